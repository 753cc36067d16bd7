package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.NewerSources;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The scripts that start the command: what may stand in them, as far as one system can test them. */
class ScriptsTest {
    private static final String WINDOWS = Checkout.text(Checkout.ROOT.resolve("impartial.cmd"));

    @TempDir
    private Path checkout;

    /** A label is not always found in a script whose lines end as those of Unix. */
    @Test
    void theScriptOfWindowsHasItsLineEndsAndLabels() {
        assertEquals(WINDOWS.lines().count(), WINDOWS.split("\r\n", -1).length - 1);
        Set<String> labels = found("(?m)^:(\\w+)", WINDOWS);
        Set<String> jumps = found("(?:goto|call :) ?(\\w+)", WINDOWS.replaceAll("call mvn", ""));
        assertEquals(labels, jumps);
        assertTrue(WINDOWS.contains("\"%status%\"==\"" + ExitStatus.OUTDATED + "\""), WINDOWS);
        assertTrue(WINDOWS.chars().allMatch(c -> c < 128));
    }

    /** {@code readlink -f}, {@code find -quit} and {@code date %N} are not on every system. */
    @Test
    void theScriptOfUnixUsesNoOptionOfOneSystem() {
        String unix = Checkout.text(Checkout.ROOT.resolve("impartial"));
        String code = unix.lines().filter(line -> !line.startsWith("#")).collect(Collectors.joining("\n"));
        assertEquals(
                Set.of(),
                found(
                        "(readlink -\\w|-quit|-printf|%N|sed -i|stat -c|date -d|mktemp -p|grep -P|xargs -r|sort -V)",
                        code));
    }

    @Test
    void theTopOfTheCheckoutHasFewEntries() throws IOException {
        try (Stream<Path> entries = Files.list(Checkout.ROOT)) {
            Set<String> names = entries.map(entry -> entry.getFileName().toString())
                    .filter(name -> !name.startsWith(".") && !name.equals("target"))
                    .collect(Collectors.toCollection(TreeSet::new));
            assertTrue(names.size() <= 14, names::toString);
        }
    }

    @Test
    void aNewerSourceIsNoticed() throws IOException {
        FileTime before = FileTime.fromMillis(1_000_000);
        FileTime built = FileTime.from(Instant.now().plusSeconds(1000));
        FileTime after = FileTime.from(Instant.now().plusSeconds(2000));
        Path source = file("core/src/main/java/A.java", before);
        Path pom = file("tools/cli/pom.xml", before);
        file("core/src/test/java/ATest.java", after);
        file("pom.xml", before);
        file("target/command/impartial.jar", built);
        assertFalse(NewerSources.in(checkout));
        // The time of a folder changes when a file in it is deleted.
        for (Path changed : new Path[] {source, source.getParent(), pom, checkout.resolve("pom.xml")}) {
            Files.setLastModifiedTime(changed, after);
            assertTrue(NewerSources.in(checkout), changed::toString);
            Files.setLastModifiedTime(changed, before);
        }
    }

    private Path file(String name, FileTime time) throws IOException {
        Path file = checkout.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.setLastModifiedTime(Files.writeString(file, ""), time);
    }

    private static Set<String> found(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
