package org.impartial.proof.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Files are written under the rules of Windows: drives, backslashes, names that differ in case only, no permissions. */
class WindowsFilesTest {
    private final FileSystem windows = Jimfs.newFileSystem(Configuration.windows());
    private Path folder;

    @BeforeEach
    void makeFolder() throws IOException {
        folder = Files.createDirectories(windows.getPath("C:\\Users\\pupil;1\\proofs"));
    }

    @AfterEach
    void close() throws IOException {
        windows.close();
    }

    @Test
    void aFileIsReplacedUnderANameOfAnotherCase() throws IOException {
        WholeFile.write(folder.resolve("kayles.proof"), "one");
        WholeFile.write(folder.resolve("KAYLES.proof"), "two");
        assertEquals("two", Files.readString(folder.resolve("Kayles.Proof")));
        assertEquals(1, names().size(), () -> names().toString());
    }

    @Test
    void namesWithBackslashesAndParentsAreFollowed() throws IOException {
        WholeFile.write(windows.getPath("C:\\Users\\pupil;1\\..\\pupil;1\\proofs\\a.proof"), "a");
        assertEquals("a", Files.readString(folder.resolve("a.proof")));
        assertEquals(List.of("a.proof"), names());
    }

    @Test
    void aFailureNamesTheFileAsTyped() throws IOException {
        Path missing = windows.getPath("C:\\none\\a.proof");
        FileSystemException failure = assertThrows(FileSystemException.class, () -> WholeFile.write(missing, "a"));
        assertEquals("C:\\none\\a.proof", failure.getFile());
        Path file = folder.resolve("a.proof");
        WholeFile.write(file, "old");
        assertThrows(
                IOException.class,
                () -> WholeFile.write(file, out -> {
                    throw new IOException("the disk is full");
                }));
        assertEquals("old", Files.readString(file));
        assertEquals(List.of("a.proof"), names());
    }

    @Test
    void linesAreAdded() throws IOException {
        Path file = folder.resolve("runs.jsonl");
        try (LinesFile lines = LinesFile.begin(file)) {
            lines.add("{}");
            lines.add("{}");
        }
        assertEquals("{}\n{}\n", Files.readString(file));
    }

    @Test
    void threadsTakeTurns() throws Exception {
        Path file = folder.resolve("count");
        WholeFile.write(file, "0");
        Callable<Path> increment = () -> FileTurn.of(file, () -> {
            WholeFile.write(file, String.valueOf(Integer.parseInt(Files.readString(file)) + 1));
            return file;
        });
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            for (Future<Path> done :
                    threads.invokeAll(Stream.generate(() -> increment).limit(40).toList())) {
                done.get();
            }
        } finally {
            threads.shutdownNow();
        }
        assertEquals("40", Files.readString(file));
    }

    private List<String> names() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().collect(Collectors.toList());
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
