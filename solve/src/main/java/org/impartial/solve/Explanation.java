package org.impartial.solve;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Parts;
import org.impartial.core.game.Position;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.step.LimitedAttempt;
import org.impartial.solve.engine.step.Sequences;
import org.impartial.solve.engine.step.Share;
import org.impartial.solve.theory.SumTheory;
import org.impartial.solve.theory.sums.Claims;

/**
 * The explanation of an answer.
 *
 * <pre>{@code
 * Explanation explanation = Solver.normal().analyse(new Nim().heaps(7, 9)).explain();
 * explanation.bases().get(0).source();  // [Bouton 1901]
 * explanation.exhibits().isEmpty();     // false
 * }</pre>
 *
 * @param reason the theorem with its reference, or {@code search} with the number of positions, in one line
 * @param bases the theorems on which the answer relies; empty for search alone
 * @param exhibits tables that show how the theorems apply: the bits of a nim-sum, cold pairs, gaps
 */
public record Explanation(String reason, List<Basis> bases, List<Exhibit> exhibits) {
    private static final int MOST_COMPONENTS = 32;

    /**
     * Creates an explanation that holds immutable copies.
     *
     * @param reason the theorem with its reference, or {@code search} with the number of positions, in one line
     * @param bases the theorems on which the answer relies; empty for search alone
     * @param exhibits tables that show how the theorems apply: the bits of a nim-sum, cold pairs, gaps
     */
    public Explanation {
        bases = List.copyOf(bases);
        exhibits = List.copyOf(exhibits);
    }

    /** {@return the explanation as text: lines separated by newlines, without one at the end} */
    public String text() {
        StringBuilder text = new StringBuilder(reason);
        exhibits.forEach(exhibit -> text.append("\n\n").append(exhibit.text()));
        return text.toString();
    }

    static Explanation of(AnsweredQuestion analysis, Answer<?> answer) {
        return new Explanation(reason(analysis, answer, true), bases(analysis, answer), exhibits(analysis, answer));
    }

    /** Returns the theorems on which an answer and the search that added to it rely. */
    private static List<Basis> bases(AnsweredQuestion analysis, Answer<?> answer) {
        Set<Basis> bases = new LinkedHashSet<>(answer.bases());
        analysis.addition().ifPresent(more -> bases.addAll(more.bases()));
        return List.copyOf(bases);
    }

    static String reason(AnsweredQuestion analysis, Answer<?> answer, boolean cost) {
        Set<String> parts = new LinkedHashSet<>();
        // Earlier questions may determine which method ended first, and so what it relies on.
        boolean settled = cost || answer.methods().isEmpty();
        if (settled) {
            bases(analysis, answer).forEach(basis -> parts.add(basis.toString()));
        }
        if (analysis.question.position().components().size() > 1
                && analysis.question.convention() == Convention.NORMAL) {
            parts.add("a sum is worth the XOR of its components [Sprague 1935] [Grundy 1939]");
        }
        if (analysis.question.position().components().isEmpty()) {
            parts.add("nothing is left, so play has ended");
        }
        if (analysis.question.position().decided().isPresent()) {
            parts.add("the rules decide this position");
        }
        // Heaps beyond the range that was checked are covered by the period, not by the search.
        long greatest = greatestHeap(analysis.question.position());
        if (greatest >= Sequences.FIRST_LOOK) {
            analysis.period()
                    .filter(period -> greatest >= period.check().to())
                    .ifPresent(period -> parts.add(period.toString()));
        }
        search(answer, cost)
                .or(() -> analysis.addition().flatMap(more -> search(more, cost)))
                .ifPresent(kind -> parts.add(
                        cost
                                ? kind + " of "
                                        + analysis.question.meter().cost().positions() + " positions"
                                : kind.toString()));
        // What a search remarks is about its tables, which hold what was computed before.
        String remark = !cost && (answer.searchedBy().isPresent() || !settled) ? "" : answer.remark();
        if (!remark.isEmpty()) {
            parts.add(remark);
        }
        return String.join("; ", parts);
    }

    private static Optional<String> search(Answer<?> answer, boolean cost) {
        return cost ? answer.searchedBy() : answer.methods().or(answer::searchedBy);
    }

    private static long greatestHeap(Position position) {
        return position.components().stream()
                .mapToLong(component -> component.state() instanceof Long heap ? heap : 0)
                .max()
                .orElse(0);
    }

    private static List<Exhibit> exhibits(AnsweredQuestion analysis, Answer<?> answer) {
        Position position = analysis.question.position();
        SumTheory<?> theory = answer.theory();
        List<Component<?>> components = position.components();
        List<Exhibit> exhibits = new ArrayList<>();
        if (components.size() > MOST_COMPONENTS) {
            return exhibits;
        }
        if (components.size() > 1 && analysis.knownGrundy().isPresent()) {
            BitTables.of(position, theory).ifPresent(exhibits::add);
        }
        exhibits.addAll(theory.exhibits(position));
        LimitedAttempt attempt = Share.EXHIBITS.attempt(theory.meter());
        Parts parts = new Claims(
                        Claims.stated(), attempt.meter(), part -> answer.parts().apply(part, attempt.meter()))
                .parts();
        attempt.result(meter -> {
            components.stream()
                    .distinct()
                    .forEach(c -> exhibits.addAll(exhibitsOf(c, analysis.question.convention(), parts)));
            return exhibits;
        });
        return exhibits;
    }

    private static <S> List<Exhibit> exhibitsOf(Component<S> component, Convention convention, Parts parts) {
        return component.game().exhibits(component.state(), convention, parts);
    }
}
