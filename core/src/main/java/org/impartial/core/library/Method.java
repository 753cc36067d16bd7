package org.impartial.core.library;

import java.util.Locale;

/**
 * The method by which a {@link Survey} finds its answer. The answer of one method can be checked by another.
 *
 * <pre>{@code
 * Method.NIMBER_SEARCH.toString();  // nimber-search
 * }</pre>
 */
public enum Method {
    /** The default: proved claims where they apply, else the most suitable computation. */
    AUTO,
    /** Closed forms only. */
    CLAIMS,
    /** Search from the rules only, never a closed form. */
    SEARCH,
    /** Search from the rules only, by testing whether positions have given values: for boards that decompose. */
    NIMBER_SEARCH;

    /** Returns the name in commands and requests, such as {@code nimber-search}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
