package org.impartial.json.question;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Suggestions for an unknown word. */
public final class NearMiss {
    private static final int MOST = 3;

    /** Returns {@code ; did you mean A or B?}, or an empty text if no word is similar. */
    public static String of(String typed, Collection<String> words) {
        List<String> near = words.stream()
                .filter(word -> distance(typed, word) <= Math.max(1, Math.min(typed.length(), word.length()) / 3))
                .sorted(Comparator.comparingInt((String word) -> distance(typed, word))
                        .thenComparing(Comparator.naturalOrder()))
                .limit(MOST)
                .toList();
        return near.isEmpty() ? "" : near.stream().collect(Collectors.joining(" or ", "; did you mean ", "?"));
    }

    /** Returns the number of letters to insert, omit, change, or swap with the next one. */
    public static int distance(String typed, String word) {
        String a = typed.toLowerCase(Locale.ROOT);
        String b = word.toLowerCase(Locale.ROOT);
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    d[i][j] = i + j;
                    continue;
                }
                boolean same = a.charAt(i - 1) == b.charAt(j - 1);
                d[i][j] = Math.min(d[i - 1][j - 1] + (same ? 0 : 1), 1 + Math.min(d[i - 1][j], d[i][j - 1]));
                boolean swapped =
                        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
                d[i][j] = swapped ? Math.min(d[i][j], d[i - 2][j - 2] + 1) : d[i][j];
            }
        }
        return d[a.length()][b.length()];
    }
}
