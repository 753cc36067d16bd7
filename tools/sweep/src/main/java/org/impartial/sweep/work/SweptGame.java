package org.impartial.sweep.work;

import java.util.List;
import java.util.function.LongFunction;
import java.util.function.ToLongFunction;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.DecidedGame;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.capability.Capability.Levelled;
import org.impartial.core.game.capability.Capability.Packable;
import org.impartial.core.game.capability.PackedGame;

/** A game as needed by a sweep: each position is one number. */
public record SweptGame<S>(String name, PackedGame packed, ToLongFunction<S> packing, LongFunction<S> unpacking) {
    @SuppressWarnings("unchecked")
    public static <S> SweptGame<S> of(ImpartialGame<S> game) {
        if (game instanceof DecidedGame<?>) {
            throw new BeyondRangeException(game.name() + " decides positions, and a sweep values them by their moves;"
                    + " solve single positions, which lists all that can be reached");
        }
        if (game instanceof Packable<?>) {
            Packable<S> packable = (Packable<S>) game;
            return new SweptGame<>(game.name(), packable.packed(), packable::pack, packable::unpack);
        }
        if (game instanceof PackedGame packed) {
            // The states of a packed game are longs.
            return new SweptGame<>(
                    game.name(), packed, state -> (Long) state, number -> (S) (Object) Long.valueOf(number));
        }
        throw new BeyondRangeException("the states of " + game.name() + " are not numbers of 64 bits, which a sweep"
                + " needs; solve single positions, or sweep another game");
    }

    public boolean levelled() {
        return packed instanceof Levelled;
    }

    public Expansion expansion() {
        return new Expansion(packed);
    }

    /** Returns the number of the state that represents all states symmetric to a state. */
    public long pack(S state) {
        return packed.canonical(packing.applyAsLong(state));
    }

    /** Returns the numbers of states, each once and ascending. */
    public long[] pack(List<? extends S> states) {
        return states.stream().mapToLong(this::pack).sorted().distinct().toArray();
    }
}
