package org.impartial.core.library;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.impartial.core.library.NameIndex.FoundName;
import org.impartial.core.notation.NotationException;
import org.impartial.core.notation.scan.DatumScanner;

/**
 * The text of a sum of positions with the names of games found in it, by the index at which they start. Full-width
 * signs outside quotation marks are ASCII, and a comma or round brackets after a name, as in {@code nim(3,5)}, are
 * spaces; every other character is in its column.
 */
record PlainText(String text, SortedMap<Integer, FoundName> names) {

    /**
     * Finds the names of games at the start of a text and after each {@code +} outside brackets and quotation marks.
     */
    static PlainText of(String text, NameIndex games) {
        StringBuilder plain = new StringBuilder(text);
        boolean quoted = false;
        for (int i = 0; i < plain.length(); i++) {
            quoted ^= plain.charAt(i) == '"';
            plain.setCharAt(i, quoted ? plain.charAt(i) : halfWidth(plain.charAt(i)));
        }
        SortedMap<Integer, FoundName> names = new TreeMap<>();
        int start = 0;
        while (start < plain.length()) {
            start = blanksEnd(plain, start);
            int end = termEnd(plain, start);
            if (start < end) {
                int first = start;
                placed(first + 1, () -> games.at(plain.toString(), first)).ifPresent(name -> {
                    names.put(first, name);
                    separate(plain, name.end(), end);
                });
            }
            start = end + 1;
        }
        return new PlainText(plain.toString(), names);
    }

    List<TextScanner.ScannedTerm> terms() {
        return new TextScanner(this, new DatumScanner(text)).terms();
    }

    /** Returns the text with the id of each game in place of its name. */
    String canonical() {
        StringBuilder canonical = new StringBuilder();
        int copied = 0;
        for (Map.Entry<Integer, FoundName> found : names.entrySet()) {
            FoundName name = found.getValue();
            canonical.append(text, copied, found.getKey()).append(name.family().id());
            copied = name.end();
            if (copied < text.length() && Character.isLetterOrDigit(text.charAt(copied))) {
                canonical.append(' ');
            }
        }
        return canonical.append(text.substring(copied)).toString();
    }

    private static int blanksEnd(CharSequence text, int from) {
        int at = from;
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** Returns the index of the next {@code +} outside brackets and quotation marks, or the length of the text. */
    private static int termEnd(CharSequence text, int from) {
        int open = 0;
        boolean quoted = false;
        for (int at = from; at < text.length(); at++) {
            char sign = text.charAt(at);
            quoted ^= sign == '"';
            open += quoted ? 0 : sign == '[' ? 1 : sign == ']' ? -1 : 0;
            if (sign == '+' && open <= 0 && !quoted) {
                return at;
            }
        }
        return text.length();
    }

    /** Replaces a comma after a name by a space, and round brackets around all that follows. */
    private static void separate(StringBuilder text, int nameEnd, int termEnd) {
        int first = blanksEnd(text, nameEnd);
        int last = termEnd - 1;
        while (last > first && Character.isWhitespace(text.charAt(last))) {
            last--;
        }
        if (first < termEnd && text.charAt(first) == ',') {
            text.setCharAt(first, ' ');
        } else if (last > first && text.charAt(first) == '(' && text.charAt(last) == ')') {
            text.setCharAt(first, ' ');
            text.setCharAt(last, ' ');
        }
    }

    private static char halfWidth(char sign) {
        if (sign >= '\uff01' && sign <= '\uff5e') {
            return (char) (sign - 0xfee0);
        }
        return switch (sign) {
            case '\u3000' -> ' ';
            case '\u3001' -> ',';
            case '\u3010' -> '[';
            case '\u3011' -> ']';
            case '\u201c', '\u201d' -> '"';
            default -> sign;
        };
    }

    /** Adds the column of the term to an error that has no column. */
    static <T> T placed(int column, Supplier<T> reading) {
        try {
            return reading.get();
        } catch (NotationException e) {
            throw e.column() > 0 ? e : new NotationException("column " + column + ": " + e.getMessage(), column);
        }
    }
}
