package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The cells of the notebooks run in JShell and print the output below them. */
class NotebookTest {
    /** The methods of the kernels, reduced to the beginning of the displayed text. */
    private static final String DISPLAY = "void display(Object shown, String... as) {"
            + " System.out.println(as[0] + \" \" + shown.toString().substring(0, 4)); }";

    @TempDir
    private Path work;

    @Test
    @Tag("thorough")
    void allCellsRun() throws IOException, InterruptedException {
        Path jshell = Path.of(System.getProperty("java.home"), "bin", "jshell");
        assumeTrue(Files.isExecutable(jshell), "this Java has no jshell");
        JsonNode notebook = new ObjectMapper()
                .readTree(
                        Checkout.ROOT.resolve("docs/notebooks/positions.ipynb").toFile());
        assertEquals(4, notebook.get("nbformat").asInt());
        List<String> session = new ArrayList<>(List.of(DISPLAY));
        StringBuilder expected = new StringBuilder();
        for (JsonNode cell : notebook.get("cells")) {
            if (cell.get("cell_type").asText().equals("code")) {
                session.add(joined(cell.get("source")));
                cell.get("outputs").forEach(output -> expected.append(written(output)));
            }
        }
        session.add("/exit");
        Process shell = new ProcessBuilder(
                        jshell.toString(),
                        "-J-Djava.util.prefs.userRoot=" + work,
                        "-J-XX:TieredStopAtLevel=1",
                        "-R-XX:TieredStopAtLevel=1",
                        "--class-path",
                        Run.java().command().get(2),
                        Files.write(work.resolve("session.jsh"), session).toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String said = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(shell.waitFor(120, TimeUnit.SECONDS));
        assertEquals(expected.toString(), said);
    }

    private static String written(JsonNode output) {
        return output.get("output_type").asText().equals("stream")
                ? joined(output.get("text"))
                : "text/html " + joined(output.get("data").get("text/html")).substring(0, 4) + "\n";
    }

    private static String joined(JsonNode lines) {
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(line.asText()));
        return text.toString();
    }
}
