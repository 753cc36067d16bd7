package org.impartial.core.theory.misere;

import it.unimi.dsi.fastutil.ints.IntLinkedOpenHashSet;
import java.util.Optional;
import java.util.OptionalLong;
import org.impartial.core.game.BreakingCode;
import org.impartial.core.game.Component;
import org.impartial.core.game.HeapGame;
import org.impartial.core.game.HeapOptions;
import org.impartial.core.game.RecordedOptions;
import org.impartial.core.game.Subtractive;
import org.impartial.core.game.TakingAndBreaking;

/** The heaps of a heap game; an atom is a heap size. Immutable. */
final class HeapAtoms implements Atoms {
    private final HeapGame game;

    HeapAtoms(HeapGame game) {
        this.game = game;
    }

    @Override
    public int count() {
        return Integer.MAX_VALUE;
    }

    @Override
    public int[] optionValues(int heap, Images images) {
        RecordedOptions options = HeapOptions.recording();
        options.record(game, heap);
        IntLinkedOpenHashSet values = new IntLinkedOpenHashSet();
        for (int option = 0; option < options.count(); option++) {
            int value = 0;
            for (int part = 0; part < options.parts(option); part++) {
                value = images.add(value, images.of(options.part(option, part)));
            }
            values.add(value);
        }
        return values.toIntArray();
    }

    @Override
    public Component<?> component(int heap) {
        return game.at(heap);
    }

    @Override
    public OptionalLong find(Component<?> component) {
        return component.game().equals(game) && component.state() instanceof Long heap && heap >= 0
                ? OptionalLong.of(heap)
                : OptionalLong.empty();
    }

    @Override
    public Optional<Reach> reach() {
        if (game instanceof TakingAndBreaking breaking && breaking.code().finite()) {
            return Optional.of(new Reach(breaking.code().last(), parts(breaking.code())));
        }
        OptionalLong greatest = game instanceof Subtractive subtractive
                ? subtractive.subtractionSet().greatest()
                : OptionalLong.empty();
        return greatest.isPresent() && greatest.getAsLong() <= Integer.MAX_VALUE
                ? Optional.of(new Reach((int) greatest.getAsLong(), 1))
                : Optional.empty();
    }

    private static int parts(BreakingCode code) {
        int bits = code.digits().stream().reduce(0, (a, b) -> a | b);
        return (bits & 8) != 0 ? 3 : (bits & 4) != 0 ? 2 : 1;
    }
}
