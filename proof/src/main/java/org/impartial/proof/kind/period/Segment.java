package org.impartial.proof.kind.period;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.proof.Certificate.CertificateException;

/** The digest of the values of the heaps from {@code first} to {@code end} − 1, and the values before them. */
@SuppressWarnings("ArrayRecordComponent") // records are not compared
public record Segment(long first, long end, String digest, short[] window) {
    private static final int FIELDS = 4;
    private static final String BAR = " | ";

    public static String line(long first, long end, String digest, short[] window) {
        return "segment " + first + " " + end + " " + digest + BAR + text(window);
    }

    /** Returns the line of the window at the end. */
    public static String end(long end, short[] window) {
        return "end " + end + BAR + text(window);
    }

    /** Returns the line of the values of the first heaps. */
    public static String head(short[] values) {
        return "head" + BAR + text(values);
    }

    private static String text(short[] values) {
        return IntStream.range(0, values.length)
                .mapToObj(i -> Short.toString(values[i]))
                .collect(Collectors.joining(" "));
    }

    /** Reads a segment, or the window at the end as a segment without values. */
    static Segment read(String line) {
        String[] halves = line.split(" \\| ?", -1);
        String[] words = halves[0].split(" ", FIELDS);
        try {
            if (halves.length == 2 && words.length == FIELDS && words[0].equals("segment")) {
                return new Segment(Long.parseLong(words[1]), Long.parseLong(words[2]), words[3], values(halves[1]));
            }
            if (halves.length == 2 && words.length == 2 && words[0].equals("end")) {
                return new Segment(Long.parseLong(words[1]), Long.parseLong(words[1]), "", values(halves[1]));
            }
        } catch (NumberFormatException notRead) {
            throw new CertificateException("a segment lacks a number where one is expected: " + shown(line), notRead);
        }
        throw new CertificateException("this is not a segment: " + shown(line));
    }

    static short[] readHead(String line) {
        if (!line.startsWith("head" + BAR)) {
            throw new CertificateException("the first fact must hold the values of the first heaps: " + shown(line));
        }
        try {
            return values(line.substring(("head" + BAR).length()));
        } catch (NumberFormatException notRead) {
            throw new CertificateException("the first heaps lack a value where one is expected", notRead);
        }
    }

    private static short[] values(String text) {
        String[] words = text.isEmpty() ? new String[0] : text.split(" ", -1);
        short[] values = new short[words.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = Short.parseShort(words[i]);
            if (values[i] < 0 || values[i] >= SegmentKernel.VALUES) {
                throw new NumberFormatException(words[i]);
            }
        }
        return values;
    }

    /** Returns the number of its values. */
    long length() {
        return end - first;
    }

    /** Returns the last {@code count} values of the window. */
    short[] before(int count) {
        return Arrays.copyOfRange(window, window.length - count, window.length);
    }

    private static String shown(String line) {
        return line.length() <= 60 ? line : line.substring(0, 60) + "...";
    }

    /** A running hash of values, with the number of occurrences of each. */
    public static final class Digest {
        private long hash = 0xcbf29ce484222325L;
        private final long[] counts = new long[SegmentKernel.VALUES];

        /** Creates the digest of no values. */
        public Digest() {}

        public void add(int value) {
            hash = (hash ^ (value & 0xFF)) * 0x100000001b3L;
            hash = (hash ^ (value >>> Byte.SIZE)) * 0x100000001b3L;
            counts[value]++;
        }

        /** {@return the digest of a written form, to be continued} */
        public static Digest read(String text) {
            Digest digest = new Digest();
            int space = text.indexOf(' ');
            try {
                digest.hash = Long.parseUnsignedLong(text.substring(0, Math.max(0, space)), 16);
                for (String count : text.substring(space + 1).split(",", -1)) {
                    int colon = count.indexOf(':');
                    if (!count.isEmpty()) {
                        digest.counts[Integer.parseInt(count.substring(0, Math.max(0, colon)))] =
                                Long.parseLong(count.substring(colon + 1));
                    }
                }
            } catch (NumberFormatException | IndexOutOfBoundsException notRead) {
                throw new CertificateException("this is not a digest of values: " + shown(text), notRead);
            }
            return digest;
        }

        /** Returns the hash and the counts in their written form. */
        @Override
        public String toString() {
            return IntStream.range(0, counts.length)
                    .filter(value -> counts[value] > 0)
                    .mapToObj(value -> value + ":" + counts[value])
                    .collect(Collectors.joining(",", String.format("%016x ", hash), ""));
        }
    }
}
