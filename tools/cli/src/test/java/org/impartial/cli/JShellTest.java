package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** JShell starts with the imports of the library. */
class JShellTest {
    @TempDir
    private Path work;

    @Test
    void allExportedPackagesAreImported() {
        String start = Checkout.text(Checkout.ROOT.resolve("tools/cli/impartial.jsh"));
        for (String module : PublicFace.MODULES) {
            for (String exported : Checkout.exported(module)) {
                assertTrue(start.contains("import " + exported + ".*\n"), exported);
            }
        }
    }

    @Tag("thorough")
    @Test
    void aSessionBeginsWithEverythingImported() throws IOException, InterruptedException {
        Path jshell = Path.of(System.getProperty("java.home"), "bin", "jshell");
        assumeTrue(Files.isExecutable(jshell), "this Java has no jshell");
        Path start = Checkout.ROOT.resolve("tools/cli/impartial.jsh");
        Path session = Files.write(
                work.resolve("session.jsh"),
                List.of(
                        "System.out.println(solve(\"wythoff 4 7\").outcome())",
                        "System.out.println(Solver.misere().analyse(new Nim().heaps(1, 1)).outcome())",
                        "System.out.println(GameContract.check(new Nim()).passed())",
                        "System.out.println(Nimber.of(3))",
                        "System.out.println(Drawing.of(\"Cram\", read(\"cram[2,2]\")).svg().startsWith(\"<svg\"))",
                        "/exit"));
        List<String> java = Run.java().command();
        Process shell = new ProcessBuilder(
                        jshell.toString(),
                        "-J-Djava.util.prefs.userRoot=" + work,
                        "-J-XX:TieredStopAtLevel=1",
                        "-R-XX:TieredStopAtLevel=1",
                        "--class-path",
                        java.get(2),
                        "--startup",
                        "DEFAULT",
                        "--startup",
                        start.toString(),
                        session.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String said = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(shell.waitFor(120, TimeUnit.SECONDS));
        assertEquals("P\nN\ntrue\n*3\ntrue\n", said);
    }
}
