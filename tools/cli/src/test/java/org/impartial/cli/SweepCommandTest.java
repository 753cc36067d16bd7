package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SweepCommandTest {
    @TempDir
    private Path directory;

    private static String answer(String... args) {
        Run run = Run.of(args);
        assertEquals(0, run.status(), run::err);
        return run.out();
    }

    private static String refusal(int status, String... args) {
        Run run = Run.of(args);
        assertEquals(status, run.status(), run::out);
        return run.err();
    }

    @Test
    void aBoardIsCounted() {
        String text = answer("sweep", "cram[3,4]", "--count", "--lookup", "[1,1] [1,2]", "--lookup", "[1,1]");
        assertTrue(text.startsWith("cram[board=3,4]: 550 positions on 7 levels\nempty: N, value 1\n"), text);
        assertTrue(text.contains("\nlevel 1: 17\n"), text);
        assertTrue(text.contains("\n[1,1] [1,2]: "), text);
        assertTrue(text.endsWith("\n[1,1]: not reached\n"), text);
    }

    @Test
    void diskAndMemoryAgree() {
        String memory = answer("sweep", "wythoff", "9", "12", "--list");
        String disk = answer("sweep", "wythoff 9 12", "--list", "--directory", directory.toString(), "--memory", "1m");
        String again = answer("sweep", "wythoff 9 12", "--list", "--directory", directory.toString());
        assertEquals(memory, disk.replaceAll("(?m)^.* bytes written\n", ""));
        assertTrue(again.contains("\n0 bytes written\n"), again);
        assertTrue(memory.contains("\n4 7: P, value 0\n"), memory);
    }

    @Test
    void loopsHaveFates() {
        String loop = "digraph[n=5,edges=[0,1],[1,2],[2,0],[0,3],[4,4]] 0";
        assertTrue(answer("sweep", loop).contains("\n0: N, remoteness 1\n"), answer("sweep", loop));
        assertTrue(answer("sweep", loop, "--list").contains("\n1: N, remoteness 3\n2: P, remoteness 2\n"));
        assertTrue(answer("sweep", loop, "--play", "misere").contains("\n0: D, draw\n"));
    }

    @Test
    void levelsAreTold() {
        Run run = Run.of("sweep", "cram[2,2]", "--levels");
        assertEquals("""
                level 0: 1 boards found, 1 so far
                level 1: 4 boards found, 5 so far
                level 2: 1 boards found, 6 so far
                level 2: 1 boards valued, 1 of 6, 16 %
                level 1: 4 boards valued, 5 of 6, 83 %
                level 0: 1 boards valued, 6 of 6, 100 %
                """, run.err());
    }

    @Test
    void wrongQuestionsAreToldWhy() throws IOException {
        assertTrue(refusal(2, "sweep", "cram[2,2]", "--memory", "1g").contains("--directory"));
        assertTrue(refusal(2, "sweep", "cram[2,2]", "--directory", "d", "--memory", "12")
                .contains("such as 350m"));
        assertTrue(refusal(2, "sweep", "cram[2,2]", "--directory", "d", "--memory", "1k")
                .contains("at least 1m"));
        assertTrue(refusal(1, "sweep", "nim 3 + nim 4").contains("one component"));
        assertTrue(refusal(1, "sweep", "moore-nim[d=2] 1 2 3").contains("not numbers of 64 bits"));
        Files.writeString(directory.resolve("sweep"), "something else");
        assertTrue(refusal(1, "sweep", "cram[2,2]", "--directory", directory.toString())
                .contains("is damaged"));
    }
}
