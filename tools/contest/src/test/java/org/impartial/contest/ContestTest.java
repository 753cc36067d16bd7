package org.impartial.contest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.impartial.contest.ContestRun.End;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.json.request.JsonData;
import org.impartial.solve.Strategy;
import org.impartial.solve.theory.GrundyValues;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Contests with strategies that give wrong answers, throw exceptions, decline, or never end. */
class ContestTest {
    private static final Budget SMALL = Budget.positions(100_000).within(Duration.ofSeconds(5));

    @TempDir
    private Path work;

    private static Strategy valuing(String name, GrundyValues valuation) {
        return Strategy.of(name, component -> true, valuation);
    }

    /** Returns a strategy that is correct except for one component. */
    private static Strategy liar(String component) {
        return valuing(
                "liar",
                (asked, meter) -> right(asked, meter) + (asked.toString().equals(component) ? 1 : 0));
    }

    private static long right(Component<?> component, Meter meter) {
        return component.options(meter).stream()
                .mapToLong(option -> option.components().stream()
                        .mapToLong(part -> right(part, meter))
                        .reduce(0, (a, b) -> a ^ b))
                .distinct()
                .sorted()
                .reduce(0, (mex, value) -> value == mex ? mex + 1 : mex);
    }

    private static ContestProblem problem(String json) {
        return ContestProblem.read(JsonData.read(json), "id", GameLibrary.installed());
    }

    private static final ContestProblem KAYLES = problem(
            "{\"id\": \"k\", \"game\": \"kayles\", \"position\": [7], \"known\": 2, \"source\": \"Guy-Smith 1956\"}");
    private static final ContestProblem UNKNOWN = problem("{\"id\": \"u\", \"game\": \"kayles\", \"position\": [6]}");

    private static Contest.Result contest(Ask ask, List<ContestProblem> problems, Strategy... strategies) {
        return Contest.of(Problems.of(problems))
                .strategies(strategies)
                .asking(ask)
                .within(SMALL)
                .warmUp(false)
                .run();
    }

    @Test
    void aLieIsFoundByTheKnownValue() {
        Contest.Result result = contest(Ask.VALUE, List.of(KAYLES, UNKNOWN), liar("kayles 7"), Strategy.table());
        assertEquals(1, result.standing("liar").wrong());
        assertEquals(1, result.standing("liar").solved());
        assertFalse(result.standing("liar").ranked());
        assertEquals(2, result.standing("table").solved());
        assertEquals("table", result.standings().get(0).strategy());
        String text = result.toString();
        assertTrue(
                text.startsWith(
                        "WRONG liar on k: it answered N, Grundy value 3; right is N, Grundy value 2 (Guy-Smith 1956)"),
                text);
        assertFalse(text.contains("repeat"), "no command has this strategy");
    }

    @Test
    void aWrongAnswerIsRepeatedByACommand() {
        Contest.Result result = Contest.Result.of(List.of(HandMade.solved(KAYLES, "table", 1, 1)));
        String text = result.toString();
        assertTrue(
                text.contains("repeat: printf '%s\\n' '{\"game\":\"kayles\",\"position\":[7],\"solver\":\"table\"}'"
                        + " | impartial solve --jsonl\n"),
                text);
        String own = result.from("my.jar").against("table").and(result).toString();
        assertTrue(own.contains(" | impartial solve --jsonl --classpath my.jar\n"), own);
        assertFalse(result.prefixed("old").toString().contains("repeat"), "another build made it");
    }

    @Test
    void aLieIsFoundByTheRulesWhereNothingIsKnown() {
        Contest.Result result = contest(Ask.VALUE, List.of(UNKNOWN), liar("kayles 6"), Strategy.table());
        assertEquals(1, result.standing("liar").wrong());
        assertEquals(0, result.standing("table").wrong());
        assertTrue(result.toString().contains("(by the bare rules)"), result.toString());
    }

