package org.impartial.solve.engine.misere;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.meter.Meter;
import org.jspecify.annotations.Nullable;

/** The components of any games under one numbering from 0 on, up to symmetry. Not safe for use by several threads. */
final class PartTable {
    static final int NONE = -1;

    /** The size of a component of a game that declares none. */
    static final int UNSIZED = -1;

    private static final int PART_BYTES = Long.BYTES + 2 * Integer.BYTES;
    private static final int LIST_BYTES = 40;

    private final Map<ImpartialGame<?>, Integer> indices = new HashMap<>();
    private final List<GameParts> games = new ArrayList<>();

    /** The lists of options that another search may take; none are kept before there is one. */
    private final Int2ObjectOpenHashMap<int[]> kept = new Int2ObjectOpenHashMap<>();

    private @Nullable Function<Component<?>, Optional<List<Position>>> elsewhere;
    private @Nullable ImpartialGame<?> lastGame;
    private int lastIndex;

    /** The number of options that were listed last, of a component of a size, by which that of the next list is estimated. */
    private long lastListed = 1;

    private int lastSize = UNSIZED;
    private long mostListed = 1;

    private int count;
    private long[] keys = new long[1 << 8];
    private int[] sizes = new int[1 << 8];
    private int[] ofGame = new int[1 << 8];

    /** Returns the number of a component; assigns one if the component is new. */
    int number(Component<?> component, Meter meter) {
        return games.get(index(component.game())).number(component, meter);
    }

    /** Returns the number of a component whose state is canonical, or {@link #NONE}. */
    int known(Component<?> canonical) {
        ImpartialGame<?> game = canonical.game();
        if (game != lastGame && !indices.containsKey(game)) {
            return NONE;
        }
        return games.get(index(game)).known(canonical);
    }

    /** Returns the number of a game; that of the previous call is found without hashing what may be a whole graph. */
    private int index(ImpartialGame<?> game) {
        if (game != lastGame) {
            Integer known = indices.get(game);
            if (known == null) {
                known = games.size();
                games.add(
                        game instanceof PackedGame packed ? new PackedParts(packed, this, known) : parts(game, known));
                indices.put(game, known);
            }
            lastIndex = known;
            lastGame = game;
        }
        return lastIndex;
    }

    private <S> GameParts parts(ImpartialGame<S> game, int index) {
        return new ObjectParts<>(game, this, index);
    }

    int add(int game, long key, int size, Meter meter) {
        if (count == keys.length) {
            meter.hold((long) PART_BYTES * count);
            keys = Arrays.copyOf(keys, 2 * count);
            sizes = Arrays.copyOf(sizes, 2 * count);
            ofGame = Arrays.copyOf(ofGame, 2 * count);
        }
        keys[count] = key;
        sizes[count] = size;
        ofGame[count] = game;
        return count++;
    }

    int count() {
        return count;
    }

    /** Returns the size of a component, or {@link #UNSIZED}. */
    int size(int part) {
        return sizes[part];
    }

    /** Returns the number of the game of a component, from 0. */
    int game(int part) {
        return ofGame[part];
    }

    /** Returns whether the game of a component is packed, so that its options are listed at little cost. */
    boolean packed(int part) {
        return games.get(ofGame[part]) instanceof PackedParts;
    }

    Component<?> component(int part) {
        return games.get(ofGame[part]).component(keys[part]);
    }

    /** Returns the expected work of listing the options of a component, by its size unless it is {@link #NONE}; it is one piece. */
    long expected(int part) {
        return part == NONE || lastSize <= 0 || sizes[part] <= 0
                ? lastListed
                : Math.max(1, Math.min(mostListed, lastListed * sizes[part] / lastSize));
    }

    /** Takes the options of components that another search has listed, and keeps those listed here, from now on. */
    void exchangeLists(Function<Component<?>, Optional<List<Position>>> listed) {
        elsewhere = listed;
    }

    /** Returns the options of a component whose state is canonical, if they have been listed and kept. */
    Optional<List<Position>> listed(Component<?> canonical) {
        int part = known(canonical);
        int[] list = part == NONE ? null : kept.get(part);
        if (list == null) {
            return Optional.empty();
        }
        List<Position> options = new ArrayList<>();
        for (int at = 0; at < list.length; at += list[at] + 1) {
            options.add(Position.sum(Arrays.stream(list, at + 1, at + 1 + list[at])
                    .<Component<?>>mapToObj(this::component)
                    .toList()));
        }
        return Optional.of(options);
    }

    /** Appends the options of a component, each as the number of its parts and these. */
    int options(int part, IntArrayList out, Meter meter) {
        Component<?> component = component(part);
        Optional<List<Position>> known = elsewhere == null ? Optional.empty() : elsewhere.apply(component);
        known.ifPresent(options -> component.requireKind(component.kind(), options));
        return known.isPresent() ? append(known.get(), out, meter) : optionsByRules(part, out, meter);
    }

    /** Appends the options of a component by the rules, with those that are repeated; the list is kept for other searches. */
    int optionsByRules(int part, IntArrayList out, Meter meter) {
        int from = out.size();
        int options = games.get(ofGame[part]).options(keys[part], out, meter);
        if (elsewhere != null) {
            lastListed = Math.max(1, options);
            lastSize = sizes[part];
            mostListed = Math.max(mostListed, lastListed);
            meter.hold(LIST_BYTES + (long) Integer.BYTES * (out.size() - from));
            kept.put(part, Arrays.copyOfRange(out.elements(), from, out.size()));
        }
        return options;
    }

    int append(List<Position> options, IntArrayList out, Meter meter) {
        for (Position option : options) {
            List<Component<?>> parts = option.components();
            out.add(parts.size());
            for (Component<?> part : parts) {
                meter.tick();
                out.add(number(part, meter));
            }
        }
        return options.size();
    }
}
