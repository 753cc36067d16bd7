package org.impartial.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.impartial.cli.command.option.PlayOption;
import org.impartial.cli.command.option.Subcommand;
import org.impartial.cli.command.option.ThreadsOption;
import org.impartial.cli.command.picture.Plane;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.ShellWords;
import org.impartial.cli.question.NamedSequences;
import org.impartial.cli.question.PositionRow;
import org.impartial.cli.question.SequenceWork;
import org.impartial.cli.question.SequenceWork.SavedValues;
import org.impartial.cli.question.StackValues;
import org.impartial.cli.text.FormReport;
import org.impartial.cli.text.RowReport;
import org.impartial.cli.text.SequenceReport;
import org.impartial.core.game.Convention;
import org.impartial.core.game.capability.Capability.PlaneGame;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.meter.Meter;
import org.impartial.discover.RulesGame;
import org.impartial.json.question.GameTerm;
import org.impartial.json.question.OneHeap;
import org.impartial.json.request.SequenceRequests;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificates;
import org.impartial.proof.Segmented;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.impartial.solve.theory.walk.AskedMeter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sequence}: Grundy values of a heap game, its period with the proof, and statistics. */
@Command(name = "sequence")
public final class SequenceCommand extends Subcommand {
    private static final int LONGEST = Integer.MAX_VALUE - 8;
    private static final int SHOWN = 40;
    private static final int ROW_SECONDS = 10;
    private static final int COMPARED = 48;
    private static final int FORMED = 200;

    /** How many values are searched for a period without {@code --to}: a greater table might exhaust the memory. */
    private static final int SEARCHED = 1 << 14;

    /** The number of values among which a period is searched for if nothing is requested. */
    private static final int CHEAP = 1 << 11;

    @Parameters(paramLabel = "GAME", completionCandidates = GameNames.class)
    private String game = "";

    @Option(names = "--from", paramLabel = "N")
    private int from;

    @Mixin
    private PlayOption play = new PlayOption();

    @Option(names = "--to", paramLabel = "N")
    private Optional<Integer> to = Optional.empty();

    @Option(names = "--period")
    private boolean period;

    @Option(names = "--mex")
    private boolean mex;

    @Option(names = "--bfile")
    private boolean bfile;

    @Option(names = "--csv")
    private boolean csv;

    @Option(names = "--json")
    private boolean json;

    @Option(names = "--at", paramLabel = "HEAP")
    private Optional<Long> at = Optional.empty();

    @Option(names = "--statistics")
    private boolean statistics;

    @Option(names = "--which")
    private boolean which;

    @Option(names = "--form")
    private boolean form;

    @Option(names = "--checkpoint", paramLabel = "FILE")
    private Optional<Path> checkpoint = Optional.empty();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE")
    private Optional<Path> proof = Optional.empty();

    @Option(names = "--segment-size", paramLabel = "N")
    private Optional<Long> segmentSize = Optional.empty();

    @Mixin
    private StreamOptions stream = new StreamOptions();

    @Option(names = "--seconds", paramLabel = "S")
    private Optional<Integer> seconds = Optional.empty();

    @Mixin
    private ThreadsOption threads = new ThreadsOption(1);

    @Override
    protected String kept(String usual) {
        return stream.isGiven() ? stream.whenInterrupted() : checkpoint.isPresent() ? "" : usual;
    }

    @Override
    public Integer call() throws IOException {
        Meter meter = SequenceWork.meter(time());
        return AskedMeter.during(meter, () -> answer(meter), () -> {});
    }

    private int answer(Meter meter) throws IOException {
        boolean typed = game.matches("[0-9]{1,18}(,[0-9]{1,18})*");
        game = typed ? game : GameLibrary.installed().canonical(game);
        if (stream.isGiven()) {
            threads.check();
            require(
                    plain() && !bfile && !csv && checkpoint.isEmpty() && proof.isEmpty(),
                    "--stream is combined with --repeats, --segment-size, --threads and --seconds only");
            stream.run(OneHeap.of(ruleset()), segmentSize, threads.count(), seconds, terminal());
            return ExitStatus.ANSWERED;
        }
        check();
        require(which || form || !typed, "for values give --which, to name the games that have them, or --form");
        if (typed) {
            namesAndForms(
                    Stream.of(game.split(",", -1)).mapToLong(Long::parseLong).toArray());
        } else if (form && OneHeap.first(ruleset()) instanceof RulesGame rules) {
            new FormReport(terminal()).print(rules);
        } else {
            printGame(meter);
        }
        return ExitStatus.ANSWERED;
    }

