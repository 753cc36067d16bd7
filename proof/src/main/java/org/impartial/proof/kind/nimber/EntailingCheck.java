package org.impartial.proof.kind.nimber;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Entailing;
import org.impartial.core.game.Entailing.EntailingKind;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.kind.Rereadable;

/** Checks the facts of one proof in order; the set of each is computed from the rules and the earlier sets. */
final class EntailingCheck<S> {
    static final int HASH = 16;

    private final EntailingProof<S> proof;
    private final Meter meter;
    private final Map<S, WinningOption> sets = new HashMap<>();
    private long checked;

    EntailingCheck(EntailingProof<S> proof, Meter meter) {
        this.proof = proof;
        this.meter = meter;
    }

    /** A set W: the members below 2^bits, and whether all greater numbers are members. */
    private record WinningOption(int bits, BitSet below, boolean tail) {

        boolean holds(long n) {
            return n >>> bits != 0 ? tail : below.get((int) n);
        }

        /** Returns the least number not in the set; empty if there is none. */
        OptionalLong value() {
            int least = below.nextClearBit(0);
            return least >>> bits != 0 && tail ? OptionalLong.empty() : OptionalLong.of(least);
        }

        long hash() {
            return EntailingProof.hash(
                    IntStream.range(0, 1 << bits).filter(n -> holds(n) != tail).toArray(), tail);
        }
    }

    /** The XOR of the values of an option, whether a part is loony, its move, and the set of its entailed part. */
    private record Left(long nimber, boolean loony, EntailingKind kind, WinningOption answered) {

        /** Returns whether the player who leaves this position beside a nim heap of n wins. */
        boolean wins(long n) {
            long sum = n ^ nimber;
            return switch (kind) {
                case PLAIN -> !loony && sum == 0;
                case ENTAILS -> loony ? !answered.tail() : !answered.holds(sum);
                case AGAIN -> loony || sum != 0;
            };
        }

        /** Returns whether that player wins beside every sufficiently great nim heap. */
        boolean winsWithGreatHeap() {
            return kind == EntailingKind.AGAIN || (kind == EntailingKind.ENTAILS && !answered.tail());
        }

        int bits() {
            return Math.max(Long.SIZE - Long.numberOfLeadingZeros(nimber), answered.bits());
        }
    }

    Verdict verdict() {
        try {
            for (String line : proof.lines()) {
                check(line);
                checked++;
            }
            checkRoot();
        } catch (CertificateException refusal) {
            return Verdict.refused(checked, String.valueOf(refusal.getMessage()));
        }
        return Verdict.accepted(checked, proof.statement() + ", by " + checked + " facts");
    }

    private void check(String line) {
        if (!line.matches("[0-9a-f]{" + HASH + "} .*")) {
            throw new CertificateException(
                    "\"" + line + "\" is not a fact: a line is 16 hexadecimal digits and a component");
        }
        S state = Rereadable.read(proof.game(), line.substring(HASH + 1), line);
        if (!state.equals(proof.game().canonical(state))) {
            throw new CertificateException("\"" + line + "\" is not in canonical form, so no option can be it");
        }
        WinningOption winning = winning(state, line);
        if (!String.format("%016x", winning.hash()).equals(line.substring(0, HASH))) {
            throw new CertificateException("the fact \"" + line + "\" fails: by the rules its set has another hash");
        }
        if (sets.put(state, winning) != null) {
            throw new CertificateException("\"" + line + "\" gives a second set to its component");
        }
    }

    private WinningOption winning(S state, String line) {
        List<Position> options = proof.game().optionsOf(state, meter);
        meter.spend(1);
        List<Left> left = options.stream().map(option -> left(option, line)).toList();
        int bits = left.stream().mapToInt(Left::bits).max().orElse(0);
        BitSet below = new BitSet(1 << bits);
        for (int n = 0; n < 1 << bits; n++) {
            meter.tick(left.size());
            long beside = n;
            below.set(n, left.stream().anyMatch(option -> option.wins(beside)));
        }
        return new WinningOption(bits, below, left.stream().anyMatch(Left::winsWithGreatHeap));
    }

    private Left left(Position option, String line) {
        EntailingKind kind = Entailing.kind(option);
        WinningOption answered = new WinningOption(0, new BitSet(), false);
        long nimber = 0;
        boolean loony = false;
        int obliged = option.obliged();
        for (int i = 0; i < option.components().size(); i++) {
            if (i != obliged) {
                OptionalLong value = known(option.components().get(i), line).value();
                nimber ^= value.orElse(0);
                loony |= value.isEmpty();
            } else if (kind == EntailingKind.ENTAILS) {
                Component<?> forced = option.components().get(i);
                answered = known((Component<?>) Entailing.freed(forced), line);
            }
        }
        return new Left(nimber, loony, kind, answered);
    }

    private WinningOption known(Component<?> part, String line) {
        if (!part.game().equals(proof.game())) {
            throw new CertificateException("the fact \"" + line + "\" has an option with a part of "
                    + part.game().name() + ", but a proof of this kind covers only one game");
        }
        @SuppressWarnings("unchecked") // equal games have the same states
        S state = proof.game().canonical((S) part.state());
        WinningOption winning = sets.get(state);
        if (winning == null) {
            throw new CertificateException(
                    "the fact \"" + line + "\" has the option " + part + ", for which no earlier fact exists");
        }
        return winning;
    }

    private void checkRoot() {
        long nimber = 0;
        boolean loony = false;
        for (Component<?> part : proof.root().components()) {
            OptionalLong value = known(part, "root " + proof.root()).value();
            nimber ^= value.orElse(0);
            loony |= value.isEmpty();
        }
        OptionalLong found = loony ? OptionalLong.empty() : OptionalLong.of(nimber);
        if (!found.equals(proof.value())) {
            throw new CertificateException("the facts give the root another value than the first line: "
                    + (loony ? EntailingProof.LOONY : Long.toString(nimber)));
        }
    }
}
