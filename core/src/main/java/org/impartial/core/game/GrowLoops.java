package org.impartial.core.game;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.util.Objects;

/**
 * A loop of its own for each class of rules. The compiler of the virtual machine learns by the place of a call what is
 * called there. In one loop for all rules it learns that anything may be, and then every heap costs a call, and what the
 * rules offer is taken by whatever takes options anywhere. In a loop that has met one class of rules these are written
 * into the loop, and it is known that a table takes what they offer.
 *
 * <p>A copy is a hidden class, a few hundred bytes, and goes when the class of the rules does. Safe for use by several
 * threads.
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

    /** What a copy of the loop can do. */
    interface Growing {
        /** Gives a table the values of the heaps below a size. */
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
            throw new IllegalStateException("a copy of a class of this package can be made", e);
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
