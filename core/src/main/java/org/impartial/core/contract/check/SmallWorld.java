package org.impartial.core.contract.check;

import static org.impartial.core.contract.check.Law.unless;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;

/**
 * All states reachable from the small world of a game. The enumeration checks the clauses on which all others depend,
 * above all that repeated calls of the rules give equal results with equal hash codes.
 */
public final class SmallWorld<S> {
    private final ImpartialGame<S> game;
    private final int limit;
    private final ViolationLog findings;
    private final Map<Component<?>, Component<?>> met = new LinkedHashMap<>();
    private final Set<Component<?>> compared = new HashSet<>();
    private final List<Component<S>> own = new ArrayList<>();
    private final Deque<Component<?>> open = new ArrayDeque<>();

    /** The number of states from which on hash codes are counted, and the number that may have one hash code. */
    private static final int CROWD = 24;

    private static final int SHARING = 12;

    /** The number of states that are compared with each other. */
    private static final int COMPARED = 200;

    private static final String NO_STATES = "smallStates gives no states; let it give at least one";

    public SmallWorld(ImpartialGame<S> game, int limit, ViolationLog findings) {
        this.game = game;
        this.limit = limit;
        this.findings = findings;
    }

    /** Enumerates the whole world and returns whether all clauses checked here hold. */
    public boolean explore() {
        return start() && walk();
    }

    /** Returns the states of the game itself, in the order in which they were found. */
    public List<Component<S>> states() {
        return own;
    }

    /** Returns all components found, including those of other games. */
    public List<Component<?>> components() {
        return List.copyOf(met.keySet());
    }

    private boolean start() {
        List<Position> first = new ArrayList<>();
        List<Position> second = new ArrayList<>();
        return findings.check(Clause.WORLD_CLOSED, "smallStates", game::name, () -> {
                    first.addAll(starts());
                    second.addAll(starts());
                    return Optional.empty();
                })
                && findings.check(
                        Clause.WORLD_NOT_EMPTY, "", game::name, () -> unless(!first.isEmpty(), () -> NO_STATES))
                && sameTwice("smallStates", game.name(), first, second)
                && admit(first);
    }

    /** Returns the initial states, at most one more than the limit, since the stream may have no end. */
    private List<Component<S>> starts() {
        return game.smallStates().limit(limit + 1L).map(game::at).toList();
    }

    private boolean holds(
            Clause clause, String about, Supplier<String> witness, BooleanSupplier right, Supplier<String> fault) {
        return findings.check(clause, about, witness, () -> unless(right.getAsBoolean(), fault));
    }

    private boolean walk() {
        while (!open.isEmpty()) {
            if (!expand(open.remove())) {
                return false;
            }
        }
        return findings.check(Clause.EQUALITY_AND_HASH, "", game::name, this::unhashed)
                && findings.check(Clause.HASHES_SPREAD, "", game::name, this::crowded);
    }

    private boolean expand(Component<?> component) {
        String witness = ViolationLog.written(component);
        int hash = component.hashCode();
        List<Listing> calls = new ArrayList<>();
        return findings.check(Clause.WORLD_CLOSED, "", () -> witness, () -> {
                    calls.add(Listing.of(component));
                    calls.add(Listing.of(component));
                    return Optional.empty();
                })
                && findings.check(Clause.KINDS_DECLARED, "", () -> witness, calls.get(0)::undeclared)
                && (!(component.game() instanceof HeapGame)
                        || findings.check(Clause.HEAPS_SHRINK, "", () -> witness, calls.get(0)::growing))
                && sameTwice(
                        "options", witness, calls.get(0).options(), calls.get(1).options())
                && findings.check(
                        Clause.OPTIONS_DETERMINISTIC, "", () -> witness, () -> unchanged(component, witness, hash))
                && findings.check(
                        Clause.OPTIONS_DETERMINISTIC,
                        "",
                        () -> witness,
                        () -> reused(component, calls.get(0).options()))
                && admit(calls.get(0).options());
    }

    private boolean sameTwice(String what, String witness, List<Position> first, List<Position> second) {
        Supplier<String> unequal = () -> "two calls give " + first + " and " + second
                + "; the rules may depend on the state only, and states must implement equals";
        Supplier<String> unequalHash = () -> "two calls give equal states with unequal hash codes; implement a hashCode"
                + " that is consistent with equals";
        return holds(Clause.OPTIONS_DETERMINISTIC, what, () -> witness, () -> first.equals(second), unequal)
                && holds(
                        Clause.EQUALITY_AND_HASH,
                        what,
                        () -> witness,
                        () -> first.hashCode() == second.hashCode(),
                        unequalHash);
    }

    /** Returns the description of two equal states that the tables, which search by hash codes, hold as different ones. */
    private Optional<String> unhashed() {
        List<Component<S>> some = own.subList(0, Math.min(COMPARED, own.size()));
        return some.stream()
                .flatMap(one -> some.stream()
                        .filter(other -> other.state() != one.state() && one.equals(other))
                        .map(other -> ViolationLog.written(one) + " is equal to " + ViolationLog.written(other)
                                + ", but not conversely, or their hash codes differ"))
                .findFirst();
    }

    /** Returns the description of states whose hash codes are mostly equal, in tables of which search takes too long. */
    private Optional<String> crowded() {
        long hashes = own.stream()
                .mapToInt(state -> state.state().hashCode())
                .distinct()
                .count();
        return unless(
                own.size() < CROWD || hashes * SHARING >= own.size(),
                () -> own.size() + " states have " + hashes
                        + " hash codes; implement a hashCode that depends on all of the state");
    }

    private static Optional<String> unchanged(Component<?> component, String before, int hash) {
        String now = ViolationLog.written(component);
        return unless(
                now.equals(before) && component.hashCode() == hash,
                () -> "listing the options changes the state to " + now);
    }

    /** Compares the first option with that of rules that are stopped after it, before they change it. */
    private static Optional<String> reused(Component<?> component, List<Position> options) {
        List<Position> first = component.firstOptions(1, Meter.unlimited());
        return unless(
                first.equals(options.subList(0, Math.min(1, options.size()))),
                () -> "the first option is " + first + ", but once all are listed they are " + options
                        + "; the rules may not change a state that they have given");
    }

    private boolean admit(List<? extends Position> positions) {
        for (Position position : positions) {
            for (Component<?> part : position.components()) {
                Component<?> known = met.putIfAbsent(part, part);
                if (known == null ? !enter(part) : !sameAs(known, part)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean enter(Component<?> part) {
        open.add(part);
        if (part.game().equals(game)) {
            @SuppressWarnings("unchecked") // equal games have the same states
            Component<S> state = (Component<S>) part;
            own.add(state);
        }
        return findings.check(
                Clause.WORLD_BOUNDED,
                "",
                game::name,
                () -> unless(
                        met.size() <= limit,
                        () -> "more than " + limit + " states can be reached from the small world; make it smaller, or"
                                + " allow more with limit"));
    }

    /** Returns whether two equal states have equal options; only one further object of each state is compared. */
    private boolean sameAs(Component<?> known, Component<?> part) {
        if (known.state() == part.state() || !compared.add(known)) {
            return true;
        }
        return findings.check(
                Clause.EQUALITY_AND_HASH,
                "",
                () -> ViolationLog.written(part),
                () -> unless(
                        known.options().equals(part.options()),
                        () -> "it is equal to " + ViolationLog.written(known) + ", but their options differ"));
    }
}
