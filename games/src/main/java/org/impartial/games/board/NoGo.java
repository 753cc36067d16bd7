package org.impartial.games.board;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;

/**
 * Impartial NoGo: both players put stones of either colour on free cells, and every group of stones of one colour must
 * keep an adjacent free cell [Chou-Teytaud-Yen 2011].
 *
 * <p>A board {@linkplain NoGoParts separates} into parts, in which cells that belong to other parts are walls. There
 * are at most two options for each free cell, each at the cost of a few flood fills. Equivalent parts have one
 * {@linkplain #form form}.
 *
 * @param separation how boards separate into parts
 */
record NoGo(NoGoParts separation) implements PackedGame, Capability.Sized<Long>, Capability.Separable<Long> {
    private static final int FREE = 0;
    private static final int WALL = 3;
    static final GameFamily FAMILY =
            Cards.games("nogo", params -> new NoGo(Stones.read(params.get("board"))), "board=1,6 board=2,3 board=2,2");
    private static final int SMALL = 6;

    NoGo(Stones stones) {
        this(new NoGoParts(stones, new NoGoRules(stones)));
    }

    private Stones stones() {
        return separation.stones();
    }

    private NoGoRules rules() {
        return separation.rules();
    }

    @Override
    public void options(long state, PackedOptions out) {
        rules().moves(state, (cell, cross, after) -> out.to(separation.of(after)));
    }

    @Override
    public Position parts(Long state) {
        return Position.sum(Arrays.stream(separation.of(state))
                .mapToObj(part -> Component.byRules(this, part))
                .toList());
    }

    @Override
    public int size(Long state) {
        return Long.bitCount(rules().free(state));
    }

    @Override
    public long canonical(long state) {
        long least = form(stones().board(), separation.moving(state));
        // Omitted lines join stones that only fill their group.
        for (long fewer = separation.unfilled(least); fewer != least; fewer = separation.unfilled(least)) {
            least = form(stones().board(), fewer);
        }
        return least;
    }

    @Override
    public Stream<Long> smallStates() {
        Rectangle board = stones().board();
        boolean small = board.rows() * board.columns() <= SMALL;
        return Stream.of(small ? 0 : Stones.pack(board.all() & ~board.corner(2, SMALL / 2), 0));
    }

    @Override
    public void requireState(Long state) {
        stones().requireOnBoard(this, state);
        if (!rules().breathes(state)) {
            throw new NotationException("every group of stones of nogo has a free cell beside it, and some of "
                    + stones().write(state) + " has none");
        }
    }

    @Override
    public Notation<Long> notation() {
        return stones().notation(0, true).movesToSums(this::move);
    }

    private Datum move(long before, Position after) {
        long put = 0;
        for (Component<?> part : after.components()) {
            long state = (Long) part.state();
            long walls = NoGoRules.walls(state);
            put |= state & ~Stones.pack(walls, walls) & ~before;
        }
        long cross = Stones.crosses(put);
        long[] place = stones().place(cross | Stones.rings(put));
        return Datum.list(List.of(Datum.of(place[0]), Datum.of(place[1]), Datum.of(cross == 0 ? "O" : "X")));
    }

    @Override
    public String toString() {
        return "nogo[board=" + stones() + "]";
    }

    /**
     * Returns the least of the equivalent boards: besides symmetries, of two equal adjacent lines without free cells
     * one is enough, since their adjacent stones belong to one group, whose free cells are elsewhere.
     */
    private static long form(Rectangle board, long state) {
        int rows = board.rows();
        int columns = board.columns();
        int[] kept = new int[columns];
        int width = kept(state, columns, 1, rows, columns, kept);
        int[] lines = new int[rows];
        int height = kept(state, rows, columns, columns, 1, lines);
        int[] cells = new int[width * height];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = Stones.cell(state, lines[i / width] * columns + kept[i % width]);
        }
        return StoneImages.least(board, cells, width, true);
    }

    /** Records the lines to keep, and returns their number. A line of walls at the end separates nothing. */
    private static int kept(long state, int lines, int step, int length, int along, int[] kept) {
        int count = 0;
        for (int line = 0; line < lines; line++) {
            boolean first = count == 0;
            boolean free = false;
            boolean wall = true;
            boolean same = true;
            for (int i = 0; i < length; i++) {
                int cell = Stones.cell(state, line * step + i * along);
                free |= cell == FREE;
                wall &= cell == WALL;
                same &= !first && cell == Stones.cell(state, kept[Math.max(0, count - 1)] * step + i * along);
            }
            if (free || !(first ? wall : same)) {
                kept[count++] = line;
            }
        }
        return count > 0 && isWall(state, kept[count - 1] * step, length, along) ? count - 1 : count;
    }

    private static boolean isWall(long state, int from, int length, int along) {
        boolean wall = true;
        for (int i = 0; i < length; i++) {
            wall &= Stones.cell(state, from + i * along) == WALL;
        }
        return wall;
    }
}
