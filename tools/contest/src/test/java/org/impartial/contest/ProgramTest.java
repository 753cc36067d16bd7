package org.impartial.contest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import org.impartial.contest.ContestRun.End;
import org.impartial.core.meter.Budget;
import org.impartial.solve.Strategy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Programs take part in contests: right, wrong, endless, wordy, silent and unwilling ones. */
@DisabledOnOs(OS.WINDOWS)
class ProgramTest {
    private static final Set<String> THREE = Set.of("nim-1", "nim-2", "kayles-1");

    private static final ContestProblem HEAP = Problems.named("heaps").list().get(0);

    @TempDir
    Path folder;

    /** Returns the runs of a shell script that has read the request into the variable r. */
    private Contest.Result result(Ask ask, String script) throws IOException {
        return result(THREE, ask, script);
    }

    private Contest.Result result(Set<String> problems, Ask ask, String script) throws IOException {
        Path file = folder.resolve("program.sh");
        Files.writeString(file, "read -r r\n" + script + "\n");
        return Contest.of(Problems.named("heaps").where(problem -> problems.contains(problem.id())))
                .strategies(Strategy.search())
                .programs(Program.of("mine=sh " + file))
                .asking(ask)
                .within(Budget.positions(100_000).within(Duration.ofSeconds(1)))
                .warmUp(false)
                .run();
    }

    private static Set<End> ends(Contest.Result result) {
        return result.runs().stream()
                .filter(run -> run.strategy().equals("mine"))
                .map(ContestRun::end)
                .collect(Collectors.toSet());
    }

    @Test
    void aProgramThatLiesOnceIsNamed() throws IOException {
        Contest.Result result = result(Ask.VALUE, """
                case $r in
                *kayles*) echo '{"outcome":"P","grundy":0,"positions":2}' ;;
                *'[7,9,12,15]'*) echo '{"outcome":"N","grundy":13,"positions":3,"options":1}' ;;
                *) echo '{"outcome":"P","grundy":0}' ;;
                esac""");
        assertEquals(1, result.standing("mine").wrong());
        assertEquals(2, result.standing("mine").solved());
        assertFalse(result.standing("mine").ranked());
        assertTrue(result.toString().startsWith("WRONG mine on kayles-1: it answered P"), result::toString);
        assertTrue(result.ratios("search").stream().anyMatch(line -> line.endsWith("mine 4")), result::toString);
        assertFalse(result.ratios("search").stream().anyMatch(line -> line.endsWith("mine 1")), result::toString);
    }

    @Test
    void movesAreReadInTheNotationOfTheGame() throws IOException {
        Contest.Result result = result(Ask.MOVE, """
                case $r in
                *kayles*) echo '{"outcome":"N","winningMove":"no move"}' ;;
                *'[7,9,12,15]'*) echo '{"outcome":"N","winningMove":[1,4]}' ;;
                *) echo '{"outcome":"P"}' ;;
                esac""");
        assertEquals(2, result.standing("mine").solved(), result::toString);
        assertEquals(1, result.standing("mine").failed());
    }

    @Test
    void anEndlessProgramIsKilledAtTheLimitWithItsChildren() throws IOException {
        Path mark = folder.resolve("alive");
        long start = System.nanoTime();
        assertEquals(
                Set.of(End.OVER), ends(result(Set.of("nim-1"), Ask.VALUE, "(sleep 5; touch " + mark + ") & sleep 60")));
        assertTrue(System.nanoTime() - start < Duration.ofSeconds(15).toNanos());
        // A signal takes effect a little later than it is sent.
        while (ProcessHandle.current().descendants().anyMatch(ProcessHandle::isAlive)
                && System.nanoTime() - start < Duration.ofSeconds(30).toNanos()) {
            Thread.onSpinWait();
        }
        assertTrue(ProcessHandle.current().descendants().noneMatch(ProcessHandle::isAlive));
        assertFalse(Files.exists(mark));
    }

    @Test
    void whatIsNoAnswerFailsOrDeclines() throws IOException {
        assertEquals(Set.of(End.FAILED), ends(result(Ask.VALUE, "exit 3")));
        assertEquals(Set.of(End.FAILED), ends(result(Ask.VALUE, "echo hello")));
        assertEquals(Set.of(End.FAILED), ends(result(Ask.VALUE, "echo '{\"outcome\":\"X\"}'")));
        assertEquals(Set.of(End.FAILED), ends(result(Ask.VALUE, "tr '\\0' x </dev/zero")));
        assertEquals(Set.of(End.DECLINED), ends(result(Ask.VALUE, "echo '{\"error\":\"unknown\"}'")));
    }

    @Test
    void aValueIsANumberOrNothing() {
        for (String value : List.of("-3", "\"6\"", "2.5", "100000000000000000000", "true")) {
            assertEquals(
                    End.FAILED,
                    reply("{\"outcome\":\"N\",\"grundy\":" + value + "}").end(),
                    value);
        }
        for (String none : List.of("null", "\"infinity\"", "\"loony\"")) {
            Ending solved = reply("{\"error\":null,\"outcome\":\"N\",\"grundy\":" + none + ",\"positions\":null}");
            assertEquals(
                    List.of(End.SOLVED, OptionalLong.empty()),
                    List.of(solved.end(), solved.response().value()));
        }
        ContestRun great = reply("{\"outcome\":\"N\",\"positions\":" + Long.MAX_VALUE + ",\"options\":5}")
                .of(HEAP, "mine", Ask.VALUE, 1, Budget.unlimited(), Duration.ZERO);
        assertEquals(Long.MAX_VALUE, great.work());
        assertEquals(
                OptionalLong.of(6),
                reply("{\"outcome\":\"N\",\"grundy\":6}").response().value());
    }

    private static Ending reply(String line) {
        return ProgramReply.ending(line, HEAP, Ask.VALUE);
    }

    @Test
    void theExampleSolvesWhatItKnows() {
        Path example = Path.of("../../examples/own-program/solver.py");
        Contest.Result result = Contest.of(Problems.named("heaps")
                        .where(problem ->
                                THREE.contains(problem.id()) || problem.id().equals("wythoff-1")))
                .strategies()
                .programs(new Program("example", List.of("python3", example.toString())))
                .within(Budget.positions(100_000).within(Duration.ofSeconds(20)))
                .warmUp(false)
                .run();
        assertEquals(3, result.standing("example").solved(), result::toString);
        assertEquals(result.runs().size() - 3, result.standing("example").declined(), result::toString);
        assertEquals(0, result.standing("example").wrong());
    }

    @Test
    void aProgramHasANameAndACommand() {
        for (String wrong : List.of("", "mine", "mine=", "=python3 a.py")) {
            assertThrows(IllegalArgumentException.class, () -> Program.of(wrong));
        }
        assertEquals(
                List.of("python3", "a.py"), Program.of("mine=python3  a.py").command());
    }
}
