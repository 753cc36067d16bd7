package org.impartial.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.impartial.cli.command.option.GameNames;
import org.impartial.cli.command.option.Misuse;
import org.impartial.cli.command.option.ThreadsOption;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.Interruptible;
import org.impartial.cli.io.Terminal;
import org.impartial.cli.question.NamedSequences;
import org.impartial.cli.question.SequenceWork;
import org.impartial.cli.question.SequenceWork.SavedValues;
import org.impartial.cli.question.StackValues;
import org.impartial.cli.text.FormReport;
import org.impartial.cli.text.LoonyReport;
import org.impartial.cli.text.SequenceReport;
import org.impartial.core.game.Entailing.Tabled;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Meter;
import org.impartial.json.question.OneHeap;
import org.impartial.json.request.SequenceRequests;
import org.impartial.solve.engine.sequence.GrundySequence;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code sequence}: Grundy values of a heap game, its period with the proof, and statistics. */
@Command(
        name = "sequence",
        description =
                "Prints the Grundy values of a heap game, proves its period, or names the games with such values.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  impartial sequence 'octal[0.77]' --to 100",
            "  impartial sequence 'octal[0.165]' --period",
            "  impartial sequence 'octal[0.165]' --period --proof octal0165.proof",
            "  impartial sequence 'octal[0.165]' --period --json",
            "  impartial sequence kayles --period --segments kayles.segments --segment-size 50",
            "  impartial sequence grundys-game --to 1000 --bfile",
            "  impartial sequence kayles --to 1000 --csv > kayles.csv",
            "  impartial sequence kayles --at 1000000000000",
            "  impartial sequence officers --to 1000000 --statistics --checkpoint officers.values",
            "  impartial sequence 0,1,2,3,1,4,3,2,1,4,2,6 --which",
            "  impartial sequence 0,0,1,0,2,1,3,0,4,2,5,1,6,3 --form",
            "  impartial sequence \"rules[\\\"x'<x; x'+x''=x & x'>0 & x''>0\\\"]\" --form"
        })
public final class SequenceCommand implements Callable<Integer>, Interruptible {
    private static final int LONGEST = Integer.MAX_VALUE - 8;
    private static final int COMPARED = 48;
    private static final int FORMED = 200;

    /**
     * The number of values among which a period is searched for without {@code --to}, for the value of a large heap and
     * for games whose values are computed from listed options: without this limit such a table would grow until memory
     * is exhausted.
     */
    private static final int SEARCHED = 1 << 14;

