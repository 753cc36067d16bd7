package org.impartial.core.game.heap;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.util.Objects;

/**
 * A separate copy of the loop for each class of rules, as a hidden class of a few hundred bytes that is unloaded with
 * the rules. In one loop for all rules the call site becomes megamorphic, so that every option costs a virtual call;
 * here the rules and the collector are inlined.
 */
final class GrowLoops {
    private static final byte[] CLASS = bytes();
    private static final ClassValue<Growing> COPIES = new ClassValue<>() {
        @Override
        protected Growing computeValue(Class<?> rules) {
            return copy();
        }
    };

    private GrowLoops() {}

    /** The operation of a copy of the loop. */
    interface Growing {
        /** Extends a table to the values of the heaps below a size. */
        void grow(GrundyTable table, HeapGame rules, int heaps);
    }

    /** Returns the loop for the rules of a class. */
    static Growing of(HeapGame rules) {
        return COPIES.get(rules.getClass());
    }

    private static Growing copy() {
        try {
            return (Growing) MethodHandles.lookup()
                    .defineHiddenClass(CLASS, true)
                    .lookupClass()
                    .getDeclaredConstructor()
                    .newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a class of this package cannot be copied", e);
        }
    }

    private static byte[] bytes() {
        String file = GrowLoop.class.getSimpleName() + ".class";
        try (InputStream in = Objects.requireNonNull(GrowLoop.class.getResourceAsStream(file), file)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
