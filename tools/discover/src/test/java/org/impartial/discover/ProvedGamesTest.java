package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.contract.GameContract;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Outcome;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.games.Games;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Solvers answer by theorems if a game has no closed form. */
class ProvedGamesTest {
    private static final ProvedGames PROVED = new ProvedGames();

    private static final boolean THOROUGH = Boolean.getBoolean("impartial.thorough");

    /** The approximate number of states of each game that are tested in sums. */
    private static final int ASKED = THOROUGH ? 150 : 25;

    /** A game of the library whose only claims are the proved theorems. */
    private record WithTheorems<S>(ImpartialGame<S> game) implements ImpartialGame<S> {
        @Override
        public void options(S state, Options<S> out) {
            game.optionsOf(state).forEach(option -> out.to(state(option)));
        }

        @SuppressWarnings("unchecked")
        private S state(Object option) {
            return ((Component<S>) option).state();
        }

        @Override
        public List<Claim<S>> claims() {
            return PROVED.claims(game).stream().map(this::ownReplies).toList();
        }

        private Claim<S> ownReplies(Claim<S> claim) {
            if (!(claim instanceof Claim.Replies<S> replies)) {
                return claim;
            }
            return new Claim.Replies<>(
                    replies.basis(),
                    replies.convention(),
                    replies.complete(),
                    replies.domain(),
                    replies.zeroOnly(),
                    (state, wanted) -> replies.rule().replies(state, wanted).map(option -> at(state(option))));
        }

        @Override
        public Stream<S> smallStates() {
            return THOROUGH ? game.smallStates() : firstHalf(game.smallStates().toList());
        }

        private static <S> Stream<S> firstHalf(List<S> states) {
            return states.stream().limit((states.size() + 1) / 2);
        }

        @Override
        public Notation<S> notation() {
            return game.notation();
        }

        @Override
        public String name() {
            return "theorems about " + game.name();
        }
    }

    static Stream<Arguments> theorems() {
        return Stream.of(Convention.values())
                .flatMap(play -> PROVED.games(play).stream().map(game -> Arguments.of(game, play)));
    }

    /** Returns every third theorem, or all: the certificates are files, which do not change without a commit. */
    static Stream<Arguments> someTheorems() {
        List<Arguments> all = theorems().toList();
        return IntStream.range(0, all.size())
                .filter(i -> THOROUGH || i % 3 == 0)
                .mapToObj(all::get);
    }

    private static ImpartialGame<?> game(String name) {
        return Games.library().ruleset(name).games().get(0);
    }

    /** Returns whether checking a theorem takes many seconds, because of many digits or six heaps. */
    private static boolean slow(Arguments theorem) {
        return String.valueOf(theorem.get()[0]).matches("d-wythoff\\[d=[5-8]]|circular-nim\\[n=6,k=[345]]");
    }

    static Stream<Arguments> soonChecked() {
        return theorems().filter(theorem -> !slow(theorem));
    }

    static Stream<Arguments> slowlyChecked() {
        return theorems().filter(ProvedGamesTest::slow);
    }

    @ParameterizedTest
    @MethodSource("slowlyChecked")
    @Tag("thorough")
    void theGreatOnesAreProvedToo(String name, Convention play) {
        eachIsProvedFromTheConditionsOfItsGame(name, play);
    }

    @ParameterizedTest
    @MethodSource("soonChecked")
    void eachIsProvedFromTheConditionsOfItsGame(String name, Convention play) {
        Certificate certificate = PROVED.certificate(name, play);
        HeapRules rules = KnownGames.find(name).orElseThrow();
        assertEquals(rules.moves(), certificate.header().get("rules"));
        assertEquals(rules.domain(), certificate.header().get("domain"));
        assertEquals(play.name().toLowerCase(Locale.ROOT), certificate.header().get("play"));
        Verdict verdict = certificate.check(Meter.unlimited());
        assertTrue(verdict.accepted(), verdict::toString);
    }

    @ParameterizedTest
    @MethodSource("someTheorems")
    void eachAgreesWithTheRulesOfTheCode(String name, Convention play) {
        WithTheorems<?> game = new WithTheorems<>(game(name));
        assertTrue(
                game.claims().stream()
                        .anyMatch(
                                claim -> claim instanceof Claim.Outcomes<?> outcomes && outcomes.convention() == play),
                name);
        GameContract.of(game).asking(ASKED).check().orThrow();
    }

    @ParameterizedTest
    @MethodSource("someTheorems")
    void solversAnswerByThemForHeapsOfAnySize(String name, Convention play) {
        solversAnswer(name, play, 8);
    }

