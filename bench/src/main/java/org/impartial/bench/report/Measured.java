package org.impartial.bench.report;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The interpretation of the score of a benchmark. Without it, a score is the time of one run, without a comparison. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Measured {
    /** The baselines: methods of the same class that do the same work with the same parameters, between spaces. */
    String against() default "";

    /**
     * The number of items of work of one run, such as {@code 1024}, {@code positions} or {@code table.2}: a number, or
     * the name of the parameter that contains it, followed by a dot and the index of the word in the parameter, from 0,
     * if it has several.
     */
    String items() default "1";

    String item() default "run";
}
