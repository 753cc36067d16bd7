package org.impartial.core.library.provider;

import com.google.common.io.Resources;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.Consumer;
import java.util.function.Function;

/** Loads providers one by one, so that a faulty one, which is logged once, does not prevent the use of others. */
public final class Providers {
    /** The name of the logger of what is wrong with providers. */
    public static final String LOGGER = "org.impartial.providers";

    /** The greatest number of entries that cannot be read, after which the rest is given up. */
    private static final int MOST_UNREAD = 100;

    private static final String LIBRARY = "org.impartial.";
    private static final Map<ClassLoader, Set<String>> LOGGED = new WeakHashMap<>();

    private Providers() {}

    /**
     * Uses each provider of a service, those of this library first; one that is rejected by an exception or an error
     * has no effect. Returns for each that is left out a sentence with its class, its jar and the reason.
     */
    public static <P> List<String> each(
            Class<P> service, Function<ClassLoader, ServiceLoader<P>> loading, Consumer<? super P> use) {
        List<String> leftOut = new ArrayList<>();
        List<ServiceLoader.Provider<P>> named = new ArrayList<>();
        Iterator<ServiceLoader.Provider<P>> all =
                loading.apply(loader()).stream().iterator();
        while (leftOut.size() < MOST_UNREAD) {
            try {
                if (!all.hasNext()) {
                    break;
                }
                named.add(all.next());
            } catch (ServiceConfigurationError unread) {
                leftOut.add("a provider was left out: " + unread.getMessage() + lists(service, unread));
            }
        }
        named.sort(Comparator.comparing(provider -> !isOwn(provider.type())));
        named.forEach(provider -> use(provider, use).ifPresent(leftOut::add));
        leftOut.forEach(Providers::log);
        return List.copyOf(leftOut);
    }

    /**
     * Returns the class loader that finds providers: that of this thread, or that of this library if the former does not
     * know it, as in a pool of threads that programs share. On the module path the platform's finds our classes only.
     */
    static ClassLoader loader() {
        ClassLoader own = Providers.class.getClassLoader();
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        try {
            boolean knows = loader != null
                    && loader != ClassLoader.getPlatformClassLoader()
                    && Class.forName(Providers.class.getName(), false, loader) == Providers.class;
            return knows ? loader : own;
        } catch (ClassNotFoundException unknown) {
            return own;
        }
    }

    /** Logs a sentence about a provider, unless it was logged for the providers of the same loader. */
    static void log(String sentence) {
        synchronized (LOGGED) {
            if (!LOGGED.computeIfAbsent(loader(), any -> new HashSet<>()).add(sentence)) {
                return;
            }
        }
        System.getLogger(LOGGER).log(Level.WARNING, sentence);
    }

    /** Returns whether a provider is a part of this library, whose faults are not those of a jar. */
    static boolean isOwn(Class<?> provider) {
        return provider.getName().startsWith(LIBRARY);
    }

    /** Returns the list of providers from which an entry comes that cannot be read. */
    private static String lists(Class<?> service, ServiceConfigurationError unread) {
        String error = String.valueOf(unread.getMessage());
        try {
            for (URL list : Collections.list(loader().getResources("META-INF/services/" + service.getName()))) {
                String names = Resources.toString(list, StandardCharsets.UTF_8);
                if (names.lines().anyMatch(name -> !name.isBlank() && error.contains(" " + name.strip() + " "))) {
                    return ", named in " + list;
                }
            }
            return "";
        } catch (IOException closed) {
            return ", named in a list that cannot be read (" + closed.getMessage() + ")";
        }
    }

    @SuppressWarnings("IllegalCatch") // a class of another program may throw anything
    private static <P> Optional<String> use(ServiceLoader.Provider<P> provider, Consumer<? super P> use) {
        try {
            use.accept(provider.get());
            return Optional.empty();
        } catch (ServiceConfigurationError failed) {
            return Optional.of(leftOut(provider.type(), failed.getCause() == null ? failed : failed.getCause()));
        } catch (OutOfMemoryError full) {
            throw full;
        } catch (Throwable failed) {
            return Optional.of(leftOut(provider.type(), failed));
        }
    }

    private static String leftOut(Class<?> provider, Throwable failed) {
        String reason = failed instanceof IllegalArgumentException && failed.getMessage() != null
                ? failed.getMessage()
                : failed.toString();
        return name(provider) + " was left out: " + reason;
    }

    /** Returns the name of a provider and its jar. */
    static String name(Class<?> provider) {
        CodeSource source = provider.getProtectionDomain().getCodeSource();
        return "the provider " + provider.getName()
                + (source == null || source.getLocation() == null ? "" : " in " + source.getLocation());
    }
}
