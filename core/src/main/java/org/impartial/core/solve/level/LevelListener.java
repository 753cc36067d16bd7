package org.impartial.core.solve.level;

/** Is told of every level that a sweep has put away, on the thread that sweeps. */
@FunctionalInterface
public interface LevelListener {

    /** Tells nobody. */
    LevelListener NONE = (sweep, level, positions) -> {};

    /** The two sweeps. */
    enum Sweep {
        /** From the least level upwards, which positions there are. */
        POSITIONS,
        /** From the greatest level downwards, what they are worth. */
        VALUES
    }

    /**
     * A level is whole.
     *
     * @param sweep which sweep it was
     * @param level the level
     * @param positions how many positions it has
     */
    void level(Sweep sweep, int level, long positions);
}
