package org.impartial.proof.kind.misere;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.PositionKind;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.kind.Rereadable;

/** Checks the facts of one proof against the rules, in order. Not safe for use by several threads. */
final class MisereCheck {
    private final MisereProof proof;
    private final Meter meter;
    private final StatedParts parts;
    private final TreeTable trees;
    private final List<ImpartialGame<?>> games = new ArrayList<>();
    private final Set<TreeSum> lost = new HashSet<>();
    private final Set<TreeSum> answered = new HashSet<>();
    private final Map<Integer, List<TreeSum>> replies = new HashMap<>();
    private long checked;

    MisereCheck(MisereProof proof, Meter meter) {
        this.proof = proof;
        this.meter = meter;
        this.parts = new StatedParts(meter);
        this.trees = parts.trees();
    }

    Verdict verdict() {
        try {
            for (Component<?> component : proof.root().components()) {
                PositionKind kind = component.kind();
                if (kind.isLoopy() || kind.isEntailing()) {
                    throw new CertificateException(
                            component.game().name() + " " + kind.obstacle().orElseThrow()
                                    + ", and facts support each other only in play that ends, with free moves");
                }
            }
            List<TreeSum> claimed = read();
            for (TreeSum sum : claimed) {
                checkLost(sum);
                checked++;
            }
            checkRoot();
        } catch (CertificateException refusal) {
            return Verdict.refused(checked, String.valueOf(refusal.getMessage()));
        }
        return Verdict.accepted(checked, proof.statement() + ", by " + checked + " facts");
    }

    /** Reads all facts, checks trees and parts, and returns the sums stated to be lost, which are not yet checked. */
    private List<TreeSum> read() {
        List<TreeSum> claimed = new ArrayList<>();
        long read = 0;
        for (String line : proof.lines()) {
            meter.tick();
            switch (FactReader.kind(line)) {
                case "game" -> games.add(FactReader.of(line, games).game());
                case "tree" -> parts.tree(FactReader.of(line, games));
                case "part" -> parts.part(FactReader.of(line, games));
                case "apart" -> parts.apart(FactReader.of(line, games));
                case "lost" -> claimed.add(parts.lost(FactReader.of(line, games)));
                default ->
                    throw new CertificateException(
                            "\"" + line + "\" is not a fact: a line begins with game, tree, part, apart or lost");
            }
            checked = ++read - claimed.size();
        }
        lost.addAll(claimed);
        parts.close();
        return claimed;
    }

    private void checkLost(TreeSum sum) {
        if (sum.aparts().isEmpty()) {
            throw fails(sum, "a sum without components needs no line");
        }
        List<TreeSum> options = options(sum);
        if (options.isEmpty()) {
            throw fails(sum, "it has no moves, so the player to move wins");
        }
        for (TreeSum option : options) {
            meter.tick();
            if (!answered.contains(option)) {
                if (!isNext(option)) {
                    throw fails(sum, "its option " + parts.text(option) + " has no reply that is lost");
                }
                answered.add(option);
            }
        }
    }

    /** Returns whether the player to move wins a sum: it has ended, or an option is lost. */
    private boolean isNext(TreeSum sum) {
        if (sum.aparts().isEmpty()) {
            return !trees.isP(sum.tree());
        }
        for (int option : trees.options(sum.tree())) {
            if (isLost(new TreeSum(option, sum.aparts()))) {
                return true;
            }
        }
        for (int i = 0; i < sum.aparts().size(); i++) {
            for (TreeSum reply : replies(sum.aparts().getInt(i))) {
                if (isLost(parts.without(sum, i, reply))) {
                    return true;
                }
            }
        }
        return sum.tree() == TreeTable.END
                && sum.aparts().intStream().noneMatch(c -> parts.component(c).hasOptions(meter));
    }

    private boolean isLost(TreeSum sum) {
        return sum.aparts().isEmpty() ? trees.isP(sum.tree()) : lost.contains(sum);
    }

    private List<TreeSum> options(TreeSum sum) {
        List<TreeSum> options = new ArrayList<>();
        for (int option : trees.options(sum.tree())) {
            options.add(new TreeSum(option, sum.aparts()));
        }
        for (int i = 0; i < sum.aparts().size(); i++) {
            Component<?> component = parts.component(sum.aparts().getInt(i));
            for (Position option : component.options(meter)) {
                options.add(parts.without(sum, i, parts.reduced(option)));
            }
        }
        meter.spend(1);
        return options;
    }

    /**
     * Returns the options of a component that consist of trees and of components that have a line; no other option is
     * stated to be lost.
     */
    private List<TreeSum> replies(int component) {
        List<TreeSum> known = replies.get(component);
        if (known == null) {
            known = new ArrayList<>();
            for (Position option : parts.component(component).options(meter)) {
                if (parts.listed(option)) {
                    known.add(parts.reduced(option));
                }
            }
            known = known.stream().distinct().toList();
            meter.spend(1);
            replies.put(component, known);
        }
        return known;
    }

    private void checkRoot() {
        TreeSum root = parts.reduced(proof.root());
        boolean shown = proof.outcome() == Outcome.P ? isLost(root) : isNext(root);
        if (!shown) {
            throw new CertificateException(
                    "the facts do not show that the root " + Rereadable.of(proof.root()) + " is " + proof.outcome());
        }
    }

    private CertificateException fails(TreeSum sum, String why) {
        return new CertificateException("the sum " + parts.text(sum) + " is not lost: " + why);
    }
}
