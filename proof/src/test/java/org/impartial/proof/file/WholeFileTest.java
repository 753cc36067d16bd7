package org.impartial.proof.file;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {
    @TempDir
    private Path folder;

    @Test
    void otherFilesInTheFolderAreUnchanged() throws IOException {
        Path beside = Files.writeString(folder.resolve("c.new"), "mine");
        write(folder.resolve("c"), "one");
        write(folder.resolve("c"), "two");
        assertEquals("two", Files.readString(folder.resolve("c")));
        assertEquals("mine", Files.readString(beside));
        assertEquals(List.of("c", "c.new"), names());
    }

    @Test
    void aLinkIsFollowedAndKept() throws IOException {
        Path target = folder.resolve("target");
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("target"));
        write(link, "through");
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("through", Files.readString(target));
        Files.createSymbolicLink(folder.resolve("a"), Path.of("b"));
        Files.createSymbolicLink(folder.resolve("b"), Path.of("a"));
        assertThrows(IOException.class, () -> write(folder.resolve("a"), "x"));
    }

    /** The system resolves a link from the real place of its folder, and so does the writer. */
    @Test
    void aLinkInALinkedFolderIsFollowedFromItsRealPlace() throws IOException {
        Files.createDirectories(folder.resolve("real/sub"));
        Files.createSymbolicLink(folder.resolve("linked"), Path.of("real/sub"));
        Files.createSymbolicLink(folder.resolve("real/sub/link"), Path.of("../target"));
        write(folder.resolve("linked/link"), "through");
        assertEquals("through", Files.readString(folder.resolve("linked/link")));
        assertEquals(List.of("linked", "real"), names());
    }

    @Test
    void aThreadThatIsInterruptedWritesAllTheSame() throws IOException {
        Path file = folder.resolve("c");
        Thread.currentThread().interrupt();
        try (GrowingFile growing = GrowingFile.create(folder.resolve("growing"))) {
            write(file, "one\n");
            FileTurn.of(file, () -> {
                assertFalse(Thread.currentThread().isInterrupted());
                write(file, "two\n");
                return file;
            });
            LinesFile.append(file, "three");
            growing.append(new byte[1]);
        } finally {
            assertTrue(Thread.interrupted());
        }
        assertEquals("two\nthree\n", Files.readString(file));
        assertEquals(1, Files.size(folder.resolve("growing")));
        assertEquals(List.of("c", "growing"), names());
    }

    @Test
    void aLockThatIsALinkIsRefused() throws IOException {
        Path lock = Files.createSymbolicLink(folder.resolve(".c.lock"), Path.of("none"));
        String refusal = assertTimeoutPreemptively(
                        Duration.ofSeconds(10),
                        () -> assertThrows(IOException.class, () -> add(folder.resolve("c"), 1)))
                .getMessage();
        assertTrue(refusal.startsWith(lock + ": it is a symbolic link"), refusal);
    }

    @Test
    void aFailureLeavesTheOldFileAndNothingElse() throws IOException {
        Path file = folder.resolve("c");
        write(file, "old");
        assertThrows(
                IOException.class,
                () -> WholeFile.write(file, out -> {
                    out.write(1);
                    throw new IOException("the disk is full");
                }));
        assertEquals("old", Files.readString(file));
        assertEquals(List.of("c"), names());
        assertThrows(IOException.class, () -> write(folder.resolve("no/such"), "x"));
        assertThrows(IOException.class, () -> write(folder, "x"));
    }

    @Test
    void everyFailureNamesTheFile() throws IOException {
        Path file = folder.resolve("c");
        for (IOException failure : List.of(
                new IOException("No space left on device"),
                new FileSystemException("another", null, "No space left on device"),
                new ClosedChannelException())) {
            FileSystemException named = assertThrows(
                    FileSystemException.class,
                    () -> WholeFile.write(file, out -> {
                        throw failure;
                    }));
            assertEquals(file.toString(), named.getFile());
            assertTrue(
                    List.of("No space left on device", "closed channel exception")
                            .contains(named.getReason()),
                    named::getMessage);
        }
        assertTrue(assertThrows(IOException.class, () -> write(folder.resolve("no/such"), "x"))
                .getMessage()
                .startsWith(folder.resolve("no/such").toString()));
        Files.write(file, new byte[] {(byte) 0xff, '\n'});
        assertEquals(
                file + ": it is not text in UTF-8",
                assertThrows(IOException.class, () -> LinesFile.read(file)).getMessage());
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void theModeIsThatOfOtherProgramsOrOfTheOldFile() throws IOException {
        Path other = Files.writeString(folder.resolve("other"), "x");
        Path file = folder.resolve("c");
        write(file, "new");
        assertEquals(Files.getPosixFilePermissions(other), Files.getPosixFilePermissions(file));
        Set<PosixFilePermission> odd = PosixFilePermissions.fromString("rw-rwx--x");
        Files.setPosixFilePermissions(file, odd);
        write(file, "newer");
        assertEquals(odd, Files.getPosixFilePermissions(file));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void devicesAndPipesAreWrittenDirectly() throws Exception {
        write(Path.of("/dev/null"), "nothing");
        assertTrue(Files.readAttributes(Path.of("/dev/null"), BasicFileAttributes.class)
                .isOther());
        IOException full = assertThrows(IOException.class, () -> write(Path.of("/dev/full"), "x"));
        assertEquals("/dev/full: No space left on device", full.getMessage());
        Path pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        Files.createSymbolicLink(folder.resolve("link"), pipe);
        Process reader = new ProcessBuilder("cat", pipe.toString()).start();
        write(folder.resolve("link"), "through");
        assertEquals("through", new String(reader.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
        assertEquals(List.of("link", "pipe"), names());
    }

    /** A shell that has opened a file reads there what is written by the name of its descriptor. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void anOpenDescriptorIsNotReplaced() throws IOException {
        Path file = Files.writeString(folder.resolve("c"), "before ");
        try (FileInputStream open = new FileInputStream(file.toFile());
                Stream<Path> descriptors = Files.list(Path.of("/proc/self/fd"))) {
            Path ours = descriptors
                    .filter(one -> one.toAbsolutePath().startsWith("/proc"))
                    .filter(one -> leadsTo(one, file))
                    .findFirst()
                    .orElseThrow();
            write(ours, "and after");
            assertEquals("before and after", new String(open.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    private static boolean leadsTo(Path link, Path file) {
        try {
            return Files.exists(link) && link.toRealPath().equals(file.toRealPath());
        } catch (IOException closed) {
            return false;
        }
    }

    @Test
    void linesAppearAtTheEndAlsoIfOneFails() throws IOException {
        Path file = folder.resolve("lines");
        write(file, "old\n");
        try (LinesFile lines = LinesFile.begin(file)) {
            lines.add("one");
            assertEquals("old\n", Files.readString(file));
            lines.add("two");
        }
        assertEquals("one\ntwo\n", Files.readString(file));
        LinesFile.append(file, "three");
        Files.writeString(file, "fo", StandardOpenOption.APPEND);
        assertEquals(new LinesFile.CutText("one\ntwo\nthree\n", "fo"), LinesFile.read(file));
        assertEquals(List.of("lines"), names());
    }

    @Test
    void takingTurnsLosesNothing() throws Exception {
        Path file = folder.resolve("count");
        write(file, "");
        List<Thread> threads = IntStream.range(0, 4)
                .mapToObj(i -> new Thread(() -> assertDoesNotThrow(() -> add(file, 25))))
                .toList();
        threads.forEach(Thread::start);
        Process other = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path")
                                + File.pathSeparator
                                + System.getProperty("jdk.module.path", ""),
                        "-XX:TieredStopAtLevel=1",
                        WholeFileTest.class.getName(),
                        file.toString())
                .redirectErrorStream(true)
                .start();
        add(file, 100);
        String said = new String(other.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, other.waitFor(), said);
        for (Thread thread : threads) {
            thread.join();
        }
        assertEquals(300, Files.readString(file).length());
        assertEquals(List.of("count"), names());
    }

    /** Another process of the test above. */
    public static void main(String[] args) throws IOException {
        add(Path.of(args[0]), 100);
    }

    private static void add(Path file, int times) throws IOException {
        for (int i = 0; i < times; i++) {
            FileTurn.of(file, () -> {
                write(file, Files.readString(file) + "x");
                return file;
            });
        }
    }

    private static void write(Path file, String text) throws IOException {
        WholeFile.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
