package org.impartial.solve.engine.misere;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.proof.kind.misere.MisereProof;
import org.impartial.solve.theory.form.MisereForm;
import org.impartial.solve.theory.form.MisereForms;
import org.impartial.solve.theory.form.table.FormTable;
import org.jspecify.annotations.Nullable;

/**
 * Finds outcomes of positions without infinite play under the misère convention. Small components are represented by
 * their canonical forms, whose sum is one form; the others are searched by proof numbers. The tables keep only proved
 * results, and hints for the order of search, so a search that stops leaves them consistent. Not safe for use by
 * several threads.
 */
public final class MisereSearch {
    /** The approximate length of the longest play of a component of a packed game that is represented by a form. */
    private static final int MOST_MOVES = 10;

    /** The size below which a play of a component does not indicate the length of other plays of its game. */
    private static final int TELLING_SIZE = 12;

    private final PartTable parts = new PartTable();
    private final FormTable forms = new FormTable();
    private final PartForms trees = new PartForms(parts, forms);
    private final SearchLimits limits;
    private final SmallParts small;
    private final MovesLeft left;
    private final StateMoves moves;
    private final StateSearch search;
    private @Nullable Position root;
    private long held;

    public MisereSearch() {
        this(SearchLimits.STANDARD);
    }

    MisereSearch(SearchLimits limits) {
        this.limits = limits;
        this.small = new SmallParts(parts, trees, forms, limits);
        this.left = new MovesLeft(parts, forms, limits.mostMoves());
        this.moves = new StateMoves(parts, small, new PartMoves(parts, small), forms);
        this.search = new StateSearch(moves, forms, left);
    }

    /**
     * {@return the outcome of a position} The meter counts states whose options are listed, and components with forms.
     */
    public Outcome outcome(Position position, Meter meter) {
        return outcome(position, List.of(), meter);
    }

    private <T> T holding(Meter meter, Supplier<T> work) {
        long before = meter.held();
        try {
            return work.get();
        } finally {
            held += meter.held() - before;
        }
    }

    /** {@return this search for its first position, or one of known outcome, else a new one, led by no other} */
    public MisereSearch forQuestion(Position position, Meter meter) {
        if (root == null) {
            root = position;
        }
        if (position.equals(root) || isDecided(position, meter)) {
            return this;
        }
        meter.release(held);
        MisereSearch other = new MisereSearch(limits);
        other.root = position;
        return other;
    }

    /** Takes outcomes of single components and lists of options that another search has found, from now on. */
    public void recallFrom(
            Function<Component<?>, Optional<Outcome>> outcomes,
            Function<Component<?>, Optional<List<Position>>> listed) {
        search.recallFrom(outcomes);
        parts.exchangeLists(listed);
    }

    /** {@return the options of a canonical component if they are listed and kept; some may be equal} */
    public Optional<List<Position>> listed(Component<?> canonical) {
        return parts.listed(canonical);
    }

    /** {@return the outcome of a canonical component if it has been found} */
    public Optional<Outcome> known(Component<?> canonical) {
        int part = parts.known(canonical);
        if (part == PartTable.NONE) {
            return Optional.empty();
        }
        int form = trees.known(part);
        return form == PartForms.NONE ? search.known(part) : Optional.of(forms.isP(form) ? Outcome.P : Outcome.N);
    }

    /** {@return whether the outcome of a position is known} */
    public boolean isDecided(Position position, Meter meter) {
        return holding(
                meter,
                () -> position.components().stream()
                                .flatMap(component -> component.parts().components().stream())
                                .allMatch(part -> small.isDecided(parts.number(part, meter)))
                        && search.isDecided(moves.state(position, IntList.of(), meter)));
    }

    /** {@return the outcome of the sum of a position and Nim heaps up to 32,767; the cost grows with their product} */
    public Outcome outcome(Position position, List<Integer> heaps, Meter meter) {
        return holding(meter, () -> {
            prepare(position, meter);
            return search.isP(moves.state(position, new IntArrayList(heaps), meter), meter) ? Outcome.P : Outcome.N;
        });
    }

    /** {@return the misère Grundy value g−: the n such that the sum of the position and a Nim heap of n is P} */
    public int grundy(Position position, Meter meter) {
        int heap = 0;
        while (outcome(position, List.of(heap), meter) == Outcome.N) {
            heap++;
        }
        return heap;
    }

    /** {@return the form of a component that is represented by its form in the search of sums; empty for others} */
    public Optional<MisereForm> standing(Component<?> component, Meter meter) {
        return holding(meter, () -> standingForm(component, meter));
    }

