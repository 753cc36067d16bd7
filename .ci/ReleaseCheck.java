import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;

/** Looks at staged artifacts as a repository of releases would, and compares two stagings byte by byte. */
final class ReleaseCheck {
    private static final List<String> METADATA =
            List.of("name", "description", "url", "licenses", "developers", "scm", "groupId", "artifactId", "version");
    private final List<String> faults = new ArrayList<>();
    private int looked;

    public static void main(String[] args) throws Exception {
        ReleaseCheck check = new ReleaseCheck();
        Map<String, Path> first = check.files(Path.of(args[0]));
        for (Path pom : first.values().stream().filter(p -> p.toString().endsWith(".pom")).toList()) {
            check.artifact(pom, first);
        }
        if (args.length > 1) {
            check.same(first, check.files(Path.of(args[1])));
        }
        check.faults.forEach(System.err::println);
        System.out.println(check.looked + " artifacts looked at, " + check.faults.size() + " faults");
        System.exit(check.faults.isEmpty() && check.looked > 0 ? 0 : 1);
    }

    /** The files by name, without the time that a snapshot carries, and without what only lists them. */
    private Map<String, Path> files(Path root) throws IOException {
        Map<String, Path> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(root)) {
            all.filter(Files::isRegularFile)
                    .filter(p -> !p.getFileName().toString().startsWith("maven-metadata"))
                    .forEach(p -> files.put(
                            p.getFileName().toString().replaceAll("\\d{8}\\.\\d{6}-\\d+", "SNAPSHOT"), p));
        }
        return files;
    }

    private void artifact(Path pom, Map<String, Path> files) throws Exception {
        looked++;
        Element project = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(pom.toFile())
                .getDocumentElement();
        boolean inherits = project.getElementsByTagName("parent").getLength() > 0;
        for (String field : METADATA) {
            boolean own = Stream.iterate(project.getFirstChild(), n -> n != null, n -> n.getNextSibling())
                    .anyMatch(n -> n.getNodeName().equals(field));
            // What a module does not say itself, it takes from its parent, which is looked at too.
            boolean taken = inherits && !List.of("name", "description", "artifactId").contains(field);
            demand(own || taken, pom + " has no " + field);
        }
        String stem = pom.getFileName().toString().replaceAll("\\.pom$", "").replaceAll("\\d{8}\\.\\d{6}-\\d+", "SNAPSHOT");
        if (project.getElementsByTagName("packaging").getLength() == 0) {
            jar(files, stem + ".jar", true);
            jar(files, stem + "-sources.jar", true);
            jar(files, stem + "-javadoc.jar", false);
            demand(files.containsKey(stem + "-cyclonedx.json"), stem + " has no bill of materials");
        }
        for (Map.Entry<String, Path> file : files.entrySet()) {
            if (file.getKey().startsWith(stem) && !file.getKey().matches(".*\\.(md5|sha1|asc)")) {
                sum(file.getValue(), "MD5", ".md5");
                sum(file.getValue(), "SHA-1", ".sha1");
            }
        }
    }

    private void jar(Map<String, Path> files, String name, boolean code) throws IOException {
        Path file = files.get(name);
        demand(file != null, "there is no " + name);
        if (file == null) {
            return;
        }
        try (JarFile jar = new JarFile(file.toFile())) {
            demand(jar.getEntry("META-INF/LICENSE") != null, name + " has no LICENSE");
            // Spark's own jars are no named modules, so what builds on them is on the class path.
            if (!code || name.startsWith("impartial-spark-")) {
                return;
            }
            String module = name.endsWith("-sources.jar") ? "module-info.java" : "module-info.class";
            demand(jar.getEntry(module) != null, name + " is no named module");
        }
    }

    private void sum(Path file, String algorithm, String ending) throws IOException, NoSuchAlgorithmException {
        Path sum = Path.of(file + ending);
        if (!Files.exists(sum)) {
            faults.add(file + " has no " + algorithm);
            return;
        }
        byte[] digest = MessageDigest.getInstance(algorithm).digest(Files.readAllBytes(file));
        String hex = String.format("%0" + 2 * digest.length + "x", new BigInteger(1, digest));
        demand(hex.equals(Files.readString(sum).strip()), sum + " is not that of its file");
    }

    private void same(Map<String, Path> first, Map<String, Path> second) throws IOException {
        demand(first.keySet().equals(second.keySet()), "the two stagings hold different files");
        for (String name : first.keySet()) {
            Path other = second.get(name);
            boolean same = other != null && Arrays.equals(Files.readAllBytes(first.get(name)), Files.readAllBytes(other));
            demand(same, name + " differs between two builds");
        }
    }

    private void demand(boolean good, String fault) {
        if (!good) {
            faults.add(fault);
        }
    }
}
