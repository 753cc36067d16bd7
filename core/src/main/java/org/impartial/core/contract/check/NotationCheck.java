package org.impartial.core.contract.check;

import static org.impartial.core.contract.check.Law.unless;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.game.Component;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.scan.DatumScanner;

/** Checks that states and moves are read as they are written; a notation that cannot be read is not checked. */
public final class NotationCheck {

    private static final int STATES_READ = 12;
    private static final int MOVES_READ = 2;
    private static final int STATES_TESTED = 24;
    private static final int FOREIGN = 16;

    private NotationCheck() {}

    public static <S> void run(CheckedGame<S> trial) {
        Notation<S> notation = trial.game().notation();
        if (notation.readable()) {
            trial.test(Clause.NOTATION_ROUND_TRIPS, "", Law.always(NotationCheck::lost));
            trial.test(Clause.MOVES_DISTINCT, "", Law.always(state -> ambiguous(notation, state)));
            if (!trial.findings().broken(Clause.CODE_AGREES)) {
                List<Datum> foreign = written(trial);
                trial.some(STATES_TESTED, Clause.MOVES_READ, "", state -> misread(notation, state, foreign));
            }
        }
    }

    private static <S> Optional<String> lost(Component<S> component) {
        return lost(component, component.game().notation().write(component.state()))
                .or(() -> lost(component, DatumScanner.line(component.stateText())));
    }

    private static <S> Optional<String> lost(Component<S> component, Datum written) {
        S read = component.game().notation().read(written);
        return unless(
                read.equals(component.state()), () -> "it is written as " + written + ", which is read as " + read);
    }

    private static <S> Optional<String> ambiguous(Notation<S> notation, Component<S> component) {
        Map<Datum, Position> written = new HashMap<>();
        for (Position option : new LinkedHashSet<>(component.options())) {
            Datum move = notation.move(component.state(), option);
            Position other = written.putIfAbsent(move, option);
            if (other != null) {
                return Optional.of("the moves to " + other + " and to " + option + " are both written as " + move);
            }
        }
        return Optional.empty();
    }

    /** Returns the moves of some states, and similar data: the same moves with neighbouring numbers. */
    private static <S> List<Datum> written(CheckedGame<S> trial) {
        Set<Datum> written = new LinkedHashSet<>();
        trial.spread(STATES_READ)
                .forEach(state -> state.options().stream()
                        .limit(MOVES_READ)
                        .map(option -> state.game().notation().move(state.state(), option))
                        .forEach(written::add));
        List.copyOf(written).forEach(move -> written.addAll(List.of(changed(move, -1), changed(move, 1))));
        return written.stream().limit(FOREIGN).toList();
    }

    /** Returns the datum with the last number in it changed by an amount. */
    private static Datum changed(Datum move, long by) {
        if (move instanceof Datum.Num num) {
            return Datum.of(num.value() + by);
        }
        if (!(move instanceof Datum.Seq seq) || seq.items().isEmpty()) {
            return move;
        }
        List<Datum> items = new ArrayList<>(seq.items());
        items.add(changed(items.remove(items.size() - 1), by));
        return Datum.list(items);
    }

    private static <S> Optional<String> misread(Notation<S> notation, Component<S> component, List<Datum> foreign) {
        Map<Datum, Position> written = new HashMap<>();
        for (Position option : component.options()) {
            written.putIfAbsent(notation.move(component.state(), option), beans(option));
        }
        Set<Position> options = Set.copyOf(written.values());
        Set<Datum> moves = new LinkedHashSet<>(written.keySet());
        moves.addAll(foreign);
        for (Datum move : moves) {
            Optional<Position> read = notation.option(component, move).map(NotationCheck::beans);
            Optional<Position> meant = Optional.ofNullable(written.get(move));
            boolean otherSpelling =
                    meant.isEmpty() && read.filter(options::contains).isPresent();
            if (!read.equals(meant) && !otherSpelling) {
                return Optional.of(move + " is read as " + shown(read) + ", and by the rules it is " + shown(meant));
            }
        }
        return Optional.empty();
    }

    private static String shown(Optional<Position> option) {
        return option.map(position -> "the move to " + position).orElse("no move");
    }

    /** Returns the position without empty heaps, which a code and the rules may include or omit. */
    private static Position beans(Position position) {
        return Position.sum(position.components().stream()
                .filter(part ->
                        !(part.game() instanceof HeapGame && part.state().equals(0L)))
                .toList());
    }
}
