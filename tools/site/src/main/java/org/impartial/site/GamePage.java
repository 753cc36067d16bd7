package org.impartial.site;

import static org.impartial.site.Page.element;
import static org.impartial.site.Page.escaped;
import static org.impartial.site.Page.link;

import java.util.Optional;
import java.util.stream.Collectors;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Budget;
import org.impartial.picture.drawing.Drawing;
import org.impartial.solve.Solver;
import org.impartial.solve.UnsolvedException;

/** The page of a game: its drawing, rules, names, theory, values, and the lines of Java and of the command. */
final class GamePage {
    private static final int HEAPS = 30;

    private final GameLibrary library;
    private final GameFamily family;
    private final GameCard card;
    private final boolean lesson;
    private final Documents documents;

    GamePage(GameLibrary library, GameFamily family, boolean lesson, Documents documents) {
        this.library = library;
        this.family = family;
        this.card = family.card();
        this.lesson = lesson;
        this.documents = documents;
    }

    String html() {
        StringBuilder body = new StringBuilder(element("h1", card.title()));
        drawing(library, family)
                .ifPresent(svg -> body.append("<figure>").append(svg).append("</figure>\n"));
        body.append(element("p", card.rules()));
        if (lesson) {
            body.append("<p>")
                    .append(link("../lessons/" + card.id() + ".html", "Play it"))
                    .append("</p>\n");
        }
        if (!card.otherNames().isEmpty()) {
            body.append(element("p", "Other names: " + String.join(", ", card.otherNames())));
        }
        body.append(element("h2", "Theory")).append(theory());
        values().ifPresent(body::append);
        body.append(element("h2", "How to write it"));
        card.parameters().forEach(one -> body.append(element("p", one.name() + ": " + one.meaning())));
        body.append(element("p", "Position: " + card.position()));
        body.append(element("p", "Move: " + card.move()));
        body.append(element("p", "Limits: " + card.limits()));
        body.append(element("h2", "Command")).append(element("pre", "impartial solve '" + card.example() + "'"));
        body.append(element("h2", "Java")).append(element("pre", java()));
        return Page.of(card.title(), "../", body.toString());
    }

    static Optional<String> drawing(GameLibrary library, GameFamily family) {
        String example = family.card().example();
        if (library.survey(example).isPresent()) {
            return Optional.empty();
        }
        try {
            return Optional.of(Drawing.of("", library.read(example).position()).svg());
        } catch (IllegalArgumentException | BeyondRangeException tooLarge) {
            return Optional.empty();
        }
    }

    /** Returns the theory and its sources, which lead to the references if those are part of the site. */
    private String theory() {
        String sources = card.references().stream()
                .map(source -> "[" + source.key() + "]")
                .map(key -> documents.has("REFERENCES.md") ? link("../docs/REFERENCES.html", key) : escaped(key))
                .collect(Collectors.joining(", "));
        return element("p", card.theory()) + (sources.isEmpty() ? "" : "<p>Sources: " + sources + "</p>\n");
    }

    /** Returns the first values, if the example is of one kind of heaps. */
    private Optional<String> values() {
        if (library.survey(card.example()).isPresent() || family.play() != Convention.NORMAL) {
            return Optional.empty();
        }
        Position position = library.read(card.example()).position();
        if (position.components().isEmpty() || !(position.components().get(0).game() instanceof HeapGame game)) {
            return Optional.empty();
        }
        StringBuilder heaps = new StringBuilder("<tr><th>heap</th>");
        StringBuilder values = new StringBuilder("<tr><th>value</th>");
        Solver solver = Solver.normal().within(Budget.positions(100_000));
        try {
            for (int heap = 0; heap <= HEAPS; heap++) {
                String value = Long.toString(solver.grundy(game.at(heap)));
                heaps.append("<td>").append(heap).append("</td>");
                values.append(value.equals("0") ? "<td class=\"lost\">" : "<td>")
                        .append(value)
                        .append("</td>");
            }
        } catch (UnsolvedException | BeyondRangeException unknown) {
            return Optional.empty();
        }
        return Optional.of(element("h2", "Grundy values of " + game.name())
                + "<div class=\"wide\" tabindex=\"0\"><table>" + heaps + "</tr>\n" + values + "</tr></table></div>\n");
    }

    private String java() {
        String text = card.example().replace("\\", "\\\\").replace("\"", "\\\"");
        return library.survey(card.example()).isPresent()
                ? "GameLibrary.installed().survey(\"" + text + "\")"
                : "Solver.of(GameLibrary.installed().play(\"" + text
                        + "\"))\n    .outcome(GameLibrary.installed().read(\"" + text + "\").position())";
    }

    /** Returns the name of the game. */
    @Override
    public String toString() {
        return "page of " + card.id();
    }
}
