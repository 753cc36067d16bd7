package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code prove} and {@code verify}, for people and for programs. */
class ProofCommandsTest {

    @TempDir
    private Path folder;

    @Test
    void aProofIsWrittenAndVerified() throws IOException {
        Path file = folder.resolve("cram45.proof");
        Run proved = Run.of("prove", "cram[4,5]", "-o", file.toString());
        assertEquals(0, proved.status(), proved.err());
        assertTrue(proved.out().startsWith("cram[board=4,5] has the Grundy value 2\n"), proved.out());
        Run verified = Run.of("verify", file.toString());
        assertEquals(0, verified.status(), verified.err());
        assertTrue(verified.out().startsWith("accepted: cram[board=4,5] has the Grundy value 2"), verified.out());
        Files.writeString(file, Files.readString(file).replaceFirst("\n0 ", "\n1 "));
        Run refused = Run.of("verify", file.toString());
        assertEquals(1, refused.status(), refused.out());
        assertTrue(refused.out().startsWith("refused: "), refused.out());
    }

    @Test
    void factsAreKeptUsedAndVerified() throws IOException {
        String file = folder.resolve("cram.facts").toString();
        assertEquals(0, Run.of("solve", "cram[3,4]", "--keep", file).status());
        Run used = Run.of("solve", "cram[3,5]", "--facts", file, "--keep", file, "--solver", "nimber-search");
        assertTrue(used.out().contains("Grundy value 1"), used.out());
        assertTrue(Run.of("verify", file).out().contains("cram[board=3,4], cram[board=3,5]"));
        Run foreign = Run.of("solve", "sprouts 3", "--facts", file);
        assertTrue(foreign.err().contains("no component of"), foreign.err());
        assertEquals(
                2, Run.of("solve", "cram[3,5]", "--keep", file, "--outcome").status());
        String request = "{\"game\":\"cram\",\"params\":{\"board\":[3,5]},\"position\":[],\"facts\":\"" + file + "\"}";
        assertTrue(Run.reading(request + "\n", "solve", "--jsonl").out().contains("\"grundy\":1"));
    }

    /** A second run with the same folder knows the value, and a folder of another game is refused by name. */
    @Test
    void processesShareASearchOverAFolder() throws IOException {
        String file = folder.resolve("cram45.proof").toString();
        String facts = folder.resolve("facts").toString();
        String[] prove = {"prove", "cram[4,5]", "--together", facts, "--threads", "2", "-o", file};
        assertTrue(Run.of(prove).out().startsWith("cram[board=4,5] has the Grundy value 2\n"));
        assertEquals(0, Run.of("verify", file).status());
        String[] again = {"prove", "cram[4,5]", "--together", facts, "-o", file, "--budget", "1000"};
        assertEquals(0, Run.of(again).status(), Run.of(again).err());
        int whole = Files.readAllLines(Path.of(file)).size();
        assertEquals(
                0,
                Run.of("prove", "cram[4,5]", "--together", facts, "-o", file, "--thin")
                        .status());
        assertTrue(Files.readAllLines(Path.of(file)).size() < whole, whole + " lines before");
        assertEquals(0, Run.of("verify", file).status());
        Run outcome = Run.of("prove", "cram[4,5]", "--outcome", "--together", facts, "-o", file);
        assertTrue(outcome.out().contains("has the Grundy value 0"), outcome.out() + outcome.err());
        Run other = Run.of("prove", "cram[3,5]", "--together", facts, "-o", file);
        assertTrue(other.err().contains("1.facts holds facts about something else"), other.err());
        Run table = Run.of("prove", "cram[3,5]", "--together", facts, "-o", file, "--checkpoint", file);
        assertTrue(table.status() == 2 && table.err().contains("leave --checkpoint out"), table.err());
        Run thin = Run.of("prove", "cram[3,5]", "-o", file, "--thin");
        assertTrue(thin.status() == 2 && thin.err().contains("requires --together"), thin.err());
        Run threads = Run.of("prove", "cram[3,5]", "-o", file, "--threads", "2");
        assertTrue(threads.status() == 2 && threads.err().contains("requires --together"), threads.err());
    }