    private Optional<MisereForm> standingForm(Component<?> component, Meter meter) {
        prepare(component, meter);
        int sum = FormTable.ZERO;
        for (Component<?> part : component.parts().components()) {
            int number = parts.number(part, meter);
            int form = small.form(number, meter);
            if (form == SmallParts.NONE && parts.size(number) != PartTable.UNSIZED) {
                form = parts.size(number) <= mostSize(number, meter) ? trees.of(number, meter) : form;
            }
            int next = form == SmallParts.NONE ? SmallParts.NONE : small.sum(sum, form, meter);
            if (next == SmallParts.NONE) {
                return Optional.empty();
            }
            sum = next;
        }
        return Optional.of(copy(sum, meter));
    }

    /**
     * {@return the canonical form of a position, from the whole trees of its components; its methods are not limited}
     */
    public MisereForm form(Position position, Meter meter) {
        for (Component<?> component : position.components()) {
            component.kind().obstacle().ifPresent(why -> {
                throw new BeyondRangeException(component.game().name() + " " + why
                        + ", and canonical forms exist for free moves only, in play that ends and in sums");
            });
        }
        int sum = FormTable.ZERO;
        for (Component<?> component : position.components()) {
            for (Component<?> part : component.parts().components()) {
                sum = forms.sum(sum, trees.of(parts.number(part, meter), meter), meter);
            }
        }
        return copy(sum, meter);
    }

    /** Returns a copy of a form in a new table that holds only its followers. */
    private MisereForm copy(int form, Meter meter) {
        MisereForms own = new MisereForms();
        Map<Integer, MisereForm> copies = new HashMap<>();
        MisereForm copy = own.zero();
        for (int follower : forms.followers(form, meter)) {
            List<MisereForm> options = new ArrayList<>();
            for (int i = 0; i < forms.options(follower); i++) {
                options.add(Objects.requireNonNull(copies.get(forms.option(follower, i))));
            }
            meter.tick(options.size());
            copy = own.of(options);
            copies.put(follower, copy);
        }
        return copy;
    }

    /** {@return a proof of the outcome of a position with few facts, not yet checked} */
    public static MisereProof prove(Position position, Meter meter) {
        return new MisereSearch(SearchLimits.PROOF).proof(position, meter);
    }

    /** Exchanges results with other searches from now on. */
    SharedStates share(int seed, String name) {
        SharedStates states = new SharedStates(new PortableKeys(parts, forms), seed, name);
        search.share(states);
        return states;
    }

    /** Returns the outcome of a position without decomposing its components. */
    Outcome whole(Position position, Meter meter) {
        prepare(position, meter);
        return search.isP(moves.whole(position, meter), meter) ? Outcome.P : Outcome.N;
    }

    MisereProof proof(Position position, Meter meter) {
        Outcome outcome = whole(position, meter);
        SumState root = moves.whole(position, meter);
        LostStates lost = new LostStates(moves, search, left, meter);
        if (root.parts.length > 0) {
            lost.prove(root);
        }
        return new ProofWriter(parts, trees, small, forms, meter).proof(position, root, outcome, lost);
    }

    /** {@return the number of components that are represented by forms, and the number of different forms} */
    public String collapse() {
        return small.summary();
    }

    /** Determines, for each new game, the size up to which components are small. */
    private void prepare(Position position, Meter meter) {
        List<Component<?>> all = position.components().stream()
                .<Component<?>>flatMap(component -> component.parts().components().stream())
                .toList();
        for (Component<?> part : all) {
            int number = parts.number(part, meter);
            int game = parts.game(number);
            int size = parts.size(number);
            if (size != PartTable.UNSIZED && !small.settled(game)) {
                int most = limits.mostSize() > 0 ? limits.mostSize() : mostSize(number, meter);
                // A heap has no more follower heaps than beans, so its tree costs little.
                boolean whole = all.size() == 1 && !(part.game() instanceof HeapGame);
                int mostOfOne = whole ? size * limits.shareOfOne() / MovesLeft.UNIT : most;
                boolean telling = size >= TELLING_SIZE && most <= mostOfOne;
                small.mostSize(game, Math.min(most, mostOfOne), telling);
            }
        }
    }

    /** Returns the size up to which components are small. In packed games trees of larger ones are worthwhile. */
    private int mostSize(int part, Meter meter) {
        int rate = left.rate(part, parts.size(part) >= TELLING_SIZE, meter);
        int least = MovesLeft.UNIT * limits.mostMoves() / rate;
        int most = MovesLeft.UNIT * MOST_MOVES / rate;
        long share = parts.packed(part) ? (long) parts.size(part) * limits.share() / MovesLeft.UNIT : 0;
        return (int) Math.max(least, Math.min(most, share));
    }
}
