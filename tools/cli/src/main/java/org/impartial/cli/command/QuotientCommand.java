package org.impartial.cli.command;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.impartial.cli.command.option.OutputFiles;
import org.impartial.cli.command.option.PositionSubcommand;
import org.impartial.cli.command.option.QuotientSeconds;
import org.impartial.cli.text.QuotientReport;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.NotationException;
import org.impartial.json.question.GameTerm;
import org.impartial.json.question.Quotients;
import org.impartial.json.request.MisereRequests;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificates;
import org.impartial.proof.file.WholeFile;
import org.impartial.solve.theory.quotient.MisereQuotient;
import org.impartial.solve.theory.quotient.QuotientConstruction.QuotientSearch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code quotient}: the misère quotient of a heap game, or of all that can be reached from a position. */
@Command(name = "quotient")
public final class QuotientCommand extends PositionSubcommand {
    @Option(names = "--to", paramLabel = "N")
    private int heaps = Quotients.DEFAULT_HEAPS;

    @Mixin
    private QuotientSeconds seconds = new QuotientSeconds();

    @Option(names = "--table")
    private boolean table;

    @Option(names = "--verify")
    private boolean verify;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE")
    private List<Path> output = List.of();

    @Option(names = "--json")
    private boolean json;

    @Override
    protected void answer() throws IOException {
        String text = position.text();
        require(heaps >= 0 && heaps <= Quotients.GREATEST_HEAP, "--to is from 0 to " + Quotients.GREATEST_HEAP);
        seconds.check();
        OutputFiles files = OutputFiles.withCertificate(spec, output, "tex");
        QuotientReport report = subject(text, seconds.meter(terminal().progress("elements")));
        if (json) {
            terminal().println(json(report));
        } else {
            print(report);
        }
        if (files.plain().isPresent()) {
            Path file = files.plain().get();
            Certificate certificate = Quotients.certificate(report.quotient());
            Certificates.write(certificate, file);
            if (!json) {
                terminal()
                        .say(certificate.size() + " facts are in " + file + "; impartial verify " + file
                                + " checks them");
            }
        }
        if (files.special().isPresent()) {
            WholeFile.write(files.special().get(), report.latex().tex());
        }
    }

    private void print(QuotientReport report) {
        terminal().say(report.text());
        if (table) {
            terminal().println(report.table(terminal().width()));
        }
        if (verify) {
            terminal().say(report.verdict());
        }
    }

    private ObjectNode json(QuotientReport report) {
        MisereQuotient quotient = report.quotient();
        ObjectNode answer = MisereRequests.answer(quotient, "verified").put("tame", quotient.tame());
        report.stopped().ifPresent(why -> answer.put("stopped", why));
        if (verify) {
            answer.put("proved", quotient.verify().isEmpty());
        }
        MisereRequests.present(answer, quotient, table);
        return answer;
    }

    /** A heap game without a position is for all its heaps; any other text is a position, or the start of a game. */
    private QuotientReport subject(String text, Meter meter) {
        GameLibrary library = GameLibrary.installed();
        List<ImpartialGame<?>> games =
                GameTerm.of(text).position().isEmpty() ? library.ruleset(text).games() : List.of();
        if (games.size() == 1 && games.get(0) instanceof HeapGame game) {
            QuotientSearch search = QuotientSearch.of(game, heaps, meter);
            MisereQuotient quotient = search.quotient();
            List<String> phi = QuotientReport.phi(quotient, terminal().width());
            return new QuotientReport(game.name(), quotient, search.stopped(), phi);
        }
        QuotientSearch search = QuotientSearch.of(List.of(position(library, text)), meter);
        return new QuotientReport(text, search.quotient(), search.stopped(), List.of());
    }

    /** Reads a position, or the start of a board; the error describes the possible subjects of a quotient. */
    private static Position position(GameLibrary library, String text) {
        try {
            return library.read(text).position();
        } catch (NotationException e) {
            if (!GameTerm.of(text).position().isEmpty()) {
                throw e;
            }
            throw new NotationException(
                    text + " is not a game on one heap, such as octal[0.77], so a position is needed," + " such as "
                            + library.family(GameTerm.of(text).game()).card().example());
        }
    }
}
