package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.notation.NotationException;
import org.jspecify.annotations.Nullable;

/**
 * What is no state of a game: states that are spoilt one number at a time, to what no game of such states can have, a number
 * below 0 or null. What the type of a state refuses by itself cannot be asked of a game and is as good.
 */
final class SpoiltStates {
    private static final int SOME = 12;

    private SpoiltStates() {}

    /** Those that a game takes for states. */
    static <S> List<String> taken(ImpartialGame<S> game) {
        List<@Nullable Object> none = new ArrayList<>();
        none.add(null);
        game.smallStates().limit(SOME).forEach(state -> spoil(state, none));
        assertTrue(none.size() > 1 || game.smallStates().limit(SOME).allMatch(SpoiltStates::closed), game.name());
        return none.stream()
                .filter(spoilt -> takes(game, spoilt))
                .map(String::valueOf)
                .toList();
    }

    /** A state that is made by the methods of its type alone, and so is never wrong. */
    private static boolean closed(Object state) {
        return (state instanceof List<?> list && list.isEmpty())
                || Stream.of(state.getClass().getDeclaredConstructors())
                        .noneMatch(made -> Modifier.isPublic(made.getModifiers()));
    }

    @SuppressWarnings("unchecked") // The states are of the game's type but for what is spoilt.
    private static <S> boolean takes(ImpartialGame<S> game, @Nullable Object state) {
        try {
            game.requireState((S) state);
            return true;
        } catch (NotationException refused) {
            assertFalse(String.valueOf(refused.getMessage()).isBlank());
            return false;
        }
    }

    /** Adds what comes of a state by spoiling one number of it, or one part. */
    private static void spoil(Object state, List<@Nullable Object> out) {
        if (state instanceof Long) {
            out.add(-1L);
            out.add(Long.MIN_VALUE);
        } else if (state instanceof Integer) {
            out.add(-1);
            out.add(Integer.MIN_VALUE);
        } else if (state instanceof BigInteger) {
            out.add(BigInteger.ONE.negate());
        } else if (state instanceof List<?> list) {
            spoilList(list, out);
        } else if (state instanceof Record made) {
            spoilRecord(made, out);
        }
    }

    private static void spoilList(List<?> list, List<@Nullable Object> out) {
        for (int i = 0; i < list.size(); i++) {
            List<@Nullable Object> others = new ArrayList<>();
            others.add(null);
            spoil(list.get(i), others);
            for (Object other : others) {
                List<@Nullable Object> changed = new ArrayList<>(list);
                changed.set(i, other);
                out.add(changed);
            }
        }
    }

    private static void spoilRecord(Record state, List<@Nullable Object> out) {
        RecordComponent[] parts = state.getClass().getRecordComponents();
        try {
            Class<?>[] types =
                    Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
            Constructor<?> maker = state.getClass().getDeclaredConstructor(types);
            maker.setAccessible(true);
            Object[] values = new Object[parts.length];
            for (int i = 0; i < parts.length; i++) {
                parts[i].getAccessor().setAccessible(true);
                values[i] = parts[i].getAccessor().invoke(state);
            }
            for (int i = 0; i < parts.length; i++) {
                List<@Nullable Object> others = new ArrayList<>();
                if (values[i] instanceof Position) {
                    others.add(null);
                }
                spoil(values[i], others);
                for (Object other : others) {
                    Object[] changed = values.clone();
                    changed[i] = other;
                    add(maker, changed, out);
                }
            }
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(state + " cannot be taken apart", e);
        }
    }

    private static void add(Constructor<?> maker, Object[] values, List<@Nullable Object> out)
            throws ReflectiveOperationException {
        try {
            out.add(maker.newInstance(values));
        } catch (InvocationTargetException refused) {
            assertTrue(
                    refused.getCause() instanceof NotationException
                            || Arrays.toString(values).contains("null"),
                    () -> maker + " of " + Arrays.toString(values) + " fails by " + refused.getCause());
            out.add(null);
        }
    }
}