    @Test
    void aBookIsPlayedWithoutSearch() throws IOException {
        String file = folder.resolve("cram.book").toString();
        Run proved = Run.of("prove", "cram[3,4]", "--outcome", "-o", file);
        assertTrue(proved.out().contains("Grundy value 0"), proved.out());
        Run played = Run.reading("why\nhint\n", "play", "cram[3,4]", "--book", file, "--second");
        assertTrue(
                played.out().contains("and win: by the book the position that it leaves has the value 0"),
                played.out());
        assertTrue(played.out().contains("by the book this position has the value 0"), played.out());
        assertTrue(played.out().contains("hint: every move loses, such as "), played.out());
        Run other = Run.of("play", "sprouts 3", "--book", file);
        assertTrue(other.err().contains("has no fact about"), other.err());
        assertEquals(
                2,
                Run.of("play", "cram[3,4]", "--book", file, "--play", "misere").status());
    }

    /** A certificate of a graph has its arcs, so that it is read back, and is refused where an arc was changed. */
    @Test
    void aGraphIsReadBackWithItsArcs() throws IOException {
        String graph = "dag[n=5,edges=[0,1],[0,2],[1,2],[2,3],[3,4],[0,4]] 0";
        String other = "dag[n=5,edges=[0,1],[1,2],[2,3]] 0";
        graphIsReadBack("prove", graph);
        graphIsReadBack("prove", graph + " + " + other, "--play", "misere");
    }

    private void graphIsReadBack(String... question) throws IOException {
        Path file = folder.resolve("graph.proof");
        List<String> prove = new ArrayList<>(List.of(question));
        prove.addAll(List.of("-o", file.toString()));
        Run proved = Run.of(prove.toArray(String[]::new));
        assertEquals(0, proved.status(), proved.err());
        Run verified = Run.of("verify", file.toString());
        assertEquals(0, verified.status(), verified.out() + verified.err());
        String text = Files.readString(file);
        Files.writeString(file, text.replace("[0,1]", "[1,3]"));
        Run refused = Run.of("verify", file.toString());
        assertEquals(1, refused.status(), refused.out());
    }

    /** One large heap is proved by the certificate of its period, which {@code sequence} writes too. */
    @Test
    void aPeriodIsProvedAndVerified() throws IOException {
        Path heap = folder.resolve("heap.proof");
        Path period = folder.resolve("period.proof.gz");
        Run proved = Run.of("prove", "kayles 6000", "-o", heap.toString(), "--seconds", "60");
        assertEquals(0, proved.status(), proved.err());
        assertTrue(proved.out().contains("G(n + 12) = G(n) for all n >= 71"), proved.out());
        Run written = Run.of("sequence", "kayles", "--period", "-o", period.toString());
        assertEquals(0, written.status(), written.err());
        assertTrue(written.out().contains(" facts are in " + period), written.out());
        for (Path file : List.of(heap, period)) {
            Run verified = Run.of("verify", file.toString());
            assertEquals(0, verified.status(), verified.out() + verified.err());
            assertTrue(verified.out().startsWith("accepted: "), verified.out());
        }
        Files.writeString(heap, Files.readString(heap).replaceFirst("period=12", "period=11"));
        assertEquals(1, Run.of("verify", heap.toString()).status());
        assertTrue(Run.of("sequence", "kayles", "--to", "9", "-o", heap.toString())
                .err()
                .contains("add --period"));
    }

    /** A search for a period of listed options ends at a limit, and leaves no file where none is proved. */
    @Test
    void aPeriodThatNoTheoremGivesIsLookedForUpToALimit() {
        Path file = folder.resolve("none.proof");
        Run open = Run.of("sequence", "mark", "--period", "-o", file.toString());
        assertEquals(1, open.status());
        assertTrue(open.out().contains("no period is proved up to 16384"), open.out());
        assertTrue(open.err().contains("search further with --to N"), open.err());
        assertTrue(Files.notExists(file));
    }

