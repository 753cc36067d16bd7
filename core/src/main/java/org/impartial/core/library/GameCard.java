package org.impartial.core.library;

import java.util.ArrayList;
import java.util.List;
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

    /**
     * {@return a new builder for a card}
     *
     * @param id the name in commands
     * @param title the name in words
     * @param otherNames other names
     */
    public static Builder of(String id, String title, String... otherNames) {
        return new Builder(id, title, List.of(otherNames));
    }

    /**
     * Reads a card written as text, for libraries that keep their cards as resources. A line {@code name: text} at the
     * margin starts an entry, an indented line continues the entry above it, and blank lines are ignored. The entries
     * are, in any order, each of {@code title}, {@code group} (a {@link Group} in lower case), {@code rules}, {@code
     * theory}, {@code position}, {@code move}, {@code limits} and {@code example} once, and as often as needed {@code
     * also} (another name of the game), {@code source} (a key of {@code docs/REFERENCES.md}), {@code parameter NAME}
     * and {@code optional NAME} (its parameters, the main one first).
     *
     * @param id the name in commands
     * @param text the entries
     * @return the card
     * @throws IllegalArgumentException if an entry is unknown, repeated, empty or missing; the message names the line
     */
    public static GameCard parse(String id, String text) {
        return CardReader.read(id, text);
    }

    /** Builds a card field by field. Not safe for use by several threads. */
    public static final class Builder {
        private final String id;
        private final String title;
        private final List<String> otherNames;
        private final List<Reference> references = new ArrayList<>();
        private final List<Parameter> parameters = new ArrayList<>();
        private Group group = Group.HEAP;
        private String rules = "";
        private String theory = "";
        private String position = "";
        private String move = "";
        private String limits = "";

        private Builder(String id, String title, List<String> otherNames) {
            this.id = id;
            this.title = title;
            this.otherNames = otherNames;
        }

        /**
         * Sets the group in which the game is listed.
         *
         * @param where the group; {@link Group#HEAP} if this method is not called
         * @return this builder
         */
        public Builder group(Group where) {
            group = where;
            return this;
        }

        /**
         * Sets the rules.
         *
         * @param text two sentences
         * @return this builder
         */
        public Builder rules(String text) {
            rules = text;
            return this;
        }

        /**
         * Sets the theory.
         *
         * @param text the theory in a few lines
         * @param keys keys of {@code docs/REFERENCES.md}
         * @return this builder
         */
        public Builder theory(String text, String... keys) {
            theory = text;
            for (String key : keys) {
                references.add(new Reference(key));
            }
            return this;
        }

        /**
         * Adds a required parameter.
         *
         * @param name its name
         * @param meaning its meaning, with its range
         * @return this builder
         */
        public Builder parameter(String name, String meaning) {
            parameters.add(new Parameter(name, meaning, true));
            return this;
        }

        /**
         * Adds an optional parameter.
         *
         * @param name its name
         * @param meaning its meaning, with its range and its default
         * @return this builder
         */
        public Builder optional(String name, String meaning) {
            parameters.add(new Parameter(name, meaning, false));
            return this;
        }

        /**
         * Sets the notation of positions and moves.
         *
         * @param positionForm the form of a position
         * @param moveForm the form of a move
         * @return this builder
         */
        public Builder notation(String positionForm, String moveForm) {
            position = positionForm;
            move = moveForm;
            return this;
        }

        /**
         * Sets the limits on the size of positions.
         *
         * @param text the limits
         * @return this builder
         */
        public Builder limits(String text) {
            limits = text;
            return this;
        }

        /**
         * Sets the example and returns the card.
         *
         * @param text a position in text form, as an argument of {@code solve}
         * @return the card
         */
        public GameCard example(String text) {
            return new GameCard(
                    id, title, otherNames, group, rules, theory, references, parameters, position, move, limits, text);
        }

        /** Returns the game of the card. */
        @Override
        public String toString() {
            return "card of " + id;
        }
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
