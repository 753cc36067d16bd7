package org.impartial.proof.file;

import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;

/** The text by which a file is known to belong to a game or to work on it; it fits a field of 2^16 bytes. */
public final class Seal {
    private static final int MOST_BYTES = 65_000;
    private static final int KEPT = 1_000;

    private Seal() {}

    /** Returns a text, or in place of a longer one its beginning and its hash. */
    public static String of(String text) {
        if (bytes(text) <= MOST_BYTES) {
            return text;
        }
        return text.substring(0, text.offsetByCodePoints(0, KEPT)) + "... with the SHA-256 "
                + Hashing.sha256().hashString(text, StandardCharsets.UTF_8);
    }

    /** Returns the number of bytes that {@link java.io.DataOutput#writeUTF} writes for a text after its length. */
    private static long bytes(String text) {
        return text.chars()
                .mapToLong(c -> c > 0x7FF ? 3 : c > 0x7F || c == 0 ? 2 : 1)
                .sum();
    }
}
