package org.impartial.picture.artist;

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
import org.impartial.picture.kind.BoardStones;
import org.impartial.picture.kind.Boards;
import org.impartial.picture.kind.BoxLines;
import org.impartial.picture.kind.Chocolate;
import org.impartial.picture.kind.CoinPlaces;
import org.impartial.picture.kind.FacingPieces;
import org.impartial.picture.kind.HeapShapes;
import org.impartial.picture.kind.Kind;
import org.impartial.picture.kind.LooseHeaps;
import org.impartial.picture.kind.PassHeaps;
import org.impartial.picture.kind.Piles;
import org.impartial.picture.kind.Strip;
import org.impartial.picture.kind.Subject;
import org.impartial.picture.kind.ThingRow;
import org.impartial.picture.kind.Tiles;
import org.impartial.picture.kind.Track;
import org.impartial.picture.kind.graph.Arrows;
import org.impartial.picture.kind.graph.Bushes;
import org.impartial.picture.kind.graph.Crosses;
import org.impartial.picture.kind.graph.Graphs;
import org.impartial.picture.kind.graph.Orders;
import org.impartial.picture.kind.graph.PursuitTrack;
import org.impartial.picture.kind.graph.SproutsMap;
import org.impartial.picture.kind.graph.Trees;

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

    private static void put(Map<String, Kind> kinds, Kind kind, String... games) {
        List.of(games).forEach(game -> kinds.put(game, kind));
    }

    private static void heaps(Map<String, Kind> kinds) {
        Kind piles = Piles.plain();
        put(kinds, piles, "moore-nim", "euclid", "euclid-to-zero", "cyclic-nimhoff", "nimhof", "slow-nim");
        put(kinds, piles, "exact-slow-nim", "greedy-nim", "proper-nim", "top-entails", "complimenting-nim");
        put(kinds, new LooseHeaps(), "delete-nim", "vector-delete-nim", "alice-and-bob");
        put(kinds, Piles.limited(), "fibonacci-nim", "dynamic-nim");
        put(kinds, new PassHeaps(), "pass-nim");
        put(kinds, new Piles(Subject::numbers, subject -> "heap and reserve"), "poker-nim");
        put(kinds, new HeapShapes.StairShape(), "staircase-nim");
        put(kinds, new HeapShapes.BoxShape(), "boxes");
        put(kinds, new HeapShapes.Ring(), "circular-nim");
        put(kinds, new HeapShapes.Hypergraph(), "hypergraph-nim");
        put(kinds, new HeapShapes.Ends(), "end-nim");
        put(kinds, new Track(true), "count-up");
        put(kinds, new Track(false), "mark");
    }

    private static void rows(Map<String, Kind> kinds) {
        put(kinds, ThingRow.pins(), "kayles", "dawsons-kayles");
        put(kinds, ThingRow.squares(), "treblecross");
        put(kinds, ThingRow.pawns(), "dawsons-chess");
        put(kinds, ThingRow.apples(), "apple-rows");
        put(kinds, ThingRow.beads(), "guiles", "octal");
        put(kinds, new Strip(1, Strip.StripPiece.COIN, 0), "silver-dollar", "georgia-and-bob");
        put(kinds, new Strip(0, Strip.StripPiece.COIN, 0), "welter");
        put(kinds, new Strip(1, Strip.StripPiece.MONK, 12), "monks");
        put(kinds, new FacingPieces(), "northcott");
        Kind coins = new CoinPlaces.CoinPlaceRow();
        put(kinds, coins, "single-coin", "turning-turtles", "consecutive-coins", "subtraction-coins", "twins");
        put(kinds, coins, "mock-turtles", "ruler", "grunt", "coin-turning");
        put(kinds, new Tiles.LetterTiles(), "words");
        put(kinds, new Tiles.Digits(), "digital-deletions");
        put(kinds, new Tiles.CardTiles(), "game-of-31");
        put(kinds, new Tiles.FactorTiles(), "multiplication");
        put(kinds, new Tiles.Coinage(), "sylver-coinage");
    }

    private static void boards(Map<String, Kind> kinds) {
        put(kinds, new CoinPlaces.CoinGrid(), "switch-lights", "coin-product");
        put(kinds, new Boards.Filled(true), "cram");
        put(kinds, new Boards.Filled(false), "notakto");
        put(kinds, new Boards.Bar(), "chomp");
        put(kinds, new Boards.Young(), "lctr");
        put(kinds, new Chocolate(), "chocolate-bar");
        put(kinds, new BoardStones(true), "nogo");
        put(kinds, new BoardStones(false), "clobber");
        put(kinds, new Boards.Queen(), "wythoff", "d-wythoff");
        put(kinds, new BoxLines(), "nimstring", "nimstring-lines");
    }

    private static void graphs(Map<String, Kind> kinds) {
        put(kinds, new Graphs.TakingPicture(false), "node-kayles", "grim");
        put(kinds, new Graphs.TakingPicture(true), "arc-kayles");
        put(kinds, new Graphs.WalkPicture(), "undirected-vertex-geography");
        put(kinds, new Graphs.Chips(), "chip-firing");
        put(kinds, new Orders.OrderPicture(), "poset-chomp");
        put(kinds, new Orders.SubsetPicture(), "subset-take-away");
        put(kinds, new Orders.Wheel(), "kotzig");
        put(kinds, new PursuitTrack(), "pursuit-ring");
        put(kinds, new Bushes(false), "hackenbush");
        put(kinds, new Bushes(true), "tree-cutting");
        put(kinds, new Trees.TreeStones(), "tree-game");
        put(kinds, new Trees.Felled(), "the-game");
        put(kinds, new Trees.TreeBody(), "caterpillar");
        put(kinds, new SproutsMap(), "sprouts");
        put(kinds, new Crosses(), "brussels-sprouts");
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
        Map<String, Datum> fields = answer.fields();
        return switch (game) {
            case "pirates" ->
                Optional.ofNullable(fields.get("guarantee"))
                        .filter(all -> all.asItems().size() > 1)
                        .map(all -> PirateCrew.draw(all.asItems()));
            case "pursuit-ring" ->
                Optional.ofNullable(fields.get("first"))
                        .flatMap(first -> Optional.ofNullable(fields.get("second"))
                                .map(second -> RingOutcomes.draw(first.asItems(), second.asItems())));
            default -> Optional.empty();
        };
    }

    @Override
    public boolean iconic(ImpartialGame<?> game) {
        return isOwn(game) && ICONIC.contains(Subject.family(game));
    }
}
