package org.impartial.bench.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.LongSummaryStatistics;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.solve.engine.nimber.SharedNimberSearch;
import org.impartial.solve.engine.together.SharedSearch;
import org.impartial.solve.engine.together.Together;

/**
 * Simulates many processes that search one position together. The searches are really performed, one after the other on
 * one thread; only time is simulated, as rounds of a number of positions after which all exchange facts.
 *
 * <p>Arguments: a position, the positions of a round, and numbers of processes, such as {@code 'cram[6,6]' 300 1 2 16 128}.
 */
public final class TogetherSimulation {
    /** Prints a row of a table for each number of processes. */
    public static void main(String[] args) {
        Position position = GameLibrary.installed().read(args[0]).position();
        long round = Long.parseLong(args[1]);
        System.out.println(
                "| position | processes | positions of each | of all | facts exchanged | facts of the certificate |");
        for (int i = 2; i < args.length; i++) {
            System.out.println(row(args[0], position, round, Integer.parseInt(args[i])));
        }
    }

    private static String row(String text, Position position, long round, int processes) {
        List<SharedSearch> team = new ArrayList<>();
        List<Meter> meters = new ArrayList<>();
        for (int seed = 0; seed < processes; seed++) {
            team.add(new SharedNimberSearch(position, true, 1, processes, seed, "process " + seed));
            meters.add(Meter.unlimited());
        }
        long bytes = 0;
        for (SharedSearch decided = null; ; ) {
            List<byte[]> news = new ArrayList<>();
            for (int i = 0; i < processes && decided == null; i++) {
                decided = Together.advance(team.get(i), meters.get(i), round) ? team.get(i) : null;
                news.addAll(team.get(i).found());
            }
            if (decided != null) {
                Verdict verdict = decided.prove(Meter.unlimited()).check(Meter.unlimited());
                LongSummaryStatistics work = meters.stream()
                        .mapToLong(meter -> meter.cost().positions())
                        .summaryStatistics();
                String facts = String.format(Locale.ROOT, "%,d bytes | %,d", bytes, verdict.facts());
                String row = String.format(Locale.ROOT, "| %,d | %,d | ", work.getMax(), work.getSum()) + facts;
                return "| " + text + " | " + processes + " " + row
                        + (verdict.accepted() ? ", accepted |" : ", refused |");
            }
            bytes += news.stream().mapToLong(block -> block.length).sum();
            for (SharedSearch each : team) {
                news.forEach(block -> each.learn(block, "others", Meter.unlimited()));
            }
        }
    }
}
