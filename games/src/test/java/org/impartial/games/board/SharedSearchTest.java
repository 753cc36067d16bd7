package org.impartial.games.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.solve.engine.nimber.NimberSearch;
import org.impartial.solve.engine.nimber.SharedNimberSearch;
import org.impartial.solve.engine.together.FactBlock;
import org.impartial.solve.engine.together.FactSubject;
import org.impartial.solve.engine.together.SharedSearch;
import org.impartial.solve.engine.together.Together;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches that exchange facts: directly, and over a folder of files. */
class SharedSearchTest {
    private static final Cram BOARD = new Cram(4, 5);
    private static final Component<Long> EMPTY = BOARD.at(0L);

    @TempDir
    private Path folder;

    private static SharedSearch search(Position position, int seed, String name) {
        return new SharedNimberSearch(position, true, 1, 1, seed, name);
    }

    private static Meter positions(long most) {
        return new Meter(Budget.positions(most), Progress.NONE, () -> false);
    }

    private static Certificate accepted(Certificate proof) {
        Verdict verdict = proof.check(Meter.unlimited());
        assertTrue(verdict.accepted(), verdict.reason());
        return proof;
    }

    private Certificate together(Position position, Meter meter) throws IOException {
        return Together.prove(
                folder,
                FactSubject.of(position, Convention.NORMAL),
                (seed, name) -> search(position, seed, name),
                meter);
    }

    /** Returns the blocks of a whole search. */
    private static List<byte[]> facts(Position position) {
        SharedSearch search = search(position, 0, "source");
        search.advance(Meter.unlimited());
        return search.found();
    }

