package org.impartial.solve.engine.nimber;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.search.ListedOptions;
import org.jspecify.annotations.Nullable;

/**
 * The components of any games under one numbering, found by the hash of their state. A game is found without hashing if it is
 * the one that was requested last, since hashing a game may mean hashing a whole graph.
 */
final class ObjectComponents extends ComponentTable {
    private static final int ENTRY_BYTES = 64;

    private final Map<ImpartialGame<?>, Numbering<?>> games = new HashMap<>();
    private final List<Object> states = new ArrayList<>();
    private final List<Numbering<?>> numberings = new ArrayList<>();
    private final KnownFacts known;
    private Meter meter = Meter.unlimited();
    private boolean severalThreads;
    private @Nullable Numbering<?> last;

    ObjectComponents(HeapShare share, KnownFacts known, int seed) {
        super(share, seed);
        this.known = known;
    }

    @Override
    public synchronized void start(Meter question, boolean onSeveralThreads) {
        meter = question;
        severalThreads = onSeveralThreads;
        games.values().forEach(numbering -> numbering.known.under(question, onSeveralThreads));
    }

    @Override
    int fact(int id) {
        return factOf(component(id));
    }

    private <S> int factOf(Component<S> form) {
        return numbering(form.game()).known.value(form.state());
    }

    @Override
    public synchronized int number(Component<?> component) {
        return numberOf(component);
    }

    @Override
    public synchronized int find(Component<?> canonical) {
        return find(numbering(canonical.game()), canonical.state());
    }

    private int find(Numbering<?> numbering, Object state) {
        int key = state.hashCode();
        int id = facts.keys.next(key, 0);
        while (id != 0
                && !(numberings.get(id - 1) == numbering && states.get(id - 1).equals(state))) {
            id = facts.keys.next(key, id);
        }
        return id;
    }

    private <S> int numberOf(Component<S> component) {
        Numbering<S> numbering = numbering(component.game());
        S form = component.canonical().state();
        int id = find(numbering, form);
        if (id == 0) {
            int value = numbering.known.knows(form) ? numbering.known.value(form) : -1;
            states.add(form);
            numberings.add(numbering);
            id = facts.add(form.hashCode(), numbering.sizes.applyAsInt(form));
            facts.share.take(ENTRY_BYTES);
            if (value >= 0) {
                facts.settle(id, value);
            }
        }
        return id;
    }

    /** Returns the numbering of a game; the cast is safe, since equal games have the same states. */
    @SuppressWarnings("unchecked")
    private <S> Numbering<S> numbering(ImpartialGame<S> game) {
        Numbering<?> found = last;
        if (found == null || found.game != game) {
            found = games.computeIfAbsent(game, this::numberingOf);
            last = found;
        }
        return (Numbering<S>) found;
    }

    private <S> Numbering<S> numberingOf(ImpartialGame<S> game) {
        Numbering<S> numbering = new Numbering<>(game, known.inUse(game));
        numbering.known.under(meter, severalThreads);
        return numbering;
    }

    @Override
    public synchronized Component<?> component(int id) {
        return numberings.get(id - 1).component(states.get(id - 1));
    }

    @Override
    public ComponentRules rules(Meter listing, ListedOptions lists) {
        return new ListedRules(listing, lists);
    }

    private static final class Numbering<S> {
        private final ImpartialGame<S> game;
        private final ToIntFunction<S> sizes;
        private final KnownFacts.InUse<S> known;

        Numbering(ImpartialGame<S> game, KnownFacts.InUse<S> known) {
            this.game = game;
            this.known = known;
            this.sizes = ComponentTable.sizes(game);
        }

        @SuppressWarnings("unchecked")
        Component<S> component(Object state) {
            return Component.byRules(game, (S) state);
        }
    }
}
