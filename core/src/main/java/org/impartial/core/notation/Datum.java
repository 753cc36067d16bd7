package org.impartial.core.notation;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A piece of notation as data: what a position, a move or a parameter looks like before and after the rules read it.
 * The text for people and the JSON for programs are two spellings of it.
 *
 * <p>The {@code as…} methods read a datum and say in the {@link NotationException} what was expected and what stood
 * there.
 */
public sealed interface Datum {

    /** Lists and objects are read no deeper than this; no notation needs a tenth of it. */
    int MOST_NESTED = 100;

    /** An error quotes no more of what was written than this. */
    int LONGEST_QUOTE = 80;

    /**
     * An exact integer.
     *
     * @param value the integer
     */
    record Num(long value) implements Datum {
        @Override
        public String toString() {
            return Long.toString(value);
        }
    }

    /**
     * An integer beyond 64 bits with a sign.
     *
     * @param value the integer
     */
    record Big(BigInteger value) implements Datum {
        @Override
        public String toString() {
            return value.toString();
        }
    }

    /**
     * A word that is no integer, or one whose leading zeros matter.
     *
     * @param value the word
     */
    record Word(String value) implements Datum {
        @Override
        public String toString() {
            return value;
        }
    }

    /**
     * True or false.
     *
     * @param value which
     */
    record Flag(boolean value) implements Datum {
        @Override
        public String toString() {
            return Boolean.toString(value);
        }
    }

    /** The JSON {@code null}, by which some parameters say "any". */
    record Nothing() implements Datum {
        @Override
        public String toString() {
            return "null";
        }
    }

    /**
     * A list.
     *
     * @param items what it holds
     */
    record Seq(List<Datum> items) implements Datum {
        /**
         * Keeps an immutable copy.
         *
         * @param items what it holds
         */
        public Seq {
            items = List.copyOf(items);
        }

        /** Items after one another; an inner list in brackets. */
        @Override
        public String toString() {
            return items.stream()
                    .map(item -> item instanceof Seq inner ? inner.bracketed() : item.toString())
                    .collect(Collectors.joining(" "));
        }

        private String bracketed() {
            return items.stream()
                    .map(item -> item instanceof Seq inner ? inner.bracketed() : item.toString())
                    .collect(Collectors.joining(",", "[", "]"));
        }
    }

    /**
     * Named values, in their order; only answers have them.
     *
     * @param fields the values by name
     */
    record Fields(Map<String, Datum> fields) implements Datum {
        /**
         * Keeps a copy in the same order.
         *
         * @param fields the values by name
         */
        public Fields {
            fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
        }

        /** Returns each name and its value after one another. */
        @Override
        public String toString() {
            return fields.entrySet().stream()
                    .map(field -> field.getKey() + " " + field.getValue())
                    .collect(Collectors.joining(" "));
        }
    }

    /**
     * Returns an integer datum.
     *
     * @param value the integer
     * @return the datum
     */
    static Datum of(long value) {
        return new Num(value);
    }

    /**
     * Returns a word datum.
     *
     * @param value the word
     * @return the datum
     */
    static Datum of(String value) {
        return new Word(value);
    }

    /**
     * Returns a list of integers.
     *
     * @param values the integers
     * @return the datum
     */
    static Datum of(long... values) {
        return new Seq(Arrays.stream(values).<Datum>mapToObj(Num::new).toList());
    }

    /**
     * Returns a list.
     *
     * @param items what it holds
     * @return the datum
     */
    static Datum list(List<? extends Datum> items) {
        return new Seq(new ArrayList<>(items));
    }

    /**
     * Reads an exact integer.
     *
     * @param what the name of the thing read, for the error
     * @return the integer
     * @throws NotationException if this is no integer, or one outside signed 64 bits
     */
    default long asLong(String what) {
        if (this instanceof Num num) {
            return num.value();
        }
        if (this instanceof Big big) {
            throw new NotationException(what + " is " + shortened(big.toString())
                    + ", which is outside the exact integers up to 9223372036854775807");
        }
        throw new NotationException(what + " must be a whole number, not " + describe());
    }

    /**
     * Reads an integer that is at least some bound.
     *
     * @param what the name of the thing read, for the error
     * @param least the least integer that is allowed
     * @return the integer
     * @throws NotationException if this is no such integer
     */
    default long asLong(String what, long least) {
        return asLong(what, least, Long.MAX_VALUE);
    }

    /**
     * Reads an integer in a range.
     *
     * @param what the name of the thing read, for the error
     * @param least the least integer that is allowed
     * @param greatest the greatest integer that is allowed
     * @return the integer
     * @throws NotationException if this is no such integer
     */
    default long asLong(String what, long least, long greatest) {
        long value = asLong(what);
        if (value < least || value > greatest) {
            throw new NotationException(what + " is " + value + "; it must be "
                    + (greatest == Long.MAX_VALUE ? "at least " + least : "from " + least + " to " + greatest));
        }
        return value;
    }

    /**
     * Reads an integer in a range that fits an {@code int}.
     *
     * @param what the name of the thing read, for the error
     * @param least the least integer that is allowed
     * @param greatest the greatest integer that is allowed
     * @return the integer
     * @throws NotationException if this is no such integer
     */
    default int asInt(String what, int least, int greatest) {
        return Math.toIntExact(asLong(what, least, greatest));
    }

    /**
     * Reads a list.
     *
     * @param what the name of the thing read, for the error
     * @return its items
     * @throws NotationException if this is no list
     */
    default List<Datum> asList(String what) {
        if (this instanceof Seq seq) {
            return seq.items();
        }
        throw new NotationException(what + " must be a list, not " + describe());
    }

    /**
     * Reads a list, or a lone datum as a list of one.
     *
     * @return its items
     */
    default List<Datum> asItems() {
        return this instanceof Seq seq ? seq.items() : List.of(this);
    }

    /**
     * Reads a list of integers that are at least some bound; a lone integer is a list of one.
     *
     * @param what the name of one item, for the error
     * @param least the least integer that is allowed
     * @return the integers
     * @throws NotationException if some item is no such integer
     */
    default long[] asLongs(String what, long least) {
        List<Datum> items = asItems();
        long[] values = new long[items.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = items.get(i).asLong(this instanceof Seq ? what + " " + i : what, least);
        }
        return values;
    }

    /**
     * Reads a word; an integer is read as its digits.
     *
     * @param what the name of the thing read, for the error
     * @return the word
     * @throws NotationException if this is neither
     */
    default String asWord(String what) {
        if (this instanceof Word || this instanceof Num || this instanceof Big) {
            return toString();
        }
        throw new NotationException(what + " must be a word, not " + describe());
    }

    private String describe() {
        if (this instanceof Seq seq) {
            return seq.items().isEmpty() ? "an empty list" : "the list " + shortened(seq.bracketed());
        }
        if (this instanceof Fields) {
            return "an object";
        }
        if (this instanceof Nothing) {
            return "an empty value";
        }
        return this instanceof Word ? "\"" + shortened(toString()) + "\"" : shortened(toString());
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST_QUOTE
                ? text
                : text.substring(0, LONGEST_QUOTE) + "... (" + text.length() + " characters)";
    }
}
