package org.impartial.cli.io;

import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.impartial.core.library.provider.Providers;

/** Shows what is logged about faulty services of jars as messages of the command, until it is closed. */
public final class ProviderMessages extends Handler {
    private static final Logger LOGGER = Logger.getLogger(Providers.LOGGER);

    private final Terminal terminal;

    public ProviderMessages(Terminal terminal) {
        this.terminal = terminal;
        LOGGER.setUseParentHandlers(false);
        LOGGER.addHandler(this);
    }

    @Override
    public void publish(LogRecord message) {
        terminal.complain(message.getMessage());
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
        LOGGER.removeHandler(this);
        LOGGER.setUseParentHandlers(true);
    }
}
