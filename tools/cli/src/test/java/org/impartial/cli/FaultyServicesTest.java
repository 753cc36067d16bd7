package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Services of a jar that fail in any way are named with their class and their place, and everything else goes on. */
class FaultyServicesTest {
    private static final int STOPPED = 75;
    private static final String CODE = """
            package mine;
            import java.util.*;
            import java.util.stream.Stream;
            import org.impartial.core.game.*;
            import org.impartial.core.meter.Meter;
            import org.impartial.proof.*;
            import org.impartial.solve.*;
            public class Services {
                static class Oddity extends Throwable {}
                static <X extends Throwable> RuntimeException odd() throws X { throw (X) new Oddity(); }
                /** Works until the thread is interrupted, which no limit does by itself. */
                static void spin() { while (!Thread.currentThread().isInterrupted()) { Thread.onSpinWait(); } }
                public abstract static class Format implements CertificateFormat {
                    public String kind() { return getClass().getSimpleName().toLowerCase(); }
                    public Set<String> kinds() { return Collections.singleton(kind()); }
                    public Certificate read(String kind, Map<String, String> header, List<String> facts) { return new Proof(kind); }
                }
                public static class NotMade extends Format { public NotMade() { throw new IllegalStateException("no room"); } }
                public static class NotMadeOddly extends Format { public NotMadeOddly() throws Oddity { throw new Oddity(); } }
                public static class NoKind extends Format { public String kind() { return null; } }
                public static class BadKind extends Format { public String kind() { return "A kind"; } }
                public static class Nimber extends Format {}
                public static class Deep extends Format { public String kind() { return kind() + "x"; } }
                public static class ReadsNull extends Format {
                    public Certificate read(String kind, Map<String, String> header, List<String> facts) { return null; }
                }
                public static class ReadsOddly extends Format {
                    public Certificate read(String kind, Map<String, String> header, List<String> facts) { throw odd(); }
                }
                public static class ReadsForever extends Format {
                    public Certificate read(String kind, Map<String, String> header, List<String> facts) { spin(); return null; }
                }
                public static class Checks extends Format {}
                public static class ChecksNull extends Format {}
                public static class ChecksFail extends Format {}
                public static class ChecksForever extends Format {}
                public record Proof(String kind) implements Certificate {
                    public String statement() { return "one is one"; }
                    public Map<String, String> header() { return Map.of(); }
                    public Stream<String> facts() { return Stream.empty(); }
                    public Verdict check(Meter meter) {
                        if (kind.equals("checksforever")) { spin(); }
                        if (kind.equals("checksfail")) { throw new AssertionError("no proof"); }
                        return kind.equals("checks") ? Verdict.accepted(0, statement()) : null;
                    }
                }
                public static class SourceNotMade implements Claim.Source {
                    public SourceNotMade() { throw new IllegalStateException("no theorems"); }
                    public <S> List<Claim<S>> claims(ImpartialGame<S> game) { return List.of(); }
                }
                public static class SourceNull implements Claim.Source {
                    public <S> List<Claim<S>> claims(ImpartialGame<S> game) { return null; }
                }
                public static class SourceOfNull implements Claim.Source {
                    public <S> List<Claim<S>> claims(ImpartialGame<S> game) { return Collections.singletonList(null); }
                }
                public static class SourceFails implements Claim.Source {
                    public <S> List<Claim<S>> claims(ImpartialGame<S> game) { throw odd(); }
                }
                public static class SourceForever implements Claim.Source {
                    public <S> List<Claim<S>> claims(ImpartialGame<S> game) {
                        if (game.name().contains("cram")) { spin(); }
                        return List.of();
                    }
                }
                public static class StrategiesFail implements StrategyProvider {
                    public List<Strategy> strategies() { throw new AssertionError("no strategy"); }
                }
                public static class StrategyTaken implements StrategyProvider {
                    public List<Strategy> strategies() {
                        return List.of(Strategy.of("other", c -> false, (c, m) -> 0), Strategy.of("auto", c -> false, (c, m) -> 0));
                    }
                }
                public static class Ones implements StrategyProvider {
                    public List<Strategy> strategies() { return List.of(Strategy.of("ones", c -> true, (c, m) -> 1)); }
                }
                public static class ProblemsFail implements ProblemProvider {
                    public List<Problem> problems() { throw odd(); }
                }
                public static class ArtistNotMade implements org.impartial.picture.drawing.Artist {
                    public ArtistNotMade() throws Oddity { throw new Oddity(); }
                    public boolean draws(ImpartialGame<?> game) { return true; }
                    public org.impartial.picture.drawing.Sketch draw(Component<?> component) { return null; }
                }
            }
            """;

    @TempDir
    private static Path folder;

    @BeforeAll
    static void compile() throws IOException {
        Path source = Files.writeString(folder.resolve("Services.java"), CODE);
        String[] words = {
            "-nowarn",
            "-XDsuppressNotes",
            "-proc:none",
            "-d",
            folder.toString(),
            "-cp",
            Run.classPath(),
            source.toString()
        };
        assertEquals(0, ToolProvider.findFirst("javac").orElseThrow().run(System.out, System.err, words));
        provide(
                "proof.CertificateFormat",
                "NotMade NotMadeOddly NoKind BadKind Nimber Deep ReadsNull ReadsOddly "
                        + "ReadsForever Checks ChecksNull ChecksFail ChecksForever");
        provide("core.game.Claim$Source", "SourceNotMade SourceNull SourceOfNull SourceFails SourceForever");
        provide("solve.StrategyProvider", "StrategiesFail StrategyTaken Ones");
        provide("solve.ProblemProvider", "ProblemsFail");
        provide("picture.drawing.Artist", "ArtistNotMade");
    }

