package org.impartial.discover;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.notation.NotationException;

/**
 * Documented games whose moves are also available as conditions. A test checks for each game that the conditions and
 * the code of the game are the same rules.
 *
 * <pre>{@code
 * KnownGames.find("bash[m=3]").orElseThrow().heaps();  // [x]
 * KnownGames.find("chess").isPresent();                // false
 * }</pre>
 */
public final class KnownGames {
    private static final Pattern TEXT =
            Pattern.compile("([a-z][-a-z]*)(?:\\[(?:[a-zA-Z]+=)?([0-9]+(?:,(?:[a-zA-Z]+=)?[0-9]+)*)?])?");
    private static final int MOST_HEAPS = 4;
    private static final int MOST_NUMBER = 1000;
    private static final int MOST_RING = 7;
    private static final int MOST_CYCLE = 20;
    private static final List<String> NAMES = List.of(("nim wythoff d-wythoff moore-nim bounded-nim subtraction bash"
                    + " staircase-nim chocolate-bar circular-nim cyclic-nimhoff delete-nim exact-slow-nim welter")
            .split(" "));

    private KnownGames() {}

    /** {@return the names of the games, without parameters} */
    public static List<String> names() {
        return NAMES;
    }

    /**
     * Returns the rules of a game as conditions: {@code nim} and {@code staircase-nim} with three heaps, {@code
     * wythoff}, {@code d-wythoff[d=2]}, {@code moore-nim[d=2]} with d + 1 heaps, {@code bounded-nim[limits=3,5]} with a
     * heap for each limit, {@code subtraction[1,3,4]} and {@code bash[m=3]}, {@code chocolate-bar[k=1]}, {@code
     * circular-nim[n=6,k=4]}, {@code cyclic-nimhoff[h=3]}, {@code delete-nim}, and {@code exact-slow-nim} and {@code
     * welter} with three heaps or coins.
     *
     * @param text the game
     * @return the rules; empty if the text is not a name of a game
     * @throws NotationException if a game is named but its parameters cannot be used
     */
    public static Optional<HeapRules> find(String text) {
        Matcher matcher = TEXT.matcher(text.replace(" ", ""));
        if (!matcher.matches() || !NAMES.contains(matcher.group(1))) {
            return Optional.empty();
        }
        String list = matcher.group(2);
        int[] numbers = list == null ? new int[0] : numbers(list);
        String name = matcher.group(1);
        HeapRules rules = HeapRules.parse(String.join("; ", moves(name, numbers)));
        return Optional.of(
                switch (name) {
                    case "chocolate-bar" -> rules.domain(numbers[0] + "z<=y");
                    case "welter" -> rules.domain("x!=y & x!=z & y!=z");
                    default -> rules;
                });
    }

    private static int[] numbers(String list) {
        String[] numbers = list.replaceAll("[a-zA-Z]+=", "").split(",", -1);
        for (String number : numbers) {
            if (number.length() > 4 || Integer.parseInt(number) > MOST_NUMBER) {
                throw new NotationException(
                        "the parameters of a game given by conditions are at most " + MOST_NUMBER + ", not " + number);
            }
        }
        return Arrays.stream(numbers).mapToInt(Integer::parseInt).toArray();
    }

    private static List<String> moves(String name, int[] numbers) {
        return switch (name) {
            case "nim" -> List.of("x'<x", "y'<y", "z'<z");
            case "wythoff" -> wythoff(1);
            case "d-wythoff" -> wythoff(one(name, numbers, 1, 14));
            case "moore-nim" -> moore(one(name, numbers, 1, MOST_HEAPS - 1));
            case "bounded-nim" -> bounded(numbers);
            case "subtraction" ->
                Arrays.stream(numbers).mapToObj(n -> "x'+" + n + "=x").toList();
            case "bash" -> List.of("x'<x & x<=x'+" + one(name, numbers, 1, MOST_NUMBER));
            case "chocolate-bar" -> chocolate(one(name, numbers, 1, MOST_NUMBER / 2));
            case "circular-nim" -> circular(numbers);
            case "cyclic-nimhoff" -> cyclic(one(name, numbers, 1, MOST_CYCLE));
            case "delete-nim" -> List.of("x'+y'+1=x", "x'+y'+1=y");
            case "exact-slow-nim" -> List.of("x'+1=x & y'+1=y", "x'+1=x & z'+1=z", "y'+1=y & z'+1=z");
            case "welter" -> List.of("x'<x & x'!=y & x'!=z", "y'<y & y'!=x & y'!=z", "z'<z & z'!=x & z'!=y");
            default -> List.of("x'<x", "y'<y & y'+x'=y+x", "z'<z & z'+y'=z+y");
        };
    }

