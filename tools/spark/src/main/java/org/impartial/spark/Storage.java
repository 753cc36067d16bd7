package org.impartial.spark;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.Serializable;
import java.io.UTFDataFormatException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import org.impartial.sweep.store.SweepException;

/** The files of a sweep in a directory, with its identity; renamed when complete, so that repeated tasks leave one. */
record Storage(String directory, String seal) implements Serializable {
    private static final int BUFFER = 1 << 16;

    private Folder folder() {
        return Folder.of(directory);
    }

    boolean has(String name) throws IOException {
        return folder().has(name);
    }

    void delete(String name) throws IOException {
        folder().delete(name);
    }

    void write(String name, SentBlock block) throws IOException {
        write(name, List.of(block));
    }

    void write(String name, List<SentBlock> blocks) throws IOException {
        Folder folder = folder();
        String part = name + "." + UUID.randomUUID() + ".part";
        try {
            CheckedOutputStream checked =
                    new CheckedOutputStream(new BufferedOutputStream(folder.create(part), BUFFER), new CRC32C());
            try (DataOutputStream out = new DataOutputStream(checked)) {
                out.writeUTF(seal);
                out.writeInt(blocks.size());
                for (SentBlock block : blocks) {
                    write(out, block);
                }
                out.writeLong(checked.getChecksum().getValue());
            }
            folder.move(part, name);
        } finally {
            folder.delete(part);
        }
    }

    private static void write(DataOutputStream out, SentBlock block) throws IOException {
        out.writeInt(block.from());
        out.writeInt(block.level());
        out.writeInt(block.keys().length);
        out.writeInt(block.codes().length);
        out.write(block.keys());
        out.write(block.codes());
    }

    SentBlock only(String name) throws IOException {
        return read(name).get(0);
    }

    List<SentBlock> read(String name) throws IOException {
        CheckedInputStream checked =
                new CheckedInputStream(new BufferedInputStream(folder().open(name), BUFFER), new CRC32C());
        try (DataInputStream in = new DataInputStream(checked)) {
            String found = in.readUTF();
            if (!found.equals(seal)) {
                throw refused(name, "belongs to another sweep: it states \"" + found + "\", not \"" + seal + "\"");
            }
            List<SentBlock> blocks = new ArrayList<>();
            for (int left = in.readInt(); left > 0; left--) {
                blocks.add(block(in, name));
            }
            long sum = checked.getChecksum().getValue();
            if (in.readLong() != sum || in.read() >= 0) {
                throw refused(name, "is damaged: its checksum is wrong, or not at the end");
            }
            return blocks;
        } catch (EOFException | UTFDataFormatException e) {
            throw refused(name, "is truncated or damaged");
        }
    }

    private SentBlock block(DataInputStream in, String name) throws IOException {
        int from = in.readInt();
        int level = in.readInt();
        int keys = in.readInt();
        int codes = in.readInt();
        if (keys < 0 || codes < 0) {
            throw refused(name, "is damaged: a length is below 0");
        }
        byte[] keyBytes = in.readNBytes(keys);
        byte[] codeBytes = in.readNBytes(codes);
        if (keyBytes.length < keys || codeBytes.length < codes) {
            throw refused(name, "is truncated");
        }
        return new SentBlock(from, level, keyBytes, codeBytes);
    }

    SweepException refused(String name, String wrong) {
        return new SweepException("the file " + name + " in " + directory + " " + wrong
                + "; sweep again in another directory, or restore the file from a copy");
    }
}
