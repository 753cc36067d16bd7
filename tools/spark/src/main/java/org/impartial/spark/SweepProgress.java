package org.impartial.spark;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.impartial.sweep.LevelSweep.LevelListener;
import org.impartial.sweep.LevelSweep.SweepMeasure;
import org.impartial.sweep.LevelTable.LevelSummary;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The progress of a sweep, stored after each level. Used by the driver. */
final class SweepProgress {
    private static final Logger LOG = LoggerFactory.getLogger(SparkSweep.class);
    private static final String FILE = "sweep";
    private static final byte[] NONE = {};

    private final Storage storage;
    final TreeMap<Integer, Long> sizes = new TreeMap<>();
    final TreeMap<Integer, TreeSet<Integer>> askers = new TreeMap<>();
    final TreeMap<Integer, Tasks.CountTask> counts = new TreeMap<>();
    private final int partitions;
    private final LevelListener listener;

    private SweepProgress(Storage storage, int partitions, LevelListener listener) {
        this.storage = storage;
        this.partitions = partitions;
        this.listener = listener;
    }

    static SweepProgress of(Storage storage, int partitions, LevelListener listener) throws IOException {
        SweepProgress progress = new SweepProgress(storage, partitions, listener);
        if (storage.has(FILE)) {
            byte[] text = storage.only(FILE).keys();
            for (String line : new String(text, StandardCharsets.UTF_8).split("\n", -1)) {
                progress.take(line.split(" ", -1));
            }
            int found = progress.sizes.size();
            LOG.info("the sweep continues from {} levels found and {} valued", found, progress.counts.size());
        } else {
            progress.save();
        }
        return progress;
    }

    private void take(String... words) {
        switch (words[0]) {
            case "partitions" -> {
                if (Integer.parseInt(words[1]) != partitions) {
                    throw storage.refused(FILE, "is of a sweep with " + words[1] + " partitions, not " + partitions);
                }
            }
            case "level" -> sizes.put(Integer.parseInt(words[1]), Long.parseLong(words[2]));
            case "asks" -> asked(Integer.parseInt(words[1]), Integer.parseInt(words[2]));
            case "values" -> {
                Map<Integer, Long> values = new HashMap<>();
                for (int i = 3; i < words.length; i += 2) {
                    values.put(Integer.parseInt(words[i]), Long.parseLong(words[i + 1]));
                }
                counts.put(Integer.parseInt(words[1]), new Tasks.CountTask(values, Long.parseLong(words[2])));
            }
            default -> throw storage.refused(FILE, "was written by another version, which has \"" + words[0] + "\"");
        }
    }

    void asked(int asker, int level) {
        askers.computeIfAbsent(level, any -> new TreeSet<>()).add(asker);
    }

    List<Integer> askersOf(int level) {
        return List.copyOf(askers.getOrDefault(level, new TreeSet<>()));
    }

    void found(int level, long positions) throws IOException {
        sizes.put(level, positions);
        save();
        long total = sizes.values().stream().mapToLong(size -> size).sum();
        LOG.info("level {}: {} positions found, {} so far", level, positions, total);
        listener.level(LevelListener.Sweep.POSITIONS, level, positions);
    }

    void valued(int level, Tasks.CountTask count) throws IOException {
        counts.put(level, count);
        save();
        LOG.info("level {} is valued, {} of {} levels", level, counts.size(), sizes.size());
        listener.level(LevelListener.Sweep.VALUES, level, sizes.getOrDefault(level, 0L));
    }

    /** Reports a round that decided positions of a game without levels; it is not stored. */
    void decided(int round, long positions) {
        LOG.info("round {}: {} positions decided", round, positions);
        listener.level(LevelListener.Sweep.VALUES, round, positions);
    }

    private void save() throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add("partitions " + partitions);
        sizes.forEach((level, size) -> lines.add("level " + level + " " + size));
        askers.forEach((level, from) -> from.forEach(asker -> lines.add("asks " + asker + " " + level)));
        counts.forEach((level, count) -> {
            StringBuilder line = new StringBuilder("values " + level + " " + count.checksum());
            count.values().forEach((value, some) -> line.append(" " + value + " " + some));
            lines.add(line.toString());
        });
        byte[] text = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
        storage.write(FILE, List.of(new SentBlock(0, 0, text, NONE)));
    }

    int greatest() {
        Stream<Integer> values = counts.values().stream().flatMap(count -> count.values().keySet().stream());
        return values.mapToInt(value -> value).max().orElse(0);
    }

    LevelSummary summary(SweepMeasure measure) {
        TreeMap<Integer, SortedMap<Integer, Long>> levels = new TreeMap<>();
        long checksum = 0;
        for (Map.Entry<Integer, Tasks.CountTask> level : counts.entrySet()) {
            levels.put(level.getKey(), new TreeMap<>(level.getValue().values()));
            checksum += level.getValue().checksum();
        }
        return new LevelSummary(measure, levels, checksum);
    }
}
