package org.impartial.proof.kind.misere;

import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.kind.Header;
import org.impartial.proof.kind.Lines;
import org.impartial.proof.kind.Rereadable;

/**
 * A proof of the misère outcome of a position. Its lines are, in this order:
 *
 * <ul>
 *   <li>{@code game NAME}: a game, numbered from 0;
 *   <li>{@code tree t…}: a canonical form, numbered from 0, given by the numbers of its options, which come before it;
 *   <li>{@code part g t STATE}: a component in canonical form of game g is equal to tree t; the parts of its options
 *       come before it;
 *   <li>{@code apart g STATE}: a component in canonical form, numbered from 0, that is not replaced by a tree;
 *   <li>{@code lost t c…}: the sum of tree t and the components c… is a P-position.
 * </ul>
 *
 * <p>A part is equal to a tree if its options are those of the tree and perhaps others that are reversible: each of
 * these has the tree as an option, and if the tree is 0 and there are such options, at least one of them is P [ONAG,
 * ch. 12]. A lost sum has an option, and each of its options has ended or has a lost option: since play ends, all lost
 * sums are then P. The root is lost if its outcome is P; otherwise it has ended or has a lost option. The state of a
 * packed game is written as its number, other states in the notation of the game.
 *
 * @param outcome P or N
 */
public record MisereProof(Position root, Outcome outcome, List<String> lines) implements Lines {
    public static final String KIND = "misere";

    static final String OUTCOME = "outcome";

    /** Creates a proof as read; it is not trusted before it is checked. */
    public MisereProof {
        lines = List.copyOf(lines);
    }

    public static Certificate read(Header first, List<String> facts) {
        return new MisereProof(first.root(), Outcome.valueOf(first.choice(OUTCOME, "P", "N")), facts);
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String statement() {
        String position = root.components().isEmpty() ? "the position without components" : Rereadable.of(root);
        return position + " is " + outcome + " in misère play";
    }

    @Override
    public Map<String, String> header() {
        return ImmutableMap.of(Header.ROOT, Rereadable.of(root), OUTCOME, outcome.toString());
    }

    @Override
    public Verdict check(Meter meter) {
        return new MisereCheck(this, meter).verdict();
    }

    @Override
    public void requireReadable() {
        List<ImpartialGame<?>> games = new ArrayList<>();
        for (String line : lines) {
            switch (FactReader.kind(line)) {
                case "game" -> games.add(new FactReader(line, games).game());
                case "part" -> new FactReader(line, games).requireState(3);
                case "apart" -> new FactReader(line, games).requireState(2);
                default -> {}
            }
        }
        root.components().forEach(component -> Rereadable.requireGame(component.game()));
    }
}
