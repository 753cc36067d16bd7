package org.impartial.bench.report;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** How the score of a benchmark is to be read. Without it, a score is the time of one run, and is compared with nothing. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Measured {
    /**
     * Returns the baselines: methods of the same class that did the same work with the same parameters.
     *
     * @return names of methods
     */
    String[] against() default {};

    /**
     * Returns how many items of work one run does: a number, or the name of a parameter that holds it, and after a dot
     * which word of the parameter, from 0.
     *
     * @return such as {@code 1024}, {@code positions} or {@code table.2}
     */
    String items() default "1";

    /**
     * What an item is.
     *
     * @return such as {@code product} or {@code value}
     */
    String item() default "run";
}
