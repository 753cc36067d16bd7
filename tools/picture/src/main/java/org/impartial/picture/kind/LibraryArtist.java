package org.impartial.picture.kind;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.graph.FiniteGraph;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Artist;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.drawing.Touch;
import org.impartial.picture.kind.board.BoardStones;
import org.impartial.picture.kind.board.Boards;
import org.impartial.picture.kind.board.BoxLines;
import org.impartial.picture.kind.board.Chocolate;
import org.impartial.picture.kind.board.CoinPlaces;
import org.impartial.picture.kind.board.Tiles;
import org.impartial.picture.kind.graph.Arrows;
import org.impartial.picture.kind.graph.Bushes;
import org.impartial.picture.kind.graph.Crosses;
import org.impartial.picture.kind.graph.Graphs;
import org.impartial.picture.kind.graph.Orders;
import org.impartial.picture.kind.graph.PursuitTrack;
import org.impartial.picture.kind.graph.SproutsMap;
import org.impartial.picture.kind.graph.Trees;
import org.impartial.picture.kind.heap.HeapShapes;
import org.impartial.picture.kind.heap.LooseHeaps;
import org.impartial.picture.kind.heap.PassHeaps;
import org.impartial.picture.kind.heap.Piles;
import org.impartial.picture.kind.row.FacingPieces;
import org.impartial.picture.kind.row.Strip;
import org.impartial.picture.kind.row.ThingRow;
import org.impartial.picture.kind.row.Track;
import org.impartial.picture.kind.subject.Kind;
import org.impartial.picture.kind.subject.Subject;
import org.impartial.picture.kind.survey.SurveyDrawings;

/** Draws the games of this library by kind, any other heap game as beans, and any {@code FiniteGraph} with its arcs. */
public final class LibraryArtist implements Artist {
    private static final List<String> GAMES = List.of("org.impartial.games.", "org.impartial.discover.");
    private static final Set<String> ICONIC =
            Set.of("cram", "chomp", "notakto", "nogo", "clobber", "chocolate-bar", "lctr", "nimstring");

    private final Map<String, Kind> kinds = kinds();
    private final Kind heaps = Piles.plain();
    private final Kind arrows = new Arrows();

    /** Creates the artist; called by the service loader. */
    public LibraryArtist() {}

    private static Map<String, Kind> kinds() {
        Map<String, Kind> kinds = new HashMap<>();
        heaps(kinds);
        rows(kinds);
        boards(kinds);
        graphs(kinds);
        return Map.copyOf(kinds);
    }

    private static void heaps(Map<String, Kind> kinds) {
        Kind piles = Piles.plain();
        for (String game : List.of(
                "moore-nim",
                "euclid",
                "euclid-to-zero",
                "cyclic-nimhoff",
                "nimhof",
                "slow-nim",
                "exact-slow-nim",
                "greedy-nim",
                "proper-nim",
                "top-entails",
                "complimenting-nim")) {
            kinds.put(game, piles);
        }
        kinds.put("delete-nim", new LooseHeaps());
        kinds.put("vector-delete-nim", new LooseHeaps());
        kinds.put("alice-and-bob", new LooseHeaps());
        kinds.put("fibonacci-nim", Piles.limited());
        kinds.put("dynamic-nim", Piles.limited());
        kinds.put("pass-nim", new PassHeaps());
        kinds.put("poker-nim", new Piles(Subject::numbers, subject -> "heap and reserve"));
        kinds.put("staircase-nim", new HeapShapes.StairShape());
        kinds.put("boxes", new HeapShapes.BoxShape());
        kinds.put("circular-nim", new HeapShapes.Ring());
        kinds.put("hypergraph-nim", new HeapShapes.Hypergraph());
        kinds.put("end-nim", new HeapShapes.Ends());
        kinds.put("count-up", new Track(true));
        kinds.put("mark", new Track(false));
    }

    private static void rows(Map<String, Kind> kinds) {
        kinds.put("kayles", ThingRow.pins());
        kinds.put("dawsons-kayles", ThingRow.pins());
        kinds.put("treblecross", ThingRow.squares());
        kinds.put("dawsons-chess", ThingRow.pawns());
        kinds.put("apple-rows", ThingRow.apples());
        kinds.put("guiles", ThingRow.beads());
        kinds.put("octal", ThingRow.beads());
        kinds.put("silver-dollar", new Strip(1, Strip.StripPiece.COIN, 0));
        kinds.put("georgia-and-bob", new Strip(1, Strip.StripPiece.COIN, 0));
        kinds.put("welter", new Strip(0, Strip.StripPiece.COIN, 0));
        kinds.put("monks", new Strip(1, Strip.StripPiece.MONK, 12));
        kinds.put("northcott", new FacingPieces());
        Kind coins = new CoinPlaces.CoinPlaceRow();
        for (String game : List.of(
                "single-coin",
                "turning-turtles",
                "consecutive-coins",
                "subtraction-coins",
                "twins",
                "mock-turtles",
                "ruler",
                "grunt",
                "coin-turning")) {
            kinds.put(game, coins);
        }
        kinds.put("words", new Tiles.LetterTiles());
        kinds.put("game-of-31", new Tiles.CardTiles());
        kinds.put("digital-deletions", new Tiles.Digits());
        kinds.put("multiplication", new Tiles.FactorTiles());
        kinds.put("sylver-coinage", new Tiles.Coinage());
    }

