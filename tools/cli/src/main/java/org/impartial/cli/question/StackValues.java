package org.impartial.cli.question;

import org.impartial.core.game.Entailing.Tabled;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.sequence.stream.StackCheckpoint;

/** The values of a game with entailing moves, which a file may keep. Not safe for use by several threads. */
public final class StackValues {
    private final String game;
    private final Tabled tabled;
    private Tabled.StackTable table;

    public StackValues(String game, Tabled tabled) {
        this.game = game;
        this.tabled = tabled;
        table = tabled.table();
    }

    public SequenceWork.SavedValues saved() {
        return new SequenceWork.SavedValues(
                () -> table.length(),
                file -> table = StackCheckpoint.resume(file, game, tabled),
                file -> StackCheckpoint.save(file, game, table));
    }

    public void extend(int stacks, Meter meter) {
        table.extend(stacks, meter);
    }

    public int value(int stack) {
        return table.value(stack);
    }
}
