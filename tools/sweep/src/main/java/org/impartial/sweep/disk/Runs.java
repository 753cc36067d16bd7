package org.impartial.sweep.disk;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.OptionalInt;
import java.util.TreeSet;
import org.impartial.sweep.store.KeyBag;
import org.impartial.sweep.store.Keys;

/** Sorted runs of keys of later levels, the larger ones first. */
/*
 * Implementation: a run that is at least half as large as the one before is merged with it, so there are few runs, and
 * each key is rewritten a logarithmic number of times. The files named by the manifest are kept until the next manifest
 * is written.
 */
final class Runs {
    private static final int MOST = 128;

    private final SweepDirectory volume;
    private final String seal;
    private final LinkedHashMap<String, KeyFile> files = new LinkedHashMap<>();
    private final TreeSet<String> named = new TreeSet<>();
    private int passed = Integer.MIN_VALUE;
    private long next;

    Runs(SweepDirectory volume, String seal, List<String> names) throws IOException {
        this.volume = volume;
        this.seal = seal;
        for (String name : names) {
            files.put(name, KeyFile.open(volume.path(name), seal));
            named.add(name);
            next = Math.max(next, Long.parseLong(name.substring(name.indexOf('-') + 1)) + 1);
        }
    }

    List<String> names() {
        return List.copyOf(files.keySet());
    }

    /** Returns the least level that is still needed. */
    OptionalInt least() {
        return files.values().stream()
                .map(file -> file.levels().higher(passed))
                .filter(level -> level != null)
                .mapToInt(level -> level)
                .min();
    }

    List<Keys> of(int level) throws IOException {
        return of(level, files.values());
    }

    private static List<Keys> of(int level, Iterable<KeyFile> from) throws IOException {
        List<Keys> parts = new ArrayList<>();
        for (KeyFile file : from) {
            if (file.has(level)) {
                parts.add(file.keys(level));
            }
        }
        return parts;
    }

    /** Releases a level and those below, which are no longer needed. */
    void pass(int level) throws IOException {
        passed = level;
        for (Map.Entry<String, KeyFile> run : new ArrayList<>(files.entrySet())) {
            if (run.getValue().levels().last() <= level) {
                drop(run.getKey());
            }
        }
    }

    void add(NavigableMap<Integer, KeyBag> bags) throws IOException {
        String name = "run-" + next++;
        try (KeyWriter writer = new KeyWriter(volume.create(name), seal)) {
            for (Map.Entry<Integer, KeyBag> bag : bags.entrySet()) {
                writer.level(bag.getKey());
                try (Keys keys = bag.getValue().keys()) {
                    writer.addAll(keys);
                }
            }
            writer.publish();
        }
        files.put(name, KeyFile.open(volume.path(name), seal));
        if (files.size() > MOST) {
            mergeFrom(MOST / 2);
        }
    }

    /** Merges the last two runs as long as the last is at least half as large as the one before. */
    void merge() throws IOException {
        while (files.size() > 1) {
            List<KeyFile> all = List.copyOf(files.values());
            if (2 * left(all.get(all.size() - 1)) < left(all.get(all.size() - 2))) {
                return;
            }
            mergeFrom(all.size() - 2);
        }
    }

    private long left(KeyFile file) {
        return file.levels().tailSet(passed, false).stream()
                .mapToLong(file::size)
                .sum();
    }

    private void mergeFrom(int first) throws IOException {
        List<String> names = names().subList(first, files.size());
        List<KeyFile> merged = List.copyOf(files.values()).subList(first, files.size());
        TreeSet<Integer> levels = new TreeSet<>();
        merged.forEach(file -> levels.addAll(file.levels().tailSet(passed, false)));
        String name = "run-" + next++;
        try (KeyWriter writer = new KeyWriter(volume.create(name), seal)) {
            for (int level : levels) {
                writer.level(level);
                try (Keys keys = MergedKeys.of(of(level, merged))) {
                    writer.addAll(keys);
                }
            }
            writer.publish();
        }
        for (String old : names) {
            drop(old);
        }
        files.put(name, KeyFile.open(volume.path(name), seal));
    }

    /** Removes a run, and deletes its file at once if the manifest does not name it. */
    private void drop(String name) throws IOException {
        files.remove(name);
        if (!named.contains(name)) {
            volume.delete(name);
        }
    }

    /** Records that the manifest now names exactly the present runs. */
    void committed() throws IOException {
        for (String name : named) {
            if (!files.containsKey(name)) {
                volume.delete(name);
            }
        }
        named.clear();
        named.addAll(files.keySet());
    }
}
