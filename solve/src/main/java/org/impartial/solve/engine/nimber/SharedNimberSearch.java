package org.impartial.solve.engine.nimber;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.NotationException;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.kind.nimber.NimberTable;
import org.impartial.solve.engine.together.FactBlock;
import org.impartial.solve.engine.together.FactSubject;
import org.impartial.solve.engine.together.SharedSearch;

/** A nimber search that exchanges exact values of components of the games of its position with other searches. */
public final class SharedNimberSearch implements SharedSearch {
    private static final int SOURCE_BYTES = 16;

    private final Position position;
    private final boolean valued;
    private final NimberSearch search;
    private final List<ImpartialGame<?>> games;
    private final String name;
    private final List<String> sources = new ArrayList<>();
    private int last;
    /** For each table the components whose values are from other searches, with the index of the source. */
    private final Map<ComponentTable, Int2IntOpenHashMap> learned = new HashMap<>();

    /** Creates a search for a value or only an outcome, one of several with equal parts of the heap; the seed varies its order. */
    public SharedNimberSearch(Position position, boolean valued, int threads, int searches, int seed, String name) {
        this.position = position;
        this.valued = valued;
        this.name = name;
        this.games = FactSubject.of(position, Convention.NORMAL).games();
        this.search = new NimberSearch(HeapShare.oneOf(searches), threads, KnownFacts.none(), seed);
        search.thinProofsUpTo(0);
        games.forEach(game -> learned.put(search.tableOf(game), new Int2IntOpenHashMap()));
        learned.keySet().forEach(table -> table.facts.newlySettled());
    }

    public SharedNimberSearch thinning() {
        search.thinProofsUpTo(Integer.MAX_VALUE);
        return this;
    }

    @Override
    public void advance(Meter slice) {
        if (valued) {
            NimberSearch.parts(position).forEach(part -> search.value(part, slice));
        } else {
            search.deciding(position, slice);
        }
    }

    @Override
    public List<byte[]> found() {
        List<byte[]> blocks = new ArrayList<>();
        learned.forEach((table, fromOthers) -> {
            Map<ImpartialGame<?>, List<Component<?>>> news = new HashMap<>();
            for (int id : table.facts.newlySettled()) {
                if (!fromOthers.containsKey(id)) {
                    Component<?> component = table.component(id);
                    news.computeIfAbsent(component.game(), game -> new ArrayList<>())
                            .add(component);
                }
            }
            for (int game = 0; game < games.size(); game++) {
                List<Component<?>> components = news.getOrDefault(games.get(game), List.of());
                if (!components.isEmpty()) {
                    blocks.add(block(game, games.get(game), components));
                }
            }
        });
        return blocks;
    }

    private <S> byte[] block(int index, ImpartialGame<S> game, List<Component<?>> components) {
        if (game instanceof PackedGame) {
            TreeMap<Long, Integer> values = new TreeMap<>(Long::compareUnsigned);
            components.forEach(component -> values.put((Long) component.state(), (int) known(component)));
            return FactBlock.of(index, values);
        }
        Map<S, Long> values = new HashMap<>();
        components.forEach(component -> values.put(NimberSearch.state(game, component), known(component)));
        return FactBlock.of(index, NimberTable.of(game, values).lines());
    }

    private long known(Component<?> component) {
        return search.known(component).orElseThrow();
    }

    @Override
    public void learn(byte[] bytes, String source, Meter meter) {
        if (!sources.contains(source)) {
            sources.add(source);
        }
        last = sources.indexOf(source);
        FactBlock block = FactBlock.read(bytes, games.size(), source);
        learn(games.get(block.game()), block, source, meter);
    }

    private <S> void learn(ImpartialGame<S> game, FactBlock block, String source, Meter meter) {
        LearnedSample sample = new LearnedSample(search.tableOf(game), meter);
        if (game instanceof PackedGame packed) {
            block.values((state, value) -> settle(read(source, () -> packed.at(state)), value, sample), source);
        } else {
            read(source, () -> new NimberTable<>(game, block.lines(source)).values())
                    .forEach((state, value) ->
                            settle(game.at(state), read(source, () -> Math.toIntExact(value)), sample));
        }
        read(source, sample::contradiction).ifPresent(id -> {
            throw new CertificateException("the facts contradict the rules: " + described(search.tableOf(game), id));
        });
    }

    /** Reads or examines a part of a block; if no search writes such a one, the error message names the source. */
    private static <T> T read(String source, Supplier<T> part) {
        try {
            return part.get();
        } catch (CertificateException
                | NotationException
                | BeyondRangeException
                | ArithmeticException
                | NumberFormatException wrong) {
            throw FactBlock.unreadable(source);
        }
    }

    private void settle(Component<?> component, int value, LearnedSample sample) {
        if (value < 0) {
            throw FactBlock.unreadable(sources.get(last));
        }
        ComponentTable table = search.tableOf(component.game());
        int id = table.number(component);
        long known = table.facts.known(id);
        if (!ComponentFacts.exact(known)) {
            table.facts.settle(id, value);
            Objects.requireNonNull(learned.get(table)).put(id, last);
            table.facts.share.take(SOURCE_BYTES);
            sample.add(id);
        } else if (ComponentFacts.value(known) != value) {
            throw new CertificateException("the facts contradict each other: " + described(table, id) + ", and "
                    + sources.get(last) + " gives it the value " + value
                    + "; delete the file that a faulty machine or other rules have written, or both");
        }
    }

    /** Returns a fact with the name of the file that states it. */
    private String described(ComponentTable table, int id) {
        Int2IntOpenHashMap fromOthers = Objects.requireNonNull(learned.get(table));
        String source = fromOthers.containsKey(id) ? sources.get(fromOthers.get(id)) : name;
        return source + " gives " + table.component(id) + " the value " + ComponentFacts.value(table.facts.known(id));
    }

    @Override
    public Certificate prove(Meter meter) {
        try {
            return valued ? search.prove(position, meter) : search.proveOutcome(position, meter);
        } catch (FalseFactException fact) {
            throw new CertificateException(described(fact.table, fact.id) + ", which does not follow from the rules;"
                    + " delete this file, the facts of the others remain");
        }
    }
}
