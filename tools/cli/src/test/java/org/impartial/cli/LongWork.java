package org.impartial.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.impartial.cli.Stopwatch.Limits;
import org.impartial.cli.Stopwatch.Work;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.LineMoves;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.discover.CountedTuples;
import org.impartial.discover.GameTheorems;
import org.impartial.discover.HeapRules;
import org.impartial.games.board.Chomp;
import org.impartial.games.board.Cram;
import org.impartial.games.combine.Compound;
import org.impartial.games.combine.OrdinalSum;
import org.impartial.games.combine.RuleUnion;
import org.impartial.games.combine.Sequential;
import org.impartial.games.combine.WithPass;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.impartial.solve.theory.form.Genera;
import org.impartial.solve.theory.quotient.QuotientConstruction.QuotientSearch;
import org.impartial.sweep.LevelSweep;
import org.impartial.sweep.LevelSweep.SweepMeasure;
import org.impartial.sweep.plane.LineTable;
import org.junit.jupiter.params.provider.Arguments;

/** Work of every engine and of every combinator that takes long. */
final class LongWork {
    private static final int TABLE = 50_000_000;

    /** Nim without theorems, tables or symmetry. */
    private static final ImpartialGame<Integer> PLAIN = ImpartialGame.of(
            "plain", List.of(5), n -> IntStream.range(0, n).boxed().toList());

    /** A token on a circle of n vertices with chords, so that nothing is decided soon. */
    private record Ring(int n) implements ImpartialGame<Integer> {
        @Override
        public void options(Integer vertex, Options<Integer> out) {
            for (int step = 1; step <= 4; step++) {
                out.to((int) ((vertex * 3L + step) % n));
            }
        }

        @Override
        public boolean loopy() {
            return true;
        }
    }

    private static Position read(String text) {
        return GameLibrary.installed().read(text).position();
    }

    private static HeapGame heaps(String text) {
        return (HeapGame) GameLibrary.installed().ruleset(text).games().get(0);
    }

    private static Position plain(int... heaps) {
        return Position.sum(IntStream.of(heaps).mapToObj(h -> PLAIN.at(h)).toList());
    }

    /** Each with a name; the sweeps on disk go into a folder. */
    static List<Arguments> all(Path folder) {
        List<Arguments> works = new ArrayList<>();
        for (Convention play : Convention.values()) {
            String name = play.name().toLowerCase(java.util.Locale.ROOT);
            combinators(works, play, name);
            Position big = plain(31, 37, 41, 43, 47);
            add(works, "whole sums, " + name, Strategy.wholeSums(), play, big);
            add(works, "search of objects, " + name, Strategy.search(), play, new Compoundless().sum());
            add(works, "auto, loopy, " + name, Strategy.auto(), play, new Ring(9_999_991).at(1));
            add(
                    works,
                    "auto, sum of loopy games, " + name,
                    Strategy.auto(),
                    play,
                    Position.of(new Ring(1_999_993).at(1), new Ring(1_999_979).at(2), new Ring(1_999_969).at(3)));
            add(works, "cram, " + name, Strategy.auto(), play, new Cram(7, 9).start());
            add(works, "cram by search, " + name, Strategy.search(), play, new Cram(7, 8).start());
            add(works, "hackenbush by search, " + name, Strategy.search(), play, read(bush()));
            add(works, "cut, " + name, Strategy.auto(), play, read("cut[C=1,2] 2900 2800"));
            add(works, "cut by search, " + name, Strategy.search(), play, read("cut[C=1,2,5] 200 63"));
            boolean far = play == Convention.NORMAL;
            add(
                    works,
                    "a repeating code, " + name,
                    Strategy.auto(),
                    play,
                    read("octal[0.(37)] " + (far ? "20000001 20000003" : "3001 3003")));
            add(
                    works,
                    "a repeating code by search, " + name,
                    Strategy.search(),
                    play,
                    read("octal[0.(37)] " + (far ? "6001 6003" : "2001 2003")));
            add(
                    works,
                    "coins up to five, " + name,
                    Strategy.auto(),
                    play,
                    read("coin-turning[up-to,5] " + (far ? "300000 200000" : "60 50 41")));
            add(
                    works,
                    "coins up to five by search, " + name,
                    Strategy.search(),
                    play,
                    read("coin-turning[up-to,5] 60 50 40"));
            add(
                    works,
                    "grunt, " + name,
                    Strategy.auto(),
                    play,
                    read("grunt " + (far ? "50000000 40000000" : "3000 2000 1000")));
            add(
                    works,
                    "coin product, " + name,
                    Strategy.auto(),
                    play,
                    read("coin-product[across=symmetric,down=symmetric] " + (far ? "[900000,800000]" : "[60,50]")));
        }
        engines(works, folder);
        return works;
    }

