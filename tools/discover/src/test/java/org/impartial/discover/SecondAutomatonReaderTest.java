package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The checker of the library and {@link SecondAutomatonReader} accept the same certificates. */
class SecondAutomatonReaderTest {
    private static final Path DOCS = Path.of("..", "..", "docs", "certificates");
    private static final Path PROVED = Path.of("src/main/resources/org/impartial/discover/proved");

    private static String text(String name) throws IOException {
        Path file = DOCS.resolve(name);
        return Files.readString(Files.exists(file) ? file : PROVED.resolve(name));
    }

    private static void bothAnswer(boolean accepted, String text, String what) throws IOException {
        assertEquals(accepted, SpoiltTheoremsTest.verdictOf(text).accepted(), what);
        String fault = SecondAutomatonReader.fault(text);
        assertEquals(accepted, fault.isEmpty(), () -> what + ": " + fault);
    }

    /** Heaps that split; Wythoff's game in zeckendorf; two heaps in base 3. */
    @ParameterizedTest
    @ValueSource(
            strings = {"splits-31.txt", "splits-47.txt", "wythoff-misere.txt", "redundant-wythoff.txt", "harvest-05.txt"
            })
    void bothAcceptRightOnes(String name) throws IOException {
        bothAnswer(true, text(name), name);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "splits-31.txt | numeration=base 2 | numeration=base 3",
                "splits-31.txt | reading=lsd | reading=msd",
                "splits-31.txt | values=true | values=counts",
                "splits-31.txt | x'+x''=x & x'>0 | x'+x''+1=x & x'>0",
                "splits-31.txt | lowers=1, | lowers=0,",
                "wythoff-misere.txt | play=misere | play=normal",
                "wythoff-misere.txt | numeration=zeckendorf | numeration=pell",
                "wythoff-misere.txt | domain= | domain=x<=y",
                "wythoff-misere.txt | x'<x; | x'+1=x;",
                "redundant-wythoff.txt | kind=redundant | kind=automaton",
                "harvest-05.txt | base=3 | base=2",
                "harvest-05.txt | heaps=x,y | heaps=y,x",
            })
    void bothAnswerTheSameAboutAnotherHeader(String name, String from, String to) throws IOException {
        String right = text(name);
        String other = right.replaceFirst(Pattern.quote(from), to);
        assertNotEquals(right, other);
        boolean theorem = to.equals("kind=automaton"); // that has the table of vectors too, which it does not need
        bothAnswer(theorem, other, from + " to " + to);
    }

    @ParameterizedTest
    @ValueSource(strings = {"splits-31.txt", "wythoff-misere.txt", "redundant-wythoff.txt"})
    void bothAnswerTheSameAboutChangedRows(String name) throws IOException {
        compareChanges(name, 41);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "splits-31.txt",
                "splits-38.txt",
                "wythoff-misere.txt",
                "harvest-05.txt",
                "chocolate-bar-2-misere.txt"
            })
    @Tag("thorough")
    void bothAnswerTheSameAboutEveryChangedRow(String name) throws IOException {
        int refused = compareChanges(name, 1);
        assertTrue(refused > 0, name);
    }

    /**
     * Compares every k-th of the changes of one number in one row, and the text without its last row. A changed automaton
     * may lead to one with too many states for the second reader, which then says nothing; these are few.
     */
    private static int compareChanges(String name, int every) throws IOException {
        List<String> lines = text(name).lines().toList();
        List<List<String>> changed = new ArrayList<>();
        for (int line = 1; line < lines.size(); line++) {
            String[] words = lines.get(line).split(" ", -1);
            long states =
                    lines.stream().filter(row -> row.startsWith(words[0] + " ")).count();
            for (int place = 2; place < words.length; place++) {
                String[] other = words.clone();
                long more = Long.parseLong(words[place]) + 1;
                other[place] = String.valueOf(more % (place == 2 ? 2 : states));
                List<String> text = new ArrayList<>(lines);
                text.set(line, String.join(" ", other));
                changed.add(text);
            }
        }
        List<List<String>> some = new ArrayList<>(IntStream.range(0, changed.size())
                .filter(i -> i % every == 0)
                .mapToObj(changed::get)
                .toList());
        some.add(lines.subList(0, lines.size() - 1));
        int refused = 0;
        int tooLarge = 0;
        for (List<String> other : some) {
            String text =
                    String.join("\n", other).replaceFirst("\tfacts=[0-9]+", "\tfacts=" + (other.size() - 1)) + "\n";
            boolean accepted = SpoiltTheoremsTest.verdictOf(text).accepted();
            try {
                assertEquals(accepted, SecondAutomatonReader.fault(text).isEmpty(), () -> name + "\n" + text);
            } catch (UnsupportedOperationException tooManyStates) {
                assertFalse(accepted, text);
                tooLarge++;
            }
            refused += accepted ? 0 : 1;
        }
        assertTrue(10 * tooLarge <= some.size(), name + " has " + tooLarge + " changes that are too large to read");
        return refused;
    }

    static Stream<String> spoiltOnesOfHeaps() throws IOException {
        return SpoiltTheoremsTest.cases().filter(line -> line.matches("(heap|lost) .*"));
    }

    @ParameterizedTest
    @MethodSource("spoiltOnesOfHeaps")
    void refusesWhatEachGuardRefuses(String line) {
        assertFalse(
                SecondAutomatonReader.fault(SpoiltTheoremsTest.spoiltText(line)).isEmpty(), line);
    }

    static Stream<String> allButTheLargest() throws IOException {
        try (Stream<Path> docs = Files.list(DOCS);
                Stream<Path> proved = Files.list(PROVED)) {
            return Stream.concat(docs, proved)
                    .map(path -> path.getFileName().toString())
                    .filter(name -> name.matches("(harvest|splits|redundant)-.*|.*-(misere|normal)\\.txt"))
                    .filter(name -> !name.matches("circular-nim-6-4.*|d-wythoff-[5-8].*"))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("allButTheLargest")
    @Tag("thorough")
    void acceptsTheCertificatesOfTheModule(String name) throws IOException {
        assertEquals("", SecondAutomatonReader.fault(text(name)));
    }
}
