package org.impartial.core.library;

/** Which way an answer is to be found, so that any answer can be checked against the other way. */
public enum Method {
    /** The best proved way. */
    AUTO,
    /** Closed forms only. */
    CLAIMS,
    /** Search from the rules only, never a closed form. */
    SEARCH
}
