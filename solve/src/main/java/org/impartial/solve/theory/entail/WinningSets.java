package org.impartial.solve.theory.entail;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.impartial.core.game.Component;
import org.impartial.core.game.Entailing;
import org.impartial.core.game.FaultyRulesException.KindException;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.game.PositionKind;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.GrundyValues;
import org.impartial.solve.theory.walk.DepthFirst;
import org.jspecify.annotations.Nullable;

/** The sets W of components by depth-first search; a search that stops keeps the finished ones. Not thread-safe. */
public final class WinningSets {
    private static final long KEPT = 120;

    private final GrundyValues plain;
    private final Map<Component<?>, NimberSet> known = new LinkedHashMap<>();

    /** Creates a search, with a source of values of components without entailing moves. */
    public WinningSets(GrundyValues plain) {
        this.plain = plain;
    }

    /** {@return the value of a component} The meter counts a position for each component, and its options. */
    public EntailingValue value(Component<?> component, Meter meter) {
        OptionalLong nimber = nimber(component, meter);
        if (nimber.isPresent()) {
            return new EntailingValue(nimber.getAsLong(), false, Optional.empty());
        }
        NimberSet winning = winning(free(component), meter);
        return component.entailed() ? EntailingValue.obliged(winning) : EntailingValue.free(winning);
    }

    /** Returns the Grundy value of a component whose play does not entail, whatever its game declares; else empty. */
    private OptionalLong nimber(Component<?> component, Meter meter) {
        if (component.kind().isEntailing() || known.containsKey(free(component))) {
            return OptionalLong.empty();
        }
        try {
            return OptionalLong.of(plain.grundy(component, meter));
        } catch (KindException undeclared) {
            if (undeclared.kind() != PositionKind.ENTAILING) {
                throw undeclared;
            }
            return OptionalLong.empty();
        }
    }

    /** {@return the search for the value of a component, which continues in each turn} Plain parts are evaluated whole. */
    public Function<Meter, EntailingValue> inTurns(
            Component<?> component, BiFunction<Component<?>, Meter, List<Position>> options) {
        WinningSetPlay play = new WinningSetPlay(Meter.unlimited(), options);
        return turn -> {
            play.meter = turn;
            play.whole = turn.fork(Long.MAX_VALUE, Long.MAX_VALUE);
            if (!known.containsKey(free(component))
                    && nimber(component, play.whole).isEmpty()) {
                play.resume(free(component));
            }
            return value(component, play.whole);
        };
    }

    /** {@return the set W of a component: the nim heaps beside which the player who must move in it wins} */
    public NimberSet winning(Component<?> component, Meter meter) {
        Component<?> start = free(component);
        if (!known.containsKey(start)) {
            new WinningSetPlay(meter, WinningSets::options).search(start);
        }
        return Objects.requireNonNull(known.get(start));
    }

    /** Returns the sets of reachable components of games with entailing moves, each after those of its options. */
    public Map<Component<?>, NimberSet> reached(Position position, Meter meter) {
        Set<Component<?>> met = new HashSet<>();
        Deque<Component<?>> open = new ArrayDeque<>();
        enter(position, met, open);
        while (!open.isEmpty()) {
            meter.spend(1);
            open.remove().moves(meter).forEach(move -> enter(move.to(), met, open));
        }
        Map<Component<?>, NimberSet> sets = new LinkedHashMap<>(known);
        sets.keySet().retainAll(met);
        return sets;
    }

    private static void enter(Position position, Set<Component<?>> met, Deque<Component<?>> open) {
        for (Component<?> part : Entailing.freed(position).components()) {
            if (part.kind().isEntailing() && met.add(part.canonical())) {
                open.add(part.canonical());
            }
        }
    }

    /** Returns the canonical component without its obligation; its moves are the same. */
    private static Component<?> free(Component<?> component) {
        Position freed = Entailing.freed(component);
        return (freed instanceof Component<?> part ? part : component).canonical();
    }

    private static List<Position> options(Component<?> component, Meter meter) {
        return component.moves(meter).stream().map(Move::to).toList();
    }

    private final class WinningSetPlay extends DepthFirst<Component<?>, WinningSetVisit> {
        private final Set<Component<?>> open = new HashSet<>();
        private final BiFunction<Component<?>, Meter, List<Position>> options;
        private Meter meter;
        private Meter whole;

        WinningSetPlay(Meter meter, BiFunction<Component<?>, Meter, List<Position>> options) {
            this.options = options;
            this.meter = meter;
            this.whole = meter;
        }

        @Override
        protected WinningSetVisit open(Component<?> component) {
            meter.spend(1);
            WinningSetVisit visit = new WinningSetVisit(component, options.apply(component, meter));
            open.add(component);
            return visit;
        }

        /** Adds options to the set, up to the first component without a set. */
        @Override
        protected @Nullable Component<?> missing(WinningSetVisit visit) {
            for (; visit.next < visit.options.size(); visit.next++) {
                meter.tick();
                EntailingValue value = EntailingValue.ZERO;
                for (Component<?> part : visit.options.get(visit.next).components()) {
                    if (!known.containsKey(free(part)) && nimber(part, whole).isEmpty()) {
                        meter.endTurn();
                        return unknown(free(part));
                    }
                    value = value.plus(value(part, whole));
                }
                long bytes = value.bytes();
                meter.hold(bytes);
                visit.winning = visit.winning.or(value.leaving());
                meter.release(bytes);
            }
            return null;
        }

        private Component<?> unknown(Component<?> part) {
            if (open.contains(part)) {
                throw cycle(part, visit -> visit.component);
            }
            return part;
        }

        @Override
        protected void settle(WinningSetVisit visit) {
            known.put(visit.component, visit.winning);
            open.remove(visit.component);
            meter.hold(KEPT + visit.winning.bytes());
        }

        @Override
        protected void abandon(WinningSetVisit visit) {
            open.remove(visit.component);
        }
    }

    private static final class WinningSetVisit {
        private final Component<?> component;
        private final List<Position> options;
        private int next;
        private NimberSet winning = NimberSet.EMPTY;

        WinningSetVisit(Component<?> component, List<Position> options) {
            this.component = component;
            this.options = options;
        }
    }
}
