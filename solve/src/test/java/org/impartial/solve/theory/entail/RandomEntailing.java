package org.impartial.solve.theory.entail;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Entailing;

/** Random rules: each state from 0 to {@code size} − 1 has some plain, entailing and again moves to lesser states. */
record RandomEntailing(long seed, int size) implements Entailing<Integer> {

    @Override
    public void options(Integer state, Moves<Integer> out) {
        Random random = new Random(seed * 1_000_003 + state);
        int options = random.nextInt(4);
        for (int i = 0; i < options && state > 0; i++) {
            int next = random.nextInt(state);
            switch (random.nextInt(5)) {
                case 0 -> out.entails(next);
                case 1 -> out.again(next);
                case 2 -> out.toSum(List.of(next, random.nextInt(state)));
                default -> out.to(next);
            }
        }
    }

    @Override
    public Stream<Integer> smallStates() {
        return IntStream.range(0, size).boxed();
    }
}
