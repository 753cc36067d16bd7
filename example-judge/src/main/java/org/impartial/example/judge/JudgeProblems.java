package org.impartial.example.judge;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The problems of online judges that can be answered. Stateless, and safe to share between threads. */
public final class JudgeProblems {
    private JudgeProblems() {}

    /**
     * Returns all problems.
     *
     * @return the problems by their names, in the order in which they are listed
     */
    public static Map<String, Problem> problems() {
        Map<String, Problem> problems = new LinkedHashMap<>();
        Stream.of(
                        HeapProblems.all(),
                        CoinProblems.all(),
                        WordProblems.all(),
                        TreeProblems.all(),
                        List.of(RingProblem.problem()))
                .flatMap(List::stream)
                .forEach(problem -> problems.put(problem.name(), problem));
        return Collections.unmodifiableMap(problems);
    }
}
