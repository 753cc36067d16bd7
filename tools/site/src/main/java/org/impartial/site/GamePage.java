package org.impartial.site;

import static org.impartial.site.Page.element;
import static org.impartial.site.Page.escaped;
import static org.impartial.site.Page.link;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.picture.drawing.Drawing;
import org.impartial.solve.ProblemProvider;

/** The page of a game: its drawing, rules, names, theory, problems, values, and the lines of Java and of the command. */
record GamePage(GameLibrary library, GameFamily family, Map<String, String> further, Documents documents) {

    String html() {
        StringBuilder body = new StringBuilder(element("h1", family.card().title()));
        drawing(library, family)
                .ifPresent(svg -> body.append("<figure>").append(svg).append("</figure>\n"));
        body.append(element("p", family.card().rules()));
        further.forEach((title, path) ->
                body.append("<p>").append(link("../" + path, title)).append("</p>\n"));
        if (!family.card().otherNames().isEmpty()) {
            body.append(element(
                    "p", "Other names: " + String.join(", ", family.card().otherNames())));
        }
        problems().ifPresent(body::append);
        body.append(element("h2", "Theory")).append(theory());
        new ValuePictures(library, family).html().ifPresent(body::append);
        body.append(element("h2", "How to write it"));
        family.card().parameters().forEach(one -> body.append(element("p", one.name() + ": " + one.meaning())));
        body.append(element("p", "Position: " + family.card().position()));
        body.append(element("p", "Move: " + family.card().move()));
        body.append(element("p", "Limits: " + family.card().limits()));
        body.append(element("h2", "Command"))
                .append(element("pre", "impartial solve '" + family.card().example() + "'"));
        body.append(element("h2", "Java")).append(element("pre", java()));
        return Page.of(family.card().title(), "../", body.toString());
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
    private Optional<String> problems() {
        String problems = ProblemProvider.installed().values().stream()
                .filter(problem -> family.card().otherNames().stream()
                        .anyMatch(name -> GameLibrary.spelled(name).equals(GameLibrary.spelled(problem.name()))))
                .map(problem -> problem.name() + " (" + problem.title() + ")")
                .collect(Collectors.joining("; "));
        return problems.isEmpty() ? Optional.empty() : Optional.of(element("p", "Judge problems: " + problems));
    }

    private String java() {
        String text = family.card().example().replace("\\", "\\\\").replace("\"", "\\\"");
        return library.survey(family.card().example()).isPresent()
                ? "GameLibrary.installed().survey(\"" + text + "\")"
                : "Solver.of(GameLibrary.installed().play(\"" + text
                        + "\"))\n    .outcome(GameLibrary.installed().read(\"" + text + "\").position())";
    }
}
