package org.impartial.cli.formal;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A theorem about a certificate in definitions, by a checker of the library, compiled first if it is large. */
record RocqTheorem(String library, List<String> definitions, String statement, String checker, boolean large) {

    String text(String words) {
        String comment = words.replace("(*", "( *").replace("*)", "* )").replace('"', '\'');
        return "(* " + comment + " *)\nRequire Import Impartial." + library + ".\n"
                + definitions.stream().map(line -> line + "\n").collect(Collectors.joining())
                + "Theorem answer : " + statement + ".\nProof. apply (" + checker + "). " + (large ? "native" : "vm")
                + "_cast_no_check (eq_refl true). Qed.\nPrint Assumptions answer.\n";
    }

    static String list(Stream<?> items) {
        return items.map(String::valueOf).collect(Collectors.joining("; ", "[", "]"));
    }
}
