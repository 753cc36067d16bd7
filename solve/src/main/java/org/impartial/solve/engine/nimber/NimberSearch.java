package org.impartial.solve.engine.nimber;

import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.game.PositionKind;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.kind.nimber.NimberProof;
import org.impartial.proof.kind.nimber.NimberTable;
import org.impartial.solve.engine.search.ListedOptions;
import org.impartial.solve.engine.search.SearchThreads;
import org.impartial.solve.engine.search.SearchedValues.ValueTurns;
import org.impartial.solve.engine.search.WorkerMeter;
import org.jspecify.annotations.Nullable;

/**
 * Nimber search: determines whether a position has a given value, and its value, in normal play. The tables keep only
 * proved results and hints for the order, so a search that stops is continued by the next. States of packed games are
 * longs, all others objects in one table. Not safe for use by several threads.
 */
public final class NimberSearch {
    /** The greatest number of threads of one search. */
    public static final int MOST_THREADS = 64;

    private static final int SAMPLE = 200;

    private final HeapShare share;
    private final int threads;
    private final KnownFacts known;
    private final int seed;
    private final Map<ImpartialGame<?>, ComponentTable> packed = new HashMap<>();
    private @Nullable ComponentTable objects;
    private int mostThinned = Thinning.MOST_FACTS;

    /** Creates a search on the calling thread, with empty tables, which may take a large part of the Java heap. */
    public NimberSearch() {
        this(1);
    }

    /** Creates a search on 1 to 64 threads over the same tables; answers do not depend on their number, the cost does. */
    public NimberSearch(int threads) {
        this(threads, KnownFacts.none());
    }

    /** Creates a search that starts with facts; each is checked from the rules before it is used. */
    public NimberSearch(int threads, KnownFacts known) {
        this(HeapShare.oneOf(1), threads, known, 0);
    }

    /** Creates a search whose order is varied by a seed, as {@link ComponentFacts} describes. */
    NimberSearch(HeapShare share, int threads, KnownFacts known, int seed) {
        if (threads < 1 || threads > MOST_THREADS) {
            throw new IllegalArgumentException("a search has 1 to " + MOST_THREADS + " threads, not " + threads);
        }
        this.share = share;
        this.threads = threads;
        this.known = known;
        this.seed = seed;
    }

    public static boolean handles(Component<?> component) {
        PositionKind kind = component.kind();
        return !kind.isLoopy() && !kind.isEntailing();
    }

    public long value(Component<?> component, Meter meter) {
        long value = 0;
        for (Component<?> part : component.parts().components()) {
            value ^= searched(part, meter);
        }
        return value;
    }

    /** {@return the search for a value in turns, with values found elsewhere and shared lists, then to be closed} */
    public ValueTurns inTurns(
            Component<?> component, Function<Component<?>, OptionalLong> elsewhere, ListedOptions lists) {
        ComponentTable table = table(component);
        int id = table.number(component);
        ProofSearch search = new ProofSearch(table, WorkerMeter.of(Meter.unlimited()), false, elsewhere, lists);
        return new ValueTurns() {
            @Override
            public long value(Meter turn) {
                begin(component, turn);
                search.valueInTurns(id, WorkerMeter.of(turn));
                return ComponentFacts.value(table.facts.known(id));
            }

            @Override
            public void close() {
                search.suspend();
            }
        };
    }

    /** {@return the value of a canonical component if this search has found it; no component is added} */
    public OptionalLong found(Component<?> canonical) {
        ComponentTable table = table(canonical);
        int id = table.find(canonical);
        long known = id == 0 ? 0 : table.facts.known(id);
        return exact(known);
    }

    /** {@return whether this search has excluded the value 0 of a canonical component; no component is added} */
    public boolean excludesZero(Component<?> canonical) {
        ComponentTable table = table(canonical);
        int id = table.find(canonical);
        return id != 0 && table.facts.least(id) > 0;
    }

    /** Takes the value of a canonical component that another search has found. */
    public void learn(Component<?> canonical, long value) {
        ComponentTable table = table(canonical);
        table.facts.settle(table.number(canonical), Math.toIntExact(value));
    }

    private long searched(Component<?> component, Meter meter) {
        ComponentTable table = begin(component, meter);
        int id = table.number(component);
        if (!ComponentFacts.exact(table.facts.known(id))) {
            search(table, meter, search -> search.value(id));
        }
        return ComponentFacts.value(table.facts.known(id));
    }

