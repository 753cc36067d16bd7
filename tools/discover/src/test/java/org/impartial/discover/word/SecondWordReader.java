package org.impartial.discover.word;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A checker of certificates of the kind {@code words} that is written from docs/NOTATION.md and docs/DISCOVERY.md
 * alone, and uses no class of the library.
 */
final class SecondWordReader {
    private static final Pattern RUN = Pattern.compile("(\\w)\\*");
    private static final int MOST_PLACES = 20_000;

    private final Map<String, String> header = new HashMap<>();
    private final String alphabet;
    private final boolean misere;
    private final boolean values;
    private final List<Rule> rules = new ArrayList<>();
    private final int[][] next;
    private final boolean[] accepting;
    private int[] classes = {};

    /** A word that is read and what it becomes; if repeated, a letter that is read any number of times. */
    private record Step(String read, String write, boolean repeated) {}

    private record Rule(boolean start, List<Step> steps, boolean end) {}

    /** A move within a word of which the first letters are read: the next step of a rule, and the state of what is written. */
    private record Begun(int rule, int step, int read, int state) {}

    /** The state of a word, and the moves that have begun in it. */
    private record Place(int state, Set<Begun> moves) {}

    private SecondWordReader(List<String> lines) {
        Arrays.stream(lines.get(0).split("\t", -1))
                .skip(1)
                .forEach(field ->
                        header.put(field.substring(0, field.indexOf('=')), field.substring(field.indexOf('=') + 1)));
        alphabet = header.get("alphabet");
        misere = is("play", "misere", "normal");
        boolean right = is("from", "right", "left");
        for (String rule : header.get("rules").split("[;,]", -1)) {
            rules.add(rule(rule.strip(), right));
        }
        List<String[]> rows =
                lines.stream().skip(1).map(line -> line.split(" ", -1)).toList();
        values = is("values", "true", "false");
        int letters = alphabet.length() + (values ? 2 : 0);
        next = new int[rows.size()][];
        accepting = new boolean[next.length];
        for (int state = 0; state < next.length; state++) {
            accepting[state] = rows.get(state)[0].equals("P");
            next[state] = Arrays.stream(rows.get(state))
                    .skip(1)
                    .mapToInt(Integer::parseInt)
                    .toArray();
            if (next[state].length != letters || Arrays.stream(next[state]).anyMatch(to -> to >= next.length)) {
                throw new IllegalStateException("no row");
            }
        }
    }

    private boolean is(String field, String word, String other) {
        if (!List.of(word, other).contains(header.get(field))) {
            throw new IllegalStateException(field);
        }
        return header.get(field).equals(word);
    }

    /** Returns the reason why a text is no proof; empty if it is one. */
    static String fault(String text) {
        try {
            SecondWordReader reader = new SecondWordReader(text.lines().toList());
            String fault = reader.measures();
            fault = fault.isEmpty() ? reader.readClasses() : fault;
            return fault.isEmpty() ? reader.words() : fault;
        } catch (RuntimeException unreadable) {
            return "unreadable: " + unreadable;
        }
    }

    /** Reads a rule; for words that are read from the right it is turned. */
    private static Rule rule(String text, boolean right) {
        String[] sides =
                text.replaceAll("(\\w)\\+", "$1$1*").replaceAll("[ ε]", "").split("->|→", -1);
        String read = sides[0].replaceAll("[\\^$]", "");
        String written = sides[1].replaceAll("[\\^$]", "");
        String[] fixed = RUN.split(read, -1);
        List<String> runs = RUN.matcher(read).results().map(run -> run.group(1)).toList();
        String[] fixedAfter = RUN.split(written, -1);
        List<String> runsAfter =
                RUN.matcher(written).results().map(run -> run.group(1)).toList();
        List<Step> steps = new ArrayList<>();
        for (int i = 0; i <= runs.size(); i++) {
            boolean vanish = runsAfter.size() < runs.size();
            String after = !vanish ? fixedAfter[i] : i == runs.size() ? written : "";
            steps.add(new Step(turned(fixed[i], right), turned(after, right), false));
            if (i < runs.size()) {
                steps.add(new Step(runs.get(i), vanish ? "" : runsAfter.get(i), true));
            }
        }
        if (right) {
            Collections.reverse(steps);
        }
        boolean start = sides[0].startsWith("^");
        boolean end = sides[0].endsWith("$");
        return new Rule(right ? end : start, steps, right ? start : end);
    }

