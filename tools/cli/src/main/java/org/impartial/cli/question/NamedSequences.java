package org.impartial.cli.question;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameCard.Group;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.meter.Budget;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.solve.Solver;
import org.impartial.solve.UnsolvedException;
import org.impartial.solve.engine.sequence.GrundySequence;

/** The games on one heap that the library has by name, with the parameters of their contract. */
public final class NamedSequences {
    /** Returns the games that have the given values; if there are none, octal games of up to four digits. */
    public static List<HeapGame> having(long... values) {
        List<HeapGame> named = formats()
                .flatMap(ruleset -> ruleset.games().stream())
                .filter(HeapGame.class::isInstance)
                .map(HeapGame.class::cast)
                .distinct()
                .toList();
        List<HeapGame> found = GrundySequence.having(named, values);
        return found.isEmpty() ? GrundySequence.having(atlas(), values) : found;
    }

    private static List<HeapGame> atlas() {
        return Stream.of("0.????", "4.????")
                .flatMap(pattern -> AtlasCodes.of(pattern).stream())
                .map(AtlasCodes::representative)
                .distinct()
                .map(AtlasCodes::game)
                .toList();
    }

    /** Returns the coin games in which one coin has the given values, at each place from the first on. */
    public static List<String> coinsHaving(long... values) {
        Solver solver = Solver.normal().within(Budget.positions(10_000));
        return GameLibrary.installed().families().stream()
                .filter(family -> family.card().group() == Group.COIN)
                .flatMap(family -> family.samples().stream().map(family::with))
                .filter(format -> hasValues(format, solver, values))
                .map(format -> format.games().get(0).name())
                .distinct()
                .toList();
    }

    private static boolean hasValues(PositionFormat format, Solver solver, long... values) {
        try {
            int first = isPlace(format, 0) ? 0 : 1;
            return format.games().size() == 1
                    && IntStream.range(0, values.length)
                            .allMatch(i -> solver.grundy(coin(format, first + i)) == values[i]);
        } catch (NotationException | UnsolvedException otherPlaces) {
            return false;
        }
    }

    private static Position coin(PositionFormat format, int place) {
        return format.read(Datum.of(place)).position();
    }

    private static boolean isPlace(PositionFormat format, int place) {
        try {
            return !coin(format, place).components().isEmpty();
        } catch (NotationException noPlace) {
            return false;
        }
    }

    private static Stream<PositionFormat> formats() {
        return GameLibrary.installed().families().stream()
                .flatMap(family -> family.samples().stream().map(family::with));
    }
}
