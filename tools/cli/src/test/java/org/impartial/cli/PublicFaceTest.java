package org.impartial.cli;

import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pages of exported packages list their types, and examples for users need no other packages. */
class PublicFaceTest {
    private static final Pattern IMPORT =
            Pattern.compile("(?m)^import (org\\.impartial(?:\\.[a-z]\\w*)*)\\.(?:[A-Z*])");
    private static final Pattern LISTED = Pattern.compile("<li>\\{@link ([\\w.]+)\\}: \\S");

    /** A user who reads the page of a package finds each of its types there with a line, and no others. */
    @ParameterizedTest
    @ValueSource(strings = {"core", "proof", "solve", "sweep", "census", "games", "json", "contest", "explorer"})
    void thePageOfAPackageListsItsTypes(String module) throws IOException {
        Set<String> types = PublicFace.face(module)
                .filter(type -> type.getEnclosingClass() == null)
                .map(Class::getName)
                .collect(toSet());
        Set<String> listed = new HashSet<>();
        for (String room : types.stream()
                .map(type -> type.substring(0, type.lastIndexOf('.')))
                .collect(toSet())) {
            Path page =
                    Checkout.module(module).resolve("src/main/java/" + room.replace('.', '/') + "/package-info.java");
            LISTED.matcher(Files.readString(page)).results().forEach(line -> listed.add(line.group(1)));
        }
        assertEquals(types, listed);
    }

    /** Examples for users compile with the exported types alone; compilation on the class path would not show this. */
    @ParameterizedTest
    @ValueSource(strings = {"README.md", "docs/TUTORIAL.md", "docs/BENCHMARKING.md", "tools/cli/impartial.jsh"})
    void whatIsShownImportsExportedPackagesOnly(String text) throws IOException {
        Set<String> open = new HashSet<>();
        for (String module : PublicFace.MODULES) {
            open.addAll(Checkout.exported(module));
        }
        List<String> packages = IMPORT.matcher(Files.readString(Checkout.ROOT.resolve(text)))
                .results()
                .map(found -> found.group(1))
                .toList();
        assertFalse(packages.isEmpty(), "no imports were read in " + text);
        assertTrue(
                open.containsAll(packages),
                () -> packages.stream().filter(name -> !open.contains(name)).toList() + " in " + text);
    }
}
