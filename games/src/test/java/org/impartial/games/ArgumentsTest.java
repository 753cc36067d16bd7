package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.notation.NotationException;
import org.impartial.games.board.Chomp;
import org.impartial.games.board.Cram;
import org.impartial.games.graph.Bush;
import org.impartial.games.graph.Hackenbush;
import org.impartial.games.heap.CountUp;
import org.impartial.games.heap.Interval;
import org.impartial.games.heap.Octal;
import org.impartial.games.heap.Subtraction;
import org.impartial.games.heap.moore.MooreNim;
import org.impartial.games.heap.queen.ColdPairs;
import org.impartial.games.heap.queen.Wythoff;
import org.impartial.games.pencil.Sprouts;
import org.impartial.games.pencil.SproutsPosition;
import org.impartial.games.tree.Felling;
import org.impartial.games.tree.TheGame;
import org.impartial.games.tree.Tree;
import org.impartial.games.tree.TreeGame;
import org.impartial.games.word.AliceAndBob;
import org.impartial.games.word.DigitalDeletions;
import org.impartial.games.word.GameOf31;
import org.impartial.games.word.LostStrings;
import org.impartial.games.word.Multiplication;
import org.impartial.games.word.Pirates;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Numbers, indices and texts that make no sense are refused in words wherever the games take them from outside. */
class ArgumentsTest {
    private static final Tree PATH = Tree.of(new int[] {0, 1}, new int[] {1, 2});
    private static final Bush BUSH = Bush.of(List.of(new int[] {0, 1}));

    private record Attempt(String name, Executable call) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Attempt attempt(String name, Executable call) {
        return new Attempt(name, call);
    }

    static Stream<Attempt> attempts() {
        return Stream.of(heaps(), boards(), graphs(), words()).flatMap(all -> all);
    }

    private static Stream<Attempt> heaps() {
        ColdPairs cold = ColdPairs.of(2);
        return Stream.of(
                attempt("a subtraction set with 0", () -> Subtraction.of(0, 3)),
                attempt("a subtraction set with -3", () -> Subtraction.of(2, -3)),
                attempt("an interval from 0", () -> new Interval(0, 4)),
                attempt("the value of an interval at -1", () -> new Interval(2, 4).grundy(-1)),
                attempt("options worth -1", () -> new Interval(2, 4).optionsWorth(-1, 9)),
                attempt("options of the heap -9", () -> new Interval(2, 4).optionsWorth(0, -9)),
                attempt("a target of -1", () -> new CountUp(-1, 3)),
                attempt("steps of 0", () -> new CountUp(9, 0)),
                attempt("-1 heaps a move", () -> new MooreNim(-1)),
                attempt("no code", () -> Octal.of("")),
                attempt("a code of letters", () -> Octal.of("kayles")),
                attempt("a negative heap of a pair", () -> new Wythoff().at(3, -1)),
                attempt("a bound of 0", () -> ColdPairs.of(0)),
                attempt("whether -1 is cold", () -> cold.cold(-1, 3)),
                attempt("the pair before the first", () -> cold.pair(-1)),
                attempt("the pair after the last", () -> cold.pair(cold.greatestIndex() + 1)),
                attempt("the partner of -1", () -> cold.partner(-1)));
    }

    private static Stream<Attempt> boards() {
        return Stream.of(
                attempt("a board without rows", () -> new Cram(0, 5)),
                attempt("a board of 64 cells", () -> new Cram(8, 8)),
                attempt("a board whose cells overflow", () -> new Cram(65_536, 65_536)),
                attempt("a board of the greatest sides", () -> new Cram(Integer.MAX_VALUE, Integer.MAX_VALUE)),
                attempt("a board of negative sides", () -> new Cram(-3, -3)),
                attempt("a bar without columns", () -> new Chomp(3, 0)),
                attempt("a bar of the greatest sides", () -> new Chomp(Integer.MAX_VALUE, Integer.MAX_VALUE)),
                attempt("a row of -1 squares", () -> new Chomp(2, 2).rows(1, -1)),
                attempt("rows that grow", () -> new Chomp(2, 2).rows(1, 2)),
                attempt("more rows than there are", () -> new Chomp(2, 2).rows(2, 2, 1)),
                attempt("-1 spots", () -> SproutsPosition.of(-1)),
                attempt("61 spots", () -> new Sprouts().spots(61)));
    }