    @Test
    void aLieIsFoundByACertificateWhereTheRulesWouldTakeTooLong() {
        ContestProblem cram =
                problem("{\"id\": \"c\", \"game\": \"cram\", \"params\": {\"board\": [4, 5]}, \"position\": []}");
        Strategy wrong = valuing("wrong", (component, meter) -> 1);
        Contest.Result result = contest(Ask.VALUE, List.of(cram), wrong, Strategy.nimberSearch());
        assertEquals(1, result.standing("wrong").wrong());
        assertEquals(1, result.standing("nimber-search").solved());
        assertTrue(result.toString().contains("(by a certificate that was checked)"), result.toString());
    }

    @Test
    void aContradictionThatNothingSettlesIsShownWithBothWitnesses() {
        ContestProblem loops =
                problem("{\"id\": \"m\", \"game\": \"kayles\", \"position\": [200], \"play\": \"normal\"}");
        ContestProblem elsewhere = new ContestProblem(loops.line(), java.util.Optional.empty(), Convention.NORMAL);
        List<ContestRun> runs = List.of(
                HandMade.solved(elsewhere, "a", 5, 10), HandMade.valued(HandMade.solved(elsewhere, "b", 5, 10), 7));
        Contest.Result result = Contest.Result.of(runs);
        assertEquals(1, result.standing("a").disputed());
        assertEquals(1, result.standing("b").disputed());
        assertTrue(
                result.runs().get(0).detail().contains("a answered N, Grundy value 1; b answered N, Grundy value 7"),
                result.toString());
    }

    /** Neither the rules nor a certificate answers sums with a heap beyond their range. */
    @Test
    void aContradictionBeyondTheRangeOfProofsIsDisputed() {
        ContestProblem great = problem("{\"id\": \"g\", \"sum\": [{\"game\": \"nim\", \"position\": 1000000000000},"
                + " {\"game\": \"kayles\", \"position\": 30000}]}");
        Strategy wrong = valuing("wrong", (component, meter) -> 0);
        Contest.Result result = contest(Ask.VALUE, List.of(great), wrong, Strategy.auto());
        assertEquals(1, result.standing("auto").disputed());
        assertEquals(1, result.standing("wrong").disputed());
    }

    @Test
    void aWrongOutcomeIsFoundThoughTheValueIsMissing() {
        ContestProblem nim = problem("{\"id\": \"p\", \"game\": \"nim\", \"position\": [3, 3]}");
        Contest.Result won = Contest.Result.of(List.of(HandMade.withoutValue(nim, "won", 1)));
        assertEquals(End.OVER, won.runs().get(0).end());
        Contest.Result judged = Contest.Result.of(won.runs()).and(contest(Ask.VALUE, List.of(nim), Strategy.search()));
        assertEquals(End.WRONG, judged.runs().get(0).end());
    }

    @Test
    void aValueOfAnotherOutcomeIsWrong() {
        ContestProblem known = problem("{\"id\": \"p\", \"game\": \"nim\", \"position\": [3, 3], \"known\": \"P\"}");
        ContestProblem unknown = problem("{\"id\": \"u\", \"game\": \"nim\", \"position\": [500, 5]}");
        ContestProblem misere =
                problem("{\"id\": \"m\", \"game\": \"nim\", \"position\": [3, 3], \"play\": \"misere\"}");
        List<ContestRun> runs = new ArrayList<>();
        for (ContestProblem problem : List.of(known, unknown, misere)) {
            runs.add(HandMade.valued(HandMade.solved(problem, "contrary", 1, 1), 0));
        }
        runs.add(HandMade.solved(unknown, "one", 1, 1));
        assertEquals(
                List.of(End.WRONG, End.WRONG, End.SOLVED, End.SOLVED),
                Contest.Result.of(runs).runs().stream().map(ContestRun::end).toList());
    }

    @Test
    void theRulesAreAskedOnceAboutTheMovesOfAllRuns() {
        AtomicInteger asked = new AtomicInteger();
        ImpartialGame<Integer> game = ImpartialGame.of("down", List.of(), n -> {
            asked.incrementAndGet();
            return n == 0 ? List.of() : List.of(n - 1);
        });
        ContestProblem problem = ContestProblem.of(game.at(5), Convention.NORMAL);
        ContestRun run =
                contest(Ask.MOVES, List.of(problem), Strategy.search()).runs().get(0);
        asked.set(0);
        assertEquals(1, Contest.Result.of(List.of(run)).standing("search").solved());
        int once = asked.getAndSet(0);
        Contest.Result first = Contest.Result.of(List.of(run, run.named("b")));
        assertEquals(
                1,
                first.and(Contest.Result.of(List.of(run.named("c"))))
                        .standing("c")
                        .solved());
        assertEquals(once, asked.get());
    }