    /** Returns whether a position has the Grundy value given, which takes less work than finding its value. */
    public boolean hasValue(Position position, long value, Meter meter) {
        List<Component<?>> open = new ArrayList<>();
        long rest = value;
        for (Component<?> part : parts(position)) {
            begin(part, meter);
            OptionalLong found = known(part);
            if (found.isPresent()) {
                rest ^= found.getAsLong();
            } else {
                open.add(part);
            }
        }
        open.sort(Comparator.comparingInt(this::size));
        for (int i = 0; i < open.size() - 1; i++) {
            rest ^= searched(open.get(i), meter);
        }
        return open.isEmpty() ? rest == 0 : hasValue(open.get(open.size() - 1), rest, meter);
    }

    /** Returns whether the values of all parts of a position are known, and their XOR is this one; performs no search. */
    public boolean isKnown(Position position, long value) {
        long rest = value;
        for (Component<?> part : parts(position)) {
            OptionalLong known = known(part);
            if (known.isEmpty()) {
                return false;
            }
            rest ^= known.getAsLong();
        }
        return rest == 0;
    }

    /** Returns this search for a known position or with facts, else a new one: other estimates lead it elsewhere. */
    public NimberSearch forQuestion(Position position) {
        return !known.isEmpty() || parts(position).stream().allMatch(this::isMet)
                ? this
                : new NimberSearch(share, threads, known, seed);
    }

    private boolean isMet(Component<?> part) {
        ComponentTable table = table(part);
        int before = table.facts.count();
        return table.number(part) <= before;
    }

    static List<Component<?>> parts(Position position) {
        return position.components().stream()
                .<Component<?>>flatMap(component -> component.parts().components().stream())
                .toList();
    }

    /** Runs a search on all threads, including the calling one. */
    private void search(ComponentTable table, Meter meter, Consumer<ProofSearch> question) {
        if (threads == 1) {
            question.accept(new ProofSearch(table, WorkerMeter.of(meter), false));
            return;
        }
        try (SearchThreads team = new SearchThreads("nimber", meter, meter.watch())) {
            for (int i = 1; i < threads; i++) {
                team.help(own -> question.accept(new ProofSearch(table, own, true)));
            }
            team.lead(own -> question.accept(new ProofSearch(table, own, true)));
        }
    }

    private boolean hasValue(Component<?> component, long value, Meter meter) {
        if (value > Integer.MAX_VALUE) {
            return searched(component, meter) == value;
        }
        ComponentTable table = table(component);
        int id = table.number(component);
        if (!table.facts.answers(id, (int) value)) {
            search(table, meter, search -> search.ask(id, (int) value));
        }
        long known = table.facts.known(id);
        return ComponentFacts.exact(known) && ComponentFacts.value(known) == value;
    }

    /** {@return the value of a component if it is known, or empty if no search has found it yet} */
    public OptionalLong known(Component<?> component) {
        ComponentTable table = table(component);
        return exact(table.facts.known(table.number(component)));
    }

    private static OptionalLong exact(long known) {
        return ComponentFacts.exact(known) ? OptionalLong.of(ComponentFacts.value(known)) : OptionalLong.empty();
    }

    /** {@return a proof of the value of a position that has components, with few facts, not yet checked} */
    public Certificate prove(Position position, Meter meter) {
        if (position.components().isEmpty()) {
            throw new CertificateException("a position without components belongs to no game, so it has no proof");
        }
        return proof(position, meter)
                .orElseThrow(() -> new CertificateException(
                        "play of " + position + " leads to other games, but a proof covers one game only"));
    }

    /** Returns {@link #prove}; empty for the empty position, and if play leads from one game to another. */
    public Optional<Certificate> proof(Position position, Meter meter) {
        Map<ImpartialGame<?>, List<Component<?>>> games = position.components().stream()
                .collect(Collectors.groupingBy(Component::game, LinkedHashMap::new, Collectors.toList()));
        List<NimberProof<?>> proofs = new ArrayList<>();
        for (Map.Entry<ImpartialGame<?>, List<Component<?>>> game : games.entrySet()) {
            proof(game.getKey(), Position.sum(game.getValue()), meter).ifPresent(proofs::add);
        }
        if (proofs.isEmpty() || proofs.size() < games.size()) {
            return Optional.empty();
        }
        return Optional.of(proofs.size() == 1 ? proofs.get(0) : NimberProof.ofSum(position, proofs));
    }

