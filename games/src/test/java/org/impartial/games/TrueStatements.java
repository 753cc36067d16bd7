package org.impartial.games;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificates;
import org.impartial.solve.Solver;

/** Compares what a changed certificate states with play by the rules, where it differs from what was proved. */
final class TrueStatements {
    private static final int POSITIONS = 5_000;
    private static final int FAR = 120;
    private static final int MOST_PAIRS = 40;
    private static final int LOONY = 9;

    private final Certificate changed;
    private final List<String> proved;

    private TrueStatements(Certificate changed, Certificate proved) {
        this.changed = changed;
        this.proved = proved.facts().toList();
    }

    /** Returns whether an accepted certificate states nothing false. */
    static boolean are(Certificate changed, Certificate proved) {
        TrueStatements statements = new TrueStatements(changed, proved);
        boolean same = changed.statement().equals(proved.statement());
        return switch (changed.kind()) {
            case "nimber-facts" -> statements.values("");
            case "nimber-table" -> statements.values(changed.header().get("game") + "\t");
            case "misere-quotient" -> statements.quotient();
            case "period", "period-segments" -> same || statements.period();
            default -> same || statements.root();
        };
    }

    private boolean root() {
        Position root = ProofTexts.position(Certificates.root(changed).orElseThrow());
        return changed.kind().equals("misere")
                ? outcome(root, Convention.MISERE)
                        .toString()
                        .equals(changed.header().get("outcome"))
                : isValue(root, changed.header().get("value"));
    }

    private static Outcome outcome(Position position, Convention play) {
        return new Oracle(POSITIONS).outcome(position, play);
    }

    /** Returns whether a heap of the value beside a position makes it lost; beside a loony one no heap does. */
    private static boolean isValue(Position position, String value) {
        if (value.equals("loony")) {
            return LongStream.range(0, LOONY).noneMatch(n -> isValue(position, Long.toString(n)));
        }
        return outcome(position.plus(ProofTexts.position("nim " + value)), Convention.NORMAL) == Outcome.P;
    }

    /** Checks the facts that were not proved; each follows the name of its game. */
    private boolean values(String game) {
        return changed.facts().filter(fact -> !proved.contains(fact)).allMatch(fact -> {
            String line = game + fact;
            int tab = line.indexOf('\t');
            int space = line.indexOf(' ', tab);
            String component = line.substring(0, tab) + " " + line.substring(space + 1);
            return isValue(ProofTexts.position(component.strip()), line.substring(tab + 1, space));
        });
    }

    private boolean period() {
        Map<String, String> header = changed.header();
        long preperiod = Long.parseLong(header.get("preperiod"));
        long period = Long.parseLong(header.get("period"));
        long saltus = Long.parseLong(header.getOrDefault("saltus", "0"));
        return LongStream.range(preperiod, preperiod + FAR)
                .allMatch(n -> value(header, n + period) == value(header, n) + saltus);
    }

    private static long value(Map<String, String> header, long heap) {
        return Solver.normal().grundy(ProofTexts.position(header.get("game") + " " + heap));
    }

    /** Compares the outcomes of components and of sums of two with those that the elements state. */
    private boolean quotient() {
        List<List<String>> rows = new ArrayList<>();
        Map<Component<?>, Integer> elements = new HashMap<>();
        int order = Integer.parseInt(changed.header().get("order"));
        changed.facts().forEach(line -> {
            if (rows.size() < order) {
                rows.add(List.of(line.split(" ", -1)));
            } else if (line.matches("[0-9]+:.*")) {
                String[] words = line.split(":? ", -1);
                for (int i = 1; i < words.length; i++) {
                    long heap = Long.parseLong(words[0]) + i - 1;
                    put(elements, changed.header().get("game") + " " + heap, words[i]);
                }
            } else {
                int space = line.indexOf(' ');
                put(elements, line.substring(space + 1), line.substring(0, space));
            }
        });
        List<Component<?>> components =
                elements.keySet().stream().limit(MOST_PAIRS).toList();
        for (Component<?> a : components) {
            for (Component<?> b : components.subList(0, Math.min(components.size(), 5))) {
                int product = product(rows, elements.get(a), elements.get(b));
                if (!outcome(a.plus(b), Convention.MISERE)
                        .toString()
                        .equals(rows.get(product).get(1))) {
                    return false;
                }
            }
        }
        return true;
    }

    private static void put(Map<Component<?>, Integer> elements, String component, String element) {
        List<Component<?>> read = ProofTexts.position(component).components().stream()
                .<Component<?>>map(part -> part)
                .toList();
        if (read.size() == 1) {
            elements.put(read.get(0), Integer.parseInt(element));
        }
    }

    /** Multiplies by the generators of which an element is the product, found by breadth-first search from 0. */
    private static int product(List<List<String>> rows, int a, int b) {
        Map<Integer, Integer> times = new HashMap<>(Map.of(0, a));
        List<Integer> open = new ArrayList<>(List.of(0));
        for (int i = 0; !times.containsKey(b); i++) {
            List<String> row = rows.get(open.get(i));
            List<String> left = rows.get(times.get(open.get(i)));
            for (int generator = 2; generator < row.size(); generator++) {
                int next = Integer.parseInt(row.get(generator));
                if (times.putIfAbsent(next, Integer.parseInt(left.get(generator))) == null) {
                    open.add(next);
                }
            }
        }
        return times.get(b);
    }
}
