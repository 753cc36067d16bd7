package org.impartial.discover.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.impartial.core.meter.Meter;
import org.impartial.discover.check.Tables.Joint;
import org.impartial.discover.formula.Formula;
import org.impartial.discover.formula.FormulaParser;
import org.jspecify.annotations.Nullable;

/*
 * First the numbers: valid words and sums must obey their laws. Then play must end: of the sums that the header names, in
 * lexicographic order, every move lowers one and keeps those before it. Then the set: no move leads from it into it, and
 * from every other position some move does; at an end of play in misère play none has to. A finite game without
 * repetition has exactly one such set.
 */
/** Decides whether a certificate proves its statement. */
final class TheoremChecker {
    private static final String VECTOR = "!";
    private static final String BESIDE = "\uffffn";

    private final AutomatonCertificate certificate;
    private final Reckoning reckoning;
    private final Tables tables;
    private final Meter meter;
    private final Conditions conditions;
    private final boolean leastFirst;
    private final List<String> heaps = new ArrayList<>();
    private final List<Table> moves = new ArrayList<>();
    private final List<List<String>> changed = new ArrayList<>();

    TheoremChecker(AutomatonCertificate certificate, Meter meter) {
        this.certificate = certificate;
        this.meter = meter;
        this.leastFirst = certificate.leastFirst();
        int base = number(certificate.field("base"));
        if (base < 2 || base > 16) {
            throw new CheckException("a base is 2 to 16, not " + base);
        }
        Table valid = certificate.table("valid", base, List.of("a"));
        this.reckoning = new Reckoning(valid, certificate.table("sum", base, List.of("a", "b", "c")), meter);
        this.tables = reckoning.tables();
        this.conditions = new Conditions(reckoning, sets(base));
    }

    private static int number(String text) {
        if (!text.matches("-?[0-9]{1,9}")) {
            throw new CheckException("\"" + text + "\" is not a number");
        }
        return Integer.parseInt(text);
    }

    private Map<String, Table> sets(int base) {
        Map<String, Table> sets = new HashMap<>();
        for (String row : certificate.rows()) {
            String name = row.split(" ", 2)[0];
            if (name.startsWith("set:") && !sets.containsKey(name.substring(4))) {
                String[] parts = name.split(":", -1);
                List<String> places = new ArrayList<>();
                for (int i = 0; i < number(parts[parts.length - 1]); i++) {
                    places.add(String.valueOf(i));
                }
                sets.put(parts[1], certificate.table(name, base, places));
            }
        }
        return sets;
    }

