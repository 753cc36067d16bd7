package org.impartial.cli.text;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.cli.io.LineBreaks;
import org.impartial.core.game.Exhibit;
import org.impartial.picture.LatexTable;
import org.impartial.solve.theory.quotient.MisereQuotient;
import org.impartial.solve.theory.quotient.MisereQuotient.Element;
import org.impartial.solve.theory.quotient.MisereQuotient.Presentation;

/** A misère quotient for human readers; {@code phi} has lines for heaps, none for a quotient of positions. */
public record QuotientReport(String of, MisereQuotient quotient, Optional<String> stopped, List<String> phi) {

    /** Returns the pretending function of a heap game in rows, up to where it repeats. */
    public static List<String> phi(MisereQuotient quotient, int screen) {
        int count = quotient.period()
                .map(period -> period.preperiod() + period.period())
                .orElse(quotient.verified() + 1);
        return LineBreaks.rows(
                "Phi",
                IntStream.range(0, count).mapToObj(n -> quotient.phi(n).word()).toList(),
                screen);
    }

    public String text() {
        Presentation presentation = quotient.presentation();
        Stream<String> generators = presentation.generators().stream().map(one -> one.name() + " = " + one.component());
        return of + ": order " + quotient.order() + ", |P| = "
                + quotient.portion().size() + ", "
                + (quotient.tame() ? "tame" : "wild") + "\n" + standing()
                + "\ngenerators: " + joined(generators.toList())
                + "\nrelations: " + joined(presentation.relations())
                + "\nP-portion: " + joined(presentation.portion())
                + phi.stream().map(line -> "\n" + line).collect(Collectors.joining());
    }

    private String standing() {
        if (quotient.isFinal()) {
            return quotient.period()
                    .map(period -> "final: " + period)
                    .orElse("final: all positions that can be reached are verified");
        }
        String reach = phi.isEmpty()
                ? "partial: " + (quotient.verified() + 1) + " positions are verified, and others may change it"
                : "partial up to heap " + quotient.verified() + ": greater heaps may change it";
        return reach + stopped.map(why -> "; " + why).orElse("");
    }

    public String table(int width) {
        return ExhibitText.of(new Exhibit("multiplication table", heads(), rows(), ""), width);
    }

    public LatexTable latex() {
        Presentation presentation = quotient.presentation();
        String sizes = "Quotient of " + LatexTable.text(of) + ": order " + quotient.order() + ", "
                + (quotient.tame() ? "tame" : "wild") + (quotient.isFinal() ? "" : ", partial") + ".";
        String generators = presentation.generators().stream()
                .map(one -> LatexTable.formula(one.name()) + ": " + LatexTable.text(one.component()))
                .collect(Collectors.joining("; ", "Generators: ", "."));
        String relations = "Relations: " + formulas(presentation.relations()) + ".";
        String portion = "P-portion: " + formulas(presentation.portion()) + ".";
        return new LatexTable(List.of(sizes, generators, relations, portion), heads(), rows(), true);
    }

    private static String formulas(List<String> words) {
        return words.isEmpty()
                ? "none"
                : words.stream().map(LatexTable::formula).collect(Collectors.joining(", "));
    }

    private List<String> heads() {
        return Stream.concat(Stream.of(""), quotient.elements().stream().map(Element::word))
                .toList();
    }

    private List<List<String>> rows() {
        int[][] products = quotient.table();
        List<String> words = quotient.elements().stream().map(Element::word).toList();
        return quotient.elements().stream()
                .map(x -> Stream.concat(
                                Stream.of(x.word()),
                                IntStream.of(products[x.index()]).mapToObj(words::get))
                        .toList())
                .toList();
    }

    public String verdict() {
        return quotient.verify()
                .map(failure -> "NOT VERIFIED: " + failure)
                .orElse("verified again from the rules: laws, generation, reducedness, outcomes, certificate");
    }

    private static String joined(List<String> texts) {
        return texts.isEmpty() ? "none" : String.join(", ", texts);
    }
}
