package org.impartial.bench.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Prints the times of two builds: the best of all samples, which other load on a shared machine affects least. */
public final class SideBySide {
    private final Map<String, Double> old = new TreeMap<>();
    private final Map<String, Double> now = new TreeMap<>();

    private SideBySide() {}

    /** Prints the table of a folder with files of JMH called {@code old-*.json} and {@code new-*.json}. */
    public static void main(String[] args) throws IOException {
        if (args.length != 1) {
            throw new IllegalArgumentException("give the folder with old-*.json and new-*.json");
        }
        SideBySide builds = new SideBySide();
        List<Path> files;
        try (Stream<Path> all = Files.list(Path.of(args[0]))) {
            files = all.filter(file -> file.toString().endsWith(".json")).toList();
        }
        for (Path file : files) {
            boolean before = file.getFileName().toString().startsWith("old-");
            for (JsonNode result : new ObjectMapper().readTree(file.toFile())) {
                (before ? builds.old : builds.now).merge(name(result), best(result), Math::min);
            }
        }
        System.out.print(builds.table());
    }

    private static String name(JsonNode result) {
        Score score = Score.of(result);
        return score.name() + " | " + score.shownParameters();
    }

    private static double best(JsonNode result) {
        Score score = Score.of(result);
        JsonNode metric = result.get("primaryMetric");
        double share = Double.POSITIVE_INFINITY;
        for (JsonNode fork : metric.path("rawData")) {
            for (JsonNode sample : fork) {
                share = Math.min(share, sample.asDouble() / metric.get("score").asDouble());
            }
        }
        return score.nanos() * (Double.isInfinite(share) ? 1 : share);
    }

    private String table() {
        StringBuilder table = new StringBuilder("| benchmark | parameters | before | now | before / now |\n");
        table.append("|---|---|---:|---:|---:|\n");
        now.forEach((name, nanos) -> {
            Double before = old.get(name);
            if (before != null) {
                table.append("| " + name + " | " + Ratios.time(before) + " | " + Ratios.time(nanos));
                table.append(String.format(Locale.ROOT, " | %.2f |%n", before / nanos));
            }
        });
        return table.toString();
    }
}
