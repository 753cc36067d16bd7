package org.impartial.proof.kind;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.proof.Certificate;

/** A certificate whose facts are a list of lines. */
public interface Lines extends Certificate {

    /** {@return the facts in their written form: the lines after the first one} */
    List<String> lines();

    @Override
    default Stream<String> facts() {
        return lines().stream();
    }

    @Override
    default long size() {
        return lines().size();
    }
}
