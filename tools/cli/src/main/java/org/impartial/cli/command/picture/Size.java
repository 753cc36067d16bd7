package org.impartial.cli.command.picture;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.impartial.core.notation.NotationException;

/** Numbers of heaps: {@code 1000}, or of first and second ones, {@code 20x30}; the height is 0 for one heap. */
public record Size(int width, int height) {
    private static final Pattern FORM = Pattern.compile("(\\d{1,9})(?:x(\\d{1,9}))?");

    public static Size parse(String text) {
        Matcher numbers = FORM.matcher(text);
        if (!numbers.matches()) {
            throw new NotationException("\"" + text + "\" is not a size; write a number such as 1000, or 20x30");
        }
        String height = numbers.group(2);
        Size size = new Size(Integer.parseInt(numbers.group(1)), height == null ? 0 : Integer.parseInt(height));
        if (size.width() < 1 || (height != null && size.height() < 1)) {
            throw new NotationException("the size " + text + " is empty; its numbers are 1 or more");
        }
        return size;
    }

    long values() {
        return plane() ? (long) width * height : width;
    }

    boolean plane() {
        return height > 0;
    }
}
