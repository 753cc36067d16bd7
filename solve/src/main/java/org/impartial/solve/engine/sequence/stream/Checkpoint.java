package org.impartial.solve.engine.sequence.stream;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.proof.file.WholeFile;
import org.impartial.solve.engine.sequence.GrundySequence.CheckpointException;
import org.impartial.solve.engine.sequence.octal.table.HeapTable;
import org.impartial.solve.engine.sequence.word.Fnv;
import org.impartial.solve.engine.sequence.word.GrowingWord;
import org.impartial.solve.engine.sequence.word.IntWord;
import org.impartial.solve.engine.sequence.word.NaiveEngine;
import org.impartial.solve.engine.sequence.word.Word;

/**
 * The file format of values: {@code impartial sequence 1}, the identity of the game, the numbers of values and of bytes
 * of each (1, 2 or 4), the values with the highest byte first, and the {@link Fnv} hash of all these.
 */
public final class Checkpoint {
    private static final String MAGIC = "impartial sequence 1";
    private static final int BUFFER = 1 << 16;

    /** The greatest number of values of a file that are compared with the rules. */
    private static final int PROBE = 256;

    private Checkpoint() {}

    public static void write(Path file, String identity, Word word) throws IOException {
        WholeFile.write(file, stream -> {
            DataOutputStream out = new DataOutputStream(new BufferedOutputStream(stream, BUFFER));
            write(out, identity, word, octets(word));
            out.flush();
        });
    }

    private static void write(DataOutputStream out, String identity, Word word, int octets) throws IOException {
        out.writeUTF(MAGIC);
        out.writeUTF(identity);
        out.writeInt(word.length());
        out.writeByte(octets);
        Fnv fnv = seal(identity, word.length(), octets);
        for (int heap = 0; heap < word.length(); heap++) {
            int value = word.at(heap);
            fnv.add(value);
            for (int shift = 8 * octets - 8; shift >= 0; shift -= 8) {
                out.writeByte(value >>> shift);
            }
        }
        out.writeLong(fnv.hash());
    }

    /** Reads values, of which the first are compared with the rules. */
    public static Word read(Path file, String identity, HeapGame game) throws IOException {
        Word word = read(file, identity);
        NaiveEngine rules = new NaiveEngine(game);
        rules.extend(Math.min(PROBE, word.length()), Meter.unlimited());
        requireSame(file, word, rules);
        return word;
    }

    public static Word read(Path file, String identity) throws IOException {
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), BUFFER))) {
            require(in.readUTF().equals(MAGIC), file, "is not a checkpoint of a sequence");
            String found = in.readUTF();
            require(found.equals(identity), file, "belongs to \"" + found + "\", not to \"" + identity + "\"");
            Word word = values(file, in, identity);
            require(in.read() < 0, file, "continues after its end");
            return word;
        } catch (EOFException | UTFDataFormatException e) {
            throw refused(file, "is truncated or is not a checkpoint of a sequence");
        }
    }

    private static Word values(Path file, DataInputStream in, String identity) throws IOException {
        int length = in.readInt();
        int octets = in.readByte();
        require(length >= 0 && (octets == 1 || octets == 2 || octets == 4), file, "has a damaged header");
        GrowingWord word = octets == 1 ? new HeapTable() : new IntWord();
        Fnv fnv = seal(identity, length, octets);
        for (int heap = 0; heap < length; heap++) {
            int value = 0;
            for (int octet = 0; octet < octets; octet++) {
                value = value << 8 | in.readUnsignedByte();
            }
            fnv.add(value);
            word.append(value);
        }
        require(in.readLong() == fnv.hash(), file, "is damaged: its checksum is wrong");
        return word;
    }

    /** Checks that the values of a file equal the known values, as far as both go. */
    public static void requireSame(Path file, Word saved, Word known) {
        for (int heap = 0; heap < Math.min(saved.length(), known.length()); heap++) {
            require(
                    saved.at(heap) == known.at(heap),
                    file,
                    "states G(" + heap + ") = " + saved.at(heap) + ", and by the rules it is " + known.at(heap));
        }
    }

    private static int octets(Word word) {
        int bits = 0;
        for (int heap = 0; heap < word.length(); heap++) {
            bits |= word.at(heap);
        }
        return bits < 1 << 8 ? 1 : bits < 1 << 16 ? 2 : 4;
    }

    private static Fnv seal(String identity, int length, int octets) {
        Fnv fnv = new Fnv();
        identity.chars().forEach(fnv::add);
        fnv.add(length);
        fnv.add(octets);
        return fnv;
    }

    public static void require(boolean good, Path file, String wrong) {
        if (!good) {
            throw refused(file, wrong);
        }
    }

    private static CheckpointException refused(Path file, String wrong) {
        return new CheckpointException("the file " + file + " " + wrong
                + "; none of it was used. Resume from another checkpoint of this game, or compute anew");
    }
}
