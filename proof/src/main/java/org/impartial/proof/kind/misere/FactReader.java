package org.impartial.proof.kind.misere;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.PositionKind;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.NotationException;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.kind.Header;

/** Reads one line of a {@link MisereProof}, which consists of words separated by single spaces. */
final class FactReader {
    private static final int SHOWN = 120;

    private final String line;
    private final String[] words;
    private final List<ImpartialGame<?>> games;

    FactReader(String line, List<ImpartialGame<?>> games) {
        this.line = line;
        this.words = line.split(" ", -1);
        this.games = games;
    }

    /** Returns the first word of a line. */
    static String kind(String line) {
        return line.split(" ", 2)[0];
    }

    /** Returns the game named after the first word. */
    ImpartialGame<?> game() {
        ImpartialGame<?> game = Header.game(rest(1));
        obstacle(game, PositionKind.of(game)).ifPresent(why -> {
            throw fails(why);
        });
        return game;
    }

    /** Returns why facts about positions of a kind do not support each other; empty if they may. */
    static Optional<String> obstacle(ImpartialGame<?> game, PositionKind kind) {
        return kind.isLoopy() || kind.isEntailing()
                ? kind.obstacle()
                        .map(law -> game.name() + " " + law
                                + ", and facts support each other only in play that ends, with free moves")
                : Optional.empty();
    }

    /** Returns a word as a number below a bound. */
    int number(int word, int bound) {
        if (word >= words.length || !words[word].matches("0|[1-9][0-9]{0,8}")) {
            throw fails("a number is expected as word " + (word + 1));
        }
        int number = Integer.parseInt(words[word]);
        if (number >= bound) {
            throw fails("the number " + number + " does not refer to an earlier line");
        }
        return number;
    }

    /** Returns the words from a given one on as numbers below a bound. */
    int[] numbers(int from, int bound) {
        return IntStream.range(from, words.length)
                .map(word -> number(word, bound))
                .toArray();
    }

    /** Returns the component of the game whose number is the second word, in the state given from a word on. */
    Component<?> component(int from) {
        Component<?> component = at(games.get(number(1, games.size())), rest(from));
        if (!component.equals(component.canonical())) {
            throw fails("its component is not in canonical form, so no option can be it");
        }
        return component;
    }

    /** Checks that the state given from a word on is read as one with the same text. */
    void requireState(int from) {
        String again = MisereFacts.state(component(from));
        if (!again.equals(rest(from))) {
            throw fails(
                    "its component would be read as " + again + "; give the game a notation that reads what it writes");
        }
    }

    @SuppressWarnings("unchecked")
    private <S> Component<S> at(ImpartialGame<S> game, String state) {
        try {
            S read = game instanceof PackedGame
                    ? (S) (Object) Long.valueOf(state)
                    : game.notation().read(GameLibrary.datum(state));
            return game.at(read);
        } catch (NotationException | NumberFormatException e) {
            throw fails("it names no component of " + game.name() + ": " + e.getMessage());
        }
    }

    private String rest(int from) {
        return Arrays.stream(words).skip(from).collect(Collectors.joining(" "));
    }

    CertificateException fails(String why) {
        String shown = line.length() <= SHOWN ? line : line.substring(0, SHOWN) + "...";
        return new CertificateException("the fact \"" + shown + "\" fails: " + why);
    }
}
