package org.impartial.core.library.provider;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.Consumer;

/** Loads providers of services one by one, so that a faulty one does not prevent the use of the others. */
public final class Providers {
    /** The greatest number of entries that cannot be read, after which the rest is given up. */
    private static final int MOST_UNREAD = 100;

    private Providers() {}

    /**
     * Uses each provider of a service.
     *
     * @param service the service
     * @param loader loads the providers; made by the module that declares the use of the service
     * @param use uses one; a provider that it rejects by an exception has no effect
     * @param <P> the service
     * @return for each provider that is left out, a sentence with its class, its jar and the reason
     */
    public static <P> List<String> each(Class<P> service, ServiceLoader<P> loader, Consumer<? super P> use) {
        List<String> leftOut = new ArrayList<>();
        Iterator<ServiceLoader.Provider<P>> all = loader.stream().iterator();
        while (leftOut.size() < MOST_UNREAD) {
            try {
                if (!all.hasNext()) {
                    break;
                }
                use(all.next(), use).ifPresent(leftOut::add);
            } catch (ServiceConfigurationError unread) {
                leftOut.add("a provider was left out: " + unread.getMessage() + lists(service, unread));
            }
        }
        return List.copyOf(leftOut);
    }

    /** Returns the list of providers from which an entry comes that cannot be read. */
    private static String lists(Class<?> service, ServiceConfigurationError unread) {
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        if (loader == null) {
            return "";
        }
        String error = String.valueOf(unread.getMessage());
        try {
            for (URL list : Collections.list(loader.getResources("META-INF/services/" + service.getName()))) {
                try (InputStream in = list.openStream()) {
                    String names = new String(in.readAllBytes(), StandardCharsets.UTF_8);
                    if (names.lines().anyMatch(name -> !name.isBlank() && error.contains(" " + name.strip() + " "))) {
                        return ", named in " + list;
                    }
                }
            }
            return "";
        } catch (IOException closed) {
            return ", named in a list that cannot be read (" + closed.getMessage() + ")";
        }
    }

    private static <P> Optional<String> use(ServiceLoader.Provider<P> provider, Consumer<? super P> use) {
        try {
            use.accept(provider.get());
            return Optional.empty();
        } catch (ServiceConfigurationError failed) {
            return Optional.of(leftOut(provider.type(), failed.getCause() == null ? failed : failed.getCause()));
        } catch (RuntimeException | LinkageError failed) {
            return Optional.of(leftOut(provider.type(), failed));
        }
    }

    private static String leftOut(Class<?> provider, Throwable failed) {
        CodeSource source = provider.getProtectionDomain().getCodeSource();
        String reason = failed instanceof IllegalArgumentException && failed.getMessage() != null
                ? failed.getMessage()
                : failed.toString();
        return "the provider " + provider.getName()
                + (source == null || source.getLocation() == null ? "" : " in " + source.getLocation())
                + " was left out: " + reason;
    }
}
