package org.impartial.picture.kind;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Touch;

/** A component in its notation, and its game with the name that has its parameters. */
public record Subject(ImpartialGame<?> game, String name, Datum state) {
    private static final Pattern NUMBER = Pattern.compile("-?\\d+");

    public static <S> Subject of(Component<S> component) {
        ImpartialGame<S> game = component.game();
        return new Subject(game, game.name(), game.notation().write(component.state()));
    }

    public static Datum move(Move move) {
        return move(move.from(), move.to());
    }

    private static <S> Datum move(Component<S> from, Position to) {
        return from.game().notation().move(from.state(), to);
    }

    public static String family(ImpartialGame<?> game) {
        return game.name().split("\\[", 2)[0];
    }

    public List<Long> numbers() {
        return numbers(state);
    }

    public static List<Long> numbers(Datum datum) {
        List<Long> numbers = new ArrayList<>();
        for (Datum item : datum.asItems()) {
            if (item instanceof Datum.Num number) {
                numbers.add(number.value());
            } else if (item instanceof Datum.Seq inner) {
                numbers.addAll(numbers(inner));
            }
        }
        return numbers;
    }

    /** Returns the greatest number of the state; 0 if there is none. */
    public long greatest() {
        return numbers().stream().mapToLong(Long::longValue).max().orElse(0);
    }

    public static List<List<Long>> lists(Datum datum) {
        return datum.asItems().stream().map(Subject::numbers).toList();
    }

    /** Returns the whole numbers of a parameter, or of all if they have no names; none if it is not given. */
    public List<Long> parameter(String key) {
        int bracket = name.indexOf('[');
        Pattern pattern = Pattern.compile("[\\[,]" + key + "=([^=]*)([,\\]][\\w-]+=|\\]$)");
        Matcher named = pattern.matcher(name);
        String all = bracket < 0 || name.indexOf('=') >= 0 ? "" : name.substring(bracket);
        String text = named.find() ? named.group(1) : all;
        return read(text);
    }

    /** Returns the whole numbers that occur in a text. */
    static List<Long> read(String text) {
        return NUMBER.matcher(text)
                .results()
                .map(found -> Long.parseLong(found.group()))
                .toList();
    }

    public List<int[]> pairs(String key) {
        return paired(parameter(key));
    }

    public static List<int[]> paired(List<Long> numbers) {
        List<int[]> pairs = new ArrayList<>();
        for (int i = 0; i + 1 < numbers.size(); i += 2) {
            pairs.add(new int[] {Math.toIntExact(numbers.get(i)), Math.toIntExact(numbers.get(i + 1))});
        }
        return pairs;
    }

    /** Returns the names of places that are numbers. */
    public static List<String> names(Collection<? extends Number> numbers) {
        return numbers.stream().map(Number::toString).toList();
    }

    public static List<Touch> step(long from, long to) {
        return List.of(new Touch(names(List.of(to)), names(List.of(from, to))));
    }

    /** Rejects a state that is too large to be drawn. */
    public static void require(boolean good, String wrong) {
        if (!good) {
            throw new IllegalArgumentException(wrong);
        }
    }
}