    @Test
    void aLieIsFoundInTheSmallWorlds() {
        List<ContestProblem> small = Problems.of(List.of(KAYLES)).smallWorlds(8).list();
        assertEquals(16, small.size());
        Contest.Result result = contest(Ask.VALUE, small, liar("kayles 3"), Strategy.table(), Strategy.wholeSums());
        assertEquals(1, result.standing("liar").wrong());
        assertEquals(8, result.standing("table").solved());
        assertTrue(result.standing("whole-sums").solved() > 8, result.toString());
        assertTrue(
                result.toString().startsWith("WRONG liar on kayles 3: it answered N, Grundy value 4"),
                result.toString());
    }

    @Test
    void whoWinsIsLessThanTheValue() {
        ContestProblem bar = problem(
                "{\"id\": \"b\", \"game\": \"chomp\", \"params\": {\"board\": [3, 4]}, \"position\": [4, 4, 4]}");
        Contest.Result values = contest(Ask.VALUE, List.of(bar), Strategy.claims(), Strategy.search());
        assertEquals(
                List.of(0, 1),
                List.of(
                        values.standing("claims").solved(),
                        values.standing("claims").over()));
        assertEquals(1, values.standing("search").solved());
        assertEquals(
                1,
                contest(Ask.OUTCOME, List.of(bar), Strategy.claims())
                        .standing("claims")
                        .solved());
    }

    @Test
    void whatThrowsFailsAndTheContestGoesOn() {
        Strategy broken = valuing("broken", (component, meter) -> {
            throw new IllegalStateException("no table");
        });
        Contest.Result result = contest(Ask.VALUE, List.of(KAYLES), broken, Strategy.table());
        assertEquals(1, result.standing("broken").failed());
        assertEquals(1, result.standing("table").solved());
        assertTrue(
                result.toString().contains("FAILED broken on k: IllegalStateException: no table"), result.toString());
    }

    @Test
    void whateverAStrategyThrowsIsAFailure() {
        Strategy error = valuing("error", (component, meter) -> {
            throw new Error("no table");
        });
        Strategy checked = valuing("checked", (component, meter) -> thrown(new IOException("no file")));
        Strategy negative = valuing("negative", (component, meter) -> -1);
        Contest.Result result = contest(Ask.VALUE, List.of(KAYLES), error, checked, negative);
        for (Standing standing : result.standings()) {
            assertEquals(1, standing.failed(), standing.strategy());
        }
        assertTrue(result.toString().contains("FAILED error on k: Error: no table"), result.toString());
        assertTrue(result.toString().contains("Grundy value -1; a value is 0 or more"), result.toString());
    }

