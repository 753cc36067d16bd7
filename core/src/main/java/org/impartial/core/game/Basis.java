package org.impartial.core.game;

/**
 * The basis of a claim.
 *
 * <pre>{@code
 * Basis basis = Basis.proved("G(n) = n mod (m+1)", "Bachet 1612");
 * basis.firm();    // true
 * basis.source();  // [Bachet 1612]
 * }</pre>
 *
 * @param statement the theorem in one line, such as {@code G(n) = n mod (m+1)}
 * @param source the work in which it is proved or published
 * @param status whether it is proved, computed or conjectured
 */
public record Basis(String statement, Reference source, Status status) {

    /** The status of a claim; conjectures are never used to answer. */
    public enum Status {
        /** A theorem with a proof. */
        PROVED,
        /** Established by a computation that the source names. */
        COMPUTED,
        /** Conjectured; tested, and never used to answer. */
        CONJECTURED
    }

    /**
     * {@return a theorem with a proof}
     *
     * @param statement the theorem in one line
     * @param source a key of {@code docs/REFERENCES.md}
     */
    public static Basis proved(String statement, String source) {
        return new Basis(statement, new Reference(source), Status.PROVED);
    }

    /**
     * {@return a conjecture, which is tested but never used to answer}
     *
     * @param statement the conjecture in one line
     * @param source a key of {@code docs/REFERENCES.md}
     */
    public static Basis conjectured(String statement, String source) {
        return new Basis(statement, new Reference(source), Status.CONJECTURED);
    }

    /** {@return whether answers may rely on this basis} */
    public boolean firm() {
        return status != Status.CONJECTURED;
    }

    /** Returns the statement with its source. */
    @Override
    public String toString() {
        return statement + " " + source;
    }

    /**
     * The source of a theorem or figure.
     *
     * @param key a key of {@code docs/REFERENCES.md}, such as {@code Bouton 1901}
     */
    public record Reference(String key) {
        /**
         * Checks that the key is not blank.
         *
         * @param key a key of {@code docs/REFERENCES.md}
         * @throws IllegalArgumentException if the key is blank
         */
        public Reference {
            if (key.isBlank()) {
                throw new IllegalArgumentException("a reference needs a key, such as \"Bouton 1901\"");
            }
        }

        /** Returns the reference as it is printed, such as {@code [WW]}. */
        @Override
        public String toString() {
            return "[" + key + "]";
        }
    }
}
