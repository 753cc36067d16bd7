package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The table "Where new code goes" of CONTRIBUTING.md is correct: a minimal engine, step, certificate, picture and
 * subcommand are added where it states, entered in the list that it names, compiled, and used by the command.
 */
class RehearsalsTest {
    private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    @TempDir
    private static Path work;

    private static URLClassLoader rehearsed;

    @BeforeAll
    static void compile() throws IOException {
        Set<Path> sources = new TreeSet<>();
        for (Rehearsal rehearsal : Rehearsal.ALL) {
            sources.add(Files.writeString(
                    work.resolve(rehearsal.type() + ".java"),
                    "package org.impartial." + rehearsal.room() + ";\n" + rehearsal.source()));
            for (Rehearsal.Entry entry : rehearsal.entries()) {
                sources.add(enter(entry));
            }
        }
        Path services = Files.createDirectories(work.resolve("classes/META-INF/services"));
        Files.writeString(
                services.resolve("org.impartial.core.proof.CertificateFormat"),
                "org.impartial.core.proof.kind.period.RehearsedFormat\n");
        List<String> words = new ArrayList<>(
                List.of("-nowarn", "-proc:none", "-d", work.resolve("classes").toString(), "-cp", Run.classPath()));
        sources.forEach(source -> words.add(source.toString()));
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
        int status = ToolProvider.findFirst("javac").orElseThrow().run(out, out, words.toArray(String[]::new));
        assertEquals(0, status, () -> said.toString(StandardCharsets.UTF_8));
        rehearsed = new OwnFirst(urls());
    }

    /** Loads everything itself but the JDK, as even the platform's loader finds the modules of an application. */
    private static final class OwnFirst extends URLClassLoader {
        OwnFirst(URL... urls) {
            super(urls, ClassLoader.getPlatformClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                Class<?> known = findLoadedClass(name);
                if (known != null) {
                    return known;
                }
                boolean own = findResource(name.replace('.', '/') + ".class") != null;
                return own ? findClass(name) : super.loadClass(name, resolve);
            }
        }
    }

    /** Writes the list of this project with a further entry. */
    private static Path enter(Rehearsal.Entry entry) throws IOException {
        Path copy = work.resolve(entry.list().substring(entry.list().lastIndexOf('.') + 1) + ".java");
        String text = Files.readString(Files.exists(copy) ? copy : source(entry.list()));
        assertEquals(
                2,
                text.split(Pattern.quote(entry.before()), -1).length,
                entry.list() + " has not one " + entry.before());
        return Files.writeString(copy, text.replace(entry.before(), entry.line() + entry.before()));
    }

    /** The file of a type of one of our modules. */
    private static Path source(String type) {
        return Stream.of("core", "games", "picture", "contest", "cli")
                .map(module ->
                        ROOT.resolve(module + "/src/main/java/org/impartial/" + type.replace('.', '/') + ".java"))
                .filter(Files::exists)
                .findFirst()
                .orElseThrow(() -> new AssertionError("there is no " + type));
    }

    private static URL[] urls() throws IOException {
        String test = Run.class.getResource("Run.class").toString();
        List<URL> urls = new ArrayList<>(List.of(
                work.resolve("classes").toUri().toURL(),
                new URL(test.substring(0, test.lastIndexOf("org/impartial/cli/Run.class")))));
        for (String path : Run.classPath().split(File.pathSeparator, -1)) {
            urls.add(Path.of(path).toUri().toURL());
        }
        return urls.toArray(URL[]::new);
    }

    @AfterAll
    static void close() throws IOException {
        rehearsed.close();
    }

