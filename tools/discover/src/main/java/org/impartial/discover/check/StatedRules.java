package org.impartial.discover.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.impartial.discover.formula.Formula;
import org.impartial.discover.formula.FormulaParser;
import org.jspecify.annotations.Nullable;

/** The rules that a certificate states, as tables: its heaps, its positions and its moves. */
record StatedRules(WordArithmetic reckoning, List<String> heaps, Table positions, List<StatedMove> moves) {
    private static final String BESIDE = "\uffffn";
    private static final String NAME = "\\p{L}[\\p{L}0-9_]*";

    static StatedRules of(AutomatonCertificate certificate, WordArithmetic reckoning, Conditions conditions) {
        List<Formula> formulas = new ArrayList<>(FormulaParser.formulas(certificate.field("rules")).stream()
                .map(Formula::leavingSmaller)
                .toList());
        String text = certificate.field("domain");
        Formula inside = text.isBlank() ? null : FormulaParser.formula(text);
        List<String> heaps = new ArrayList<>(names(formulas, inside));
        String beside = certificate.choice("values", "false", "true", "counts");
        if (!beside.equals("false")) {
            heaps.add(BESIDE);
            formulas.add(new Formula.Linear(new TreeMap<>(Map.of(BESIDE + "'", 1, BESIDE, -1)), true, -1));
        }
        checkNames(heaps, certificate.field("heaps"));
        List<Table> limits = new ArrayList<>();
        if (inside != null) {
            limits.add(conditions.of(inside));
        }
        if (beside.equals("counts")) {
            limits.add(reckoning.ones(BESIDE));
        }
        Optional<Table> limit = limits.stream().reduce(reckoning::both);
        Table all = reckoning.all(heaps);
        Table positions = limit.map(table -> reckoning.both(all, table)).orElse(all);
        List<StatedMove> moves = new ArrayList<>();
        for (Formula formula : formulas) {
            List<String> changed = heaps.stream()
                    .filter(heap -> formula.free().contains(heap + "'"))
                    .toList();
            moves.add(move(reckoning, heaps.size(), formula, conditions.of(formula), changed, limit));
        }
        boolean values = beside.equals("true")
                && certificate.choice("play", "normal", "misere").equals("normal");
        if (!values && moves.stream().anyMatch(move -> move.parts().size() > 1)) {
            throw new CheckException("rules that split a heap are stated with values true and play normal");
        }
        return new StatedRules(reckoning, heaps, positions, moves);
    }

    /** A kind of moves; for each heap that a changed one leaves, the names of the changed heaps after the move. */
    record StatedMove(Table table, List<String> changed, List<Map<String, String>> parts) {}

    private static Set<String> names(List<Formula> formulas, @Nullable Formula inside) {
        Set<String> names = new TreeSet<>();
        formulas.forEach(formula -> formula.free().forEach(name -> names.add(name.replace("'", ""))));
        if (inside != null) {
            names.addAll(inside.free());
        }
        return names;
    }

    private static StatedMove move(
            WordArithmetic reckoning,
            int heaps,
            Formula formula,
            Table condition,
            List<String> changed,
            Optional<Table> limit) {
        List<Map<String, String>> parts = new ArrayList<>(List.of(primes(changed, "'")));
        for (String more = "''"; changed.size() == 1 && formula.free().contains(changed.get(0) + more); more += "'") {
            parts.add(primes(changed, more));
        }
        Set<String> primed = new TreeSet<>(formula.free());
        primed.removeIf(name -> !name.endsWith("'"));
        primed.removeAll(parts.stream().flatMap(part -> part.values().stream()).toList());
        if (!primed.isEmpty() || (parts.size() > 1 && heaps > 2)) {
            throw new CheckException(
                    "a move splits a heap of several, or leaves " + primed + " without the heaps before");
        }
        Table move = condition;
        for (Map<String, String> part : parts) {
            Optional<Table> after =
                    limit.map(table -> reckoning.both(table, reckoning.tables().renamed(table, part)));
            move = after.isPresent() ? reckoning.both(move, after.get()) : move;
            for (String heap : changed) {
                move = reckoning.both(move, reckoning.all(List.of(heap, part.get(heap))));
            }
        }
        return new StatedMove(move, changed, parts);
    }

    /** Checks that the names in the header are those of the heaps; the added Nim heap may have any other name. */
    private static void checkNames(List<String> heaps, String header) {
        List<String> shown = List.of(header.split(",", -1));
        boolean beside = heaps.contains(BESIDE);
        List<String> expected = new ArrayList<>(heaps);
        String last = shown.get(shown.size() - 1);
        if (beside && shown.size() == heaps.size() && !heaps.contains(last) && last.matches(NAME)) {
            expected.set(heaps.size() - 1, last);
        }
        if (!expected.equals(shown)) {
            throw new CheckException("the rules have the heaps "
                    + String.join(",", expected).replace(BESIDE, "and an added one") + ", not " + header);
        }
    }

    /** Returns the positions of a domain from which one of some moves of a kind starts. */
    Table sources(StatedMove kind, Table some, Table domain) {
        Table sources = some;
        for (Map<String, String> part : kind.parts()) {
            for (String after : part.values()) {
                sources = reckoning.tables().without(sources, after);
            }
        }
        return reckoning.both(sources, domain);
    }

    /**
     * Returns the moves of a kind, perhaps in the other order of digits, that end in a set, with further names. Each
     * part of a split must be in it with a Nim heap of its own, and the XOR of these is the added heap.
     */
    Table into(StatedMove kind, Table move, Table set) {
        if (kind.parts().size() == 1) {
            return reckoning.both(
                    move, reckoning.tables().renamed(set, kind.parts().get(0)));
        }
        Table into = move;
        List<String> values = new ArrayList<>();
        for (Map<String, String> part : kind.parts()) {
            Map<String, String> names = new HashMap<>(part);
            values.add("!" + values.size());
            names.put(BESIDE, values.get(values.size() - 1));
            into = reckoning.both(into, reckoning.tables().renamed(set, names));
        }
        values.add(BESIDE);
        return reckoning.both(into, reckoning.xor(values));
    }

    static Map<String, String> primes(List<String> heaps, String primes) {
        Map<String, String> names = new HashMap<>();
        heaps.forEach(heap -> names.put(heap, heap + primes));
        return names;
    }
}
