package org.impartial.picture.ink;

import java.util.ArrayList;
import java.util.List;
import org.impartial.picture.ink.InkMark.Anchor;

/** The title of a picture, broken into lines if it is longer than the picture is wide. */
public record Title(List<String> lines) {
    private static final double SIZE = 16;
    private static final double BOLD = 1.2;
    private static final double LINE = 22;
    private static final double LEAST = 520;

    /** Breaks a title between words, and long words after commas or anywhere. */
    public static Title of(String title, double width) {
        List<String> lines = new ArrayList<>();
        double room = Math.max(LEAST, width);
        String line = "";
        for (String word : title.split(" ", -1)) {
            String rest = line.isEmpty() ? word : line + " " + word;
            if (!line.isEmpty() && widthOf(rest) > room) {
                lines.add(line);
                rest = word;
            }
            while (widthOf(rest) > room) {
                int most = Math.max(1, (int) (rest.length() * room / widthOf(rest)));
                int within = Math.max(rest.lastIndexOf(',', most - 1) + 1, most / 2);
                int cut = rest.offsetByCodePoints(0, rest.codePointCount(0, Math.max(1, within)));
                lines.add(rest.substring(0, cut));
                rest = rest.substring(cut);
            }
            line = rest;
        }
        lines.add(line);
        return new Title(List.copyOf(lines));
    }

    public static double widthOf(String title) {
        return BOLD * Scene.widthOf(title, SIZE);
    }

    public double width() {
        return lines.stream().mapToDouble(Title::widthOf).max().orElse(0);
    }

    /** Returns the height of the title beyond one line. */
    public double extra() {
        return LINE * (lines.size() - 1);
    }

    /** Draws the lines, the first one vertically centred at a height. */
    public void draw(Scene scene, double middle, double first) {
        for (int i = 0; i < lines.size(); i++) {
            scene.bold(middle, first + LINE * i, lines.get(i), SIZE, Anchor.MIDDLE, Palette.INK);
        }
    }
}
