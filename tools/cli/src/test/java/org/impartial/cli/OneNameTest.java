package org.impartial.cli;

import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A simple name stands for one type in all modules, also a nested one, so that a reader need not look at imports. */
class OneNameTest {
    private static final Pattern TEXT_BLOCK = Pattern.compile("(?s)\"\"\".*?\"\"\"");
    private static final Pattern TYPE = Pattern.compile("(?m)^ *(?:(?:public|protected|private|static|final|abstract|"
            + "sealed|non-sealed) +)*(?:class|interface|enum|record|@interface) +(\\w+)");

    /** Nested types with the name that the JDK gives to such a type in {@code Map} and {@code Locale}. */
    private static final Set<String> OF_THE_JDK = Set.of("Builder", "Entry");

    /** Public types that are nested in a sealed type or a collection of types, and always written with its name. */
    private static final Set<String> QUALIFIED =
            Set.of("Engine", "Finite", "Interval", "Outcomes", "Predecessors", "Status", "Word");

    @Test
    void oneTypeHasASimpleName() {
        Map<String, List<Path>> files = new TreeMap<>();
        for (Path file : Checkout.sources()) {
            String text = TEXT_BLOCK.matcher(Checkout.text(file)).replaceAll("");
            TYPE.matcher(text)
                    .results()
                    .forEach(type -> files.computeIfAbsent(type.group(1), name -> new ArrayList<>())
                            .add(file));
        }
        assertTrue(files.size() > 1000, () -> "only " + files.size() + " types were seen");
        Set<String> shared = files.keySet().stream()
                .filter(name -> files.get(name).size() > 1)
                .collect(toCollection(TreeSet::new));
        Set<String> allowed = new TreeSet<>(OF_THE_JDK);
        allowed.addAll(QUALIFIED);
        assertEquals(
                allowed,
                shared,
                () -> "rename all but one of "
                        + shared.stream()
                                .filter(name -> !allowed.contains(name))
                                .map(name -> name + " in " + files.get(name))
                                .toList());
    }
}
