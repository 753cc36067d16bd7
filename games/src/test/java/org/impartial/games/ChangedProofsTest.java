package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificates;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Proofs of every game of the catalogue that are changed at random are refused or still true: a statement that differs
 * from the one that was proved is compared with play by the rules alone.
 */
class ChangedProofsTest {
    private static final int CHANGES = Boolean.getBoolean("impartial.thorough") ? 100 : 20;
    private static final int POSITIONS = 5_000;

    static Stream<String> positions() {
        return CatalogueProofsTest.positions();
    }

    @ParameterizedTest
    @MethodSource("positions")
    void aChangedProofIsRefusedOrStillTrue(String text) throws IOException {
        for (Convention play : Convention.values()) {
            Optional<Certificate> proof = CatalogueProofsTest.proof(text, play);
            if (proof.isPresent()) {
                List<String> lines = ProofTexts.lines(proof.get());
                Random random = new Random(38);
                for (int i = 0; i < CHANGES; i++) {
                    List<String> changed = changed(lines, random);
                    assertTrue(refusedOrTrue(changed, proof.get(), play), () -> play + ": " + changed);
                }
            }
        }
    }

    private static boolean refusedOrTrue(List<String> lines, Certificate right, Convention play) throws IOException {
        Meter meter = new Meter(Budget.positions(POSITIONS), Progress.NONE, () -> false);
        try {
            Certificate read = Certificates.read(new StringReader(String.join("\n", lines) + "\n"));
            return !read.check(meter).accepted() || read.statement().equals(right.statement()) || isTrue(read, play);
        } catch (CertificateException | StoppedException | BeyondRangeException refused) {
            return true;
        }
    }

    /** Returns whether the value or the outcome of the root is the one that a certificate states. */
    private static boolean isTrue(Certificate certificate, Convention play) {
        Position root = ProofTexts.position(Certificates.root(certificate).orElseThrow());
        if (play == Convention.MISERE) {
            Outcome outcome = new Oracle(POSITIONS).outcome(root, play);
            return certificate.header().get("outcome").equals(outcome.toString());
        }
        Position beside =
                root.plus(ProofTexts.position("nim " + certificate.header().get("value")));
        return new Oracle(POSITIONS).outcome(beside, play) == Outcome.P;
    }

    /** Changes a value, a digit of a state, an outcome or a word of the first line, or drops or repeats a fact. */
    private static List<String> changed(List<String> lines, Random random) {
        List<String> changed = new ArrayList<>(lines);
        while (changed.equals(lines)) {
            int at = random.nextInt(3) == 0 ? 0 : random.nextInt(lines.size());
            String line = lines.get(at);
            if (at > 0 && random.nextInt(3) == 0) {
                changed.remove(at);
            } else if (at > 0 && random.nextInt(5) == 0) {
                changed.add(at, line);
            } else {
                changed.set(at, withOther(line, random));
            }
        }
        changed.set(0, changed.get(0).replaceFirst("\tfacts=[0-9]+", "\tfacts=" + (changed.size() - 1)));
        return changed;
    }

    /** Replaces a digit, or the outcome, at a random place. */
    private static String withOther(String line, Random random) {
        StringBuilder other = new StringBuilder(line);
        int start = line.isEmpty() ? 0 : random.nextInt(line.length());
        for (int i = start; i < line.length(); i++) {
            char now = line.charAt(i);
            if (Character.isDigit(now)) {
                other.setCharAt(i, (char) ('0' + random.nextInt(10)));
                break;
            } else if (now == 'P' || now == 'N') {
                other.setCharAt(i, now == 'P' ? 'N' : 'P');
                break;
            }
        }
        return other.toString();
    }
}
