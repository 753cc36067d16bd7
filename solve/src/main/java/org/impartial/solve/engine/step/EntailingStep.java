package org.impartial.solve.engine.step;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Entailing;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.kind.nimber.EntailingProof;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.Engine;
import org.impartial.solve.engine.Question.QuestionKind;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.Step;
import org.impartial.solve.engine.Step.SharedTables;
import org.impartial.solve.engine.search.ListedOptions;
import org.impartial.solve.engine.search.PositionSearch;
import org.impartial.solve.theory.entail.EntailingSums;
import org.impartial.solve.theory.entail.EntailingValue;
import org.impartial.solve.theory.entail.NimberSet;
import org.impartial.solve.theory.entail.WinningSets;

/**
 * Sums with entailing moves in normal play, by the sets W of their components. Misère play is left to the search of
 * whole sums.
 *
 * @param engines the engines for components of games without entailing moves
 * @param inTurns whether the outcome is searched for by whole positions too, in turns, which may need less work
 */
public record EntailingStep(List<Engine> engines, boolean inTurns) implements Step {
    private static final Basis THEORY = Basis.proved(
            "with entailing moves a component is worth the least nim heap beside which the player to move in it loses,"
                    + " or is loony",
            "WW");

    @Override
    public Session open(SharedTables shared) {
        WinningSets sets = new WinningSets(EngineValues.shared(engines, shared));
        PositionSearch bare = new PositionSearch(Convention.NORMAL);
        return question -> Answer.searched(
                        new EntailingSums(
                                sets, position -> soon(sets, bare, position, question.meter()), question.meter()),
                        List.of(THEORY))
                .certifiedBy(() -> proof(question.position(), sets, question.meter()));
    }

    /** Returns the outcome by sets W and a bare search in turns, which list options once; empty for sums, where sets W need less. */
    private Optional<Outcome> soon(WinningSets sets, PositionSearch bare, Position position, Meter meter) {
        if (!inTurns || position.components().size() > 1 || PositionSearch.decomposes(position, meter)) {
            return Optional.empty();
        }
        ListedOptions lists = ListedOptions.shared();
        lists.exchange(bare);
        Function<Meter, EntailingValue> value =
                sets.inTurns(position.components().get(0), lists::moves);
        try (PositionSearch.InTurns whole = bare.inTurns(position)) {
            return Optional.of(new Turns(meter).result(turn -> value.apply(turn).outcome(), whole::outcome));
        }
    }

    @Override
    public Set<QuestionKind> kinds() {
        return Set.of(QuestionKind.ENTAILING);
    }

    /** Returns a proof of the value of free components of one game; empty for other positions. */
    private static Optional<Certificate> proof(Position position, WinningSets sets, Meter meter) {
        List<Component<?>> parts = position.components();
        ImpartialGame<?> first = parts.get(0).game();
        boolean one = parts.stream().allMatch(part -> part.game().equals(first) && !part.entailed());
        return one && first instanceof Entailing<?> game
                ? Optional.of(proof(game, position, sets, meter))
                : Optional.empty();
    }

    private static <S> Certificate proof(Entailing<S> game, Position position, WinningSets sets, Meter meter) {
        EntailingSums sums = new EntailingSums(sets, none -> Optional.empty(), meter);
        OptionalLong value = sums.grundy(sums.of(position));
        List<String> lines = new ArrayList<>();
        Map<Component<?>, NimberSet> reached = sets.reached(position, meter);
        for (Map.Entry<Component<?>, NimberSet> fact : reached.entrySet()) {
            if (fact.getKey().game().equals(game)) {
                lines.add(line(game, fact.getKey(), fact.getValue()));
            }
        }
        return new EntailingProof<>(game, position, value, lines);
    }

    @SuppressWarnings("unchecked") // equal games have the same states
    private static <S> String line(Entailing<S> game, Component<?> component, NimberSet set) {
        return EntailingProof.line(game, (S) component.state(), set.exceptions(), set.cofinite());
    }
}