    /** Returns the facts of a block that satisfy a condition. */
    private static byte[] filtered(byte[] block, BiPredicate<Long, Integer> condition) {
        TreeMap<Long, Integer> kept = new TreeMap<>(Long::compareUnsigned);
        FactBlock.read(block, 1, "test")
                .values(
                        (key, value) -> {
                            if (condition.test(key, value)) {
                                kept.put(key, value);
                            }
                        },
                        "test");
        return FactBlock.of(0, kept);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cram[4,7]", "cram[4,6] + nogo[1,14]", "sprouts 6"})
    void twoSearchesThatExchangeFactsNeedFewerPositionsEach(String text) {
        Position position = GameLibrary.installed().read(text).position();
        Meter alone = Meter.unlimited();
        search(position, 0, "").advance(alone);
        SharedSearch[] team = {search(position, 0, "0"), search(position, 1, "1")};
        Meter[] meters = {Meter.unlimited(), Meter.unlimited()};
        boolean decided = false;
        for (int i = 0; !decided; i = 1 - i) {
            decided = Together.advance(team[i], meters[i], 50);
            for (byte[] block : team[i].found()) {
                team[1 - i].learn(block, "of " + i, meters[1 - i]);
            }
        }
        long most = Math.max(meters[0].cost().positions(), meters[1].cost().positions());
        assertTrue(most < 0.95 * alone.cost().positions(), most + " positions, alone " + alone.cost());
        accepted(team[0].prove(Meter.unlimited()));
        accepted(team[1].prove(Meter.unlimited()));
    }

    /** Another search may have sent only some of its facts; those that support them are searched for. */
    @Test
    void aProofFindsTheFactsThatWereNotSent() {
        byte[] large = filtered(
                facts(EMPTY).get(0), (state, value) -> BOARD.at(state).equals(EMPTY) || Long.bitCount(state) % 3 == 0);
        SharedSearch search = search(EMPTY, 1, "own");
        search.learn(large, "other", Meter.unlimited());
        assertTrue(Together.advance(search, Meter.unlimited(), 1));
        accepted(search.prove(Meter.unlimited()));
    }

    @Test
    void whatWasLearnedIsNotSentAgain() {
        SharedSearch search = search(EMPTY, 1, "own");
        facts(EMPTY).forEach(block -> search.learn(block, "other", Meter.unlimited()));
        assertEquals(List.of(), search.found());
    }

    @Test
    void contradictionsNameBothSources() {
        byte[] facts = facts(EMPTY).get(0);
        SharedSearch search = search(EMPTY, 1, "own");
        search.learn(facts, "first", Meter.unlimited());
        byte[] root = FactBlock.of(0, new TreeMap<>(Map.of(0L, 9)));
        String both = assertThrows(CertificateException.class, () -> search.learn(root, "second", Meter.unlimited()))
                .getMessage();
        assertTrue(both.contains("first") && both.contains("second"), both);
        SharedSearch other = search(EMPTY, 1, "own");
        other.advance(Meter.unlimited());
        String own = assertThrows(CertificateException.class, () -> other.learn(root, "second", Meter.unlimited()))
                .getMessage();
        assertTrue(own.contains("own") && own.contains("second"), own);
    }

    /** The value of the board is 1: it has no option of value 8, and one of value 0. */
    @ParameterizedTest
    @ValueSource(ints = {0, 9})
    void aFalseFactIsRefusedWithItsSource(int value) {
        SharedSearch search = search(new Cram(3, 4).at(0L), 1, "own");
        search.learn(FactBlock.of(0, new TreeMap<>(Map.of(0L, value))), "liar", Meter.unlimited());
        search.advance(Meter.unlimited());
        String proof = assertThrows(CertificateException.class, () -> search.prove(Meter.unlimited()))
                .getMessage();
        assertTrue(proof.contains("liar"), proof);
    }

    /** The value of this board is 1, so an option of value 0 is known, and the board cannot have that value. */
    @Test
    void factsAreComparedWithThoseOfOptions() {
        Component<Long> board = new Cram(3, 4).at(0L);
        SharedSearch search = search(board, 1, "own");
        facts(board)
                .forEach(block ->
                        search.learn(filtered(block, (state, value) -> state != 0), "good", Meter.unlimited()));
        byte[] root = FactBlock.of(0, new TreeMap<>(Map.of(0L, 0)));
        String refusal = assertThrows(CertificateException.class, () -> search.learn(root, "liar", Meter.unlimited()))
                .getMessage();
        assertTrue(refusal.contains("liar"), refusal);
    }

    /** A search that is stopped and started again continues from the facts in the folder, as one that was killed. */
    @Test
    void theFolderKeepsWhatAStoppedSearchFound() throws IOException {
        Meter alone = Meter.unlimited();
        new NimberSearch().value(EMPTY, alone);
        Meter some = positions(alone.cost().positions() * 2 / 3);
        assertThrows(StoppedException.class, () -> together(EMPTY, some));
        Meter rest = Meter.unlimited();
        accepted(together(EMPTY, rest));
        assertTrue(rest.cost().positions() < alone.cost().positions(), rest.cost() + " alone " + alone.cost());
        Meter none = Meter.unlimited();
        accepted(together(EMPTY, none));
        assertTrue(none.cost().positions() < 500, none.cost().toString());
        assertEquals(List.of("1.facts", "2.facts", "3.facts"), names());
    }

    @Test
    void theFolderKeepsWhatAnInterruptedSearchFound() throws IOException {
        int[] polls = {0};
        Meter interrupting = new Meter(Budget.unlimited(), Progress.NONE, () -> {
            if (++polls[0] == 40) {
                Thread.currentThread().interrupt();
            }
            return false;
        });
        assertThrows(StoppedException.class, () -> together(EMPTY, interrupting));
        assertTrue(Thread.interrupted());
        assertFalse(Files.readString(folder.resolve("1.facts"), StandardCharsets.ISO_8859_1)
                .endsWith("\n\n"));
    }

    private List<String> names() throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void aBlockStatesAnyOfManyGames() {
        byte[] block = FactBlock.of(200, new TreeMap<>(Map.of(3L, 1)));
        FactBlock.read(block, 201, "test").values((state, value) -> assertEquals(4, state + value), "test");
        assertEquals(200, FactBlock.read(block, 201, "test").game());
        for (byte[] wrong : List.of(new byte[0], new byte[] {-1}, block)) {
            String refusal = assertThrows(CertificateException.class, () -> FactBlock.read(wrong, 200, "the file"))
                    .getMessage();
            assertTrue(refusal.contains("the file holds a block"), refusal);
        }
    }

    /** States outside the board and lines without a number or a component, under a valid checksum. */
    @Test
    void whatNoSearchWritesIsRefusedByName() {
        Position path = GameLibrary.installed().read("node-kayles path 9").position();
        SharedSearch board = search(EMPTY, 1, "own");
        byte[] outside = FactBlock.of(0, new TreeMap<>(Map.of(-1L, 1)));
        SharedSearch graph = search(path, 1, "own");
        SharedSearch queen = search(GameLibrary.installed().read("wythoff 4 5").position(), 1, "own");
        for (Executable learning : List.<Executable>of(
                () -> board.learn(outside, "the file", Meter.unlimited()),
                () -> queen.learn(FactBlock.of(0, List.of("0 1 2999999999999999999")), "the file", Meter.unlimited()),
                () -> graph.learn(FactBlock.of(0, List.of("x [0,1]")), "the file", Meter.unlimited()),
                () -> graph.learn(FactBlock.of(0, List.of("1 x")), "the file", Meter.unlimited()),
                () -> graph.learn(FactBlock.of(0, List.of("-1 [0,1]")), "the file", Meter.unlimited()),
                () -> graph.learn(FactBlock.of(0, List.of("99999999999 [0,1]")), "the file", Meter.unlimited()))) {
            String refusal = assertThrows(CertificateException.class, learning).getMessage();
            assertTrue(refusal.contains("the file holds a block"), refusal);
        }
    }

    @Test
    void damagedFilesAreRefusedByName() throws IOException {
        together(EMPTY, Meter.unlimited());
        Path file = folder.resolve("1.facts");
        byte[] whole = Files.readAllBytes(file);
        // The same blocks twice, so that a changed byte is not in the last block.
        int header = new String(whole, StandardCharsets.ISO_8859_1).indexOf("\n\n") + 2;
        byte[] twice = Arrays.copyOf(whole, 2 * whole.length - header);
        System.arraycopy(whole, header, twice, whole.length, whole.length - header);
        for (int at : new int[] {0, 20, header - 3, header, header + 5, header + 9, whole.length - 1}) {
            byte[] changed = twice.clone();
            changed[at] ^= 64;
            Files.write(file, changed);
            String refusal = assertThrows(CertificateException.class, () -> together(EMPTY, Meter.unlimited()), "" + at)
                    .getMessage();
            assertTrue(refusal.contains(file.toString()), refusal);
        }
        Files.write(file, whole);
        Position other = new Cram(4, 4).at(0L);
        assertTrue(assertThrows(CertificateException.class, () -> together(other, Meter.unlimited()))
                .getMessage()
                .contains("something else"));
    }

    @Test
    void theWholeBlocksOfACutFileAreKept() throws IOException {
        together(EMPTY, Meter.unlimited());
        Path file = folder.resolve("1.facts");
        byte[] whole = Files.readAllBytes(file);
        long least = Long.MAX_VALUE;
        for (int length = whole.length; length >= 0; length -= whole.length / 7 + 1) {
            try (var files = Files.list(folder)) {
                for (Path each : files.toList()) {
                    Files.delete(each);
                }
            }
            Files.write(file, Arrays.copyOf(whole, length));
            Meter meter = Meter.unlimited();
            accepted(together(EMPTY, meter));
            least = Math.min(least, meter.cost().positions());
            assertArrayEquals(Arrays.copyOf(whole, length), Files.readAllBytes(file));
        }
        assertTrue(least < 500, "whole file: " + least);
    }
}