    private final Terminal terminal;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "GAME",
            completionCandidates = GameNames.class,
            description =
                    "a game on one heap with its parameters, such as octal[0.77]; for --which and --form also values with"
                            + " commas")
    private String game = "";

    @Option(
            names = "--to",
            paramLabel = "N",
            description = "how many values, G(0) to G(N - 1); with --period also a file, as for --proof")
    private Optional<String> bound = Optional.empty();

    private Optional<Integer> to = Optional.empty();

    @Option(
            names = "--period",
            description =
                    "Compute until a period is proved, at most to N; print it with its proof instead of the values.")
    private boolean period;

    @Option(names = "--bfile", description = "Print one \"n G(n)\" on each line, as the OEIS does.")
    private boolean bfile;

    @Option(
            names = "--csv",
            description = "Print one \"n,G(n)\" on each line, after a line with the names of the columns.")
    private boolean csv;

    @Option(names = "--json", description = "Print one line of JSON, as solve --jsonl answers.")
    private boolean json;

    @Option(
            names = "--at",
            paramLabel = "HEAP",
            description = "Print the value of one heap, of any size if a period is proved up to N (default 16384).")
    private Optional<Long> at = Optional.empty();

    @Option(
            names = "--statistics",
            description = "Print the greatest value, the rare and common values, their mask and the last rare heap.")
    private boolean statistics;

    @Option(names = "--which", description = "Name the games of the library that have these values (default N: 48).")
    private boolean which;

    @Option(names = "--form", description = "Print a closed form of the values, proved or observed (default N: 200).")
    private boolean form;

    @Option(
            names = "--checkpoint",
            paramLabel = "FILE",
            description =
                    "Continue from the values in FILE if it exists, and save them to it every minute and at the end,"
                            + " also when the command is interrupted.")
    private Optional<Path> checkpoint = Optional.empty();

    @Option(
            names = "--proof",
            paramLabel = "FILE",
            description = "With --period: write the certificate of the period to FILE, which verify checks.")
    private Optional<Path> proof = Optional.empty();

    @Option(
            names = "--segments",
            paramLabel = "FILE",
            description = "With --period: write a proof in segments to FILE, which verify checks one by one.")
    private Optional<Path> segments = Optional.empty();

    @Option(
            names = "--segment-size",
            paramLabel = "N",
            defaultValue = "1073741824",
            description = "how many values a segment has at most (default 2^30)")
    private long segmentSize;

    @Option(names = "--seconds", paramLabel = "S", description = "Stop after this number of seconds.")
    private Optional<Integer> seconds = Optional.empty();

    @Mixin
    private ThreadsOption threads = new ThreadsOption(1);

    public SequenceCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public String whenInterrupted() {
        return checkpoint.isPresent()
                ? ""
                : "nothing was kept; with --checkpoint FILE the values are kept, and the same command continues from them";
    }

    @Override
    public Integer call() throws IOException {
        check();
        if ((which || form) && game.matches("[0-9]{1,18}(,[0-9]{1,18})*")) {
            namesAndForms(
                    Stream.of(game.split(",", -1)).mapToLong(Long::parseLong).toArray());
            return ExitStatus.ANSWERED;
        }
        Optional<Tabled> tabled = OneHeap.tabled(GameLibrary.installed().ruleset(game));
        if (tabled.isPresent()) {
            printStacks(new StackValues(game, tabled.get()));
            return ExitStatus.ANSWERED;
        }
        Meter meter = SequenceWork.meter(seconds.map(Duration::ofSeconds));
        GrundySequence sequence = GrundySequence.of(
                        OneHeap.of(GameLibrary.installed().ruleset(game)))
                .threads(threads.count());
        new SequenceWork(SavedValues.of(sequence), checkpoint, seconds.map(Duration::ofSeconds), end(), terminal)
                .run(part -> compute(sequence, part));
        print(sequence, meter);
        return ExitStatus.ANSWERED;
    }

    /** Returns the number of values to compute, unless a period or one heap ends the computation. */
    private OptionalLong end() {
        return to.isPresent() && !period && at.isEmpty() ? OptionalLong.of(to.get()) : OptionalLong.empty();
    }

    private void printStacks(StackValues values) throws IOException {
        Misuse.require(
                spec,
                to.isPresent() && !period && !statistics && !which && !form && at.isEmpty() && !json,
                game + " has entailing moves; its values are printed by --to N, --bfile and --csv only");
        int stacks = to.orElse(0);
        new SequenceWork(values, checkpoint, seconds.map(Duration::ofSeconds), end(), terminal)
                .run(meter -> values.extend(stacks, meter));
        new LoonyReport(stacks, values::value, terminal.out()).print(bfile, csv);
    }

    /**
     * Reads {@code --to}; with {@code --period} it may also name the file of a certificate, as for {@code quotient} and
     * {@code prove}.
     */
    private void readBound() {
        if (bound.isEmpty()) {
            return;
        }
        if (bound.get().matches("[-+]?[0-9]{1,10}")) {
            long number = Long.parseLong(bound.get());
            Misuse.require(spec, number >= 0 && number <= LONGEST, "--to is from 0 to " + LONGEST);
            to = Optional.of((int) number);
            return;
        }
        Misuse.require(
                spec,
                period && !bound.get().matches("[-+.0-9eE]*"),
                "--to is a number of values, not " + bound.get() + "; --period --proof FILE writes a certificate");
        Misuse.require(
                spec,
                proof.isEmpty(),
                "--to " + bound.get() + " and --proof both name the file of the certificate; give one");
        proof = Optional.of(Path.of(bound.get()));
    }

    private void check() {
        readBound();
        Misuse.require(
                spec,
                segments.isEmpty() || (period && !json),
                "--segments requires --period and cannot be combined with --json");
        Misuse.require(spec, proof.isEmpty() || period, "--proof requires --period");
        Misuse.require(spec, segmentSize >= 1, "--segment-size is 1 or more");
        boolean asked = to.isPresent() || period || at.isPresent() || which || form;
        if (!asked && OneHeap.tabled(GameLibrary.installed().ruleset(game)).isEmpty()) {
            OneHeap.of(GameLibrary.installed().ruleset(game));
        }
        Misuse.require(spec, asked, "give the number of values: --to N, or --period, --at HEAP, --which or --form");
        Misuse.require(spec, !bfile || !csv, "--bfile and --csv are two forms of the same lines; give one of them");
        Misuse.require(
                spec,
                !json || !(bfile || csv || statistics || which || form || at.isPresent()),
                "--json prints values or a period; omit --bfile, --csv, --statistics, --which, --form and --at");
        Misuse.require(spec, at.orElse(0L) >= 0, "--at is a heap of 0 beans or more");
        Misuse.require(spec, seconds.orElse(0) >= 0, "--seconds is 0 or more");
        threads.check();
    }

    private void compute(GrundySequence sequence, Meter meter) {
        if (at.isPresent()
                && to.isEmpty()
                && FormReport.theorem(sequence.game(), at.get()).isPresent()) {
            return;
        }
        boolean far = at.orElse(0L) >= LONGEST;
        if (period || far || (at.isPresent() && to.isPresent())) {
            sequence.periodWithin(to.orElse(period && sequence.engines().size() > 1 ? LONGEST : SEARCHED), meter);
        } else {
            sequence.to(at.map(heap -> (int) (heap + 1)).orElse(to.orElse(form ? FORMED : COMPARED)), meter);
        }
    }

    private void print(GrundySequence sequence, Meter meter) throws IOException {
        SequenceReport report = new SequenceReport(sequence, terminal.out(), terminal.width());
        PeriodFiles files = new PeriodFiles(sequence, terminal);
        if (json) {
            int knownOutcome = period ? sequence.computed() : to.orElse(0);
            Set<String> want = period ? Set.of("period", "checksum") : Set.of("period", "checksum", "values");
            terminal.out().println(SequenceRequests.answer(sequence, knownOutcome, want, meter));
            if (proof.isPresent()) {
                files.write(proof.get());
            }
            return;
        }
        if (period) {
            report.proof();
        }
        if (proof.isPresent()) {
            files.proof(proof.get());
        }
        if (segments.isPresent()) {
            files.segments(segments.get(), segmentSize);
        }
        at.ifPresent(report::value);
        if (statistics) {
            report.statistics(to.orElseGet(sequence::computed));
        }
        if (which) {
            names(sequence.values(0, Math.min(to.orElse(COMPARED), COMPARED)));
        }
        if (form) {
            int count = Math.min(to.orElse(FORMED), sequence.computed());
            new FormReport(terminal.out(), terminal.width()).print(sequence.game(), sequence.values(0, count));
            if (!period && FormReport.theorem(sequence.game(), Long.MAX_VALUE).isEmpty()) {
                report.proof();
            }
        }
        if (csv) {
            report.csv(to.orElseGet(sequence::computed), meter);
        } else if (bfile) {
            report.bfile(to.orElseGet(sequence::computed), meter);
        } else if (!period && !statistics && !which && !form && at.isEmpty()) {
            report.rows(to.orElse(0), meter);
        }
    }

    private void namesAndForms(long... values) {
        if (which) {
            names(values);
        }
        if (form) {
            new FormReport(terminal.out(), terminal.width()).print(values);
        }
    }

    private void names(long... values) {
        SequenceReport.known(
                NamedSequences.having(values), NamedSequences.coinsHaving(values), values.length, terminal.out());
    }
}
