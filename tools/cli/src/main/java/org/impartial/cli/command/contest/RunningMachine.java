package org.impartial.cli.command.contest;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The place and time of runs, for the header of their file. */
final class RunningMachine {
    private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

    static String line() {
        return JsonNodeFactory.instance
                .objectNode()
                .put("machine", description())
                .toString();
    }

    private static String description() {
        Runtime java = Runtime.getRuntime();
        double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        return String.format(
                Locale.ROOT,
                "%s; %d processors of %s; heap of %,d MB; Java %s; load %s; commit %s",
                LocalDate.now(ZoneOffset.UTC),
                java.availableProcessors(),
                processor().orElse(System.getProperty("os.arch", "an unknown kind")),
                java.maxMemory() >> 20,
                Runtime.version(),
                load < 0 ? "unknown" : String.format(Locale.ROOT, "%.1f", load),
                System.getProperty("impartial.commit", "unknown"));
    }

    private static Optional<String> processor() {
        try (Stream<String> lines = Files.lines(PROCESSORS)) {
            return lines.filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst();
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }
}
