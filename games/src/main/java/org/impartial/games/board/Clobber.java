package org.impartial.games.board;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability.Sized;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;

/**
 * Impartial Clobber: both players move any stone onto an adjacent stone of the other colour, which is captured
 * [Albert-Grossman-Nowakowski-Wolfe 2005].
 *
 * <p>Stones that are not connected are parts of a sum, and parts of one colour are left out. There are at most four
 * options for each stone. Parts that translations, rotations, reflections and an exchange of colours map to one another
 * have one canonical form.
 */
record Clobber(Stones stones) implements PackedGame, Sized<Long> {
    private static final int SMALL = 6;
    static final GameFamily FAMILY = Cards.games(
            "clobber", params -> new Clobber(Stones.read(params.get("board"))), "board=1,6 board=2,3 board=2,2");

    @Override
    public void options(long state, PackedOptions out) {
        Set<List<Long>> met = new HashSet<>();
        moves(state, (from, to, parts) -> {
            if (met.add(parts)) {
                out.to(parts.stream().mapToLong(part -> part).toArray());
            }
        });
    }

    @FunctionalInterface
    private interface StoneMoves {
        void to(long from, long to, List<Long> parts);
    }

    private void moves(long state, StoneMoves out) {
        long crosses = Stones.crosses(state);
        long rings = Stones.rings(state);
        for (long left = crosses | rings; left != 0; left &= left - 1) {
            long from = Long.lowestOneBit(left);
            boolean cross = (crosses & from) != 0;
            for (long near = stones.board().around(from) & (cross ? rings : crosses); near != 0; near &= near - 1) {
                long to = Long.lowestOneBit(near);
                long own = ((cross ? crosses : rings) & ~from) | to;
                long others = (cross ? rings : crosses) & ~to;
                out.to(from, to, cross ? parts(own, others) : parts(others, own));
            }
        }
    }

    private List<Long> parts(long crosses, long rings) {
        List<Long> parts = new ArrayList<>();
        long left = crosses | rings;
        while (left != 0) {
            long part = stones.board().part(left);
            left &= ~part;
            if ((part & crosses) != 0 && (part & rings) != 0) {
                parts.add(Stones.pack(part & crosses, part & rings));
            }
        }
        return parts;
    }

    @Override
    public long canonical(long state) {
        return form(stones.board(), state);
    }

    @Override
    public int size(Long state) {
        return Long.bitCount(state);
    }

    private long start() {
        long crosses = 0;
        Rectangle board = stones.board();
        for (int cell = 0; cell < board.rows() * board.columns(); cell++) {
            crosses |= (cell / board.columns() + cell % board.columns()) % 2 == 0 ? 1L << cell : 0;
        }
        return Stones.pack(crosses, board.all() & ~crosses);
    }

    /** Returns alternating stones in a corner of up to six cells, a stone among others, and one apart from them. */
    @Override
    public Stream<Long> smallStates() {
        long corner = stones.board().corner(2, stones.board().rows() == 1 ? SMALL : SMALL / 2);
        long start = start();
        long few = Stones.pack(Stones.crosses(start) & corner, Stones.rings(start) & corner);
        return Stream.of(few, Stones.pack(corner & ~1, corner & 1), Stones.pack(corner & 1, corner & ~3));
    }

    @Override
    public void requireState(Long state) {
        stones.requireStones(this, state);
    }

    @Override
    public Notation<Long> notation() {
        return stones.notation(start()).movesToSums(this::move).readingSums(this::option);
    }

    private Datum move(long before, Position after) {
        List<Long> left = after.components().stream()
                .map(part -> (Long) part.state())
                .sorted()
                .toList();
        return turns(before)
                .filter(turn -> left.equals(turn.parts().stream().sorted().toList()))
                .map(ClobberTurn::written)
                .findFirst()
                .orElseThrow(() -> new NotationException(
                        "no move of clobber leads from " + stones.write(before) + " to " + after));
    }

    private Optional<Position> option(Component<Long> component, Datum move) {
        return turns(component.state())
                .filter(turn -> turn.written().equals(move))
                .<Position>map(turn -> Position.sum(turn.parts().stream()
                        .map(part -> Component.byRules(component.game(), part))
                        .toList()))
                .findFirst();
    }

    private record ClobberTurn(Datum written, List<Long> parts) {}

    private Stream<ClobberTurn> turns(long state) {
        Stream.Builder<ClobberTurn> turns = Stream.builder();
        moves(state, (from, to, parts) -> {
            long[] source = stones.place(from);
            long[] target = stones.place(to);
            turns.add(new ClobberTurn(Datum.of(source[0], source[1], target[0], target[1]), parts));
        });
        return turns.build();
    }

    @Override
    public String toString() {
        return "clobber[board=" + stones + "]";
    }

    /** Returns the least image under translations, rotations, reflections and the exchange of colours. */
    static long form(Rectangle board, long state) {
        long all = Stones.crosses(state) | Stones.rings(state);
        if (all == 0) {
            return 0;
        }
        int top = Long.numberOfTrailingZeros(all) / board.columns();
        int bottom = (Long.SIZE - 1 - Long.numberOfLeadingZeros(all)) / board.columns();
        int left = board.columns();
        int right = 0;
        for (long cells = all; cells != 0; cells &= cells - 1) {
            int column = Long.numberOfTrailingZeros(cells) % board.columns();
            left = Math.min(left, column);
            right = Math.max(right, column);
        }
        int width = right - left + 1;
        int corner = top * board.columns() + left;
        int[] cells = new int[(bottom - top + 1) * width];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = Stones.cell(state, corner + i / width * board.columns() + i % width);
        }
        return StoneImages.least(board, cells, width, false);
    }
}
