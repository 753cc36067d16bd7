package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The game that {@code docs/CLASSPATH.md} shows, compiled and used through {@code --classpath}. */
class OwnGamesTest {
    private static final Path PAGE = Checkout.ROOT.resolve("docs/CLASSPATH.md");

    private static final String FAULTY = """
            package mine;
            import java.util.List;
            import org.impartial.core.game.heap.HeapGame;
            import org.impartial.core.library.*;
            import org.impartial.core.library.PositionFormat.HeapFormat;
            public final class MyGames {
                static GameFamily family(String id) {
                    HeapGame game = HeapGame.of(id, (n, out) -> {
                        if (id.equals("faulty")) {
                            throw new IllegalStateException("no rules");
                        }
                        if (n > 0) {
                            out.to(0);
                        }
                    });
                    return GameFamily.of(card(id), HeapFormat.singleOrLists(game));
                }
                static GameCard card(String id) {
                    return GameCard.of(id, id).rules("r").notation("heaps", "m").example(id + " 3");
                }
                public static class Good implements GameProvider {
                    public List<GameFamily> families() {
                        return List.of(family("good"), family("faulty"));
                    }
                }
                public static class Taken implements GameProvider {
                    public List<GameFamily> families() {
                        return List.of(family("other"), family("nim"));
                    }
                }
                public static class NoSamples implements GameProvider {
                    public List<GameFamily> families() {
                        return List.of(GameFamily.of(card("no-samples"), params -> null));
                    }
                }
                public static class NoCard implements GameProvider {
                    public List<GameFamily> families() {
                        return List.of(GameFamily.of("no-card", MyGames::noCard, params -> null, Params.NONE));
                    }
                }
                static GameCard noCard() {
                    throw new IllegalStateException("no card");
                }
                public static class Throwing implements GameProvider {
                    public List<GameFamily> families() {
                        throw new UnsupportedOperationException("no games");
                    }
                }
                public static class NotMade implements GameProvider {
                    public NotMade() {
                        throw new IllegalStateException("no database");
                    }
                    public List<GameFamily> families() {
                        return List.of();
                    }
                }
            }
            """;

    @TempDir
    private Path folder;

    @Test
    void theGameOfThePageIsPlayedFromItsJar() throws Exception {
        String classes = compiled();
        Run games = Run.of("--classpath", classes, "games", "--about", "six");
        assertTrue(games.out().contains("one-two-six"), games::out);
        Run solved = Run.of("solve", "one-two-six", "10", "20", "--classpath", classes);
        assertEquals(0, solved.status(), solved::err);
        assertTrue(solved.out().startsWith("You can win (N)\nGrundy value 3\n"), solved::out);
        Run sequence = Run.of("sequence", "one-two-six", "--to", "8", "--classpath=" + classes);
        assertTrue(sequence.out().startsWith("0: 0 1 2 0 1 2 3 0\n"), sequence::out);
        Path proof = folder.resolve("own.proof");
        assertEquals(
                0,
                Run.of("prove", "one-two-six", "10", "-o", proof.toString(), "--classpath", classes)
                        .status());
        assertEquals(
                0, Run.of("verify", proof.toString(), "--classpath", classes).status());
        assertEquals(1, Run.of("verify", proof.toString()).status());
        Run without = Run.of("solve", "one-two-six", "10");
        assertTrue(without.err().contains("there is no game"), without::err);
    }

    /** Each command that takes a game takes that of the jar. */
    @Test
    void everyCommandTakesTheJar() throws Exception {
        String classes = compiled();
        for (String line : List.of(
                "solve one-two-six 4",
                "sequence one-two-six --to 5",
                "quotient one-two-six --to 6",
                "genus one-two-six --to 5",
                "form one-two-six 4",
                "prove one-two-six 4 -o PROOF",
                "show one-two-six",
                "games --about six",
                "play one-two-six 4",
                "plot one-two-six 10",
                "graph one-two-six 4",
                "draw one-two-six 4",
                "table one-two-six 4x4")) {
            String[] words = (line + " --classpath " + classes)
                    .replace("PROOF", folder.resolve("a.proof").toString())
                    .split(" ");
            Run run = Run.of(words);
            assertEquals(0, run.status(), () -> line + ": " + run.err());
        }
    }