    private static String bush() {
        StringBuilder text = new StringBuilder("hackenbush");
        for (int v = 1; v <= 60; v++) {
            text.append(" [")
                    .append(v / 3)
                    .append(',')
                    .append(v)
                    .append("] [")
                    .append(v / 2)
                    .append(',')
                    .append(v)
                    .append(']');
        }
        return text.toString();
    }

    /** A game on objects with many states. */
    private record Compoundless() implements ImpartialGame<List<Integer>> {
        Position sum() {
            return at(List.of(40, 39, 38, 37, 36, 35));
        }

        @Override
        public void options(List<Integer> piles, Options<List<Integer>> out) {
            for (int i = 0; i < piles.size(); i++) {
                for (int left = 0; left < piles.get(i); left++) {
                    List<Integer> next = new ArrayList<>(piles);
                    next.set(i, left);
                    out.to(next);
                }
            }
        }
    }

    private static void combinators(List<Arguments> works, Convention play, String name) {
        Position a = new Compoundless().sum();
        Position b = new Compoundless().at(List.of(41, 38, 36, 33, 30, 27));
        for (Strategy strategy : List.of(Strategy.auto(), Strategy.claims())) {
            String by = " by " + strategy.name() + ", " + name;
            for (Compound.CompoundKind kind : Compound.CompoundKind.values()) {
                add(works, kind + by, strategy, play, new Compound(kind).of(a, b));
            }
            add(works, "sequential" + by, strategy, play, Sequential.of(a, b));
            add(works, "ordinal sum" + by, strategy, play, OrdinalSum.of(a, b));
            add(works, "pass at any time" + by, strategy, play, new WithPass(true).at(a));
        }
        add(works, "pass before the end, " + name, Strategy.auto(), play, new WithPass(false).at(a));
        Compoundless rules = new Compoundless();
        add(
                works,
                "union, " + name,
                Strategy.auto(),
                play,
                RuleUnion.of(rules, rules).at(List.of(40, 39, 38, 37, 36)));
        for (Compound.CompoundKind kind : Compound.CompoundKind.values()) {
            add(works, kind + " by search, " + name, Strategy.search(), play, new Compound(kind).of(a, b));
        }
    }

