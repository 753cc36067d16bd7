package org.impartial.contest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The descriptions of machines in a report: one line for those that differ only in the load. */
final class MachineLines {
    private static final Pattern LOAD = Pattern.compile("; load (\\d+\\.\\d+)");

    /** Returns the lines, each with the least and the greatest load under which its runs began. */
    static List<String> of(List<String> machines) {
        Map<String, List<String>> alike = new LinkedHashMap<>();
        machines.forEach(machine -> alike.computeIfAbsent(
                        LOAD.matcher(machine).replaceFirst("; load %"), line -> new ArrayList<>())
                .add(machine));
        List<String> lines = new ArrayList<>();
        alike.forEach((line, all) -> lines.add(all.size() == 1 ? all.get(0) : joined(line, all)));
        return lines;
    }

    private static String joined(String line, List<String> all) {
        List<Double> loads = all.stream()
                .map(LOAD::matcher)
                .filter(Matcher::find)
                .map(found -> Double.valueOf(found.group(1)))
                .sorted()
                .toList();
        return loads.isEmpty()
                ? line
                : line.replace("; load %", "; load " + loads.get(0) + " to " + loads.get(loads.size() - 1));
    }
}
