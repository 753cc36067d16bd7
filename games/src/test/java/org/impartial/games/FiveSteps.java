package org.impartial.games;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.contract.GameContract;
import org.impartial.core.contract.report.ContractReport;
import org.impartial.core.contract.report.ContractReport.Violation;
import org.impartial.core.game.Claim;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.graph.FiniteGraph;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.GameProvider;
import org.impartial.core.notation.NotationException;

/**
 * The five steps by which a game joins the library, and what is wrong if one of them is left out: each fault begins with the
 * number of its step, and says what to do.
 *
 * @param family the plug-in
 * @param list the games of the library
 * @param page the text of {@code docs/GAMES.md}
 * @param golden the golden file, if there is one
 */
record FiveSteps(GameFamily family, GameProvider list, String page, Optional<Golden> golden) {
    private static final Path REFERENCES = Path.of("..", "docs", "REFERENCES.md");
    private static final Path PAGE = Path.of("..", "docs", "GAMES.md");
    private static final Pattern ENTRY = Pattern.compile("- \\[([^]]+)] [^,]+, .+, \\d{4}(, .+)?\\.");

    /** A plug-in of this library as it stands. */
    static FiveSteps of(GameFamily family) {
        return new FiveSteps(family, new Games(), read(PAGE), Golden.read(family.id()));
    }

