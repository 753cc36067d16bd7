package org.impartial.sweep.disk;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.impartial.proof.file.WholeFile;
import org.impartial.sweep.store.SweepException;

/** The file {@code sweep}, which lists the complete files of a directory: lines of text, the last with a checksum. */
final class Manifest {
    static final String FILE = "sweep";
    private static final String END = "end ";

    final String seal;
    final TreeMap<Integer, Long> keys = new TreeMap<>();
    final TreeMap<Integer, Integer> greatest = new TreeMap<>();
    final List<String> runs = new ArrayList<>();
    int reach;
    boolean complete;

    Manifest(String seal) {
        this.seal = seal;
    }

    static String keyFile(int level) {
        return "keys-" + level;
    }

    static String codeFile(int level) {
        return "values-" + level;
    }

    Set<String> files() {
        Set<String> names = new TreeSet<>(runs);
        keys.keySet().forEach(level -> names.add(keyFile(level)));
        greatest.keySet().forEach(level -> names.add(codeFile(level)));
        return names;
    }

    private String text() {
        StringBuilder text = new StringBuilder(seal + "\nreach " + reach + "\ncomplete " + (complete ? 1 : 0) + "\n");
        runs.forEach(run -> text.append("run " + run + "\n"));
        keys.forEach((level, size) -> text.append("keys " + level + " " + size + "\n"));
        greatest.forEach((level, code) -> text.append("values " + level + " " + code + "\n"));
        return text.toString();
    }

    void write(SweepDirectory volume) throws IOException {
        String text = text();
        try (WholeFile file = volume.create(FILE)) {
            file.out().write((text + END + checksum(text) + "\n").getBytes(StandardCharsets.UTF_8));
            file.publish();
        }
    }

    /** Reads the file, and rejects it if it belongs to another sweep. */
    static Manifest read(Path path, String seal) throws IOException {
        String all = RecordFile.text(ByteBuffer.wrap(Files.readAllBytes(path)));
        int end = all.lastIndexOf(END);
        if (end < 0 || !all.substring(end).equals(END + checksum(all.substring(0, end)) + "\n")) {
            throw RecordFile.refused(path, "is damaged: its checksum is wrong");
        }
        String[] lines = all.substring(0, end).split("\n", -1);
        RecordFile.requireSeal(path, lines[0], seal);
        Manifest manifest = new Manifest(seal);
        for (String line : List.of(lines).subList(1, lines.length - 1)) {
            manifest.take(line.split(" ", -1));
        }
        return manifest;
    }

    private void take(String... words) {
        switch (words[0]) {
            case "reach" -> reach = Integer.parseInt(words[1]);
            case "complete" -> complete = words[1].equals("1");
            case "run" -> runs.add(words[1]);
            case "keys" -> keys.put(Integer.parseInt(words[1]), Long.parseLong(words[2]));
            case "values" -> greatest.put(Integer.parseInt(words[1]), Integer.parseInt(words[2]));
            default ->
                throw new SweepException("this version of the library does not support the line \"" + words[0]
                        + "\" of a sweep; use the version that wrote it");
        }
    }

    private static String checksum(String text) {
        return Integer.toHexString(RecordFile.checksum(RecordFile.bytes(text)));
    }
}
