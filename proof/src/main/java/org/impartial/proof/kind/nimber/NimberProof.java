package org.impartial.proof.kind.nimber;

import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.kind.Header;
import org.impartial.proof.kind.Lines;
import org.impartial.proof.kind.Rereadable;

/**
 * A proof of the Grundy value of a position of one game: facts "this component has this value" that support each other
 * [Lemoine-Viennot 2012]. A fact (C, n) holds if
 *
 * <ul>
 *   <li>for each k below n some option of C has all its parts among the facts, with XOR k;
 *   <li>no option of C has all its parts among the facts, with XOR n;
 *   <li>if an option has one part B that is not among the facts, and the others have XOR x, a reply refutes it: B has
 *       an option all of whose parts are among the facts, with XOR n xor x.
 * </ul>
 *
 * Since play ends, all facts are then true. Two equal parts of an option cancel and need no facts. A line is a value
 * and a component in the notation of the game; lines are sorted.
 *
 * @param root the position, components of that game
 */
public record NimberProof<S>(ImpartialGame<S> game, Position root, long value, List<String> lines) implements Lines {
    public static final String KIND = "nimber";

    static final String VALUE = "value";

    /** Creates a proof as read; it is not trusted before it is checked. */
    public NimberProof {
        lines = List.copyOf(lines);
    }

    /** {@return a proof from the values of components, by their states in canonical form} */
    public static <S> NimberProof<S> of(ImpartialGame<S> game, Position root, long value, Map<S, Long> facts) {
        return new NimberProof<>(game, root, value, lines(game, facts));
    }

    /** {@return a proof of the value of a sum of several games, the XOR of their values, from a proof for each} */
    public static Certificate ofSum(Position root, List<NimberProof<?>> proofs) {
        long value = proofs.stream().mapToLong(NimberProof::value).reduce(0, (a, b) -> a ^ b);
        return new NimberSumProof(root, value, proofs);
    }

    /** {@return a proof as read, of one game or of a sum of several} */
    public static Certificate read(Header first, List<String> facts) {
        long value = first.number(VALUE);
        return first.has(NimberSumProof.VALUES)
                ? NimberSumProof.read(first.root(), value, first.numbers(NimberSumProof.VALUES), facts)
                : new NimberProof<>(first.game(), first.root(), value, facts);
    }

    /** Returns the facts in their written form. */
    static <S> List<String> lines(ImpartialGame<S> game, Map<S, Long> facts) {
        List<String> lines = new ArrayList<>(facts.size());
        facts.forEach((state, worth) -> lines.add(worth + " " + game.notation().write(state)));
        lines.sort(null);
        return lines;
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String statement() {
        return described(root) + " has the Grundy value " + value;
    }

    /** Returns a position as text, with the full names of its games unless these are long, as for graphs. */
    static String described(Position root) {
        return root.components().stream().map(NimberProof::described).collect(Collectors.joining(" + "));
    }

    private static String described(Component<?> component) {
        return (Header.shown(component.game()) + " " + Rereadable.state(component)).strip();
    }

    @Override
    public Map<String, String> header() {
        return header(game, root, Long.toString(value));
    }

    static Map<String, String> header(ImpartialGame<?> game, Position root, String value) {
        String states = root.components().stream().map(Rereadable::state).collect(Collectors.joining(" + "));
        return ImmutableMap.of(Header.GAME, game.fullName(), Header.ROOT, states, VALUE, value);
    }

    @Override
    public Verdict check(Meter meter) {
        return new UsedFacts<>(this, meter).verdict();
    }

    @Override
    public void requireReadable() {
        Rereadable.requireReadable(game, lines, line -> line.indexOf(' ') + 1);
    }

    /** Returns the state of a component, which must be a component of this game. */
    @SuppressWarnings("unchecked")
    S state(Component<?> component) {
        if (!component.game().equals(game)) {
            throw new CertificateException(
                    "it refers to " + component.game().name() + " too, but a proof covers only one game");
        }
        return (S) component.state();
    }

    /** Returns the state named by a line after its value. */
    S read(String line) {
        return Rereadable.read(game, line.substring(line.indexOf(' ') + 1), line);
    }
}
