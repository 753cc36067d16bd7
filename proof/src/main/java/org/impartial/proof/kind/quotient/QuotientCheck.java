package org.impartial.proof.kind.quotient;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.CertificateException;
import org.jspecify.annotations.Nullable;

/**
 * Checks a misère quotient from the rules. Not safe for use by several threads.
 *
 * <p>Implementation note: Φ of a sum is the product of the elements of its summands. Outcomes are right, by induction
 * along play, if (1) no sum with Φ in P has an option with Φ in P, and (2) each sum with Φ outside P has ended or has
 * an option with Φ in P. An option of a sum is an option of one summand h beside the rest, whose element is y, so (1)
 * requires that no y has Φ(h)·y in P and v·y in P for an option of h with the element v. For (2) let the state of a sum
 * be its element x and the set c of the y with Φ(G')·y in P for some option G'; the sum fails if x is outside P and 0
 * is not in c. A summand h, whose own set of this kind is c_h, leads from (x, c) to x·Φ(h) and the set of the y with
 * Φ(h)·y in c or x·y in c_h. There are finitely many states, summands may be added in any order, and a subset of c
 * fails wherever c fails. States for which every y is in c or has x·y in P are dropped, as no further summand makes
 * them fail [Plambeck-Siegel 2008].
 */
record QuotientCheck(
        QuotientTable table,
        Meter meter,
        List<QuotientCheck.CheckedState> states,
        List<List<QuotientCheck.CheckedState>> least) {

    /** A summand, and the y whose product with one of its options is in P. */
    private record Tested(Summands.Summand summand, BitSet tests) {}

    /** The state of a sum, and its summands. */
    private record CheckedState(
            int element, BitSet tests, @Nullable CheckedState before, String added) {

        /** Returns the sum with one more summand. */
        String with(String last) {
            Deque<String> names = new ArrayDeque<>(List.of(last));
            for (CheckedState state = this; state.before != null; state = state.before) {
                names.push(state.added);
            }
            return String.join(" + ", names);
        }
    }

    /** Checks that all sums of some summands have the outcomes of the table. */
    static void of(List<Summands.Summand> summands, QuotientTable table, Meter meter) {
        if (table.inPortion(0)) {
            throw new CertificateException(
                    "element 0 is in P, but in misère play the player to move wins once play has ended");
        }
        List<List<CheckedState>> least = new ArrayList<>();
        IntStream.range(0, table.order()).forEach(x -> least.add(new ArrayList<>()));
        QuotientCheck check = new QuotientCheck(table, meter, new ArrayList<>(), least);
        List<Tested> tested = new ArrayList<>();
        for (Summands.Summand summand : summands) {
            if (!summand.options().isEmpty()) {
                tested.add(new Tested(summand, check.tests(summand)));
            } else if (summand.element() != 0) {
                throw new CertificateException(
                        summand.name() + " has ended, and its stated element is " + summand.element() + ", not 0");
            }
        }
        tested.forEach(check::noMoveBetweenLosses);
        check.everyWinHasItsMove(tested);
    }

    private BitSet tests(Summands.Summand summand) {
        BitSet tests = new BitSet();
        summand.options().forEach(option -> tests.or(table.partners(option)));
        meter.spend(0, summand.options().size());
        return tests;
    }

    private void noMoveBetweenLosses(Tested tested) {
        Summands.Summand summand = tested.summand();
        BitSet common = (BitSet) tested.tests().clone();
        common.and(table.partners(summand.element()));
        int rest = common.nextSetBit(0);
        if (rest >= 0) {
            throw new CertificateException(summand.name() + " cannot be the element " + summand.element()
                    + ": beside a sum that is the element " + rest + ", it is in P and so is one of its options");
        }
    }

    private void everyWinHasItsMove(List<Tested> all) {
        enter(new CheckedState(0, new BitSet(), null, ""));
        List<List<BitSet>> met = new ArrayList<>();
        least.forEach(x -> met.add(new ArrayList<>()));
        for (Tested tested : all) {
            List<BitSet> same = met.get(tested.summand().element());
            if (same.stream().noneMatch(set -> within(set, tested.tests()))) {
                same.add(tested.tests());
                add(tested);
            }
        }
    }

    /** Adds a summand to every sum, and to the resulting sums. */
    private void add(Tested tested) {
        int element = tested.summand().element();
        String name = tested.summand().name();
        BitSet[] shifted = new BitSet[table.order()];
        for (int i = 0; i < states.size(); i++) {
            CheckedState state = states.get(i);
            int x = state.element();
            BitSet own = shifted[x] == null ? table.shifted(tested.tests(), x) : shifted[x];
            shifted[x] = own;
            BitSet tests = table.shifted(state.tests(), element);
            tests.or(own);
            CheckedState next = new CheckedState(table.times(x, element), tests, state, name);
            if (!table.inPortion(next.element()) && !tests.get(0)) {
                throw new CertificateException("the sum " + state.with(name) + " is the element " + next.element()
                        + ", which is not in P, and none of its options is in P");
            }
            BitSet settled = (BitSet) table.partners(next.element()).clone();
            settled.or(tests);
            if (settled.cardinality() < table.order()) {
                enter(next);
            }
        }
        meter.spend(0, (long) states.size() * table.order());
    }

    private void enter(CheckedState state) {
        List<CheckedState> rivals = least.get(state.element());
        if (rivals.stream().noneMatch(rival -> within(rival.tests(), state.tests()))) {
            rivals.removeIf(rival -> within(state.tests(), rival.tests()));
            rivals.add(state);
            states.add(state);
        }
    }

    private static boolean within(BitSet set, BitSet other) {
        int member = set.nextSetBit(0);
        while (member >= 0 && other.get(member)) {
            member = set.nextSetBit(member + 1);
        }
        return member < 0;
    }
}
