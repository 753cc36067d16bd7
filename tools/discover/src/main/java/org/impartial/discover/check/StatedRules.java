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
final class StatedRules {
    private static final String BESIDE = "\uffffn";
    private static final String NAME = "\\p{L}[\\p{L}0-9_]*";

    private final Tables tables;
    private final WordArithmetic reckoning;
    private final List<String> heaps = new ArrayList<>();
    private final Table positions;
    private final List<StatedMove> moves = new ArrayList<>();

    /**
     * Reads the rules.
     *
     * @throws CheckException if the header has other heaps
     */
    StatedRules(AutomatonCertificate certificate, WordArithmetic reckoning, Conditions conditions) {
        this.tables = reckoning.tables();
        this.reckoning = reckoning;
        List<Formula> formulas = new ArrayList<>(FormulaParser.formulas(certificate.field("rules")));
        String text = certificate.field("domain");
        Formula inside = text.isBlank() ? null : FormulaParser.formula(text);
        heaps.addAll(names(formulas, inside));
        String beside = certificate.choice("values", "false", "true", "counts");
        if (!beside.equals("false")) {
            heaps.add(BESIDE);
            formulas.add(new Formula.Linear(new TreeMap<>(Map.of(BESIDE + "'", 1, BESIDE, -1)), true, -1));
        }
        checkNames(certificate.field("heaps"));
        List<Table> limits = new ArrayList<>();
        if (inside != null) {
            limits.add(conditions.of(inside));
        }
        if (beside.equals("counts")) {
            limits.add(reckoning.ones(BESIDE));
        }
        Optional<Table> limit = limits.stream().reduce(reckoning::both);
        Table all = reckoning.all(heaps);
        this.positions = limit.map(table -> reckoning.both(all, table)).orElse(all);
        for (Formula formula : formulas) {
            List<String> changed = heaps.stream()
                    .filter(heap -> formula.free().contains(heap + "'"))
                    .toList();
            moves.add(new StatedMove(move(conditions.of(formula), changed, limit), changed));
        }
    }

    /**
     * A kind of moves.
     *
     * @param table accepts the heaps before a move together with the changed ones after it
     * @param changed the heaps that may change
     */
    record StatedMove(Table table, List<String> changed) {
        /** Returns the names of the changed heaps after the move. */
        Map<String, String> after() {
            return primes(changed);
        }
    }

    private static Set<String> names(List<Formula> formulas, @Nullable Formula inside) {
        Set<String> names = new TreeSet<>();
        formulas.forEach(formula -> formula.free()
                .forEach(name -> names.add(name.endsWith("'") ? name.substring(0, name.length() - 1) : name)));
        if (inside != null) {
            names.addAll(inside.free());
        }
        return names;
    }

    private Table move(Table condition, List<String> changed, Optional<Table> limit) {
        Table move = limit.map(table ->
                        reckoning.both(reckoning.both(condition, table), tables.renamed(table, primes(changed))))
                .orElse(condition);
        for (String heap : changed) {
            move = reckoning.both(move, reckoning.all(List.of(heap, heap + "'")));
        }
        return move;
    }

    /** Checks that the names in the header are those of the heaps; the added Nim heap may have any other name. */
    private void checkNames(String header) {
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

    /** Returns the heaps in their order; with values the last one is the added Nim heap. */
    List<String> heaps() {
        return heaps;
    }

    Table positions() {
        return positions;
    }

    List<StatedMove> moves() {
        return moves;
    }

    /** Returns the positions of a domain from which one of some moves of a kind starts. */
    Table sources(StatedMove kind, Table some, Table domain) {
        Table sources = some;
        for (String heap : kind.changed()) {
            sources = tables.without(sources, heap + "'");
        }
        return reckoning.both(sources, domain);
    }

    /** Returns the primed names of heaps, which denote the heaps after a move. */
    static Map<String, String> primes(List<String> heaps) {
        Map<String, String> primes = new HashMap<>();
        heaps.forEach(heap -> primes.put(heap, heap + "'"));
        return primes;
    }
}
