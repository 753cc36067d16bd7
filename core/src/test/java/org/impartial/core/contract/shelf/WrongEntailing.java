package org.impartial.core.contract.shelf;

import static org.impartial.core.contract.report.Clause.CLAIM_VALUES;
import static org.impartial.core.contract.report.Clause.ENGINE_OUTCOMES;
import static org.impartial.core.contract.report.Clause.ENTAILING_ALONE;
import static org.impartial.core.contract.report.Clause.ENTAILING_FORMS;
import static org.impartial.core.contract.report.Clause.ENTAILING_MARKED;
import static org.impartial.core.contract.report.Clause.ENTAILING_TABLE;
import static org.impartial.core.contract.report.Clause.PLAY_ENDS;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.impartial.core.contract.GameContract;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Entailing;
import org.impartial.core.game.Entailing.Tabled;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability.Separable;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.Datum;

/** Games with wrong declarations of entailing moves, and an engine that ignores obligations. */
final class WrongEntailing {

    private WrongEntailing() {}

    static List<Wrong> all() {
        SlowEngine forgetful = new SlowEngine() {
            private final Map<Convention, Map<Position, Outcome>> known = new EnumMap<>(Convention.class);

            @Override
            public Outcome outcome(Position position, Convention convention) {
                Map<Position, Outcome> outcomes = known.computeIfAbsent(convention, c -> new HashMap<>());
                Outcome outcome = outcomes.get(position);
                if (outcome == null) {
                    outcome = played(position, convention);
                    outcomes.put(position, outcome);
                }
                return outcome;
            }

            private Outcome played(Position position, Convention convention) {
                return position.moves().isEmpty() ? convention.end() : answeredAnywhere(position, convention);
            }

            private Outcome answeredAnywhere(Position position, Convention convention) {
                return position.moves().stream()
                                .anyMatch(move -> outcome(Entailing.freed(move.result()), convention) == Outcome.P)
                        ? Outcome.N
                        : Outcome.P;
            }
        };
        return List.of(
                Wrong.game(ENTAILING_MARKED, new Unmarked()),
                Wrong.game(ENTAILING_ALONE, new TakenApart()),
                Wrong.game(ENTAILING_FORMS, new Blurred()),
                Wrong.game(ENTAILING_TABLE, new Misjudged()),
                Wrong.game(ENTAILING_TABLE, new Forgetful()),
                Wrong.game(CLAIM_VALUES, new SplitOrTake("the least value that no option has", List.of(plainMex()))),
                Wrong.game(PLAY_ENDS, new Round()),
                new Wrong(
                        ENGINE_OUTCOMES,
                        "an engine that forgets what must be answered",
                        GameContract.of(new Compelling()).engine(forgetful)));
    }

    /** The mex of the values of splits and of the stack left, as if the opponent could answer anywhere. */
    private static Claim<Long> plainMex() {
        long[] values = {0, 1, 2, 3, 1};
        return Claim.values(Told.TALE, stack -> values[(int) (stack % 5)]);
    }

    /** Moves written as the stacks that they leave, without the obligation. */
    private record Unmarked() implements Entailing<Long> {
        @Override
        public void options(Long stack, Moves<Long> out) {
            SplitOrTake.RULES.options(stack, out);
        }

        @Override
        public Stream<Long> smallStates() {
            return Stream.of(6L);
        }

        @Override
        public Notation<Long> notation() {
            return new Notation<>() {
                @Override
                public Long read(Datum datum) {
                    return datum.asLong("the stack", 0);
                }

                @Override
                public Datum write(Long stack) {
                    return Datum.of(stack);
                }
            };
        }
    }

    /** A view of states that loses their obligations. */
    private record TakenApart() implements Entailing<Long>, Separable<Long> {
        @Override
        public void options(Long stack, Moves<Long> out) {
            SplitOrTake.RULES.options(stack, out);
        }

        @Override
        public Position parts(Long stack) {
            return at(stack);
        }

        @Override
        public Stream<Long> smallStates() {
            return Stream.of(6L);
        }
    }

    /** As free stacks, 4 and 3 are both worth 0, but as entailed stacks only 4 has a move. */
    private record Blurred() implements Entailing<Long> {
        @Override
        public void options(Long state, Moves<Long> out) {
            if (state == 1) {
                out.to(0L);
            }
            if (state == 4) {
                out.to(1L);
            }
        }

        @Override
        public Long canonical(Long state) {
            return state == 4 ? 3L : state;
        }

        @Override
        public Stream<Long> smallStates() {
            return Stream.of(0L, 1L, 3L, 4L);
        }
    }

    /** A table that gives loony stacks the value 0. */
    private record Misjudged() implements Entailing<Long>, Tabled {
        @Override
        public void options(Long stack, Moves<Long> out) {
            SplitOrTake.RULES.options(stack, out);
        }

        @Override
        public StackTable table() {
            return new ListedTable(to -> new int[] {0, 0, 0, 0, 1});
        }

        @Override
        public Stream<Long> smallStates() {
            return Stream.of(4L);
        }
    }

    /** A table that is right when it is filled at once, and not when it is continued from values. */
    private record Forgetful() implements Entailing<Long>, Tabled {
        @Override
        public void options(Long stack, Moves<Long> out) {
            SplitOrTake.RULES.options(stack, out);
        }

        @Override
        public StackTable table() {
            StackTable rules = SplitOrTake.RULES.table();
            return new StackTable() {
                @Override
                public int length() {
                    return rules.length();
                }

                @Override
                public int value(int stack) {
                    return rules.value(stack);
                }

                @Override
                public void extend(int stacks, Meter meter) {
                    rules.extend(stacks, meter);
                }

                @Override
                public int[] memory() {
                    return rules.memory();
                }

                @Override
                public void adopt(int[] first, int[] memory) {
                    rules.adopt(new int[first.length + 1], memory);
                }
            };
        }

        @Override
        public Stream<Long> smallStates() {
            return Stream.of(4L);
        }
    }

    /** Entailing moves with infinite play. */
    private record Round() implements Entailing<Integer> {
        @Override
        public void options(Integer place, Moves<Integer> out) {
            out.entails((place + 1) % 3);
        }

        @Override
        public Stream<Integer> smallStates() {
            return Stream.of(0);
        }
    }

    /** A stack whose last coin must be answered. */
    private record Compelling() implements Entailing<Long> {
        @Override
        public void options(Long stack, Moves<Long> out) {
            if (stack > 0) {
                out.entails(stack - 1);
            }
        }

        @Override
        public Stream<Long> smallStates() {
            return Stream.of(4L);
        }
    }
}
