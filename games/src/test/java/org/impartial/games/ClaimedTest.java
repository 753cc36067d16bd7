package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.game.Claim;
import org.impartial.core.game.ImpartialGame;
import org.junit.jupiter.api.Test;

/** What each game claims, by kind and status: a theorem that is dropped would leave nothing for the contract to refute. */
class ClaimedTest {

    @Test
    void everyGameClaimsWhatIsListed() throws IOException {
        List<String> listed;
        try (InputStream in = Objects.requireNonNull(ClaimedTest.class.getResourceAsStream("/claims.txt"))) {
            listed = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        }
        assertEquals(
                String.join("\n", listed), claimed().collect(Collectors.joining("\n")), "claims.txt lists the claims");
    }

    private static Stream<String> claimed() {
        return PluginsTest.games().map(ClaimedTest::line).distinct().sorted();
    }

    private static String line(ImpartialGame<?> game) {
        String claims = game.claims().stream().map(ClaimedTest::word).sorted().collect(Collectors.joining(", "));
        return (game.name() + " : " + claims).strip();
    }

    private static String word(Claim<?> claim) {
        return claim.getClass().getSimpleName() + " " + claim.basis().status();
    }
}
