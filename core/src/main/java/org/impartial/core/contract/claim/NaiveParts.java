package org.impartial.core.contract.claim;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.FaultyRulesException.CycleException;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Parts;
import org.impartial.core.game.Parts.Fold;
import org.impartial.core.game.Position;

/** Answers about parts of states by brute force: values and outcomes from the oracle, folds over whole sums. */
final class NaiveParts implements Parts {
    private static final int MOST = 1_000_000;

    private final Oracle oracle;
    private final Map<Fold<?>, Map<Position, Object>> folds = new HashMap<>();
    private int positions;

    NaiveParts(Oracle oracle) {
        this.oracle = oracle;
    }

    @Override
    public long grundy(Position position) {
        return oracle.grundy(position)
                .orElseThrow(() -> new IllegalArgumentException("a loopy part has no value: " + position));
    }

    @Override
    public Outcome outcome(Position position, Convention convention) {
        return oracle.judgement(position, convention);
    }

    @Override
    public List<Position> options(Position position) {
        return position.moves().stream().map(Move::result).toList();
    }

    @Override
    public <V> V fold(Fold<V> fold, Position position) {
        @SuppressWarnings("unchecked") // a fold is only ever mapped to its own answers
        Map<Position, V> answers = (Map<Position, V>) folds.computeIfAbsent(fold, f -> new HashMap<>());
        Map<Position, List<Position>> open = new LinkedHashMap<>();
        Deque<Position> stack = new ArrayDeque<>(List.of(position));
        while (!answers.containsKey(position)) {
            Position top = stack.peek();
            List<Position> options = open.computeIfAbsent(top, this::unfolded);
            Optional<Position> missing = options.stream()
                    .filter(option -> !answers.containsKey(option))
                    .findFirst();
            missing.filter(open::containsKey).ifPresent(repeated -> {
                List<Position> path = List.copyOf(open.keySet());
                throw new CycleException(path.subList(path.indexOf(repeated), path.size()));
            });
            missing.ifPresentOrElse(stack::push, () -> {
                answers.put(top, fold.of(options.stream().map(answers::get).toList()));
                open.remove(stack.pop());
            });
        }
        return Objects.requireNonNull(answers.get(position));
    }

    private List<Position> unfolded(Position position) {
        if (++positions > MOST) {
            throw new BeyondRangeException("folds of parts examine more than " + MOST + " positions");
        }
        return options(position);
    }
}
