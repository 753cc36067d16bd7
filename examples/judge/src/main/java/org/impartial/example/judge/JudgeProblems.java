package org.impartial.example.judge;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.solve.ProblemProvider;

/** The problems of online judges that this project answers. Stateless, and safe to share between threads. */
public final class JudgeProblems implements ProblemProvider {
    /** Creates the provider; called by {@link java.util.ServiceLoader}. */
    public JudgeProblems() {}

    @Override
    public List<JudgeProblem> problems() {
        return Stream.of(
                        HeapProblems.all(),
                        CoinProblems.all(),
                        WordProblems.all(),
                        TreeProblems.all(),
                        List.of(RingProblem.problem()))
                .flatMap(List::stream)
                .toList();
    }
}
