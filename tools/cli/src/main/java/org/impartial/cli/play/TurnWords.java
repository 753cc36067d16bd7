package org.impartial.cli.play;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.meter.Meter;

/** The words for a position in which a move is due. */
record TurnWords(NotatedPosition diagram) {
    private static final long NONE = Long.MAX_VALUE;

    /** Returns a legal move as it can be typed on any keyboard. */
    String example() {
        List<Component<?>> components = diagram.position().components();
        int obliged = diagram.position().obliged();
        return IntStream.range(0, components.size())
                .filter(i -> obliged < 0 || i == obliged)
                .boxed()
                .flatMap(i -> first(components.get(i)).stream().map(option -> new Move(diagram.position(), i, option)))
                .findFirst()
                .map(move -> diagram.name(move).replace('→', '>'))
                .orElse("");
    }

    private static Optional<Position> first(Component<?> component) {
        try {
            return component.firstOptions(1, Meter.unlimited()).stream().findFirst();
        } catch (BeyondRangeException tooGreat) {
            return Optional.empty();
        }
    }

    String legal() {
        try {
            String moves = listed();
            return "legal:" + (moves.startsWith("\n") ? "" : " ") + moves;
        } catch (BeyondRangeException tooMany) {
            return String.valueOf(tooMany.getMessage());
        }
    }

    /** Returns the moves; those that take beans of one heap are grouped by the number of beans taken. */
    private String listed() {
        Map<Long, Set<String>> byTaken = new TreeMap<>();
        diagram.position()
                .moves()
                .forEach(move -> byTaken.computeIfAbsent(taken(move), none -> new LinkedHashSet<>())
                        .add(diagram.name(move)));
        return byTaken.entrySet().stream()
                .map(group -> (byTaken.size() == 1 ? "" : "\n  " + name(group.getKey()) + ": ")
                        + String.join(", ", group.getValue()))
                .collect(Collectors.joining());
    }

    private static String name(long taken) {
        return taken == NONE ? "other" : taken == 0 ? "split" : "take " + taken;
    }

    /** Returns the number of beans that a move takes from a heap; {@link #NONE} if it is no move of a heap. */
    private static long taken(Move move) {
        if (!(move.from().game() instanceof HeapGame game)) {
            return NONE;
        }
        long taken = (Long) move.from().state();
        for (Component<?> part : move.to().components()) {
            if (!part.game().equals(game)) {
                return NONE;
            }
            taken -= (Long) part.state();
        }
        return taken;
    }

    List<String> help() {
        List<? extends ImpartialGame<?>> games = diagram.position().components().stream()
                .map(Component::game)
                .distinct()
                .toList();
        String forms = "Write a move as it is listed, such as " + example()
                + (games.stream().anyMatch(HeapGame.class::isInstance) ? "; also: take 2 from 5, or 5 to 3" : "")
                + (games.stream().anyMatch(TextBoard::hasSquares)
                        ? ": rows and columns by their numbers; also 1,1 1,2, or a1a2 with letters for the columns"
                        : "")
                + ".";
        Stream<String> rules = games.stream()
                .map(game -> game.name().replaceFirst("\\[.*", ""))
                .flatMap(id -> GameLibrary.installed().families().stream()
                        .filter(one -> one.id().equals(id)))
                .map(family -> family.card().title() + ": " + family.card().rules());
        return Stream.concat(rules, Stream.of(forms)).toList();
    }

    /** Returns how play ended; where the moves of the players differ, the other player might continue. */
    String ending(boolean yours) {
        boolean alike = diagram.position().components().stream()
                .allMatch(component -> component.game().summable());
        return alike ? (yours ? "You" : "I") + " cannot move: " : "Play has ended: ";
    }
}
