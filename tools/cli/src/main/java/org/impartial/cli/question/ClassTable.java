package org.impartial.cli.question;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.notation.NotationException;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificates;
import org.impartial.proof.file.LinesFile;
import org.impartial.proof.file.WholeFile;

/** A file with a line for each class as it is finished, from which a run continues; its last line counts. */
record ClassTable<R extends ClassTable.ClassRow>(Path file, String header, Function<String, R> read) {

    interface ClassRow {
        String code();

        /** Returns the line without its end. */
        String csv();
    }

    @FunctionalInterface
    interface Work<R> {
        R row(String code) throws IOException;
    }

    static String line(Object... cells) {
        return Stream.of(cells).map(String::valueOf).collect(Collectors.joining(","));
    }

    /** Reads a line with a cell for each name in the header; {@code what} the row is about is for errors. */
    static <R> R row(String line, String header, String what, Function<String[], R> read) {
        String[] cells = line.split(",", -1);
        int columns = header.split(",", -1).length;
        if (cells.length != columns) {
            throw new NotationException("a row " + what + " has " + columns + " columns, and not: " + line);
        }
        try {
            return read.apply(cells);
        } catch (NumberFormatException notRead) {
            throw new NotationException("a row " + what + " has no number where one is expected: " + line);
        }
    }

    /** Reads the finished classes, and removes an incomplete last line, which an interrupted run leaves. */
    private Map<String, R> known() throws IOException {
        Map<String, R> known = new TreeMap<>();
        if (!Files.exists(file)) {
            WholeFile.write(file, header + "\n");
            return known;
        }
        LinesFile.CutText text = readOwn(file, header);
        try {
            text.lines().lines().skip(1).map(read).forEach(row -> known.put(row.code(), row));
        } catch (NotationException wrong) {
            throw new NotationException(file + ": " + wrong.getMessage());
        }
        if (!text.rest().isEmpty()) {
            WholeFile.write(file, text.lines());
        }
        return known;
    }

    /** Reads a table of this command; another file is refused and left as it is. */
    static LinesFile.CutText readOwn(Path file, String header) throws IOException {
        LinesFile.CutText text = LinesFile.read(file);
        if (!text.lines().startsWith(header + "\n")) {
            throw new NotationException(file + " is not a table of this command, whose first line is \"" + header
                    + "\"; move it away, or keep the table in another folder by --directory");
        }
        return text;
    }

    /** Computes the classes that are not known or may improve, appends their lines, and returns all lines. */
    Map<String, R> fill(
            List<String> classes, Predicate<R> mayImprove, int threads, Work<R> work, BiConsumer<Integer, Integer> done)
            throws IOException {
        Map<String, R> known = known();
        List<String> open = classes.stream()
                .filter(code -> !known.containsKey(code) || mayImprove.test(known.get(code)))
                .toList();
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            List<Future<R>> rows = new ArrayList<>();
            open.forEach(code -> rows.add(workers.submit(() -> appended(work.row(code)))));
            int finished = 0;
            for (Future<R> row : rows) {
                known.put(row.get().code(), row.get());
                done.accept(++finished, open.size());
            }
            return known;
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new IOException("the atlas was interrupted; the same command continues from " + file, stop);
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof IOException file) {
                throw file;
            }
            throw new IllegalStateException("a class could not be computed", failed.getCause());
        } finally {
            workers.shutdownNow();
        }
    }

    static void certify(Path directory, String name, Optional<Certificate> proof) throws IOException {
        if (proof.isPresent()) {
            Path folder = directory.resolve("certificates");
            Files.createDirectories(folder);
            Certificates.write(proof.get(), folder.resolve(name));
        }
    }

    /** Appends a line as one write. */
    private synchronized R appended(R row) throws IOException {
        LinesFile.append(file, row.csv());
        return row;
    }
}
