package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Blocks of Java that a document shows, each as the body of a program of its own. They are compiled together and run here,
 * since to start a compiler for each takes longer than all else.
 *
 * @param work where the programs lie
 */
record ShownJava(Path work) {

    static ShownJava compiled(Path work, List<String> blocks) throws IOException {
        List<String> files = new ArrayList<>();
        for (int i = 0; i < blocks.size(); i++) {
            files.add(Files.writeString(work.resolve(name(i) + ".java"), source(name(i), blocks.get(i)))
                    .toString());
        }
        compile(work, files);
        return new ShownJava(work);
    }

    /** Returns the objects that expressions, joined by commas, make. */
    static Object[] made(Path work, List<String> imports, String expressions)
            throws IOException, ReflectiveOperationException {
        String source = imports.stream().map(name -> "import " + name + ";\n").collect(Collectors.joining())
                + "public class Made implements java.util.function.Supplier<Object[]> {\n"
                + "public Object[] get() { return new Object[] {\n" + expressions + "}; } }\n";
        compile(
                work,
                List.of(Files.writeString(work.resolve("Made.java"), source).toString()));
        try (URLClassLoader loader = loader(work)) {
            return (Object[])
                    ((Supplier<?>) loader.loadClass("Made").getConstructor().newInstance()).get();
        }
    }

    private static void compile(Path work, List<String> files) {
        List<String> arguments =
                new ArrayList<>(List.of("-encoding", "UTF-8", "-d", work.toString(), "-cp", Run.classPath()));
        arguments.addAll(files);
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
        int status = ToolProvider.findFirst("javac").orElseThrow().run(out, out, arguments.toArray(String[]::new));
        assertEquals(0, status, () -> said.toString(StandardCharsets.UTF_8));
    }

    private static URLClassLoader loader(Path work) throws IOException {
        return new URLClassLoader(new URL[] {work.toUri().toURL()}, ShownJava.class.getClassLoader());
    }

    private static String name(int block) {
        return "Shown" + block;
    }

    private static String source(String name, String block) {
        List<String> source = new ArrayList<>(imports(block, true).toList());
        source.add("public class " + name + " { public static void main(String[] args) throws Exception {");
        imports(block, false).forEach(source::add);
        source.add("} }");
        return String.join("\n", source);
    }

    private static Stream<String> imports(String block, boolean wanted) {
        return block.lines().filter(line -> line.startsWith("import ") == wanted);
    }

    /** What the program of a block prints, line by line. */
    List<String> printed(int block) throws IOException, ReflectiveOperationException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream before = System.out;
        try (URLClassLoader loader = loader(work)) {
            System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
            loader.loadClass(name(block)).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(before);
        }
        return bytes.toString(StandardCharsets.UTF_8).lines().toList();
    }
}
