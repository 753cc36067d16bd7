package org.impartial.solve.engine.nimber;

import java.util.List;
import java.util.function.ToIntFunction;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability.Sized;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.search.ListedOptions;

/** The components of a search under their numbers, and the rules in terms of these. Safe to share between threads. */
abstract class ComponentTable {
    final ComponentFacts facts;

    ComponentTable(HeapShare share, int seed) {
        facts = new ComponentFacts(share, seed);
    }

    /** Begins a question, whose meter counts checks of facts: before their use, or at once for several threads. */
    abstract void start(Meter question, boolean severalThreads);

    /** Settles a component if a certificate has a fact about it, even one that searches do not use. */
    final synchronized void useFact(int id) {
        int value = ComponentFacts.exact(facts.known(id)) ? -1 : fact(id);
        if (value >= 0) {
            facts.settle(id, value);
        }
    }

    /** Returns the value of a component by a fact from a certificate, or -1. */
    abstract int fact(int id);

    /** Returns the number of a component, up to symmetry; assigns one if the component is new. */
    abstract int number(Component<?> component);

    /** Returns the number of a component in canonical form if it has one, else 0; none is assigned. */
    abstract int find(Component<?> canonical);

    /** Returns the component that has a number, in canonical form. */
    abstract Component<?> component(int id);

    /** Returns the rules for use by one thread, with a meter that is passed to rules while they list, and shared lists. */
    abstract ComponentRules rules(Meter listing, ListedOptions lists);

    /** Returns the sizes of states, if the game declares them, else 0. */
    @SuppressWarnings("unchecked")
    static <S> ToIntFunction<S> sizes(ImpartialGame<S> game) {
        return game instanceof Sized<?> sized ? ((Sized<S>) sized)::size : state -> 0;
    }

    /** Generates options. Not safe for use by several threads. */
    interface ComponentRules {
        /**
         * Adds the options of a component, and returns the number of those that were listed. If one is known to have the
         * given value, it may only exclude that value, and number no parts; -1 gives all options.
         */
        int options(int id, int value, PartSink out);
    }

    /** Generates options as positions, of which another search takes lists and makes some. */
    final class ListedRules implements ComponentRules {
        private final Meter listing;
        private final ListedOptions lists;

        ListedRules(Meter listing, ListedOptions lists) {
            this.listing = listing;
            this.lists = lists;
        }

        /** Numbers all parts, since finding a part costs as much as numbering it. */
        @Override
        public int options(int id, int value, PartSink out) {
            Component<?> component = component(id);
            List<Position> made = lists.made(component);
            List<Position> options = made == null ? lists.keep(component, component.options(listing)) : made;
            for (Position option : options) {
                out.begin();
                for (Component<?> part : option.components()) {
                    listing.tick();
                    out.part(number(part));
                }
                out.end();
            }
            return made == null ? options.size() : 0;
        }
    }
}
