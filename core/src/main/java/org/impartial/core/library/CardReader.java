package org.impartial.core.library;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.impartial.core.library.GameCard.Group;

/** Reads a card from entries {@code name: text}, as {@link GameCard#parse} describes them. */
final class CardReader {
    private static final Pattern START = Pattern.compile("(also|source|(?:parameter|optional) \\w+|\\w+):( .*|)");
    private static final List<String> ONCE =
            List.of("title", "group", "rules", "theory", "position", "move", "limits", "example");
    private static final Set<String> REPEATED = Set.of("also", "source");
    private static final Set<String> PARAMETERS = Set.of("parameter", "optional");

    private final String id;
    private final List<Entry> entries = new ArrayList<>();

    private CardReader(String id) {
        this.id = id;
    }

    /** An entry with the number of its first line; {@code name} keeps the name of a parameter after a space. */
    private record Entry(int line, String name, String text) {

        Entry and(String more) {
            return new Entry(line, name, text.isEmpty() ? more : text + " " + more);
        }

        /** Returns the first word of the name: {@code parameter} for {@code parameter code}. */
        String kind() {
            return name.split(" ", 2)[0];
        }

        String argument() {
            return name.split(" ", 2)[1];
        }
    }

    /** Returns the card described by {@code text}. */
    static GameCard read(String id, String text) {
        CardReader reader = new CardReader(id);
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (!line.isBlank()) {
                reader.take(number, line);
            }
        }
        reader.check();
        return reader.card();
    }

    private void take(int number, String line) {
        boolean continued = Character.isWhitespace(line.charAt(0));
        if (continued && !entries.isEmpty()) {
            int last = entries.size() - 1;
            entries.set(last, entries.get(last).and(line.strip()));
            return;
        }
        Matcher start = START.matcher(line);
        if (continued || !start.matches()) {
            throw fault(number, "an entry starts with \"name: \" at the margin, not with \"" + line + "\"");
        }
        entries.add(new Entry(number, start.group(1), start.group(2).strip()));
    }

    private void check() {
        for (Entry entry : entries) {
            if (!ONCE.contains(entry.kind()) && !REPEATED.contains(entry.kind()) && !isParameter(entry)) {
                throw fault(entry.line, "there is no entry \"" + entry.name + "\"; the entries are " + entryNames());
            }
            if (entry.text.isEmpty()) {
                throw fault(entry.line, "the entry \"" + entry.name + "\" has no text");
            }
            entries.stream()
                    .filter(other -> other.line < entry.line && repeats(other, entry))
                    .findFirst()
                    .ifPresent(first -> {
                        throw fault(entry.line, "the entry \"" + entry.name + "\" is already in line " + first.line);
                    });
        }
        for (String name : ONCE) {
            if (texts(name).isEmpty()) {
                throw new IllegalArgumentException("the card of " + id + " has no entry \"" + name + "\"");
            }
        }
    }

    private static boolean isParameter(Entry entry) {
        return PARAMETERS.contains(entry.kind()) && entry.name.contains(" ");
    }

    /**
     * Returns whether the second entry repeats the first. A parameter is listed only once, as required or as optional;
     * an entry that may occur several times must have a different text each time.
     */
    private static boolean repeats(Entry first, Entry second) {
        if (isParameter(first) && isParameter(second)) {
            return first.argument().equals(second.argument());
        }
        return first.name.equals(second.name) && (ONCE.contains(first.name) || first.text.equals(second.text));
    }

    private static String entryNames() {
        return Stream.of(ONCE.stream(), Stream.of("also", "source", "parameter NAME", "optional NAME"))
                .flatMap(names -> names)
                .collect(joining(", "));
    }

    private GameCard card() {
        GameCard.Builder card = GameCard.of(id, text("title"), texts("also").toArray(String[]::new))
                .group(group())
                .rules(text("rules"))
                .theory(text("theory"), texts("source").toArray(String[]::new))
                .notation(text("position"), text("move"))
                .limits(text("limits"));
        for (Entry entry : entries) {
            switch (entry.kind()) {
                case "parameter" -> card.parameter(entry.argument(), entry.text);
                case "optional" -> card.optional(entry.argument(), entry.text);
                default -> {}
            }
        }
        return card.example(text("example"));
    }

    private Group group() {
        Entry entry = named("group").findFirst().orElseThrow();
        Optional<Group> group = Arrays.stream(Group.values())
                .filter(g -> name(g).equals(entry.text))
                .findFirst();
        return group.orElseThrow(() -> fault(
                entry.line,
                "there is no group \"" + entry.text + "\"; the groups are "
                        + Arrays.stream(Group.values()).map(CardReader::name).collect(joining(", "))));
    }

    private static String name(Group group) {
        return group.name().toLowerCase(Locale.ROOT);
    }

    private String text(String name) {
        return texts(name).get(0);
    }

    private List<String> texts(String name) {
        return named(name).map(Entry::text).toList();
    }

    private Stream<Entry> named(String name) {
        return entries.stream().filter(entry -> entry.name.equals(name));
    }

    private IllegalArgumentException fault(int line, String what) {
        return new IllegalArgumentException("the card of " + id + ", line " + line + ": " + what);
    }
}
