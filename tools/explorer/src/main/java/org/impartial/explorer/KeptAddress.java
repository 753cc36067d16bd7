package org.impartial.explorer;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.impartial.proof.file.WholeFile;

/** The port and the token of a server, so that the next one has the same address and bookmarks remain valid. */
record KeptAddress(int port, String token) {
    private static final System.Logger LOG = System.getLogger("org.impartial.explorer");
    private static final Pattern LINE = Pattern.compile("(\\d{1,5}) ([0-9a-f]{32})");
    private static final int TOKEN_BYTES = 16;
    private static final int LONGEST = 100;

    static KeptAddress random() {
        byte[] random = new byte[TOKEN_BYTES];
        new SecureRandom().nextBytes(random);
        return new KeptAddress(0, HexFormat.of().formatHex(random));
    }

    /**
     * Reads a file in a folder that only its owner can open; returns a random token and the port 0 if there is none, or it
     * contains something else or others could have written it.
     */
    static KeptAddress read(Optional<Path> file) {
        try {
            if (file.isPresent() && Files.size(file.get()) < LONGEST && isPrivate(file.get())) {
                Matcher line = LINE.matcher(Files.readString(file.get()).strip());
                if (line.matches() && Integer.parseInt(line.group(1)) <= 0xFFFF) {
                    return new KeptAddress(Integer.parseInt(line.group(1)), line.group(2));
                }
            }
        } catch (IOException none) {
            LOG.log(Level.DEBUG, "no address is kept", none);
        }
        return random();
    }

    /**
     * Writes a file, unless it exists, into a folder that only its owner can open, which is created if necessary. In any other folder, and
     * without access, nothing is kept and the address is new each time.
     */
    void write(Path file) {
        try {
            if (!Files.exists(file) && isPrivate(file)) {
                WholeFile.write(file, port + " " + token + "\n");
            }
        } catch (IOException noAccess) {
            LOG.log(Level.DEBUG, "the address cannot be kept", noAccess);
        }
    }

    /**
     * Creates the folder of a file if there is none, and returns whether no other user can open it, as far as the file system
     * has rights.
     */
    private static boolean isPrivate(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null) {
            return false;
        }
        if (!folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.createDirectories(folder);
            return true;
        }
        Set<PosixFilePermission> owner = PosixFilePermissions.fromString("rwx------");
        if (!Files.exists(folder)) {
            Files.createDirectories(folder, PosixFilePermissions.asFileAttribute(owner));
        }
        return owner.containsAll(Files.getPosixFilePermissions(folder));
    }

    /** Returns the port alone, as the token is secret. */
    @Override
    public String toString() {
        return "port " + port;
    }
}
