package org.impartial.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import org.impartial.core.library.GameLibrary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A server that starts again has the address of the one before. */
class KeptAddressTest {
    @TempDir
    Path folder;

    private static Explorer start(Path kept) throws IOException {
        return Explorer.start(0, GameLibrary.installed(), line -> line, Optional.empty(), Optional.of(kept));
    }

    @Test
    void anAddressIsKeptForItsOwnerAlone() throws IOException {
        Path kept = folder.resolve("state/impartial/address");
        URI first;
        try (Explorer explorer = start(kept)) {
            first = explorer.address();
            try (Explorer second = start(kept)) {
                assertNotEquals(first.getPort(), second.address().getPort());
                assertEquals(first.getPath(), second.address().getPath());
            }
        }
        try (Explorer again = start(kept)) {
            assertEquals(first, again.address());
            assertEquals(200, new Client(again).get("").status());
        }
        assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(kept.getParent())));
    }

    /** A file with anything else is not believed, and remains as it is. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "80",
                "99999 0123456789abcdef0123456789abcdef",
                "8080 0123",
                "8080 ../../etc/passwd0123456789abcdef"
            })
    void whatIsNoAddressGivesARandomOne(String text) throws IOException {
        Path file = folder.resolve("address");
        Files.writeString(file, text);
        try (Explorer explorer = start(file)) {
            assertTrue(explorer.address().getPath().matches("/[0-9a-f]{32}/"));
            assertEquals(200, new Client(explorer).get("").status());
        }
        assertEquals(text, Files.readString(file));
    }

    /** Others could read the token in a folder that they can open. */
    @Test
    void inAFolderThatOthersCanOpenNothingIsKept() throws IOException {
        Path open = Files.createDirectory(folder.resolve("open"));
        Files.setPosixFilePermissions(open, PosixFilePermissions.fromString("rwxr-xr-x"));
        try (Explorer explorer = start(open.resolve("address"))) {
            assertEquals(200, new Client(explorer).get("").status());
        }
        assertFalse(Files.exists(open.resolve("address")));
    }

    /** Others could have written the token into a folder that they can open. */
    @Test
    void whatStandsInAFolderThatOthersCanOpenIsNotBelieved() throws IOException {
        String token = "0123456789abcdef0123456789abcdef";
        Path file = Files.writeString(folder.resolve("address"), "0 " + token);
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
        assertEquals(token, KeptAddress.read(Optional.of(file)).token());
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
        assertNotEquals(token, KeptAddress.read(Optional.of(file)).token());
    }

    @Test
    void aFolderThatCannotBeWrittenIsNoFault() throws IOException {
        Path file = folder.resolve("file");
        Files.writeString(file, "");
        try (Explorer explorer = start(file.resolve("address"))) {
            assertEquals(200, new Client(explorer).get("").status());
        }
    }
}
