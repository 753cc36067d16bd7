package org.impartial.games.board;

import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;

/** Rules on pictures, rows joined by slashes, without parts, symmetry or theory; {@code Naive} plays by them. */
final class StonePlay {
    private static final int[][] BESIDE = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

    private StonePlay() {}

    static Stream<String> clobber(String picture) {
        Set<String> next = new LinkedHashSet<>();
        int width = width(picture);
        for (int at = 0; at < picture.length(); at++) {
            for (int[] step : BESIDE) {
                int to = at + step[0] * width + step[1];
                char from = picture.charAt(at);
                char there = at(picture, to);
                if ((from == 'X' && there == 'O') || (from == 'O' && there == 'X')) {
                    next.add(put(put(picture, at, '.'), to, from));
                }
            }
        }
        return next.stream();
    }

    static Stream<String> noGo(String picture) {
        Set<String> next = new LinkedHashSet<>();
        for (int at = 0; at < picture.length(); at++) {
            for (char stone : new char[] {'X', 'O'}) {
                if (picture.charAt(at) == '.') {
                    String put = put(picture, at, stone);
                    if (allBreathe(put)) {
                        next.add(put);
                    }
                }
            }
        }
        return next.stream();
    }

    private static boolean allBreathe(String picture) {
        for (int at = 0; at < picture.length(); at++) {
            if ("XO".indexOf(picture.charAt(at)) >= 0 && !breathes(picture, at, picture.charAt(at), new BitSet())) {
                return false;
            }
        }
        return true;
    }

    private static boolean breathes(String picture, int at, char stone, BitSet met) {
        if (at(picture, at) == '.') {
            return true;
        }
        if (at(picture, at) != stone || met.get(at)) {
            return false;
        }
        met.set(at);
        boolean breathes = false;
        for (int[] step : BESIDE) {
            breathes |= breathes(picture, at + step[0] * width(picture) + step[1], stone, met);
        }
        return breathes;
    }

    static Stream<String> notakto(String picture) {
        Set<String> next = new LinkedHashSet<>();
        for (int at = 0; at < picture.length() && !line(picture); at++) {
            if (picture.charAt(at) == '.') {
                next.add(put(picture, at, 'X'));
            }
        }
        return next.stream();
    }

    private static boolean line(String picture) {
        int width = width(picture);
        for (int at = 0; at < picture.length(); at++) {
            for (int step : new int[] {1, width, width + 1, width - 1}) {
                if (picture.charAt(at) == 'X' && at(picture, at + step) == 'X' && at(picture, at + 2 * step) == 'X') {
                    return true;
                }
            }
        }
        return false;
    }

    static String board(int rows, int columns, String row) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < rows; i++) {
            text.append(row.substring(i % 2, i % 2 + columns)).append('/');
        }
        return text.toString();
    }

    private static int width(String picture) {
        return picture.indexOf('/') + 1;
    }

    private static char at(String picture, int at) {
        return at < 0 || at >= picture.length() ? '/' : picture.charAt(at);
    }

    private static String put(String picture, int at, char stone) {
        return picture.substring(0, at) + stone + picture.substring(at + 1);
    }
}
