package org.impartial.games.pencil;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A whole drawing of Sprouts with all its spots, dead ones too, and nothing simplified: for each region the walks along its
 * boundaries, corner by corner.
 */
record Drawing(List<List<List<Integer>>> regions, List<Integer> ends) {

    static Drawing of(int spots) {
        List<List<Integer>> walks = new ArrayList<>();
        for (int i = 0; i < spots; i++) {
            walks.add(List.of(i));
        }
        return new Drawing(List.of(walks), Collections.nCopies(spots, 0));
    }

    List<Drawing> moves() {
        List<Drawing> moves = new ArrayList<>();
        for (List<List<Integer>> region : regions) {
            for (int a = 0; a < region.size(); a++) {
                List<List<Integer>> others = new ArrayList<>(region);
                List<Integer> walk = others.remove(a);
                for (int i = 0; i < walk.size(); i++) {
                    loops(region, walk, i, others, moves);
                    for (int j = i + 1; j < walk.size(); j++) {
                        chords(region, walk, i, j, others, moves);
                    }
                    for (int b = a + 1; b < region.size(); b++) {
                        List<List<Integer>> rest = new ArrayList<>(others);
                        rest.remove(region.get(b));
                        bridges(region, walk, i, region.get(b), rest, moves);
                    }
                }
            }
        }
        return moves;
    }

    private void loops(
            List<List<Integer>> region, List<Integer> walk, int i, List<List<Integer>> others, List<Drawing> moves) {
        int spot = walk.get(i);
        if (ends.get(spot) <= 1) {
            List<Integer> outside = from(walk, i);
            if (walk.size() > 1 || ends.get(spot) > 0) {
                outside.add(spot);
            }
            cut(region, List.of(spot), outside, spot, spot, others, moves);
        }
    }

    private void chords(
            List<List<Integer>> region,
            List<Integer> walk,
            int i,
            int j,
            List<List<Integer>> others,
            List<Drawing> moves) {
        int x = walk.get(i);
        int y = walk.get(j);
        if (x == y ? ends.get(x) <= 1 : ends.get(x) <= 2 && ends.get(y) <= 2) {
            List<Integer> back = from(walk, j).subList(0, walk.size() - j + i + 1);
            cut(region, walk.subList(i, j + 1), back, x, y, others, moves);
        }
    }

    private void bridges(
            List<List<Integer>> region,
            List<Integer> walk,
            int i,
            List<Integer> other,
            List<List<Integer>> rest,
            List<Drawing> moves) {
        for (int j = 0; j < other.size(); j++) {
            int x = walk.get(i);
            int y = other.get(j);
            if (ends.get(x) <= 2 && ends.get(y) <= 2) {
                List<Integer> merged = round(walk, i);
                merged.add(ends.size());
                merged.addAll(round(other, j));
                merged.add(ends.size());
                List<List<Integer>> next = new ArrayList<>(rest);
                next.add(merged);
                moves.add(after(region, List.of(next), x, y));
            }
        }
    }

    private void cut(
            List<List<Integer>> region,
            List<Integer> one,
            List<Integer> other,
            int x,
            int y,
            List<List<Integer>> others,
            List<Drawing> moves) {
        for (int sides = 0; sides < 1 << others.size(); sides++) {
            List<List<Integer>> left = new ArrayList<>(List.of(with(one, ends.size())));
            List<List<Integer>> right = new ArrayList<>(List.of(with(other, ends.size())));
            for (int k = 0; k < others.size(); k++) {
                ((sides >> k & 1) == 0 ? left : right).add(others.get(k));
            }
            moves.add(after(region, List.of(left, right), x, y));
        }
    }

    private Drawing after(List<List<Integer>> region, List<List<List<Integer>>> instead, int x, int y) {
        List<List<List<Integer>>> next = new ArrayList<>(regions);
        next.remove(region);
        next.addAll(instead);
        List<Integer> degrees = new ArrayList<>(ends);
        degrees.set(x, degrees.get(x) + 1);
        degrees.set(y, degrees.get(y) + 1);
        degrees.add(2);
        return new Drawing(next, degrees);
    }

    private static List<Integer> with(List<Integer> walk, int spot) {
        List<Integer> more = new ArrayList<>(walk);
        more.add(spot);
        return more;
    }

    private static List<Integer> from(List<Integer> walk, int i) {
        List<Integer> turned = new ArrayList<>(walk.subList(i, walk.size()));
        turned.addAll(walk.subList(0, i));
        return turned;
    }

    /** From a corner round to it again; a spot without lines has only one corner. */
    private List<Integer> round(List<Integer> walk, int i) {
        List<Integer> round = from(walk, i);
        return ends.get(walk.get(i)) == 0 ? round : with(round, walk.get(i));
    }

    /** The drawing in the notation of the game, without dead spots and what they leave empty. */
    String text() {
        StringBuilder text = new StringBuilder();
        for (List<List<Integer>> region : regions) {
            StringBuilder inside = new StringBuilder();
            for (List<Integer> walk : region) {
                StringBuilder boundary = new StringBuilder();
                walk.forEach(spot -> boundary.append(letter(spot)));
                inside.append(boundary.length() == 0 ? "" : boundary + ".");
            }
            text.append(inside.length() == 0 ? "" : inside + "}");
        }
        return text.toString();
    }

    private String letter(int spot) {
        return switch (ends.get(spot)) {
            case 0 -> "0";
            case 1 -> "1";
            case 2 -> "" + (char) ('a' + spot);
            default -> "";
        };
    }

    /** Names spots as they are met and sorts, so that fewer drawings are told apart. */
    String key() {
        Map<Character, Character> names = new TreeMap<>();
        String[] sorted = text().split("}", -1);
        for (int i = 0; i < sorted.length; i++) {
            String[] walks = sorted[i].split("\\.", -1);
            Arrays.sort(walks);
            sorted[i] = String.join(".", walks);
        }
        Arrays.sort(sorted, (a, b) -> a.length() - b.length());
        StringBuilder key = new StringBuilder();
        for (char c : String.join("}", sorted).toCharArray()) {
            key.append(c < 'a' || c == '}' ? c : names.computeIfAbsent(c, n -> (char) ('a' + names.size())));
        }
        return key.toString();
    }

    /** Whether the player to move wins, from the rules alone. */
    static boolean wins(Drawing drawing, boolean misere, Map<String, Boolean> known) {
        Boolean before = known.get(drawing.key());
        if (before != null) {
            return before;
        }
        boolean wins = true;
        List<Drawing> moves = drawing.moves();
        if (!moves.isEmpty() || !misere) {
            wins = moves.stream().anyMatch(move -> !wins(move, misere, known));
        }
        known.put(drawing.key(), wins);
        return wins;
    }

    static boolean wins(int spots, boolean misere) {
        return wins(of(spots), misere, new HashMap<>());
    }
}