    private static String read(Path path) {
        try {
            return Files.readString(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What is wrong, step by step; nothing if the plug-in is complete. */
    List<String> faults() {
        return Stream.of(rules(), theory(), notation(), listing(), contract())
                .flatMap(List::stream)
                .toList();
    }

    private List<ImpartialGame<?>> games() {
        return family.samples().stream()
                .<ImpartialGame<?>>flatMap(params -> family.with(params).games().stream())
                .toList();
    }

    /** The rules give moves, and refuse what is no state. */
    List<String> rules() {
        List<String> faults = new ArrayList<>();
        if (!games().isEmpty() && games().stream().allMatch(FiveSteps::ended)) {
            faults.add("step 1: no small state of " + family.id() + " has an option; write the rules in options");
        }
        for (ImpartialGame<?> game : games()) {
            SpoiltStates.taken(game)
                    .forEach(state -> faults.add(
                            "step 1: " + game.name() + " takes " + state + " for a state; refuse it in requireState"));
        }
        return faults;
    }

    private static <S> boolean ended(ImpartialGame<S> game) {
        return game.smallStates()
                .map(game::at)
                .noneMatch(state -> !state.options().isEmpty());
    }

    /** The claims are those of the golden file, and name works of the list of references. */
    List<String> theory() {
        List<String> faults = new ArrayList<>();
        for (ImpartialGame<?> game : games()) {
            for (Claim<?> claim : game.claims()) {
                cited(claim.basis().source().key(), "a claim of " + game.name()).ifPresent(faults::add);
            }
        }
        family.card().references().forEach(r -> cited(r.key(), "the card").ifPresent(faults::add));
        if (golden.isEmpty()) {
            return faults;
        }
        Set<String> stated =
                golden.get().lines("claim").map(Golden.Line::toString).collect(Collectors.toCollection(TreeSet::new));
        Set<String> made = new TreeSet<>(ClaimFacts.of(family));
        stated.stream()
                .filter(fact -> !made.contains(fact))
                .forEach(fact -> faults.add("step 2: the golden file says \"" + fact + "\" of the claims, which say "
                        + made + "; state the theorem, or say it to smallStates"));
        made.stream()
                .filter(fact -> !stated.contains(fact))
                .forEach(fact -> faults.add("step 2: no line of the golden file says \"" + fact + "\""));
        return faults;
    }

    private static Optional<String> cited(String key, String where) {
        return entries().anyMatch(entry -> key(entry).equals(key))
                ? Optional.empty()
                : Optional.of("step 2: " + where + " cites [" + key + "], which is not in docs/REFERENCES.md");
    }

    /** The entries of the list of references. */
    static Stream<String> entries() {
        return read(REFERENCES).lines().filter(line -> line.startsWith("- "));
    }

    /** An entry is {@code - [Key] Author, Title, Year, where.} */
    static String key(String entry) {
        Matcher form = ENTRY.matcher(entry);
        if (!form.matches()) {
            throw new AssertionError("an entry is written \"- [Key] Author, Title, Year, where.\", not: " + entry);
        }
        return form.group(1);
    }

    /** The card is complete, its example is read, and a name is the text of its game. */
    List<String> notation() {
        List<String> faults = new ArrayList<>();
        GameCard card = family.card();
        for (String text :
                List.of(card.title(), card.rules(), card.theory(), card.position(), card.move(), card.limits())) {
            if (text.isBlank()) {
                faults.add("step 3: the card of " + family.id() + " is not complete: " + card);
            }
        }
        if (card.references().isEmpty()) {
            faults.add("step 3: the card of " + family.id() + " names no source");
        }
        GameLibrary library = library();
        try {
            example(library).ifPresent(faults::add);
            games().stream()
                    .filter(game -> !(game instanceof FiniteGraph))
                    .filter(game -> !library.ruleset(game.name()).games().equals(List.of(game)))
                    .forEach(game -> faults.add("step 3: the name " + game.name() + " is read as another game"));
        } catch (NotationException unread) {
            faults.add("step 3: " + unread.getMessage());
        }
        return faults;
    }

    /** The games of the list, and this one. */
    private GameLibrary library() {
        List<GameFamily> families = new ArrayList<>(list.families());
        if (families.stream().noneMatch(other -> other.id().equals(family.id()))) {
            families.add(family);
        }
        return GameLibrary.of(families);
    }

    private Optional<String> example(GameLibrary library) {
        String example = family.card().example();
        if (!example.startsWith(family.id())) {
            return Optional.of("step 3: the example \"" + example + "\" is of another game");
        }
        boolean answered = family.with(family.samples().get(0)).surveysOnly()
                ? !Surveys.words(example).isEmpty()
                : !library.read(example).position().moves().isEmpty();
        return answered ? Optional.empty() : Optional.of("step 3: the example \"" + example + "\" has no moves");
    }

    /** The plug-in is in the list, on the page of the games, and has a golden file with lines of every kind. */
    List<String> listing() {
        List<String> faults = new ArrayList<>();
        if (list.families().stream().noneMatch(other -> other.id().equals(family.id()))) {
            faults.add("step 4: add " + family.id() + " to the list of games");
        }
        if (page.lines().noneMatch(("### " + family.id())::equals)) {
            faults.add("step 4: write docs/GAMES.md anew, where " + family.id() + " has no entry; the page says how");
        }
        if (golden.isEmpty()) {
            faults.add("step 4: write golden/" + family.id() + ".txt, with first values and their source");
            return faults;
        }
        for (String kind : kinds()) {
            if (golden.get().lines().stream().noneMatch(line -> line.kind().matches("(" + kind + ").*"))) {
                faults.add("step 4: golden/" + family.id() + ".txt has no line " + kind);
            }
        }
        faults.addAll(GoldenFigures.faults(family, library(), golden.get()));
        return faults;
    }

    private List<String> kinds() {
        if (games().isEmpty()) {
            return List.of("source", "survey");
        }
        return games().stream().anyMatch(game -> !game.loopy())
                        && games().stream().allMatch(ImpartialGame::summable)
                ? List.of("source", "world", "followers", "outcomes", "value")
                : List.of("source", "world", "followers", "survey|loopy");
    }

    /** The contract is kept, and its world has not shrunk. */
    List<String> contract() {
        return contract(GameContract.of(family).check());
    }

    /** The same for a report that is there. */
    List<String> contract(ContractReport report) {
        List<String> faults = new ArrayList<>();
        for (Violation violation : report.violations()) {
            faults.add("step 5: " + violation);
        }
        long listed = golden.stream()
                .flatMap(part -> part.lines("world"))
                .mapToLong(line -> Long.parseLong(line.right().get(0)))
                .sum();
        if (golden.isPresent() && report.passed() && listed != report.states()) {
            faults.add("step 5: the golden file says that " + listed + " states are met, and the contract met "
                    + report.states());
        }
        return faults;
    }
}
