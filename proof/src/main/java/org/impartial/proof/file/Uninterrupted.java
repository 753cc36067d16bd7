package org.impartial.proof.file;

import java.io.IOException;

/** Holds back an interruption of the thread, which would close the channels of files, until they are written. */
final class Uninterrupted {
    private Uninterrupted() {}

    static <T> T of(FileNaming.Use<T> use) throws IOException {
        boolean interrupted = Thread.interrupted();
        try {
            return use.now();
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
