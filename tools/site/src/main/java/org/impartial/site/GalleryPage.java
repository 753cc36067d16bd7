package org.impartial.site;

import static org.impartial.site.Page.element;
import static org.impartial.site.Page.escaped;
import static org.impartial.site.Page.link;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;

/** The first page: the drawings of all games by group, a search over their names, the documents, and further links. */
record GalleryPage(GameLibrary library, Documents documents, Map<String, String> links) {

    String html() {
        StringBuilder body = new StringBuilder(element("h1", "Impartial games"));
        body.append(
                "<p><label>Search by any name <input type=\"text\" id=\"search\" autocomplete=\"off\"></label></p>\n");
        body.append("<p id=\"none\" role=\"status\" hidden>No game has this name.</p>\n");
        for (GameCard.Group group : GameCard.Group.values()) {
            StringBuilder cards = new StringBuilder();
            library.families().stream()
                    .filter(family -> family.card().group() == group)
                    .forEach(family -> cards.append(card(family)));
            if (!cards.isEmpty()) {
                body.append("<section>\n").append(element("h2", group.title()));
                body.append("<ul class=\"cards\">\n").append(cards).append("</ul>\n</section>\n");
            }
        }
        if (!documents.titles().isEmpty()) {
            body.append(element("h2", "Documents")).append(documents.contents());
        }
        links.forEach((title, address) ->
                body.append("<p>").append(link(address, title)).append("</p>\n"));
        return Page.of("Impartial games", "", body.toString());
    }

    private String card(GameFamily family) {
        GameCard card = family.card();
        List<String> names = new ArrayList<>(List.of(card.id(), card.title()));
        names.addAll(card.otherNames());
        String drawing = GamePage.drawing(library, family)
                .map(svg -> svg.replaceFirst("<svg ", "<svg aria-hidden=\"true\" "))
                .orElse("");
        return "<li data-names=\"" + escaped(String.join("|", names)) + "\"><a href=\"games/" + card.id() + ".html\">"
                + drawing + escaped(card.title()) + "</a></li>\n";
    }
}
