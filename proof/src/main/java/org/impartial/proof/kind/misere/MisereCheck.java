package org.impartial.proof.kind.misere;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.kind.Rereadable;
import org.impartial.proof.kind.Support;

/** Checks the facts of one proof against the rules, in order. Not safe for use by several threads. */
final class MisereCheck {
    /** There is no reply among the facts. */
    private static final int NONE = -1;
    /** Play has ended, or what is left are trees, which need no support. */
    private static final int ENDED = -2;

    private final MisereProof proof;
    private final Meter meter;
    private final StatedParts parts;
    private final TreeTable trees;
    private final List<ImpartialGame<?>> games = new ArrayList<>();
    private final Map<StatedParts.TreeSum, Integer> lost = new HashMap<>();
    private final Map<StatedParts.TreeSum, Integer> answered = new HashMap<>();
    private final Support support = new Support();
    private final Map<Integer, List<StatedParts.TreeSum>> replies = new HashMap<>();
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
                FactReader.obstacle(component.game(), component.kind()).ifPresent(why -> {
                    throw new CertificateException(why);
                });
            }
            List<StatedParts.TreeSum> claimed = read();
            for (StatedParts.TreeSum sum : claimed) {
                checkLost(sum);
                checked++;
            }
            claimed.forEach(this::requireNoCircle);
            checkRoot();
        } catch (CertificateException refusal) {
            return Verdict.refused(checked, String.valueOf(refusal.getMessage()));
        }
        return Verdict.accepted(checked, proof.statement() + ", by " + checked + " facts");
    }

    /** Reads all facts, checks trees and parts, and returns the sums stated to be lost, which are not yet checked. */
    private List<StatedParts.TreeSum> read() {
        List<StatedParts.TreeSum> claimed = new ArrayList<>();
        long read = 0;
        for (String line : proof.lines()) {
            meter.tick();
            switch (FactReader.kind(line)) {
                case "game" -> games.add(new FactReader(line, games).game());
                case "tree" -> parts.tree(new FactReader(line, games));
                case "part" -> parts.part(new FactReader(line, games));
                case "apart" -> parts.apart(new FactReader(line, games));
                case "lost" -> claimed.add(parts.lost(new FactReader(line, games)));
                default ->
                    throw new CertificateException(
                            "\"" + line + "\" is not a fact: a line begins with game, tree, part, apart or lost");
            }
            checked = ++read - claimed.size();
        }
        claimed.forEach(sum -> lost.putIfAbsent(sum, lost.size()));
        parts.close();
        return claimed;
    }

    private void checkLost(StatedParts.TreeSum sum) {
        if (sum.aparts().isEmpty()) {
            throw fails(sum, "a sum without components needs no line");
        }
        List<StatedParts.TreeSum> options = options(sum);
        if (options.isEmpty()) {
            throw fails(sum, "it has no moves, so the player to move wins");
        }
        IntArrayList used = new IntArrayList();
        for (StatedParts.TreeSum option : options) {
            meter.tick();
            int reply = answered.computeIfAbsent(option, this::reply);
            if (reply == NONE) {
                throw fails(sum, "its option " + parts.text(option) + " has no reply that is lost");
            }
            if (reply != ENDED) {
                used.add(reply);
            }
        }
        support.put(number(sum), used, meter);
    }

    private void requireNoCircle(StatedParts.TreeSum sum) {
        if (support.circle(number(sum), meter) >= 0) {
            throw fails(sum, "the facts that show it support each other in a circle, so play may not end");
        }
    }

    /** Returns the number of a lost sum that the player to move leaves; ENDED if that player wins without one. */
    private int reply(StatedParts.TreeSum sum) {
        if (sum.aparts().isEmpty()) {
            return trees.isP(sum.tree()) ? NONE : ENDED;
        }
        for (int option : trees.options(sum.tree())) {
            StatedParts.TreeSum left = new StatedParts.TreeSum(option, sum.aparts());
            if (isLost(left)) {
                return number(left);
            }
        }
        for (int i = 0; i < sum.aparts().size(); i++) {
            for (StatedParts.TreeSum reply : replies(sum.aparts().getInt(i))) {
                StatedParts.TreeSum left = parts.without(sum, i, reply);
                if (isLost(left)) {
                    return number(left);
                }
            }
        }
        boolean ended = sum.tree() == TreeTable.END
                && sum.aparts().intStream().noneMatch(c -> parts.component(c).hasOptions(meter));
        return ended ? ENDED : NONE;
    }

    private boolean isLost(StatedParts.TreeSum sum) {
        return sum.aparts().isEmpty() ? trees.isP(sum.tree()) : lost.containsKey(sum);
    }

    /** Returns the number of a lost sum; ENDED if it is a tree, whose options are listed before it. */
    private int number(StatedParts.TreeSum lostSum) {
        return lost.getOrDefault(lostSum, ENDED);
    }

    private List<StatedParts.TreeSum> options(StatedParts.TreeSum sum) {
        List<StatedParts.TreeSum> options = new ArrayList<>();
        for (int option : trees.options(sum.tree())) {
            options.add(new StatedParts.TreeSum(option, sum.aparts()));
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

    /** Returns the options of trees and listed components alone; no other is stated to be lost. */
    private List<StatedParts.TreeSum> replies(int component) {
        return replies.computeIfAbsent(component, number -> {
            List<Position> options = parts.component(number).options(meter);
            meter.spend(1);
            return options.stream()
                    .filter(parts::listed)
                    .map(parts::reduced)
                    .distinct()
                    .toList();
        });
    }

    private void checkRoot() {
        StatedParts.TreeSum root = parts.reduced(proof.root());
        boolean shown = proof.outcome() == Outcome.P ? isLost(root) : reply(root) != NONE;
        if (!shown) {
            throw new CertificateException(
                    "the facts do not show that the root " + Rereadable.of(proof.root()) + " is " + proof.outcome());
        }
    }

    private CertificateException fails(StatedParts.TreeSum sum, String why) {
        return new CertificateException("the sum " + parts.text(sum) + " is not lost: " + why);
    }
}
