package org.impartial.core.notation;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A piece of notation as data: a position, a move or a parameter before the rules read it and after they write it. It
 * has two spellings, text for human readers and JSON for programs.
 *
 * <p>The {@code as…} methods convert a datum; the {@link NotationException} of a failed conversion states what was
 * expected and what was found.
 *
 * <pre>{@code
 * Datum pair = Datum.of(4, 7);
 * pair.asLongs("heap", 0)[1];                          // 7
 * Datum.list(List.of(pair, Datum.of("x"))).asItems();  // [4 7, x]
 * }</pre>
 */
public sealed interface Datum {

    /** The greatest depth to which lists and objects are read; no notation needs a tenth of it. */
    int MOST_NESTED = 100;

    /** The greatest length of a quotation in an error message. */
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
     * An integer outside the range of a signed 64-bit integer.
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
     * A word that is not an integer, or whose leading zeros matter.
     *
     * @param value the word
     */
    record Word(String value) implements Datum {
        /** Words that are read as others, in parts or not at all, unless they are in quotation marks. */
        private static final Pattern MISREAD = Pattern.compile(
                "|:.*|[(].*[)]|.*[\\[\\]+,=\\p{IsWhite_Space}\u3001\u3010\u3011\u201c\u201d\uff01-\uff5e].*",
                Pattern.DOTALL);

        @Override
        public String toString() {
            return value;
        }

        @Override
        public String text() {
            return value.indexOf('"') < 0 && MISREAD.matcher(value).matches() ? '"' + value + '"' : value;
        }
    }

    /**
     * True or false.
     *
     * @param value the value
     */
    record Flag(boolean value) implements Datum {
        @Override
        public String toString() {
            return Boolean.toString(value);
        }
    }

    /** The JSON {@code null}, which stands for "any" in some parameters. */
    record Nothing() implements Datum {
        @Override
        public String toString() {
            return "null";
        }
    }

    /**
     * A list.
     *
     * @param items the items
     */
    record Seq(List<Datum> items) implements Datum {
        /**
         * Creates a list that holds an immutable copy.
         *
         * @param items the items
         */
        public Seq {
            items = List.copyOf(items);
        }

        /** Returns the items separated by spaces, with an inner list in brackets. */
        @Override
        public String toString() {
            return joined(Collectors.joining(" "), Datum::toString);
        }

        @Override
        public String text() {
            return joined(Collectors.joining(" "), Datum::text);
        }

        private String bracketed(Function<Datum, String> form) {
            return joined(Collectors.joining(",", "[", "]"), form);
        }

        private String joined(Collector<CharSequence, ?, String> list, Function<Datum, String> form) {
            return items.stream()
                    .map(item -> item instanceof Seq inner ? inner.bracketed(form) : form.apply(item))
                    .collect(list);
        }
    }

    /**
     * Named values in order, as in requests, in answers and in the moves of sums.
     *
     * @param fields the values by name
     */
    record Fields(Map<String, Datum> fields) implements Datum {
        /**
         * Creates fields from a copy in the same order.
         *
         * @param fields the values by name
         */
        public Fields {
            fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
        }

        /** Returns the names, each followed by its value. */
        @Override
        public String toString() {
            return fields.entrySet().stream()
                    .map(field -> field.getKey() + " " + field.getValue())
                    .collect(Collectors.joining(" "));
        }
    }

    /**
     * {@return an integer datum}
     *
     * @param value the integer
     */
    static Datum of(long value) {
        return new Num(value);
    }

    /**
     * {@return a word datum}
     *
     * @param value the word
     */
    static Datum of(String value) {
        return new Word(value);
    }

    /**
     * {@return a list of integers}
     *
     * @param values the integers
     */
    static Datum of(long... values) {
        return new Seq(Arrays.stream(values).<Datum>mapToObj(Num::new).toList());
    }

    /**
     * {@return a list}
     *
     * @param items the items
     */
    static Datum list(List<? extends Datum> items) {
        return new Seq(List.copyOf(items));
    }

    /**
     * {@return the exact integer that this is}
     *
     * @param what the name of the value, for error messages
     * @throws NotationException if this is not an integer, or is outside signed 64 bits
     */
    default long asLong(String what) {
        if (this instanceof Num num) {
            return num.value();
        }
        if (this instanceof Big big) {
            throw new NotationException(what + " is " + shortened(big.toString())
                    + ", which is outside the exact integers up to 9223372036854775807");
        }
        throw new NotationException(what + " must be a whole number, not " + described());
    }

    /**
     * {@return the integer that this is, with a lower bound}
     *
     * @param what the name of the value, for error messages
     * @param least the least integer that is allowed
     * @throws NotationException if this is not such an integer
     */
    default long asLong(String what, long least) {
        return asLong(what, least, Long.MAX_VALUE);
    }

    /**
     * {@return the integer that this is, in a range}
     *
     * @param what the name of the value, for error messages
     * @param least the least integer that is allowed
     * @param greatest the greatest integer that is allowed
     * @throws NotationException if this is not such an integer
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
     * {@return the integer that this is, in a range that fits an {@code int}}
     *
     * @param what the name of the value, for error messages
     * @param least the least integer that is allowed
     * @param greatest the greatest integer that is allowed
     * @throws NotationException if this is not such an integer
     */
    default int asInt(String what, int least, int greatest) {
        return Math.toIntExact(asLong(what, least, greatest));
    }

    /**
     * {@return the items of this list}
     *
     * @param what the name of the value, for error messages
     * @throws NotationException if this is not a list
     */
    default List<Datum> asList(String what) {
        if (this instanceof Seq seq) {
            return seq.items();
        }
        throw new NotationException(what + " must be a list, not " + described());
    }

    /** {@return the items of this list; any other datum is a list of one item} */
    default List<Datum> asItems() {
        return this instanceof Seq seq ? seq.items() : List.of(this);
    }

    /**
     * {@return the integers of this list, with a lower bound; an integer is a list of one}
     *
     * @param what the name of one item, for error messages
     * @param least the least integer that is allowed
     * @throws NotationException if an item is not such an integer
     */
    default long[] asLongs(String what, long least) {
        List<Datum> items = asItems();
        return IntStream.range(0, items.size())
                .mapToLong(i -> items.get(i).asLong(what + " " + i, least))
                .toArray();
    }

    /**
     * {@return the word that this is; an integer is read as its digits}
     *
     * @param what the name of the value, for error messages
     * @throws NotationException if this is neither a word nor an integer
     */
    default String asWord(String what) {
        if (this instanceof Word || this instanceof Num || this instanceof Big) {
            return toString();
        }
        throw new NotationException(what + " must be a word, not " + described());
    }

    /**
     * {@return this as {@code toString} gives it, with words in quotation marks that would be read otherwise; a word that
     * contains such a mark is as it is, since none can be in such a text}
     */
    default String text() {
        return toString();
    }

    /** {@return a description for messages, such as {@code the list [1,2]}; long texts are shortened} */
    default String described() {
        if (this instanceof Seq seq) {
            return seq.items().isEmpty() ? "an empty list" : "the list " + shortened(seq.bracketed(Datum::toString));
        }
        if (this instanceof Fields || this instanceof Nothing) {
            return this instanceof Fields ? "an object" : "an empty value";
        }
        return this instanceof Word ? "\"" + shortened(toString()) + "\"" : shortened(toString());
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST_QUOTE
                ? text
                : text.substring(0, LONGEST_QUOTE) + "... (" + text.length() + " characters)";
    }
}
