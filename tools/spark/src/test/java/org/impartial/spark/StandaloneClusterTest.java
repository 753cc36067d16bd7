package org.impartial.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.impartial.core.meter.Meter;
import org.impartial.json.JsonLines;
import org.impartial.proof.Certificates;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A master and two workers in separate processes, started from the jars of the build; an executor and the driver are
 * killed.
 */
@Tag("thorough")
@Timeout(10 * 60)
class StandaloneClusterTest {
    private static final String HOST = "127.0.0.1";
    private static final String CLASS_PATH = System.getProperty("java.class.path");

    /** Of the boards of Cram 4 x 5, by the sweep in memory. */
    private static final String CHECKSUM = "checksum b8d89a72c39af6d6";

    @TempDir
    private Path folder;

    private final List<Process> processes = new ArrayList<>();
    private final List<Process> workers = new ArrayList<>();
    private String master = "";

    @BeforeEach
    void start() throws IOException, InterruptedException {
        Path jars = Files.createDirectories(folder.resolve("home/jars"));
        for (String entry : CLASS_PATH.split(File.pathSeparator, -1)) {
            Path jar = Path.of(entry).toAbsolutePath();
            if (entry.endsWith(".jar") && !Files.exists(jars.resolve(jar.getFileName()))) {
                Files.createSymbolicLink(jars.resolve(jar.getFileName()), jar);
            }
        }
        int port;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        master = "spark://" + HOST + ":" + port;
        java(
                "master",
                "org.apache.spark.deploy.master.Master",
                "--host",
                HOST,
                "--port",
                "" + port,
                "--webui-port",
                "0");
        for (int i = 0; i < 2; i++) {
            String work = folder.resolve("work" + i).toString();
            workers.add(java(
                    "worker" + i,
                    "org.apache.spark.deploy.worker.Worker",
                    "--host",
                    HOST,
                    "--webui-port",
                    "0",
                    "--cores",
                    "1",
                    "--memory",
                    "1g",
                    "--work-dir",
                    work,
                    master));
        }
        assertTrue(processes.stream().allMatch(Process::isAlive));
    }

