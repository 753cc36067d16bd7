package org.impartial.discover.word;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.impartial.core.contract.GameContract;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.solve.Solver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rewriting rules as games of the library. */
class WordGameTest {

    @ParameterizedTest
    @ValueSource(strings = "^a->;b->a")
    void keepsTheContract(String rules) {
        GameContract.check(WordGame.discovering(WordRules.parse(rules))).orThrow();
    }

    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(strings = {"0.75", "00*1->100*", "aa->;b->", "aa->;bb->"})
    void moreKeepTheContract(String rules) {
        keepsTheContract(rules);
    }

    @Test
    void aTheoremAboutOtherRulesIsRefused() {
        WordTheorem theorem =
                WordDiscovery.of(WordRules.parse("aa->;b->")).run().theorem().orElseThrow();
        WordGame other = WordGame.of(WordRules.parse("aa->;bb->"));
        assertThrows(IllegalArgumentException.class, () -> other.with(theorem));
    }

    @Test
    void longWordsAreAnsweredWithAllWinningMoves() {
        WordTheorem theorem =
                WordDiscovery.of(WordRules.parse("guiles")).run().theorem().orElseThrow();
        WordGame game = WordGame.of(theorem.rules()).with(theorem);
        StringBuilder letters = new StringBuilder();
        Random random = new Random(5);
        while (letters.length() < 100_000) {
            letters.append(random.nextInt(4) == 0 ? '0' : '1');
        }
        String word = theorem.isP(letters.toString()) ? letters + "01" : letters.toString();
        var analysis = Solver.normal().analyse(game.at(WordState.of(word)));
        assertEquals(Outcome.N, analysis.outcome());
        List<Move> moves = analysis.winningMoves();
        assertTrue(moves.size() > 100, () -> moves.size() + " moves");
        for (Move move : moves.subList(0, 50)) {
            assertTrue(theorem.isP(move.to().components().get(0).state().toString()));
        }
        WordState state = WordState.of(word);
        assertThrows(BeyondRangeException.class, () -> game.optionsOf(state));
        Datum first = game.notation().move(state, moves.get(0).to());
        assertEquals(
                moves.get(0).to(), game.notation().option(game.at(state), first).orElseThrow());
        assertEquals(Optional.empty(), game.notation().option(game.at(state), new Datum.Word("1:0000->1")));
        assertEquals(Optional.empty(), game.notation().option(game.at(state), new Datum.Word("nonsense")));
    }

    @Test
    void theLibraryReadsThem() {
        GameLibrary library = GameLibrary.installed();
        var diagram = library.read("words[11->00;10->01] 0111");
        List<String> moves = diagram.position().moves().stream()
                .map(move -> diagram.write(move).toString())
                .toList();
        assertEquals(List.of("2:11->00", "3:11->00"), moves);
        assertEquals("0001", diagram.after(diagram.move("2:11->00")).datum().toString());
        assertEquals(
                library.read("words[aa->,b->] aab").position(),
                library.read("words[aa->;b->] aab").position());
        assertEquals(
                Outcome.P,
                Solver.normal()
                        .analyse(library.read("words:0.75 11011").position())
                        .outcome());
        assertTrue(library.read("words[rules=ab->b,alphabet=abc] cab")
                .position()
                .toString()
                .contains("alphabet=abc"));
        assertThrows(NotationException.class, () -> library.read("words[11->00] 012"));
    }

    @Test
    void theSameTextHasTheSameGameWithWhatWasFoundAboutIt() {
        GameLibrary library = GameLibrary.of(new WordFamily().families());
        assertSame(
                library.ruleset("words[0.75]").games().get(0),
                library.ruleset("words[0.75]").games().get(0));
        assertNotEquals(
                library.ruleset("words[0.75]").games(),
                library.ruleset("words[rules=0.75,alphabet=012]").games());
    }

    @Test
    void sumsWithOtherGamesAreSolved() {
        var position =
                GameLibrary.installed().read("words[0.75] 1110111 + nim 0").position();
        Solver solver = Solver.normal();
        assertEquals(Outcome.P, solver.analyse(position).outcome());
        assertFalse(solver.analyse(
                        GameLibrary.installed().read("words[0.75] 1 + nim 2").position())
                .winningMoves()
                .isEmpty());
    }

    /** The replies in the word are those with the value of the heap, which no word has. */
    @Test
    void sumsWithAHeapGreaterThanTheValuesOfWordsAreSolved() {
        Solver solver = Solver.normal();
        for (String rules : List.of("words[0.75] 1110111", "words[aa->,b->] aabab")) {
            for (long heap : List.of(2_000_000_000L, 4_294_967_297L)) {
                var analysis = solver.analyse(
                        GameLibrary.installed().read(rules + " + nim " + heap).position());
                assertEquals(Outcome.N, analysis.outcome(), rules);
                assertEquals(1, analysis.winningMoves().size(), rules);
            }
        }
    }

    /** All moves in a run are one option, which is found for each of them; that is work too. */
    @Test
    void movesThatAreOneOptionCountAsWork() {
        WordGame game = WordGame.of(WordRules.parse("a->"));
        Component<WordState> run = game.at(WordState.of("a".repeat(20_000)));
        Meter meter = new Meter(Budget.positions(1_000), Progress.NONE, () -> false);
        assertThrows(StoppedException.class, () -> run.hasOptions(meter));
    }
}