    private static String turned(String word, boolean right) {
        return right ? new StringBuilder(word).reverse().toString() : word;
    }

    /** Checks that every rule is lowered by one of the measures, and raised by none before it. */
    private String measures() {
        List<Rule> left = new ArrayList<>(rules);
        for (String measure : header.get("lowers").split(";", -1)) {
            List<Rule> still = new ArrayList<>();
            for (Rule rule : left) {
                int change = measure.startsWith("count ")
                        ? counted(measure.substring(6), rule)
                        : linear(measure.split(" ", -1), rule);
                if (change > 0) {
                    return "a measure is raised";
                }
                if (change == 0) {
                    still.add(rule);
                }
            }
            left = still;
        }
        return left.isEmpty() ? "" : "no measure is lowered";
    }

    /** Returns −1 if a rule lowers a measure, 0 if it may leave it the same, and 1 if it may raise it. */
    private int linear(String[] measure, Rule rule) {
        Map<Character, long[]> letters = new HashMap<>();
        for (String letter : measure[2].split(",", -1)) {
            String[] numbers = letter.substring(2).split(":", -1);
            letters.put(letter.charAt(0), new long[] {Long.parseLong(numbers[0]), Long.parseLong(numbers[1])});
        }
        boolean known = alphabet.chars().allMatch(letter -> letters.containsKey((char) letter));
        boolean least = letters.values().stream().allMatch(one -> one[0] >= 1 && one[1] >= 0);
        boolean backward = measure[1].equals("backward");
        if (!known || !least || !(backward || measure[1].equals("forward"))) {
            return 1;
        }
        List<Step> steps = new ArrayList<>(rule.steps);
        if (backward) {
            Collections.reverse(steps);
        }
        List<Long> before = new ArrayList<>(List.of(1L, 0L));
        List<Long> after = new ArrayList<>(List.of(1L, 0L));
        for (Step step : steps) {
            if (!add(before, turned(step.read, backward), step.repeated, letters)
                    || !add(after, turned(step.write, backward), step.repeated, letters)) {
                return 1;
            }
        }
        for (int i = (backward ? rule.end : rule.start) ? 1 : 0; i < before.size(); i++) {
            if (after.get(i) > before.get(i)) {
                return 1;
            }
        }
        return before.get(1) > after.get(1) ? -1 : 0;
    }

    private static boolean add(List<Long> sums, String word, boolean repeated, Map<Character, long[]> letters) {
        if (repeated) {
            long[] letter = word.isEmpty() ? new long[] {1, 0} : letters.get(word.charAt(0));
            sums.add(letter[1]);
            return letter[0] == 1;
        }
        for (int i = 0; i < word.length(); i++) {
            long[] letter = letters.get(word.charAt(i));
            sums.replaceAll(sum -> Math.multiplyExact(sum, letter[0]));
            sums.set(1, sums.get(1) + letter[1]);
        }
        return true;
    }

    private int counted(String factor, Rule rule) {
        if (rule.steps.size() > 1) {
            return 1;
        }
        int most = -1;
        for (String left : around(rule.start ? 0 : factor.length() - 1)) {
            for (String right : around(rule.end ? 0 : factor.length() - 1)) {
                int change = occurrences(left + rule.steps.get(0).write + right, factor)
                        - occurrences(left + rule.steps.get(0).read + right, factor);
                most = Math.max(most, Integer.signum(change));
            }
        }
        return most;
    }

    private List<String> around(int longest) {
        List<String> words = new ArrayList<>(List.of(""));
        for (int i = 0; i < words.size() && words.get(i).length() < longest; i++) {
            String word = words.get(i);
            alphabet.chars().forEach(letter -> words.add(word + (char) letter));
        }
        return words;
    }

    private static int occurrences(String word, String factor) {
        return (int) IntStream.range(0, word.length())
                .filter(at -> word.startsWith(factor, at))
                .count();
    }

    /** Finds the class of each state: 0 for P and 1 for N, or the value. */
    private String readClasses() {
        int letters = alphabet.length();
        classes = new int[next.length];
        Set<Integer> words = reached(0, letters);
        for (int state : words) {
            classes[state] = values ? heap(next[state][letters]) : accepting[state] ? 0 : 1;
            if (classes[state] < 0 || (values && (accepting[state] || accepts(next[state][letters + 1])))) {
                return "no heap, or several, after a word";
            }
        }
        return "";
    }

