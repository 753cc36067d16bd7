package org.impartial.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The files of the project, as far as tests read them. */
final class Checkout {
    static final Path ROOT = Path.of("").toAbsolutePath().getParent().getParent();
    private static final Pattern MODULE = Pattern.compile("<module>(.*)</module>");
    private static final Pattern EXPORT = Pattern.compile("(?m)^\\s*exports\\s+([\\w.]+);");

    private Checkout() {}

    /** Returns the folders of all modules, in the order in which they are built. */
    static List<Path> modules() {
        return MODULE.matcher(text(ROOT.resolve("pom.xml")))
                .results()
                .map(found -> ROOT.resolve(found.group(1)))
                .toList();
    }

    /** Returns the folder of a module by its name, such as {@code picture}. */
    static Path module(String name) {
        return modules().stream()
                .filter(folder -> folder.endsWith(name))
                .findFirst()
                .orElseThrow();
    }

    /** Returns the files of the main sources of a module. */
    static List<Path> sources(Path module) {
        return files(module.resolve("src/main/java"), ".java");
    }

    /** Returns the files of the main sources of all modules. */
    static List<Path> sources() {
        return modules().stream().flatMap(module -> sources(module).stream()).toList();
    }

    /** Returns the packages that a module exports to all. */
    static List<String> exported(String module) {
        return EXPORT.matcher(text(module(module).resolve("src/main/java/module-info.java")))
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    /** Returns the files below a folder whose names have an ending; none if there is no such folder. */
    static List<Path> files(Path folder, String ending) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
