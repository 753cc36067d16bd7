package org.impartial.example.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.solve.ProblemProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The samples of the judges, {@code judge/<problem>-<number>.in} and {@code .out}, are answered exactly. */
class SamplesTest {
    /** Problems that are the same, and one whose sample is one of several answers that are accepted. */
    private static final Map<String, String> OF_ANOTHER = Map.of("poj1067", "hdu1527", "poj2505", "hdu1517");

    private static final String ANY_NODE = "cf2062e1";

    static Stream<String> problems() {
        return ProblemProvider.installed().keySet().stream();
    }

    @Test
    void allTheProblemsAreThere() {
        List<String> known = List.of(
                "hdu1527",
                "poj1067",
                "hdu2177",
                "poj1704",
                "lanqiao-monks",
                "hdu1850",
                "hdu1907",
                "hdu2509",
                "hdu3537",
                "hdu4155",
                "hdu1517",
                "poj2505",
                "hdu1538",
                "hdu3404",
                "hdu3389",
                "hdu1404",
                "hdu4111",
                "hdu3094",
                "hdu3197",
                "hdu3590",
                "cf787c",
                "luogu-t467518",
                "luogu-p2197",
                "agc010f",
                "cf2062e1",
                "cf2062e2",
                "cf2053e",
                "hihocoder1163");
        assertEquals(known.stream().sorted().toList(), problems().sorted().toList());
        ProblemProvider.installed().forEach((name, problem) -> {
            assertEquals(name, problem.name());
            assertFalse(problem.title().isBlank(), name);
        });
    }

    @ParameterizedTest
    @MethodSource("problems")
    void theSamplesAreAnsweredToTheLetter(String problem) {
        String name = OF_ANOTHER.getOrDefault(problem, problem);
        int number = 1;
        for (; SamplesTest.class.getResource(path(name, number, "in")) != null; number++) {
            String printed = Judged.output(problem, text(name, number, "in"));
            if (problem.equals(ANY_NODE)) {
                assertAccepted(printed, text(name, number, "out"), text(name, number, "in"));
            } else {
                assertEquals(text(name, number, "out"), printed, name + " " + number);
            }
        }
        assertTrue(number > 1 || problem.equals("hdu3197"), "no sample of " + name);
    }

    /** The sample names any of the nodes that the harder problem prints; the library prints the least. */
    private static void assertAccepted(String printed, String sample, String input) {
        List<String> nodes = Judged.output("cf2062e2", input).lines().toList();
        List<String> ours = printed.lines().toList();
        List<String> judges = sample.lines().toList();
        assertEquals(nodes.size(), ours.size());
        IntStream.range(0, nodes.size()).forEach(i -> {
            List<String> accepted = Arrays.asList(nodes.get(i).split(" "));
            accepted = accepted.subList(accepted.size() > 1 ? 1 : 0, accepted.size());
            assertEquals(accepted.get(0), ours.get(i));
            assertTrue(accepted.contains(judges.get(i)), judges.get(i) + " is not among " + accepted);
        });
    }

    private static String path(String problem, int number, String kind) {
        return "/judge/" + problem + "-" + number + "." + kind;
    }

    private static String text(String problem, int number, String kind) {
        try (InputStream in = SamplesTest.class.getResourceAsStream(path(problem, number, kind))) {
            assertNotNull(in, "no " + path(problem, number, kind));
            return new String(in.readAllBytes(), StandardCharsets.US_ASCII);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
