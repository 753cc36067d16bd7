package org.impartial.core.game;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** A notation composed of functions. */
record WovenNotation<S>(
        Function<Datum, S> reader,
        Function<S, Datum> writer,
        BiFunction<S, Position, Datum> mover,
        BiFunction<Component<S>, Datum, Optional<Position>> chooser,
        boolean readable)
        implements Notation<S> {

    static <S> WovenNotation<S> of(Notation<S> base) {
        return base instanceof WovenNotation<S> woven
                ? woven
                : new WovenNotation<>(base::read, base::write, base::move, base::option, base.readable());
    }

    /** Returns a notation that writes states by {@code toString}. */
    static <S> WovenNotation<S> printed() {
        WovenNotation<S> plain = of(new PlainNotation<>(
                datum -> {
                    throw new NotationException("states of this game cannot be read from text; create them in Java, or"
                            + " define a Notation for it");
                },
                state -> Datum.of(String.valueOf(state))));
        return new WovenNotation<>(plain.reader, plain.writer, plain.mover, plain.chooser, false);
    }

    WovenNotation<S> reading(Function<Datum, S> other) {
        return new WovenNotation<>(other, writer, mover, chooser, readable);
    }

    WovenNotation<S> writing(Function<S, Datum> other) {
        return new WovenNotation<>(reader, other, mover, chooser, readable);
    }

    /** Returns this notation with another form of moves, which are found among the options. */
    WovenNotation<S> moving(BiFunction<S, Position, Datum> other) {
        return new WovenNotation<>(
                reader,
                writer,
                other,
                (component, move) -> component.options().stream()
                        .filter(option -> other.apply(component.state(), option).equals(move))
                        .findFirst(),
                readable);
    }

    WovenNotation<S> choosing(BiFunction<Component<S>, Datum, Optional<Position>> other) {
        return new WovenNotation<>(reader, writer, mover, other, readable);
    }

    /** Returns the single state of an option, in a game whose options are single states. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    static <S> S state(Position option) {
        return (S) option.components().get(0).state();
    }

    @Override
    public S read(Datum datum) {
        return reader.apply(datum);
    }

    @Override
    public Datum write(S state) {
        return writer.apply(state);
    }

    @Override
    public Datum move(S before, Position after) {
        return mover.apply(before, after);
    }

    /** Returns the option, or empty for a datum that does not have the form of a move. */
    @Override
    public Optional<Position> option(Component<S> component, Datum move) {
        try {
            return chooser.apply(component, move);
        } catch (NotationException otherForm) {
            return Optional.empty();
        }
    }

    @Override
    public String toString() {
        return "notation";
    }

    /** States read and written by two functions, with the default form of moves. */
    record PlainNotation<S>(Function<Datum, S> reader, Function<S, Datum> writer) implements Notation<S> {
        @Override
        public S read(Datum datum) {
            return reader.apply(datum);
        }

        @Override
        public Datum write(S state) {
            return writer.apply(state);
        }

        /** Reads the move as it is written, or in a spelling that reads as the same state or parts. */
        @Override
        public Optional<Position> option(Component<S> component, Datum move) {
            return Notation.super.option(component, move).or(() -> {
                List<Position> left = Stream.of(List.of(move), move.asItems())
                        .flatMap(parts -> left(component, parts).stream())
                        .toList();
                return component.options().stream().filter(left::contains).findFirst();
            });
        }

        private Optional<Position> left(Component<S> component, List<Datum> parts) {
            try {
                return Optional.of(Position.sum(parts.stream()
                        .map(part ->
                                component.game().at(component.game().notation().read(part)))
                        .toList()));
            } catch (NotationException noState) {
                return Optional.empty();
            }
        }
    }
}
