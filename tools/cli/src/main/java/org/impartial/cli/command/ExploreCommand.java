package org.impartial.cli.command;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.math.BigDecimal;
import java.net.BindException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.UnaryOperator;
import org.impartial.cli.command.option.BookOption;
import org.impartial.cli.command.option.PlayOption;
import org.impartial.cli.command.option.PositionSubcommand;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.explorer.Explorer;
import org.impartial.explorer.LessonPage;
import org.impartial.json.JsonLines;
import org.impartial.json.question.Seconds;
import org.impartial.proof.file.WholeFile;
import org.impartial.proof.play.ProofPlayer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code explore}: positions in the browser. */
@Command(name = "explore")
public final class ExploreCommand extends PositionSubcommand {
    private static final int LAST_PORT = 65_535;

    @Option(names = "--port", paramLabel = "N")
    private int port;

    @Option(names = "--seconds", paramLabel = "S")
    private Optional<BigDecimal> seconds = Optional.empty();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE")
    private Optional<Path> file = Optional.empty();

    @Option(names = "--open")
    private boolean open;

    @Mixin
    private BookOption book = new BookOption();

    @Mixin
    private PlayOption play = new PlayOption();

    @Override
    protected void answer() throws IOException {
        require(port >= 0 && port <= LAST_PORT, "--port is from 0 to " + LAST_PORT + ", not " + port);
        seconds.ifPresent(time -> require(time.signum() > 0, "--seconds is above 0, not " + time));
        if (file.isPresent()) {
            writePage(file.get());
            return;
        }
        Optional<String> text = text();
        String start = text.map(this::start).orElse("");
        Meter checking = new Meter(Budget.unlimited(), terminal().progress("facts"), () -> false);
        Optional<ProofPlayer> player = book.given()
                ? book.checkedPlayer(text.orElseThrow(), play.of(text.orElseThrow()), checking)
                : Optional.empty();
        GameLibrary library = GameLibrary.installed();
        UnaryOperator<String> answerer = line -> JsonLines.of(library).answer(line);
        try (Explorer explorer = Explorer.start(port, library, answerer, player, Optional.of(keptAddress()))) {
            String address = explorer.address() + start;
            terminal().println(address);
            terminal().out().flush();
            terminal().err().println("Open this address in a browser on this machine; Ctrl-C ends the server.");
            terminal().err().flush();
            if (open) {
                openBrowser(address);
            }
            serve();
        } catch (BindException taken) {
            throw misuse("port " + port + " cannot be used (" + taken.getMessage() + "); try --port 0");
        }
    }

    private void writePage(Path page) throws IOException {
        require(
                !book.given(),
                "the page of -o holds the values of all its positions and plays by them; leave --book out");
        String text = position.position();
        position.read();
        WholeFile.write(page, LessonPage.of(GameLibrary.installed(), text, play.of(text)));
    }

    private Optional<String> text() throws IOException {
        if (position.absent()) {
            return book.given() ? Optional.of(book.position()) : Optional.empty();
        }
        String text = position.position();
        if (GameLibrary.installed().survey(text).isEmpty()) {
            position.read();
        }
        return Optional.of(text);
    }

    /** Returns the file that keeps the address of the page, so that bookmarks remain valid. */
    private static Path keptAddress() {
        String given = System.getenv("XDG_STATE_HOME");
        Path states = given == null || given.isBlank()
                ? Path.of(System.getProperty("user.home"), ".local", "state")
                : Path.of(given);
        return states.resolve("impartial").resolve("explorer-address");
    }

    private void openBrowser(String address) {
        String name = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        List<String> command = name.contains("win")
                ? List.of("rundll32", "url.dll,FileProtocolHandler", address)
                : List.of(name.contains("mac") ? "open" : "xdg-open", address);
        try {
            new ProcessBuilder(command)
                    .redirectOutput(Redirect.DISCARD)
                    .redirectError(Redirect.DISCARD)
                    .start();
        } catch (IOException none) {
            String why = none.getMessage();
            terminal().err().println("no browser could be started (" + why + "); open the address yourself");
        }
    }

    /** Returns the part of the address that names a position. */
    private String start(String text) {
        return "#text=" + URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20")
                + play.given()
                        .map(given -> "&play=" + given.name().toLowerCase(Locale.ROOT))
                        .orElse("");
    }

    private void serve() {
        try {
            if (seconds.isPresent()) {
                Thread.sleep(Seconds.of(seconds.get()).toMillis());
            } else {
                new CountDownLatch(1).await();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
