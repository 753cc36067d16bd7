package org.impartial.proof.kind.nimber;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.PositionKind;
import org.impartial.core.game.capability.Capability.Embedding;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.kind.Support;
import org.impartial.proof.kind.nimber.StatedValues.Rest;
import org.jspecify.annotations.Nullable;

/**
 * The facts about the components of one game, of a proof or for a search or a player. They are checked against the rules:
 * all in order, or before {@link #value} first returns one, it and those that support it. Not safe for use by several
 * threads.
 */
public final class UsedFacts<S> {
    private final NimberProof<S> proof;
    private final StatedValues<S> stated;
    private final Support support = new Support();
    private final Map<OptionOfValue<S>, IntArrayList> answered = new HashMap<>();
    private final BitSet confirmed = new BitSet();
    private Meter meter;
    private long checked;

    UsedFacts(NimberProof<S> proof, Meter meter) {
        this.proof = proof;
        this.meter = meter;
        this.stated = new StatedValues<>(proof);
    }

    /** A component that has an option of a given value. */
    private record OptionOfValue<S>(S state, long value) {}

    /** Returns the facts about a game, if any, also of games whose states it {@linkplain Embedding embeds}. */
    public static <S> Optional<UsedFacts<S>> of(ImpartialGame<S> game, NimberFacts all) {
        TreeSet<String> lines = new TreeSet<>();
        all.tables().forEach(table -> addLines(game, table, lines));
        if (lines.isEmpty()) {
            return Optional.empty();
        }
        NimberProof<S> proof = new NimberProof<>(game, Position.empty(), 0, List.copyOf(lines));
        UsedFacts<S> facts = new UsedFacts<>(proof, Meter.unlimited());
        facts.read();
        return Optional.of(facts);
    }

    @SuppressWarnings("unchecked")
    private static <S, T> void addLines(ImpartialGame<S> game, NimberTable<T> table, Set<String> lines) {
        if (game.equals(table.game())) {
            lines.addAll(table.lines());
        } else if (game instanceof Embedding<?> embedding) {
            table.values()
                    .forEach((state, value) -> ((Embedding<S>) embedding)
                            .embed(table.game(), state)
                            .map(game::canonical)
                            .ifPresent(own ->
                                    lines.add(value + " " + game.notation().write(own))));
        }
    }

    Verdict verdict() {
        return verdict(proof.lines().size(), proof.statement());
    }

    /** Reads the facts without checking them. */
    private void read() {
        requireCheckable();
        stated.read();
    }

    /**
     * Returns the value of a canonical component, after checking its fact and those that support it; -1 without a fact.
     */
    public long value(S state, Meter work) {
        int fact = stated.fact(state);
        if (fact == StatedValues.UNKNOWN) {
            return fact;
        }
        if (!confirmed.get(fact)) {
            meter = work;
            confirm(IntArrayList.of(fact));
        }
        return stated.value(fact);
    }

    /** Checks all facts, so that the threads of a search may read them. */
    public void checkAll(Meter work) {
        meter = work;
        confirm(IntArrayList.toList(IntStream.range(0, stated.facts())));
    }

    /** Checks some facts and all that they rely on. */
    private void confirm(IntArrayList open) {
        IntArrayList starts = new IntArrayList(open);
        BitSet treated = new BitSet();
        while (!open.isEmpty()) {
            int next = open.popInt();
            if (!confirmed.get(next) && !treated.get(next)) {
                treated.set(next);
                check(next);
                open.addElements(open.size(), support.of(next));
            }
        }
        starts.forEach(this::requireNoCircle);
        confirmed.or(treated);
    }

    private void requireNoCircle(int start) {
        int fact = support.circle(start, meter);
        if (fact >= 0) {
            throw new CertificateException("the facts support each other in a circle: play from "
                    + proof.game().at(stated.state(fact)) + " may return to it");
        }
    }

