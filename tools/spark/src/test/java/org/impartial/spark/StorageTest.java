package org.impartial.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.impartial.sweep.store.SweepException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file that is not exactly the one that was written is refused by name. */
class StorageTest {
    @TempDir
    private Path directory;

    private void assertRefused(Storage storage, byte[] content, String how) throws IOException {
        Files.write(directory.resolve("keys-1-0"), content);
        SweepException refused = assertThrows(SweepException.class, () -> storage.read("keys-1-0"), how);
        assertTrue(refused.getMessage().contains("the file keys-1-0 in " + directory), refused.getMessage());
    }

    @Test
    void everyTruncatedOrChangedOrTooLongFileIsRefused() throws IOException {
        Storage storage = new Storage(directory.toString(), "seal");
        storage.write("keys-1-0", SentBlock.of(0, 1, 3, 5, 1000));
        assertEquals(3, storage.only("keys-1-0").unpacked().length);
        byte[] good = Files.readAllBytes(directory.resolve("keys-1-0"));
        for (int at = 0; at < good.length; at++) {
            assertRefused(storage, Arrays.copyOf(good, at), "truncated to " + at);
            for (int bit = 0; bit < Byte.SIZE; bit++) {
                byte[] changed = good.clone();
                changed[at] ^= (byte) (1 << bit);
                assertRefused(storage, changed, "bit " + bit + " of byte " + at);
            }
        }
        assertRefused(storage, Arrays.copyOf(good, good.length + 5), "too long");
    }
}
