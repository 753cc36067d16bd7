package org.impartial.core.library;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.Basis.Reference;

/**
 * The description of a game for human readers: its rules, theory, references, parameters, limits and notation.
 *
 * <pre>{@code
 * GameCard card = GameLibrary.installed().family("wythoff").card();
 * card.title();  // Wythoff's game
 * card.group();  // HEAP
 * }</pre>
 *
 * @param id the name in commands and requests, such as {@code bounded-nim}
 * @param title the name in words
 * @param otherNames other names of the same game
 * @param group the family in which it is listed
 * @param rules the rules in two sentences
 * @param theory the known results, or the statement that there are none
 * @param references the keys of the works behind the theory
 * @param parameters its parameters, the main one first
 * @param position how a position is written
 * @param move how a move is written
 * @param limits how large positions may be
 * @param example a position in text form, as an argument of {@code solve}
 */
public record GameCard(
        String id,
        String title,
        List<String> otherNames,
        Group group,
        String rules,
        String theory,
        List<Reference> references,
        List<Parameter> parameters,
        String position,
        String move,
        String limits,
        String example) {
    /**
     * Creates a card that holds immutable copies of the lists.
     *
     * @param id the name in commands and requests, such as {@code bounded-nim}
     * @param title the name in words
     * @param otherNames other names of the same game
     * @param group the family in which it is listed
     * @param rules the rules in two sentences
     * @param theory the known results, or the statement that there are none
     * @param references the keys of the works behind the theory
     * @param parameters its parameters, the main one first
     * @param position how a position is written
     * @param move how a move is written
     * @param limits how large positions may be
     * @param example a position in text form, as an argument of {@code solve}
     */
    public GameCard {
        otherNames = List.copyOf(otherNames);
        references = List.copyOf(references);
        parameters = List.copyOf(parameters);
    }

    /** The families in which games are listed. */
    public enum Group {
        /** Games with heaps. */
        HEAP("Heaps"),
        /** Games with rows of coins that are turned. */
        COIN("Coins"),
        /** Games on boards. */
        BOARD("Boards"),
        /** Games on graphs and trees. */
        GRAPH("Graphs, trees and pencils"),
        /** Games with strings, numbers and cards. */
        WORD("Words, numbers and cards"),
        /** Games composed of other games. */
        COMBINE("Games made of games");

        private final String title;

        Group(String title) {
            this.title = title;
        }

        /** {@return the heading under which the games are listed, such as "Heaps"} */
        public String title() {
            return title;
        }
    }

    /**
     * {@return a card of the group {@link Group#HEAP} without texts and parameters, which the other methods add}
     *
     * @param id the name in commands
     * @param title the name in words
     * @param otherNames other names
     */
    public static GameCard of(String id, String title, String... otherNames) {
        return new GameCard(id, title, List.of(otherNames), Group.HEAP, "", "", List.of(), List.of(), "", "", "", "");
    }

    /**
     * {@return a card written as text} A line {@code name: text} at the margin starts an entry, an indented line
     * continues the entry above it, and blank lines are ignored. The entries are, in any order, each of {@code title},
     * {@code group} (a {@link Group} in lower case), {@code rules}, {@code theory}, {@code position}, {@code move},
     * {@code limits} and {@code example} once, and any number of {@code also} (another name of the game), {@code
     * source} (a key of {@code docs/REFERENCES.md}), {@code parameter NAME} and {@code optional NAME} (its parameters,
     * the main one first).
     *
     * @param id the name in commands
     * @param text the entries
     * @throws IllegalArgumentException if an entry is unknown, repeated, empty or missing; the message names the line
     */
    public static GameCard parse(String id, String text) {
        return CardReader.read(id, text);
    }

    /**
     * {@return this card with another group}
     *
     * @param where the group
     */
    public GameCard group(Group where) {
        return new GameCard(
                id, title, otherNames, where, rules, theory, references, parameters, position, move, limits, example);
    }

    /**
     * {@return this card with rules}
     *
     * @param text two sentences
     */
    public GameCard rules(String text) {
        return new GameCard(
                id, title, otherNames, group, text, theory, references, parameters, position, move, limits, example);
    }

    /**
     * {@return this card with a theory}
     *
     * @param text the theory in a few lines
     * @param keys keys of {@code docs/REFERENCES.md}
     */
    public GameCard theory(String text, String... keys) {
        List<Reference> cited = Arrays.stream(keys).map(Reference::new).toList();
        return new GameCard(
                id, title, otherNames, group, rules, text, cited, parameters, position, move, limits, example);
    }

    /**
     * {@return this card with a further required parameter}
     *
     * @param name its name
     * @param meaning its meaning, with its range
     */
    public GameCard parameter(String name, String meaning) {
        return with(new Parameter(name, meaning, true));
    }

    /**
     * {@return this card with a further optional parameter}
     *
     * @param name its name
     * @param meaning its meaning, with its range and its default
     */
    public GameCard optional(String name, String meaning) {
        return with(new Parameter(name, meaning, false));
    }

    private GameCard with(Parameter parameter) {
        List<Parameter> more =
                Stream.concat(parameters.stream(), Stream.of(parameter)).toList();
        return new GameCard(
                id, title, otherNames, group, rules, theory, references, more, position, move, limits, example);
    }

    /**
     * {@return this card with the notation of positions and moves}
     *
     * @param positions the form of positions
     * @param moves the form of moves
     */
    public GameCard notation(String positions, String moves) {
        return new GameCard(
                id, title, otherNames, group, rules, theory, references, parameters, positions, moves, limits, example);
    }

    /**
     * {@return this card with the limits on the size of positions}
     *
     * @param text the limits
     */
    public GameCard limits(String text) {
        return new GameCard(
                id, title, otherNames, group, rules, theory, references, parameters, position, move, text, example);
    }

    /**
     * {@return this card with an example}
     *
     * @param text a position in text form, as an argument of {@code solve}
     */
    public GameCard example(String text) {
        return new GameCard(
                id, title, otherNames, group, rules, theory, references, parameters, position, move, limits, text);
    }

    /**
     * A parameter of a family of games.
     *
     * @param name its name in {@code GAME[name=value]} and in the {@code params} of a request
     * @param meaning its meaning, with its range
     * @param required false if it may be left out
     */
    public record Parameter(String name, String meaning, boolean required) {}
}
