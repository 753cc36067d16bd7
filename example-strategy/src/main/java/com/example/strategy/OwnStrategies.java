package com.example.strategy;

import java.util.List;
import org.impartial.core.solve.Strategy;
import org.impartial.core.solve.StrategyProvider;

/** Offers the strategy to every command, as {@code --solver memo}, when the jar is named by {@code --classpath}. */
public final class OwnStrategies implements StrategyProvider {
    @Override
    public List<Strategy> strategies() {
        return List.of(MemoSearch.strategy());
    }
}