    private static void boards(Map<String, Kind> kinds) {
        kinds.put("switch-lights", new CoinPlaces.CoinGrid());
        kinds.put("coin-product", new CoinPlaces.CoinGrid());
        kinds.put("cram", new Boards.Filled(true));
        kinds.put("notakto", new Boards.Filled(false));
        kinds.put("chomp", new Boards.Bar());
        kinds.put("lctr", new Boards.Young());
        kinds.put("chocolate-bar", new Chocolate());
        kinds.put("nogo", new BoardStones(true));
        kinds.put("clobber", new BoardStones(false));
        kinds.put("wythoff", new Boards.Queen());
        kinds.put("d-wythoff", new Boards.Queen());
        kinds.put("nimstring", new BoxLines());
        kinds.put("nimstring-lines", new BoxLines());
    }

    private static void graphs(Map<String, Kind> kinds) {
        kinds.put("node-kayles", new Graphs.TakingPicture(false));
        kinds.put("grim", new Graphs.TakingPicture(false));
        kinds.put("arc-kayles", new Graphs.TakingPicture(true));
        kinds.put("undirected-vertex-geography", new Graphs.WalkPicture());
        kinds.put("chip-firing", new Graphs.Chips());
        kinds.put("poset-chomp", new Orders.OrderPicture());
        kinds.put("subset-take-away", new Orders.SubsetPicture());
        kinds.put("kotzig", new Orders.Wheel());
        kinds.put("pursuit-ring", new PursuitTrack());
        kinds.put("hackenbush", new Bushes(false));
        kinds.put("tree-cutting", new Bushes(true));
        kinds.put("tree-game", new Trees.TreeStones());
        kinds.put("the-game", new Trees.Felled());
        kinds.put("caterpillar", new Trees.TreeBody());
        kinds.put("sprouts", new SproutsMap());
        kinds.put("brussels-sprouts", new Crosses());
    }

    @Override
    public boolean draws(ImpartialGame<?> game) {
        return game instanceof HeapGame || game instanceof FiniteGraph || isOwn(game);
    }

    private boolean isOwn(ImpartialGame<?> game) {
        String type = game.getClass().getName();
        return GAMES.stream().anyMatch(type::startsWith) && kinds.containsKey(Subject.family(game));
    }

    private Kind kind(ImpartialGame<?> game) {
        if (isOwn(game)) {
            return kinds.getOrDefault(Subject.family(game), heaps);
        }
        return game instanceof FiniteGraph ? arrows : heaps;
    }

    @Override
    public Sketch draw(Component<?> component) {
        return kind(component.game()).draw(Subject.of(component));
    }

    @Override
    public List<Touch> touches(Move move) {
        return kind(move.from().game())
                .touches(
                        Subject.of(move.from()),
                        Subject.move(move),
                        move.to().components().stream().map(Subject::of).toList());
    }

    @Override
    public Sketch draw(Component<?> component, Component<?> first) {
        return kind(component.game()).draw(Subject.of(component), Subject.of(first));
    }

    @Override
    public Optional<List<Map<String, String>>> remaining(Move move, int way) {
        Kind kind = kind(move.from().game());
        Subject before = Subject.of(move.from());
        List<Subject> after = move.to().components().stream().map(Subject::of).toList();
        if (kind.left(before).isEmpty()
                || !move.to().components().stream().allMatch(part -> kind.equals(kind(part.game())))) {
            return Optional.empty();
        }
        List<Map<String, String>> parts = new ArrayList<>();
        for (int part = 0; part < after.size(); part++) {
            UnaryOperator<String> earlier = kind.earlier(before, Subject.move(move), after, part, way);
            parts.add(kind.left(after.get(part)).orElse(Set.of()).stream()
                    .collect(Collectors.toMap(Function.identity(), earlier)));
        }
        return Optional.of(parts);
    }

    @Override
    public Optional<Sketch> trace(Move move) {
        return kind(move.from().game()).trace(Subject.of(move.from()), Subject.move(move));
    }

    @Override
    public Optional<Sketch> survey(String game, Datum.Fields answer) {
        return SurveyDrawings.of(game, answer);
    }

    @Override
    public boolean iconic(ImpartialGame<?> game) {
        return isOwn(game) && ICONIC.contains(Subject.family(game));
    }
}
