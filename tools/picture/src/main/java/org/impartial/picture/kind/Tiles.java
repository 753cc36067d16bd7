package org.impartial.picture.kind;

import java.awt.Color;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.drawing.Touch;
import org.impartial.picture.ink.Palette;

/** Numbers, digits and cards as tiles in rows. */
public final class Tiles {
    private static final double WIDTH = 40;
    private static final double HEIGHT = 46;
    private static final double GAP = 6;

    private static void tile(Sketch sketch, double x, double y, String word, Color fill) {
        sketch.figure(new RoundRectangle2D.Double(x, y, WIDTH, HEIGHT, 8, 8), fill, Palette.INK, 1.2)
                .word(x + WIDTH / 2, y + HEIGHT / 2, word, word.length() > 3 ? 11 : 16, Palette.textOn(fill));
    }

    private static List<String> from(int first, int end) {
        return IntStream.range(first, end).mapToObj(Integer::toString).toList();
    }

    /** Returns the letters of a word in a row; the place of each is its index from a first one on. */
    private static Sketch letters(String word, int first) {
        Sketch sketch = new Sketch(Math.max(1, word.length()) * (WIDTH + GAP), HEIGHT);
        for (int i = 0; i < word.length(); i++) {
            double x = i * (WIDTH + GAP);
            String letter = word.substring(i, i + 1);
            sketch.place(Integer.toString(i + first), place -> tile(place, x, 0, letter, Palette.PAPER));
        }
        return sketch;
    }

    /** Four cards each of 1 to 6, the played ones blank, and the sum of the played ones; a place is a number. */
    public record CardTiles() implements Kind {
        @Override
        public Sketch draw(Subject subject) {
            String played = subject.state().toString();
            Sketch sketch = new Sketch(6 * (WIDTH + GAP), 4 * (HEIGHT + GAP) + 26);
            int sum = 0;
            for (int card = 1; card <= 6; card++) {
                int number = card;
                int gone = (int) played.chars().filter(c -> c == '0' + number).count();
                sum += card * gone;
                double x = (card - 1) * (WIDTH + GAP);
                sketch.place(Integer.toString(card), place -> {
                    for (int i = 0; i < 4; i++) {
                        String word = i >= gone ? Integer.toString(number) : "";
                        tile(place, x, i * (HEIGHT + GAP), word, i >= gone ? Palette.PAPER : Palette.PALE_GREY);
                    }
                });
            }
            return sketch.word(sketch.width() / 2, sketch.height() - 12, "total " + sum + " of 31", 13, Palette.INK);
        }
    }

    /** A word; the place of a letter is its index from 1. A move is chosen by the letters that it replaces. */
    public record LetterTiles() implements Kind {
        private static final Pattern MOVE = Pattern.compile("(\\d{1,6}):([^>]*)->.*");
        private static final int MOST = 200;

        @Override
        public Sketch draw(Subject subject) {
            String state = subject.state().toString();
            String word = state.equals("ε") ? "" : state;
            Subject.require(
                    word.length() <= MOST, word.length() + " letters are too many to be drawn; at most " + MOST);
            return letters(word, 1);
        }

        @Override
        public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
            Matcher read = MOVE.matcher(move.toString());
            if (!read.matches() || read.group(2).isEmpty()) {
                return List.of();
            }
            int first = Integer.parseInt(read.group(1));
            return List.of(Touch.of(from(first, first + read.group(2).length())));
        }
    }

    /** A string of digits; the place of a digit is its index from 0. */
    public record Digits() implements Kind {
        @Override
        public Sketch draw(Subject subject) {
            return letters(subject.state().toString(), 0);
        }

        @Override
        public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
            String from = before.state().toString();
            String to = after.isEmpty() ? "" : after.get(0).state().toString();
            int first = 0;
            while (first < to.length() && to.charAt(first) == from.charAt(first)) {
                first++;
            }
            int end = to.length() < from.length() ? from.length() : first + 1;
            return List.of(new Touch(from(first, first + 1), from(first, end)));
        }
    }

    /** The target number and the factors that may be chosen; the place of a factor is its number. */
    public record FactorTiles() implements Kind {
        private static final long MOST = 60;

        @Override
        public Sketch draw(Subject subject) {
            List<Long> greatest = subject.parameter("maxFactor");
            long factors = Math.min(MOST, greatest.isEmpty() ? 9 : greatest.get(0));
            double width = Math.max(220, Math.min(10, factors - 1) * (WIDTH + GAP));
            long lines = (factors + 8) / 10;
            Sketch sketch = new Sketch(width, 40 + lines * (HEIGHT + GAP));
            sketch.word(width / 2, 16, "multiply up to " + subject.numbers().get(0), 15, Palette.INK);
            for (long factor = 2; factor <= factors; factor++) {
                double x = (factor - 2) % 10 * (WIDTH + GAP);
                double y = 40 + Math.floorDiv(factor - 2, 10) * (HEIGHT + GAP);
                String word = "×" + factor;
                sketch.place(Long.toString(factor), place -> tile(place, x, y, word, Palette.PAPER));
            }
            return sketch;
        }
    }

    /** Numbers from 1 on, which are the places: named ones have a double border, sums of named ones are crossed out. */
    public record Coinage() implements Kind {
        private static final int LEAST = 30;
        private static final long MOST = 200;
        private static final int PER_ROW = 15;

        @Override
        public Sketch draw(Subject subject) {
            List<Long> named = subject.numbers();
            boolean[] sums = sums(named, (int) last(subject));
            int lines = (sums.length - 2 + PER_ROW) / PER_ROW;
            Sketch sketch = new Sketch(PER_ROW * (WIDTH + GAP), lines * (HEIGHT + GAP));
            for (int n = 1; n < sums.length; n++) {
                double x = (n - 1) % PER_ROW * (WIDTH + GAP);
                double y = Math.floorDiv(n - 1, PER_ROW) * (HEIGHT + GAP);
                String number = Integer.toString(n);
                boolean chosen = named.contains((long) n);
                boolean sum = sums[n];
                sketch.place(number, place -> {
                    tile(place, x, y, number, chosen ? Palette.BLUE : sum ? Palette.PALE_GREY : Palette.PAPER);
                    if (chosen) {
                        place.box(x + 3, y + 3, WIDTH - 6, HEIGHT - 6, null, Palette.PAPER);
                    } else if (sum) {
                        place.line(x + 5, y + HEIGHT - 5, x + WIDTH - 5, y + 5, Palette.GREY, 1.4);
                    }
                });
            }
            return sketch;
        }

        /** Returns the last number to draw: the greatest number that is not a sum, within limits. */
        private static long last(Subject subject) {
            boolean[] sums = sums(subject.numbers(), (int) MOST);
            int left = (int) MOST;
            while (left > LEAST && sums[left]) {
                left--;
            }
            return subject.numbers().size() < 2 ? 2 * LEAST : left;
        }

        private static boolean[] sums(List<Long> named, int last) {
            boolean[] sums = new boolean[last + 1];
            sums[0] = true;
            for (int n = 1; n <= last; n++) {
                for (long part : named) {
                    sums[n] |= part <= n && sums[(int) (n - part)];
                }
            }
            return sums;
        }

        @Override
        public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
            long number = Subject.numbers(move).get(0);
            return number > last(before) ? List.of() : List.of(Touch.of(Long.toString(number)));
        }
    }
}