    private void printGame(Meter meter) throws IOException {
        Optional<PositionRow> row = PositionRow.of(game, misere(), GameLibrary.installed());
        if (row.isPresent()) {
            printRow(row.get());
        } else if (OneHeap.first(ruleset()) instanceof PlaneGame) {
            printPairs();
        } else if (OneHeap.tabled(ruleset()).isPresent()) {
            printStacks(new StackValues(game, OneHeap.tabled(ruleset()).get()));
        } else {
            GrundySequence sequence = GrundySequence.of(OneHeap.of(ruleset())).threads(threads.count());
            work(
                    new SavedValues(sequence::computed, sequence::resume, sequence::save),
                    part -> compute(sequence, part));
            print(sequence, meter);
        }
    }

    /** Computes values; their number is known unless a period or one heap ends the computation. */
    private void work(SavedValues values, Consumer<Meter> work) throws IOException {
        OptionalLong end = to.isPresent() && !period && at.isEmpty() ? OptionalLong.of(to.get()) : OptionalLong.empty();
        new SequenceWork(values, checkpoint, time(), end, terminal()).run(work);
    }

    private Optional<Duration> time() {
        return seconds.map(Duration::ofSeconds);
    }

    private PositionFormat ruleset() {
        return GameLibrary.installed().ruleset(game);
    }

    private boolean misere() {
        return play.of(GameTerm.of(game).rules()) == Convention.MISERE;
    }

    private void printRow(PositionRow row) {
        require(
                !other(),
                "the values of " + row.form()
                        + " are found position by position; they are printed by --from, --to, --bfile and --csv only");
        require(!bfile || !misere(), "a b-file holds numbers, and misère play has outcomes; --csv prints them");
        Convention convention = misere() ? Convention.MISERE : Convention.NORMAL;
        Duration time = Duration.ofSeconds(seconds.orElse(ROW_SECONDS));
        new RowReport(row, convention, time, terminal()).print(from, shown(), bfile, csv);
    }

    private void printPairs() {
        require(
                !(other() || bfile || csv || from > 0),
                "the P-positions of " + game + ", which is played on two heaps, are printed by --to N only; impartial"
                        + " table " + ShellWords.quoted(game) + " prints its values, and takes --from and --csv");
        require(!misere(), "impartial table " + game + " --misere prints the outcomes of misère play");
        Meter meter = SequenceWork.meter(time());
        List<String> pairs = Plane.lost(ruleset(), to.orElse(SHOWN / 2), meter);
        terminal().say("P-positions: " + String.join(" ", pairs));
        terminal().say("impartial table " + ShellWords.quoted(game) + " prints the values");
    }

    private void printStacks(StackValues values) throws IOException {
        require(
                !(other() || misere() || from > 0),
                game + " has entailing moves; its values in normal play are printed by --to N, --bfile and --csv only");
        int stacks = shown();
        work(values.saved(), meter -> values.extend(stacks, meter));
        values.print(stacks, bfile, csv, terminal().out());
    }

    private int shown() {
        return to.orElse((int) Math.min(LONGEST, (long) from + SHOWN));
    }

    private void check() {
        int most = to.orElse(0);
        require(most >= 0 && most <= LONGEST, "--to is from 0 to " + LONGEST);
        require(proof.isEmpty() || period, "-o writes the proof of a period; add --period");
        require(
                segmentSize.isEmpty() || (proof.isPresent() && !json),
                "--segment-size requires -o FILE and cannot be combined with --json");
        require(segmentSize.orElse(1L) >= 1, "--segment-size is 1 or more");
        require(
                !mex || !(period || bfile || csv || json || statistics || which || form || at.isPresent()),
                "--mex prints a line for each value; give only --to N with it");
        require(!bfile || !csv, "--bfile and --csv are two forms of the same lines; give one of them");
        require(
                !json || !(bfile || csv || statistics || which || form || at.isPresent()),
                "--json prints values or a period; omit --bfile, --csv, --statistics, --which, --form and --at");
        require(from >= 0, "--from is 0 or more");
        require(from == 0 || from < to.orElse(Integer.MAX_VALUE), "--from is less than --to, where the values end");
        require(from == 0 || !(other() || bfile || csv), "--from is for rows of values");
        require(at.orElse(0L) >= 0, "--at is a heap of 0 beans or more");
        require(seconds.orElse(0) >= 0, "--seconds is 0 or more");
        threads.check();
    }

