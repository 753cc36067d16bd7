package org.impartial.solve;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;
import org.impartial.core.library.provider.Providers;

/**
 * Provides strategies, as {@link org.impartial.core.library.GameProvider} provides games. A provider is found by {@link
 * Strategy#named}, and by every command with its jar on the class path.
 *
 * <p>A provider needs a public constructor without parameters, and is named in {@code
 * META-INF/services/org.impartial.solve.StrategyProvider} or in {@code module-info}.
 *
 * <pre>{@code
 * StrategyProvider provider = () -> List.of(Strategy.of("own", c -> c.state() instanceof Long, (c, meter) -> 0));
 * provider.strategies().get(0).name();  // own
 * }</pre>
 */
public interface StrategyProvider {

    /** {@return the strategies of this provider; their names differ from each other and from {@link Strategy#all}} */
    List<Strategy> strategies();

    /** {@return the strategies of the library, then of all providers, but for those that fail or repeat a name} */
    static List<Strategy> installed() {
        List<Strategy> all = new ArrayList<>(Strategy.all());
        Set<String> names = all.stream().map(Strategy::name).collect(Collectors.toCollection(HashSet::new));
        Providers.each(StrategyProvider.class, from -> ServiceLoader.load(StrategyProvider.class, from), provider -> {
            List<Strategy> more = List.copyOf(provider.strategies());
            Set<String> taken = new HashSet<>(names);
            for (Strategy strategy : more) {
                if (!taken.add(strategy.name())) {
                    throw new IllegalArgumentException("two strategies have the name \"" + strategy.name()
                            + "\"; rename the one that it provides");
                }
            }
            names.addAll(taken);
            all.addAll(more);
        });
        return all;
    }
}
