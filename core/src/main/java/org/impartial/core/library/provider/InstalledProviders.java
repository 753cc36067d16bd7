package org.impartial.core.library.provider;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The providers of a service that are used often, for the class loader of the thread. Safe for several threads. */
public final class InstalledProviders<P> {
    private final Class<P> service;
    private final Function<ClassLoader, ServiceLoader<P>> loading;
    private volatile @Nullable Loaded<P> last;

    private record Loaded<P>(ClassLoader loader, List<P> providers) {
        private boolean isFor(@Nullable ClassLoader ofThread) {
            return loader == ofThread || loader == Providers.loader();
        }
    }

    /** Creates the list; the loader is made in the module that declares the use of the service. */
    public InstalledProviders(Class<P> service, Function<ClassLoader, ServiceLoader<P>> loading) {
        this.service = service;
        this.loading = loading;
    }

    /** {@return the providers for the class loader of this thread that can be used, those of this library first} */
    public List<P> get() {
        Loaded<P> loaded = last;
        if (loaded == null || !loaded.isFor(Thread.currentThread().getContextClassLoader())) {
            List<P> providers = new ArrayList<>();
            Providers.each(service, loading, providers::add);
            loaded = new Loaded<>(Providers.loader(), List.copyOf(providers));
            last = loaded;
        }
        return loaded.providers;
    }
}
