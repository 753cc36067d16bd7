package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.Certificates;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Known games are proved, with automata of the known sizes and the known numbers of questions. */
class TableTest {
    private static final List<String> SLOWLY_CHECKED = List.of("3-Wythoff");

    /** Returns every sixth row, or all. */
    static Stream<Catalogue.Row> rows() {
        List<Catalogue.Row> all = Catalogue.rows();
        int step = Boolean.getBoolean("impartial.thorough") ? 1 : 6;
        return IntStream.range(0, all.size()).filter(i -> i % step == 0).mapToObj(all::get);
    }

    @ParameterizedTest
    @MethodSource("rows")
    void endsInAProofThatIsAcceptedAsItIsWritten(Catalogue.Row row) throws IOException {
        Discovered<Theorem> found =
                row.discovery().within(Duration.ofMinutes(5)).run();
        assertTrue(found.proved(), found.reason());
        Theorem theorem = found.theorem().orElseThrow();
        assertEquals(row.states(), theorem.states());
        if (row.questions() >= 0) {
            assertEquals(row.questions(), theorem.questions());
        }
        if (row.states() <= 30 && !SLOWLY_CHECKED.contains(row.name())) {
            StringBuilder text = new StringBuilder();
            Certificates.write(theorem.certificate(), text);
            Verdict verdict =
                    Certificates.read(new StringReader(text.toString())).check(Meter.unlimited());
            assertTrue(verdict.accepted(), verdict.reason());
        }
    }
}
