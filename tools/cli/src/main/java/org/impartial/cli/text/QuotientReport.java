package org.impartial.cli.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.game.Exhibit;
import org.impartial.picture.LatexTable;
import org.impartial.solve.theory.quotient.MisereQuotient;
import org.impartial.solve.theory.quotient.MisereQuotient.Element;
import org.impartial.solve.theory.quotient.MisereQuotient.Presentation;

/**
 * A misère quotient for human readers.
 *
 * @param stopped why the construction ended early, if it did
 * @param phi lines with the pretending function; none for a quotient of positions
 */
public record QuotientReport(String of, MisereQuotient quotient, Optional<String> stopped, List<String> phi) {

    public String text() {
        List<String> lines = new ArrayList<>();
        lines.add(of + ": order " + quotient.order() + ", |P| = "
                + quotient.portion().size() + ", " + (quotient.tame() ? "tame" : "wild"));
        lines.add(standing());
        Presentation presentation = quotient.presentation();
        lines.add("generators: "
                + joined(presentation.generators().stream()
                        .map(generator -> generator.name() + " = " + generator.component())
                        .toList()));
        lines.add("relations: " + joined(presentation.relations()));
        lines.add("P-portion: " + joined(presentation.portion()));
        lines.addAll(phi);
        return String.join("\n", lines);
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
        String relations = formulas(presentation.relations());
        return new LatexTable(
                List.of(
                        "Quotient of " + LatexTable.text(of) + ": order " + quotient.order() + ", "
                                + (quotient.tame() ? "tame" : "wild") + (quotient.isFinal() ? "" : ", partial") + ".",
                        presentation.generators().stream()
                                .map(generator -> LatexTable.formula(generator.name()) + ": "
                                        + LatexTable.text(generator.component()))
                                .collect(Collectors.joining("; ", "Generators: ", ".")),
                        "Relations: " + relations + ".",
                        "P-portion: " + formulas(presentation.portion()) + "."),
                heads(),
                rows(),
                true);
    }

    private static String formulas(List<String> words) {
        return words.isEmpty()
                ? "none"
                : words.stream().map(LatexTable::formula).collect(Collectors.joining(", "));
    }

    private List<String> heads() {
        List<String> heads = new ArrayList<>(List.of(""));
        quotient.elements().forEach(element -> heads.add(element.word()));
        return heads;
    }

    private List<List<String>> rows() {
        List<Element> elements = quotient.elements();
        int[][] products = quotient.table();
        List<List<String>> rows = new ArrayList<>();
        for (Element x : elements) {
            List<String> row = new ArrayList<>(List.of(x.word()));
            IntStream.of(products[x.index()])
                    .forEach(y -> row.add(elements.get(y).word()));
            rows.add(row);
        }
        return rows;
    }

    /** Returns the verdict of a second proof, which uses only the table, P and Phi of the construction. */
    public String verdict() {
        return quotient.verify()
                .map(failure -> "NOT VERIFIED: " + failure)
                .orElse("verified again from the rules: laws, generation, reducedness, outcomes, certificate");
    }

    private static String joined(List<String> texts) {
        return texts.isEmpty() ? "none" : String.join(", ", texts);
    }
}
