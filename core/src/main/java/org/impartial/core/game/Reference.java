package org.impartial.core.game;

/**
 * Where a theorem or figure comes from.
 *
 * @param key a key of {@code docs/REFERENCES.md}, such as {@code Bouton 1901}
 * @param where the place inside it, such as {@code ch. 14} or {@code Theorem 3}; empty for the whole
 */
public record Reference(String key, String where) {

    /**
     * Refuses an empty key.
     *
     * @param key a key of {@code docs/REFERENCES.md}, such as {@code Bouton 1901}
     * @param where the place inside it, such as {@code ch. 14} or {@code Theorem 3}; empty for the whole
     */
    public Reference {
        if (key.isBlank()) {
            throw new IllegalArgumentException("a reference needs a key, such as \"Bouton 1901\"");
        }
    }

    /**
     * A reference to a whole work.
     *
     * @param key a key of {@code docs/REFERENCES.md}
     * @return the reference
     */
    public static Reference of(String key) {
        return new Reference(key, "");
    }

    /** The reference as it is printed, such as {@code [WW], ch. 4}. */
    @Override
    public String toString() {
        return "[" + key + "]" + (where.isEmpty() ? "" : ", " + where);
    }
}