    private void compute(GrundySequence sequence, Meter meter) {
        if (at.isPresent() && to.isEmpty() && isClaimed(sequence, meter)) {
            return;
        }
        boolean far = at.orElse(0L) >= LONGEST;
        if (period || far || (at.isPresent() && to.isPresent())) {
            sequence.periodWithin(to.orElse(period && sequence.engines().size() > 1 ? LONGEST : SEARCHED), meter);
            if (at.isPresent() && !isClaimed(sequence, meter)) {
                sequence.reach(at.get(), meter);
            }
        } else {
            sequence.to(
                    at.map(heap -> (int) (heap + 1)).orElse(to.orElse(form ? FORMED : Math.max(COMPARED, shown()))),
                    meter);
            if (plain()) {
                sequence.periodWithin(CHEAP, meter);
            }
        }
    }

    /** Returns whether a theorem gives the requested value. */
    private boolean isClaimed(GrundySequence sequence, Meter meter) {
        return AskedMeter.during(meter, () -> FormReport.theorem(sequence.game(), at.orElseThrow()), () -> {})
                .isPresent();
    }

    private boolean plain() {
        return to.isEmpty() && !other();
    }

    /** Returns whether something else than rows of values is requested. */
    private boolean other() {
        return period || mex || json || statistics || which || form || at.isPresent();
    }

    private void print(GrundySequence sequence, Meter meter) throws IOException {
        SequenceReport report =
                new SequenceReport(sequence, terminal().out(), terminal().width());
        if (json) {
            int last = period ? sequence.computed() : shown();
            Set<String> want = period ? Set.of("period", "checksum") : Set.of("period", "checksum", "values");
            terminal().println(SequenceRequests.answer(sequence, last, want, meter));
            if (proof.isPresent()) {
                write(sequence, proof.get());
            }
            return;
        }
        if (period) {
            report.proof();
        }
        if (proof.isPresent()) {
            Path file = proof.get();
            String written = segmentSize.isPresent()
                    ? segments(sequence, file, segmentSize.get())
                    : write(sequence, file) + " facts";
            terminal().println(written + " are in " + file + "; impartial verify " + file + " checks them");
        }
        at.ifPresent(report::value);
        if (statistics) {
            report.statistics(to.orElseGet(sequence::computed), meter);
        }
        if (which) {
            names(sequence.values(0, Math.min(to.orElse(COMPARED), COMPARED)));
        }
        if (form) {
            int count = Math.min(to.orElse(FORMED), sequence.computed());
            new FormReport(terminal()).print(sequence.game(), sequence.values(0, count));
            if (!period && FormReport.theorem(sequence.game(), Long.MAX_VALUE).isEmpty()) {
                report.proof();
            }
        }
        int shown = to.orElse(period ? sequence.computed() : shown());
        if (csv) {
            report.csv(shown, meter);
        } else if (bfile) {
            report.bfile(shown, meter);
        } else if (mex) {
            report.derivation(shown, meter);
        } else if (!other()) {
            report.rows(from, shown, meter);
        }
    }

    private static String segments(GrundySequence sequence, Path file, long size) throws IOException {
        Segmented proof = sequence.segments(size);
        Certificates.write(proof, file);
        return proof.segments() + " segments";
    }

    private static long write(GrundySequence sequence, Path file) throws IOException {
        Certificate certificate = sequence.certificate()
                .orElseThrow(() -> new CertificateException("no certificate is written to " + file
                        + ": no period of " + sequence.game().name() + " is proved by a finite check up to "
                        + sequence.computed() + "; search further with --to N"));
        Certificates.write(certificate, file);
        return certificate.size();
    }

    private void namesAndForms(long... values) {
        if (which) {
            names(values);
        }
        if (form) {
            new FormReport(terminal()).print(values);
        }
    }

    private void names(long... values) {
        List<String> coins = NamedSequences.coinsHaving(values);
        SequenceReport.known(
                NamedSequences.having(values), coins, values.length, terminal().out());
    }
}
