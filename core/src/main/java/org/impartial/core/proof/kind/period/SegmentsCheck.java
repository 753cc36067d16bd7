package org.impartial.core.proof.kind.period;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.SortedSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.game.heap.HeapOptions.RecordedOptions;
import org.impartial.core.meter.Meter;
import org.impartial.core.proof.Certificate.CertificateException;
import org.impartial.core.proof.Certificate.Verdict;

/**
 * Checks that the facts of all segments of a certificate imply its statement, and checks the values of some segments
 * from the rules.
 */
final class SegmentsCheck {
    private static final int CHUNK = 1 << 16;

    private final SegmentedPeriod proof;
    private final Meter meter;

    SegmentsCheck(SegmentedPeriod proof, Meter meter) {
        this.proof = proof;
        this.meter = meter;
    }

    Verdict verdict(SortedSet<Integer> chosen, int threads) {
        long checked = 0;
        try {
            if (!(proof.game().heapCode().orElse(null) instanceof BreakingCode code)) {
                throw new CertificateException(proof.game().name() + " is not a taking-and-breaking game");
            }
            short[] head = Segment.readHead(proof.lines().get(0));
            List<Segment> segments =
                    proof.lines().stream().skip(1).map(Segment::read).toList();
            requireReturn(segments, code, head);
            checked = run(chosen, threads, segments, code, head);
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

    /** Checks segments, each as a task of its own; of several refusals that of the earliest segment is reported. */
    private long run(SortedSet<Integer> chosen, int threads, List<Segment> segments, BreakingCode code, short[] head) {
        ExecutorService workers = Executors.newFixedThreadPool(Math.max(1, threads));
        try {
            List<Future<Long>> tasks = new ArrayList<>();
            for (int number : chosen) {
                Segment segment = segments.get(number);
                Segment next = segments.get(number + 1);
                tasks.add(workers.submit(() -> new Walk(number, segment, next, code, head).values()));
            }
            long checked = 0;
            for (Future<Long> task : tasks) {
                while (!task.isDone() && !awaited(task)) {
                    meter.poll();
                }
                long values = result(task);
                meter.spend(values);
                checked++;
            }
            return checked;
        } finally {
            workers.shutdownNow();
        }
    }

    private static boolean awaited(Future<Long> task) {
        try {
            task.get(200, TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException notYet) {
            return false;
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return false;
        } catch (ExecutionException thrown) {
            return true;
        }
    }

    private static long result(Future<Long> task) {
        try {
            return task.get();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new CertificateException("the check was interrupted", stop);
        } catch (ExecutionException thrown) {
            if (thrown.getCause() instanceof CertificateException refusal) {
                throw refusal;
            }
            throw new IllegalStateException("the check of a segment failed", thrown.getCause());
        }
    }

    /** Checks that the segments are consecutive, and that the window repeats after the period and not earlier. */
    private void requireReturn(List<Segment> segments, BreakingCode code, short[] head) {
        int window = proof.space().window(code.last());
        int heads = proof.space().heads(code.last());
        long start = proof.space().start(proof.preperiod(), code.last());
        long length = start - proof.preperiod() + (proof.preperiod() > 0 ? 1 : 0);
        require(head.length == heads, "the first fact has " + head.length + " values, not " + heads);
        require(
                !proof.space().parity() || proof.period() % 2 == 0,
                "the classes depend on parity, and the period is odd");
        for (int i = 0; i < segments.size(); i++) {
            Segment segment = segments.get(i);
            boolean last = i == segments.size() - 1;
            require(
                    segment.first() == (i == 0 ? 0 : segments.get(i - 1).end()),
                    "segment " + i + " does not follow the one before");
            require(
                    last || segment.end() >= Math.max(Math.max(length, heads), segment.first() + 1),
                    "segment " + i + " is too short");
            require(
                    segment.window().length == (i == 0 ? 0 : length),
                    "the window of segment " + i + " has " + segment.window().length + " values, not " + length);
        }
        Segment first = at(segments, start);
        Segment again = at(segments, start + proof.period());
        int all = Math.toIntExact(start - proof.preperiod());
        require(Arrays.equals(first.before(all), again.before(all)), "the window does not repeat after the period");
        require(
                proof.preperiod() == 0 || first.window()[0] != again.window()[0],
                "values repeat from a lesser heap on");
        for (long prime : primes(proof.period())) {
            long lesser = proof.period() / prime;
            require(
                    !Arrays.equals(
                            first.before(window), at(segments, start + lesser).before(window)),
                    "values repeat after " + lesser + " heaps already");
        }
    }

    private static Segment at(List<Segment> segments, long heap) {
        return segments.stream()
                .filter(segment -> segment.first() == heap && segment.window().length > 0)
                .findFirst()
                .orElseThrow(
                        () -> new CertificateException("no segment begins at " + heap + ", where a window is needed"));
    }

    /** Returns the prime factors of a number. */
    static List<Long> primes(long number) {
        List<Long> primes = new ArrayList<>();
        long left = number;
        for (long prime = 2; prime * prime <= left; prime++) {
            if (left % prime == 0) {
                primes.add(prime);
                while (left % prime == 0) {
                    left /= prime;
                }
            }
        }
        if (left > 1) {
            primes.add(left);
        }
        return primes;
    }

    private static void require(boolean holds, String fault) {
        if (!holds) {
            throw new CertificateException(fault);
        }
    }

    /** The check of one segment, from its window to the next. */
    private final class Walk {
        private final int number;
        private final Segment segment;
        private final Segment next;
        private final BreakingCode code;
        private final short[] head;
        private final Segment.Digest digest = new Segment.Digest();

        Walk(int number, Segment segment, Segment next, BreakingCode code, short[] head) {
            this.number = number;
            this.segment = segment;
            this.next = next;
            this.code = code;
            this.head = head;
        }

        long values() {
            SegmentKernel kernel = new SegmentKernel(code, proof.space(), head);
            int kept = next.window().length;
            short[] past =
                    Arrays.copyOf(segment.first() == 0 ? head : segment.window(), Math.max(kept, head.length) + CHUNK);
            int at = segment.first() == 0 ? head.length : kept;
            long heap = segment.first() == 0 ? head.length : segment.first();
            if (segment.first() == 0) {
                requireHead();
            }
            for (; heap < segment.end(); heap++, at++) {
                if (at == past.length) {
                    System.arraycopy(past, at - kept, past, 0, kept);
                    at = kept;
                    requireGoingOn();
                }
                past[at] = value(kernel, heap, past, at);
                digest.add(past[at]);
            }
            requireSame(digest.toString(), segment.digest());
            short[] window = Arrays.copyOfRange(past, at - kept, at);
            if (!Arrays.equals(window, next.window())) {
                throw fails("by the rules the window at its end is different");
            }
            return segment.end() - segment.first();
        }

        private short value(SegmentKernel kernel, long heap, short[] past, int at) {
            try {
                return kernel.value(heap, past, at);
            } catch (CertificateException refusal) {
                throw fails(String.valueOf(refusal.getMessage()));
            }
        }

        /** Checks the values of the first heaps by the definition. */
        private void requireHead() {
            RecordedOptions options = HeapOptions.recording();
            for (int heap = 0; heap < head.length; heap++) {
                options.record(proof.game(), heap);
                BitSet reached = new BitSet();
                for (int option = 0; option < options.count(); option++) {
                    int value = 0;
                    for (int part = 0; part < options.parts(option); part++) {
                        value ^= head[options.part(option, part)];
                    }
                    reached.set(value);
                }
                requireSame(Integer.toString(reached.nextClearBit(0)), Short.toString(head[heap]));
                if (heap > proof.space().lastRare() && proof.space().isRare(head[heap], heap)) {
                    throw fails("the heap " + heap + " is rare, and the last rare one is stated to be "
                            + proof.space().lastRare());
                }
                digest.add(head[heap]);
            }
        }

        private void requireGoingOn() {
            if (Thread.currentThread().isInterrupted()) {
                throw fails("the check was interrupted");
            }
        }

        private void requireSame(String right, String stated) {
            if (!right.equals(stated)) {
                throw fails("it states \"" + stated + "\", and the rules give \"" + right + "\"");
            }
        }

        private CertificateException fails(String why) {
            return new CertificateException("segment " + number + ", of the heaps " + segment.first() + " to "
                    + (segment.end() - 1) + ", fails: " + why);
        }
    }
}
