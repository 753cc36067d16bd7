package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What each module may cost: lines of its main sources, and exported types with the nested ones. A figure is raised
 * only in the commit that needs it, whose message gives the reason; it is lowered when a module becomes smaller.
 */
class BudgetTest {
    /** The greatest share of the main lines that one module may have, in percent. */
    private static final int MOST_SHARE = 25;

    private static final int LONG_FILE = 250;
    private static final Pattern CHECKED = Pattern.compile("<doclint.packages>(.*)</doclint.packages>");

    private static final String BUDGET = """
        core, 14538, 108
        proof, 5587, 10
        solve, 28225, 48
        games, 19210, 31
        sweep, 3838, 14
        census, 2677, 5
        discover, 15488, 21
        json, 2526, 1
        picture, 7867, 20
        contest, 2992, 11
        explorer, 2164, 3
        site, 629, 2
        cli, 9820, 0
        spark, 1760, 0
        """;

    @ParameterizedTest
    @CsvSource(textBlock = BUDGET)
    void aModuleKeepsItsBudget(String module, int lines, int types) {
        int now = lines(module);
        assertTrue(now <= lines, () -> module + " has " + now + " lines of main code, and " + lines + " are allowed");
        assertTrue(now > lines * 9 / 10, () -> module + " has " + now + " lines; lower its figure of " + lines);
        long exported = module.equals("spark") ? 0 : PublicFace.face(module).count();
        assertTrue(
                exported <= types,
                () -> module + " exports " + exported + " types with the nested ones, and " + types + " are allowed");
    }

    @Test
    void everyModuleWithSourcesHasABudget() {
        Set<String> budgeted =
                BUDGET.lines().map(line -> line.split(",", -1)[0]).collect(Collectors.toSet());
        Set<String> modules = modules().stream().collect(Collectors.toSet());
        assertEquals(modules, budgeted);
    }

    /** Also in the pages of a release, where a missing comment is an error. */
    @Test
    void theCommentsOfEachExportedPackageAreChecked() {
        for (String module : modules()) {
            String pom = Checkout.text(Checkout.module(module).resolve("pom.xml"));
            Set<String> checked = CHECKED.matcher(pom)
                    .results()
                    .flatMap(found -> Stream.of(found.group(1).split(",", -1)))
                    .collect(Collectors.toSet());
            Set<String> exported = new TreeSet<>(module.equals("spark") ? List.of() : Checkout.exported(module));
            exported.removeAll(checked);
            assertTrue(checked.isEmpty() || exported.isEmpty(), () -> module + " does not check " + exported);
        }
    }

    @Test
    void aLongFileHasAReason() {
        String reasons = Checkout.text(Checkout.ROOT.resolve("docs/adr/0029-library-classes-measured.md"));
        List<String> unreasoned = Checkout.sources().stream()
                .filter(file -> Checkout.text(file).lines().count() > LONG_FILE)
                .map(file -> file.getFileName().toString().replace(".java", ""))
                .filter(name -> !reasons.contains("`" + name + "`"))
                .toList();
        assertEquals(List.of(), unreasoned);
    }

    @Test
    void noModuleHoldsMoreThanAQuarter() {
        int all = modules().stream().mapToInt(BudgetTest::lines).sum();
        for (String module : modules()) {
            assertTrue(100 * lines(module) <= MOST_SHARE * all, () -> module + " has more than its share of " + all);
        }
    }

    /** The modules of the library and its tools: examples and benchmarks are not counted. */
    private static List<String> modules() {
        return Checkout.modules().stream()
                .filter(module -> !module.getParent().endsWith("examples") && !module.endsWith("bench"))
                .filter(module -> Checkout.sources(module).size() > 1)
                .map(module -> module.getFileName().toString())
                .toList();
    }

    private static int lines(String module) {
        return Checkout.sources(Checkout.module(module)).stream()
                .mapToInt(file -> (int) Checkout.text(file).lines().count())
                .sum();
    }
}