    @AfterEach
    void stop() throws InterruptedException {
        for (Process process : processes) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly().waitFor();
        }
    }

    private Process java(String log, String... words) throws IOException {
        ProcessBuilder builder = command(words).redirectErrorStream(true);
        builder.redirectOutput(folder.resolve(log + ".log").toFile());
        return started(builder);
    }

    private Process started(ProcessBuilder builder) throws IOException {
        Process process = builder.start();
        processes.add(process);
        return process;
    }

    private ProcessBuilder command(String... words) {
        List<String> line = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx512m", "-cp", CLASS_PATH));
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(option -> option.startsWith("--add-opens"))
                .forEach(line::add);
        line.addAll(List.of(words));
        ProcessBuilder builder = new ProcessBuilder(line);
        builder.environment().put("SPARK_HOME", folder.resolve("home").toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", HOST);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        return builder;
    }

    private Process sweep() throws IOException {
        return driver("cram[4,5]", folder.resolve("sweep").toString(), "8");
    }

    private Process driver(String... words) throws IOException {
        List<String> line = new ArrayList<>(List.of(
                "-Dspark.master=" + master,
                "-Dspark.driver.host=" + HOST,
                "-Dspark.driver.bindAddress=" + HOST,
                "-Dspark.ui.enabled=false",
                "-Dspark.executor.memory=512m",
                "-Dorg.slf4j.simpleLogger.log.org.impartial=info",
                "-Dspark.executor.extraClassPath=" + CLASS_PATH,
                "org.impartial.spark.SparkCommand"));
        line.addAll(List.of(words));
        return started(command(line.toArray(new String[0])).redirectErrorStream(true));
    }

    /** Reads lines until a given number of a kind or the end, and returns all of them. */
    private static List<String> read(BufferedReader reader, Predicate<String> kind, int count) throws IOException {
        List<String> lines = new ArrayList<>();
        int seen = 0;
        String line;
        while (seen < count && (line = reader.readLine()) != null) {
            lines.add(line);
            seen += kind.test(line) ? 1 : 0;
        }
        return lines;
    }

    private static boolean found(String line) {
        return line.startsWith("impartial: level ") && line.endsWith(" positions found");
    }

    private static boolean valued(String line) {
        return line.startsWith("impartial: level ") && line.endsWith(" positions valued");
    }

    /** Returns the executors; workers also start processes of the shell that end at once. */
    private List<ProcessHandle> executors() {
        return workers.stream()
                .flatMap(Process::descendants)
                .filter(process -> process.info().command().orElse("").endsWith("java"))
                .toList();
    }

    /**
     * Kills an executor as soon as there are two, unless the driver ends before. On a machine with other work they take
     * minutes to start.
     */
    private void killExecutor(Process driver) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(5);
        while (driver.isAlive() && executors().size() < 2) {
            assertTrue(System.nanoTime() < end, "two executors did not start within five minutes");
            Thread.sleep(50);
        }
        Thread.sleep(1500);
        assertTrue(driver.isAlive(), "the driver ended before an executor was killed");
        assertTrue(executors().get(0).destroyForcibly());
    }

    private static void awaitEnd(Process driver) throws IOException, InterruptedException {
        String said = new String(driver.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(driver.waitFor(1, TimeUnit.MINUTES));
        assertEquals(0, driver.exitValue(), said);
    }

    @Test
    void aKilledExecutorLeavesTheSameAnswers() throws IOException, InterruptedException {
        List<String> requests = SparkAnswersTest.requests(20_000);
        Path file = Files.write(folder.resolve("requests.jsonl"), requests);
        Path answers = folder.resolve("answers");
        Process driver = driver("solve", file.toString(), answers.toString(), "--partitions", "40");
        killExecutor(driver);
        awaitEnd(driver);
        JsonLines alone = SparkAnswers.lines();
        List<String> found = SparkAnswersTest.read(answers);
        assertEquals(requests.size(), found.size());
        for (int i = 0; i < requests.size(); i++) {
            assertEquals(alone.answer(requests.get(i)), found.get(i));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'cram[6,6]', --partitions 2",
        "'nogo[1,20]', --partitions 2",
        "sprouts 11, --partitions 2 --outcome",
        "'cram[6,6]', --partitions 2 --play misere"
    })
    void aKilledExecutorLeavesAProof(String position, String options) throws IOException, InterruptedException {
        Path proof = folder.resolve("proof");
        List<String> words = new ArrayList<>(List.of("prove", position, proof.toString()));
        words.addAll(List.of(options.split(" ", -1)));
        Process driver = driver(words.toArray(new String[0]));
        killExecutor(driver);
        awaitEnd(driver);
        assertTrue(Certificates.read(proof).check(Meter.unlimited()).accepted());
    }

    @Test
    void aKilledExecutorAndAKilledDriverLeaveTheSameTable() throws IOException, InterruptedException {
        Process first = sweep();
        try (BufferedReader reader = first.inputReader()) {
            List<String> lines = read(reader, StandaloneClusterTest::found, 3);
            assertEquals(3, lines.stream().filter(StandaloneClusterTest::found).count(), lines::toString);
            List<ProcessHandle> executors = executors();
            assertFalse(executors.isEmpty(), "no executor was found among the workers' processes");
            assertTrue(executors.get(0).destroyForcibly());
            lines = read(reader, StandaloneClusterTest::valued, 3);
            assertEquals(3, lines.stream().filter(StandaloneClusterTest::valued).count(), lines::toString);
            assertTrue(first.isAlive(), "the sweep ended before the driver was killed");
            first.destroyForcibly().waitFor();
        }
        Process second = sweep();
        try (BufferedReader reader = second.inputReader()) {
            List<String> lines = read(reader, line -> false, 1);
            assertTrue(second.waitFor(1, TimeUnit.MINUTES));
            assertEquals(0, second.exitValue(), lines::toString);
            assertTrue(lines.contains(CHECKSUM), lines::toString);
            assertTrue(lines.stream().noneMatch(StandaloneClusterTest::found), "levels were found again: " + lines);
            assertTrue(lines.stream().anyMatch(StandaloneClusterTest::valued), lines::toString);
            assertTrue(
                    lines.stream().anyMatch(line -> line.contains("SparkSweep - the sweep continues from")),
                    lines::toString);
        }
    }
}