    private static Stream<Attempt> graphs() {
        return Stream.of(
                attempt("edges without their ends", () -> Tree.of(new int[] {0, 1}, new int[] {1})),
                attempt("an edge to a vertex that is none", () -> Tree.of(new int[] {0}, new int[] {7})),
                attempt("a cycle for a tree", () -> Tree.of(new int[] {0, 0}, new int[] {1, 1})),
                attempt("the degree of vertex 3 of 3", () -> PATH.degree(3)),
                attempt("the degree of vertex -1", () -> PATH.degree(-1)),
                attempt("too few weights", () -> new TheGame(PATH).winningNodes(List.of(1L))),
                attempt("a weight below 0", () -> new TheGame(PATH).winningNodes(List.of(1L, -1L, 2L))),
                attempt("too few stones", () -> new TreeGame(PATH).winningStarts(List.of(1L))),
                attempt("stones below 0", () -> new TreeGame(PATH).winningStarts(List.of(1L, -1L, 2L))),
                attempt(
                        "a felled node that is none",
                        () -> new TheGame(PATH).at(new Felling(List.of(1L, 2L, 3L), List.of(5)))),
                attempt("an edge beside a bush", () -> BUSH.low(1)),
                attempt("the edge -1 of a bush", () -> BUSH.high(-1)),
                attempt("a ground below 0", () -> new Hackenbush(List.of(0, -1))),
                attempt("a ring of one player", () -> Games.library().ruleset("pursuit-ring[s1=[1]]")),
                attempt("a player without steps", () -> Games.library().ruleset("pursuit-ring[s1=[1],s2=[]]")),
                attempt("a step of 0", () -> Games.library().ruleset("pursuit-ring[s1=[1],s2=[0]]")));
    }

    private static Stream<Attempt> words() {
        return Stream.of(
                attempt("a card of 7", () -> GameOf31.after("7")),
                attempt("five aces", () -> GameOf31.after("11111")),
                attempt("a string of letters", () -> DigitalDeletions.string("12a")),
                attempt("a string of 40 digits", () -> DigitalDeletions.string("1".repeat(40))),
                attempt("gold below 0", () -> new Pirates(-1)),
                attempt("no pirates", () -> new Pirates(5).guarantee(0, 0)),
                attempt("pirate 6 of 5", () -> new Pirates(5).guarantee(5, 6)),
                attempt("pirate 0", () -> new Pirates(5).guarantee(5, 0)),
                attempt("a sieve of -1 digits", () -> new LostStrings(-1)),
                attempt("a sieve of 40 digits", () -> new LostStrings(40)),
                attempt("a string that was not sieved", () -> new LostStrings(2).lost("123")),
                attempt("a string of letters in a sieve", () -> new LostStrings(2).lost("a")),
                attempt("a length that was not sieved", () -> new LostStrings(2).count(3)),
                attempt("the length -1", () -> new LostStrings(2).count(-1)),
                attempt("a number 0", () -> AliceAndBob.numbers(2, 0)),
                attempt("a number below 0", () -> AliceAndBob.lost(List.of(-1L, 3L))),
                attempt("a multiplier of 1", () -> new Multiplication(1)),
                attempt("a goal of 0", () -> Multiplication.start(0)),
                attempt("whether the goal -5 is lost", () -> new Multiplication(9).lost(-5)));
    }

    @ParameterizedTest
    @MethodSource("attempts")
    void senselessArgumentsAreRefusedInWords(Attempt attempt) {
        RuntimeException refusal = assertThrows(RuntimeException.class, attempt.call());
        assertTrue(
                refusal instanceof NotationException || refusal instanceof BeyondRangeException,
                attempt.name() + ": " + refusal);
        assertFalse(String.valueOf(refusal.getMessage()).isBlank());
    }
}
