package org.impartial.bench.discover;

import java.util.LinkedHashSet;
import java.util.Set;
import org.impartial.discover.Discovery;
import org.impartial.discover.HeapRules;

/** Rules whose P-positions are discovered, with the numeration in which they are found. */
public enum DiscoveredRules {
    /** Nim with three heaps. */
    NIM_3("base 2", "", "x'<x; y'<y; z'<z"),
    /** The same in misère play. */
    NIM_3_MISERE("base 2", "", "x'<x; y'<y; z'<z"),
    /** Nim with four heaps. */
    NIM_4("base 2", "", "w'<w; x'<x; y'<y; z'<z"),
    /** Moore's Nim, two of four heaps. */
    MOORE_2_OF_4("base 2", "", ring(4, 1) + "; " + ring(4, 2) + "; a'<a & c'<c; b'<b & d'<d"),
    /** Wythoff's game. */
    WYTHOFF("zeckendorf", "", Constants.WYTHOFF),
    /** The same in misère play. */
    WYTHOFF_MISERE("zeckendorf", "", Constants.WYTHOFF),
    /** Wythoff's game with the bound 3. */
    WYTHOFF_BOUND_3("ostrowski 3", "", "x'<x; y'<y; x'<x & y'<y & x+y'<x'+y+3 & x'+y<x+y'+3"),
    /** Wythoff's game, ended where x + y is 6 or less. */
    WYTHOFF_ENDED_6("zeckendorf", "", "x'<x & x+y>6; y'<y & x+y>6; x'<x & y'<y & x+y'=x'+y & x+y>6"),
    /** Wythoff's game with the steps (1,4) and (4,1). */
    WYTHOFF_AND_1_4("zeckendorf", "", Constants.WYTHOFF + "; x'+1=x & y'+4=y; x'+4=x & y'+1=y"),
    /** Fibonacci Nim. */
    FIBONACCI_NIM("zeckendorf", "", "E t: t>=1 & t<=l & n'+t=n & l'=2t"),
    /** The values of a subtraction game, as an automaton. */
    SUBTRACTION_VALUES("base 2", "", "x'+2=x; x'+5=x; x'+7=x"),
    /** Taking an odious number. */
    ODIOUS("base 2", "", "$odious(x-x')"),
    /** Welter's game, three coins. */
    WELTER_3("base 2", "x!=y & x!=z & y!=z", "x'<x & x'!=y & x'!=z; y'<y & y'!=x & y'!=z; z'<z & z'!=x & z'!=y"),
    /** Cyclic Nimhoff with h = 3, values. */
    CYCLIC_NIMHOFF_VALUES("base 2", "", "x'<x; y'<y; x'+1=x & y'+1=y"),
    /** A chocolate bar with k = 1. */
    CHOCOLATE_1("base 2", "z<=y", "x'<x; y'<y & ((z<=y' & z'=z) | (z>y' & z'<=y' & y'<=z')); z'<z"),
    /** Slow Nim, two of three heaps. */
    EXACT_SLOW_2_OF_3("base 2", "", "x'+1=x & y'+1=y; x'+1=x & z'+1=z; y'+1=y & z'+1=z"),
    /** Circular Nim, up to three neighbours of five heaps. */
    CIRCULAR_5_3("base 2", "", ring(5, 3)),
    /** Circular Nim, up to three neighbours of six heaps. */
    CIRCULAR_6_3("base 2", "", ring(6, 3)),
    /** Circular Nim, up to four neighbours of six heaps. */
    CIRCULAR_6_4("base 2", "", ring(6, 4));

    private static final class Constants {
        static final String WYTHOFF = "x'<x; y'<y; x'<x & y'<y & x+y'=x'+y";
    }

    private final String numeration;
    private final String domain;
    private final String moves;

    DiscoveredRules(String numeration, String domain, String moves) {
        this.numeration = numeration;
        this.domain = domain;
        this.moves = moves;
    }

    /** Returns the discovery, in the numeration in which an automaton is known to exist. */
    Discovery discovery() {
        Discovery discovery =
                Discovery.of(HeapRules.parse(moves).domain(domain)).in(numeration);
        discovery = name().endsWith("MISERE") ? discovery.misere() : discovery;
        return name().endsWith("VALUES") ? discovery.values() : discovery;
    }

    /** Returns the moves from any of k neighbours in a ring of n heaps. */
    private static String ring(int n, int k) {
        Set<String> moves = new LinkedHashSet<>();
        for (int first = 0; first < n; first++) {
            for (int mask = 1; mask < 1 << k; mask += 2) {
                StringBuilder move = new StringBuilder();
                for (int j = 0; j < k; j++) {
                    if ((mask >> j & 1) != 0) {
                        char heap = (char) ('a' + (first + j) % n);
                        move.append(move.isEmpty() ? "" : " & ").append(heap + "'<" + heap);
                    }
                }
                moves.add(move.toString());
            }
        }
        return String.join("; ", moves);
    }
}
