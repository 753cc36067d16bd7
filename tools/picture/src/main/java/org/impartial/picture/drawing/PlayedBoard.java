package org.impartial.picture.drawing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.impartial.core.game.Component;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.picture.ink.InkMark;

/** The drawing of a position in that of the start of play: parts share it, and removed places are faint. */
final class PlayedBoard {
    private final List<BoardSlot> slots = new ArrayList<>();
    private final List<BoardPart> parts = new ArrayList<>();

    /** A component at the start of its play, and what moves changed in its drawing. */
    private static final class BoardSlot {
        private final Component<?> first;
        private final List<Sketch> traces = new ArrayList<>();
        private boolean shared;
        private Set<String> taken = Set.of();

        BoardSlot(Component<?> first) {
            this.first = first;
        }
    }

    /** A component now, and the places of its slot by the names of its own places, if the slot is shared. */
    private record BoardPart(Component<?> now, BoardSlot slot, Map<String, String> origins) {}

    PlayedBoard(Position start) {
        restart(start);
    }

    private void restart(Position position) {
        slots.clear();
        parts.clear();
        for (Component<?> component : position.components()) {
            BoardSlot slot = new BoardSlot(component);
            slots.add(slot);
            parts.add(new BoardPart(component, slot, Map.of()));
        }
    }

    /** Makes a move, which was chosen by the touch with an index. */
    void make(Move move, int way) {
        if (!parts.stream().map(BoardPart::now).toList().equals(move.before().components())) {
            restart(move.before());
        }
        slots.forEach(slot -> slot.taken = Set.of());
        BoardPart moved = parts.remove(move.component());
        List<Component<?>> after = move.to().components();
        Optional<List<Map<String, String>>> remaining = Artists.of(moved.now.game())
                .filter(artist -> Artists.drawsAll(artist, after))
                .flatMap(artist -> artist.remaining(move, way));
        if (remaining.isPresent()) {
            divide(moved, move, remaining.get());
        } else if (after.size() == 1
                && !moved.slot.shared
                && after.get(0).game().equals(moved.now.game())) {
            parts.add(move.component(), new BoardPart(after.get(0), moved.slot, Map.of()));
        } else if (!after.isEmpty() || !(moved.now.game() instanceof HeapGame) || moved.slot.shared) {
            replace(moved, move.component(), after, way);
        }
    }

    private void divide(BoardPart moved, Move move, List<Map<String, String>> remaining) {
        BoardSlot slot = moved.slot;
        Map<String, String> before = slot.shared ? moved.origins : own(moved.now);
        Set<String> taken = new HashSet<>(before.values());
        for (int i = 0; i < remaining.size(); i++) {
            Map<String, String> origins = new HashMap<>();
            remaining.get(i).forEach((place, earlier) -> {
                String origin = before.get(earlier);
                if (origin != null) {
                    origins.put(place, origin);
                    taken.remove(origin);
                }
            });
            parts.add(move.component() + i, new BoardPart(move.to().components().get(i), slot, origins));
        }
        slot.shared = true;
        slot.taken = taken;
        Artists.of(moved.now.game()).flatMap(artist -> artist.trace(move)).ifPresent(slot.traces::add);
    }

    private static Map<String, String> own(Component<?> component) {
        Map<String, String> names = new HashMap<>();
        for (InkMark mark : Drawing.sketch(component).marks()) {
            if (mark instanceof InkMark.InkPlace place) {
                names.put(place.name(), place.name());
            }
        }
        return names;
    }

    /** Replaces a component by others: one part of a heap keeps its room, the others stand behind all heaps. */
    private void replace(BoardPart moved, int component, List<Component<?>> after, int way) {
        int at = slots.indexOf(moved.slot);
        boolean divided = !moved.slot.shared
                && moved.now.game() instanceof HeapGame
                && after.stream().allMatch(part -> part.game().equals(moved.now.game()));
        int stays = divided ? Math.min(way, after.size() - 1) : -1;
        if (!divided && parts.stream().noneMatch(part -> part.slot == moved.slot) && !moved.slot.shared) {
            slots.remove(at--);
        }
        for (int i = 0; i < after.size(); i++) {
            BoardSlot slot = i == stays ? moved.slot : new BoardSlot(after.get(i));
            if (i != stays) {
                slots.add(divided ? slots.size() : at + 1 + i, slot);
            }
            parts.add(component + i, new BoardPart(after.get(i), slot, Map.of()));
        }
    }

    List<Component<?>> components() {
        return slots.stream().<Component<?>>map(slot -> slot.first).toList();
    }

    /** Returns the drawing of each of {@link #components}, whose places have the indices of the components of the position. */
    List<Sketch> sketches() {
        return slots.stream().map(this::sketch).toList();
    }

    private Sketch sketch(BoardSlot slot) {
        if (!slot.shared && parts.stream().noneMatch(part -> part.slot == slot)) {
            // The room of a heap that is gone stays, so that the others keep their places.
            Sketch heap = Drawing.sketch(slot.first);
            return new Sketch(heap.width(), heap.height());
        }
        Map<String, InkMark.InkPlace> live = new HashMap<>();
        int single = 0;
        for (int i = 0; i < parts.size(); i++) {
            BoardPart part = parts.get(i);
            if (part.slot == slot) {
                single = i;
                int at = i;
                part.origins.forEach((name, origin) -> live.put(origin, new InkMark.InkPlace(at, name, List.of())));
            }
        }
        if (!slot.shared) {
            return Drawing.sketch(parts.get(single).now, slot.first).owned(single);
        }
        Sketch drawn = Drawing.sketch(slot.first);
        Sketch sketch = new Sketch(drawn.width(), drawn.height());
        for (InkMark mark : drawn.marks()) {
            sketch.add(mark instanceof InkMark.InkPlace place ? shown(place, live, slot) : mark);
        }
        slot.traces.forEach(trace -> sketch.put(trace, 0, 0));
        return sketch;
    }

    private static InkMark shown(InkMark.InkPlace place, Map<String, InkMark.InkPlace> live, BoardSlot slot) {
        InkMark.InkPlace now = live.get(place.name());
        return now == null
                ? InkMark.Gone.of(place, slot.taken.contains(place.name()))
                : new InkMark.InkPlace(now.component(), now.name(), place.marks());
    }
}
