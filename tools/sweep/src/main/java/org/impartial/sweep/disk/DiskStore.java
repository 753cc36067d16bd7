package org.impartial.sweep.disk;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.impartial.sweep.store.Codes;
import org.impartial.sweep.store.KeyBag;
import org.impartial.sweep.store.KeyBlock;
import org.impartial.sweep.store.Keys;
import org.impartial.sweep.store.LevelStore;

/** Stores levels as files in a directory. Not safe for use by several threads. */
/*
 * Implementation: a file of keys and one of codes for each level, and runs, which are files of keys of later levels.
 * The manifest names the complete files; it is written last, and all others are deleted at the next start.
 */
public final class DiskStore implements LevelStore {
    private final SweepDirectory volume;
    private final long memory;
    private final Manifest manifest;
    private final TreeMap<Integer, KeyFile> keyFiles = new TreeMap<>();
    private final TreeMap<Integer, CodeFile> codeFiles = new TreeMap<>();
    private final Runs runs;

    /** Opens a directory, which is empty or has files of the same sweep. */
    public DiskStore(SweepDirectory volume, String seal, long memory) throws IOException {
        this.volume = volume;
        this.memory = memory;
        boolean resumed = volume.has(Manifest.FILE);
        if (!resumed) {
            volume.requireNoFiles();
        }
        this.manifest = resumed ? Manifest.read(volume.path(Manifest.FILE), seal) : new Manifest(seal);
        if (!resumed) {
            manifest.write(volume);
        }
        volume.deleteAllBut(manifest.files());
        this.runs = new Runs(volume, seal, manifest.runs);
        for (int level : manifest.keys.keySet()) {
            openKeys(level);
        }
        if (!keyFiles.isEmpty()) {
            runs.pass(keyFiles.lastKey());
        }
        for (int level : manifest.greatest.keySet()) {
            openCodes(level);
        }
    }

    private void openKeys(int level) throws IOException {
        KeyFile file = KeyFile.open(volume.path(Manifest.keyFile(level)), manifest.seal);
        Long size = manifest.keys.get(level);
        if (size == null || !file.has(level) || file.size(level) != size) {
            throw RecordFile.refused(
                    volume.path(Manifest.keyFile(level)), "does not have the " + size + " positions of level " + level);
        }
        keyFiles.put(level, file);
    }

    private void openCodes(int level) throws IOException {
        codeFiles.put(level, CodeFile.open(volume.path(Manifest.codeFile(level)), manifest.seal, level, size(level)));
    }

    private KeyFile keyFile(int level) {
        return LevelStore.known(keyFiles.get(level), "there is no level " + level);
    }

    private CodeFile codeFile(int level) {
        return LevelStore.known(codeFiles.get(level), "level " + level + " has no values yet");
    }

    @Override
    public long memory() {
        return memory;
    }

    @Override
    public boolean durable() {
        return true;
    }

    @Override
    public NavigableSet<Integer> levels() {
        return keyFiles.navigableKeySet();
    }

    @Override
    public long size(int level) {
        return keyFile(level).size(level);
    }

    @Override
    public Keys keys(int level) throws IOException {
        return keyFile(level).keys(level);
    }

    @Override
    public void spill(NavigableMap<Integer, KeyBag> bags) throws IOException {
        runs.add(bags);
    }

    @Override
    public OptionalInt leastSpilled() {
        return runs.least();
    }

    @Override
    public void put(int level, KeyBag rest) throws IOException {
        List<Keys> parts = new ArrayList<>(List.of(rest.keys()));
        parts.addAll(runs.of(level));
        try (Keys merged = MergedKeys.of(parts);
                KeyWriter writer = new KeyWriter(volume.create(Manifest.keyFile(level)), manifest.seal)) {
            writer.level(level);
            writer.addAll(merged);
            writer.publish();
        }
        KeyFile file = KeyFile.open(volume.path(Manifest.keyFile(level)), manifest.seal);
        keyFiles.put(level, file);
        manifest.keys.put(level, file.size(level));
        runs.pass(level);
    }

    @Override
    public void commit(int reach, boolean all) throws IOException {
        runs.merge();
        manifest.complete = all;
        manifest.reach = reach;
        manifest.runs.clear();
        manifest.runs.addAll(runs.names());
        manifest.write(volume);
        runs.committed();
    }

    @Override
    public boolean isComplete() {
        return manifest.complete;
    }

    @Override
    public int reach() {
        return manifest.reach;
    }

    @Override
    public boolean valued(int level) {
        return codeFiles.containsKey(level);
    }

    @Override
    public int greatestCode() {
        return manifest.greatest.values().stream().mapToInt(code -> code).max().orElse(0);
    }

    @Override
    public CodeSink sink(int level, int most) throws IOException {
        CodeFile.CodeWriter writer = new CodeFile.CodeWriter(
                volume.create(Manifest.codeFile(level)), manifest.seal, level, size(level), most);
        return new CodeSink() {
            private int greatest;

            @Override
            public void add(int code) throws IOException {
                greatest = Math.max(greatest, code);
                writer.add(code);
            }

            @Override
            public void commit() throws IOException {
                writer.publish();
                openCodes(level);
                manifest.greatest.put(level, greatest);
                manifest.write(volume);
            }

            @Override
            public void close() throws IOException {
                writer.close();
            }
        };
    }

    @Override
    public CodeSource codes(int level) throws IOException {
        return codeFile(level).codes(0);
    }

    @Override
    public KeyBlock block(int level, long from, int count) throws IOException {
        long[] keys = new long[count];
        keyFile(level).read(level, from, keys, count);
        Codes codes = new Codes(count, codeFile(level).greatest());
        codeFile(level).read(from, codes, count);
        return new KeyBlock(keys, count, codes);
    }

    @Override
    public int code(int level, long key) throws IOException {
        long index = keyFile(level).find(level, key);
        return index < 0 ? -1 : codeFile(level).code(index);
    }

    @Override
    public long bytesWritten() {
        return volume.bytesWritten();
    }

    @Override
    public void close() throws IOException {
        volume.close();
    }
}