    /** A search that its budget ends goes on from its table, which is refused if it is damaged or of another game. */
    @Test
    void aSearchGoesOnFromItsTable() throws IOException {
        String file = folder.resolve("cram46.proof").toString();
        Path table = folder.resolve("cram46.table");
        String[] prove = {"prove", "cram[4,6]", "-o", file, "--checkpoint", table.toString(), "--budget", "2500"};
        int runs = 1;
        while (Run.of(prove).status() != 0) {
            assertTrue(runs++ < 20, "the search does not come to an end");
        }
        assertTrue(runs > 1, "the budget was enough at once");
        assertEquals(0, Run.of("verify", file).status());
        Run verified = Run.of("verify", table.toString());
        assertEquals(0, verified.status(), verified.out());
        String[] other = {"prove", "cram[4,5]", "-o", file, "--checkpoint", table.toString()};
        assertTrue(Run.of(other).err().contains("another game"), Run.of(other).err());
        String whole = Files.readString(table);
        Files.writeString(table, whole.replaceFirst("\n0 ", "\n1 "));
        assertTrue(Run.of(prove).err().contains("damaged"), Run.of(prove).err());
        Files.writeString(table, whole.substring(0, whole.length() / 2));
        assertTrue(Run.of(prove).err().contains("truncated"), Run.of(prove).err());
        Files.copy(Path.of(file), table, StandardCopyOption.REPLACE_EXISTING);
        assertTrue(Run.of(prove).err().contains("not a table"), Run.of(prove).err());
    }

    @Test
    void whatCannotBeProvedOrReadIsSaid() {
        Path file = folder.resolve("no.proof");
        assertTrue(Run.of("verify", file.toString()).err().contains("there is no file"));
        Run budget = Run.of("prove", "cram[5,5]", "-o", file.toString(), "--budget", "10");
        assertEquals(1, budget.status());
        assertTrue(budget.err().contains("the limit is 10 positions"), budget.err());
        assertTrue(Files.notExists(file));
        String table = folder.resolve("no.table").toString();
        Run several = Run.of("prove", "cram[2,2] + nim 3", "-o", file.toString(), "--checkpoint", table);
        assertEquals(1, several.status());
        assertTrue(several.err().contains("one game"), several.err());
    }

    @Test
    void programsAskInJson() {
        String file = folder.resolve("a.proof.gz").toString();
        String prove =
                "{\"id\":1,\"prove\":{\"game\":\"cram\",\"params\":{\"board\":[3,5]}},\"to\":\"" + file + "\"}\n";
        String verify = "{\"verify\":\"" + file + "\"}\n";
        Run answered = Run.reading(prove + verify, "solve", "--jsonl");
        String[] lines = answered.out().split("\n", -1);
        assertTrue(lines[0].startsWith("{\"id\":1,\"value\":1,\"facts\":"), lines[0]);
        assertTrue(lines[1].startsWith("{\"value\":1,\"facts\":"), lines[1]);
        assertTrue(
                lines[1].contains("\"accepted\":true,\"reason\":\"cram[board=3,5] has the Grundy value 1"), lines[1]);
        assertEquals(0, answered.status());
    }

    @Test
    void factsOfMiserePlayAreNotKept() {
        Path file = folder.resolve("misere.facts");
        Run run = Run.of("solve", "cram[3,4]", "--misere", "--keep", file.toString());
        assertEquals(1, run.status());
        assertEquals("", run.out());
        assertTrue(run.err().contains("keep is for normal play only"), run::err);
    }

    @Test
    void requestsThatCannotBeAnsweredSayWhy() {
        error("{\"verify\":\"" + folder.resolve("none") + "\"}", "there is no file");
        error("{\"prove\":{\"game\":\"cram\",\"params\":{\"board\":[3,5]}}}", "the key to is missing");
        error("{\"prove\":\"cram\",\"to\":\"x\"}", "prove must be an object");
        error("{\"verify\":\"x\",\"position\":1,\"into\":3}", "unknown key");
    }

    private static void error(String request, String reason) {
        Run answered = Run.reading(request + "\n", "solve", "--jsonl");
        assertTrue(answered.out().startsWith("{\"error\":"), answered.out());
        assertTrue(answered.out().contains(reason), answered.out());
    }

    /** The strategy chosen by name, whose reason states that it searched. */
    @Test
    void theLaneIsAskedForByName() {
        Run solved = Run.of("solve", "cram[4,5]", "--solver", "nimber-search");
        assertEquals(0, solved.status(), solved.err());
        assertTrue(solved.out().contains("Grundy value 2"), solved.out());
        Run json = Run.reading(
                "{\"game\":\"cram\",\"params\":{\"board\":[4,5]},\"position\":[],\"solver\":\"nimber-search\"}\n",
                "solve",
                "--jsonl");
        assertTrue(json.out().startsWith("{\"outcome\":\"N\",\"grundy\":2,"), json.out());
    }
}
