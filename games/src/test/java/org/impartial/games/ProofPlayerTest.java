package org.impartial.games;

import static org.impartial.games.ProofTexts.lines;
import static org.impartial.games.ProofTexts.position;
import static org.impartial.games.ProofTexts.prove;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificates;
import org.impartial.proof.play.ProofPlayer;
import org.impartial.proof.play.ProofPlayer.IncompleteBookException;
import org.impartial.proof.play.ProofPlayer.ProofResult;
import org.impartial.solve.Solver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A player who has a book wins every game that the book says is won, and a book that lacks a fact is noticed in play. */
class ProofPlayerTest {

    /** Plays against random moves until play ends; returns the number of replies, or -1 if the player of the book lost. */
    private static int replies(ProofPlayer player, Position start, Random random) {
        Position position = start;
        int replies = 0;
        boolean mine = player.value(start).isEmpty() || player.value(start).getAsLong() != 0;
        while (true) {
            List<Move> moves = position.moves();
            if (moves.isEmpty()) {
                return mine ? -1 : replies;
            }
            if (mine) {
                position = player.winningReply(position).move().result();
                replies++;
            } else {
                position = moves.get(random.nextInt(moves.size())).result();
            }
            mine = !mine;
        }
    }

    private static void wins(int games, Certificate book, String start) {
        ProofPlayer player = ProofPlayer.of(book);
        Random random = new Random(28);
        int replies = 0;
        for (int game = 0; game < games; game++) {
            int made = replies(player, position(start), random);
            assertTrue(made >= 0, "the player of the book lost game " + game + " of " + start);
            replies += made;
        }
        assertTrue(replies >= games, replies + " replies");
    }

    @Test
    void aThousandGamesOfCramAreWon() {
        wins(1_000, prove("cram[4,5]"), "cram[4,5]");
    }

    @Tag("thorough")
    @Test
    void tenThousandGamesOfCramAreWon() {
        wins(10_000, prove("cram[4,5]"), "cram[4,5]");
    }

    @ParameterizedTest
    @CsvSource({"sprouts 4", "'kayles 5 9 + cram[3,4]'", "'cram[3,3] + cram[3,3]'", "'nim 3 5 + sprouts 3'"})
    void sumsAndOtherGamesAreWon(String start) {
        Certificate book = prove(start);
        wins(50, book, start);
        wins(50, Solver.normal().proveOutcome(position(start)), start);
    }

    @Test
    void aLostPositionIsToldAndAnErrorOfTheOpponentIsUsed() {
        ProofPlayer player = ProofPlayer.of(prove("cram[4,4]"));
        ProofPlayer.ProofReply first = player.reply(position("cram[4,4]"));
        assertEquals(ProofResult.LOSES, first.kind());
        assertThrows(IncompleteBookException.class, () -> player.winningReply(position("cram[4,4]")));
        assertEquals(ProofResult.UNKNOWN, player.reply(position("wythoff 3 4")).kind());
        Position mistaken = position("cram[4,4]").move("[1,1] [1,2]").result();
        assertEquals(ProofResult.WINS, player.reply(mistaken).kind());
        assertThrows(IllegalArgumentException.class, () -> player.reply(position("nim 0")));
    }

    /** Equal components cancel without facts: the opponent's move in one is repeated in the other. */
    @Test
    void equalComponentsNeedNoFacts() {
        wins(50, prove("cram[2,2]"), "kayles 7 + kayles 7 + cram[2,2]");
    }

