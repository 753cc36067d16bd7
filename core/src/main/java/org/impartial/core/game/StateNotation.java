package org.impartial.core.game;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** The notation of numbers, words, truth values and enum constants, and of records of these and of lists of these. */
record StateNotation<S>(Type type) implements Notation<S> {

    /**
     * Returns the notation by the type of the first small state; one that only prints for other types and obligations.
     */
    static <S> Notation<S> of(ImpartialGame<S> game) {
        Optional<S> first = game instanceof Entailing<?>
                ? Optional.empty()
                : game.smallStates().findFirst();
        return first.<Class<?>>map(state -> state instanceof Enum<?> one ? one.getDeclaringClass() : state.getClass())
                .filter(StateNotation::isWritten)
                .<Notation<S>>map(type -> new StateNotation<>(type))
                .orElseGet(Notation::printed);
    }

    private static boolean isWritten(Type type) {
        if (type instanceof ParameterizedType list) {
            return list.getRawType() == List.class && isWritten(list.getActualTypeArguments()[0]);
        }
        Class<?> simple = type instanceof Class<?> known ? known : Object.class;
        return List.of(int.class, Integer.class, long.class, Long.class, boolean.class, Boolean.class, String.class)
                        .contains(simple)
                || simple.isEnum()
                || (simple.isRecord()
                        && Arrays.stream(simple.getRecordComponents())
                                .allMatch(part ->
                                        part.getAccessor().trySetAccessible() && isWritten(part.getGenericType())));
    }

    @Override
    @SuppressWarnings("unchecked")
    public S read(Datum datum) {
        return (S) read(type, datum, "the state");
    }

    private static Object read(Type type, Datum datum, String what) {
        if (type instanceof ParameterizedType list) {
            Type item = list.getActualTypeArguments()[0];
            return datum.asItems().stream().map(one -> read(item, one, what)).toList();
        }
        Class<?> simple = (Class<?>) type;
        if (simple == int.class || simple == Integer.class) {
            return datum.asInt(what, Integer.MIN_VALUE, Integer.MAX_VALUE);
        }
        if (simple == long.class || simple == Long.class) {
            return datum.asLong(what);
        }
        if (simple.isRecord()) {
            return record(simple, datum, what);
        }
        String word = datum.toString();
        return simple == String.class ? datum.asWord(what) : constant(simple, word, what);
    }

    private static Object constant(Class<?> type, String word, String what) {
        List<Object> all = type.isEnum() ? List.of(type.getEnumConstants()) : List.of(true, false);
        return Stream.concat(
                        all.stream().filter(value -> value.toString().equals(word)),
                        all.stream().filter(value -> value.toString().equalsIgnoreCase(word)))
                .findFirst()
                .orElseThrow(() -> new NotationException(what + " is one of " + all + ", not " + word));
    }

    private static Object record(Class<?> type, Datum datum, String what) {
        RecordComponent[] parts = type.getRecordComponents();
        List<Datum> items = parts.length == 1 ? List.of(datum) : datum.asItems();
        if (items.size() != parts.length) {
            throw new NotationException(what + " is "
                    + Arrays.stream(parts).map(RecordComponent::getName).toList() + ", not " + datum.described());
        }
        Object[] values = IntStream.range(0, parts.length)
                .mapToObj(i -> read(parts[i].getGenericType(), items.get(i), parts[i].getName()))
                .toArray();
        try {
            var constructor = type.getDeclaredConstructor(
                    Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new));
            constructor.trySetAccessible();
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            throw new NotationException(what + " " + datum.described() + " is not valid: " + cause.getMessage());
        }
    }

    @Override
    public Datum write(S state) {
        return written(state);
    }

    private static Datum written(Object value) {
        if (value instanceof Number number) {
            return Datum.of(number.longValue());
        }
        if (value instanceof List<?> list) {
            return Datum.list(list.stream().map(StateNotation::written).toList());
        }
        return value.getClass().isRecord() ? writtenRecord(value) : Datum.of(value.toString());
    }

    private static Datum writtenRecord(Object value) {
        List<Datum> items = new ArrayList<>();
        try {
            for (RecordComponent part : value.getClass().getRecordComponents()) {
                part.getAccessor().trySetAccessible();
                items.add(written(part.getAccessor().invoke(value)));
            }
        } catch (ReflectiveOperationException e) {
            throw new NotationException("the state " + value + " cannot be written: " + e.getCause());
        }
        return items.size() == 1 ? items.get(0) : Datum.list(items);
    }

    /** Returns a description of this notation. */
    @Override
    public String toString() {
        return "notation of " + type.getTypeName();
    }
}
