package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.impartial.cli.io.Terminal;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Every example of every help text runs as it stands there, with its files in a folder of their own. */
class HelpExamplesTest {
    private static final Pattern EXAMPLE =
            Pattern.compile("^ +(?:printf '(.*)' \\| |source <\\()?impartial (.*?)\\)?$");
    private static final Pattern WORD = Pattern.compile("'([^']*)'|\"((?:[^\"\\\\]|\\\\.)*)\"|(\\S+)");
    private static final Pattern FILE = Pattern.compile(
            "[\\w-]+\\.(v|svg|png|tex|proof|txt|values|jsonl|segments|facts|html|book)|cram56|facts|two-digits|kayles-site");

    /** Examples that take more than half a second; each must occur in a help text. */
    private static final List<String> SLOW = List.of(
            "atlas ",
            "contest ",
            "cram57",
            "cram56",
            "sprouts 14",
            "officers",
            "octal[0.07]",
            "1000000 -o",
            "512x512",
            "values.txt",
            "octal[0.165]",
            "--words kayles",
            "site ",
            "--stream",
            "z'<z");

    private static final String REQUEST = "{\"game\": \"nim\", \"position\": [3, 5]}\n";

    @TempDir
    private Path folder;

    @Test
    void everyExampleRuns() throws IOException {
        List<String> quick = examples().stream().filter(line -> !slow(line)).toList();
        assertTrue(quick.size() > 40, () -> "few examples were read: " + quick);
        Run.of("prove", "cram[4,5]", "-o", folder.resolve("cram45.proof").toString()); // an example of play reads it
        for (String line : quick) {
            run(line);
        }
    }

    @Tag("thorough")
    @Test
    void everyLongExampleRuns() throws IOException {
        for (String line : examples().stream().filter(HelpExamplesTest::slow).toList()) {
            run(line);
        }
    }

    @Test
    void theListOfLongExamplesIsTrue() {
        for (String part : SLOW) {
            assertTrue(examples().stream().anyMatch(line -> line.contains(part)), part);
        }
    }

    private static List<String> workingFolder() throws IOException {
        try (Stream<Path> files = Files.list(Path.of(""))) {
            return files.map(Path::toString).sorted().toList();
        }
    }

    private static boolean slow(String line) {
        return SLOW.stream().anyMatch(line::contains);
    }

    private static List<String> examples() {
        CommandLine top = ImpartialCommand.commandLine(Terminal.standard(), "help");
        return Stream.concat(Stream.of(top), top.getSubcommands().values().stream())
                .flatMap(command ->
                        Stream.of(command.getCommandSpec().usageMessage().footer()))
                .map(String::stripTrailing)
                .filter(line -> EXAMPLE.matcher(line).matches())
                .distinct()
                .toList();
    }

    private void run(String line) throws IOException {
        MatchResult parts = EXAMPLE.matcher(line).results().findFirst().orElseThrow();
        List<String> words = new ArrayList<>();
        String input = parts.group(1) == null ? "" : parts.group(1).translateEscapes();
        for (MatchResult word : WORD.matcher(parts.group(2)).results().toList()) {
            String bare = word.group(3);
            if (bare != null && bare.matches("[|>;].*")) {
                break;
            }
            if ("<".equals(bare)) {
                input = REQUEST;
                break;
            }
            String text = Stream.of(1, 2, 3)
                    .map(word::group)
                    .filter(t -> t != null)
                    .findFirst()
                    .orElseThrow()
                    .replace("\\\"", "\"");
            words.add(FILE.matcher(text).matches() ? folder.resolve(text).toString() : text);
        }
        if (words.get(0).equals("explore")) {
            words.addAll(List.of("--seconds", "0.1")); // it serves until it is interrupted
        }
        List<String> before = workingFolder();
        Run run = Run.reading(input, words.toArray(String[]::new));
        assertEquals(before, workingFolder(), line + " wrote beside its folder");
        assertEquals(0, run.status(), () -> line + ": " + run.err());
        boolean served = words.get(0).equals("explore") && !words.contains("-o");
        assertEquals(served, run.err().startsWith("Open this address in a browser"), line);
        assertTrue(served || run.err().isEmpty(), () -> line + ": " + run.err());
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                assertTrue(Files.size(file) > 0, line + " left " + file + " empty");
            }
        }
    }
}
