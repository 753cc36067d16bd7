package org.impartial.cli;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks which package may use which inside a module; the compiler holds the walls between modules. The test is in this
 * module because only the command depends on all others.
 */
class WallsTest {
    private static final Pattern PACKAGE = Pattern.compile("(?m)^package org\\.impartial\\.([\\w.]+);");
    private static final Pattern IMPORTED = Pattern.compile("(?m)^import (?:static )?org\\.impartial\\.([\\w.*]+);");

    /** All classes but those of tests. */
    static final JavaClasses OURS = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(place -> !place.contains("/cli/test/"))
            .importPackages("org.impartial");

    /**
     * Classes that write otherwise: the folder of a sweep, whose files are published by the writer; its reader of
     * records; the file through which two processes of a contest speak, which the second one writes by the writer; the
     * request that a program of a contest reads; and the
     * secret address of the explorer, which only its owner may read from the first moment.
     */
    private static final Set<String> OTHERS =
            Set.of("SweepDirectory", "RecordFile", "ForkedContest", "ProgramAnswering", "KeptAddress");

    private static final Pattern WRITING = Pattern.compile(
            "java\\.nio\\.file\\.Files\\.(write|newBufferedWriter|newOutputStream|newByteChannel|copy|move|createFile|createTempFile).*"
                    + "|java\\.nio\\.channels\\.(Asynchronous)?FileChannel\\.open.*"
                    + "|java\\.io\\.(FileOutputStream|FileWriter|PrintWriter|PrintStream|RandomAccessFile)\\.<init>"
                    + "\\(java\\.(io\\.File|lang\\.String)\\b.*"
                    + "|javax\\.imageio\\.ImageIO\\.write\\(.*java\\.io\\.File\\)"
                    + "|java\\.util\\.logging\\.FileHandler.*");

    /** A package with all packages below it, and the packages that it may use. */
    private record Room(String name, List<String> doors) {
        Room(String name, String... doors) {
            this(name, List.of(doors));
        }

        String[] open() {
            return Stream.concat(Stream.of(name), doors.stream())
                    .map(door -> "org.impartial." + door + "..")
                    .toArray(String[]::new);
        }

        boolean holds(String packageName) {
            return (packageName + ".").startsWith("org.impartial." + name + ".");
        }