    /** The games of the page on own games that are decided, through a provider of three lines. */
    @Test
    void decidedGamesArePlayed() throws Exception {
        String page = Files.readString(Checkout.ROOT.resolve("docs/OWN-GAMES.md"));
        List<String> blocks = ReadmeTest.blocks(page, "java");
        StringBuilder code = new StringBuilder();
        List<String> games = List.of("ticTacToe", "chase", "race");
        for (String game : games) {
            String block = blocks.stream()
                    .filter(b -> b.contains(game + " ="))
                    .findFirst()
                    .orElseThrow();
            String body = block.substring(0, block.indexOf("System.out"))
                    .lines()
                    .filter(line -> !line.startsWith("import") && !line.startsWith("var answer"))
                    .collect(Collectors.joining("\n"));
            code.append("static GameFamily ").append(game).append("() {\n").append(body);
            code.append("\nreturn GameFamily.of(").append(game).append(");\n}\n");
        }
        String classes = compiled("""
                package mine;
                import java.util.*;
                import java.util.stream.*;
                import org.impartial.core.game.*;
                import org.impartial.core.library.*;
                public final class MyGames implements GameProvider {
                    public List<GameFamily> families() {
                        return List.of(ticTacToe(), chase(), race());
                    }
                """ + code + "}", "mine.MyGames\n");
        for (String line : List.of(
                "solve tic-tac-toe .........=A draw (D): neither player can force an end",
                "solve chase 1 2 true=You can win (N): the mouse wins\na winning move:\n  0 2 false",
                "solve chase 2 3 true=You will lose (P): the cat wins",
                "solve race 16=You will lose (P)",
                "graph chase 1 2 true=<svg",
                "draw tic-tac-toe X........=<svg")) {
            String[] both = line.split("=", -1);
            Run run = Run.of((both[0] + " --classpath " + classes).split(" "));
            assertEquals(0, run.status(), run::err);
            assertTrue(run.out().startsWith(both[1]), () -> both[0] + ": " + run.out() + run.err());
        }
        Run json = Run.reading(
                "{\"game\":\"chase\",\"position\":[1,2,true]}\n", "solve", "--jsonl", "--classpath", classes);
        assertTrue(json.out().contains("\"outcome\":\"N\",\"winner\":\"the mouse\""), json::out);
        Run play = Run.reading("XXXOO....\n", "play", "tic-tac-toe", "XX.OO....", "--classpath", classes);
        assertTrue(play.out().endsWith("Play has ended: you win.\n"), play::out);
        Run full = Run.reading("XOXXOOOXX\n", "play", "tic-tac-toe", "XOXXOOOX.", "--classpath", classes);
        assertTrue(full.out().contains("neither of us wins"), full::out);
        Run sum = Run.of("solve", "race 16 + nim 3", "--classpath", classes);
        assertTrue(sum.err().contains("race is not summable"), sum::err);
    }

    /** Whatever is wrong with a provider, it is named with its jar, and the other games are there. */
    @Test
    void faultyProvidersAreNamedAndLeftOut() throws Exception {
        String classes = compiled(FAULTY, """
                mine.MyGames$Taken
                mine.Missing
                mine.MyGames$NoSamples
                mine.MyGames$NoCard
                mine.MyGames$Throwing
                mine.MyGames$NotMade
                mine.MyGames$Good
                """);
        String place = " in " + Path.of(classes).toUri().toURL() + " was left out: ";
        for (String question : List.of("solve good 3", "solve nim 3", "games", "sequence kayles --to 5")) {
            Run run = Run.of((question + " --classpath " + classes).split(" "));
            assertEquals(0, run.status(), run::err);
            for (String said : List.of(
                    "the provider mine.MyGames$Taken" + place + "two game families have the name nim",
                    "Provider mine.Missing not found, named in "
                            + Path.of(classes).toUri().toURL(),
                    "the provider mine.MyGames$NoSamples" + place + "no-samples needs at least one sample",
                    "the provider mine.MyGames$NoCard" + place,
                    "the provider mine.MyGames$Throwing" + place + "java.lang.UnsupportedOperationException: no games",
                    "the provider mine.MyGames$NotMade" + place + "java.lang.IllegalStateException: no database")) {
                assertTrue(run.err().contains(said), () -> said + " is not in " + run.err());
            }
            assertFalse(run.err().contains("fault of the program"), run::err);
        }
        Run unknown = Run.of("solve", "no-samples", "3", "--classpath", classes);
        assertTrue(unknown.err().contains("there is no game \"no-samples\""), unknown::err);
        Run rules = Run.of("solve", "faulty", "3", "--classpath", classes);
        assertTrue(
                rules.err().contains("a fault of a class that is not part of this program: IllegalState"), rules::err);
    }

    @Test
    void aJarThatIsNotThereIsNamed() {
        Run run = Run.of("solve", "nim", "3", "--classpath", "missing.jar");
        assertEquals(2, run.status());
        assertTrue(run.err().startsWith("impartial: there is no jar or folder missing.jar"), run::err);
    }

    private String compiled() throws IOException {
        String page = Files.readString(PAGE);
        return compiled(block(page, "java"), block(page, "text"));
    }

    /** Compiles the class {@code mine.MyGames} into a folder with a list of providers. */
    private String compiled(String code, String providers) throws IOException {
        Path source = Files.createDirectories(folder.resolve("mine")).resolve("MyGames.java");
        Files.writeString(source, code);
        Path services = Files.createDirectories(folder.resolve("classes/META-INF/services"));
        Files.writeString(services.resolve("org.impartial.core.library.GameProvider"), providers);
        Path classes = folder.resolve("classes");
        Run.javac(source, classes);
        return classes.toString();
    }

    /** A complete file is enclosed in tildes, which distinguishes it from lines to be run one by one. */
    private static String block(String page, String language) {
        Matcher block = Pattern.compile("(?:```|~~~)" + language + "\n(.*?)(?:```|~~~)", Pattern.DOTALL)
                .matcher(page);
        assertTrue(block.find(), "no block of " + language);
        return block.group(1);
    }
}
