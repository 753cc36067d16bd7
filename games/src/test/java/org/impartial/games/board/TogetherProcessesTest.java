package org.impartial.games.board;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificates;
import org.impartial.solve.engine.misere.SharedMisereSearch;
import org.impartial.solve.engine.nimber.SharedNimberSearch;
import org.impartial.solve.engine.together.FactSubject;
import org.impartial.solve.engine.together.Together;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Processes that search a position over a folder: one is killed, and another one joins. */
@Tag("thorough")
class TogetherProcessesTest {
    /** What is searched for. */
    private enum Aim {
        VALUE,
        OUTCOME,
        MISERE
    }

    @TempDir
    private Path folder;

    /**
     * The child process: searches, writes the certificate, and prints the number of positions.
     *
     * @param args the position, what is searched for, the folder, and the file of the certificate
     */
    public static void main(String[] args) throws IOException {
        Position position = GameLibrary.installed().read(args[0]).position();
        Aim aim = Aim.valueOf(args[1]);
        Meter meter = Meter.unlimited();
        Certificate proof = Together.prove(
                Path.of(args[2]),
                FactSubject.of(position, aim == Aim.MISERE ? Convention.MISERE : Convention.NORMAL),
                (seed, name) -> aim == Aim.MISERE
                        ? new SharedMisereSearch(position, seed, name)
                        : new SharedNimberSearch(position, aim == Aim.VALUE, 1, 1, seed, name),
                meter);
        Certificates.write(proof, Path.of(args[3]));
        System.out.println(meter.cost().positions());
    }

    private Process start(String position, Aim aim, int number) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-Xmx1g",
                        "-cp",
                        System.getProperty("java.class.path"),
                        TogetherProcessesTest.class.getName(),
                        position,
                        aim.name(),
                        folder.resolve("facts").toString(),
                        folder.resolve(number + ".proof").toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static long positions(Process process) throws IOException {
        try (BufferedReader lines = process.inputReader(UTF_8)) {
            return Long.parseLong(String.valueOf(lines.readLine()));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'cram[6,6]', VALUE, 2",
        "'cram[6,6]', VALUE, 4",
        "'nogo[1,20]', VALUE, 2",
        "'nogo[1,20]', VALUE, 4",
        "sprouts 11, OUTCOME, 2",
        "sprouts 11, OUTCOME, 4",
        "'cram[6,6]', MISERE, 2",
        "'cram[6,6]', MISERE, 4"
    })
    void oneIsKilledAndAnotherJoins(String position, Aim aim, int processes) throws Exception {
        List<Process> all = new ArrayList<>();
        for (int i = 0; i < processes; i++) {
            all.add(start(position, aim, i));
        }
        awaitFacts();
        all.get(0).destroyForcibly().waitFor();
        all.set(0, start(position, aim, processes));
        List<Long> positions = new ArrayList<>();
        for (Process process : all) {
            positions.add(positions(process));
            assertTrue(process.waitFor(5, TimeUnit.MINUTES));
            assertEquals(0, process.exitValue());
        }
        assertTrue(positions.stream().allMatch(count -> count > 0), positions::toString);
        for (int i = 1; i <= processes; i++) {
            Certificate proof = Certificates.read(folder.resolve(i + ".proof"));
            assertTrue(proof.check(Meter.unlimited()).accepted());
        }
    }

    /** Waits until a process has found facts. */
    private void awaitFacts() throws Exception {
        Path facts = folder.resolve("facts").resolve("1.facts");
        for (int i = 0; i < 6000 && !(Files.exists(facts) && Files.size(facts) > 2000); i++) {
            Thread.sleep(10);
        }
    }
}
