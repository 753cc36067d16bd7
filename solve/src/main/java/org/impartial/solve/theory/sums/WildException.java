package org.impartial.solve.theory.sums;

import org.impartial.core.game.Component;

/** Signals that the rule of misère Nim was applied to a component for which it does not hold. */
final class WildException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    WildException(Component<?> component, String reason) {
        super("the rule of misère Nim does not hold for " + component + ", which is wild: " + reason
                + "; use a misère quotient or a search");
    }
}
