package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.ImpartialGame;
import org.junit.jupiter.api.Test;

/** What each game claims, a line each with kind, status, source and statement: a theorem that is dropped would leave nothing for the contract to refute. */
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
        return PluginsTest.games().flatMap(ClaimedTest::lines).distinct().sorted();
    }

    private static Stream<String> lines(ImpartialGame<?> game) {
        return game.claims().isEmpty()
                ? Stream.of(game.name() + " : nothing")
                : game.claims().stream().map(claim -> game.name() + " : " + words(claim));
    }

    private static String words(Claim<?> claim) {
        Basis basis = claim.basis();
        return claim.getClass().getSimpleName() + " " + basis.status() + " ["
                + basis.source().key() + "] " + basis.statement();
    }
}
