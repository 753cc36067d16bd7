package org.impartial.solve.engine.nimber;

import org.impartial.core.game.Component;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.search.ListedOptions;

/** The components of a search under their numbers, and the rules in terms of these. Safe to share between threads. */
interface ComponentTable {

    ComponentFacts facts();

    /**
     * Begins a question. Facts from certificates are checked under its meter: each before its first use, or all at once
     * if several threads work on the question.
     */
    void start(Meter question, boolean severalThreads);

    /** Settles a component if a certificate has a fact about it, even one that searches do not use. */
    void useFact(int id);

    /** Returns the number of a component, up to symmetry; assigns one if the component is new. */
    int number(Component<?> component);

    /** Returns the number of a component in canonical form if it has one, else 0; none is assigned. */
    int find(Component<?> canonical);

    /** Returns the component that has a number, in canonical form. */
    Component<?> component(int id);

    /** Returns the rules for use by one thread; {@code listing} is passed to the rules while they list options. */
    default ComponentRules rules(Meter listing) {
        return rules(listing, ListedOptions.unshared());
    }

    /** Returns the rules, with lists that another search makes too. */
    ComponentRules rules(Meter listing, ListedOptions lists);

    /** Generates options. Not safe for use by several threads. */
    interface ComponentRules {
        /** Adds the options of a component, and returns the number of those that were listed. */
        int options(int id, PartSink out);

        /**
         * Adds the options, unless one is known to have a value: then only excludes that value, and numbers no parts.
         */
        int options(int id, int value, PartSink out);
    }
}
