package org.impartial.contest;

import java.util.List;

/**
 * A program in any language that takes part in a contest. It is started for each run, reads one request in the format of
 * {@code solve --jsonl} from its standard input, with {@code want} for the question and the limits of the run as
 * {@code budget} and {@code seconds}, and writes one line of JSON in the format of an answer: {@code outcome}, and with it
 * {@code grundy}, {@code winningMove} or {@code winningMoves}, or {@code error} to decline. It may state its own
 * {@code positions} and {@code options}; without them its work is not compared. It is killed when the time limit of the
 * run is over, or when a line is longer than a million characters, with the processes that it has started; one whose
 * parent has ended continues.
 *
 * <pre>{@code
 * Program mine = new Program("mine", List.of("python3", "solver.py"));
 * mine.name();  // mine
 * }</pre>
 *
 * @param name the name in the scores
 * @param command the program and its arguments
 */
public record Program(String name, List<String> command) {
    /**
     * Checks the name and the command, and keeps an immutable copy.
     *
     * @param name the name in the scores
     * @param command the program and its arguments
     * @throws IllegalArgumentException if one of them is empty
     */
    public Program {
        command = List.copyOf(command);
        if (name.isBlank() || command.isEmpty()) {
            throw new IllegalArgumentException("a program has a name and a command, such as mine=python3 solver.py");
        }
    }

    /**
     * {@return a program written as {@code name=command}}
     *
     * @param text the name and the words of the command, separated by spaces
     * @throws IllegalArgumentException if the name or the command is missing
     */
    public static Program of(String text) {
        int cut = text.indexOf('=');
        String words = text.substring(cut + 1).strip();
        return new Program(
                cut < 0 ? "" : text.substring(0, cut).strip(),
                words.isEmpty() ? List.of() : List.of(words.split("\\s+")));
    }
}
