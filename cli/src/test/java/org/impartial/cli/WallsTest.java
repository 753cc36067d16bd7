package org.impartial.cli;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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

/** Checks which package may use which. The test is in this module because only the command depends on all others. */
class WallsTest {
    private static final Pattern PACKAGE = Pattern.compile("(?m)^package org\\.impartial\\.([\\w.]+);");
    private static final Pattern IMPORTED = Pattern.compile("(?m)^import (?:static )?org\\.impartial\\.([\\w.*]+);");

    private static final JavaClasses OURS = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.impartial");

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
                new Room("core.file"),
                new Room("core.meter", "core.notation"),
                new Room("core.game", "core.notation", "core.meter", "core.nim"),
                new Room("core.library", "core.game", "core.notation", "core.meter"),
                new Room(
                        "core.proof",
                        "core.file",
                        "core.library",
                        "core.game",
                        "core.notation",
                        "core.meter",
                        "core.nim"),
                new Room(
                        "core.theory",
                        "core.proof",
                        "core.library",
                        "core.game",
                        "core.notation",
                        "core.meter",
                        "core.nim"),
                new Room(
                        "core.engine",
                        "core.theory",
                        "core.file",
                        "core.proof",
                        "core.library",
                        "core.game",
                        "core.notation",
                        "core.meter",
                        "core.nim"),
                new Room(
                        "core.solve",
                        "core.engine",
                        "core.theory",
                        "core.proof",
                        "core.library",
                        "core.game",
                        "core.notation",
                        "core.meter",
                        "core.nim"),
                new Room("core.contract", "core.library", "core.game", "core.notation", "core.meter", "core.nim"),
                new Room("games", "core.library", "core.game", "core.notation", "core.meter", "core.nim"),
                new Room(
                        "picture",
                        "core.engine.retrograde",
                        "core.theory",
                        "core.library",
                        "core.game",
                        "core.notation",
                        "core.meter"),
                new Room(
                        "discover",
                        "core.theory",
                        "core.proof",
                        "core.library",
                        "core.game",
                        "core.notation",
                        "core.meter"),
                new Room(
                        "contest",
                        "core.solve",
                        "core.contract",
                        "core.proof",
                        "core.library",
                        "core.game",
                        "core.notation",
                        "core.meter"),
                new Room(
                        "explorer",
                        "picture",
                        "core.solve",
                        "core.engine.retrograde",
                        "core.proof.play",
                        "core.theory",
                        "core.library",
                        "core.game",
                        "core.notation",
                        "core.meter"),
                new Room("example.judge", "core", "games"),
                new Room("cli", "core", "games", "picture", "discover", "contest", "explorer", "example.judge"));
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
        for (Path source : sources()) {
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

    private static List<Path> sources() throws IOException {
        Path root = Path.of("").toAbsolutePath().getParent();
        List<Path> sources = new ArrayList<>();
        try (Stream<Path> modules = Files.list(root)) {
            for (Path main :
                    modules.map(module -> module.resolve("src/main/java")).toList()) {
                if (Files.isDirectory(main)) {
                    try (Stream<Path> files = Files.walk(main)) {
                        files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
                    }
                }
            }
        }
        assertTrue(sources.size() > 500, "few files were read");
        return sources;
    }

    /**
     * An exported package, and the internal package below it. An exported package does not use the internal one, so
     * that it can be read without it.
     */
    private record Behind(String front, String back) {}

    static List<Behind> roomsBehind() {
        return List.of(
                new Behind("core.game", "core.game.walk"),
                new Behind("core.proof", "core.proof.kind"),
                new Behind("core.theory", "core.theory.sums"),
                new Behind("core.theory.atom", "core.theory.quotient"),
                new Behind("core.theory.quotient", "core.theory.tame"),
                new Behind("core.contract.oracle", "core.contract"),
                new Behind("core.contract.listing", "core.contract"),
                new Behind("core.engine", "core.engine.step"),
                new Behind("core.engine", "core.engine.search"),
                new Behind("core.engine", "core.engine.nimber"),
                new Behind("core.engine", "core.engine.sequence.."),
                new Behind("core.engine", "core.engine.sweep.."),
                new Behind("core.engine.retrograde", "core.engine.step"),
                new Behind("picture.drawing", "picture.kind"),
                new Behind("picture.drawing", "picture.graph"),
                new Behind("picture.ink", "picture.drawing"),
                new Behind("core.engine.sequence.word", "core.engine.sequence"),
                new Behind("core.engine.sequence.word", "core.engine.sequence.octal.."),
                new Behind("core.engine.sequence.word", "core.engine.sequence.subtraction"),
                new Behind("core.engine.sequence.octal..", "core.engine.sequence"),
                new Behind("core.engine.sequence.octal.table", "core.engine.sequence.octal.option"),
                new Behind("core.engine.sequence.octal.table", "core.engine.sequence.octal.kernel"),
                new Behind("core.engine.sequence.octal.option", "core.engine.sequence.octal.kernel"),
                new Behind("core.engine.sequence.octal.*", "core.engine.sequence.octal"),
                new Behind("core.engine.sequence.subtraction", "core.engine.sequence"),
                new Behind("core.engine.sweep.store", "core.engine.sweep"),
                new Behind("core.engine.sweep.disk", "core.engine.sweep"),
                new Behind("core.engine.sweep.store", "core.engine.sweep.disk"),
                new Behind("games.graph", "games.tree"),
                new Behind("games.graph", "games.graph.token"),
                new Behind("games.graph", "games.graph.deletion"),
                new Behind("games.graph", "games.graph.order"),
                new Behind("games.board", "games.board.shape"),
                new Behind("games.coin", "games.coin.strip"),
                new Behind("games.heap", "games.heap.pair"),
                new Behind("games.heap", "games.heap.limit"),
                new Behind("games.heap", "games.heap.vector"),
                new Behind("games.heap", "games.heap.slide"));
    }

    /**
     * In the command, answers for people and for programs are independent, and no other package uses the subcommands.
     */
    static List<Room> roomsOfTheCommand() {
        return List.of(
                new Room("cli.io", "core"),
                new Room("cli.question", "cli.io", "core", "discover"),
                new Room("cli.text", "cli.question", "cli.io", "core", "discover", "picture"),
                new Room("cli.json", "cli.question", "cli.io", "core", "discover"),
                new Room("cli.play", "cli.question", "cli.io", "core"));
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
    void everyPackageStandsInOneRoomAndEveryModuleWasSeen() {
        Set<String> packages = OURS.stream().map(JavaClass::getPackageName).collect(toCollection(TreeSet::new));
        for (String name : packages) {
            assertEquals(1, rooms().stream().filter(room -> room.holds(name)).count(), "rooms of " + name);
        }
        for (Room room : rooms()) {
            assertTrue(packages.stream().anyMatch(room::holds), "no class was read of " + room);
        }
    }
}
