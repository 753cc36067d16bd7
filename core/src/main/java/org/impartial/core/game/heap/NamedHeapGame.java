package org.impartial.core.game.heap;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Parts;
import org.impartial.core.game.heap.HeapGame.HeapCode;

/** A heap rule with a name, and with theorems and a reach that it does not declare itself. */
record NamedHeapGame(String name, HeapGame rule, List<Claim<Long>> claims, Optional<HeapReach> reach)
        implements HeapGame {

    /** Returns a game with other theorems and another reach. */
    static HeapGame of(HeapGame game, List<Claim<Long>> claims, Optional<HeapReach> reach) {
        return new NamedHeapGame(game.name(), game instanceof NamedHeapGame named ? named.rule : game, claims, reach);
    }

    @Override
    public void options(int heap, HeapOptions out) {
        rule.options(heap, out);
    }

    @Override
    public void farOptions(long heap, Options<Long> out) {
        if (rule.getClass().isHidden()
                || reach.filter(declared -> declared.parts() == 1).isPresent()) {
            // A lambda has only the default, whose message would not have the name, and not the reach.
            HeapGame.super.farOptions(heap, out);
        } else {
            rule.farOptions(heap, out);
        }
    }

    /** Rejects what every heap game rejects by this name, and then what the rule rejects. */
    @Override
    public void requireState(Long heap) {
        HeapGame.super.requireState(heap);
        rule.requireState(heap);
    }

    @Override
    public Stream<Long> smallStates() {
        return rule.smallStates();
    }

    @Override
    public Notation<Long> notation() {
        return rule.notation();
    }

    @Override
    public Long canonical(Long heap) {
        return rule.canonical(heap);
    }

    @Override
    public boolean summable() {
        return rule.summable();
    }

    @Override
    public List<Exhibit> exhibits(Long heap) {
        return rule.exhibits(heap);
    }

    @Override
    public List<Exhibit> exhibits(Long heap, Parts parts) {
        return rule.exhibits(heap, parts);
    }

    @Override
    public List<Exhibit> exhibits(Long heap, Convention convention, Parts parts) {
        return rule.exhibits(heap, convention, parts);
    }

    @Override
    public String fullName() {
        return name.equals(rule.name()) ? rule.fullName() : name;
    }

    @Override
    public Optional<HeapCode> heapCode() {
        return rule.heapCode();
    }

    /** Excludes the theorems, since every component hashes its game and the hash must be cheap. */
    @Override
    public int hashCode() {
        return 31 * name.hashCode() + rule.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
