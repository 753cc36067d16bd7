package org.impartial.proof.kind.nimber;

import it.unimi.dsi.fastutil.objects.Object2LongOpenHashMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.game.PositionKind;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;

/**
 * Checks the facts of one proof against the rules: all in order, or single ones with those that support them. Not safe
 * for use by several threads.
 */
final class NimberCheck<S> {
    private static final long UNKNOWN = -1;

    private final NimberProof<S> proof;
    private Meter meter;
    private final Object2LongOpenHashMap<S> values = new Object2LongOpenHashMap<>();
    private final Set<Reply<S>> answered = new HashSet<>();
    private final Deque<S> met = new ArrayDeque<>();
    private final Set<S> confirmed = new HashSet<>();
    private boolean supportKept;
    private long checked;

    NimberCheck(NimberProof<S> proof, Meter meter) {
        this.proof = proof;
        this.meter = meter;
        values.defaultReturnValue(UNKNOWN);
    }

    /** A component that has an option of a given value. */
    private record Reply<S>(S state, long value) {}

    /** An option reduced to its parts without facts, and the XOR of the values of the others. */
    private record Rest<S>(List<S> unknown, long known) {}

    Verdict verdict() {
        return verdict(proof.lines().size(), proof.statement());
    }

    /**
     * Reads the facts without checking them.
     *
     * @throws CertificateException if a line is not a fact
     */
    void readFacts() {
        requireCheckable();
        read();
        supportKept = true;
    }

    /**
     * Returns the value of a component in canonical form after checking its fact, and those that support it, against
     * the rules; -1 if there is no fact about it.
     *
     * @param work counts the positions whose options are listed
     * @throws CertificateException if a fact fails
     */
    long confirmed(S state, Meter work) {
        long value = values.getLong(state);
        if (value == UNKNOWN || confirmed.contains(state)) {
            return value;
        }
        meter = work;
        met.clear();
        met.push(state);
        Set<S> treated = new HashSet<>();
        try {
            while (!met.isEmpty()) {
                S next = met.pop();
                if (!confirmed.contains(next) && treated.add(next)) {
                    check(
                            next,
                            values.getLong(next) + " " + proof.game().notation().write(next));
                }
            }
        } catch (RuntimeException stopped) {
            // The facts that support these replies may not have been checked.
            answered.clear();
            throw stopped;
        }
        confirmed.addAll(treated);
        return value;
    }

    /** Returns the value that the fact about a component in canonical form states; -1 if there is none. */
    long stated(S state) {
        return values.getLong(state);
    }

    /** Returns whether there is a fact about a component in canonical form. */
    boolean knows(S state) {
        return values.containsKey(state);
    }

    /** Returns the components in canonical form that facts are about. */
    Set<S> states() {
        return values.keySet();
    }

    private void requireCheckable() {
        PositionKind kind = PositionKind.of(proof.game());
        if (kind.isLoopy()) {
            throw new CertificateException(
                    proof.game().name() + " is loopy, and facts support each other only without infinite play");
        }
        if (kind.isEntailing()) {
            throw new CertificateException(proof.game().name()
                    + " has entailing moves, which Grundy values alone do not describe; use a proof of the kind "
                    + EntailingProof.KIND);
        }
        if (!kind.isSummable()) {
            throw new CertificateException(
                    proof.game().name() + " is not summable, and its positions have no Grundy values");
        }
    }

    /** Checks at least a given number of facts, spread evenly over all of them, and the root. */
    Verdict verdict(int most, String statement) {
        try {
            requireCheckable();
            List<S> states = read();
            int step = Math.max(1, states.size() / Math.max(1, most));
            for (int i = 0; i < states.size(); i += step) {
                check(states.get(i), proof.lines().get(i));
                checked++;
            }
            checkRoot();
        } catch (CertificateException refusal) {
            return Verdict.refused(checked, String.valueOf(refusal.getMessage()));
        }
        return Verdict.accepted(checked, statement + ", by " + checked + " facts");
    }

    private List<S> read() {
        List<S> states = new ArrayList<>(proof.lines().size());
        String before = "";
        for (String line : proof.lines()) {
            int space = line.indexOf(' ');
            if (!line.substring(0, Math.max(space, 0)).matches("0|[1-9][0-9]{0,17}")) {
                throw new CertificateException("\"" + line + "\" is not a fact: a line is a value and a component");
            }
            if (before.compareTo(line) >= 0) {
                throw new CertificateException(
                        "the facts are not sorted: \"" + line + "\" stands after \"" + before + "\"");
            }
            S state = proof.read(line, space);
            if (!state.equals(proof.game().canonical(state))) {
                throw new CertificateException("\"" + line + "\" is not in canonical form, so no option can be it");
            }
            if (values.put(state, Long.parseLong(line.substring(0, space))) != UNKNOWN) {
                throw new CertificateException("\"" + line + "\" gives a second value to its component");
            }
            states.add(state);
            before = line;
        }
        return states;
    }

    private void check(S state, String line) {
        long value = values.getLong(state);
        List<Position> options = options(state);
        Set<Long> reached = new HashSet<>();
        for (Position option : options) {
            Rest<S> rest = rest(option);
            if (rest.unknown().isEmpty()) {
                reached.add(rest.known());
            } else if (rest.unknown().size() > 1) {
                throw fails(
                        line, "its option " + option + " has " + rest.unknown().size() + " parts without a fact");
            } else if (!answered(new Reply<>(rest.unknown().get(0), value ^ rest.known()))) {
                throw fails(
                        line, "its option " + option + " may have the same value: no reply to it is among the facts");
            }
        }
        if (reached.contains(value)) {
            throw fails(line, "it has an option of the same value");
        }
        for (long k = 0; k < value; k++) {
            if (!reached.contains(k)) {
                throw fails(line, "none of its options is known to have the value " + k);
            }
        }
    }

    private static CertificateException fails(String line, String why) {
        return new CertificateException("the fact \"" + line + "\" fails: " + why);
    }

    private boolean answered(Reply<S> reply) {
        if (answered.contains(reply)) {
            return true;
        }
        for (Position option : options(reply.state())) {
            int before = met.size();
            Rest<S> rest = rest(option);
            if (rest.unknown().isEmpty() && rest.known() == reply.value()) {
                return answered.add(reply);
            }
            while (met.size() > before) {
                met.pop();
            }
        }
        return false;
    }

    private List<Position> options(S state) {
        List<Position> options = Component.byRules(proof.game(), state).options();
        meter.spend(1, options.size());
        return options;
    }

    private Rest<S> rest(Position position) {
        long known = 0;
        List<S> unknown = new ArrayList<>(1);
        for (Component<?> part : position.components()) {
            S form = proof.game().canonical(proof.state(part));
            long value = values.getLong(form);
            if (value != UNKNOWN) {
                known ^= value;
                if (supportKept) {
                    met.push(form);
                }
            } else if (!unknown.remove(form)) {
                unknown.add(form);
            }
        }
        return new Rest<>(unknown, known);
    }

    private void checkRoot() {
        Rest<S> rest = rest(proof.root());
        if (!rest.unknown().isEmpty()) {
            throw new CertificateException("no fact gives the value of the root " + proof.root());
        }
        if (rest.known() != proof.value()) {
            throw new CertificateException("the facts give the root the value " + rest.known()
                    + ", and the first line gives " + proof.value());
        }
    }
}
