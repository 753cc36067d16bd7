package org.impartial.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.NotatedPosition;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a reader sees on the board, by shapes, colours and numbers on the screen alone, is the position to which the rules lead.
 */
class ReadBackBrowserTest extends BrowserCase {
    /** The shapes on the screen without the marks of outcomes, and the numbers beside them. */
    private static final String SEEN = """
        const at = e => { const r = e.getBoundingClientRect(); return { e, x: r.x + r.width / 2, y: r.y + r.height / 2, w: r.width, h: r.height }; };
        const all = [...page.drawing.querySelectorAll('svg :is(path, rect, ellipse, text)')]
          .filter(e => !e.closest('.binary') && !e.matches('.tint, .badge, .hit')).map(at);
        const filled = (kind, ...colours) => all.filter(one => one.e.localName === kind && colours.includes(one.e.getAttribute('fill')));
        const words = all.filter(one => one.e.localName === 'text' && one.e.textContent);
        const numbers = words.filter(one => one.e.getAttribute('fill') === '#767676' && /^\\d+$/.test(one.e.textContent));
        const least = (list, far) => list.reduce((a, b) => far(b) < far(a) ? b : a).e.textContent;
        const below = p => least(numbers.filter(n => n.y > p.y), n => 2 * Math.abs(n.x - p.x) + Math.abs(n.y - p.y));
        const columns = () => numbers.filter(n => n.y < Math.min(...numbers.map(one => one.y)) + 3);
        const rows = () => numbers.filter(n => !columns().includes(n));
        const cell = p => least(rows(), n => Math.abs(n.y - p.y)) + ',' + least(columns(), n => Math.abs(n.x - p.x));
        const runs = labels => { const found = []; labels.map(Number).sort((a, b) => a - b).forEach((label, i, list) => {
          if (i && list[i - 1] === label - 1) found[found.length - 1]++; else found.push(1); }); return found.map(String); };
        const ends = one => [0, one.e.getTotalLength()].map(l => one.e.getPointAtLength(l).matrixTransform(one.e.getScreenCTM()));
        const drawn = (...colours) => all.filter(one => one.e.localName === 'path' && colours.includes(one.e.getAttribute('stroke')) && one.e.getAttribute('fill') === 'none');
        const discs = () => filled('ellipse', '#ffffff').map(one => ({ ...one, name: least(words, w => Math.hypot(w.x - one.x, w.y - one.y)) }));
        const end = p => (discs().find(one => Math.hypot(one.x - p.x, one.y - p.y) < one.w) || { name: '0' }).name;
        const edges = (...colours) => drawn(...colours).map(one => '[' + ends(one).map(end).map(Number).sort((a, b) => a - b) + ']');
        """;

    private static final String WOOD = "'#f0d9b5'";
    private static final String HEAPS = "drawn('#767676').map(line => String(filled('ellipse', '#e69f00').filter(b =>"
            + " Math.abs(b.x - line.x) < line.w / 2 && line.y - b.y > 0 && line.y - b.y < 4 * b.h).length))";
    private static final String PINS = "runs(filled('path', '#ffffff').filter(p => p.h > 1.4 * p.w).map(below))";
    private static final String GRAPH = "const lines = edges('#1a1a1a'); const alone = discs().map(one => one.name)"
            + ".filter(v => !lines.some(line => line.slice(1, -1).split(',').includes(v)));"
            + " return [...lines, ...alone.map(v => '[' + v + ']')]";

    static Stream<Arguments> games() {
        return Stream.of(
                game("nim 3 5 7", HEAPS, ReadBackBrowserTest::numbers),
                game("laskers-nim 2 4 6", HEAPS + ".filter(n => n !== '0')", ReadBackBrowserTest::numbers),
                game(
                        "wythoff 5 7",
                        "filled('path', '#1a1a1a').map(q => cell(q).split(',').reverse()).flat()",
                        ReadBackBrowserTest::numbers),
                game("kayles 11", PINS, ReadBackBrowserTest::numbers),
                game("treblecross 11", "runs(filled('rect', " + WOOD + ").map(below))", ReadBackBrowserTest::numbers),
                game("cram[3,4]", "filled('rect', " + WOOD + ").map(cell)", ReadBackBrowserTest::free),
                game("chomp[3,5] 5 5 5", "filled('rect', '#7b4b2a').map(cell)", ReadBackBrowserTest::bar),
                game("node-kayles petersen", GRAPH, ReadBackBrowserTest::pairs),
                game("arc-kayles grid 3 4", GRAPH, ReadBackBrowserTest::pairs),
                game("hackenbush [0,1] [1,2] [2,0] [2,3] [0,4] [4,5]", "edges('#009e73')", ReadBackBrowserTest::pairs),
                game("silver-dollar 2 3 7 12", "filled('ellipse', '#e69f00').map(below)", ReadBackBrowserTest::numbers),
                game(
                        "turning-turtles 2 3 7",
                        "words.filter(w => w.e.textContent === 'H').map(below)",
                        ReadBackBrowserTest::numbers),
                game(
                        "notakto[3,3]",
                        "[...new Set(drawn('#1a1a1a').filter(c => Math.abs(c.w - c.h) < 3).map(cell))]",
                        text -> pairs(text).stream()
                                .map(pair -> pair.replaceAll("[\\[\\]]", ""))
                                .toList()),
                game(
                        "clobber[2,3] XOX OXO",
                        "words.filter(w => /[XO]/.test(w.e.textContent)).map(w => cell(w) + w.e.textContent)",
                        ReadBackBrowserTest::stones));
    }

