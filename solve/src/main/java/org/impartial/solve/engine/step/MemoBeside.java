package org.impartial.solve.engine.step;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.nimber.NimberSearch;
import org.impartial.solve.engine.search.ListedOptions;
import org.impartial.solve.engine.search.ObjectSearch;
import org.impartial.solve.engine.search.SearchedValues;
import org.impartial.solve.engine.search.SearchedValues.ValueTurns;

/**
 * A memo search beside the nimber search of one component, at first alone and then in turns: it ends small questions
 * sooner, and nimber search continues with the values that it has found. Not safe for use by several threads.
 */
final class MemoBeside {
    private static final long MOST = Share.MEMO_BESIDE_NIMBERS.most();

    private final Component<?> only;
    private final NimberSearch search;
    private final ObjectSearch memo = new ObjectSearch();
    private final ValueTurns turns;
    private final ListedOptions lists = ListedOptions.shared();
    private List<Component<?>> met = new ArrayList<>();
    private long spent;
    private long held;

    private MemoBeside(Component<?> only, NimberSearch search) {
        this.only = only;
        this.search = search;
        this.turns = memo.inTurns(only, this::foundByNimbers, lists);
    }

    /** Returns the searches of a position that is one component without other parts; empty for other positions. */
    static Optional<MemoBeside> of(Position position, NimberSearch search) {
        List<Component<?>> components = position.components();
        return components.size() == 1 && components.get(0).parts().equals(position)
                ? Optional.of(new MemoBeside(components.get(0), search))
                : Optional.empty();
    }

    /** Returns whether nimber search has excluded the value 0. */
    boolean excludesZero() {
        return search.excludesZero(only.canonical());
    }

    /** Returns whether the memo search has found the value. */
    boolean knows() {
        return memo.known(only.canonical()).isPresent();
    }

    /** Returns the memo search, which has its values for this question alone. */
    ObjectSearch memo() {
        return memo;
    }

    /** Searches until the value is found, or enough is known, or the memo search has had its work. */
    void search(Meter meter, BooleanSupplier enough) {
        if (isOver(enough)) {
            return;
        }
        try (ValueTurns proof = search.inTurns(only, SearchedValues.NOWHERE, lists)) {
            new Turns(meter)
                    .until(() -> spent >= MOST)
                    .beginningWith(spent == 0 ? Turns.FIRST : 1, 1)
                    .after(0, spent)
                    .result(turn -> isOver(enough) || proof.value(turn) >= 0, turn -> Optional.of(value(turn)));
        } catch (BeyondRangeException tooMany) {
            spent = MOST;
        }
    }

    private boolean isOver(BooleanSupplier enough) {
        return spent >= MOST || knows() || search.found(only.canonical()).isPresent() || enough.getAsBoolean();
    }

    private boolean value(Meter turn) {
        long before = turn.held();
        turn.carry(held);
        try {
            return turns.value(turn) >= 0;
        } finally {
            // These small tables end with the question, whose end is not known here: they count in turns alone.
            held = turn.held() - before;
            turn.release(held);
            spent += Turns.work(turn.cost());
            learn();
        }
    }

    /** Tells nimber search the values that the memo search has found. */
    private void learn() {
        List<Component<?>> open = new ArrayList<>();
        for (Component<?> form : met) {
            OptionalLong value = memo.known(form);
            value.ifPresentOrElse(known -> search.learn(form, known), () -> open.add(form));
        }
        met = open;
    }

    private OptionalLong foundByNimbers(Component<?> form) {
        OptionalLong value = search.found(form);
        if (value.isEmpty()) {
            met.add(form);
        }
        return value;
    }
}
