package org.impartial.solve;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.impartial.core.library.provider.Providers;

/**
 * Provides answers to problems of online judges, as {@link StrategyProvider} provides strategies. The command {@code
 * judge} finds every provider on its class path.
 *
 * <p>A provider needs a public constructor without parameters, and is named in {@code
 * META-INF/services/org.impartial.solve.ProblemProvider} or in {@code module-info}.
 *
 * <pre>{@code
 * ProblemProvider provider = List::of;
 * provider.problems();  // []
 * }</pre>
 */
public interface ProblemProvider {

    /** {@return the problems of this provider, with names of their own, in the order in which they are listed} */
    List<? extends Problem> problems();

    /** {@return the problems of all providers that do not fail, by their names; of equal names the first} */
    static Map<String, Problem> installed() {
        Map<String, Problem> all = new LinkedHashMap<>();
        Providers.each(ProblemProvider.class, from -> ServiceLoader.load(ProblemProvider.class, from), provider -> {
            Map<String, Problem> own = new LinkedHashMap<>();
            provider.problems().forEach(problem -> own.putIfAbsent(problem.name(), problem));
            own.forEach(all::putIfAbsent);
        });
        return Collections.unmodifiableMap(all);
    }

    /** A problem of an online judge. */
    interface Problem {

        /** {@return the name: the judge and the number, such as {@code hdu1527}} */
        String name();

        /** {@return the title that the judge prints, in its own words} */
        String title();

        /**
         * Answers all cases of an input.
         *
         * @param in the judge's input
         * @param out receives the output that the judge expects; flushed at the end, also after an error
         * @throws org.impartial.core.notation.NotationException if the input is not in the judge's format
         */
        void run(InputStream in, PrintStream out);
    }
}
