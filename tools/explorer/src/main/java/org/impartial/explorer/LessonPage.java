package org.impartial.explorer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.NotatedPosition;
import org.impartial.picture.drawing.Drawing;
import org.jspecify.annotations.Nullable;

/**
 * A page that needs no server: it holds every position reachable from a start, with its drawing and value. For small
 * worlds, in lessons and papers. The page can be opened from disk.
 *
 * <pre>{@code
 * String page = LessonPage.of(GameLibrary.installed(), "nim 1 2", Convention.NORMAL);
 * page.contains("<html");  // true
 * }</pre>
 */
public final class LessonPage {
    /** The greatest number of positions of a page. */
    public static final int MOST_POSITIONS = 10_000;

    /** The greatest number of boards, which are positions together with their drawings. */
    private static final int MOST_BOARDS = 2_000;

    /** A board takes at least so many characters with its moves. */
    private static final int BOARD = 500;

    /** The greatest number of seconds for a position, most of which take milliseconds. */
    private static final int SECONDS = 3;

    /** The same for the start: what is found there about the game, such as a theorem, serves all positions. */
    private static final int FIRST_SECONDS = 20;

    /** The last move is not marked, since different plays reach a board. */
    private static final String LAST = "class=\"gone last\"";

    private static final String GONE = "class=\"gone\"";

    static final int MOST_CHARACTERS = 50_000_000;

    private final List<ExploredPosition> positions = new ArrayList<>();
    private final Map<String, Integer> numbers = new HashMap<>();
    private final SharedLines shared = new SharedLines();
    private final Convention convention;
    private final @Nullable AnswerTime limit;
    private final int longest;
    private final boolean boards;

    /** With {@code boards} a position has a view for each of its drawings, else that of the first play to it. */
    private LessonPage(Convention convention, @Nullable AnswerTime limit, int longest, boolean boards) {
        this.convention = convention;
        this.limit = limit;
        this.longest = longest;
        this.boards = boards;
    }

    /**
     * Writes the page of a position.
     *
     * @param library the games
     * @param text the position at which play starts
     * @param convention the playing convention
     * @return the page, as HTML
     * @throws BeyondRangeException if {@link #MOST_POSITIONS} positions or 50 million characters do not suffice
     * @throws org.impartial.core.notation.NotationException if the position cannot be read
     */
    public static String of(GameLibrary library, String text, Convention convention) {
        return of(library, text, convention, null, MOST_CHARACTERS);
    }

    /**
     * Writes the page of a position if it is short; a longer one is given up soon.
     *
     * @param library the games
     * @param text the position at which play starts
     * @param convention the playing convention
     * @param longest the greatest number of characters of the positions
     * @return the page, as HTML
     * @throws BeyondRangeException if the positions that can be reached are too many, or need more characters
     * @throws org.impartial.core.notation.NotationException if the position cannot be read
     */
    public static String of(GameLibrary library, String text, Convention convention, int longest) {
        return of(library, text, convention, null, longest);
    }

    /** {@return a script whose function {@code plain} folds a name as the library does, for other pages with a search} */
    public static String names() {
        return PageFiles.read("names.js");
    }

    /** Writes the page of a position within a time; null for any. */
    static String of(GameLibrary library, String text, Convention convention, @Nullable AnswerTime limit, int longest) {
        LessonPage page = new LessonPage(convention, limit, longest, true);
        ArrayNode views;
        try {
            views = page.views(library.read(text));
        } catch (BeyondRangeException manyBoards) {
            page = new LessonPage(convention, limit, longest, false);
            views = page.views(library.read(text));
        }
        ObjectNode world = ExplorerRequests.node();
        world.put("text", text).put("title", text).put("play", convention.name().toLowerCase(Locale.ROOT));
        String game = library.canonical(text).strip().split("[^\\w-]", 2)[0];
        ArrayNode games = world.putArray("games");
        library.families().stream().filter(family -> family.id().equals(game)).forEach(family -> {
            world.put("title", family.card().title());
            GameCards.add(family, games);
        });
        world.set("views", views);
        world.set("lines", page.shared.lines());
        return PageFiles.complete(world);
    }

    private ArrayNode views(NotatedPosition start) {
        number(new ExploredPosition(start, convention));
        ArrayNode views = JsonNodeFactory.instance.arrayNode();
        int seconds = limit == null ? FIRST_SECONDS : SECONDS;
        Valuation world = Valuation.of(start.position(), convention, AnswerTime.unhurried(seconds));
        long characters = 0;
        for (int i = 0; i < positions.size(); i++) {
            requireTime();
            ExploredPosition explored = positions.get(i);
            ObjectNode view =
                    PositionView.of(explored, world.at(explored.notated().position(), AnswerTime.unhurried(SECONDS)));
            if (view.has("drawing")) {
                view.put("drawing", view.get("drawing").asText().replace(LAST, GONE));
            }
            if (view.has("unlisted")) {
                throw new BeyondRangeException("a position has too many moves for a page: " + view.get("title"));
            }
            for (JsonNode move : view.get("moves")) {
                Move made = explored.notated().move(move.get("move").asText());
                int ways = boards ? Math.max(1, Drawing.touches(made).size()) : 1;
                ArrayNode to = ((ObjectNode) move).putArray("to");
                for (int way = 0; way < ways; way++) {
                    to.add(number(explored.after(made, way)));
                }
            }
            shared.share(view);
            characters += view.toString().length();
            if (characters + shared.characters() > longest) {
                throw new BeyondRangeException(
                        "the page would be longer than " + longest + " characters; start from a smaller position");
            }
            views.add(view);
        }
        return views;
    }

    private void requireTime() {
        if (limit != null && (limit.isOver() || Thread.currentThread().isInterrupted())) {
            throw new BeyondRangeException("the page is not complete after " + limit
                    + "; start from a smaller position, or write it by the command: impartial explore");
        }
    }

    private int number(ExploredPosition explored) {
        String key = explored.notated().position() + "\t" + explored.notated().datum()
                + (boards ? "\t" + board(explored) : "");
        Integer known = numbers.putIfAbsent(key, positions.size());
        if (known != null) {
            return known;
        }
        positions.add(explored);
        int most = boards ? Math.min(MOST_BOARDS, longest / BOARD) : MOST_POSITIONS;
        if (positions.size() > most) {
            throw new BeyondRangeException(
                    "more than " + most + " positions can be reached; start from a smaller position");
        }
        return positions.size() - 1;
    }

    /** Returns the drawing without the mark of the last move; empty if the position is too large to be drawn. */
    private static String board(ExploredPosition explored) {
        try {
            return PositionView.drawing(explored).replace(LAST, GONE);
        } catch (IllegalArgumentException | BeyondRangeException tooLarge) {
            return "";
        }
    }

    @Override
    public String toString() {
        return "page of " + positions.size() + " positions";
    }
}
