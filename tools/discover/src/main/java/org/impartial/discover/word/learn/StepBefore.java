package org.impartial.discover.word.learn;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.Nondeterministic;
import org.impartial.discover.word.rule.Piece;
import org.impartial.discover.word.rule.Rewriting;

/*
 * One step of play as a transducer, joined with the set that it must lead to: the word before the move is read, and the
 * state is a stage of the move and the state of the set after what has been written so far. Stage 0 is before the move
 * and stage 1 after it; a rule has a stage for each letter that it reads. A fixed piece is written when its last letter
 * has been read, a repeated one letter by letter. Stages that read the same letters from the start of a rule are
 * shared.
 */
/** The words from which one move leads into a set. */
final class StepBefore {
    private static final int BEFORE = 0;
    private static final int AFTER = 1;
    private static final int START = 2;
    private static final int ENDED = 3;

    /** A transition that reads nothing: it writes letters, if any, and continues in another stage. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Jump(int[] written, int to) {}

    /** A transition that reads a letter. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Reading(int letter, int[] written, int to) {}

    private final WordSystem system;
    private final Automaton set;
    private final int size;
    private final List<List<Reading>> readings = new ArrayList<>();
    private final List<List<Jump>> jumps = new ArrayList<>();
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
            readings.get(BEFORE).add(new Reading(letter, new int[] {letter}, BEFORE));
            readings.get(AFTER).add(new Reading(letter, new int[] {letter}, AFTER));
        }
        jumps.get(START).add(new Jump(new int[0], BEFORE));
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
                int loop = fresh();
                jumps.get(stage).add(new Jump(new int[0], loop));
                readings.get(loop).add(new Reading(system.places(piece.read())[0], system.places(piece.write()), loop));
                stage = loop;
                path.append(loop).append('*');
                continue;
            }
            for (int letter : system.places(piece.read())) {
                path.append(letter).append(' ');
                stage = read(stage, letter, path.toString());
            }
            if (!piece.write().isEmpty()) {
                int written = fresh();
                jumps.get(stage).add(new Jump(system.places(piece.write()), written));
                stage = written;
                path.append(written).append('!');
            }
        }
        jumps.get(stage).add(new Jump(new int[0], rule.atEnd() ? ENDED : AFTER));
    }

    private int read(int stage, int letter, String path) {
        Integer known = shared.get(path);
        if (known == null) {
            known = fresh();
            shared.put(path, known);
            readings.get(stage).add(new Reading(letter, new int[0], known));
        }
        return known;
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
            int stage = found.getInt(i) / size;
            for (Jump jump : jumps.get(stage)) {
                int to = jump.to() * size + after(found.getInt(i) % size, jump.written());
                if (seen.add(to)) {
                    found.add(to);
                }
            }
        }
        found.removeIf((int state) -> !useful(state, live));
        return found.toIntArray();
    }

    /**
     * Returns whether a state is useful: before the end of a move, something is read in it; after the move, the set can
     * still accept.
     */
    private boolean useful(int state, boolean[] live) {
        int stage = state / size;
        return switch (stage) {
            case ENDED -> accepting[state];
            case AFTER -> live[state % size];
            default -> !readings.get(stage).isEmpty();
        };
    }

    private void fill(int from, boolean[] live) {
        int letters = set.letters();
        IntArrayList[] found = new IntArrayList[letters];
        for (Reading reading : readings.get(from / size)) {
            int to = reading.to() * size + after(from % size, reading.written());
            IntArrayList all = found[reading.letter()];
            if (all == null) {
                all = new IntArrayList();
                found[reading.letter()] = all;
            }
            for (int state : closed(to, live)) {
                all.add(state);
            }
        }
        for (int letter = 0; letter < letters; letter++) {
            successors[from * letters + letter] = found[letter] == null ? new int[0] : found[letter].toIntArray();
        }
    }
}
