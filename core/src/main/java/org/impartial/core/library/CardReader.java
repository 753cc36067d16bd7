package org.impartial.core.library;

import com.google.common.base.Ascii;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.impartial.core.game.Basis.Reference;
import org.impartial.core.library.GameCard.Group;
import org.impartial.core.library.GameCard.Parameter;

/** Reads a card from entries {@code name: text}, as {@link GameCard#parse} describes them. */
record CardReader(String id, List<CardReader.Entry> entries) {
    private static final Pattern START = Pattern.compile("(also|source|(?:parameter|optional) \\w+|\\w+):( .*|)");
    private static final List<String> ONCE =
            List.of("title", "group", "rules", "theory", "position", "move", "limits", "example");
    private static final Set<String> REPEATED = Set.of("also", "source");

    /** An entry with the number of its first line; {@code name} keeps the name of a parameter after a space. */
    private record Entry(int line, String name, String text) {

        Entry and(String more) {
            return new Entry(line, name, text.isEmpty() ? more : text + " " + more);
        }

        boolean isParameter() {
            return name.contains(" ");
        }

        String argument() {
            return name.substring(name.indexOf(' ') + 1);
        }

        /** Returns whether it repeats another: a parameter, an entry that occurs once, or the same text. */
        boolean repeats(Entry other) {
            return (isParameter() && other.isParameter())
                    ? argument().equals(other.argument())
                    : name.equals(other.name) && (ONCE.contains(name) || text.equals(other.text));
        }
    }

    /** Returns the card described by {@code text}. */
    static GameCard read(String id, String text) {
        CardReader reader = new CardReader(id, new ArrayList<>());
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isBlank()) {
                reader.take(i + 1, lines.get(i));
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
            if (!ONCE.contains(entry.name) && !REPEATED.contains(entry.name) && !entry.isParameter()) {
                throw fault(
                        entry.line,
                        "there is no entry \"" + entry.name + "\"; the entries are " + String.join(", ", ONCE)
                                + ", also, source, parameter NAME, optional NAME");
            }
            if (entry.text.isEmpty()) {
                throw fault(entry.line, "the entry \"" + entry.name + "\" has no text");
            }
            entries.stream()
                    .filter(other -> other.line < entry.line && entry.repeats(other))
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

    private GameCard card() {
        return new GameCard(
                id,
                text("title"),
                texts("also"),
                group(),
                text("rules"),
                text("theory"),
                texts("source").stream().map(Reference::new).toList(),
                parameters(),
                text("position"),
                text("move"),
                text("limits"),
                text("example"));
    }

    private List<Parameter> parameters() {
        return entries.stream()
                .filter(Entry::isParameter)
                .map(entry -> new Parameter(entry.argument(), entry.text, entry.name.startsWith("parameter ")))
                .toList();
    }

    private Group group() {
        Entry entry = named("group").findFirst().orElseThrow();
        List<String> names = Arrays.stream(Group.values())
                .map(g -> Ascii.toLowerCase(g.name()))
                .toList();
        if (!names.contains(entry.text)) {
            throw fault(
                    entry.line, "there is no group \"" + entry.text + "\"; the groups are " + String.join(", ", names));
        }
        return Group.valueOf(Ascii.toUpperCase(entry.text));
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
