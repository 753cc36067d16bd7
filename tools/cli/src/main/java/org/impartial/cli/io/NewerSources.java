package org.impartial.cli.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The comparison of a checkout with the jar built from it, for the script of Windows, which cannot compare times. */
public final class NewerSources {
    private static final List<String> MODULES = List.of("core", "proof", "solve", "games", "examples/judge");
    private static final int DEEPEST = 30;

    public static boolean in(Path checkout) throws IOException {
        FileTime built = Files.getLastModifiedTime(checkout.resolve("target/command/impartial.jar"));
        List<Path> places = new ArrayList<>(List.of(checkout.resolve("pom.xml")));
        try (Stream<Path> tools = Files.list(checkout.resolve("tools"))) {
            Stream.concat(MODULES.stream().map(checkout::resolve), tools)
                    .flatMap(module -> Stream.of(module.resolve("src/main"), module.resolve("pom.xml")))
                    .filter(Files::exists)
                    .forEach(places::add);
        }
        for (Path place : places) {
            // Also folders, whose times change when a file is deleted.
            try (Stream<Path> newer = Files.find(
                    place, DEEPEST, (file, is) -> is.lastModifiedTime().compareTo(built) > 0)) {
                if (newer.findAny().isPresent()) {
                    return true;
                }
            }
        }
        return false;
    }
}
