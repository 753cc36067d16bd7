package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that the commands write: through links and into devices, together with other processes. */
class FilesTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "plot nim 8x8 -o FILE.svg",
                "table wythoff 4x4 --format tex -o FILE.tex",
                "exercises nim --count 2 -o FILE",
                "explore nim 1 2 -o FILE",
                "quotient kayles --to 5 -o FILE.tex",
                "quotient kayles --to 5 -o FILE",
                "prove nim 3 5 -o FILE",
                "solve cram[2,3] --keep FILE",
                "sequence kayles --to 100 --checkpoint FILE",
                "contest PROBLEMS --strategies auto --fork none --no-warm-up -o FILE.jsonl",
                "discover nim -o FILE"
            })
    @EnabledOnOs(OS.LINUX)
    void everyCommandKeepsLinksAndWritesDevices(String line) throws IOException {
        Path problems = Files.writeString(
                folder.resolve("problems"), "{\"id\": \"k\", \"game\": \"kayles\", \"position\": [7]}\n");
        String ending = line.replaceAll(".*FILE", "");
        Path target = folder.resolve("target");
        Path link = Files.createSymbolicLink(folder.resolve("link" + ending), target);
        Path full = Files.createSymbolicLink(folder.resolve("full" + ending), Path.of("/dev/full"));
        String known = line.replace("PROBLEMS", problems.toString());
        Run run = Run.of(known.replaceAll("FILE\\S*", link.toString()).split(" "));
        assertEquals(0, run.status(), run::err);
        assertTrue(Files.isSymbolicLink(link));
        assertTrue(Files.size(target) > 20, () -> line + " wrote nothing");
        Run failed = Run.of(known.replaceAll("FILE\\S*", full.toString()).split(" "));
        assertEquals(1, failed.status(), failed::err);
        assertTrue(
                failed.err().contains(full + (line.startsWith("sequence") ? " " : ": No space left on device")),
                failed::err);
        assertTrue(Files.readAttributes(Path.of("/dev/full"), BasicFileAttributes.class)
                .isOther());
    }

    /** Also where later facts precede those that are there in the order of the file. */
    @Test
    void processesThatKeepFactsInOneFileLoseNone() throws Exception {
        Path facts = folder.resolve("facts");
        Process[] pair = new Process[2];
        List<String> complaints = new ArrayList<>();
        for (int n = 2; n >= 1; n--) {
            for (int i = 0; i < 2; i++) {
                pair[i] = Run.java(
                                "org.impartial.cli.ImpartialCommand",
                                "solve",
                                "cram[1," + (2 * n + i) + "]",
                                "--keep",
                                facts.toString())
                        .redirectErrorStream(true)
                        .start();
            }
            for (Process one : pair) {
                String said = new String(one.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
                if (one.waitFor() != 0) {
                    complaints.add(said);
                }
            }
        }
        assertEquals(List.of(), complaints);
        String kept = Files.readString(facts);
        for (int n = 2; n <= 5; n++) {
            int width = n;
            assertTrue(
                    kept.contains("cram[board=1," + width + "]"), () -> "the fact of " + width + " is lost: " + kept);
        }
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(facts), files.toList());
        }
    }
}
