package org.impartial.core.contract.shelf;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Entailing;
import org.impartial.core.game.Entailing.Tabled;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;

/** Top Entails on stacks to 5: a stack is split, or one coin is taken and the rest must be answered. */
public record SplitOrTake(String name, List<Claim<Long>> claims) implements Entailing<Long>, Tabled {
    static final SplitOrTake RULES = new SplitOrTake("top entails", List.of());
    private static final int[] VALUES = {0, LOONY, 0, LOONY, 1, 0};

    @Override
    public void options(Long stack, Moves<Long> out) {
        for (long part = 1; 2 * part <= stack; part++) {
            out.to(part, stack - part);
        }
        if (stack > 0) {
            out.entails(stack - 1);
        }
    }

    @Override
    public StackTable table() {
        return new ListedTable(to -> Arrays.copyOf(VALUES, to));
    }

    @Override
    public Stream<Long> smallStates() {
        return LongStream.range(0, VALUES.length).boxed();
    }

    @Override
    public Notation<Long> notation() {
        return Entailing.marked(new Plain());
    }

    /** A stack by its size. */
    private record Plain() implements Notation<Long> {
        @Override
        public Long read(Datum datum) {
            return datum.asLong("the stack", 0);
        }

        @Override
        public Datum write(Long stack) {
            return Datum.of(stack);
        }

        @Override
        public Datum move(Long before, Position after) {
            return Datum.list(after.components().stream()
                    .map(part -> Datum.of((Long) part.state()))
                    .toList());
        }
    }
}
