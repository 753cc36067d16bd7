package org.impartial.discover.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.notation.NotationException;
import org.impartial.discover.formula.Formula;
import org.impartial.discover.formula.FormulaParser;
import org.impartial.discover.formula.Term;
import org.impartial.discover.numeration.NamedSet;
import org.impartial.discover.numeration.NamedSets;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a heap game: a condition for each kind of move, over the heaps before it and, primed, after it; a heap
 * that is not primed keeps its value. Both ends of a move are in the domain, which is null for all positions.
 */
public record Rules(
        List<String> heaps, List<Formula> moves, @Nullable Formula domain, Map<String, NamedSet> sets) {
    /** The name of the added Nim heap, which cannot be written in a condition. */
    public static final String BESIDE = "*n";

    private static final String COUNTS = "power2";
    private static final int MOST_HEAPS = 7;

    /** The names shown for the added Nim heap, more than rules can have heaps. */
    private static final List<String> BESIDE_SHOWN = List.of("n", "m", "k", "g", "v", "w", "u", "nim");

    /** Reads rules, whose moves are separated by semicolons; heaps are in alphabetical order. */
    public static Rules parse(String moves, String domain, Map<String, NamedSet> known) {
        List<Formula> formulas = FormulaParser.formulas(moves).stream()
                .map(Formula::leavingSmaller)
                .toList();
        Formula positions = domain.isBlank() ? null : FormulaParser.formula(domain);
        Set<String> heaps = new TreeSet<>();
        Set<String> sets = new TreeSet<>();
        for (Formula formula : formulas) {
            heaps.addAll(unprimed(formula));
            sets.addAll(formula.sets());
        }
        if (positions != null) {
            positions.free().stream().filter(name -> name.endsWith("'")).forEach(name -> {
                throw new NotationException("the domain is a condition on positions, so " + name
                        + " cannot occur in it; write " + name.replace("'", ""));
            });
            heaps.addAll(positions.free());
            sets.addAll(positions.sets());
        }
        if (heaps.isEmpty() || heaps.size() > MOST_HEAPS) {
            throw new NotationException("rules have 1 to " + MOST_HEAPS + " heaps, these have " + heaps.size() + ": "
                    + String.join(", ", heaps));
        }
        formulas.forEach(formula -> requireParts(formula, heaps));
        Map<String, NamedSet> used = used(sets, known);
        Stream.concat(formulas.stream(), Stream.ofNullable(positions)).forEach(one -> requireArities(one, used));
        return new Rules(List.copyOf(heaps), formulas, positions, used);
    }

    private static Set<String> unprimed(Formula formula) {
        Set<String> names = new TreeSet<>();
        formula.free().forEach(name -> names.add(name.replace("'", "")));
        if (formula.free().stream().noneMatch(name -> name.endsWith("'"))) {
            throw new NotationException("a move changes no heap: nothing in it is primed. Write x' for the heap x after"
                    + " the move, as in x'<x");
        }
        return names;
    }

    /** Checks that a move leaves several heaps only in rules of one heap, and names them in order. */
    private static void requireParts(Formula formula, Set<String> heaps) {
        Set<String> free = formula.free();
        free.stream().filter(name -> name.endsWith("''")).forEach(name -> {
            String before = name.substring(0, name.length() - 1);
            if (heaps.size() > 1) {
                throw new NotationException(
                        "a heap splits, as " + name + " states, only in rules of one heap; these have "
                                + String.join(", ", heaps) + ". Several such heaps are a position of the game of one");
            }
            if (!free.contains(before)) {
                throw new NotationException(
                        "a move that leaves " + name + " also leaves " + before + "; write a condition on " + before);
            }
        });
    }

    public static Map<String, NamedSet> used(Set<String> names, Map<String, NamedSet> known) {
        names.stream().filter(name -> !known.containsKey(name)).forEach(name -> {
            throw new NotationException(
                    "there is no set $" + name + "; the known sets are " + String.join(", ", known.keySet()));
        });
        Map<String, NamedSet> used = new TreeMap<>(known);
        used.keySet().retainAll(names);
        return used;
    }

    public static void requireArities(Formula formula, Map<String, NamedSet> sets) {
        if (formula instanceof Formula.Member member) {
            int arity = Objects.requireNonNull(sets.get(member.set())).arity();
            int given = member.terms().size();
            if (arity != given) {
                throw new NotationException("the set $" + member.set() + " takes " + arity
                        + (arity == 1 ? " number, as in $" + member.set() + "(x)" : " numbers") + ", not " + given);
            }
        }
        formula.parts().forEach(part -> requireArities(part, sets));
    }

    /** Returns these rules with an added Nim heap, whose size in a P-position is the Grundy value of the rest. */
    public Rules with(AddedHeap beside) {
        if (beside == AddedHeap.NOTHING) {
            return this;
        }
        List<String> names = new ArrayList<>(heaps);
        names.add(BESIDE);
        List<Formula> all = new ArrayList<>(moves);
        TreeMap<String, Integer> less = new TreeMap<>(Map.of(BESIDE + "'", 1, BESIDE, -1));
        all.add(new Formula.Linear(less, true, -1));
        return beside == AddedHeap.HEAP ? new Rules(names, all, domain, sets) : counted(names, all);
    }

    /** Returns the rules with an added heap that is one less than a power of 2. */
    private Rules counted(List<String> names, List<Formula> all) {
        Formula ones = new Formula.Member(COUNTS, List.of(Term.variable(BESIDE).plus(1, Term.number(1))));
        Map<String, NamedSet> more = new TreeMap<>(sets);
        more.put(COUNTS, NamedSets.all().get(COUNTS));
        return new Rules(names, all, domain == null ? ones : new Formula.And(domain, ones), more);
    }

    /** Returns the names for readers: the added Nim heap is n, or another name if some heap is called n. */
    public List<String> shown() {
        String free = BESIDE_SHOWN.stream()
                .filter(name -> !heaps.contains(name))
                .findFirst()
                .orElseThrow();
        return heaps.stream().map(name -> name.equals(BESIDE) ? free : name).toList();
    }

    public int size() {
        return heaps.size();
    }

    /** Returns all tuples of heaps below a side, of which the first changes fastest, whether they are positions or not. */
    public Stream<long[]> box(int side) {
        return LongStream.range(0, Math.round(Math.pow(side, size()))).mapToObj(number -> {
            long[] position = new long[size()];
            long rest = number;
            for (int heap = 0; heap < position.length; heap++, rest /= side) {
                position[heap] = rest % side;
            }
            return position;
        });
    }

    public static int parts(Formula move) {
        return move.free().stream()
                .mapToInt(name -> name.length() - name.replace("'", "").length())
                .max()
                .orElse(1);
    }

    public boolean splits() {
        return moves.stream().anyMatch(move -> parts(move) > 1);
    }

    public int[] changed(Formula move) {
        Set<String> free = move.free();
        return IntStream.range(0, heaps.size())
                .filter(heap -> free.contains(heaps.get(heap) + "'"))
                .toArray();
    }
}
