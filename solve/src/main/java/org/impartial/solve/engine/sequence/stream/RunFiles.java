package org.impartial.solve.engine.sequence.stream;

import com.google.common.base.Splitter;
import com.google.common.collect.Lists;
import com.google.common.hash.Hashing;
import com.google.common.primitives.Shorts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificates;
import org.impartial.proof.file.LinesFile;
import org.impartial.proof.file.WholeFile;
import org.impartial.proof.kind.period.SegmentedPeriod;
import org.jspecify.annotations.Nullable;

/** The lines of a run, and its state with the length and CRC-32 of the lines, and its own; later lines are removed. */
final class RunFiles {
    private static final String TITLE = "impartial sequence stream 1";

    final Path file;
    private final Path stateFile;

    RunFiles(Path file) {
        this.file = file;
        this.stateFile = file.resolveSibling(file.getFileName() + ".state");
    }

    /** Returns the certificate of a run of this plan that has not deleted its state; nothing while it has lines only. */
    Optional<SegmentedPeriod> certificate(List<String> plan, Meter meter) {
        try {
            if (state(plan).isPresent() && Certificates.read(file) instanceof SegmentedPeriod proof) {
                proof.requireReturn(meter);
                return Optional.of(proof);
            }
        } catch (IOException | CertificateException unfinished) {
            return Optional.empty();
        }
        return Optional.empty();
    }

    /** Begins a run whose file does not exist: no lines, and a state without one. */
    void begin(List<String> plan) throws IOException {
        if (Files.exists(file)) {
            throw new CertificateException(file + " exists, and " + stateFile + " does not: the run is complete, or the"
                    + " file is something else; verify it, or name another one");
        }
        WholeFile.write(stateFile, checked(plan, List.of("begin")));
        WholeFile.write(file, "");
    }

    void add(String line) throws IOException {
        LinesFile.append(file, line);
    }

    List<String> lines() throws IOException {
        return new ArrayList<>(LinesFile.read(file).lines().lines().toList());
    }

    void save(List<String> plan, RunState state) throws IOException {
        byte[] lines = Files.readAllBytes(file);
        WholeFile.write(
                stateFile,
                checked(
                        plan,
                        List.of(
                                state.first() + " " + state.done() + " " + lines.length + " " + crc(lines),
                                state.digest(),
                                text(state.before()),
                                text(state.last()))));
    }

    void end() throws IOException {
        Files.deleteIfExists(stateFile);
    }

    private static String checked(List<String> plan, List<String> state) {
        String text = TITLE + "\n" + String.join("\n", plan) + "\n" + String.join("\n", state) + "\n";
        return text + crc(text.getBytes(StandardCharsets.UTF_8)) + "\n";
    }

    /** Reads the state after its plan, if there is one. */
    private Optional<List<String>> state(List<String> plan) throws IOException {
        if (!Files.exists(stateFile)) {
            return Optional.empty();
        }
        String text = Files.readString(stateFile, StandardCharsets.ISO_8859_1);
        int last = text.lastIndexOf('\n', text.length() - 2) + 1;
        String body = text.substring(0, last);
        if (!text.substring(last).equals(crc(body.getBytes(StandardCharsets.ISO_8859_1)) + "\n")) {
            throw new CertificateException(stateFile + " is damaged; delete it and " + file + " to begin again");
        }
        List<String> lines = new String(body.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8)
                .lines()
                .toList();
        List<String> rest = lines.subList(Math.min(lines.size(), 1 + plan.size()), lines.size());
        if (!lines.subList(0, lines.size() - rest.size()).equals(Lists.asList(TITLE, plan.toArray(new String[0])))
                || rest.isEmpty()) {
            throw new CertificateException(stateFile + " is the state of another run: "
                    + lines.subList(1, 1 + plan.size()) + "; name another file, or delete both to begin again");
        }
        return Optional.of(rest);
    }

    /** Reads the state, and removes lines that were added after it; returns null if a new run begins. */
    @Nullable
    RunState read(List<String> plan) throws IOException {
        List<String> rest = state(plan).orElse(List.of());
        if (rest.isEmpty()) {
            return null;
        }
        if (rest.get(0).equals("begin")) {
            Files.deleteIfExists(file);
            Files.delete(stateFile);
            return null;
        }
        String[] numbers = rest.get(0).split(" ", -1);
        cut(Integer.parseInt(numbers[2]), numbers[3]);
        return new RunState(
                Long.parseLong(numbers[0]),
                Long.parseLong(numbers[1]),
                rest.get(1),
                values(rest.get(2)),
                values(rest.get(3)));
    }

    /** Checks the lines of a state, and removes those after them. */
    private void cut(int length, String crc) throws IOException {
        byte[] lines = Files.readAllBytes(file);
        if (lines.length < length || !crc(Arrays.copyOf(lines, length)).equals(crc)) {
            throw new CertificateException(
                    file + " is damaged: its lines are not those of " + stateFile + "; delete both to begin again");
        }
        if (lines.length > length) {
            WholeFile.write(file, out -> out.write(lines, 0, length));
        }
    }

    private static String text(short[] values) {
        return Shorts.join(" ", values);
    }

    private static short[] values(String text) {
        return Shorts.toArray(Splitter.on(' ')
                .omitEmptyStrings()
                .splitToStream(text)
                .map(Short::valueOf)
                .toList());
    }

    private static String crc(byte[] bytes) {
        return String.format("%08x", Hashing.crc32().hashBytes(bytes).asInt());
    }
}