    /** In loopy play and with entailing moves a repeated move need not be an answer, so equal components do not cancel. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "digraph[n=3,edges=[0,1],[1,0],[1,2]] 0 + digraph[n=3,edges=[0,1],[1,0],[1,2]] 0",
                "top-entails 5 + top-entails 5",
                "northcott [0,3,2] [0,3,2]"
            })
    void equalComponentsWithoutNimbersDoNotCancel(String text) {
        ProofPlayer player = ProofPlayer.of(prove("cram[2,2]"));
        assertTrue(player.value(position(text)).isEmpty());
        assertEquals(ProofResult.UNKNOWN, player.reply(position(text)).kind());
        assertEquals(
                ProofResult.UNKNOWN,
                player.reply(position(text).moves().get(0).result()).kind());
    }

    @Test
    void aReplyNamesItsFacts() {
        ProofPlayer player = ProofPlayer.of(prove("nim 3 5 + cram[2,3]"));
        assertEquals(
                "by the book the position that it leaves has the value 0: nim 3 = 3; nim 2 = 2; cram[board=2,3] = 1",
                player.reply(position("nim 3 5 + cram[2,3]")).reason());
    }

    /** A book that gives a position another value than 0 and no reply says neither that it is won nor that it is lost. */
    @Test
    void aValueWithoutAReplyTellsNothing() throws IOException {
        String lines = "impartial-certificate 1\tkind=nimber\tgame=nim\troot=3\tvalue=3\tfacts=1\n3 3\n";
        ProofPlayer player = ProofPlayer.of(Certificates.read(new StringReader(lines)));
        assertEquals(3, player.value(position("nim 3")).getAsLong());
        assertEquals(ProofResult.UNKNOWN, player.reply(position("nim 3")).kind());
    }

    /** Parts of value 0 are named too, pairs as such; more than eight parts are not. */
    @Test
    void aReplyNamesUpToEightParts() {
        ProofPlayer player = ProofPlayer.of(prove("nim 3 + cram[2,2]"), prove("nim 1 2 4 8 16 32 64 255"));
        assertEquals(
                "by the book the position that it leaves has the value 0: cram[board=2,2] = 0; kayles 7, cancelled by its"
                        + " equal; kayles 7, cancelled by its equal; nim 0 = 0",
                player.reply(position("cram[2,2] + kayles 7 + kayles 7 + nim 3"))
                        .reason());
        String eight = player.reply(position("nim 1 2 4 8 16 32 64 255")).reason();
        assertTrue(eight.contains("value 0: nim 1 = 1; nim 2 = 2; nim 4 = 4; "), eight);
        assertEquals(
                "by the book the position that it leaves has the value 0",
                player.reply(position("cram[2,2] + nim 1 2 4 8 16 32 64 255")).reason());
        assertTrue(player.toString().startsWith("plays by facts: "), player.toString());
    }

    /** Without a fact the player wins still, or says at a reply that the book lacks one; it never plays on and loses. */
    @Test
    void aDroppedFactIsNoticedInPlay() throws IOException {
        List<String> lines = lines(prove("cram[4,4]"));
        Random random = new Random(5);
        int noticed = 0;
        for (int i = 1; i < lines.size(); i++) {
            List<String> rest = new ArrayList<>(lines);
            rest.remove(i);
            rest.set(0, rest.get(0).replaceFirst("facts=\\d+", "facts=" + (rest.size() - 1)));
            Certificate book = Certificates.read(new StringReader(String.join("\n", rest) + "\n"));
            noticed += isNoticed(ProofPlayer.of(book), random) ? 1 : 0;
        }
        assertTrue(2 * noticed > lines.size(), noticed + " of " + lines.size());
    }

    private static boolean isNoticed(ProofPlayer player, Random random) {
        try {
            for (int game = 0; game < 100; game++) {
                assertTrue(replies(player, position("cram[4,4]"), random) >= 0, "a game was lost");
            }
            return false;
        } catch (IncompleteBookException missing) {
            assertTrue(missing.getMessage().contains("lacks a fact"), missing.getMessage());
            return true;
        }
    }

    @Test
    void aCertificateWithoutGrundyValuesIsNoBook() {
        assertThrows(CertificateException.class, () -> ProofPlayer.of(prove("kayles 100000")));
    }
}
