package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.games.board.Cram;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The rules in {@code tools/formal/Rules.v} have the same options as those of the library. */
@Tag("thorough")
class RocqRulesTest {
    private static final int ROWS = 3;
    private static final int COLUMNS = 4;
    private static final int NODES = 9;
    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final int MOST_BEANS = 30;
    private static final int LONGEST_WORD = 5;
    private static final List<String> CODES = List.of("77", "137", "156", "07", "333", "6", "4567");
    private static final List<String> WORD_RULES = List.of("a->;ab->ba", "aa->;bb->b", "ab->a;ba->bb");

    /** Whether two lists of options, each a list of numbers, have the same members. */
    private static final String SAME = String.join(
            "\n",
            "Require Import Impartial.AutomataRight.",
            "Definition within {A} (same : A -> A -> bool) k l := every (fun a => any (same a) l) k.",
            "Definition agree {A} same (k l : list A) := if within same k l then within same l k else false.",
            "Definition cells (s : N) := filter (fun c => N.testbit s (fst c * " + COLUMNS + " + snd c)) (rectangle "
                    + ROWS + " " + COLUMNS + ").",
            "Definition bits (l : list cell) := fold_right (fun c s => N.setbit s (fst c * " + COLUMNS
                    + " + snd c)) 0 l.",
            "Definition ordered (l : list nat) := match l with [a; b] => if (a <=? b)%nat then l else [b; a] | _ => l end.",
            "");

    @TempDir
    private Path folder;

    @Test
    void optionsAreThoseOfTheLibrary() throws IOException, InterruptedException {
        Rocq.compile();
        String out = Rocq.check(folder, SAME + cram() + nodeKayles() + heaps() + words());
        assertEquals("", out, "the rules differ");
    }

    /** All positions of a board, each as its free cells and those of its options. */
    private static String cram() {
        Cram rules = new Cram(ROWS, COLUMNS, Cram.Reduction.NONE);
        long all = (1L << (ROWS * COLUMNS)) - 1;
        String listed = list(LongStream.rangeClosed(0, all)
                .mapToObj(free -> pair(
                        free,
                        list(rules.at(all & ~free).options().stream().map(option -> all & ~(Long) state(option))))));
        return example("agree N.eqb (map bits (cram_options (cells s))) os", listed);
    }

    /** The parts of a grid of Node Kayles with its last row free or not. */
    private static String nodeKayles() {
        String listed = list(LongStream.range(1, 1L << NODES).mapToObj(free -> {
            String edges = IntStream.range(0, NODES)
                    .filter(cell -> (free >> cell & 1) == 1)
                    .mapToObj(cell -> "[" + cell + "]" + edge(free, cell, cell + COLUMNS)
                            + (cell % COLUMNS == COLUMNS - 1 ? "" : edge(free, cell, cell + 1)))
                    .collect(Collectors.joining(" "));
            return pair(
                    free,
                    list(options("node-kayles " + edges)
                            .map(option -> option.components().stream()
                                    .flatMap(part ->
                                            NUMBER.matcher(part.toString()).results())
                                    .mapToLong(number -> 1L << Integer.parseInt(number.group()))
                                    .reduce(0, (a, b) -> a | b))));
        }));
        return example("agree N.eqb (map bits (node_kayles_options (cells s))) os", listed);
    }

    private static String edge(long free, int cell, int other) {
        return (free >> other & 1) == 1 ? " [" + cell + "," + other + "]" : "";
    }

    /** The heaps of each code, each option sorted. */
    private static String heaps() {
        return CODES.stream()
                .map(code -> {
                    String digits = list(code.chars().mapToObj(digit -> (char) digit));
                    String listed = list(IntStream.rangeClosed(0, MOST_BEANS)
                            .mapToObj(heap -> pair(
                                    heap,
                                    list(options("octal[0." + code + "] " + heap)
                                            .map(option -> list(option.components().stream()
                                                    .map(Component::state)
                                                    .map(Long.class::cast)
                                                    .filter(beans -> beans > 0)
                                                    .sorted()))))));
                    String same = "agree (same_list Nat.eqb) (map ordered (heap_options " + digits + " s)) os";
                    return example(same, listed + "%nat");
                })
                .collect(Collectors.joining());
    }

    /** The words of up to some letters for each set of rules. */
    private static String words() {
        return WORD_RULES.stream()
                .map(rules -> {
                    String pairs = list(Stream.of(rules.split(";", -1))
                            .map(rule -> rule.split("->", -1))
                            .map(sides -> pair(letters(sides[0]), letters(sides[1]))));
                    String listed = list(words(LONGEST_WORD)
                            .map(word -> pair(
                                    letters(word),
                                    list(options("words[" + rules + "] " + word)
                                            .map(option -> letters(state(option).toString()))))));
                    String same = "agree (same_list Nat.eqb) (word_options " + pairs + "%nat s) os";
                    return example(same, listed + "%nat");
                })
                .collect(Collectors.joining());
    }

    private static Stream<String> words(int longest) {
        return IntStream.rangeClosed(1, longest)
                .boxed()
                .flatMap(length -> IntStream.range(0, 1 << length)
                        .mapToObj(bits -> IntStream.range(0, length)
                                .mapToObj(at -> (bits >> at & 1) == 1 ? "b" : "a")
                                .collect(Collectors.joining())));
    }

    private static String letters(String word) {
        return list(word.chars().mapToObj(letter -> letter - 'a'));
    }

    private static Stream<Position> options(String position) {
        Position read = GameLibrary.installed().read(position).position();
        return read.components().isEmpty() ? Stream.of() : read.components().get(0).options().stream();
    }

    private static Object state(Position option) {
        return option.components().get(0).state();
    }

    private static String example(String same, String listed) {
        return "Goal every (fun '(s, os) => " + same + ") " + listed
                + " = true.\nProof. vm_cast_no_check (eq_refl true). Qed.\n";
    }

    private static String pair(Object first, Object second) {
        return "(" + first + ", " + second + ")";
    }

    private static String list(Stream<?> items) {
        return items.map(String::valueOf).collect(Collectors.joining(";", "[", "]"));
    }
}
