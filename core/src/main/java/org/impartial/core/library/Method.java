package org.impartial.core.library;

import java.util.Locale;

/**
 * The way in which an answer is to be found, so that an answer can be checked by another way.
 *
 * <pre>{@code
 * Solver.normal().using(Method.SEARCH).outcome(new Bash(3).at(21));  // N
 * }</pre>
 */
public enum Method {
    /** The best proved way. */
    AUTO,
    /** Closed forms only. */
    CLAIMS,
    /** Search from the rules only, never a closed form. */
    SEARCH,
    /**
     * Search from the rules only, by testing whether positions have given values instead of computing the values: for
     * large boards that decompose.
     */
    NIMBER_SEARCH;

    /** Returns the name in commands and requests, such as {@code nimber-search}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