    private static void provide(String service, String classes) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        List<String> lines = Stream.of(classes.split(" "))
                .map(name -> "mine.Services$" + name)
                .toList();
        Files.write(services.resolve("org.impartial." + service), lines);
    }

    private static Run run(String line) {
        return Run.of((line + " --classpath " + folder).split(" "));
    }

    private static String named(String provider, String rest) throws IOException {
        return "impartial: the provider mine.Services$" + provider + " in "
                + folder.toUri().toURL() + rest;
    }

    private static void names(Run run, String... sentences) {
        for (String sentence : sentences) {
            assertTrue(run.err().contains(sentence), () -> sentence + " is not in " + run.err());
        }
        assertFalse(run.err().contains("fault of the program"), run::err);
    }

    private static Path proof(String kind) throws IOException {
        return Files.writeString(
                folder.resolve(kind + ".proof"), "impartial-certificate 1\tkind=" + kind + "\tfacts=0\n");
    }

    @Test
    void otherFormatsAreRead() throws IOException {
        Run run = run("verify " + proof("checks"));
        assertEquals(0, run.status(), run.err());
        names(
                run,
                named("NotMade", " was left out: java.lang.IllegalStateException: no room"),
                named("NotMadeOddly", " was left out: mine.Services$Oddity"),
                named("NoKind", " was left out: java.lang.NullPointerException: it has no kind"),
                named("BadKind", " was left out: its kind \"A kind\" is not one lower-case word"),
                named("Nimber", " was left out: two formats read the kind nimber"),
                named("Deep", " was left out: java.lang.StackOverflowError"));
        Run unknown = run("verify " + proof("notmade"));
        assertEquals(1, unknown.status());
        assertTrue(unknown.out().contains("NotMade in "), unknown.out());
    }

    @ParameterizedTest
    @CsvSource({
        "readsnull, ReadsNull, it returned null",
        "readsoddly, ReadsOddly, mine.Services$Oddity",
        "checksnull, Proof, it returned null",
        "checksfail, Proof, java.lang.AssertionError: no proof"
    })
    void aFormatThatFailsNeitherAcceptsNorRefuses(String kind, String provider, String reason) throws IOException {
        Run run = run("verify " + proof(kind));
        assertEquals(STOPPED, run.status(), run.err());
        assertEquals("", run.out());
        names(
                run,
                "the provider mine.Services$" + provider + " in "
                        + folder.toUri().toURL() + " failed: " + reason);
        Run json = Run.reading(
                "{\"verify\":\"" + proof(kind) + "\"}\n", "solve", "--jsonl", "--classpath", folder.toString());
        assertTrue(json.out().startsWith("{\"error\":\"the provider mine.Services$" + provider), json.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"readsforever", "checksforever"})
    void aFormatThatDoesNotEndIsStopped(String kind) throws IOException {
        Run run = run("verify --seconds 0.1 " + proof(kind));
        assertEquals(STOPPED, run.status(), run.err());
        names(run, "is neither accepted nor refused", "the limit is 100 ms");
    }

    @Test
    void gamesAreSolvedWithoutTheoremsThatCannotBeRead() throws IOException {
        Run run = run("solve kayles 5");
        assertEquals(0, run.status(), run.err());
        assertEquals(Run.of("solve", "kayles", "5").out(), run.out());
        names(
                run,
                named("SourceNotMade", " was left out: java.lang.IllegalStateException: no theorems"),
                named("SourceNull", " failed: java.lang.NullPointerException"),
                named("SourceOfNull", " failed: java.lang.NullPointerException"),
                named("SourceFails", " failed: mine.Services$Oddity"));
        assertEquals(run.err().lines().distinct().count(), run.err().lines().count(), run.err());
        Run endless = run("solve cram[3,3] --seconds 0.1");
        assertEquals(1, endless.status(), endless.out());
        names(endless, "the limit is 100 ms");
    }

    @Test
    void otherServicesGoOn() throws IOException {
        names(
                run("solve kayles 4 --solver ones"),
                named("StrategiesFail", " was left out: java.lang.AssertionError: no strategy"),
                named("StrategyTaken", " was left out: two strategies have the name \"auto\""));
        List<Run> runs = new ArrayList<>(List.of(run("judge --list"), run("draw nim 3 -o " + folder.resolve("a.svg"))));
        names(runs.get(0), named("ProblemsFail", " was left out: mine.Services$Oddity"));
        names(runs.get(1), named("ArtistNotMade", " was left out: mine.Services$Oddity"));
        runs.add(run("solve kayles 4 --solver ones"));
        runs.forEach(run -> assertEquals(0, run.status(), run.err()));
        assertTrue(runs.get(2).out().contains("Grundy value 1"), runs.get(2).out());
    }
}
