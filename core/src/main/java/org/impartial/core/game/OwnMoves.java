package org.impartial.core.game;

import com.google.common.primitives.Longs;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.impartial.core.notation.Datum;

/** The moves of one component in the notation of its game; for a heap also by an arrow, {@code 9→4}. */
record OwnMoves<S>(Component<S> position) implements Move.Form {
    private static final Pattern ARROW = Pattern.compile("([0-9]{1,19})→([0-9]{1,19}(?:\\+[0-9]{1,19})*)");

    @Override
    public Datum write(Move move) {
        return write(move.to());
    }

    private Datum write(Position option) {
        return position.game().notation().move(position.state(), option);
    }

    /** Reads the datum as given, else without or with brackets, else with the digits of a number as a word. */
    @Override
    public Optional<Move> read(Datum written) {
        List<Datum> bare = written.asItems();
        Stream<Datum> forms = Stream.of(
                written,
                bare.size() == 1 ? bare.get(0) : written,
                Datum.list(List.of(written)),
                written instanceof Datum.Num ? Datum.of(written.toString()) : written);
        return forms.distinct()
                .flatMap(form -> option(form).stream())
                .findFirst()
                .or(() -> written instanceof Datum.Word word ? arrow(word.value()) : Optional.empty())
                .map(option -> new Move(position, 0, option));
    }

    private Optional<Position> option(Datum written) {
        return position.game().notation().option(position, written);
    }

    private Optional<Position> arrow(String word) {
        Matcher arrow = ARROW.matcher(word);
        if (!position.game().statesAreHeaps()
                || !arrow.matches()
                || !arrow.group(1).equals(String.valueOf(position.state()))) {
            return Optional.empty();
        }
        String[] written = arrow.group(2).split("\\+");
        if (Arrays.stream(written).anyMatch(heap -> Longs.tryParse(heap) == null)) {
            return Optional.empty();
        }
        List<Long> left = Arrays.stream(written).map(Long::valueOf).toList();
        Position wanted = Position.sum(left.stream().map(this::heap).toList());
        return option(write(wanted)).filter(option -> heaps(option).equals(beans(left.stream())));
    }

    private Component<S> heap(long beans) {
        return Component.byRules(position.game(), position.game().notation().read(Datum.of(beans)));
    }

    /** Returns the heaps of an option that are not empty. */
    private static List<Long> heaps(Position option) {
        return beans(option.components().stream().map(part -> (Long) part.state()));
    }

    private static List<Long> beans(Stream<Long> heaps) {
        return heaps.filter(heap -> heap > 0).sorted().toList();
    }

    /** Moves in the notation of the component in which they are made, without its index. */
    record BareMoves(Position position) implements Move.Form {

        @Override
        public Datum write(Move move) {
            return MoveReader.own(move);
        }

        @Override
        public Optional<Move> read(Datum written) {
            List<Move> meant = all(written);
            return meant.size() == 1 ? Optional.of(meant.get(0)) : Optional.empty();
        }

        /** Returns the moves that are written as {@code written} in some component, to different positions. */
        List<Move> all(Datum written) {
            Map<Position, Move> found = new LinkedHashMap<>();
            for (int i = 0; i < position.components().size(); i++) {
                int component = i;
                new OwnMoves<>(position.components().get(i))
                        .read(written)
                        .map(own -> new Move(position, component, own.to()))
                        .ifPresent(move -> found.putIfAbsent(move.result(), move));
            }
            return List.copyOf(found.values());
        }
    }
}