    /** Runs the command with the rehearsed types, and returns what it printed. */
    private static String printed(String... words) throws ReflectiveOperationException {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(rehearsed);
        try {
            Method run = rehearsed.loadClass(Run.class.getName()).getDeclaredMethod("of", String[].class);
            run.setAccessible(true); // not public, and of another class loader
            return run.invoke(null, (Object) words).toString();
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private static void says(String said, String... words) throws ReflectiveOperationException {
        String printed = printed(words);
        assertTrue(printed.contains(said), printed);
    }

    @Test
    void anEngineIsAsked() throws ReflectiveOperationException {
        says("Grundy value 77", "solve", "kayles 5", "--solver", "search");
    }

    @Test
    void aStepIsAsked() throws ReflectiveOperationException {
        says("only rehearses", "solve", "kayles 5", "--solver", "rehearsed-step");
    }

    @Test
    void aCertificateIsReadAndChecked() throws ReflectiveOperationException, IOException {
        String head = "impartial-certificate 1\tkind=rehearsed\tfacts=2\n";
        Path good = Files.writeString(work.resolve("good.proof"), head + "a\nb\n");
        says("accepted: rehearsed and in order", "verify", good.toString());
        Path bad = Files.writeString(work.resolve("bad.proof"), head + "b\na\n");
        says("refused: rehearsed and in disorder", "verify", bad.toString());
    }

    @Test
    void aPictureIsDrawn() throws ReflectiveOperationException, IOException {
        Path svg = work.resolve("kayles.svg");
        printed("draw", "kayles 5", "-o", svg.toString());
        assertTrue(Files.readString(svg).contains("rehearsed picture"), svg::toString);
    }

    @Test
    void aSubcommandIsRun() throws ReflectiveOperationException {
        says("rehearsed as a subcommand", "rehearse");
        says("rehearse ", "--help");
    }

    /**
     * The packages and lists of the rehearsals are those of the table, and each name in the table exists in this
     * project.
     */
    @Test
    void theTableNamesRoomsAndListsThatExist() throws IOException {
        String text = Files.readString(ROOT.resolve("CONTRIBUTING.md"));
        String table = text.substring(text.indexOf("## Where new code goes"), text.indexOf("## Release"));
        for (Rehearsal rehearsal : Rehearsal.ALL) {
            String row = table.lines()
                    .filter(line -> line.startsWith("| " + rehearsal.row() + " |"))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("no row says where " + rehearsal.row() + " goes"));
            String room = rehearsal.room();
            assertTrue(
                    row.contains("`" + room + "`")
                            || row.contains("`" + room.substring(0, room.lastIndexOf('.')) + "`"),
                    () -> room + " is not in: " + row);
            for (Rehearsal.Entry entry : rehearsal.entries()) {
                String list = entry.list().substring(entry.list().lastIndexOf('.') + 1);
                assertTrue(row.contains("`" + list), () -> list + " is not in: " + row);
            }
        }
        assertTrue(table.contains("`META-INF/services`"));
        Set<String> unknown = table.lines()
                .filter(line -> line.startsWith("| ") && !line.startsWith("| new"))
                .flatMap(line -> CODE.matcher(line).results().map(match -> match.group(1)))
                .filter(name -> name.matches("(core|picture|cli|games)\\.[\\w.]+"))
                .filter(name -> !exists(name))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(Set.of(), unknown);
    }

    private static boolean exists(String name) {
        String path = "/src/main/java/org/impartial/" + name.replace('.', '/');
        return Stream.of("core", "games", "picture", "cli")
                .anyMatch(module -> Files.exists(ROOT.resolve(module + path))
                        || Files.exists(ROOT.resolve(module + path + ".java")));
    }

    /** On the module path the services are those of the module declaration, so both lists must be equal. */
    @Test
    void bothListsOfFormatsAreAlike() throws IOException {
        for (String module : List.of("core", "discover")) {
            Path main = ROOT.resolve(module + "/src/main");
            Set<String> services = Files.readString(
                            main.resolve("resources/META-INF/services/org.impartial.core.proof.CertificateFormat"))
                    .lines()
                    .filter(line -> !line.isBlank())
                    .collect(Collectors.toCollection(TreeSet::new));
            String declared = Files.readString(main.resolve("java/module-info.java"));
            String provides =
                    declared.substring(declared.indexOf("provides org.impartial.core.proof.CertificateFormat"));
            Set<String> formats = Pattern.compile("[\\w.]+Format\\b")
                    .matcher(provides.substring(provides.indexOf(" with"), provides.indexOf(';')))
                    .results()
                    .map(MatchResult::group)
                    .collect(Collectors.toCollection(TreeSet::new));
            assertTrue(services.size() > 2, services::toString);
            assertEquals(services, formats);
        }
    }
}
