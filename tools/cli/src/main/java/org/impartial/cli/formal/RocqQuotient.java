package org.impartial.cli.formal;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.proof.Certificate;

/** Misère quotients of octal games; Rocq is given the products of all elements, not of generators alone. */
final class RocqQuotient {
    static RocqTheorem of(Certificate certificate) {
        String code = OctalDigits.of(certificate);
        int order = Integer.parseInt(RocqTheorems.field(certificate, "order"));
        String period = certificate.header().getOrDefault("period", "0");
        List<String[]> lines =
                certificate.facts().map(line -> line.split(" ", -1)).toList();
        List<String[]> elements = lines.subList(0, order);
        Stream<String> heaps =
                lines.subList(order, lines.size()).stream().flatMap(words -> Arrays.stream(words, 1, words.length));
        List<String> definitions = List.of(
                "Definition monoid : quotient := {|",
                "  lost := " + RocqTheorem.list(elements.stream().map(words -> words[1].equals("P"))) + ";",
                "  products := [" + rows(elements) + "]%nat;",
                "  heaps := " + RocqTheorem.list(heaps) + "%nat;",
                "  period := " + period + "%nat |}.");
        boolean all = !period.equals("0");
        String outcome = "wins_misere (g := octal " + code + ") l = negb (is_lost monoid (element monoid l))";
        String below =
                all ? "" : "(forall h, In h l -> (h < " + RocqTheorems.field(certificate, "heaps") + ")%nat) ->\n  ";
        String checker = all
                ? "fun checked => quotient_sound " + code + " monoid checked ltac:(discriminate)"
                : "quotient_sound_below " + code + " monoid";
        return new RocqTheorem("QuotientSound", definitions, "forall l, " + below + outcome, checker, false);
    }

    /** Returns the products of all elements, row by row: from 0 on, each element is one before it times a generator. */
    private static String rows(List<String[]> elements) {
        int[][] steps = elements.stream()
                .map(words -> Arrays.stream(words, 2, words.length)
                        .mapToInt(Integer::parseInt)
                        .toArray())
                .toArray(int[][]::new);
        int[][] products = new int[steps.length][];
        int[] found = new int[steps.length];
        int count = 1;
        products[0] = IntStream.range(0, steps.length).toArray();
        for (int next = 0; next < count; next++) {
            int element = found[next];
            for (int generator = 0; generator < steps[element].length; generator++) {
                int further = steps[element][generator];
                if (products[further] == null) {
                    int column = generator;
                    products[further] = IntStream.of(products[element])
                            .map(x -> steps[x][column])
                            .toArray();
                    found[count++] = further;
                }
            }
        }
        return Arrays.stream(products)
                .map(row ->
                        row == null ? "[]" : RocqTheorem.list(Arrays.stream(row).boxed()))
                .collect(Collectors.joining(";\n    "));
    }
}
