package org.impartial.solve.engine.search;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.FaultyRulesException;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.walk.Bag;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.sums.PerGame;
import org.impartial.solve.theory.walk.DepthFirst;
import org.jspecify.annotations.Nullable;

/** Outcomes of whole sums by memoised search of sorted arrays of numbers of components. Not thread-safe. */
public final class PositionSearch {
    private static final int ABSENT = 0;
    private static final int OPEN = 1;
    private static final int PREVIOUS = 2;
    private static final int NEXT = 3;

    private static final long FRAME = 64;
    private static final long COMPONENT = 200;
    private static final long OPTION = 32;

    /** The number of positions before sums may end a search; the first line of play leads to few of them. */
    private static final int FIRST_LINE = 8;

    /** At most how many options show whether play leads to sums. */
    private static final int FIRST_OPTIONS = 10_000;
    /** A position decomposes if more than one in this many positions is a sum. */
    private static final int FEW_SUMS = 16;

    private final Convention convention;
    private final PerGame<Object2IntOpenHashMap<Object>> numbers = PerGame.keepingAll(game -> newNumbers());
    private final List<Component<?>> components = new ArrayList<>();
    private final BitSet live = new BitSet();
    private final List<Bag @Nullable []> options = new ArrayList<>();
    private final Object2IntOpenHashMap<Bag> memo = new Object2IntOpenHashMap<>();
    private Function<Component<?>, Optional<List<Position>>> lists = component -> Optional.empty();
    private @Nullable InTurns open;

    public PositionSearch(Convention convention) {
        this.convention = convention;
    }

    public Outcome outcome(Position position, Meter meter) {
        try (InTurns search = inTurns(position)) {
            return search.outcome(meter).orElseThrow();
        }
    }

    /** Returns the outcome, or empty if play soon leads to sums, which a search by components solves faster. */
    public Optional<Outcome> outcomeUnlessSums(Position position, Meter meter) {
        try (InTurns search = inTurns(position, PositionSearch::nowhere)) {
            return search.outcome(meter);
        }
    }

    /** Returns {@link #outcomeUnlessSums} in turns, with outcomes found elsewhere; close it before others begin. */
    public InTurns inTurns(Position position, Function<Component<?>, Optional<Outcome>> elsewhere) {
        return new InTurns(position, true, elsewhere);
    }

    /** Returns the search of any position in turns; before it is closed, only searches of it may begin, and continue it. */
    public InTurns inTurns(Position position) {
        return new InTurns(position, false, PositionSearch::nowhere);
    }

    /** Returns the outcome of a canonical component if a search has found it; no component is added. */
    public Optional<Outcome> known(Component<?> canonical) {
        int number = numbers.of(canonical.game()).getInt(canonical.state());
        return number < 0 ? Optional.empty() : settled(Bag.of(new int[] {number}));
    }

    /** Takes the options of components that another search has listed, from now on. */
    public void takeListsFrom(Function<Component<?>, Optional<List<Position>>> listed) {
        lists = listed;
    }

    /** Returns the options of a canonical component if listed: each once, without parts that have ended. */
    public Optional<List<Position>> listed(Component<?> canonical) {
        int number = numbers.of(canonical.game()).getInt(canonical.state());
        Bag[] known = number < 0 ? null : options.get(number);
        return known == null
                ? Optional.empty()
                : Optional.of(Stream.of(known).map(this::position).toList());
    }

    private Position position(Bag key) {
        return Position.sum(Arrays.stream(key.members())
                .<Component<?>>mapToObj(components::get)
                .toList());
    }

    /** A search of a position that can be stopped and continued without loss. */
    public final class InTurns implements AutoCloseable {
        private final Position position;
        private final boolean unlessSums;
        private final Function<Component<?>, Optional<Outcome>> elsewhere;
        private final @Nullable InTurns before;
        private final PositionPlay play;
        private @Nullable Bag root;
        private boolean begun;

        private InTurns(Position position, boolean unlessSums, Function<Component<?>, Optional<Outcome>> elsewhere) {
            this.position = position;
            this.unlessSums = unlessSums;
            this.elsewhere = elsewhere;
            before = open;
            play = before != null && before.position.equals(position) ? before.play : new PositionPlay();
            open = this;
        }

