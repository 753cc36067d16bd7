package org.impartial.cli;

import static java.util.stream.Collectors.joining;

import java.lang.reflect.Modifier;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.ShellWords;
import org.impartial.core.game.Basis.Reference;
import org.impartial.core.game.Convention;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameCard.Group;
import org.impartial.core.library.GameCard.Parameter;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.games.Games;
import org.impartial.solve.ProblemProvider;

/** Writes {@code docs/GAMES.md} from the cards of the games, and what the command answers to their examples. */
record GamesPage(List<GameFamily> families) {
    private static final int MOST_LINES = 6;
    private static final String PICTURES = "images/games/";
    private static final String TOP = """
            # The games

            %d games by family, each with its rules, what is known about it, how a position and a move are written, and an example.
            A player who cannot move loses, or wins under misère play, unless the rules say otherwise.
            `./impartial show GAME` prints the same, and `./impartial games --about WORD` lists the games about a word.
            Keys such as [WW] stand for works in [REFERENCES.md](REFERENCES.md); P, N and other terms are explained in
            [GLOSSARY.md](GLOSSARY.md). Each name finds the game in every command; [JUDGES.md](JUDGES.md) has the problems that `judge` answers. In Java, `GameLibrary.installed()` reads all of them; `Games.library()` reads those of the module of
            games, without `rules` and `words`, which belong to the module of discovery.

            This page is generated from the cards in `games/src/main/resources/org/impartial/games/cards`;
            [CONTRIBUTING.md](CONTRIBUTING.md) describes how to generate it again after a change of one.
            """;

    private static final GameLibrary LIBRARY = GameLibrary.installed();
    private static final List<String> EXPORTED = Stream.of("core", "games", "discover")
            .flatMap(module -> Checkout.exported(module).stream())
            .toList();

    /** Puts the families of other modules first: the order in which providers are found depends on the class path. */
    GamesPage {
        List<String> ours = new Games().families().stream().map(GameFamily::id).toList();
        families = families.stream()
                .sorted(Comparator.comparingInt((GameFamily family) -> ours.indexOf(family.id()))
                        .thenComparing(GameFamily::id))
                .toList();
    }

    /** Returns the whole page. */
    String text() {
        return TOP.formatted(families.size())
                + "\n| family | games |\n|---|---|\n"
                + rows("").collect(joining("\n"))
                + "\n"
                + Stream.of(Group.values()).map(this::section).collect(joining());
    }

    /** Returns a table row for each group that has games, with a link to its section. */
    Stream<String> rows(String file) {
        return Stream.of(Group.values())
                .filter(group -> in(group).findAny().isPresent())
                .map(group -> in(group).map(GameFamily::id).collect(joining(", ", rowStart(group, file), " |")));
    }

    /** Returns {@code text} with the table rows that link to the page replaced. */
    String refreshed(String text, String file) {
        return text.lines().map(line -> refreshedLine(line, file)).collect(joining("\n", "", "\n"));
    }

    private String refreshedLine(String line, String file) {
        return rows(file)
                .filter(row -> line.startsWith(row.substring(0, row.indexOf(" | ") + 1)))
                .findFirst()
                .orElse(line);
    }

    private static String rowStart(Group group, String file) {
        String anchor = group.title().toLowerCase(Locale.ROOT).replace(",", "").replace(' ', '-');
        return "| [" + group.title() + "](" + file + "#" + anchor + ") | ";
    }

    private Stream<GameFamily> in(Group group) {
        return families.stream().filter(family -> family.card().group() == group);
    }

    private String section(Group group) {
        String entries = in(group).map(GamesPage::entry).collect(joining());
        return entries.isEmpty() ? "" : "\n## " + group.title() + "\n" + entries;
    }

    private static String entry(GameFamily family) {
        GameCard card = family.card();
        StringBuilder text = new StringBuilder("\n### " + card.id() + "\n\n**" + card.title() + "**");
        if (!card.otherNames().isEmpty()) {
            text.append(" (" + String.join(", ", card.otherNames()) + ")");
        }
        text.append(". " + prose(card.rules()));
        if (family.play() == Convention.MISERE) {
            text.append(" A question that names no convention is about misère play.");
        }
        text.append("\n\n" + prose(card.theory()) + " " + references(card) + "\n\n");
        for (Parameter parameter : card.parameters()) {
            String required = parameter.required() ? "" : " (optional)";
            text.append(item("Parameter `" + parameter.name() + "`" + required, parameter.meaning()));
        }
        text.append(item("Position", card.position()));
        text.append(item("Move", card.move()));
        text.append(item("Limits", card.limits()));
        text.append(problems(card));
        text.append("- In Java: " + inJava(family) + "\n");
        return text + "\n```\n" + example(card) + "\n```\n\n![" + card.example() + "](" + PICTURES + card.id()
                + ".svg)\n";
    }

    /** Returns the problems of judges that the command answers and whose numbers are names of the game. */
    private static String problems(GameCard card) {
        String problems = ProblemProvider.installed().keySet().stream()
                .filter(problem -> LIBRARY.family(problem).id().equals(card.id()))
                .map(problem -> "`" + problem + "`")
                .collect(joining(", "));
        return problems.isEmpty() ? "" : "- Judge problems: " + problems + "\n";
    }

    /** Returns the exported class of the game, or how it is read by its name. */
    private static String inJava(GameFamily family) {
        return family.with(family.samples().get(0)).games().stream()
                .map(game -> game.getClass())
                .filter(type -> Modifier.isPublic(type.getModifiers()) && EXPORTED.contains(type.getPackageName()))
                .findFirst()
                .map(type -> "`" + type.getName() + "`")
                .orElse("by name, as in `GameLibrary.installed()`");
    }

    /** Returns the paths of the pictures of the games by their ids. */
    Map<String, String> pictures() {
        return families.stream()
                .collect(Collectors.toMap(family -> "docs/" + PICTURES + family.id() + ".svg", GameFamily::id));
    }

    /** Returns the picture of the example of a game. */
    static String picture(String id) {
        return Run.of("draw", LIBRARY.family(id).card().example(), "--format", "svg")
                .out();
    }

    private static String references(GameCard card) {
        return card.references().stream().map(Reference::toString).collect(joining(" "));
    }

    private static String item(String label, String text) {
        return "- " + label + ": " + prose(text) + "\n";
    }

    /** What Markdown would take for a sign of its own stands as it is. */
    private static String prose(String text) {
        return text.replaceAll("([*<|\\\\])", "\\\\$1");
    }

    /** The command and the first lines of its answer, which come before the reasons. */
    private static String example(GameCard card) {
        Run run = Run.of("solve", card.example(), "--budget", "20000");
        if (run.status() != ExitStatus.ANSWERED) {
            throw new AssertionError("the example of the card of " + card.id() + " is not answered: " + run.err());
        }
        List<String> answer =
                run.out().lines().takeWhile(line -> !line.isBlank()).toList();
        return Stream.of(
                        Stream.of("$ ./impartial solve " + ShellWords.inQuotes(card.example())),
                        answer.stream().limit(MOST_LINES),
                        answer.stream().skip(MOST_LINES).limit(1).map(line -> "  ..."))
                .flatMap(lines -> lines)
                .collect(joining("\n"));
    }
}
