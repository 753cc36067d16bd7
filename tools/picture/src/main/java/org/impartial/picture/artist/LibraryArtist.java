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

    private final Map<String, Kind> kinds = new HashMap<>();
    private final Kind heaps = Piles.plain();
    private final Kind arrows = new Arrows();

    /** Creates the artist; called by the service loader. */
    public LibraryArtist() {
        heaps();
        rows();
        boards();
        graphs();
    }

    private void put(Kind kind, String... games) {
        List.of(games).forEach(game -> kinds.put(game, kind));
    }

    private void heaps() {
        put(heaps, "moore-nim", "euclid", "euclid-to-zero", "cyclic-nimhoff", "nimhof", "slow-nim");
        put(heaps, "exact-slow-nim", "greedy-nim", "proper-nim", "top-entails", "complimenting-nim");
        put(new LooseHeaps(), "delete-nim", "vector-delete-nim", "alice-and-bob");
        put(Piles.limited(), "fibonacci-nim", "dynamic-nim");
        put(new PassHeaps(), "pass-nim");
        put(new Piles(Subject::numbers, subject -> "heap and reserve"), "poker-nim");
        put(new HeapShapes.StairShape(), "staircase-nim");
        put(new HeapShapes.BoxShape(), "boxes");
        put(new HeapShapes.Ring(), "circular-nim");
        put(new HeapShapes.Hypergraph(), "hypergraph-nim");
        put(new HeapShapes.Ends(), "end-nim");
        put(new Track(true), "count-up");
        put(new Track(false), "mark");
    }

    private void rows() {
        put(ThingRow.pins(), "kayles", "dawsons-kayles");
        put(ThingRow.squares(), "treblecross");
        put(ThingRow.pawns(), "dawsons-chess");
        put(ThingRow.apples(), "apple-rows");
        put(ThingRow.beads(), "guiles", "octal");
        put(new Strip(1, Strip.StripPiece.COIN, 0), "silver-dollar", "georgia-and-bob");
        put(new Strip(0, Strip.StripPiece.COIN, 0), "welter");
        put(new Strip(1, Strip.StripPiece.MONK, 12), "monks");
        put(new FacingPieces(), "northcott");
        Kind coins = new CoinPlaces.CoinPlaceRow();
        put(coins, "single-coin", "turning-turtles", "consecutive-coins", "subtraction-coins", "twins");
        put(coins, "mock-turtles", "ruler", "grunt", "coin-turning");
        put(new Tiles.LetterTiles(), "words");
        put(new Tiles.Digits(), "digital-deletions");
        put(new Tiles.CardTiles(), "game-of-31");
        put(new Tiles.FactorTiles(), "multiplication");
        put(new Tiles.Coinage(), "sylver-coinage");
    }

    private void boards() {
        put(new CoinPlaces.CoinGrid(), "switch-lights", "coin-product");
        put(new Boards.Filled(true), "cram");
        put(new Boards.Filled(false), "notakto");
        put(new Boards.Bar(), "chomp");
        put(new Boards.Young(), "lctr");
        put(new Chocolate(), "chocolate-bar");
        put(new BoardStones(true), "nogo");
        put(new BoardStones(false), "clobber");
        put(new Boards.Queen(), "wythoff", "d-wythoff");
        put(new BoxLines(), "nimstring", "nimstring-lines");
    }

    private void graphs() {
        put(new Graphs.TakingPicture(false), "node-kayles", "grim");
        put(new Graphs.TakingPicture(true), "arc-kayles");
        put(new Graphs.WalkPicture(), "undirected-vertex-geography");
        put(new Graphs.Chips(), "chip-firing");
        put(new Orders.OrderPicture(), "poset-chomp");
        put(new Orders.SubsetPicture(), "subset-take-away");
        put(new Orders.Wheel(), "kotzig");
        put(new PursuitTrack(), "pursuit-ring");
        put(new Bushes(false), "hackenbush");
        put(new Bushes(true), "tree-cutting");
        put(new Trees.TreeStones(), "tree-game");
        put(new Trees.Felled(), "the-game");
        put(new Trees.TreeBody(), "caterpillar");
        put(new SproutsMap(), "sprouts");
        put(new Crosses(), "brussels-sprouts");
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
        return kind(move.from().game()).touches(Subject.of(move.from()), Subject.move(move), after(move));
    }

    private static List<Subject> after(Move move) {
        return move.to().components().stream().map(Subject::of).toList();
    }

    @Override
    public Sketch draw(Component<?> component, Component<?> first) {
        return kind(component.game()).draw(Subject.of(component), Subject.of(first));
    }

    @Override
    public Optional<List<Map<String, String>>> remaining(Move move, int way) {
        Kind kind = kind(move.from().game());
        Subject before = Subject.of(move.from());
        List<Subject> after = after(move);
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
                items(fields, "guarantee").filter(all -> all.size() > 1).map(PirateCrew::draw);
            case "pursuit-ring" ->
                items(fields, "first")
                        .flatMap(first -> items(fields, "second").map(second -> RingOutcomes.draw(first, second)));
            default -> Optional.empty();
        };
    }

    private static Optional<List<Datum>> items(Map<String, Datum> fields, String name) {
        return Optional.ofNullable(fields.get(name)).map(Datum::asItems);
    }

    @Override
    public boolean iconic(ImpartialGame<?> game) {
        return isOwn(game) && ICONIC.contains(Subject.family(game));
    }
}
