package org.impartial.site;

import static org.impartial.site.Page.element;
import static org.impartial.site.Page.escaped;
import static org.impartial.site.Page.link;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.picture.drawing.Drawing;
import org.impartial.solve.ProblemProvider;

/** The page of a game: its drawing, rules, names, theory, problems, values, and the lines of Java and of the command. */
record GamePage(GameLibrary library, GameFamily family, Map<String, String> further, Documents documents) {

    String html() {
        GameCard card = family.card();
        StringBuilder body = new StringBuilder(element("h1", card.title()));
        drawing(library, family).ifPresent(svg -> body.append("<figure>" + svg + "</figure>\n"));
        body.append(element("p", card.rules()));
        further.forEach((title, path) -> body.append("<p>" + link("../" + path, title) + "</p>\n"));
        String names = String.join(", ", card.otherNames());
        body.append(names.isEmpty() ? "" : element("p", "Other names: " + names))
                .append(problems());
        body.append(element("h2", "Theory")).append(theory());
        new ValuePictures(library, family).html().ifPresent(body::append);
        body.append(element("h2", "How to write it"));
        card.parameters().forEach(one -> body.append(element("p", one.name() + ": " + one.meaning())));
        body.append(element("p", "Position: " + card.position()) + element("p", "Move: " + card.move()));
        body.append(element("p", "Limits: " + card.limits()));
        body.append(element("h2", "Command") + element("pre", "impartial solve '" + card.example() + "'"));
        return Page.of(card.title(), "../", body + element("h2", "Java") + element("pre", java()));
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
        String sources = family.card().references().stream()
                .map(source -> "[" + source.key() + "]")
                .map(key -> documents.has("REFERENCES.md") ? link("../docs/REFERENCES.html", key) : escaped(key))
                .collect(Collectors.joining(", "));
        return element("p", family.card().theory()) + (sources.isEmpty() ? "" : "<p>Sources: " + sources + "</p>\n");
    }

    /** Returns the problems of judges that the command answers and whose numbers are names of the game. */
    private String problems() {
        String problems = ProblemProvider.installed().values().stream()
                .filter(problem -> family.card().otherNames().stream()
                        .anyMatch(name -> GameLibrary.spelled(name).equals(GameLibrary.spelled(problem.name()))))
                .map(problem -> problem.name() + " (" + problem.title() + ")")
                .collect(Collectors.joining("; "));
        return problems.isEmpty() ? "" : element("p", "Judge problems: " + problems);
    }

    private String java() {
        String text = family.card().example().replace("\\", "\\\\").replace("\"", "\\\"");
        return library.survey(family.card().example()).isPresent()
                ? "GameLibrary.installed().survey(\"" + text + "\")"
                : "Solver.of(GameLibrary.installed().play(\"" + text
                        + "\"))\n    .outcome(GameLibrary.installed().read(\"" + text + "\").position())";
    }
}