    @ParameterizedTest
    @MethodSource("theorems")
    @Tag("thorough")
    void solversAnswerByThemForHeapsOfEachSize(String name, Convention play) {
        solversAnswer(name, play, 1);
    }

    /** Solves positions of heaps from about three bits upwards, by a step. */
    private static void solversAnswer(String name, Convention play, int step) {
        int heaps = KnownGames.find(name).orElseThrow().heaps().size();
        Random random = new Random(heaps);
        Solver solver = Solver.of(play).within(Budget.positions(20));
        int won = 0;
        for (int bits = 3; bits < 23; bits += step) {
            String position = name.startsWith("chocolate") ? bar(name, random, bits) : distinct(random, heaps, bits);
            Analysis analysis =
                    solver.analyse(Games.library().read(name + " " + position).position());
            assertEquals(Analysis.Status.SOLVED, analysis.status(), name + " " + position);
            won += analysis.outcome() == Outcome.N ? 1 : 0;
            List<Move> moves = analysis.winningMoves(5).list();
            assertEquals(analysis.outcome() == Outcome.N, !moves.isEmpty(), name + " " + position);
            for (Move move : moves) {
                assertEquals(Outcome.P, solver.analyse(move.result()).outcome(), name + " " + position + " " + move);
            }
        }
        assertTrue(won > 0, name);
    }

    private static String distinct(Random random, int heaps, int bits) {
        StringBuilder text = new StringBuilder();
        random.longs(0, 8L << bits)
                .distinct()
                .limit(heaps)
                .forEach(heap -> text.append(' ').append(heap));
        return text.toString();
    }

    private static String bar(String name, Random random, int bits) {
        int k = Integer.parseInt(name.replaceAll("[^0-9]", ""));
        long y = random.nextLong(8L << bits);
        return random.nextLong(8L << bits) + " " + y + " " + (y / k == 0 ? 0 : random.nextLong(y / k));
    }

    /**
     * In normal play of CN(6,4) the winning moves from a ring of large heaps are found without listing billions of
     * options.
     */
    @Test
    void winningMovesFromAGreatRing() {
        Analysis analysis = Solver.normal()
                .within(Budget.positions(1000))
                .analyse(Games.library()
                        .read("circular-nim[n=6,k=4] 1000000000000 2000000000000 3 4000000000000 5 6000000000000")
                        .position());
        assertEquals(Outcome.N, analysis.outcome());
        assertFalse(analysis.winningMoves(5).list().isEmpty());
        assertTrue(analysis.explain().toString().contains("automaton of 16 states"), analysis.explain()::toString);
    }

    /** Billions of winning moves are found lazily, and cancellation ends the listing. */
    @Test
    void aStopEndsTheListingOfWinningMoves() {
        AtomicBoolean stopped = new AtomicBoolean();
        Analysis analysis = Solver.normal()
                .cancelWhen(stopped::get)
                .analyse(Games.library()
                        .read("circular-nim[n=6,k=3] 300000000 400000000 500000000 200000000 250000000 270000000")
                        .position());
        assertEquals(3, analysis.winningMoves(3).list().size());
        stopped.set(true);
        Analysis.WinningMoves moves = analysis.winningMoves(1_000_000);
        assertFalse(moves.complete());
        assertTrue(moves.list().size() < 100_000, () -> moves.list().size() + " moves after the stop");
    }

    /** A game with the rules of Nim and the name of another game. */
    private record Namesake() implements ImpartialGame<Integer> {
        @Override
        public void options(Integer heap, Options<Integer> out) {
            IntStream.range(0, heap).forEach(out::to);
        }

        @Override
        public String name() {
            return "delete-nim";
        }
    }

    @Test
    void anotherGameOfTheNameIsNotMistakenForIt() {
        assertEquals(List.of(), PROVED.claims(new Namesake()));
        assertEquals(Outcome.N, Solver.misere().analyse(new Namesake().at(4)).outcome());
    }

    @Test
    void whatIsNotProvedIsRefused() {
        IllegalArgumentException e = assertThrows(
                IllegalArgumentException.class, () -> PROVED.certificate("circular-nim[n=6,k=4]", Convention.MISERE));
        assertTrue(String.valueOf(e.getMessage())
                .contains("there is no theorem about circular-nim[n=6,k=4] in misère play"));
        assertThrows(IllegalArgumentException.class, () -> PROVED.certificate("nim", Convention.NORMAL));
    }
}
