package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificates;
import org.impartial.proof.kind.nimber.NimberTable;
import org.impartial.solve.Solver;
import org.junit.jupiter.api.Test;

/** A certificate whose facts would be read as other positions, or not at all, is refused when it is written. */
class ReadableFactsTest {
    private static void refused(String reason, Certificate certificate) {
        StringBuilder text = new StringBuilder();
        CertificateException refusal =
                assertThrows(CertificateException.class, () -> Certificates.write(certificate, text));
        assertTrue(String.valueOf(refusal.getMessage()).contains(reason), refusal.getMessage());
        assertEquals("", text.toString());
    }

    /** A certificate as it stands in a file, which is read without a check. */
    private static Certificate read(String header, String... facts) throws IOException {
        String first = "impartial-certificate 1\t" + header + "\tfacts=" + facts.length;
        return Certificates.read(new StringReader(first + "\n" + String.join("\n", facts) + "\n"));
    }

    private static Certificate nimber(String fact) throws IOException {
        return read("kind=nimber\tgame=cram[board=2,3]\troot=\tvalue=1", "0 [1,1]", fact);
    }

    private static Certificate misere(String game, String fact) throws IOException {
        return read("kind=misere\troot=kayles 2\toutcome=N", "game " + game, "tree", fact);
    }

    /** Certificates that are not written, each for another reason. */
    static List<Certificate> unreadable() throws IOException {
        NimberTable<?> cram = (NimberTable<?>) Certificates.read(new StringReader(RightProofs.text("table")));
        return List.of(
                nimber("1 [2,1] [1,1]"),
                misere("moore-nim[d=2]", "apart 0 [1,2]"),
                new NimberTable<>(cram.game(), List.of("1 [2,1] [1,1]")),
                read("kind=entailing\tgame=top-entails\troot=1\tvalue=1", "0123456789abcdef [1]"),
                read(
                        "kind=nimber\troot=cram[board=2,3] + nim 1\tvalue=1\tvalues=0,1",
                        "cram[board=2,3]\t0 [1,1]",
                        "cram[board=2,3]\t1 [2,1] [1,1]",
                        "nim\t1 1"),
                Solver.normal().prove(new Namesake().at(2)));
    }

    @Test
    void factsThatAreReadAsOthersAreRefused() throws IOException {
        Certificates.write(nimber("1 [1,1] [2,1]"), new StringBuilder());
        refused("would be read as \"[1,1] [2,1]\"", nimber("1 [2,1] [1,1]"));
        refused("names no component of cram[board=2,3]", nimber("1 [3,1]"));
        refused(
                "names no component of dag[n=2,edges=[[1,0]]]",
                read("kind=nimber\tgame=digraph[n=2,edges=[1,0]]\troot=1\tvalue=1", "1 2"));
    }

    @Test
    void factsOfMiserePlayAreReadBackToo() throws IOException {
        Certificates.write(misere("kayles", "part 0 0 0"), new StringBuilder());
        refused("names no component of kayles", misere("kayles", "part 0 0 word"));
        refused("would be read as 1 2", misere("moore-nim[d=2]", "apart 0 [1,2]"));
    }

    /** Facts name a branch of one edge by its two vertices, which are no list of edges. */
    @Test
    void aBranchOfOneEdgeIsReadBack() throws IOException {
        StringBuilder text = new StringBuilder();
        Certificates.write(
                Solver.normal()
                        .prove(GameLibrary.installed()
                                .read("tree-cutting [[1,0],[2,1]]")
                                .position()),
                text);
        assertTrue(text.toString().contains("1 [1,0]\n"), text::toString);
        assertTrue(Certificates.read(new StringReader(text.toString()))
                .check(Meter.unlimited())
                .accepted());
    }

    /** Has the name of an installed game and other rules. */
    private record Namesake() implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {
            if (heap >= 2) {
                out.to(heap - 2);
            }
        }

        @Override
        public String name() {
            return "kayles";
        }
    }

    @Test
    void anotherGameUnderAnInstalledNameIsRefused() {
        Certificate proof = Solver.normal().prove(new Namesake().at(2));
        refused("have other rules under the name \"kayles\"", proof);
    }
}
