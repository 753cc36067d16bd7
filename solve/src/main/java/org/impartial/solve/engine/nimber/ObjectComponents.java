package org.impartial.solve.engine.nimber;

import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.jspecify.annotations.Nullable;

/**
 * The components of any games under one numbering, found by game and state. A game is found without hashing if it is
 * the one that was requested last, since hashing a game may mean hashing a whole graph.
 */
final class ObjectComponents implements ComponentTable {
    private static final int ENTRY_BYTES = 96;

    private final ComponentFacts facts;
    private final Map<ImpartialGame<?>, Numbering<?>> games = new HashMap<>();
    private final List<Component<?>> components = new ArrayList<>();
    private final KnownFacts known;
    private Meter meter = Meter.unlimited();
    private boolean severalThreads;
    private @Nullable Numbering<?> last;

    ObjectComponents(HeapShare share, KnownFacts known, int seed) {
        facts = new ComponentFacts(share, seed);
        this.known = known;
    }

    @Override
    public ComponentFacts facts() {
        return facts;
    }

    @Override
    public synchronized void start(Meter question, boolean onSeveralThreads) {
        meter = question;
        severalThreads = onSeveralThreads;
        games.values().forEach(numbering -> numbering.known.under(question, onSeveralThreads));
    }

    @Override
    public synchronized void useFact(int id) {
        int value = ComponentFacts.exact(facts.known(id)) ? -1 : factOf(component(id));
        if (value >= 0) {
            facts.settle(id, value);
        }
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
        return numbering(canonical.game()).ids.getInt(canonical.state());
    }

    private <S> int numberOf(Component<S> component) {
        Numbering<S> numbering = numbering(component.game());
        Component<S> form = component.canonical();
        int id = numbering.ids.getInt(form.state());
        if (id == 0) {
            int value = numbering.known.knows(form.state()) ? numbering.known.value(form.state()) : -1;
            // The key of an object is not looked up; it varies the order of the search.
            id = facts.add(form.state().hashCode(), numbering.sizes.of(form.state()));
            numbering.ids.put(form.state(), id);
            components.add(form);
            facts.share().take(ENTRY_BYTES);
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
        return components.get(id - 1);
    }

    @Override
    public ComponentRules rules(Meter listing) {
        return new ObjectRules(listing);
    }

    private final class ObjectRules implements ComponentRules {
        private final Meter listing;

        ObjectRules(Meter listing) {
            this.listing = listing;
        }

        @Override
        public int options(int id, PartSink out) {
            List<Position> options = component(id).options(listing);
            for (Position option : options) {
                out.begin();
                for (Component<?> part : option.components()) {
                    listing.tick();
                    out.part(number(part));
                }
                out.end();
            }
            return options.size();
        }

        /** Numbers all parts, since finding a part costs as much as numbering it. */
        @Override
        public int options(int id, int value, PartSink out) {
            return options(id, out);
        }
    }

    /** The numbers of the states of one game. */
    private static final class Numbering<S> {
        private final ImpartialGame<S> game;
        private final Sizes<S> sizes;
        private final KnownFacts.InUse<S> known;
        private final Object2IntOpenHashMap<S> ids = new Object2IntOpenHashMap<>();

        Numbering(ImpartialGame<S> game, KnownFacts.InUse<S> known) {
            this.game = game;
            this.known = known;
            this.sizes = Sizes.of(game);
        }
    }
}
