package org.impartial.proof.kind.nimber;

import it.unimi.dsi.fastutil.ints.IntCollection;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.List;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.proof.Certificate.CertificateException;

/** The stated values by component: the facts numbered by their lines, and then components that only cancel. */
final class StatedValues<S> {
    static final int UNKNOWN = -1;

    private final NimberProof<S> proof;
    private final Object2IntOpenHashMap<S> numbers = new Object2IntOpenHashMap<>();
    private final List<S> states = new ArrayList<>();
    private final LongArrayList values = new LongArrayList();

    StatedValues(NimberProof<S> proof) {
        this.proof = proof;
        numbers.defaultReturnValue(UNKNOWN);
    }

    /** An option reduced to its parts without facts, and the XOR of the values of the others. */
    record Rest<S>(List<S> unknown, long known) {}

    /** Reads all lines without checking values. */
    void read() {
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
            S state = proof.read(line);
            if (!state.equals(proof.game().canonical(state))) {
                throw new CertificateException("\"" + line + "\" is not in canonical form, so no option can be it");
            }
            if (numbers.putIfAbsent(state, states.size()) != UNKNOWN) {
                throw new CertificateException("\"" + line + "\" gives a second value to its component");
            }
            states.add(state);
            values.add(Long.parseLong(line.substring(0, space)));
            before = line;
        }
    }

    int facts() {
        return values.size();
    }

    /** Returns the number of facts and of components that cancel. */
    int size() {
        return states.size();
    }

    S state(int number) {
        return states.get(number);
    }

    /** Returns the number of the fact about a component in canonical form; −1 if there is none. */
    int fact(S state) {
        int number = numbers.getInt(state);
        return number < facts() ? number : UNKNOWN;
    }

    long value(int fact) {
        return values.getLong(fact);
    }

    /** Reduces a position by the facts, and by cancelling equal parts; adds the numbers of both to {@code used}. */
    Rest<S> rest(Position position, IntCollection used) {
        long known = 0;
        List<S> unknown = new ArrayList<>(1);
        for (Component<?> part : position.components()) {
            S form = proof.game().canonical(proof.state(part));
            int fact = fact(form);
            if (fact != UNKNOWN) {
                known ^= value(fact);
                used.add(fact);
            } else if (unknown.remove(form)) {
                used.add(cancelling(form));
            } else {
                unknown.add(form);
            }
        }
        return new Rest<>(unknown, known);
    }

    /** Returns the number of a component that has no fact; it is numbered now, unless it was before. */
    int cancelling(S form) {
        int number = numbers.putIfAbsent(form, states.size());
        if (number == UNKNOWN) {
            states.add(form);
            return states.size() - 1;
        }
        return number;
    }
}
