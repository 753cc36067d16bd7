package org.impartial.census;

import java.util.ArrayList;
import java.util.List;

/** All choices of k of the numbers from 0 on and below n, listed one by one. */
final class Choices {
    private Choices() {}

    static List<List<Integer>> of(Selection selection, int n, int k) {
        List<List<Integer>> all = new ArrayList<>(List.of(List.of()));
        for (int i = 0; i < k; i++) {
            List<List<Integer>> longer = new ArrayList<>();
            for (List<Integer> choice : all) {
                int last = choice.isEmpty() ? -1 : choice.get(choice.size() - 1);
                int first = switch (selection) {
                    case ORDERED -> 0;
                    case MULTISETS -> Math.max(0, last);
                    case SUBSETS -> last + 1;
                };
                for (int next = first; next < n; next++) {
                    List<Integer> more = new ArrayList<>(choice);
                    more.add(next);
                    longer.add(more);
                }
            }
            all = longer;
        }
        return all;
    }
}
