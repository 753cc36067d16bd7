package org.impartial.contest;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.impartial.contest.ContestRun.End;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Cost;

/** The work of one run of a program: starts it, writes the request, and reads one line within the limits. */
record ProgramAnswering(ContestProblem problem, Program program, Ask ask, Budget budget) {
    private static final int LONGEST_LINE = 1_000_000;
    private static final int LOOK_MILLIS = 2;
    /** Java moves the last output of a process that has ended to a buffer, and it is not available meanwhile. */
    private static final int MOST_LOOKS_AFTER_END = 25;

    Ending ending() {
        long start = System.nanoTime();
        Ending end = ended(start);
        Cost cost = end.cost();
        Duration time = Duration.ofNanos(System.nanoTime() - start);
        return end.costing(new Cost(cost.positions(), cost.options(), time, cost.memory()));
    }

    private Ending ended(long start) {
        Optional<String> request = problem.request(ask, budget);
        if (request.isEmpty()) {
            return Ending.without(End.DECLINED, "the problem has no form as a request", Cost.NONE);
        }
        try {
            Path input = Files.createTempFile("impartial-request", ".jsonl");
            try {
                Files.writeString(input, request.get() + "\n");
                return answer(input, start);
            } finally {
                Files.deleteIfExists(input);
            }
        } catch (IOException fault) {
            return Ending.without(End.FAILED, String.valueOf(fault.getMessage()), Cost.NONE);
        }
    }

    private Ending answer(Path input, long start) throws IOException {
        Process process = new ProcessBuilder(program.command())
                .redirectInput(input.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (InputStream out = process.getInputStream()) {
            return read(process, out, start);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Ending.without(End.OVER, "it was interrupted", Cost.NONE);
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    /** Reads until the end of a line; never waits for a program that writes nothing. */
    private Ending read(Process process, InputStream out, long start) throws IOException, InterruptedException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        int looksAfterEnd = 0;
        boolean limited = budget.time().compareTo(Duration.ofDays(1)) < 0;
        long limit = limited ? budget.time().toNanos() : Long.MAX_VALUE;
        while (System.nanoTime() - start < limit) {
            boolean alive = process.isAlive();
            byte[] some = out.readNBytes(Math.min(out.available(), LONGEST_LINE));
            line.writeBytes(some);
            String read = line.toString(StandardCharsets.UTF_8);
            int end = read.indexOf('\n');
            if (end >= 0) {
                return ProgramReply.ending(read.substring(0, end), problem, ask);
            }
            if (line.size() >= LONGEST_LINE) {
                return Ending.without(End.FAILED, "its line has more than a million characters", Cost.NONE);
            }
            looksAfterEnd += !alive && some.length == 0 ? 1 : 0;
            if (looksAfterEnd > MOST_LOOKS_AFTER_END) {
                String wrong = "it wrote no line and ended with status " + process.exitValue();
                return Ending.without(End.FAILED, wrong, Cost.NONE);
            }
            if (some.length == 0) {
                Thread.sleep(LOOK_MILLIS);
            }
        }
        return Ending.without(End.OVER, "the limit is " + limit / 1_000_000 + " ms; it was killed", Cost.NONE);
    }
}
