package org.impartial.cli.formal;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A theorem with its proof by computation.
 *
 * @param library the file of {@code formal} with the checker
 * @param definitions the certificate
 * @param checker the theorem about the checker, which leaves an equation of Booleans to be computed
 * @param large whether the computation is so long that it is compiled first, by {@code native_compute}
 */
record RocqTheorem(String library, List<String> definitions, String statement, String checker, boolean large) {

    String text(String words) {
        String comment = words.replace("(*", "( *").replace("*)", "* )").replace('"', '\'');
        return Stream.of(
                        Stream.of("(* " + comment + " *)", "Require Import Impartial." + library + "."),
                        definitions.stream(),
                        Stream.of(
                                "Theorem answer : " + statement + ".",
                                "Proof. apply (" + checker + "). " + (large ? "native" : "vm")
                                        + "_cast_no_check (eq_refl true). Qed.",
                                "Print Assumptions answer."))
                .flatMap(lines -> lines)
                .collect(Collectors.joining("\n", "", "\n"));
    }

    static String list(Stream<?> items) {
        return items.map(String::valueOf).collect(Collectors.joining("; ", "[", "]"));
    }
}
