package org.impartial.solve.engine.sequence;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.game.heap.HeapGame.HeapPatterns;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.solve.engine.sequence.octal.table.BreakingRule;

/** The data that a heap game provides about its rules, classified by the engine that can use them. */
sealed interface GameForm {
    /** The greatest member of a set, or distance of a pattern, for which an engine is used instead of the rules. */
    long MOST_MEMBERS = 1 << 20;

    /** Returns the identity of the game in a checkpoint, which distinguishes it from other games. */
    String identity();

    /** A code with finitely many octal or hexadecimal digits. */
    record Code(String identity, BreakingRule rule) implements GameForm {}

    /** A finite set of numbers that may be taken, ascending; periods are searched for from {@code leastStart} on. */
    record FiniteSet(String identity, List<Integer> members, int leastStart) implements GameForm {}

    /** All numbers except these may be taken, ascending; periods are searched for from {@code leastStart} on. */
    record AllBut(String identity, List<Integer> excluded, int leastStart) implements GameForm {}

    /** A move for each of these patterns of distances. */
    record Patterns(String identity, List<int[]> patterns, int reach) implements GameForm {}

    /** Rules without data that an engine can use. */
    record Plain(String identity) implements GameForm {}

    /** Returns the form of a game. */
    static GameForm of(HeapGame game) {
        HeapCode code = game.heapCode().orElse(null);
        if (code instanceof BreakingCode breaking) {
            return ofCode(breaking);
        }
        if (code instanceof HeapPatterns patterns && patterns.reach() <= MOST_MEMBERS) {
            return ofPatterns(patterns);
        }
        return code instanceof SubtractionSet set ? ofSet(set, game) : new Plain("game " + game.name());
    }

    private static GameForm ofPatterns(HeapPatterns code) {
        List<int[]> patterns = code.patterns().stream()
                .map(pattern -> pattern.stream().mapToInt(Long::intValue).toArray())
                .toList();
        return new Patterns("patterns " + code, patterns, (int) code.reach());
    }

    private static GameForm ofCode(BreakingCode code) {
        String identity = "code " + code;
        boolean takingOnly = code.digits().stream().allMatch(d -> d == 0 || d == 3);
        if (!code.finite()) {
            boolean nearlyAll = takingOnly && code.repeating().stream().allMatch(d -> d == 3);
            return nearlyAll ? new AllBut(identity, removals(code, 0), 1) : new Plain(identity);
        }
        return takingOnly ? new FiniteSet(identity, removals(code, 3), 1) : new Code(identity, new BreakingRule(code));
    }

    private static List<Integer> removals(BreakingCode code, int digit) {
        return IntStream.range(1, code.digits().size())
                .filter(i -> code.digit(i) == digit)
                .boxed()
                .toList();
    }

    private static GameForm ofSet(SubtractionSet set, HeapGame game) {
        String identity = "subtraction " + text(set);
        if (set instanceof SubtractionSet.AllBut allBut && near(allBut.excluded())) {
            return new AllBut(identity, ints(allBut.excluded().upTo(Integer.MAX_VALUE)), 0);
        }
        if (set instanceof SubtractionSet.Interval interval && interval.least() <= MOST_MEMBERS) {
            boolean unbounded = interval.most() == Long.MAX_VALUE;
            if (unbounded) {
                return new AllBut(identity, ints(LongStream.range(1, interval.least())), 0);
            }
        }
        return set.greatest().isPresent() && near(set)
                ? new FiniteSet(identity, ints(set.upTo(Integer.MAX_VALUE)), 0)
                : new Plain(set instanceof SubtractionSet.Where ? "game " + game.name() : identity);
    }

    /** Returns a set as text with all its numbers. */
    private static String text(SubtractionSet set) {
        if (set instanceof SubtractionSet.AllBut allBut) {
            return "all but " + allBut.excluded().text();
        }
        return set instanceof SubtractionSet.Finite finite ? finite.text() : set.toString();
    }

    private static boolean near(SubtractionSet set) {
        return set.greatest().orElse(0) <= MOST_MEMBERS;
    }

    private static List<Integer> ints(LongStream members) {
        return members.mapToObj(Math::toIntExact).toList();
    }
}