    private static Arguments game(String start, String reader, Function<String, List<String>> expected) {
        return Arguments.of(start, reader, expected);
    }

    @ParameterizedTest
    @MethodSource("games")
    void theBoardIsThePosition(String start, String reader, Function<String, List<String>> expected) throws Exception {
        for (int width : new int[] {1280, 360}) {
            try (Browser browser = open(width, start)) {
                NotatedPosition position = GameLibrary.installed().read(start);
                for (int ply = 0; ply <= 3; ply++) {
                    awaitOutcomes(browser);
                    List<String> seen = new ArrayList<>();
                    browser.run(SEEN + (reader.contains("return ") ? reader : "return " + reader))
                            .forEach(one -> seen.add(one.asText()));
                    List<String> now = expected.apply(position.position().toString());
                    assertEquals(sorted(now), sorted(seen), start + " at " + width + " after " + ply + " moves");
                    JsonNode moves = browser.run("return view.moves.map(m => [m.move, m.touches.length])");
                    if (moves.isEmpty()) {
                        break;
                    }
                    JsonNode move = moves.get((7 * ply + 3) % moves.size());
                    int way = Math.max(0, move.get(1).asInt() - 1);
                    browser.run("play(" + move.get(0) + ", " + way + ")");
                    browser.await("state.moves.length === " + (ply + 1) + " && " + READY);
                    position = position.after(position.move(move.get(0).asText()));
                }
                assertNotEquals(GameLibrary.installed().read(start).position(), position.position());
            }
        }
    }

    /** An edge that has two copies is written twice, and so is a heap. */
    private static List<String> sorted(List<String> tokens) {
        return tokens.stream().filter(one -> !one.equals("0")).sorted().toList();
    }

    private static List<String> found(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(MatchResult::group)
                .toList();
    }

    private static String states(String position) {
        return position.replaceAll("\\w+=\\d+(,\\d+)*|\\[]|(?<=\\w)\\[board=[^]]*]", "");
    }

    private static List<String> numbers(String position) {
        return found("(?<![\\w,\\[])\\d+", states(position));
    }

    private static List<String> pairs(String position) {
        return found("\\[\\d+(,\\d+)?]", states(position));
    }

    /** The free cells of Cram: those of all regions, each of which has the other cells as full. */
    private static List<String> free(String position) {
        TreeSet<String> free = new TreeSet<>();
        for (String part : position.split(" \\+ ", -1)) {
            for (int row = 1; row <= 3; row++) {
                for (int column = 1; column <= 4; column++) {
                    if (part.startsWith("cram") && !part.contains(" [" + row + "," + column + "]")) {
                        free.add(row + "," + column);
                    }
                }
            }
        }
        return List.copyOf(free);
    }

    private static List<String> bar(String position) {
        List<String> squares = new ArrayList<>();
        List<String> rows = numbers(position);
        for (int row = 1; row <= rows.size(); row++) {
            for (int column = 1; column <= Integer.parseInt(rows.get(row - 1)); column++) {
                squares.add(row + "," + column);
            }
        }
        return squares;
    }

    private static List<String> stones(String position) {
        List<String> stones = new ArrayList<>();
        List<String> lines = found("[.XO]{3}", position);
        for (int row = 1; row <= lines.size(); row++) {
            for (int column = 1; column <= 3; column++) {
                char stone = lines.get(row - 1).charAt(column - 1);
                if (stone != '.') {
                    stones.add(row + "," + column + stone);
                }
            }
        }
        return stones;
    }
}
