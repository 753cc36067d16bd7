package org.impartial.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Entailing;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.NotationException;

/** The figures of a golden file, against the definitions and against the claims of the plug-in. */
final class GoldenFigures {
    private static final int ENDLESS = 100_000;
    private final Naive naive = new Naive();
    private final List<String> faults = new ArrayList<>();
    private final GameFamily family;
    private final GameLibrary library;

    private GoldenFigures(GameFamily family, GameLibrary library) {
        this.family = family;
        this.library = library;
    }

    /** The lines that are wrong, each with what is right by the rules. */
    static List<String> faults(GameFamily family, GameLibrary library, Golden golden) {
        GoldenFigures figures = new GoldenFigures(family, library);
        golden.lines().forEach(figures::check);
        return figures.faults;
    }

    private void check(Golden.Line line) {
        if (line.kind().equals("source")) {
            return;
        }
        if (!line.about().split("[ \\[]", -1)[0].equals(family.id())) {
            fault("\"" + line + "\" is of another game");
            return;
        }
        try {
            computed(line)
                    .filter(right -> !right.equals(line.right()))
                    .ifPresent(
                            right -> fault("\"" + line + "\" is wrong: by the rules it is " + String.join(" ", right)));
        } catch (NotationException unread) {
            fault("\"" + line + "\" cannot be read: " + unread.getMessage());
        }
    }

    private void fault(String what) {
        faults.add("step 4: the line " + what);
    }

    /** What is right by the rules; nothing for lines about the claims and the world, which others look at. */
    private Optional<List<String>> computed(Golden.Line line) {
        String about = line.about();
        return switch (line.kind()) {
            case "world", "claim" -> Optional.empty();
            case "values" ->
                Optional.of(IntStream.range(0, line.right().size())
                        .mapToObj(n -> value(read(about + " " + n)))
                        .toList());
            case "value" -> Optional.of(List.of(value(read(about))));
            case "outcomes" -> Optional.of(outcomes(read(about)));
            case "loopy" -> Optional.of(endless(read(about)));
            case "followers" ->
                Optional.of(IntStream.rangeClosed(1, 3)
                        .mapToObj(n -> "" + naive.plays(read(about), n))
                        .toList());
            case "survey" -> Optional.of(Surveys.words(about));
            default -> Optional.of(List.of("no kind of line"));
        };
    }

    private String value(Position position) {
        if (position.components().stream().anyMatch(part -> part.game() instanceof Entailing<?>)) {
            OptionalLong beside = new Oracle(ENDLESS).grundy(position);
            return beside.isPresent() ? "" + beside.getAsLong() : "loony";
        }
        for (Component<?> component : position.components()) {
            long right = naive.grundy(component);
            ByClaims.grundy(component)
                    .filter(claimed -> claimed != right)
                    .ifPresent(claimed -> fault(component + " is worth " + right + ", and a claim says " + claimed));
        }
        return "" + naive.grundy(position);
    }

    private List<String> outcomes(Position position) {
        position.components().forEach(part -> compare(part, naive.outcome(part, Convention.NORMAL)));
        return Stream.of(Convention.values())
                .map(convention -> naive.outcome(position, convention).name())
                .toList();
    }

    /** By retrograde analysis of the bare rules. */
    private List<String> endless(Position position) {
        Oracle oracle = new Oracle(ENDLESS);
        position.components().forEach(part -> compare(part, oracle.outcome(part, Convention.NORMAL)));
        return Stream.of(Convention.values())
                .map(convention -> oracle.outcome(position, convention).name())
                .toList();
    }

    private void compare(Component<?> part, Outcome alone) {
        ByClaims.outcome(part)
                .filter(claimed -> claimed != alone)
                .ifPresent(claimed -> fault(part + " is " + alone + ", and a claim says " + claimed));
    }

    private Position read(String text) {
        return library.read(text).position();
    }
}
