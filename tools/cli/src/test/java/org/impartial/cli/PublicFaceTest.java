package org.impartial.cli;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What others may use stands in a list in {@code docs/api}, so that a change of it is a decision. After such a decision
 * {@code -Dimpartial.api=write} writes the list anew.
 */
class PublicFaceTest {
    private static final Pattern IMPORT =
            Pattern.compile("(?m)^import (org\\.impartial(?:\\.[a-z]\\w*)*)\\.(?:[A-Z*])");
    private static final JavaClasses OURS = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.impartial");
    private static final Pattern LISTED = Pattern.compile("<li>\\{@link ([\\w.]+)\\}: \\S");
    private static final Set<String> IMPLIED = Set.of("equals", "hashCode", "toString", "values", "valueOf");

    @ParameterizedTest
    @ValueSource(strings = {"core", "proof", "solve", "sweep", "census", "games", "discover", "picture", "contest", "explorer"})
    void theListOfTheExportedTypesIsTrue(String module) throws IOException {
        List<String> lines = face(module)
                .sorted(Comparator.comparing(JavaClass::getName))
                .flatMap(PublicFaceTest::lines)
                .toList();
        assertTrue(lines.size() > 4, "no types of " + module + " were read");
        Path list = Checkout.ROOT.resolve("docs/api/" + module + ".txt");
        String now = String.join("\n", lines) + "\n";
        if ("write".equals(System.getProperty("impartial.api"))) {
            Files.createDirectories(list.getParent());
            Files.writeString(list, now);
        }
        assertEquals(Files.readString(list), now, "the face of " + module + " has changed");
    }

    /** A user who reads the page of a package finds each of its types there with a line, and no others. */
    @ParameterizedTest
    @ValueSource(strings = {"core", "proof", "solve", "sweep", "census", "games", "contest", "explorer"})
    void thePageOfAPackageListsItsTypes(String module) throws IOException {
        Set<String> types = face(module)
                .filter(type -> type.getEnclosingClass().isEmpty())
                .map(JavaClass::getName)
                .collect(toSet());
        Set<String> listed = new HashSet<>();
        for (String room : types.stream()
                .map(type -> type.substring(0, type.lastIndexOf('.')))
                .collect(toSet())) {
            Path page = Checkout.module(module)
                    .resolve("src/main/java/" + room.replace('.', '/') + "/package-info.java");
            LISTED.matcher(Files.readString(page)).results().forEach(line -> listed.add(line.group(1)));
        }
        assertEquals(types, listed);
    }

    /** Examples for users compile with the exported types alone; compilation on the class path would not show this. */
    @ParameterizedTest
    @ValueSource(strings = {"README.md", "docs/TUTORIAL.md", "docs/BENCHMARKING.md", "tools/cli/impartial.jsh"})
    void whatIsShownImportsExportedPackagesOnly(String text) throws IOException {
        Set<String> open = new HashSet<>();
        for (String module : List.of("core", "proof", "solve", "sweep", "census", "games", "discover", "picture", "contest")) {
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

    static Stream<JavaClass> face(String module) {
        List<String> exported = Checkout.exported(module);
        return OURS.stream().filter(type -> exported.contains(type.getPackageName()) && open(type));
    }

    /** Seen from outside, as all that it stands in is. */
    private static boolean open(JavaClass type) {
        return visible(type.getModifiers())
                && type.getEnclosingClass().map(PublicFaceTest::open).orElse(true);
    }

    private static boolean visible(Set<JavaModifier> modifiers) {
        return !modifiers.contains(JavaModifier.SYNTHETIC)
                && (modifiers.contains(JavaModifier.PUBLIC) || modifiers.contains(JavaModifier.PROTECTED));
    }

    private static Stream<String> lines(JavaClass type) {
        List<String> members = new ArrayList<>();
        for (JavaField field : type.getFields()) {
            if (visible(field.getModifiers())) {
                members.add(
                        "    " + field.getName() + " : " + field.getRawType().getSimpleName());
            }
        }
        for (JavaCodeUnit unit : type.getCodeUnits()) {
            if (visible(unit.getModifiers()) && !IMPLIED.contains(unit.getName())) {
                String name = unit.isConstructor() ? "new" : unit.getName();
                String parameters = unit.getRawParameterTypes().stream()
                        .map(JavaClass::getSimpleName)
                        .collect(joining(", ", "(", ")"));
                members.add("    " + name + parameters + " : "
                        + unit.getRawReturnType().getSimpleName());
            }
        }
        String kind = type.isRecord() ? "record" : type.isEnum() ? "enum" : type.isInterface() ? "interface" : "class";
        return Stream.concat(
                Stream.of(kind + " " + type.getName()), members.stream().sorted());
    }
}