        public boolean isKnown(Meter meter) {
            return settled(root(meter)).isPresent();
        }

        /** Returns whether more than one in eight positions is a sum, after a number of positions. */
        public boolean leadsToSums(long positions) {
            return play.opened >= positions && FEW_SUMS / 2 * play.sums > play.opened;
        }

        private Bag root(Meter meter) {
            Bag known = root == null ? key(position, meter) : root;
            root = known;
            return known;
        }

        /** Continues the search; returns the outcome, or empty if the position decomposes. */
        public Optional<Outcome> outcome(Meter meter) {
            Bag start = root(meter);
            if (!begun && (isKnown(meter) || (unlessSums && decomposes(position, meter)))) {
                return settled(start);
            }
            begun = true;
            play.meter = meter;
            play.unlessSums = unlessSums;
            play.elsewhere = elsewhere;
            try {
                play.resume(start);
                return settled(start);
            } catch (SumsException sums) {
                return Optional.empty();
            }
        }

        @Override
        public void close() {
            if (before == null || before.play != play) {
                play.abandonAll();
            }
            open = before;
        }
    }

    private static Optional<Outcome> nowhere(Component<?> component) {
        return Optional.empty();
    }

    /** Returns whether most options, of those listed first, are sums. */
    public static boolean decomposes(Position position, Meter meter) {
        List<Position> first = position.components().stream()
                .flatMap(component -> component.firstOptions(FIRST_OPTIONS, meter).stream())
                .toList();
        long sums =
                first.stream().filter(option -> option.components().size() > 1).count();
        return 2 * sums > first.size();
    }

    /** Returns the outcome of a position if a search has found it. */
    public Optional<Outcome> known(Position position, Meter meter) {
        return settled(key(position, meter));
    }

    private Optional<Outcome> settled(Bag key) {
        int known = memo.getInt(key);
        return known == PREVIOUS || known == NEXT
                ? Optional.of(known == PREVIOUS ? Outcome.P : Outcome.N)
                : Optional.empty();
    }

    private Bag key(Position position, Meter meter) {
        IntArrayList parts = new IntArrayList();
        position.components().forEach(component -> addLive(parts, component, meter));
        return Bag.of(parts.toIntArray());
    }

    private void addLive(IntArrayList parts, Component<?> component, Meter meter) {
        meter.tick();
        int number = number(component.canonical(), meter);
        if (live.get(number) || components.get(number).entailed()) {
            parts.add(number);
        }
    }

    /** Adds a component; the rules, which may throw an exception, are called first. Options are listed when needed. */
    private int number(Component<?> component, Meter meter) {
        Object2IntOpenHashMap<Object> known = numbers.of(component.game());
        int number = known.getInt(component.state());
        if (number < 0) {
            boolean moves = component.hasOptions(meter);
            meter.hold(COMPONENT);
            number = components.size();
            components.add(component);
            live.set(number, moves);
            options.add(null);
            known.put(component.state(), number);
        }
        return number;
    }

    private Bag[] optionsOf(int number, Meter meter) {
        Bag[] known = options.get(number);
        if (known == null) {
            Component<?> component = components.get(number);
            known =
                    lists
                            .apply(component)
                            .orElseGet(() -> component.moves(meter).stream()
                                    .map(Move::to)
                                    .toList())
                            .stream()
                            .map(option -> key(ending(component, option), meter))
                            .distinct()
                            .toArray(Bag[]::new);
            meter.hold(OPTION * known.length);
            options.set(number, known);
        }
        return known;
    }

    /** Returns the option, and checks that its play ends by its declaration; it may entail. */
    private static Position ending(Component<?> component, Position option) {
        if (option.kind().isLoopy()) {
            throw new FaultyRulesException.KindException(component, option);
        }
        return option;
    }

    /** Returns the index of the entailed member; −1 if there is none. */
    private int obliged(Bag key) {
        for (int i = 0; i < key.size(); i++) {
            if (components.get(key.member(i)).entailed()) {
                return i;
            }
        }
        return -1;
    }

    private static Object2IntOpenHashMap<Object> newNumbers() {
        Object2IntOpenHashMap<Object> table = new Object2IntOpenHashMap<>();
        table.defaultReturnValue(-1);
        return table;
    }