    /** Returns the smallest proof that the value of a position or of an option is 0, or a proof of its value. */
    public Certificate proveOutcome(Position position, Meter meter) {
        return deciding(position, meter).stream()
                .map(lost -> prove(lost, meter))
                .min(Comparator.comparingLong(Certificate::size))
                .orElseThrow();
    }

    /** Returns the positions whose value proves the outcome: the position itself or its options that are lost. */
    List<Position> deciding(Position position, Meter meter) {
        if (hasValue(position, 0, meter)) {
            return List.of(position);
        }
        List<Position> lost = position.moves(meter).stream()
                .map(Move::result)
                .filter(option -> !option.components().isEmpty() && hasValue(option, 0, meter))
                .toList();
        return lost.isEmpty() ? List.of(position) : lost;
    }

    private <S> Optional<NimberProof<S>> proof(ImpartialGame<S> game, Position position, Meter meter) {
        ComponentTable table = begin(position.components().get(0), meter);
        WorkerMeter pace = WorkerMeter.of(meter);
        IntSet roots = new IntOpenHashSet();
        long value = 0;
        for (Component<?> part : position.components()) {
            value ^= searched(part, meter);
            roots.add(table.number(part));
        }
        Map<S, Long> facts = new HashMap<>();
        IntSet chosen = new ProofFacts(table, pace).of(roots);
        for (int id : chosen.size() > mostThinned ? chosen : new Thinning(table, pace, chosen).of(roots)) {
            Component<?> component = table.component(id);
            if (!component.game().equals(game)) {
                return Optional.empty();
            }
            facts.put(state(game, component), (long) ComponentFacts.value(table.facts.known(id)));
        }
        return Optional.of(NimberProof.of(game, position, value, facts));
    }

    /** Returns all known values of components of one game, as {@link #resume} takes them. */
    public <S> NimberTable<S> table(ImpartialGame<S> game) {
        ComponentTable table = tableOf(game);
        Map<S, Long> values = new HashMap<>();
        for (int id = 1; id <= table.facts.count(); id++) {
            long known = table.facts.known(id);
            if (ComponentFacts.exact(known) && table.component(id).game().equals(game)) {
                values.put(state(game, table.component(id)), (long) ComponentFacts.value(known));
            }
        }
        return NimberTable.of(game, values);
    }

    /** Adds the values of a {@link #table} to those found, of which a sample is checked from the rules first. */
    public <S> void resume(NimberTable<S> table, Meter meter) {
        Verdict verdict = table.check(SAMPLE, meter);
        if (!verdict.accepted()) {
            throw new CertificateException("the table is rejected: " + verdict.reason());
        }
        ComponentTable components = tableOf(table.game());
        table.values()
                .forEach((state, value) ->
                        components.facts.settle(components.number(table.game().at(state)), Math.toIntExact(value)));
    }

    void thinProofsUpTo(int facts) {
        mostThinned = facts;
    }

    @SuppressWarnings("unchecked")
    static <S> S state(ImpartialGame<S> game, Component<?> component) {
        if (!component.game().equals(game)) {
            throw new IllegalArgumentException(component + " is not a component of " + game.name());
        }
        return (S) component.state();
    }

    private int size(Component<?> component) {
        ComponentTable table = tableOf(component.game());
        return ComponentFacts.size(table.facts.known(table.number(component)));
    }

    /** Returns the table of a component; from now on, its checks of facts count as work of a question. */
    private ComponentTable begin(Component<?> component, Meter meter) {
        ComponentTable table = table(component);
        if (!known.isEmpty()) {
            table.start(meter, threads > 1);
        }
        return table;
    }

    private ComponentTable table(Component<?> component) {
        return tableOf(component.game());
    }

    /** Returns the table that holds the components of a game. */
    ComponentTable tableOf(ImpartialGame<?> any) {
        if (any instanceof PackedGame game) {
            return packed.computeIfAbsent(game, g -> new PackedComponents(game, share, known, seed));
        }
        if (objects == null) {
            objects = new ObjectComponents(share, known, seed);
        }
        return objects;
    }
}
