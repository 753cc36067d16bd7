package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.impartial.core.meter.Meter;
import org.impartial.discover.check.AutomatonCertificate;
import org.impartial.proof.Certificate;
import org.junit.jupiter.api.Test;

/** Every refusal in the sources of the checkers of theorems is given by a certificate that is wrong in one way. */
class EachRefusalTest {
    /** Refusals that no certificate meets here, with the reason. */
    private static final Map<String, String> ELSEWHERE = Map.of(
            "an automaton of more than 134217728 cells is too large to check", "it would take half a gigabyte",
            "more than 1048576 states cannot be checked", "a test of SpoiltTheoremsTest has so many rows");

    private final List<String> reasons = new ArrayList<>();

    @Test
    void everyRefusalIsMet() throws IOException {
        SpoiltTheoremsTest.cases()
                .forEach(line -> reasons.add(SpoiltTheoremsTest.verdict(line).reason()));
        theoremsThatAreSearchedFor();
        List<RefusalSites.Site> sites =
                RefusalSites.below(Path.of("src", "main", "java", "org", "impartial", "discover", "check"));
        assertTrue(sites.size() > 45, sites::toString);
        List<RefusalSites.Site> open = sites.stream()
                .filter(site -> reasons.stream().noneMatch(site::gives))
                .filter(site -> ELSEWHERE.keySet().stream().noneMatch(site::gives))
                .toList();
        assertEquals(List.of(), open);
    }

    private void theoremsThatAreSearchedFor() {
        Certificate lasker = SplittingTest.proved(SplittingTest.LASKER).certificate();
        reasons.add(new AutomatonCertificate(
                        AutomatonCertificate.REDUNDANT,
                        lasker.header(),
                        lasker.facts().toList())
                .check(Meter.unlimited())
                .reason());
        written("zeckendorf", Catalogue.WYTHOFF);
        written("base 3", "x'<x");
    }

    /** Adds the reason why a theorem in another numeration than base 2 says nothing about heaps written as counts. */
    private void written(String numeration, String rules) {
        Certificate certificate = Discovery.of(HeapRules.parse(rules))
                .in(numeration)
                .run()
                .theorem()
                .orElseThrow()
                .certificate();
        Map<String, String> counts = new LinkedHashMap<>(certificate.header());
        counts.put("values", "counts");
        counts.merge("heaps", ",n", String::concat);
        String reason = new AutomatonCertificate(
                        AutomatonCertificate.KIND, counts, certificate.facts().toList())
                .check(Meter.unlimited())
                .reason();
        assertTrue(reason.contains("in base 2 only"), () -> numeration + ": " + reason);
        reasons.add(reason);
    }
}
