package org.impartial.contest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.game.heap.HeapOptions.RecordedOptions;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.Params;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.ImpartialException;

/**
 * Random problems of all games of a library, in normal and misère play: states of small worlds, and variants of given
 * problems, whose numbers, lists and rows of boards are changed at random until they can be read. The games take turns in
 * a random order, so that each occurs before one is repeated.
 */
final class RandomProblems {
    private static final int SMALL_STATES = 400;
    private static final int TRIES = 60;
    private static final Set<String> CHANGED = Set.of("params", "position", "sum");

    private final GameLibrary library;
    private final Random random;
    private final Map<String, List<ContestProblem>> models = new TreeMap<>();
    private final Map<String, ContestProblem> drawn = new LinkedHashMap<>();

    RandomProblems(GameLibrary library, List<ContestProblem> models, long seed) {
        this.library = library;
        this.random = new Random(seed);
        library.families().forEach(family -> this.models.put(family.id(), new ArrayList<>()));
        for (ContestProblem model : models) {
            this.models
                    .computeIfAbsent(model.family(), name -> new ArrayList<>())
                    .add(model);
        }
    }

    /** Draws problems; there are fewer only if the games have no more. */
    List<ContestProblem> draw(int count) {
        for (int failures = 0; drawn.size() < count && failures < TRIES; failures++) {
            List<String> turns = new ArrayList<>(models.keySet());
            Collections.shuffle(turns, random);
            for (String family : turns) {
                if (drawn.size() < count && next(family)) {
                    failures = 0;
                }
            }
        }
        return List.copyOf(drawn.values());
    }

    /** Draws one problem of a game; returns whether a new one was found. */
    private boolean next(String family) {
        List<ContestProblem> some = models.getOrDefault(family, List.of());
        for (int attempt = 0; attempt < TRIES; attempt++) {
            boolean small = some.isEmpty() || random.nextInt(4) == 0 || attempt >= TRIES / 2;
            boolean known = library.families().stream().anyMatch(one -> one.id().equals(family));
            Optional<ContestProblem> problem = small && known
                    ? ofSmallWorld(library.family(family))
                    : some.isEmpty() ? Optional.empty() : variant(some.get(random.nextInt(some.size())));
            if (problem.isPresent() && drawn.putIfAbsent(problem.get().id(), problem.get()) == null) {
                return true;
            }
        }
        return false;
    }

    private Convention convention() {
        return random.nextBoolean() ? Convention.NORMAL : Convention.MISERE;
    }

    private Optional<ContestProblem> ofSmallWorld(GameFamily family) {
        try {
            List<Params> samples = family.samples();
            Params sample = samples.get(random.nextInt(samples.size()));
            List<ImpartialGame<?>> games = family.with(sample).games();
            return games.isEmpty() ? Optional.empty() : state(games.get(random.nextInt(games.size())));
        } catch (ImpartialException outside) {
            return Optional.empty();
        }
    }

    private <S> Optional<ContestProblem> state(ImpartialGame<S> game) {
        List<S> states = game.smallStates().limit(SMALL_STATES).toList();
        if (states.isEmpty()) {
            return Optional.empty();
        }
        Position position = game.at(states.get(random.nextInt(states.size())));
        return isOver(position) ? Optional.empty() : Optional.of(ContestProblem.of(position, convention()));
    }

    private static boolean isOver(Position position) {
        return position.components().stream().noneMatch(RandomProblems::hasOptions);
    }

    /** Returns whether there is a move; a heap with more options than are listed is rejected, as no search begins there. */
    private static boolean hasOptions(Component<?> component) {
        if (component.game() instanceof HeapGame game && (Long) component.state() <= HeapGame.GREATEST_NEAR) {
            RecordedOptions all = HeapOptions.recording();
            all.record(game, Math.toIntExact((Long) component.state()));
            return all.count() > 0;
        }
        return component.hasOptions(Meter.unlimited());
    }

    /** Returns a problem like another, with other numbers and rows; empty if that is not a position, or play is over. */
    private Optional<ContestProblem> variant(ContestProblem model) {
        Map<String, Datum> fields = new LinkedHashMap<>(model.line().fields());
        fields.keySet().removeAll(Set.of("id", "known", "source", "positions", "moves"));
        fields.replaceAll((name, value) -> CHANGED.contains(name) ? changed(value) : value);
        fields.put("play", Datum.of(convention().name().toLowerCase(Locale.ROOT)));
        try {
            Datum.Fields line = new Datum.Fields(fields);
            Position position = library.read(line).position();
            String id = ContestProblem.of(position, library.play(line)).id();
            return isOver(position) ? Optional.empty() : Optional.of(ContestProblem.read(line, id, library));
        } catch (ImpartialException | IllegalArgumentException outside) {
            return Optional.empty();
        }
    }

    private Datum changed(Datum value) {
        if (value instanceof Datum.Num number) {
            return Datum.of(near(number.value()));
        }
        if (value instanceof Datum.Word word) {
            return Datum.of(word(word.value()));
        }
        if (value instanceof Datum.Fields fields) {
            Map<String, Datum> all = new LinkedHashMap<>(fields.fields());
            all.replaceAll((name, item) -> name.equals("game") ? item : changed(item));
            return new Datum.Fields(all);
        }
        return value instanceof Datum.Seq list ? Datum.list(list(list.items())) : value;
    }

    /** Returns a number from half of the given one to one and a half times it, and at most one more. */
    private long near(long number) {
        return random.nextInt(3) == 0
                ? number
                : Math.max(Math.min(number, 0), Math.round(number * (0.5 + random.nextDouble())) + random.nextInt(2));
    }

    /** Returns a list that lacks an item, or has an item like another one more, or has the same number of items. */
    private List<Datum> list(List<Datum> items) {
        List<Datum> changed = new ArrayList<>();
        items.forEach(item -> changed.add(changed(item)));
        int change = random.nextInt(6);
        if (change == 0 && changed.size() > 1) {
            changed.remove(random.nextInt(changed.size()));
        } else if (change == 1 && !changed.isEmpty()) {
            changed.add(changed(items.get(random.nextInt(items.size()))));
        }
        return changed;
    }

    /** Returns a row of a board, or a code, with some of its characters at other places; words remain as they are. */
    private String word(String text) {
        if (text.chars().anyMatch(letter -> letter >= 'a' && letter <= 'z')) {
            return text;
        }
        StringBuilder changed = new StringBuilder(text);
        IntStream.range(0, text.length())
                .filter(at -> random.nextInt(3) == 0)
                .forEach(at -> changed.setCharAt(at, text.charAt(random.nextInt(text.length()))));
        return changed.toString();
    }
}
