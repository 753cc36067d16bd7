package org.impartial.cli.question;

import java.io.IOException;
import java.nio.file.Path;
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

    private void resume(Path file) throws IOException {
        table = StackCheckpoint.resume(file, game, tabled);
    }

    private void save(Path file) throws IOException {
        StackCheckpoint.save(file, game, table);
    }

    public SequenceWork.SavedValues saved() {
        return new SequenceWork.SavedValues(() -> table.length(), this::resume, this::save);
    }

    public void extend(int stacks, Meter meter) {
        table.extend(stacks, meter);
    }

    public int value(int stack) {
        return table.value(stack);
    }
}
