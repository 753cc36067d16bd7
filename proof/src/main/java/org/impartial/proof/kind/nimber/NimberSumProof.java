package org.impartial.proof.kind.nimber;

import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.kind.Header;
import org.impartial.proof.kind.Rereadable;

/**
 * A proof of the Grundy value of a sum of several games: a {@link NimberProof} of the components of each; the value of
 * the sum is the nim-sum of their values [Sprague 1935]. A line is the name of a game, a tab, and a fact of its proof;
 * the games are in the order of their names.
 */
record NimberSumProof(Position root, long value, List<NimberProof<?>> proofs) implements Certificate {
    static final String VALUES = "values";

    NimberSumProof {
        proofs = proofs.stream()
                .sorted(Comparator.comparing(proof -> proof.game().fullName()))
                .toList();
    }

    /** Returns the games of a sum, in the order of their names. */
    private static List<? extends ImpartialGame<?>> games(Position root) {
        return root.components().stream()
                .map(Component::game)
                .distinct()
                .sorted(Comparator.comparing(ImpartialGame::fullName))
                .toList();
    }

    /** Returns a proof as read, with the values of the games in their order. */
    static NimberSumProof read(Position root, long value, List<Long> values, List<String> lines) {
        List<? extends ImpartialGame<?>> games = games(root);
        if (games.size() != values.size()) {
            throw new CertificateException("the first line gives " + values.size() + " values, and its root "
                    + root.toString().strip() + " is of " + games.size() + " games");
        }
        List<List<String>> facts = facts(games, lines);
        List<NimberProof<?>> proofs = new ArrayList<>();
        for (int i = 0; i < games.size(); i++) {
            ImpartialGame<?> game = games.get(i);
            Position part = Position.sum(root.components().stream()
                    .filter(component -> component.game().equals(game))
                    .toList());
            proofs.add(new NimberProof<>(game, part, values.get(i), facts.get(i)));
        }
        return new NimberSumProof(root, value, proofs);
    }

    private static List<List<String>> facts(List<? extends ImpartialGame<?>> games, List<String> lines) {
        List<String> names = games.stream().map(ImpartialGame::fullName).toList();
        List<List<String>> facts = new ArrayList<>();
        games.forEach(game -> facts.add(new ArrayList<>()));
        int now = 0;
        for (String line : lines) {
            int tab = line.indexOf(NimberFacts.TAB);
            String name = line.substring(0, Math.max(tab, 0));
            while (now < games.size() && !names.get(now).equals(name)) {
                now++;
            }
            if (now == games.size()) {
                throw new CertificateException(
                        "\"" + line + "\" is not a fact of a game of the root, or stands after those of a"
                                + " later one: a line is a game of the root, a tab, a value and a component");
            }
            facts.get(now).add(line.substring(tab + 1));
        }
        return facts;
    }

    @Override
    public String kind() {
        return NimberProof.KIND;
    }

    @Override
    public String statement() {
        return NimberProof.described(root) + " has the Grundy value " + value;
    }

    @Override
    public Map<String, String> header() {
        return ImmutableMap.of(
                Header.ROOT, Rereadable.of(root),
                NimberProof.VALUE, Long.toString(value),
                NimberSumProof.VALUES,
                        proofs.stream()
                                .map(proof -> Long.toString(proof.value()))
                                .collect(Collectors.joining(",")));
    }

    @Override
    public Stream<String> facts() {
        return proofs.stream().flatMap(proof -> NimberFacts.named(proof.game(), proof.lines()));
    }

    @Override
    public long size() {
        return proofs.stream().mapToLong(NimberProof::size).sum();
    }

    @Override
    public Verdict check(Meter meter) {
        List<Component<?>> proved = new ArrayList<>();
        proofs.forEach(proof -> proved.addAll(proof.root().components()));
        if (!Position.sum(proved).equals(root)) {
            String stated = root.toString().strip();
            return Verdict.refused(0, "the proofs are not of the components of the root " + stated);
        }
        long checked = 0;
        long sum = 0;
        for (NimberProof<?> proof : proofs) {
            Verdict verdict = proof.check(meter);
            checked += verdict.facts();
            sum ^= proof.value();
            if (!verdict.accepted()) {
                return Verdict.refused(checked, "of " + proof.game().name() + ", " + verdict.reason());
            }
        }
        return sum == value
                ? Verdict.accepted(checked, statement() + ", by " + checked + " facts")
                : Verdict.refused(
                        checked, "the values of its games have the XOR " + sum + ", and the first line gives " + value);
    }

    @Override
    public void requireReadable() {
        proofs.forEach(NimberProof::requireReadable);
    }
}
