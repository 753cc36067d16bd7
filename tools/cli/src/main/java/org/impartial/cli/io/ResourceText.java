package org.impartial.cli.io;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Texts of the jar. */
public final class ResourceText {
    public static String read(Class<?> beside, String file) {
        try (InputStream in = beside.getResourceAsStream(file)) {
            byte[] text = Objects.requireNonNull(in, file + " is missing from the jar: build it again")
                    .readAllBytes();
            return new String(text, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