    /** Returns names in alphabetical order: x, y, z, zz. */
    private static String heap(int index) {
        return String.valueOf("xyzz".charAt(index)) + (index == 3 ? "z" : "");
    }

    private static int one(String name, int[] numbers, int least, int most) {
        if (numbers.length != 1 || numbers[0] < least || numbers[0] > most) {
            throw new NotationException(name + " needs one parameter from " + least + " to " + most + ", as in " + name
                    + "[" + least + "]");
        }
        return numbers[0];
    }

    private static List<String> wythoff(int d) {
        String both = d == 1 ? "x+y'=x'+y" : "x+y'<x'+y+" + d + " & x'+y<x+y'+" + d;
        return List.of("x'<x", "y'<y", "x'<x & y'<y & " + both);
    }

    private static List<String> bounded(int[] limits) {
        if (limits.length < 1
                || limits.length > MOST_HEAPS
                || Arrays.stream(limits).anyMatch(most -> most < 1)) {
            throw new NotationException(
                    "bounded-nim needs 1 to " + MOST_HEAPS + " limits of at least 1, as in bounded-nim[3,5]");
        }
        return IntStream.range(0, limits.length)
                .mapToObj(i -> heap(i) + "'<" + heap(i) + " & " + heap(i) + "<=" + heap(i) + "'+" + limits[i])
                .toList();
    }

    /** Returns moves: a break at the right keeps the height, or reduces it to that of the column there. */
    private static List<String> chocolate(int k) {
        String cut = "y'<y & ((" + k + "z<=y' & z'=z) | (" + k + "z>y' & " + k + "z'<=y' & y'<" + k + "z'+" + k + "))";
        return List.of("x'<x", cut, "z'<z");
    }

    /** Returns the moves that lower some of k consecutive heaps in a ring of n; each set of heaps is listed once. */
    private static List<String> circular(int[] numbers) {
        if (numbers.length != 2 || numbers[0] > MOST_RING || numbers[1] < 1 || numbers[1] > numbers[0]) {
            throw new NotationException(
                    "circular-nim needs n up to " + MOST_RING + " and k from 1 to n, as in circular-nim[n=6,k=4]");
        }
        Set<String> moves = new LinkedHashSet<>();
        for (int first = 0; first < numbers[0]; first++) {
            for (int mask = 1; mask < 1 << numbers[1]; mask += 2) {
                int start = first;
                moves.add(lowered(bits(mask)
                        .map(place -> 'a' + (start + place) % numbers[0])
                        .sorted()
                        .mapToObj(Character::toString)));
            }
        }
        return List.copyOf(moves);
    }

    private static List<String> cyclic(int h) {
        List<String> moves = new ArrayList<>(List.of("x'<x", "y'<y"));
        for (int i = 1; i < h; i++) {
            for (int j = 1; i + j < h; j++) {
                moves.add("x'+" + i + "=x & y'+" + j + "=y");
            }
        }
        return moves;
    }

    private static List<String> moore(int d) {
        return IntStream.range(1, 1 << (d + 1))
                .filter(heaps -> Integer.bitCount(heaps) <= d)
                .mapToObj(heaps -> lowered(bits(heaps).mapToObj(KnownGames::heap)))
                .toList();
    }

    private static IntStream bits(int mask) {
        return IntStream.range(0, Integer.SIZE).filter(bit -> (mask >> bit & 1) != 0);
    }

    private static String lowered(Stream<String> heaps) {
        return heaps.map(heap -> heap + "'<" + heap).collect(Collectors.joining(" & "));
    }
}
