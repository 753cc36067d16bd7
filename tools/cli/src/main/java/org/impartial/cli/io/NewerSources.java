package org.impartial.cli.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;

/** The comparison of a checkout with the jar built from it, for the script of Windows, which cannot compare times. */
public final class NewerSources {
    private static final List<String> MODULES = List.of("core", "proof", "solve", "games", "examples/judge");
    private static final int DEEPEST = 30;

    /**
     * Returns whether a source or a POM of the modules of the command is newer than the jar in {@code target/command}.
     */
    public static boolean in(Path checkout) throws IOException {
        FileTime built = Files.getLastModifiedTime(checkout.resolve("target/command/impartial.jar"));
        try (Stream<Path> tools = Files.list(checkout.resolve("tools"))) {
            List<Path> folders = Stream.concat(MODULES.stream().map(checkout::resolve), tools)
                    .flatMap(module -> Stream.of(module.resolve("src/main"), module.resolve("pom.xml")))
                    .filter(Files::exists)
                    .toList();
            for (Path folder : folders) {
                if (isNewer(folder, built)) {
                    return true;
                }
            }
        }
        return Files.getLastModifiedTime(checkout.resolve("pom.xml")).compareTo(built) > 0;
    }

    private static boolean isNewer(Path folder, FileTime built) throws IOException {
        try (Stream<Path> newer = Files.find(
                folder,
                DEEPEST,
                (file, found) ->
                        found.isRegularFile() && found.lastModifiedTime().compareTo(built) > 0)) {
            return newer.findAny().isPresent();
        }
    }
}
