package org.impartial.site;

import static org.impartial.site.Page.element;
import static org.impartial.site.Page.escaped;
import static org.impartial.site.Page.link;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;

/** The first page: the drawings of all games by group, a search over their names, the documents, and further links. */
record GalleryPage(GameLibrary library, Documents documents, Map<String, String> links) {

    String html() {
        String groups = Stream.of(GameCard.Group.values()).map(this::group).collect(Collectors.joining());
        String pages = documents.titles().isEmpty() ? "" : element("h2", "Documents") + documents.contents();
        String further = links.entrySet().stream()
                .map(one -> "<p>" + link(one.getValue(), one.getKey()) + "</p>\n")
                .collect(Collectors.joining());
        return Page.of("Impartial games", "", element("h1", "Impartial games") + """
                <p><label>Search by any name <input type="text" id="SEARCH" autocomplete="off"></label></p>
                <p id="NONE" role="status" hidden>No game has this name.</p>
                """ + groups + pages + further);
    }

    private String group(GameCard.Group group) {
        String cards = library.families().stream()
                .filter(family -> family.card().group() == group)
                .map(this::card)
                .collect(Collectors.joining());
        return cards.isEmpty()
                ? ""
                : "<section>\n" + element("h2", group.title()) + "<ul class=\"cards\">\n" + cards
                        + "</ul>\n</section>\n";
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
