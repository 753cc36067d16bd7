package org.impartial.discover.word.rule;

/** The change of a word by a move, as far to the right as possible, so that each option of a word has one change. */
public record Change(int from, int to, String written) {
    public static Change of(String word, int from, int to, String written) {
        int start = from;
        String put = written;
        int end = to;
        while (start < end && !put.isEmpty() && word.charAt(start) == put.charAt(0)) {
            start++;
            put = put.substring(1);
        }
        if (put.isEmpty()) {
            int gap = end - start;
            while (gap > 0 && end < word.length() && word.charAt(start) == word.charAt(end)) {
                start++;
                end++;
            }
        }
        while (start == end && !put.isEmpty() && end < word.length() && word.charAt(end) == put.charAt(0)) {
            put = put.substring(1) + put.charAt(0);
            start++;
            end++;
        }
        while (start < end && !put.isEmpty() && word.charAt(end - 1) == put.charAt(put.length() - 1)) {
            end--;
            put = put.substring(0, put.length() - 1);
        }
        return new Change(start, end, put);
    }

    public String applied(String word) {
        return word.substring(0, from) + written + word.substring(to);
    }

    public Change reversed(int length) {
        return new Change(length - to, length - from, Rewriting.reversed(written));
    }

    /** Returns the change of one word to another, as far to the right as possible. */
    public static Change between(String before, String after) {
        int least = Math.min(before.length(), after.length());
        int start = 0;
        while (start < least && before.charAt(start) == after.charAt(start)) {
            start++;
        }
        int same = 0;
        while (same < least - start
                && before.charAt(before.length() - 1 - same) == after.charAt(after.length() - 1 - same)) {
            same++;
        }
        return new Change(start, before.length() - same, after.substring(start, after.length() - same));
    }
}
