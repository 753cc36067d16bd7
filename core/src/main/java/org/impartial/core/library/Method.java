package org.impartial.core.library;

import java.util.Locale;

/** Which way an answer is to be found, so that any answer can be checked against the other way. */
public enum Method {
    /** The best proved way. */
    AUTO,
    /** Closed forms only. */
    CLAIMS,
    /** Search from the rules only, never a closed form. */
    SEARCH,
    /** Search from the rules only that asks whether a position has a value, instead of which: for big boards that fall apart. */
    NIMBER_SEARCH;

    /** The name in commands and requests, such as {@code nimber-search}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
