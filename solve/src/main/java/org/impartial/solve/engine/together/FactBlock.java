package org.impartial.solve.engine.together;

import java.io.ByteArrayOutputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.function.BiConsumer;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.impartial.proof.Certificate.CertificateException;

/** Facts in few bytes: their game's index, and differences of sorted keys with values, or compressed sorted lines. */
public record FactBlock(ByteBuffer in, int game) {
    private static final int SEVEN = 7;
    private static final int MASK = (1 << SEVEN) - 1;

    /** {@return a block of values of packed states, some 3 bytes for each} */
    public static byte[] of(int game, SortedMap<Long, Integer> values) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        put(out, game);
        long before = 0;
        for (Map.Entry<Long, Integer> fact : values.entrySet()) {
            put(out, fact.getKey() - before);
            put(out, fact.getValue());
            before = fact.getKey();
        }
        return out.toByteArray();
    }

    public static byte[] of(int game, List<String> lines) {
        byte[] text = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        put(out, game);
        put(out, text.length);
        Deflater deflater = new Deflater();
        deflater.setInput(text);
        deflater.finish();
        byte[] buffer = new byte[1 << 12];
        while (!deflater.finished()) {
            out.write(buffer, 0, deflater.deflate(buffer));
        }
        deflater.end();
        return out.toByteArray();
    }

    /** Begins to read a block of facts about one of some games; an error message names the source. */
    public static FactBlock read(byte[] block, int games, String source) {
        ByteBuffer in = ByteBuffer.wrap(block);
        try {
            return new FactBlock(in, (int) Objects.checkIndex(number(in), (long) games));
        } catch (BufferUnderflowException | ArithmeticException | IndexOutOfBoundsException wrong) {
            throw unreadable(source);
        }
    }

    public void values(BiConsumer<Long, Integer> reader, String source) {
        try {
            long key = 0;
            while (in.hasRemaining()) {
                key += number(in);
                reader.accept(key, Math.toIntExact(number(in)));
            }
        } catch (BufferUnderflowException | ArithmeticException cut) {
            throw unreadable(source);
        }
    }

    public List<String> lines(String source) {
        Inflater inflater = new Inflater();
        try {
            int length = Math.toIntExact(number(in));
            if (length < 0 || length > FactFolder.LONGEST) {
                throw unreadable(source);
            }
            byte[] text = new byte[length];
            inflater.setInput(in);
            if (inflater.inflate(text) != length) {
                throw unreadable(source);
            }
            return new String(text, StandardCharsets.UTF_8).lines().toList();
        } catch (BufferUnderflowException | ArithmeticException | DataFormatException cut) {
            throw unreadable(source);
        } finally {
            inflater.end();
        }
    }

    public static CertificateException unreadable(String source) {
        return new CertificateException(
                source + " holds a block that was not written by this program; delete the file");
    }

    /** Writes a number as seven bits a byte, the lowest first; all but the last byte have the highest bit. */
    private static void put(ByteArrayOutputStream out, long number) {
        long rest = number;
        for (; (rest & ~MASK) != 0; rest >>>= SEVEN) {
            out.write((int) (rest & MASK) | MASK + 1);
        }
        out.write((int) rest);
    }

    private static long number(ByteBuffer in) {
        long number = 0;
        for (int shift = 0; shift < Long.SIZE; shift += SEVEN) {
            byte next = in.get();
            number |= (long) (next & MASK) << shift;
            if (next >= 0) {
                return number;
            }
        }
        throw new ArithmeticException("a number of more than 64 bits");
    }
}