    /** Returns the value that the fact about a component in canonical form states; -1 if there is none. */
    public long stated(S state) {
        int fact = stated.fact(state);
        return fact == StatedValues.UNKNOWN ? fact : stated.value(fact);
    }

    /** Returns whether there is a fact about a component in canonical form. */
    public boolean knows(S state) {
        return stated.fact(state) != StatedValues.UNKNOWN;
    }

    private void requireCheckable() {
        PositionKind kind = PositionKind.of(proof.game());
        if (kind != PositionKind.ORDINARY) {
            throw new CertificateException(proof.game().name()
                    + (kind.isLoopy()
                            ? " is loopy, and facts support each other only without infinite play"
                            : kind.isEntailing()
                                    ? " has entailing moves, which Grundy values alone do not describe; use a proof of"
                                            + " the kind " + EntailingProof.KIND
                                    : " is not summable, and its positions have no Grundy values"));
        }
    }

    /** Checks the root and at least so many facts, spread evenly; if these are all, no circle of them is accepted. */
    Verdict verdict(int most, String statement) {
        try {
            read();
            int step = Math.max(1, stated.facts() / Math.max(1, most));
            for (int i = 0; i < stated.facts(); i += step) {
                check(i);
                checked++;
            }
            checkRoot();
            if (step == 1) {
                confirmed.set(0, stated.facts());
                confirm(IntArrayList.toList(IntStream.range(0, stated.size())));
            }
        } catch (CertificateException refusal) {
            return Verdict.refused(checked, String.valueOf(refusal.getMessage()));
        }
        return Verdict.accepted(checked, statement + ", by " + checked + " facts");
    }

    private void check(int number) {
        List<Position> options = options(stated.state(number));
        IntOpenHashSet used = new IntOpenHashSet();
        if (number < stated.facts()) {
            checkFact(number, options, used);
        } else {
            // Of two equal components one player repeats the moves of the other, so play from them need only end.
            options.forEach(
                    option -> stated.rest(option, used).unknown().forEach(part -> used.add(stated.cancelling(part))));
        }
        support.put(number, used, meter);
    }

    private void checkFact(int fact, List<Position> options, IntOpenHashSet used) {
        long value = stated.value(fact);
        String line = proof.lines().get(fact);
        Set<Long> reached = new HashSet<>();
        for (Position option : options) {
            Rest<S> rest = stated.rest(option, used);
            if (rest.unknown().isEmpty()) {
                reached.add(rest.known());
            } else if (rest.unknown().size() > 1) {
                throw fails(
                        line, "its option " + option + " has " + rest.unknown().size() + " parts without a fact");
            } else {
                IntArrayList reply = answer(new OptionOfValue<>(rest.unknown().get(0), value ^ rest.known()));
                if (reply == null) {
                    throw fails(
                            line,
                            "its option " + option + " may have the same value: no reply to it is among the facts");
                }
                used.addAll(reply);
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

    /** Returns the facts that a reply leaves; null if there is no such reply. */
    private @Nullable IntArrayList answer(OptionOfValue<S> reply) {
        IntArrayList known = answered.get(reply);
        if (known != null) {
            return known;
        }
        for (Position option : options(reply.state())) {
            IntArrayList used = new IntArrayList();
            Rest<S> rest = stated.rest(option, used);
            if (rest.unknown().isEmpty() && rest.known() == reply.value()) {
                answered.put(reply, used);
                return used;
            }
        }
        return null;
    }

    private List<Position> options(S state) {
        meter.spend(1);
        return Component.byRules(proof.game(), state).options(meter);
    }

    private void checkRoot() {
        Rest<S> rest = stated.rest(proof.root(), new IntArrayList());
        if (!rest.unknown().isEmpty()) {
            throw new CertificateException("no fact gives the value of the root " + proof.root());
        }
        if (rest.known() != proof.value()) {
            throw new CertificateException("the facts give the root the value " + rest.known()
                    + ", and the first line gives " + proof.value());
        }
    }
}
