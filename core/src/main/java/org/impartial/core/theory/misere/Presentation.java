package org.impartial.core.theory.misere;

import java.util.List;

/**
 * A misère quotient as the literature prints it: generators, relations and the P-portion. The relations say of each
 * product that is no least word, and all of whose divisors are least words, which least word it is; together they present
 * the monoid.
 *
 * @param generators the generators in ascending order of the components that they are
 * @param relations the relations, such as {@code b^3=b}
 * @param portion the elements of the P-portion
 */
public record Presentation(List<Generator> generators, List<String> relations, List<String> portion) {

    /**
     * Keeps immutable copies.
     *
     * @param generators the generators in ascending order of the components that they are
     * @param relations the relations, such as {@code b^3=b}
     * @param portion the elements of the P-portion
     */
    public Presentation {
        generators = List.copyOf(generators);
        relations = List.copyOf(relations);
        portion = List.copyOf(portion);
    }

    /**
     * A generator.
     *
     * @param name its letter
     * @param component the least component with this element, as text
     */
    public record Generator(String name, String component) {}

    /** The presentation in one line, such as {@code <a,b | a^2=1, b^3=b>, P = {a, b^2}}. */
    @Override
    public String toString() {
        String names = String.join(",", generators.stream().map(Generator::name).toList());
        return "<" + names + " | " + String.join(", ", relations) + ">, P = {" + String.join(", ", portion) + "}";
    }
}
