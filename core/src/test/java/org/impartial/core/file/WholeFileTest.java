package org.impartial.core.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
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

    private static void write(Path file, String text) throws IOException {
        WholeFile.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
