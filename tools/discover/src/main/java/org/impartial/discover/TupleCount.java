package org.impartial.discover;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.impartial.census.Census;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.NotationException;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.TooLargeException;
import org.impartial.discover.formula.Formula;
import org.impartial.discover.formula.FormulaParser;
import org.impartial.discover.formula.Term;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.DigitCount;
import org.impartial.discover.numeration.NamedSet;
import org.impartial.discover.numeration.NamedSets;
import org.impartial.discover.numeration.Relation;
import org.impartial.discover.rules.Compiler;
import org.impartial.discover.rules.Rules;
import org.impartial.discover.rules.UnknownHereException;
import org.jspecify.annotations.Nullable;

/** The tuples of numbers counted by a proved set: the heaps are terms of the variables, where a condition holds. */
record TupleCount(ProvedSet set, List<Term> terms, @Nullable Formula where, List<String> variables) {
    private static final String MEMBERS = "P";
    private static final String POSITIONS = "positions";

    static TupleCount of(ProvedSet set, List<String> heaps, CountedTuples tuples) {
        List<String> written = tuples.terms().isEmpty() ? heaps : tuples.terms();
        if (written.size() != heaps.size()) {
            throw new NotationException("a position has the " + heaps.size() + " heaps " + String.join(", ", heaps)
                    + ", and the terms are " + String.join(", ", written) + "; give a term for each heap");
        }
        Formula member = FormulaParser.formula("$" + MEMBERS + "(" + String.join(",", written) + ")");
        Formula where = tuples.where().isBlank() ? null : FormulaParser.formula(tuples.where());
        TreeSet<String> names = new TreeSet<>(member.free());
        if (where != null) {
            names.addAll(where.free());
            Rules.requireArities(where, Rules.used(where.sets(), NamedSets.all()));
        }
        if (!(member instanceof Formula.Member one) || names.isEmpty()) {
            throw new NotationException("the heaps are terms such as n, 2n or x+1, separated by spaces or commas");
        }
        return new TupleCount(set, one.terms(), where, List.copyOf(names));
    }

    Census census(CountedTuples tuples, Function<List<BigInteger>, Position> position, String basis, Meter meter) {
        if (tuples.to().compareTo(set.system().weight(set.system().places() - 1)) >= 0) {
            throw new BeyondRangeException(
                    "numbers are counted up to " + (set.system().places() - 1) + " digits of "
                            + set.system().name() + ", and the range goes further; use a smaller one");
        }
        try {
            Arithmetic arithmetic = set.compiled().arithmetic().under(meter);
            DigitCount lost = count(arithmetic, MEMBERS, tuples, meter);
            DigitCount all = count(arithmetic, POSITIONS, tuples, meter);
            return Census.ofOutcomes(
                    lost.total(), all.total(), rank -> position.apply(values(lost.tuple(rank))), basis);
        } catch (TooLargeException e) {
            throw new BeyondRangeException("the automaton of these tuples is too large: " + e.getMessage());
        } catch (UnknownHereException e) {
            throw new NotationException(e.getMessage() + ", in which these P-positions are counted; omit it");
        }
    }

    private DigitCount count(Arithmetic arithmetic, String name, CountedTuples tuples, Meter meter) {
        return new DigitCount(
                relation(arithmetic, name, meter).automaton(), set.system(), tuples.from(), tuples.to(), meter);
    }

    private Relation relation(Arithmetic arithmetic, String name, Meter meter) {
        Automaton members = name.equals(MEMBERS)
                ? set.mostFirst(meter)
                : set.compiled().positions().automaton();
        Map<String, NamedSet> sets = new TreeMap<>(NamedSets.all());
        sets.put(name, NamedSet.of(set.system(), members));
        Compiler compiler = new Compiler(variables, sets, arithmetic);
        int[] numbers =
                IntStream.range(0, variables.size()).map(Compiler::before).toArray();
        boolean plain = terms.equals(variables.stream().map(Term::variable).toList());
        Relation counted =
                plain ? arithmetic.relation(numbers, members) : compiler.compile(new Formula.Member(name, terms));
        Relation both = where == null ? counted : arithmetic.and(counted, compiler.compile(where));
        return arithmetic.on(both, numbers);
    }

    private List<BigInteger> values(BigInteger[] numbers) {
        return terms.stream().map(term -> value(term, numbers)).toList();
    }

    private BigInteger value(Term term, BigInteger[] numbers) {
        BigInteger heap = BigInteger.valueOf(term.constant());
        for (Map.Entry<String, Integer> part : term.coefficients().entrySet()) {
            heap = heap.add(BigInteger.valueOf(part.getValue()).multiply(numbers[variables.indexOf(part.getKey())]));
        }
        return heap;
    }
}