    private static long bytes(Bag key) {
        return 80 + (long) Integer.BYTES * key.size();
    }

    /** A position on the stack, with the progress through its options. */
    private final class PositionVisit {
        private final Bag key;
        private final int end;
        private int component;
        private int option;
        private int result;

        PositionVisit(Bag key) {
            int obliged = obliged(key);
            this.key = key;
            this.component = Math.max(obliged, 0);
            this.end = obliged < 0 ? key.size() : obliged + 1;
            boolean over = obliged < 0 ? key.size() == 0 : !live.get(key.member(obliged));
            this.result = (over ? convention.end() : Outcome.P) == Outcome.P ? PREVIOUS : NEXT;
        }

        Position position() {
            return PositionSearch.this.position(key);
        }
    }

    private final class PositionPlay extends DepthFirst<Bag, PositionVisit> {
        private Meter meter = Meter.unlimited();
        private boolean unlessSums;
        private Function<Component<?>, Optional<Outcome>> elsewhere = PositionSearch::nowhere;
        private long opened;
        private long sums;
        private double workOfBean;
        private long mostWork;

        private void refuseSums(Bag key) {
            opened++;
            sums += key.size() > 1 ? 1 : 0;
            if (unlessSums && opened >= FIRST_LINE && FEW_SUMS * sums > opened) {
                throw new SumsException();
            }
        }

        @Override
        protected PositionVisit open(Bag key) {
            meter.endTurn();
            refuseSums(key);
            meter.spend(1, 0);
            meter.hold(FRAME + bytes(key));
            memo.put(key, OPEN);
            return new PositionVisit(key);
        }

        /**
         * Examines options, the last first, as great moves leave less play, until one is a loss, or one is not known.
         */
        @Override
        protected @Nullable Bag missing(PositionVisit visit) {
            for (; visit.component < visit.end; visit.component++, visit.option = 0) {
                Bag[] choices = choices(visit.key.member(visit.component));
                for (; visit.option < choices.length; visit.option++) {
                    meter.endTurn();
                    Bag next = visit.key.replace(visit.component, choices[choices.length - 1 - visit.option]);
                    int known = memo.getInt(next);
                    if (known == ABSENT) {
                        known = foundElsewhere(next);
                    }
                    if (known == ABSENT) {
                        return next;
                    }
                    if (known == OPEN) {
                        throw cycle(new PositionVisit(next).position(), PositionVisit::position);
                    }
                    meter.spend(0, 1);
                    if (known == PREVIOUS) {
                        visit.result = NEXT;
                        return null;
                    }
                }
            }
            return null;
        }

        /** Lists the options of a component in one piece of work, which grows with a heap, up to that of the longest list. */
        private Bag[] choices(int number) {
            Bag[] known = options.get(number);
            if (known != null) {
                meter.endTurn();
                return known;
            }
            long heap = components.get(number).game() instanceof HeapGame
                    ? (Long) components.get(number).state()
                    : 1;
            meter.endTurn(Math.max(1, Math.min(mostWork, (long) (heap * workOfBean))));
            long before = meter.cost().options();
            Bag[] choices = optionsOf(number, meter);
            long work = meter.cost().options() - before;
            workOfBean = heap > 1 ? (double) work / heap : workOfBean;
            mostWork = Math.max(mostWork, work);
            return choices;
        }

        /** Keeps the outcome of a single component that another search has found. */
        private int foundElsewhere(Bag key) {
            int found = key.size() != 1
                    ? ABSENT
                    : elsewhere
                            .apply(components.get(key.member(0)))
                            .map(outcome -> outcome == Outcome.P ? PREVIOUS : NEXT)
                            .orElse(ABSENT);
            if (found != ABSENT) {
                meter.hold(bytes(key));
                memo.put(key, found);
            }
            return found;
        }

        @Override
        protected void settle(PositionVisit visit) {
            memo.put(visit.key, visit.result);
            meter.release(FRAME);
        }

        @Override
        protected void abandon(PositionVisit visit) {
            memo.removeInt(visit.key);
            meter.release(FRAME + bytes(visit.key));
        }
    }

    /** Signals that a position decomposes. */
    private static final class SumsException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        SumsException() {
            super("the position decomposes", null, false, false);
        }
    }
}
