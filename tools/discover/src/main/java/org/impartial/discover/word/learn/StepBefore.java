package org.impartial.discover.word.learn;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.Nondeterministic;
import org.impartial.discover.word.rule.Piece;
import org.impartial.discover.word.rule.Rewriting;

/*
 * One step of play as a transducer, joined with the set that it must lead to: a state is a stage of the move and the
 * state of the set after what has been written. Stage 0 is before the move, stage 1 after it, and a rule has a stage
 * for each letter that it reads. A fixed piece is written when its last letter has been read, a repeated one letter by
 * letter. Stages that read the same letters from the start of a rule are shared.
 */
/** The words from which one move leads into a set. */
final class StepBefore {
    private static final int BEFORE = 0;
    private static final int AFTER = 1;
    private static final int START = 2;
    private static final int ENDED = 3;

    /** A transition, which reads a letter or is a jump and reads nothing; it may write, and leads to another stage. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Transition(int letter, int[] written, int to) {}

    private final WordSystem system;
    private final Automaton set;
    private final int size;
    private final List<List<Transition>> readings = new ArrayList<>();
    private final List<List<Transition>> jumps = new ArrayList<>();
    private final Map<String, Integer> shared = new HashMap<>();
    private int[][] successors = {};
    private boolean[] accepting = {};

    private StepBefore(WordSystem system, Automaton set) {
        this.system = system;
        this.set = set;
        this.size = set.states();
    }

    static Nondeterministic of(WordSystem system, Automaton set, Meter meter) {
        return new StepBefore(system, set).made(meter);
    }

    private Nondeterministic made(Meter meter) {
        for (int stage = BEFORE; stage <= ENDED; stage++) {
            fresh();
        }
        for (int letter = 0; letter < set.letters(); letter++) {
            read(BEFORE, letter, BEFORE, letter);
            read(AFTER, letter, AFTER, letter);
        }
        jump(START, BEFORE);
        system.moves().forEach(this::add);
        accepting = new boolean[readings.size() * size];
        for (int state = 0; state < size; state++) {
            accepting[AFTER * size + state] = set.accepting(state);
            accepting[ENDED * size + state] = set.accepting(state);
        }
        successors = new int[accepting.length * set.letters()][];
        boolean[] live = set.live();
        for (int from = 0; from < accepting.length; from++) {
            fill(from, live);
            meter.spend(0, set.letters());
        }
        return new Nondeterministic(set.letters(), successors, accepting, closed(START * size, live));
    }

    private void read(int stage, int letter, int to, int... written) {
        readings.get(stage).add(new Transition(letter, written, to));
    }

    private int jump(int stage, int to, int... written) {
        jumps.get(stage).add(new Transition(-1, written, to));
        return to;
    }

    private int fresh() {
        readings.add(new ArrayList<>());
        jumps.add(new ArrayList<>());
        return readings.size() - 1;
    }

    private void add(Rewriting rule) {
        int stage = rule.atStart() ? START : BEFORE;
        StringBuilder path = new StringBuilder(rule.atStart() ? "^" : "");
        for (Piece piece : rule.pieces()) {
            if (piece.repeated()) {
                stage = jump(stage, fresh());
                read(stage, system.places(piece.read())[0], stage, system.places(piece.write()));
                path.append(stage).append('*');
                continue;
            }
            for (int letter : system.places(piece.read())) {
                path.append(letter).append(' ');
                int from = stage;
                stage = shared.computeIfAbsent(path.toString(), read -> {
                    int to = fresh();
                    read(from, letter, to);
                    return to;
                });
            }
            if (!piece.write().isEmpty()) {
                stage = jump(stage, fresh(), system.places(piece.write()));
                path.append(stage).append('!');
            }
        }
        jump(stage, rule.atEnd() ? ENDED : AFTER);
    }

    private int after(int state, int[] written) {
        int at = state;
        for (int letter : written) {
            at = set.next(at, letter);
        }
        return at;
    }

    /** Returns the useful states that are reached from a state without reading, itself included. */
    private int[] closed(int from, boolean[] live) {
        IntArrayList found = new IntArrayList(new int[] {from});
        IntOpenHashSet seen = new IntOpenHashSet(found);
        for (int i = 0; i < found.size(); i++) {
            for (Transition jump : jumps.get(found.getInt(i) / size)) {
                int to = jump.to() * size + after(found.getInt(i) % size, jump.written());
                if (seen.add(to)) {
                    found.add(to);
                }
            }
        }
        found.removeIf((int state) -> !useful(state, live));
        return found.toIntArray();
    }

    /** Returns whether something is read in a state, or after the move the set can still accept. */
    private boolean useful(int state, boolean[] live) {
        int stage = state / size;
        return switch (stage) {
            case ENDED -> accepting[state];
            case AFTER -> live[state % size];
            default -> !readings.get(stage).isEmpty();
        };
    }

    private void fill(int from, boolean[] live) {
        int start = from * set.letters();
        Arrays.fill(successors, start, start + set.letters(), new int[0]);
        for (Transition reading : readings.get(from / size)) {
            int to = reading.to() * size + after(from % size, reading.written());
            int at = start + reading.letter();
            successors[at] = successors[at].length == 0
                    ? closed(to, live)
                    : IntStream.concat(IntStream.of(successors[at]), IntStream.of(closed(to, live)))
                            .toArray();
        }
    }
}
