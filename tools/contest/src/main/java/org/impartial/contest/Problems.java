package org.impartial.contest;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.NotationException;
import org.impartial.json.request.JsonData;

/**
 * A set of problems, of the library, from JSON lines or from positions. Immutable and safe to share between threads.
 *
 * <pre>{@code
 * Problems cram = Problems.of(new Cram(2, 3).start(), new Cram(3, 3).start());
 * cram.list().size();                                                 // 2
 * cram.where(problem -> problem.id().contains("3,3")).list().size();  // 1
 * }</pre>
 */
public final class Problems implements Iterable<ContestProblem> {
    private static final String UNSOLVED = "unsolved";
    private static final List<String> NAMES =
            List.of("heaps", "coins", "boards", "graphs", "misere", "loopy", "sums", UNSOLVED);

    private final String name;
    private final List<ContestProblem> all;

    private Problems(String name, List<ContestProblem> all) {
        this.name = name;
        this.all = List.copyOf(all);
        Set<String> ids = new HashSet<>();
        for (ContestProblem problem : all) {
            if (!ids.add(problem.id())) {
                throw new NotationException("two problems of " + name + " have the id \"" + problem.id()
                        + "\"; give each an id of its own");
            }
        }
    }

    /** {@return the names of the sets that ship with the library, for {@link #named}} */
    public static List<String> names() {
        return NAMES;
    }

    /**
     * {@return a set that ships with the library} Its games must be installed, as those of {@code impartial-games} are.
     *
     * @param name one of {@link #names}
     * @throws IllegalArgumentException if there is no such set; the message lists the names
     * @throws NotationException if a game of the set is not on the class path or the module path
     */
    public static Problems named(String name) {
        if (!NAMES.contains(name)) {
            throw new IllegalArgumentException("there is no set of problems \"" + name + "\"; choose one of "
                    + String.join(", ", NAMES) + ", or read a file");
        }
        try (InputStream in = Problems.class.getResourceAsStream(name + ".jsonl")) {
            if (in == null) {
                throw new IllegalStateException("the set " + name + " is missing from the jar");
            }
            return new Problems(name, lines(name, new BufferedReader(new InputStreamReader(in, UTF_8))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads a file of problems, one JSON object per line; see {@link ContestProblem} for the fields. A problem without
     * an id is named by the file and the number of its line. Empty lines are skipped.
     *
     * @param file the file
     * @return its problems
     * @throws IOException if it cannot be read
     * @throws NotationException if a line is not a problem; the message has its number
     */
    public static Problems read(Path file) throws IOException {
        Path name = file.getFileName();
        try (BufferedReader in = Files.newBufferedReader(file)) {
            String set = name == null ? "problems" : name.toString().replaceFirst("\\.jsonl?$", "");
            return new Problems(set, lines(set, in));
        }
    }

    private static List<ContestProblem> lines(String name, BufferedReader in) throws IOException {
        GameLibrary library = GameLibrary.installed();
        List<ContestProblem> problems = new ArrayList<>();
        int number = 0;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            number++;
            if (!line.isBlank()) {
                problems.add(problem(line, name, number, library));
            }
        }
        return problems;
    }

    private static ContestProblem problem(String line, String name, int number, GameLibrary library) {
        try {
            return ContestProblem.read(JsonData.read(line), name + "-" + number, library);
        } catch (NotationException e) {
            throw new NotationException("line " + number + " of " + name + ": " + e.getMessage(), e.column());
        }
    }

    /**
     * {@return a set of positions in normal play without known properties}
     *
     * @param positions the positions, all different
     */
    public static Problems of(Position... positions) {
        Stream<Position> all = Arrays.stream(positions);
        return of(all.map(position -> ContestProblem.of(position, Convention.NORMAL))
                .toList());
    }

    /**
     * {@return a set of problems}
     *
     * @param problems the problems, with distinct ids
     */
    public static Problems of(List<ContestProblem> problems) {
        return new Problems("problems", problems);
    }

    /**
     * {@return the union of this set and another}
     *
     * @param other a set with other ids
     */
    public Problems and(Problems other) {
        List<ContestProblem> both =
                Stream.concat(all.stream(), other.all.stream()).toList();
        return new Problems(name + "," + other.name, both);
    }

    /**
     * {@return the problems of this set that satisfy a condition, as a set of the same name}
     *
     * @param chosen the condition, such as {@code problem -> problem.size().orElse(0) < 1000}
     */
    public Problems where(Predicate<ContestProblem> chosen) {
        return new Problems(name, all.stream().filter(chosen).toList());
    }

    /**
     * Returns first states of the small worlds, in both conventions, answered by the rules, on which faults often show.
     *
     * @param states the greatest number of states of each game
     * @return the set, without states whose answer by the rules takes more than 20,000 positions
     */
    public Problems smallWorlds(int states) {
        return new Problems("small worlds", SmallWorldProblems.of(all, states).problems());
    }

    /**
     * Returns random positions of the games of this set, alone and in normal play, with their outcomes and values by the
     * bare rules: sums of three heaps up to 30, and tuples of numbers. Every second one is a P-position, uniformly random
     * among those of its size; in a random position of many games these are rare.
     *
     * @param positions the number of positions that are drawn of each game
     * @param seed determines the positions
     * @return the set, without games whose positions cannot be counted, repeated positions, and positions whose answer by
     *     the rules takes more than 20,000 positions
     */
    public Problems drawn(int positions, long seed) {
        return new Problems("drawn", SmallWorldProblems.of(all, positions).drawn(seed));
    }

    /**
     * {@return the problem with an id}
     *
     * @param id the id, such as {@code heaps-3}
     * @throws IllegalArgumentException if this set has none; the message has the first ids
     */
    public ContestProblem problem(String id) {
        Optional<ContestProblem> found =
                all.stream().filter(problem -> problem.id().equals(id)).findFirst();
        return found.orElseThrow(() -> new IllegalArgumentException("there is no problem " + id + " in " + this
                + ", but " + all.stream().limit(3).map(ContestProblem::id).toList() + " and so on"));
    }

    /**
     * {@return random problems of all games that are installed and have single positions, in both conventions: states of
     * their small worlds, and variants of the problems that ship with the library, with other numbers, lists and rows of
     * boards} Each of these games occurs if {@code count} allows it. Nothing is known about the answers.
     *
     * @param count the number of problems
     * @param seed determines the problems
     */
    public static Problems random(int count, long seed) {
        List<ContestProblem> models = NAMES.stream()
                .filter(set -> !set.equals(UNSOLVED))
                .flatMap(set -> named(set).list().stream())
                .toList();
        return new Problems("random", new RandomProblems(GameLibrary.installed(), models, seed).draw(count));
    }

    /**
     * {@return half of the problems, in order: one to tune a strategy with, or the other, to report on others}
     *
     * @param seed determines the halves
     * @param reported whether to return the half to report on, which has the extra problem if their number is odd
     */
    public Problems half(long seed, boolean reported) {
        List<ContestProblem> order = new ArrayList<>(all);
        Collections.shuffle(order, new Random(seed));
        Set<ContestProblem> tuned = new HashSet<>(order.subList(0, order.size() / 2));
        return where(problem -> tuned.contains(problem) != reported);
    }

    /** {@return the problems: an immutable list} */
    public List<ContestProblem> list() {
        return all;
    }

    /** {@return the name of a set of the library, or of the file} */
    public String name() {
        return name;
    }

    @Override
    public Iterator<ContestProblem> iterator() {
        return all.iterator();
    }

    /** Returns the name and the number of problems. */
    @Override
    public String toString() {
        return name + ": " + all.size() + " problems";
    }
}
