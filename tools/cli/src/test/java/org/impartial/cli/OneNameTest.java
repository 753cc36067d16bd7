package org.impartial.cli;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** A simple name stands for one top-level type in all modules, so that a reader need not look at imports. */
class OneNameTest {

    @Test
    void oneTypeBearsASimpleName() {
        Map<String, List<Path>> files = Checkout.sources().stream()
                .filter(file -> !file.endsWith("package-info.java") && !file.endsWith("module-info.java"))
                .collect(groupingBy(file -> file.getFileName().toString().replace(".java", "")));
        assertTrue(files.size() > 500, () -> "only " + files.size() + " types were seen");
        Set<String> twins = files.keySet().stream()
                .filter(name -> files.get(name).size() > 1)
                .collect(toCollection(TreeSet::new));
        assertEquals(
                Set.of(),
                twins,
                () -> "rename all but one of " + twins.stream().map(files::get).toList());
    }
}
