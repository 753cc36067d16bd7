package org.impartial.proof.kind.period;

import com.google.common.base.Throwables;
import com.google.common.util.concurrent.ThreadFactoryBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SortedSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;

/** Checks that all segments imply the statement, and the values of some from the rules. */
record SegmentsCheck(SegmentedPeriod proof, Meter meter) {

    Verdict verdict(SortedSet<Integer> chosen, int threads) {
        long checked = 0;
        try {
            WindowReturn facts = requireReturn();
            List<Segment> segments = facts.segments();
            meter.require(chosen.stream()
                    .map(segments::get)
                    .mapToLong(Segment::length)
                    .sum());
            checked = run(chosen, threads, segments, facts.code(), facts.head());
        } catch (CertificateException refusal) {
            return Verdict.refused(checked, String.valueOf(refusal.getMessage()));
        }
        boolean all = chosen.size() == proof.segments();
        return Verdict.accepted(
                checked,
                all
                        ? proof.statement() + ", by all " + proof.segments() + " segments"
                        : "segments " + chosen.stream().map(String::valueOf).collect(Collectors.joining(","))
                                + " of 0 to " + (proof.segments() - 1) + "; with all others they prove "
                                + proof.statement());
    }

    /** Reads the facts, and checks all but the values of the segments. */
    WindowReturn requireReturn() {
        if (!(proof.game().heapCode().orElse(null) instanceof BreakingCode code) || !code.finite()) {
            throw new CertificateException(proof.game().name() + " is not a taking-and-breaking game of a finite code");
        }
        short[] head = Segment.readHead(proof.lines().get(0));
        List<Segment> segments =
                proof.lines().stream().skip(1).map(Segment::read).toList();
        WindowReturn facts = new WindowReturn(proof, segments, code, head, meter);
        facts.check();
        return facts;
    }

    /** Checks segments, each as a task of its own; of several refusals that of the earliest segment is reported. */
    private long run(SortedSet<Integer> chosen, int threads, List<Segment> segments, BreakingCode code, short[] head) {
        ExecutorService workers = Executors.newFixedThreadPool(
                Math.max(1, threads), new ThreadFactoryBuilder().setDaemon(true).build());
        try {
            List<Future<Long>> tasks = new ArrayList<>();
            for (int number : chosen) {
                SegmentWalk walk =
                        new SegmentWalk(proof, number, segments.get(number), segments.get(number + 1), code, head);
                tasks.add(workers.submit(walk::values));
            }
            long checked = 0;
            for (Future<Long> task : tasks) {
                meter.spend(result(task));
                checked++;
            }
            return checked;
        } finally {
            workers.shutdownNow();
        }
    }

    private long result(Future<Long> task) {
        while (true) {
            try {
                return task.get(200, TimeUnit.MILLISECONDS);
            } catch (TimeoutException notYet) {
                meter.poll();
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
                meter.poll(); // stops, as this thread is interrupted
            } catch (ExecutionException thrown) {
                Throwable cause = Objects.requireNonNull(thrown.getCause());
                Throwables.throwIfUnchecked(cause);
                throw new IllegalStateException("the check of a segment failed", cause);
            }
        }
    }
}
