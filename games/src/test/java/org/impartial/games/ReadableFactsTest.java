package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.proof.Certificate.CertificateException;
import org.impartial.core.proof.Certificate;
import org.impartial.core.proof.Certificates;
import org.impartial.core.proof.kind.misere.MisereProof;
import org.impartial.core.proof.kind.nimber.NimberProof;
import org.impartial.core.proof.kind.nimber.NimberTable;
import org.junit.jupiter.api.Test;

/** A certificate whose facts would be read as other positions, or not at all, is refused when it is written. */
class ReadableFactsTest {
    private static final Position ROOT = ProofTexts.position("cram[2,3]");

    private static void refused(String reason, Certificate certificate) {
        StringBuilder text = new StringBuilder();
        CertificateException refusal =
                assertThrows(CertificateException.class, () -> Certificates.write(certificate, text));
        assertTrue(String.valueOf(refusal.getMessage()).contains(reason), refusal.getMessage());
        assertEquals("", text.toString());
    }

    private static Certificate nimber(String fact) {
        return new NimberProof<>(ROOT.components().get(0).game(), ROOT, 1, List.of("0 [1,1]", fact));
    }

    @Test
    void factsThatAreReadAsOthersAreRefused() throws IOException {
        Certificates.write(nimber("1 [1,1] [2,1]"), new StringBuilder());
        refused("would be read as \"[1,1] [2,1]\"", nimber("1 [2,1] [1,1]"));
        refused("names no component of cram[board=2,3]", nimber("1 [3,1]"));
        refused("names no component of cram[board=2,3]", new NimberTable<>(ROOT.components().get(0).game(), List.of("1 x")));
    }

    @Test
    void factsOfMiserePlayAreReadBackToo() throws IOException {
        List<String> facts = List.of("game kayles", "tree", "part 0 0 0");
        Position kayles = ProofTexts.position("kayles 2");
        Certificates.write(new MisereProof(kayles, Outcome.N, facts), new StringBuilder());
        refused("names no component of kayles", new MisereProof(kayles, Outcome.N, List.of("game kayles", "part 0 0 word")));
        refused(
                "would be read as 1 2",
                new MisereProof(kayles, Outcome.N, List.of("game moore-nim[d=2]", "apart 0 [1,2]")));
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
        HeapGame own = new Namesake();
        refused("have other rules under the name \"kayles\"", NimberProof.of(own, own.at(2), 1, Map.of(2L, 1L)));
    }
}