    /** Throws any exception, as a language without checked exceptions can. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <X extends Exception> long thrown(Exception any) throws X {
        throw (X) any;
    }

    @Test
    void anInterruptEndsTheContest() {
        List<ContestRun> done = new ArrayList<>();
        Strategy interrupting = valuing("interrupting", (component, meter) -> 2);
        Contest contest = Contest.of(Problems.of(List.of(KAYLES, UNKNOWN)))
                .strategies(interrupting, Strategy.table())
                .within(SMALL)
                .warmUp(false)
                .onRun(run -> {
                    done.add(run);
                    Thread.currentThread().interrupt();
                });
        Contest.Result result = contest.run();
        assertTrue(Thread.interrupted(), "the status is kept");
        assertEquals(1, done.size());
        assertEquals(1, result.runs().size());
    }

    @Test
    void aRunThatIsInterruptedIsNotKept() {
        Thread caller = Thread.currentThread();
        Strategy interrupting = valuing("interrupting", (component, meter) -> {
            caller.interrupt();
            return 2;
        });
        Contest contest = Contest.of(Problems.of(List.of(KAYLES)))
                .strategies(interrupting)
                .within(SMALL)
                .warmUp(false);
        assertEquals(List.of(), contest.run().runs());
        assertTrue(Thread.interrupted(), "the status is kept");
    }

    @Test
    void whatDeclinesCostsTwiceTheLimit() {
        Strategy none = Strategy.of("none", component -> false, (component, meter) -> 0);
        Contest.Result result = contest(Ask.VALUE, List.of(KAYLES), none, Strategy.table());
        assertEquals(1, result.standing("none").declined());
        assertEquals(10, result.standing("none").par2Seconds().orElseThrow());
        assertEquals(200_000, result.standing("none").par2Positions().orElseThrow());
    }

    @Test
    void whatNeverEndsIsLeftBehindAndNotRunAgain() {
        Strategy endless = valuing("endless", (component, meter) -> {
            long turns = 0;
            while (turns >= 0) {
                turns = (turns + 1) % 1000;
                Thread.onSpinWait();
                if (over) {
                    return 0;
                }
            }
            return turns;
        });
        try {
            Contest.Result result = Contest.of(Problems.of(List.of(KAYLES, UNKNOWN)))
                    .strategies(endless, Strategy.table())
                    .within(Budget.positions(1000).within(Duration.ofMillis(100)))
                    .run();
            assertEquals(2, result.standing("endless").over());
            assertEquals(2, result.standing("table").solved());
            List<String> why = result.runs().stream()
                    .filter(run -> run.strategy().equals("endless"))
                    .map(ContestRun::detail)
                    .toList();
            assertTrue(why.stream().allMatch(line -> line.contains("not run")), why.toString());
        } finally {
            over = true;
        }
    }

    private static volatile boolean over;

    @Test
    void anOverrunBudgetSaysWhichLimit() {
        ContestProblem cram =
                problem("{\"id\": \"c\", \"game\": \"cram\", \"params\": {\"board\": [5, 5]}, \"position\": []}");
        Contest.Result result = Contest.of(Problems.of(List.of(cram)))
                .strategies(Strategy.packed())
                .within(Budget.positions(1000))
                .warmUp(false)
                .run();
        ContestRun run = result.runs().get(0);
        assertEquals(End.OVER, run.end());
        assertTrue(run.detail().contains("the limit is 1000 positions"), run.detail());
        assertTrue(run.cost().memory() > 0, "tables hold something");
    }

    @Test
    void movesAreTriedByTheRules() {
        ContestProblem nim = problem("{\"id\": \"n\", \"game\": \"nim\", \"position\": [3, 5], \"positions\": 9}");
        ContestRun right =
                contest(Ask.MOVES, List.of(nim), Strategy.search()).runs().get(0);
        assertEquals(List.of("1: nim 5 -> nim 3"), right.response().moves());
        assertEquals(End.SOLVED, right.end());
        ContestRun bad = HandMade.moving(right, List.of("1: nim 5 -> nim 2"));
        ContestRun some = HandMade.moving(right, List.of());
        List<ContestRun> judged = Contest.Result.of(List.of(right, bad.named("bad"), some.named("some")))
                .runs();
        assertEquals(
                List.of(End.SOLVED, End.WRONG, End.WRONG),
                judged.stream().map(ContestRun::end).toList());
        assertTrue(
                judged.get(2).detail().contains("0 of 1 winning moves"),
                judged.get(2).detail());
        assertEquals(
                1,
                contest(Ask.MOVE, List.of(nim), Strategy.auto())
                        .standing("auto")
                        .solved());
    }

    /** A problem that was created in Java is written without its position. */
    @Test
    void positionsOfAFileAreThoseOfKnownProblems() throws IOException {
        Problems nim = Problems.of(GameLibrary.installed().read("nim 3 + nim 5").position());
        ContestRun right =
                contest(Ask.MOVES, nim.list(), Strategy.search()).runs().get(0);
        Path file = work.resolve("runs.jsonl");
        Files.writeString(
                file,
                HandMade.moving(right.named("bad"), List.of("1: nim 5 -> nim 2"))
                        .json());
        assertEquals(1, Contest.Result.read(file).standing("bad").solved(), "moves cannot be checked");
        assertEquals(1, Contest.Result.read(file, nim).standing("bad").wrong());
        Contest.Result both = Contest.Result.of(List.of(right)).and(Contest.Result.read(file));
        assertEquals(1, both.standing("bad").wrong(), "it is one problem");
        Files.writeString(
                file, HandMade.withoutValue(right.problem(), "part", 1).json());
        assertEquals(1, Contest.Result.read(file).standing("part").solved(), "it may have no value");
        assertEquals(1, Contest.Result.read(file, nim).standing("part").over());
    }

