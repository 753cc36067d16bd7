package org.impartial.proof.kind.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.proof.kind.Rereadable;

/** Collects the facts of a {@link MisereProof} as lines. Not safe for use by several threads. */
public final class MisereFacts {
    private final Map<ImpartialGame<?>, Integer> games = new LinkedHashMap<>();
    private final List<String> trees = new ArrayList<>();
    private final List<String> parts = new ArrayList<>();
    private final List<String> aparts = new ArrayList<>();
    private final List<String> lost = new ArrayList<>();

    /** Creates an empty collection. */
    public MisereFacts() {}

    /** Adds a canonical form, whose options must have been added before. */
    public int tree(int[] options) {
        trees.add(numbers("tree", options));
        return trees.size() - 1;
    }

    /** Adds a component that is equal to a form; the parts of its options must have been added before. */
    public void part(Component<?> component, int tree) {
        parts.add("part " + game(component.game()) + " " + tree + " " + state(component));
    }

    /** Adds a component that is not replaced by a form. */
    public int apart(Component<?> component) {
        aparts.add("apart " + game(component.game()) + " " + state(component));
        return aparts.size() - 1;
    }

    /** Adds a P-position: a tree and the components beside it. */
    public void lost(int tree, int[] components) {
        lost.add(numbers("lost " + tree, components));
    }

    /** {@return the proof of all these facts, not yet checked} */
    public MisereProof proof(Position root, Outcome outcome) {
        List<String> lines = new ArrayList<>();
        games.keySet().forEach(game -> lines.add("game " + game.fullName()));
        lines.addAll(trees);
        lines.addAll(parts);
        lines.addAll(aparts);
        lines.addAll(lost);
        return new MisereProof(root, outcome, lines);
    }

    private int game(ImpartialGame<?> game) {
        return games.computeIfAbsent(game, g -> games.size());
    }

    /** Returns a state as it is written in facts. */
    static String state(Component<?> component) {
        return component.game() instanceof PackedGame ? component.state().toString() : Rereadable.state(component);
    }

    private static String numbers(String start, int[] numbers) {
        return start + Arrays.stream(numbers).mapToObj(number -> " " + number).collect(Collectors.joining());
    }
}
