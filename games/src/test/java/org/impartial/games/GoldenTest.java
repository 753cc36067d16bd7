package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.contract.Oracle;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * First values, outcomes and numbers of plays of every plug-in, against the definitions and against its claims. A line of
 * {@code golden/<id>.txt} is a kind, what it speaks of, a colon and what is right:
 *
 * <pre>
 * source    where the figures come from
 * values    RULESET : the Grundy values of the positions 0, 1, 2, ...
 * value     POSITION : its Grundy value
 * outcomes  POSITION : in normal play, in misère play
 * loopy     POSITION : the same where play may go on for ever, with D for a draw
 * followers POSITION : the numbers of plays of one move, of two and of three
 * survey    RULESET QUESTION : the answer about many positions, each part after its name
 * </pre>
 *
 * A game whose play may go on for ever has no values here but outcomes or a survey, and one without positions has surveys
 * only.
 */
class GoldenTest {
    private static final int ENDLESS = 100_000;
    private final Naive naive = new Naive();

    private record Line(String kind, String about, List<String> right) {
        static Line of(String text) {
            String[] kindAndRest = text.split(" +", 2);
            String[] halves = kindAndRest[1].split(" : ", 2);
            return new Line(
                    kindAndRest[0],
                    halves[0],
                    halves.length == 1 ? List.of() : Arrays.asList(halves[1].split(" +", -1)));
        }
    }

    static Stream<GameFamily> families() {
        return ContractTest.families();
    }

    @ParameterizedTest
    @MethodSource("families")
    void theFiguresOfAPluginAreThoseOfItsRulesAndClaims(GameFamily family) {
        List<Line> lines = lines(family.id());
        for (String kind : kinds(family)) {
            assertTrue(
                    lines.stream().anyMatch(l -> l.kind().matches("(" + kind + ").*")),
                    "no line " + kind + " for " + family.id());
        }
        for (Line line : lines) {
            assertTrue(line.kind().equals("source") || ofFamily(line, family), line + " is of another game");
            assertEquals(line.right(), computed(line), line.about());
        }
    }

    private static List<String> kinds(GameFamily family) {
        List<ImpartialGame<?>> games = family.samples().stream()
                .flatMap(p -> family.with(p).games().stream())
                .toList();
        if (games.isEmpty()) {
            return List.of("source", "survey");
        }
        return games.stream().anyMatch(game -> !game.loopy()) && games.stream().allMatch(ImpartialGame::summable)
                ? List.of("source", "followers", "outcomes", "value")
                : List.of("source", "followers", "survey|loopy");
    }

    private static boolean ofFamily(Line line, GameFamily family) {
        return line.about().split("[ \\[]", -1)[0].equals(family.id());
    }

    private List<String> computed(Line line) {
        return switch (line.kind()) {
            case "source" -> List.of();
            case "values" ->
                IntStream.range(0, line.right().size())
                        .mapToObj(n -> value(read(line.about() + " " + n)))
                        .toList();
            case "value" -> List.of(value(read(line.about())));
            case "outcomes" -> outcomes(read(line.about()));
            case "loopy" -> endless(read(line.about()));
            case "followers" ->
                IntStream.rangeClosed(1, 3)
                        .mapToObj(n -> "" + naive.plays(read(line.about()), n))
                        .toList();
            case "survey" -> Surveys.words(line.about());
            default -> throw new AssertionError("unknown kind of line: " + line);
        };
    }

    private String value(Position position) {
        for (Component<?> component : position.components()) {
            ByClaims.grundy(component)
                    .ifPresent(claimed -> assertEquals(naive.grundy(component), claimed, component.toString()));
        }
        return "" + naive.grundy(position);
    }

    private List<String> outcomes(Position position) {
        List<String> both = new ArrayList<>();
        for (Convention convention : Convention.values()) {
            both.add(naive.outcome(position, convention).name());
        }
        for (Component<?> component : position.components()) {
            Outcome alone = naive.outcome(component, Convention.NORMAL);
            ByClaims.outcome(component).ifPresent(claimed -> assertEquals(alone, claimed, component.toString()));
        }
        return both;
    }

    /** By retrograde analysis of the bare rules. */
    private static List<String> endless(Position position) {
        Oracle oracle = new Oracle(ENDLESS);
        for (Component<?> component : position.components()) {
            Outcome alone = oracle.outcome(component, Convention.NORMAL);
            ByClaims.outcome(component).ifPresent(claimed -> assertEquals(alone, claimed, component.toString()));
        }
        return Stream.of(Convention.values())
                .map(convention -> oracle.outcome(position, convention).name())
                .toList();
    }

    private static Position read(String text) {
        return Games.library().read(text).position();
    }

    private static List<Line> lines(String id) {
        try (InputStream in = GoldenTest.class.getResourceAsStream("/golden/" + id + ".txt")) {
            assertNotNull(in, "the plug-in " + id + " needs a golden/" + id + ".txt");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(Line::of)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