    private Set<Integer> reached(int start, int letters) {
        Set<Integer> reached = new LinkedHashSet<>(List.of(start));
        List<Integer> open = new ArrayList<>(reached);
        for (int i = 0; i < open.size(); i++) {
            for (int letter = 0; letter < letters; letter++) {
                if (reached.add(next[open.get(i)][letter])) {
                    open.add(next[open.get(i)][letter]);
                }
            }
        }
        return reached;
    }

    private boolean accepts(int state) {
        return reached(state, next[state].length).stream().anyMatch(to -> accepting[to]);
    }

    /** Returns the only number of letters | after which a state accepts; −1 if there is none or another word. */
    private int heap(int start) {
        int found = -1;
        int state = start;
        int bars = alphabet.length() + 1;
        for (int heap = 0; heap <= 2 * next.length; heap++) {
            for (int letter = 0; letter < bars; letter++) {
                if (accepts(next[state][letter])) {
                    return -1;
                }
            }
            if (accepting[state]) {
                if (found >= 0) {
                    return -1;
                }
                found = heap;
            }
            state = next[state][bars];
        }
        return found;
    }

    /** Compares the class of every word with those of its options, by all sets of moves that can begin in a word. */
    private String words() {
        Set<Begun> first = new HashSet<>();
        IntStream.range(0, rules.size()).forEach(rule -> settle(new Begun(rule, 0, 0, 0), first));
        Set<Place> met = new HashSet<>(Set.of(new Place(0, first)));
        List<Place> open = new ArrayList<>(met);
        for (int i = 0; i < open.size(); i++) {
            Place place = open.get(i);
            BitSet reached = new BitSet();
            place.moves.stream()
                    .filter(move -> move.step == rules.get(move.rule).steps.size())
                    .forEach(move -> reached.set(classes[move.state]));
            int mine = classes[place.state];
            boolean exact = values || mine == 0;
            boolean isMex = reached.nextClearBit(0) >= mine && !(exact && reached.get(mine));
            boolean right = (misere && reached.isEmpty()) ? mine == 1 : isMex;
            if (!right) {
                return "a word with other options";
            }
            for (int k = 0; k < alphabet.length(); k++) {
                Place after = after(place, alphabet.charAt(k));
                if (met.add(after)) {
                    open.add(after);
                }
            }
            if (open.size() > MOST_PLACES) {
                throw new IllegalStateException("too many sets");
            }
        }
        return "";
    }

    private Place after(Place place, char letter) {
        int state = next[place.state][alphabet.indexOf(letter)];
        Set<Begun> moves = new HashSet<>();
        for (int rule = 0; rule < rules.size(); rule++) {
            if (!rules.get(rule).start) {
                settle(new Begun(rule, 0, 0, state), moves);
            }
        }
        for (Begun move : place.moves) {
            List<Step> steps = rules.get(move.rule).steps;
            if (move.step == steps.size()) {
                if (!rules.get(move.rule).end) {
                    moves.add(new Begun(move.rule, move.step, 0, next[move.state][alphabet.indexOf(letter)]));
                }
            } else if (steps.get(move.step).read.charAt(move.read) == letter) {
                Step step = steps.get(move.step);
                int written = step.repeated ? written(move.state, step.write) : move.state;
                settle(new Begun(move.rule, move.step, step.repeated ? 0 : move.read + 1, written), moves);
            }
        }
        return new Place(state, moves);
    }

    /** Adds a move, and those that it becomes without reading a letter. */
    private void settle(Begun move, Set<Begun> moves) {
        List<Step> steps = rules.get(move.rule).steps;
        if (move.step == steps.size()) {
            moves.add(move);
        } else if (steps.get(move.step).repeated) {
            moves.add(move);
            settle(new Begun(move.rule, move.step + 1, 0, move.state), moves);
        } else if (move.read < steps.get(move.step).read.length()) {
            moves.add(move);
        } else {
            int written = written(move.state, steps.get(move.step).write);
            settle(new Begun(move.rule, move.step + 1, 0, written), moves);
        }
    }

    private int written(int state, String word) {
        int at = state;
        for (int i = 0; i < word.length(); i++) {
            at = next[at][alphabet.indexOf(word.charAt(i))];
        }
        return at;
    }
}
