package org.impartial.cli;

import java.util.HashMap;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.impartial.cli.io.ResourceText;

/**
 * The texts of the help, from {@code help.txt}, by the keys under which the parser of options looks them up. A section
 * has the description of a command, its options and parameters, each with its text on the same line and on indented
 * ones, and what follows them in the help. The first section has the options that several commands share.
 */
final class HelpTexts extends ListResourceBundle {
    private static final Pattern ITEM = Pattern.compile("-*(\\S+) {2}(\\S.*)");
    private static final String SECTION = "== ";
    private static final String SHARED = "options";
    private static final String TOP = "impartial";

    private final Map<String, String> texts = new HashMap<>();

    /**
     * Reads the texts of these commands, as those of all take longer than the start of a short answer; examples are
     * rewritten so that they can be pasted where the command was called.
     */
    HelpTexts(Set<String> commands, UnaryOperator<String> called) {
        for (String section : ResourceText.read(HelpTexts.class, "help.txt")
                .replace("\n    ", " ")
                .substring(SECTION.length())
                .split("\n" + SECTION, -1)) {
            String name = section.substring(0, section.indexOf('\n'));
            if (!commands.contains(name) && !name.equals(SHARED) && !name.equals(TOP)) {
                continue;
            }
            List<String> lines = section.strip().lines().toList();
            String prefix = name.equals(SHARED) ? "" : name.equals(TOP) ? TOP + "." : TOP + "." + name + ".";
            int after = 0;
            for (String line : lines.subList(1, lines.size())) {
                Matcher item = ITEM.matcher(line);
                if (item.matches()) {
                    texts.put(prefix + item.group(1), item.group(2));
                } else if (texts.putIfAbsent(prefix + "usage.description", line) != null) {
                    texts.put(prefix + "usage.footer." + after++, called.apply(line));
                }
            }
        }
    }

    @Override
    protected Object[][] getContents() {
        return texts.entrySet().stream()
                .map(text -> new Object[] {text.getKey(), text.getValue()})
                .toArray(Object[][]::new);
    }
}
