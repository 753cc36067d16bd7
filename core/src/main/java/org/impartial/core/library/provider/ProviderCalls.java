package org.impartial.core.library.provider;

import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.ImpartialException;
import org.jspecify.annotations.Nullable;

/** Calls loaded providers, those of other programs on a thread of their own, so that limits hold in any case. */
public final class ProviderCalls {
    private static final long POLL_MILLIS = 20;

    private ProviderCalls() {}

    /** Signals that a provider of another program failed. */
    public static final class ProviderException extends ImpartialException {
        private static final long serialVersionUID = 1L;

        private ProviderException(Object provider, String what) {
            super(sentence(provider, what));
        }

        private ProviderException(Object provider, Throwable cause) {
            super(sentence(provider, cause.toString()), cause);
        }

        private static String sentence(Object provider, String what) {
            return Providers.name(provider.getClass()) + " failed: " + what
                    + "; correct that class, or leave its jar out";
        }
    }

    /**
     * Calls a provider, or an object that it made, under the limits of a meter. Throws a {@link ProviderException} if
     * one of another program returns null or throws what is not an {@link ImpartialException}.
     */
    public static <T> T get(Object provider, Meter meter, Supplier<T> call) {
        if (Providers.isOwn(provider.getClass())) {
            return call.get();
        }
        FutureTask<@Nullable T> task = new FutureTask<>(call::get);
        Thread thread = new Thread(task, provider.getClass().getName());
        thread.setDaemon(true);
        thread.start();
        try {
            @Nullable T result = waited(task, meter);
            if (result == null) {
                throw new ProviderException(provider, "it returned null");
            }
            return result;
        } catch (ExecutionException failed) {
            throw failure(provider, failed);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new ProviderException(provider, stop);
        } finally {
            task.cancel(true);
        }
    }

    private static <T> @Nullable T waited(FutureTask<@Nullable T> task, Meter meter)
            throws ExecutionException, InterruptedException {
        while (true) {
            try {
                return task.get(POLL_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException working) {
                meter.poll();
            }
        }
    }

    private static RuntimeException failure(Object provider, ExecutionException failed) {
        Throwable cause = Objects.requireNonNull(failed.getCause());
        if (cause instanceof OutOfMemoryError full) {
            throw full;
        }
        return cause instanceof ImpartialException stated ? stated : new ProviderException(provider, cause);
    }

    /** Calls a provider that can be done without: if it fails, this is logged. */
    public static <T> Optional<T> attempt(Object provider, Meter meter, Supplier<T> call) {
        try {
            return Optional.of(get(provider, meter, call));
        } catch (ProviderException failed) {
            Providers.log(failed.getMessage());
            return Optional.empty();
        }
    }
}
