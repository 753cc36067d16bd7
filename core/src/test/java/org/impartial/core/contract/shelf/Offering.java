package org.impartial.core.contract.shelf;

import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability.Embedding;
import org.impartial.core.game.capability.Capability.Levelled;
import org.impartial.core.game.capability.Capability.Packable;
import org.impartial.core.game.capability.Capability.Predecessors;
import org.impartial.core.game.capability.Capability.Separable;
import org.impartial.core.game.capability.Capability.Sized;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;

/** One or two beans are taken from each of two heaps of up to seven, packed in an octal number. */
public record Offering()
        implements PackedGame, Packable<Long>, Sized<Long>, Levelled, Predecessors, Separable<Long>, Embedding<Long> {
    @Override
    public void options(long heaps, PackedOptions out) {
        for (int taken = 1; taken <= 2; taken++) {
            if ((heaps & 7) >= taken) {
                out.to(heaps - taken);
            }
            if (heaps >> 3 >= taken) {
                out.to(heaps - 8L * taken);
            }
        }
    }

    @Override
    public void predecessors(long heaps, PackedOptions out) {
        for (int more = 1; more <= 2; more++) {
            if ((heaps & 7) + more <= 7) {
                out.to(heaps + more);
            }
            if ((heaps >> 3) + more <= 7) {
                out.to(heaps + 8L * more);
            }
        }
    }

    @Override
    public int size(Long heaps) {
        return (int) ((heaps & 7) + (heaps >> 3));
    }

    @Override
    public int level(long heaps) {
        return -size(heaps);
    }

    @Override
    public Position parts(Long heaps) {
        return at(heaps & 7).plus(at(heaps & 56));
    }

    /** Returns the state with the heaps exchanged. */
    @Override
    public <T> Optional<Long> embed(ImpartialGame<T> game, T state) {
        return game.equals(this) ? Optional.of((Long) state >> 3 | ((Long) state & 7) << 3) : Optional.empty();
    }

    @Override
    public PackedGame packed() {
        return this;
    }

    @Override
    public long pack(Long heaps) {
        return heaps;
    }

    @Override
    public Long unpack(long heaps) {
        return heaps;
    }

    @Override
    public Stream<Long> smallStates() {
        return Stream.of(63L);
    }
}
