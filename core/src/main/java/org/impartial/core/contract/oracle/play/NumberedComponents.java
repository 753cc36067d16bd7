package org.impartial.core.contract.oracle.play;

import it.unimi.dsi.fastutil.ints.Int2ObjectMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.impartial.core.game.Component;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.game.walk.Bag;

/**
 * Components by number, and the options of each as bags of numbers; the rules are called once for each component.
 *
 * <p>A component without options is omitted from bags unless it is entailed or decided, since it adds no move to a sum.
 */
public final class NumberedComponents {
    private final Map<Component<?>, Integer> numbers = new HashMap<>();
    private final List<Component<?>> components = new ArrayList<>();
    private final Int2ObjectMap<List<Position>> rules = new Int2ObjectOpenHashMap<>();
    private final Int2ObjectMap<List<Bag>> options = new Int2ObjectOpenHashMap<>();

    public int number(Component<?> component) {
        return numbers.computeIfAbsent(component, added -> {
            components.add(added);
            return components.size() - 1;
        });
    }

    public Component<?> get(int number) {
        return components.get(number);
    }

    /** Returns the components of a position that have options or oblige the player to move. */
    public Bag bag(Position position) {
        return Bag.of(position.components().stream()
                .mapToInt(this::number)
                .filter(number -> entailed(number)
                        || get(number).decided().isPresent()
                        || !byRules(number).isEmpty())
                .toArray());
    }

    /** Returns whether the player to move must move in a component. */
    boolean entailed(int number) {
        return components.get(number).entailed();
    }

    /** Returns the distinct options of a component. */
    public List<Bag> options(int number) {
        if (!options.containsKey(number)) {
            options.put(
                    number, byRules(number).stream().map(this::bag).distinct().toList());
        }
        return options.get(number);
    }

    /** Returns the components that occur in the options of a component. */
    public int[] parts(int number) {
        return options(number).stream()
                .flatMapToInt(bag -> Arrays.stream(bag.members()))
                .distinct()
                .toArray();
    }

    private List<Position> byRules(int number) {
        return rules.computeIfAbsent(
                number, n -> components.get(n).moves().stream().map(Move::to).toList());
    }
}