        /** Returns whether a class of a given name may be used in this package. */
        boolean admits(String className) {
            return Stream.concat(Stream.of(name), doors.stream())
                    .anyMatch(door -> className.startsWith("org.impartial." + door + "."));
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static List<Room> rooms() {
        return List.of(
                new Room("core.nim"),
                new Room("core.notation"),
                new Room("core.meter", "core.notation"),
                new Room("core.game", "core.notation", "core.meter", "core.nim"),
                new Room("core.library", "core.game", "core.notation", "core.meter"),
                new Room("core.contract", "core.library", "core.game", "core.notation", "core.meter", "core.nim"),
                new Room("proof.file", "core.notation", "core.meter"),
                new Room("solve.theory", "core", "proof"),
                new Room("solve.engine", "solve.theory", "core", "proof"));
    }

    @Test
    void thereIsOneWriter() {
        noClasses()
                .that(not(resideInAPackage("org.impartial.proof.file"))
                        .and(not(describe(
                                "other writers",
                                (JavaClass type) -> OTHERS.contains(type.getSimpleName())
                                        || type.getPackageName().startsWith("org.impartial.spark")))))
                .should()
                .accessTargetWhere(describe(
                        "a file is written",
                        (JavaAccess<?> access) -> WRITING.matcher(
                                        access.getTarget().getFullName())
                                .matches()))
                .check(OURS);
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void aRoomEntersOnlyThroughItsDoors(Room room) {
        noClasses()
                .that(resideInAPackage("org.impartial." + room.name() + ".."))
                .should()
                .dependOnClassesThat(resideInAPackage("org.impartial..").and(not(resideInAnyPackage(room.open()))))
                .allowEmptyShould(true)
                .check(OURS);
    }

    /** Imports used only by links in comments leave no trace in classes, and would cause undetected cycles. */
    @ParameterizedTest
    @MethodSource("rooms")
    void noFileOfARoomImportsBeyondItsDoors(Room room) throws IOException {
        List<String> beyond = new ArrayList<>();
        for (Path source : Checkout.sources()) {
            String text = Files.readString(source);
            Matcher home = PACKAGE.matcher(text);
            if (home.find() && room.holds("org.impartial." + home.group(1))) {
                IMPORTED.matcher(text)
                        .results()
                        .map(found -> "org.impartial." + found.group(1))
                        .filter(name -> !room.admits(name))
                        .forEach(name -> beyond.add(source.getFileName() + " imports " + name));
            }
        }
        assertEquals(List.of(), beyond);
    }

    /**
     * An exported package, and the internal package below it. An exported package does not use the internal one, so
     * that it can be read without it.
     */
    private record Behind(String front, String back) {}

    static List<Behind> roomsBehind() {
        return List.of(
                new Behind("core.game", "core.game.walk"),
                new Behind("proof", "proof.kind"),
                new Behind("solve.theory", "solve.theory.sums"),
                new Behind("solve.theory.atom", "solve.theory.quotient"),
                new Behind("solve.theory.quotient", "solve.theory.form"),
                new Behind("core.contract.oracle", "core.contract"),
                new Behind("solve.engine", "solve.engine.step"),
                new Behind("solve.engine", "solve.engine.search"),
                new Behind("solve.engine", "solve.engine.nimber"),
                new Behind("solve.engine", "solve.engine.sequence.."),
                new Behind("solve.engine.retrograde", "solve.engine.step"),
                new Behind("picture.drawing", "picture.kind"),
                new Behind("picture.drawing", "picture.artist"),
                new Behind("picture.kind..", "picture.artist"),
                new Behind("picture.kind", "picture.kind.graph"),
                new Behind("picture.drawing", "picture.graph"),
                new Behind("picture.ink", "picture.drawing"),
                new Behind("solve.engine.sequence.word", "solve.engine.sequence"),
                new Behind("solve.engine.sequence.word", "solve.engine.sequence.octal.."),
                new Behind("solve.engine.sequence.word", "solve.engine.sequence.subtraction"),
                new Behind("solve.engine.sequence.octal..", "solve.engine.sequence"),
                new Behind("solve.engine.sequence.octal.table", "solve.engine.sequence.octal"),
                new Behind("solve.engine.sequence.subtraction", "solve.engine.sequence"),
                new Behind("sweep.store", "sweep"),
                new Behind("sweep.disk", "sweep"),
                new Behind("sweep.store", "sweep.disk"),
                new Behind("games.graph", "games.tree"),
                new Behind("games.graph", "games.graph.deletion"),
                new Behind("games.coin", "games.coin.strip"),
                new Behind("games.heap", "games.heap.pair"),
                new Behind("games.heap", "games.heap.vector"));
    }

    /**
     * Answers for people and for programs are independent, and no other package uses the subcommands.
     */
    static List<Room> roomsOfTheCommand() {
        return List.of(
                new Room("cli.io", "json.question", "core", "proof", "solve"),
                new Room("json.question", "core", "proof", "solve", "discover", "census"),
                new Room("json.request", "json.question", "core", "proof", "solve", "discover", "census"),
                new Room("cli.question", "cli.io", "core", "proof", "solve", "json.question"),
                new Room(
                        "cli.text",
                        "cli.question",
                        "cli.io",
                        "json.question",
                        "core",
                        "proof",
                        "solve",
                        "sweep",
                        "discover",
                        "census",
                        "picture"),
                new Room("cli.play", "cli.text", "cli.question", "cli.io", "json.question", "core", "proof", "solve"));
    }

    @ParameterizedTest
    @MethodSource("roomsOfTheCommand")
    void aRoomOfTheCommandEntersOnlyThroughItsDoors(Room room) {
        aRoomEntersOnlyThroughItsDoors(room);
        assertTrue(OURS.stream().anyMatch(type -> room.holds(type.getPackageName())), "no class was read of " + room);
    }

    /** Only the entry point lists the subcommands, and shared classes depend on none of them. */
    @Test
    void theTopOfTheCommandIsKnownToNone() {
        noClasses()
                .that(resideInAPackage("org.impartial.cli.*.."))
                .should()
                .dependOnClassesThat(resideInAPackage("org.impartial.cli"))
                .check(OURS);
        noClasses()
                .that(resideInAnyPackage("org.impartial.cli.command.option", "org.impartial.cli.command.picture"))
                .should()
                .dependOnClassesThat(resideInAPackage("org.impartial.cli.command"))
                .check(OURS);
    }

    @ParameterizedTest
    @MethodSource("roomsBehind")
    void theFrontKnowsNothingOfTheBack(Behind room) {
        noClasses()
                .that(resideInAPackage("org.impartial." + room.front()))
                .should()
                .dependOnClassesThat(resideInAPackage("org.impartial." + room.back()))
                .check(OURS);
    }

    @Test
    void everyPackageOfTheCoreIsInOneRoom() {
        Set<String> packages = OURS.stream().map(JavaClass::getPackageName).collect(toCollection(TreeSet::new));
        for (String name : packages) {
            if (name.startsWith("org.impartial.core.")) {
                assertEquals(
                        1, rooms().stream().filter(room -> room.holds(name)).count(), "rooms of " + name);
            }
        }
        for (Room room : rooms()) {
            assertTrue(packages.stream().anyMatch(room::holds), "no class was read of " + room);
        }
    }
}
