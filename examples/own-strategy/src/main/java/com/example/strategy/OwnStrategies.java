package com.example.strategy;

import java.util.List;
import org.impartial.solve.Strategy;
import org.impartial.solve.StrategyProvider;

/** Provides the strategy to every command, as {@code --solver memo}, if {@code --classpath} names the jar. */
public final class OwnStrategies implements StrategyProvider {
    @Override
    public List<Strategy> strategies() {
        return List.of(MemoSearch.strategy());
    }
}
