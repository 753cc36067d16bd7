package org.impartial.cli.formal;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.library.GameLibrary;
import org.impartial.proof.Certificate;

final class OctalDigits {
    private static final int OCTAL = 8;
    private static final String TAKING = "3";

    /** The greatest number of beans of a subtraction set, since each number up to it is a digit: Rocq checks 500 in some 12 s. */
    private static final int MOST_TAKEN = 500;

    /** Returns the digits d1, d2, … of the game of a certificate as a list. */
    static String of(Certificate certificate) {
        String game = certificate.header().get("game");
        if (game == null) {
            throw RocqTheorems.unwritten("components of several kinds", "heaps of one game");
        }
        List<ImpartialGame<?>> games = GameLibrary.installed().ruleset(game).games();
        Optional<HeapCode> code =
                games.size() == 1 && games.get(0) instanceof HeapGame heaps ? heaps.heapCode() : Optional.empty();
        return code.flatMap(OctalDigits::digits)
                .map(RocqTheorem::list)
                .orElseThrow(() -> RocqTheorems.unwritten(
                        game,
                        "octal games with finitely many digits, none before the point, and sets of numbers up to "
                                + MOST_TAKEN));
    }

    private static Optional<Stream<?>> digits(HeapCode code) {
        if (code instanceof BreakingCode breaking
                && breaking.finite()
                && !breaking.unequal()
                && breaking.digit(0) == 0
                && breaking.digits().stream().allMatch(digit -> digit < OCTAL)) {
            return Optional.of(breaking.digits().stream().skip(1));
        }
        if (code instanceof SubtractionSet set && set.greatest().orElse(Long.MAX_VALUE) <= MOST_TAKEN) {
            return Optional.of(LongStream.rangeClosed(1, set.greatest().orElseThrow())
                    .mapToObj(taken -> set.contains(taken) ? TAKING : "0"));
        }
        return Optional.empty();
    }
}
