package org.impartial.core.contract.oracle;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.impartial.core.contract.oracle.play.BareOutcomes;
import org.impartial.core.contract.oracle.play.NaiveValues;
import org.impartial.core.contract.oracle.play.NumberedComponents;
import org.impartial.core.contract.oracle.play.OracleBudget;
import org.impartial.core.contract.oracle.play.PlayLengths;
import org.impartial.core.contract.oracle.play.SumGraph;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.PositionKind;
import org.impartial.core.game.heap.HeapGame;

/**
 * Computes values and outcomes of small positions from the rules and the bare definitions. It is deliberately simple:
 * the reference for all engines and claims.
 *
 * <p>Rung 0, {@link #outcome}, plays whole sums to the end and uses no theorem. Rung 1, {@link #grundy} and {@link
 * #misereGrundy}, takes the mex of the options' values, and in normal play the XOR over components [Sprague 1935]
 * [Grundy 1939]; the contract certifies it by rung 0. Claims of games are never used.
 *
 * <p>Results are cached. Searches use explicit stacks. Not safe for use by several threads.
 *
 * <pre>{@code
 * Oracle oracle = new Oracle(100_000);
 * Position heaps = new Nim().heaps(1, 1);
 * oracle.outcome(heaps, Convention.MISERE);  // N
 * oracle.grundy(heaps).getAsLong();          // 0
 * }</pre>
 */
public final class Oracle {
    private static final HeapGame NIM = HeapGame.of("nim", (heap, out) -> {
        for (int left = 0; left < heap; left++) {
            out.to(left);
        }
    });

    private final OracleBudget budget;
    private final NumberedComponents components = new NumberedComponents();
    private final SumGraph sums = new SumGraph(components);
    private final BareOutcomes bareNormal;
    private final BareOutcomes bareMisere;
    private final PlayLengths plays;
    private final NaiveValues normal;
    private final NaiveValues misere;
    private final Map<Integer, OptionalLong> loopy = new HashMap<>();

    /**
     * Creates an oracle without results.
     *
     * @param positions the number of positions that it may examine in all
     */
    public Oracle(int positions) {
        budget = new OracleBudget(positions);
        bareNormal = new BareOutcomes(sums, Convention.NORMAL, budget, new Int2ObjectOpenHashMap<>());
        bareMisere = new BareOutcomes(sums, Convention.MISERE, budget, new Int2ObjectOpenHashMap<>());
        plays = new PlayLengths(components, budget);
        normal = new NaiveValues(components::parts, this::normalByOptions, budget);
        misere = new NaiveValues(sums::options, this::misereByOptions, budget);
    }

    /**
     * {@return the outcome by rung 0: exhaustive play of the whole sum; a draw if neither player can force an end}
     * Cost: at most all reachable positions and all moves between them.
     *
     * @param position the position
     * @param convention the playing convention
     * @throws org.impartial.core.game.BeyondRangeException if that requires more positions than the budget has left
     */
    public Outcome outcome(Position position, Convention convention) {
        return (convention == Convention.NORMAL ? bareNormal : bareMisere).of(sums.node(position));
    }

    /**
     * {@return the Grundy value in normal play by rung 1, the XOR of the values of the components; empty if one of them
     * has none, is entailed, or is not summable} A component that can reach a cycle or has entailing moves has the
     * value n if its sum with a Nim heap of n is a P-position by rung 0 [Smith 1966].
     *
     * @param position the position
     * @throws org.impartial.core.game.BeyondRangeException if that requires more positions than the budget has left
     */
    public OptionalLong grundy(Position position) {
        if (position.obliged() >= 0 || !position.kind().isSummable()) {
            return OptionalLong.empty();
        }
        long sum = 0;
        for (int part : components.bag(position).members()) {
            OptionalLong value = value(part);
            if (value.isEmpty()) {
                return value;
            }
            sum ^= value.getAsLong();
        }
        return OptionalLong.of(sum);
    }

    /**
     * {@return the misère Grundy value by rung 1, the n for which the sum with a Nim heap of n is a misère P-position;
     * empty if the position can reach a cycle, has entailing moves, or is not summable} It is 1 for an end, else the
     * mex over the options of whole sums, since the values of components do not determine it.
     *
     * @param position the position
     * @throws org.impartial.core.game.BeyondRangeException if that requires more positions than the budget has left
     */
    public OptionalLong misereGrundy(Position position) {
        PositionKind kind = position.kind();
        return kind.isEntailing() || !kind.isSummable() ? OptionalLong.empty() : misere.of(sums.node(position));
    }

    /**
     * {@return the sum of a position and a Nim heap}
     *
     * @param position the position
     * @param heap the size of the heap
     */
    public static Position plusNim(Position position, long heap) {
        return position.plus(NIM.at(heap));
    }

    /**
     * {@return the outcome of a position: by rung 1, which is much cheaper for sums, if play is normal and ends and
     * there are no entailing moves; otherwise by rung 0}
     *
     * @param position the position
     * @param convention normal or misère play
     */
    public Outcome judgement(Position position, Convention convention) {
        boolean ends =
                position.components().stream().allMatch(part -> height(part).isPresent());
        PositionKind kind = position.kind();
        if (convention == Convention.MISERE || !ends || kind.isEntailing() || !kind.isSummable()) {
            return outcome(position, convention);
        }
        return grundy(position).orElseThrow() == 0 ? Outcome.P : Outcome.N;
    }

    /**
     * Replaces the remaining budget.
     *
     * @param positions the number of positions that may be examined from now on
     */
    public void grant(long positions) {
        budget.grant(positions);
    }

    /**
     * {@return the length in moves of the longest play of a component alone; of several parts that a move leaves only
     * the longest counts; empty if play may be infinite}
     *
     * @param component the component
     */
    public OptionalLong height(Component<?> component) {
        return plays.height(components.number(component));
    }

    /**
     * {@return a cycle below a component that has no {@link #height}: each a part of an option of the one before}
     *
     * @param component the component
     */
    public List<Position> cycle(Component<?> component) {
        return plays.cycle(components.number(component));
    }

    private OptionalLong value(int part) {
        boolean entailing = components.get(part).kind().isEntailing();
        OptionalLong value = entailing ? OptionalLong.empty() : normal.of(part);
        if (value.isPresent()) {
            return value;
        }
        return loopy.computeIfAbsent(
                part,
                p -> withNim(
                        p, entailing ? plays.length(p) : components.options(p).size()));
    }

    /**
     * {@return the greatest number of moves in a component, in all parts that moves leave, which no finite value
     * exceeds; 0 if play may be infinite}
     *
     * @param component the component
     */
    public long length(Component<?> component) {
        return plays.length(components.number(component));
    }

    /** Returns the least n, up to a bound of the finite values, with which as a Nim heap the component is P. */
    private OptionalLong withNim(int part, long most) {
        for (long n = 0; n <= most; n++) {
            if (outcome(plusNim(components.get(part), n), Convention.NORMAL) == Outcome.P) {
                return OptionalLong.of(n);
            }
        }
        return OptionalLong.empty();
    }

    private long normalByOptions(int component) {
        return NaiveValues.mex(components.options(component).stream()
                .mapToLong(bag ->
                        Arrays.stream(bag.members()).mapToLong(normal::known).reduce(0, (a, b) -> a ^ b)));
    }

    private long misereByOptions(int sum) {
        int[] options = sums.options(sum);
        return options.length == 0 ? 1 : NaiveValues.mex(Arrays.stream(options).mapToLong(misere::known));
    }

    /** Returns the state of the budget. */
    @Override
    public String toString() {
        return "oracle within " + budget;
    }
}
