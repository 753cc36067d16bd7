package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The first use of a class may be in a question that is cancelled, and must not spoil the class for later questions. */
class FirstUseTest {

    @Test
    void everyClassCanBeUsedFirstByAnInterruptedThread() throws IOException {
        List<URL> urls = new ArrayList<>();
        List<String> classes = new ArrayList<>();
        for (String place : Run.classPath().split(File.pathSeparator, -1)) {
            Path path = Path.of(place);
            urls.add(path.toUri().toURL());
            if (Files.isDirectory(path) && !path.endsWith("test-classes")) {
                addClasses(path, classes);
            } else if (path.getFileName().toString().startsWith("impartial")) {
                try (FileSystem jar = FileSystems.newFileSystem(path)) {
                    addClasses(jar.getPath("/"), classes);
                }
            }
        }
        assertTrue(classes.size() > 1000, () -> classes.size() + " classes");
        Map<String, Throwable> spoilt = new TreeMap<>();
        try (URLClassLoader fresh =
                new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
            for (String name : classes) {
                Thread.currentThread().interrupt();
                try {
                    Class.forName(name, true, fresh);
                } catch (ReflectiveOperationException | LinkageError e) {
                    spoilt.put(name, e.getCause() == null ? e : e.getCause());
                }
            }
        } finally {
            Thread.interrupted();
        }
        assertEquals(Map.of(), spoilt);
    }

    private static void addClasses(Path root, List<String> names) throws IOException {
        Path ours = root.resolve("org/impartial");
        try (Stream<Path> files = Files.exists(ours) ? Files.walk(ours) : Stream.empty()) {
            files.map(file -> root.relativize(file).toString())
                    .filter(name -> name.endsWith(".class") && !name.endsWith("-info.class"))
                    .map(name -> name.substring(0, name.length() - ".class".length())
                            .replace(root.getFileSystem().getSeparator(), "."))
                    .forEach(names::add);
        }
    }
}