    /** Returns the statement shown; throws an exception with the failure. */
    String proved() {
        reckoning.checkLaws();
        Table positions = rules();
        checkEnd();
        Table domain = turned(positions);
        Table set = set();
        checkZeros(set);
        Table stray = tables.joined(set, domain, Joint.FIRST_ONLY);
        refuseTurned(tables.least(stray), stray, "is accepted, but is not a position");
        Table movable = tables.joined(positions, positions, Joint.FIRST_ONLY);
        List<Table> winning = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            Table into = reckoning.both(turned(moves.get(i)), tables.renamed(set, primes(changed.get(i))));
            Table both = reckoning.both(into, set);
            refuseTurned(tables.least(both), both, "is accepted, and so is one of its options");
            winning.add(reckoning.both(into, domain));
            movable = tables.joined(movable, sources(moves.get(i), i, positions), Joint.EITHER);
        }
        Table lost = tables.joined(domain, set, Joint.FIRST_ONLY);
        if (certificate.choice("play", "normal", "misere").equals("misere")) {
            Table ended = turned(tables.joined(positions, movable, Joint.FIRST_ONLY));
            Table both = reckoning.both(set, ended);
            refuseTurned(
                    tables.least(both), both, "is accepted, but play has ended there, which misère play counts as N");
            lost = tables.joined(lost, ended, Joint.FIRST_ONLY);
        }
        int[] missing = Cover.missing(lost, winning, leastFirst, meter);
        refuseTurned(missing, lost, "is not accepted, and none of its options is");
        return certificate.statement();
    }

    /** Returns a table in the order of digits in which the set reads. */
    private Table turned(Table table) {
        return leastFirst ? tables.reversed(table) : table;
    }

    /** Checks that membership does not depend on the number of zeros of a word. */
    private void checkZeros(Table set) {
        boolean same = set.step(0, 0) == 0;
        if (leastFirst) {
            same = true;
            for (int state = 0; state < set.states(); state++) {
                same &= set.accepting()[state] == set.accepting()[set.step(state, 0)];
            }
        }
        if (!same) {
            throw new CheckException("zeros before the first digits of all heaps change what the table P accepts");
        }
    }

    /** Checks further that a table holds just the vectors by which no two positions of the set differ; 0 is none of them. */
    void checkVectors(String name) {
        List<String> numbers = heaps.stream().map(heap -> VECTOR + heap).toList();
        Table set = turned(set());
        Table pairs = reckoning.both(set, tables.renamed(set, primes(heaps)));
        Table zero = reckoning.all(numbers);
        for (int i = 0; i < heaps.size(); i++) {
            Table sum = reckoning.sum(heaps.get(i) + "'", numbers.get(i), heaps.get(i));
            pairs = tables.without(tables.without(reckoning.both(pairs, sum), heaps.get(i)), heaps.get(i) + "'");
            zero = reckoning.both(zero, reckoning.constant(numbers.get(i), BigInteger.ZERO));
        }
        Table none =
                tables.joined(tables.joined(reckoning.all(numbers), pairs, Joint.FIRST_ONLY), zero, Joint.FIRST_ONLY);
        Table claimed = certificate.table(name, reckoning.base(), numbers);
        Table wrong = tables.joined(claimed, none, Joint.FIRST_ONLY);
        refuse(
                tables.least(wrong),
                wrong,
                "the vector",
                "is said to be one by which no two P-positions differ, and is none");
        Table missing = tables.joined(none, claimed, Joint.FIRST_ONLY);
        refuse(
                tables.least(missing),
                missing,
                "the vector",
                "is one by which no two P-positions differ, and is not among those said to be");
    }

    /** Returns the set, in the order of digits in which its table reads. */
    private Table set() {
        Table read = certificate.table("P", reckoning.base(), heaps);
        Map<String, String> none = new HashMap<>();
        return reckoning.both(tables.renamed(read, none), turned(reckoning.all(heaps)));
    }

    /** Reads the rules and returns the positions. */
    private Table rules() {
        List<Formula> formulas = new ArrayList<>(FormulaParser.formulas(certificate.field("rules")));
        String text = certificate.field("domain");
        Formula positions = text.isBlank() ? null : FormulaParser.formula(text);
        TreeSet<String> names = new TreeSet<>();
        formulas.forEach(formula -> formula.free()
                .forEach(name -> names.add(name.endsWith("'") ? name.substring(0, name.length() - 1) : name)));
        if (positions != null) {
            names.addAll(positions.free());
        }
        heaps.addAll(names);
        String beside = certificate.choice("values", "false", "true", "counts");
        boolean counts = beside.equals("counts");
        if (!beside.equals("false")) {
            heaps.add(BESIDE);
            formulas.add(new Formula.Linear(new TreeMap<>(Map.of(BESIDE + "'", 1, BESIDE, -1)), true, -1));
        }
        checkNames(List.of(certificate.field("heaps").split(",", -1)));
        Table domain = reckoning.all(heaps);
        Table inside = positions == null ? null : conditions.of(positions);
        if (counts) {
            inside = inside == null ? reckoning.ones(BESIDE) : reckoning.both(inside, reckoning.ones(BESIDE));
        }
        if (inside != null) {
            domain = reckoning.both(domain, inside);
        }
        for (Formula formula : formulas) {
            List<String> moved = heaps.stream()
                    .filter(heap -> formula.free().contains(heap + "'"))
                    .toList();
            Table move = conditions.of(formula);
            if (inside != null) {
                move = reckoning.both(reckoning.both(move, inside), tables.renamed(inside, primes(moved)));
            }
            for (String heap : moved) {
                move = reckoning.both(move, reckoning.all(List.of(heap, heap + "'")));
            }
            moves.add(move);
            changed.add(moved);
        }
        return domain;
    }

    /** Checks that the names in the header are those of the heaps; the Nim heap beside may have any other name. */
    private void checkNames(List<String> shown) {
        boolean beside = heaps.contains(BESIDE);
        List<String> expected = new ArrayList<>(heaps);
        if (beside && shown.size() == heaps.size() && !heaps.contains(shown.get(shown.size() - 1))) {
            expected.set(heaps.size() - 1, shown.get(shown.size() - 1));
        }
        if (!expected.equals(shown)) {
            throw new CheckException("the rules have the heaps "
                    + String.join(",", expected).replace(BESIDE, "and one beside") + ", not "
                    + certificate.field("heaps"));
        }
    }

    private static Map<String, String> primes(List<String> moved) {
        Map<String, String> primes = new HashMap<>();
        moved.forEach(heap -> primes.put(heap, heap + "'"));
        return primes;
    }

    private Table sources(Table move, int i, Table domain) {
        Table sources = move;
        for (String heap : changed.get(i)) {
            sources = tables.without(sources, heap + "'");
        }
        return reckoning.both(sources, domain);
    }

    private void checkEnd() {
        List<Table> left = new ArrayList<>(moves);
        String measures = certificate.field("lowers");
        for (String measure : measures.isEmpty() ? new String[0] : measures.split(";", -1)) {
            int[] weights = Arrays.stream(measure.split(",", -1))
                    .mapToInt(TheoremChecker::number)
                    .toArray();
            if (weights.length != heaps.size()) {
                throw new CheckException("a measure has a weight for each heap, unlike " + measure);
            }
            checkBounded(weights);
            for (int i = 0; i < left.size(); i++) {
                left.set(i, kept(left.get(i), i, weights, measure));
            }
        }
        for (int i = 0; i < left.size(); i++) {
            refuse(sources(left.get(i), i, reckoning.all(heaps)), "has a move that lowers none of the measures");
        }
    }

    /** Returns the moves that keep a measure, which no move may raise. */
    private Table kept(Table move, int i, int[] weights, String measure) {
        TreeMap<String, Integer> fall = new TreeMap<>();
        for (int heap = 0; heap < weights.length; heap++) {
            if (weights[heap] != 0 && changed.get(i).contains(heaps.get(heap))) {
                fall.put(heaps.get(heap), weights[heap]);
                fall.put(heaps.get(heap) + "'", -weights[heap]);
            }
        }
        if (fall.isEmpty()) {
            return move;
        }
        Table raised = reckoning.both(move, conditions.linear(fall, true, -1));
        refuse(sources(raised, i, reckoning.all(heaps)), "has a move that raises the measure " + measure);
        return reckoning.both(move, conditions.linear(fall, false, 0));
    }

    /** Checks that a measure with negative weights is bounded below where there is a move. */
    private void checkBounded(int[] weights) {
        if (Arrays.stream(weights).allMatch(weight -> weight >= 0)) {
            return;
        }
        TreeMap<String, Integer> low = new TreeMap<>();
        for (int heap = 0; heap < weights.length; heap++) {
            if (weights[heap] != 0) {
                low.put(heaps.get(heap), weights[heap]);
            }
        }
        Table below = conditions.linear(low, true, -(1L << 20));
        for (int i = 0; i < moves.size(); i++) {
            refuse(
                    reckoning.both(sources(moves.get(i), i, reckoning.all(heaps)), below),
                    "has a move and a measure below -2^20, which was promised not to be");
        }
    }

    private void refuse(Table table, String what) {
        refuse(tables.least(table), table, "the position", what);
    }

    /** Rejects a word that has the digits in the order in which the set reads. */
    private void refuseTurned(int @Nullable [] word, Table table, String what) {
        refuse(word == null || !leastFirst ? word : Tables.reversed(word), table, "the position", what);
    }

    private void refuse(int @Nullable [] word, Table table, String place, String what) {
        if (word != null) {
            BigInteger[] numbers = reckoning.numbers(word, table.names().size());
            throw new CheckException(place + " ("
                    + String.join(
                            ",",
                            Arrays.stream(numbers).map(BigInteger::toString).toList()) + ") " + what);
        }
    }
}