    private static void engines(List<Arguments> works, Path folder) {
        add(works, "table", Strategy.table(), Convention.NORMAL, read("octal[4.(35)] 100000000"));
        add(works, "objects", Strategy.objects(), Convention.NORMAL, new Compoundless().sum());
        add(works, "packed", Strategy.packed(), Convention.NORMAL, new Cram(7, 7).start());
        add(works, "packed, two threads", Strategy.packed(2), Convention.NORMAL, new Cram(7, 7).start());
        add(works, "ranked", Strategy.ranked(), Convention.NORMAL, new Chomp(15, 15).start());
        add(works, "window", Strategy.window(), Convention.NORMAL, read("interval[l=3,r=100000000] 1000000000"));
        add(works, "nimber search", Strategy.nimberSearch(), Convention.NORMAL, new Cram(7, 9).start());
        add(works, "nimber search, two threads", Strategy.nimberSearch(2), Convention.NORMAL, new Cram(7, 9).start());
        add(works, "quotients", Strategy.quotients(), Convention.MISERE, read("octal[0.3122] 900 901"));
        add(works, "sprouts", Strategy.auto(), Convention.NORMAL, read("sprouts 20"));
        for (String code : List.of("0.6", "0.007", "0.106", "4.(3)", "0.07", "0.3F", "0.(37)")) {
            kinds(works, "octal:" + code);
        }
        for (String set : List.of("2,5,9", "9,14,31", "70,90,113", "but=3,4,7")) {
            kinds(works, "subtraction[" + set + "]");
        }
        add(
                works,
                "period",
                limits -> GrundySequence.of(heaps("grundys-game")).periodWithin(1_000_000_000, limits.meter()));
        add(
                works,
                "misère quotient",
                limits -> stopped(QuotientSearch.of(heaps("octal:0.07"), 400, limits.meter())
                        .stopped()
                        .isPresent()));
        add(works, "genera", limits -> {
            Genera genera = Genera.of(heaps("octal:0.07"), limits.meter());
            for (int heap = 0; heap < 1_000_000; heap++) {
                genera.of(heaps("octal:0.07").at(heap));
            }
        });
        add(
                works,
                "sweep in memory",
                limits -> LevelSweep.of(new Cram(6, 6), List.of(0L)).inMemory(limits.meter()));
        add(
                works,
                "sweep on disk",
                limits -> LevelSweep.of(new Cram(6, 6), List.of(0L))
                        .onDisk(folder.resolve("sweep" + System.nanoTime()), limits.meter()));
        add(
                works,
                "sweep of fates",
                limits -> LevelSweep.of(new Cram(6, 6), List.of(0L))
                        .measuring(SweepMeasure.MISERE_REMOTENESS)
                        .inMemory(limits.meter()));
        add(works, "lines", limits -> LineTable.of(LineMoves.queen()).values(9000, 9000, limits.meter()));
        add(
                works,
                "lines, P-positions",
                limits -> LineTable.of(LineMoves.queen()).previous(200_000, 200_000, limits.meter()));
        add(works, "proof", limits -> solver(limits, Convention.NORMAL).prove(new Cram(7, 8).start()));
        // Rules read anew have no theorem yet, and one is soon found.
        add(works, "count by a theorem", limits -> {
            Meter meter = limits.meter();
            while (true) {
                GameTheorems.census(
                        HeapRules.parse("x'<x; y'<y; x'<x & y'<y & x+y'=x'+y+2").game(),
                        Convention.NORMAL,
                        CountedTuples.of(0, 111),
                        Duration.ofMinutes(1),
                        meter);
            }
        });
        add(works, "outcomes", limits -> solver(limits, Convention.NORMAL).outcomes(new Ring(9_999_991).at(1)));
        add(works, "remoteness", limits -> solver(limits, Convention.MISERE).remoteness(new Compoundless().sum()));
    }

    /** Again and again, as a table takes a moment where an engine is fast. */
    private static void kinds(List<Arguments> works, String text) {
        HeapGame game = heaps(text);
        for (HeapEngineKind kind : GrundySequence.of(game).engines()) {
            add(works, text + " " + kind, limits -> {
                Meter meter = limits.meter();
                while (true) {
                    GrundySequence.of(game).using(kind).to(TABLE, meter);
                    meter.release(meter.held());
                }
            });
        }
    }

    private static Solver solver(Limits limits, Convention play) {
        return Solver.of(play).within(limits.budget()).cancelWhen(limits.cancelled()::get);
    }

    private static void add(List<Arguments> works, String name, Strategy strategy, Convention play, Position position) {
        add(works, name, limits -> {
            Analysis analysis = solver(limits, play).using(strategy).analyse(position);
            stopped(analysis.status() == Analysis.Status.CANCELLED || analysis.status() == Analysis.Status.OVER_BUDGET);
        });
    }

    private static void add(List<Arguments> works, String name, Work work) {
        works.add(Arguments.of(name, work));
    }

    private static void stopped(boolean stopped) {
        if (stopped) {
            throw new StoppedException(
                    StoppedException.Cause.CANCELLED, org.impartial.core.meter.Cost.NONE, "as it should");
        }
    }

    private LongWork() {}
}
