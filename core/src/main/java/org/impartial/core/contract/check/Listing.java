package org.impartial.core.contract.check;

import java.util.List;
import java.util.Optional;
import org.impartial.core.game.Component;
import org.impartial.core.game.FaultyRulesException;
import org.impartial.core.game.FaultyRulesException.KindException;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;

/** The options of a component by the rules, or the reason why the collector of heap games rejected them. */
record Listing(Component<?> component, List<Position> options, Optional<String> refusal) {

    /** Lists the options by the rules; all exceptions but the rejection of a heap are propagated. */
    static Listing of(Component<?> component) {
        try {
            List<Position> options = component.moves().stream().map(Move::to).toList();
            return new Listing(component, options, Optional.empty());
        } catch (FaultyRulesException e) {
            if (!(component.game() instanceof HeapGame)) {
                throw e;
            }
            return new Listing(component, List.of(), Optional.of(String.valueOf(e.getMessage())));
        }
    }

    /** Returns the description of an option of a kind that the game does not declare; empty if there is none. */
    Optional<String> undeclared() {
        return options.stream()
                .filter(option -> !component.kind().includes(option.kind()))
                .findFirst()
                .map(option -> new KindException(component, option).getMessage());
    }

    /** Describes a heap of an option that is not smaller than the heap played; empty if there is none. */
    Optional<String> growing() {
        long heap = (Long) component.state();
        return refusal.or(() -> options.stream()
                .flatMap(option -> option.components().stream())
                .filter(part -> part.game().equals(component.game()))
                .map(part -> (Long) part.state())
                .filter(left -> left < 0 || left >= heap)
                .findFirst()
                .map(left -> "an option has a heap of " + left + ", but it must be from 0 to " + (heap - 1)));
    }
}
