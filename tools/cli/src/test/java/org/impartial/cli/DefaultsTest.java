package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.impartial.cli.io.Terminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** What commands do without arguments, and how their options are named. */
class DefaultsTest {

    private static List<CommandLine> commands() {
        return List.copyOf(ImpartialCommand.commandLine(Terminal.standard(), "help")
                .getSubcommands()
                .values());
    }

    private static List<String> names() {
        return commands().stream()
                .map(CommandLine::getCommandName)
                .filter(name -> !name.equals("explore"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyCommandWithoutArgumentsDoesSomething(String name) {
        Run run = Run.of(name);
        assertEquals(0, run.status(), run::err);
        assertTrue(run.out().lines().count() >= 1, run::out);
        assertTrue(run.err().isEmpty() || run.err().startsWith("impartial: for instance: impartial " + name), run::err);
        assertTrue(run.err().lines().count() <= 1, run::err);
    }

    @Test
    void exploreWithoutArgumentsServesUntilItIsInterrupted() throws Exception {
        CompletableFuture<Run> answer = new CompletableFuture<>();
        Thread serving = new Thread(() -> answer.complete(Run.of("explore")));
        serving.start();
        while (serving.getState() != Thread.State.WAITING) {
            Thread.sleep(20);
        }
        serving.interrupt();
        assertTrue(answer.get().out().matches("http://127.*\\R"), answer.get()::out);
        assertTrue(answer.get().err().startsWith("Open this address in a browser"), answer.get()::err);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "solve kayles | kayles 11",
                "solve nim | nim 7 9 12 15",
                "solve wythoff | wythoff 5 8",
                "solve bash[m=4] | bash[m=4] 21",
                "solve pirates | pirates[100] 5",
                "solve 0.77 | 0.77 5 9",
                "solve 0.156 | 0.156 5 9",
                "play kayles | kayles 11",
                "graph chomp | chomp[board=3,4]",
                "prove kayles --misere | kayles 11",
            })
    void aGameWithoutAPositionShowsItsExample(String line, String example) {
        Run run = Run.of(line.split(" "));
        assertEquals(0, run.status(), run::err);
        assertTrue(run.err().startsWith("impartial: no position is given; for instance: " + example), run::err);
        assertFalse(run.out().contains("nothing is left"), run::out);
    }

    @Test
    void aStartThatHasMovesIsNoMissingPosition() {
        assertEquals("", Run.of("solve", "cram[2,3]").err());
        assertTrue(Run.of("solve", "cram[0,0]").err().startsWith("impartial: column "), "parameters that are wrong");
        assertTrue(Run.of("solve", "nim 0").out().startsWith("You will lose"), "a position that is given");
    }

    @Test
    void aSequenceHasFortyValuesAndItsPeriod() {
        String text = Run.of("sequence", "kayles").out();
        assertTrue(text.startsWith(" 0: 0 1 2 3 1 4 3 2 1 4") && text.contains("\n20: 1 4 6 7"), text);
        assertTrue(text.contains("period 12 from 71"), text);
        assertFalse(Run.of("sequence", "officers").out().contains("period"));
        String far = Run.of("sequence", "kayles", "--from", "20000").out();
        assertTrue(far.startsWith("20000: ") && far.contains("\n20020: "), far);
    }

    @Test
    void aGrundyValueInMisereAnswersIsThatOfNormalPlay() {
        assertTrue(Run.of("solve", "nim", "3", "--misere").out().contains("\nGrundy value 3 in normal play\n"));
        assertTrue(Run.of("solve", "nim", "3").out().contains("\nGrundy value 3\n"));
    }

    @Test
    void aCountIsOfTheHeapsToAHundred() {
        assertEquals(
                Run.of("count", "kayles", "--to", "100").out(),
                Run.of("count", "kayles").out());
    }

    @Test
    void theWholeBarIsGivenByItsBoard() {
        Run bar = Run.of("solve", "chomp[2,3]");
        assertEquals("", bar.err());
        assertEquals(Run.of("solve", "chomp[2,3] 3 3").out(), bar.out());
        assertTrue(Run.of("solve", "chomp", "2x3").err().endsWith("did you mean: impartial solve 'chomp[2,3]'?\n"));
    }

    /** The mex of each line is computed here from the printed numbers. */
    @Test
    void aDerivationIsPrintedLineByLine() {
        List<String> lines = Run.of("sequence", "grundys-game", "--to", "9", "--mex")
                .out()
                .lines()
                .toList();
        assertEquals(9, lines.size());
        assertEquals("G(7) = mex{G(1)⊕G(6), G(2)⊕G(5), G(3)⊕G(4)} = mex{1, 2} = 0", lines.get(7));
        for (String line : lines) {
            String set = line.substring(line.lastIndexOf('{') + 1, line.lastIndexOf('}'));
            Set<Integer> values = Set.of(set.split(", ")).stream()
                    .filter(word -> !word.isEmpty())
                    .map(Integer::valueOf)
                    .collect(Collectors.toSet());
            int mex = 0;
            while (values.contains(mex)) {
                mex++;
            }
            assertTrue(line.endsWith(" = " + mex), line);
        }
        assertEquals(2, Run.of("sequence", "kayles", "--mex", "--period").status());
    }

    @Test
    void theOptionsOfAPositionAreListedWithTheirMex() {
        String kayles = Run.of("solve", "kayles", "4").out();
        assertTrue(kayles.contains("  4→1 + 1       P     0\nmex{3, 2, 0} = 1"), kayles);
        String sum = Run.of("solve", "nim", "1", "2", "--options").out();
        assertTrue(sum.contains("mex{2, 0, 1} = 3") && sum.contains("Grundy values in binary"), sum);
        String misere = Run.of("solve", "nim", "2", "--misere", "--options").out();
        assertTrue(misere.contains("2→1       P\n") && misere.contains("an option is P, so N"), misere);
        assertFalse(Run.of("solve", "nim", "1", "2").out().contains("Options"), "a table by theorem is enough");
        assertTrue(Run.reading("why\nquit\n", "play", "kayles", "4").out().contains("mex{3, 2, 0} = 1"));
    }

    @Test
    void aFileIsOOrOutputABoundIsToAndPlaceholdersAreInCapitals() {
        for (CommandLine command : commands()) {
            for (OptionSpec option : command.getCommandSpec().options()) {
                String where = command.getCommandName() + " " + option.longestName();
                List<String> all = List.of(option.names());
                assertEquals(all.contains("-o"), all.contains("--output"), where);
                if (all.contains("--to")) {
                    assertEquals("N", option.paramLabel(), where);
                }
                if (all.contains("--play")) {
                    assertTrue(command.getCommandSpec().optionsMap().containsKey("--misere"), where);
                }
                if (option.arity().max() > 0) {
                    assertTrue(option.paramLabel().matches("[A-Z][A-Za-z.,=]*"), where + " " + option.paramLabel());
                }
                String text = String.join(" ", option.description());
                assertFalse(text.matches(".*\\((\\$\\{DEFAULT|default [^:]).*"), where + ": " + text);
            }
        }
    }

    /** The texts stand apart from the options, so that either could be forgotten. */
    @Test
    void everyOptionHasATextAndEveryTextAnOption() {
        ResourceBundle help = commands().get(0).getCommandSpec().resourceBundle();
        Set<String> left = new TreeSet<>(help.keySet());
        left.removeIf(key -> key.matches(".*\\.(usage\\.\\w+(\\.\\d+)?|interrupted)"));
        for (CommandLine command : commands()) {
            CommandSpec spec = command.getCommandSpec();
            String where = spec.qualifiedName(".") + ".";
            assertTrue(spec.usageMessage().description().length > 0, where);
            for (ArgSpec arg : spec.args()) {
                String key = arg instanceof OptionSpec option
                        ? option.longestName().replaceFirst("^-+", "")
                        : arg.paramLabel() + "[" + ((PositionalParamSpec) arg).index() + "]";
                assertTrue(arg.description().length > 0, where + key);
                left.removeAll(Set.of(where + key, key));
            }
        }
        assertEquals(Set.of(), left);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "prove kayles 5 --to f | --to is a bound; write -o FILE",
                "discover nim --dot f.svg | write -o FILE for --dot FILE",
                "quotient kayles --heaps 5 | write --to N for the greatest heap",
                "sweep nim 3 --fates | write --outcome for --fates",
                "atlas --misere 1 | write --quotients S for --misere S",
                "solve kayles 5 -o f.tex | draw, graph, plot and table draw to FILE by -o FILE",
                "quotient kayles --to f.proof | --to is a whole number, not f.proof; a file is written by -o FILE",
                "sequence kayles --to | --to takes a value: --to N",
                "sequence kayles --to 4 --to 5 | --to is given twice",
                "sequence kayles --from 5 --to 2 | --from is less than --to",
                "sequence ruler --from 5 --to 5 | --from is less than --to",
                "count kayles --ordered --multisets --to 5 | give one of --ordered and --multisets",
                "solve nim 3 --seconds abc | --seconds is a number, not abc",
                "graph nim 3 --by x | --by is remoteness or grundy, not x",
                "table --csv | GAME is missing; write for instance: impartial table wythoff",
            })
    void anErrorGivesTheNewNameInWordsOfTheCommand(String line, String meant) {
        Run run = Run.of(line.split(" "));
        assertEquals(2, run.status(), run::err);
        assertTrue(run.err().contains(meant), run::err);
        assertFalse(
                run.err().matches("(?s).*(Missing required|Invalid value|Expected param|should be specified).*"),
                run::err);
    }

    @Test
    void commandsAreGroupedByWhatTheyAreFor() {
        String help = Run.narrow(80, "", "--help").out();
        List<String> groups = List.of(
                "Begin",
                "Numbers and pictures",
                "Misère play",
                "Proofs and theorems",
                "Research",
                "Programs and shells");
        assertEquals(groups, help.lines().filter(groups::contains).toList());
        names().forEach(name -> assertTrue(help.contains("\n  " + name + " "), name));
        assertTrue(help.lines().allMatch(line -> line.length() <= 80), help);
    }

    /** A short line whose next line goes on in small letters is a break inside a sentence. */
    @ParameterizedTest
    @MethodSource("names")
    void helpHasNoBreaksInsideWrappedText(String name) {
        List<String> lines = Run.narrow(80, "", "help", name).out().lines().toList();
        for (int i = 0; i + 1 < lines.size(); i++) {
            String next = lines.get(i + 1).strip();
            assertTrue(lines.get(i).length() <= 80, lines.get(i));
            if (!lines.get(i).isBlank()
                    && !lines.get(i).startsWith(" ")
                    && next.matches("[a-z].*")
                    && !lines.get(i + 1).startsWith(" ")) {
                String word = next.split(" ", 2)[0];
                assertTrue(lines.get(i).length() + 1 + word.length() >= 80, lines.get(i) + "/" + next);
            }
        }
    }
}
