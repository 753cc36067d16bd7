package org.impartial.solve.engine.together;

import com.google.common.hash.Hashing;
import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.file.GrowingFile;

/**
 * A folder in which each process has a file of the facts that it found, and reads the files of the others. A file is
 * only ever extended, by its own process, so no lock is needed. It consists of the header of its {@link FactSubject}
 * and of blocks: the length, the CRC-32 and the bytes. Not safe for use by several threads.
 */
final class FactFolder implements Closeable {
    /** The greatest length of a block in bytes. */
    static final int LONGEST = 1 << 26;

    private static final String SUFFIX = ".facts";
    private static final int PREFIX = 2 * Integer.BYTES;

    private final Path folder;
    private final Path own;
    final int number;
    private final GrowingFile out;
    private final byte[] header;
    /** The length of the part of each file that has been read. */
    private final Map<Path, Long> ends = new HashMap<>();

    private FactFolder(Path folder, int number, byte[] header) throws IOException {
        this.folder = folder;
        this.number = number;
        this.own = file(folder, number);
        this.header = header;
        this.out = GrowingFile.create(own);
        out.append(header);
    }

    /** Creates the file of this process; also the folder, if it does not exist. */
    static FactFolder join(Path folder, FactSubject subject) throws IOException {
        byte[] header = subject.header().getBytes(StandardCharsets.UTF_8);
        Files.createDirectories(folder);
        for (int number = 1; ; number++) {
            try {
                return new FactFolder(folder, number, header);
            } catch (FileAlreadyExistsException taken) {
                if (!taken.getFile().equals(file(folder, number).toString())) {
                    throw taken;
                }
            }
        }
    }

    private static Path file(Path folder, int number) {
        return folder.resolve(number + SUFFIX);
    }

    String name() {
        return own.toString();
    }

    void append(List<byte[]> blocks) throws IOException {
        if (blocks.isEmpty()) {
            return;
        }
        ByteBuffer all = ByteBuffer.allocate(
                blocks.stream().mapToInt(block -> PREFIX + block.length).sum());
        blocks.forEach(block -> all.putInt(block.length).putInt(checksum(block)).put(block));
        out.append(all.array());
    }

    /** Reads the complete blocks added to files of others since the last call; a damaged file is named. */
    void read(BiConsumer<byte[], String> reader) throws IOException {
        NavigableSet<Path> files = new TreeSet<>();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, "*" + SUFFIX)) {
            all.forEach(files::add);
        } catch (DirectoryIteratorException failure) {
            throw failure.getCause();
        }
        files.remove(own);
        for (Path file : files) {
            if (Files.size(file) > ends.getOrDefault(file, 0L)) {
                ends.put(file, read(file, ends.getOrDefault(file, 0L), reader));
            }
        }
    }

    /** Reads a file from a place on, and returns the place up to which it is complete. */
    private long read(Path file, long from, BiConsumer<byte[], String> reader) throws IOException {
        long size = Files.size(file);
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            in.skipNBytes(from);
            if (from == 0 && !readHeader(in, file)) {
                return 0;
            }
            for (long at = Math.max(from, header.length); ; ) {
                byte[] prefix = in.readNBytes(PREFIX);
                if (prefix.length < PREFIX) {
                    return at;
                }
                int length = ByteBuffer.wrap(prefix).getInt();
                if (length < 1 || length > LONGEST) {
                    throw damaged(file, at);
                }
                byte[] block = in.readNBytes(length);
                long end = at + PREFIX + length;
                boolean whole = block.length == length
                        && checksum(block) == ByteBuffer.wrap(prefix).getInt(Integer.BYTES);
                if (!whole && end < size) {
                    throw damaged(file, at);
                }
                if (!whole) {
                    return at;
                }
                reader.accept(block, file.toString());
                at = end;
            }
        }
    }

    private boolean readHeader(InputStream in, Path file) throws IOException {
        byte[] start = in.readNBytes(header.length);
        if (!Arrays.equals(start, Arrays.copyOf(header, start.length))) {
            throw new CertificateException(file
                    + " holds facts about something else, or is not a file of facts; use a folder of its own for each"
                    + " position");
        }
        return start.length == header.length;
    }

    private static CertificateException damaged(Path file, long at) {
        return new CertificateException(
                file + " is damaged at byte " + at + "; delete it, the other files of the folder remain valid");
    }

    private static int checksum(byte[] block) {
        return Hashing.crc32().hashBytes(block).asInt();
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
