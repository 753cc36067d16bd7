package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rocq accepts the theorems that are written, without axioms, and refuses them with a changed statement or certificate. */
@Tag("thorough")
class RocqCheckTest {
    private static final Path GOLDEN = Path.of("src/test/resources/rocq");
    private static final String CLOSED = "Closed under the global context";
    private static final Pattern SHORTCUT = Pattern.compile(
            "\\b(Admitted|admit|Axioms?|Parameters?|Conjecture|bypass_check)\\b|Unset (Guard|Positivity|Universe)");

    private static final Pattern PROOF =
            Pattern.compile("Proof[.] (apply .*)[.] vm_cast_no_check [(]eq_refl true[)][.] Qed[.]");

    @TempDir
    private Path folder;

    /** A theorem with a part replaced wherever it occurs; the part itself for the same theorem. */
    private record Mutant(String theorem, String part, String other) {

        /** Returns the file with a proof that is computed at once, and which must fail if the theorem is changed. */
        String text() throws IOException {
            String text = Files.readString(GOLDEN.resolve(theorem + ".v"));
            assertTrue(text.contains(part), () -> theorem + " does not contain " + part);
            String proved = PROOF.matcher(text.replace(part, other))
                    .replaceAll(
                            "Proof. " + (part.equals(other) ? "" : "Fail ") + "($1; vm_compute; reflexivity). Abort.");
            assertTrue(proved.contains("vm_compute"), proved);
            return proved;
        }
    }

    private static final List<Mutant> MUTANTS = List.of(
            new Mutant("cram-3x4", "= 1.", "= 2."),
            new Mutant("cram-3x4", "(7, 1);", "(7, 2);"),
            new Mutant("cram-3x4", "(3, 1);", ""),
            new Mutant("cram-part", "(0, 1);", ""),
            new Mutant("node-kayles-4x4", "= 0.", "= 1."),
            new Mutant("node-kayles-4x4", "4 4 : position node_kayles", "4 5 : position node_kayles"),
            new Mutant("kayles", "12", "6"),
            new Mutant("kayles", "71", "70"),
            new Mutant("kayles", "(n + 12)", "(n + 24)"),
            new Mutant("subtraction", "[3; 0; 3; 3]", "[3; 3; 0; 3]"),
            new Mutant("words-right", "", ""),
            new Mutant("misere-0.123", "", ""),
            new Mutant("kayles", "", ""),
            new Mutant("cram-3x4", "", ""),
            new Mutant("misere-0.123", "[false; true;", "[false; false;"),
            new Mutant("misere-0.123", "[0; 1; 2; 3;", "[0; 1; 3; 2;"),
            new Mutant("misere-0.123", "heaps := [0; 1; 0;", "heaps := [0; 1; 1;"),
            new Mutant("misere-kayles-to-10", "h < 11", "h < 12"),
            new Mutant("words-left", "(true, [2", "(false, [2"),
            new Mutant("words-left", "(false, [1; 0])", "(false, [0; 0])"),
            new Mutant("words-left", "wins_misere", "wins"),
            new Mutant("words-right", "(rev w)", "w"));

    @Test
    void theoremsAreAcceptedAndMutantsRefused() throws IOException, InterruptedException {
        Rocq.compile();
        List<String> theorems = golden();
        List<String> texts = new ArrayList<>();
        for (String theorem : theorems) {
            texts.add(Files.readString(GOLDEN.resolve(theorem)));
        }
        for (Mutant mutant : MUTANTS) {
            texts.add(mutant.text());
        }
        // One request about all theorems takes less time than one about each.
        String all = IntStream.range(0, theorems.size())
                .mapToObj(i -> "M" + i + ".answer")
                .collect(Collectors.joining(", ", "Definition all := (", ").\nPrint Assumptions all.\n"));
        String out = Rocq.check(folder, inModules(texts) + all);
        assertEquals(CLOSED + "\n", out);
    }

    private static List<String> golden() throws IOException {
        try (Stream<Path> files = Files.list(GOLDEN)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    /** Joins files, each in a module of its own, with what they require before them. */
    private static String inModules(List<String> texts) {
        String required = texts.stream()
                .flatMap(String::lines)
                .filter(line -> line.startsWith("Require"))
                .distinct()
                .collect(Collectors.joining("\n", "", "\n"));
        return IntStream.range(0, texts.size())
                .mapToObj(i -> "Module M" + i + ".\n" + texts.get(i).replaceAll("(?m)^(Require|Print).*$", "") + "End M"
                        + i + ".\n")
                .collect(Collectors.joining("", required, ""));
    }

    /** Nothing in the theory is assumed, and every file of it is compiled. */
    @Test
    void theTheoryHasNoShortcut() throws IOException {
        String makefile = Files.readString(Rocq.FORMAL.resolve("Makefile"));
        try (Stream<Path> files = Files.list(Rocq.FORMAL)) {
            for (Path file :
                    files.filter(name -> name.toString().endsWith(".v")).toList()) {
                String name = file.getFileName().toString().replace(".v", "");
                assertTrue(makefile.matches("(?s).*\\b" + name + "\\b.*"), name);
                assertEquals(
                        List.of(),
                        SHORTCUT.matcher(Files.readString(file))
                                .results()
                                .map(found -> name + ": " + found.group())
                                .toList());
            }
        }
    }

    @Test
    void theExtractedProgramIsASecondImplementation() throws IOException, InterruptedException {
        Rocq.compile();
        Rocq.assumeInstalled("ocamlfind", "ocamlopt");
        Rocq.make("program/check");
        Path certificate = folder.resolve("cram.proof.gz");
        Path changed = folder.resolve("changed.proof");
        Run.of("prove", "cram[3,4] [1,2]", "-o", certificate.toString());
        assertEquals("accepted\n", Rocq.run(folder, Rocq.FORMAL.resolve("check").toString(), certificate.toString()));
        for (String words : List.of("words-18.txt", "words-23.txt")) {
            Path file = Checkout.ROOT.resolve("docs/certificates").resolve(words);
            assertEquals(
                    "accepted\n", Rocq.run(folder, Rocq.FORMAL.resolve("check").toString(), file.toString()));
            Files.writeString(changed, Files.readString(file).replaceFirst("\nP ", "\nN "));
            Process refused = new ProcessBuilder(Rocq.FORMAL.resolve("check").toString(), changed.toString())
                    .redirectErrorStream(true)
                    .start();
            assertEquals("refused\n", new String(refused.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
            assertEquals(1, refused.waitFor());
        }
    }
}
