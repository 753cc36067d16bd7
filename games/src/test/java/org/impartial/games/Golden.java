package org.impartial.games;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a golden file says of a plug-in. A line of {@code golden/<id>.txt} is a kind, what it speaks of, a colon and what is
 * right; lines that begin with # are remarks:
 *
 * <pre>
 * source    where the figures come from
 * world     ID : how many states play reaches from the small states of all samples
 * claim     ID KIND [KEY] : in how many of these states the claims of that kind and source speak
 * values    RULESET : the Grundy values of the positions 0, 1, 2, ...
 * value     POSITION : its Grundy value, or loony
 * outcomes  POSITION : in normal play, in misère play
 * loopy     POSITION : the same where play may go on for ever, with D for a draw
 * followers POSITION : the numbers of plays of one move, of two and of three
 * survey    RULESET QUESTION : the answer about many positions, each part after its name
 * </pre>
 *
 * A game whose play may go on for ever has no values here but outcomes or a survey, and one without positions has surveys
 * only.
 *
 * @param lines the lines without remarks
 */
record Golden(List<Line> lines) {

    /**
     * A line.
     *
     * @param kind its first word
     * @param about what it speaks of
     * @param right what is right
     */
    record Line(String kind, String about, List<String> right) {
        static Line of(String text) {
            String[] kindAndRest = text.split(" +", 2);
            String[] halves = kindAndRest[1].split(" : ", 2);
            return new Line(
                    kindAndRest[0],
                    halves[0],
                    halves.length == 1 ? List.of() : Arrays.asList(halves[1].split(" +", -1)));
        }

        /** The line as it is written. */
        @Override
        public String toString() {
            return kind + " " + about + (right.isEmpty() ? "" : " : " + String.join(" ", right));
        }
    }

    /** What a text says. */
    static Golden of(String text) {
        return new Golden(text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(Line::of)
                .toList());
    }

    /** What the golden file of a plug-in says, if there is one. */
    static Optional<Golden> read(String id) {
        try (InputStream in = Golden.class.getResourceAsStream("/golden/" + id + ".txt")) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(of(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The lines of a kind. */
    Stream<Line> lines(String kind) {
        return lines.stream().filter(line -> line.kind().equals(kind));
    }
}