    @Test
    void theSameSeedGivesTheSameOrder() {
        List<List<String>> orders = new ArrayList<>();
        for (long seed : new long[] {1, 1, 2}) {
            List<String> order = new ArrayList<>();
            Contest.of(Problems.named("heaps").where(one -> one.size().orElse(1000) < 30))
                    .strategies(Strategy.table(), Strategy.packed())
                    .within(SMALL)
                    .warmUp(false)
                    .rounds(2)
                    .seed(seed)
                    .onRun(run -> order.add(run.round() + " " + run.strategy() + " "
                            + run.problem().id()))
                    .run();
            orders.add(order);
        }
        assertTrue(orders.get(0).size() > 20, "a contest of some runs");
        assertEquals(orders.get(0), orders.get(1));
        assertNotEquals(orders.get(0), orders.get(2));
    }

    @Test
    void aReportFromTwoFilesIsThatOfOneRun() throws IOException {
        Contest.Result whole = Contest.of(Problems.of(List.of(KAYLES, UNKNOWN)))
                .strategies(liar("kayles 7"), Strategy.table(), Strategy.packed())
                .within(SMALL)
                .warmUp(false)
                .rounds(2)
                .run();
        Path first = work.resolve("first.jsonl");
        Path second = work.resolve("second.jsonl");
        int half = whole.runs().size() / 2;
        List<String> lines =
                new ArrayList<>(whole.runs().stream().map(ContestRun::json).toList());
        Files.write(first, lines.subList(0, half));
        Files.write(second, lines.subList(half, lines.size()));
        Contest.Result joined = Contest.Result.read(first).and(Contest.Result.read(second));
        assertEquals(whole.runs(), joined.runs());
        assertEquals(whole.toString(), joined.toString());
        assertEquals(
                List.of("old/table", "table"),
                joined.prefixed("old").and(joined).standings().stream()
                        .map(Standing::strategy)
                        .filter(name -> name.endsWith("table"))
                        .sorted()
                        .toList());
    }

    @Test
    void theMachinesOfSeveralFilesAreNamedOnce() throws IOException {
        Path file = work.resolve("runs.jsonl");
        Files.writeString(file, "{\"machine\": \"two processors\"}\n{\"machine\": \"four processors\"}\n");
        Contest.Result read = Contest.Result.read(file);
        assertEquals(
                List.of("two processors", "four processors"), read.and(read).machines());
        assertEquals(List.of(), Contest.Result.of(List.of()).machines());
    }

    @Test
    void strategiesHaveNamesOfTheirOwn() {
        Contest contest = Contest.of(Problems.of(List.of(KAYLES)));
        assertTrue(assertThrows(
                        IllegalArgumentException.class, () -> contest.strategies(Strategy.table(), Strategy.table()))
                .getMessage()
                .contains("two strategies are called \"table\""));
        assertThrows(IllegalArgumentException.class, () -> contest.strategies().run());
        assertThrows(IllegalArgumentException.class, () -> contest.rounds(0));
        assertThrows(IllegalArgumentException.class, () -> contest.run().against("nobody"));
    }

    @Test
    void processorTimeIsThatOfTheThreadsOfTheRun() {
        Strategy sleeper = valuing("sleeper", (component, meter) -> {
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return 2;
        });
        ContestRun run = contest(Ask.VALUE, List.of(KAYLES), sleeper).runs().get(0);
        assertTrue(run.cost().time().toMillis() >= 100, run.cost().toString());
        assertTrue(run.processor().toMillis() < 80, run.processor().toString());
    }
}
