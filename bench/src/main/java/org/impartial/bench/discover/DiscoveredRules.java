package org.impartial.bench.discover;

import java.util.LinkedHashSet;
import java.util.Set;
import org.impartial.discover.Discovery;
import org.impartial.discover.HeapRules;

/** Rules whose P-positions are discovered, with the numeration in which they are found. */
public enum DiscoveredRules {
    NIM_3("base 2", "", "x'<x; y'<y; z'<z"),
    NIM_3_MISERE("base 2", "", "x'<x; y'<y; z'<z"),
    NIM_4("base 2", "", "w'<w; x'<x; y'<y; z'<z"),
    MOORE_2_OF_4("base 2", "", ring(4, 1) + "; " + ring(4, 2) + "; a'<a & c'<c; b'<b & d'<d"),
    WYTHOFF("zeckendorf", "", Constants.WYTHOFF),
    WYTHOFF_MISERE("zeckendorf", "", Constants.WYTHOFF),
    WYTHOFF_BOUND_3("ostrowski 3", "", "x'<x; y'<y; x'<x & y'<y & x+y'<x'+y+3 & x'+y<x+y'+3"),
    WYTHOFF_ENDED_6("zeckendorf", "", "x'<x & x+y>6; y'<y & x+y>6; x'<x & y'<y & x+y'=x'+y & x+y>6"),
    WYTHOFF_AND_1_4("zeckendorf", "", Constants.WYTHOFF + "; x'+1=x & y'+4=y; x'+4=x & y'+1=y"),
    FIBONACCI_NIM("zeckendorf", "", "E t: t>=1 & t<=l & n'+t=n & l'=2t"),
    SUBTRACTION_VALUES("base 2", "", "x'+2=x; x'+5=x; x'+7=x"),
    ODIOUS("base 2", "", "$odious(x-x')"),
    WELTER_3("base 2", "x!=y & x!=z & y!=z", "x'<x & x'!=y & x'!=z; y'<y & y'!=x & y'!=z; z'<z & z'!=x & z'!=y"),
    CYCLIC_NIMHOFF_VALUES("base 2", "", "x'<x; y'<y; x'+1=x & y'+1=y"),
    CHOCOLATE_1("base 2", "z<=y", "x'<x; y'<y & ((z<=y' & z'=z) | (z>y' & z'<=y' & y'<=z')); z'<z"),
    EXACT_SLOW_2_OF_3("base 2", "", "x'+1=x & y'+1=y; x'+1=x & z'+1=z; y'+1=y & z'+1=z"),
    CIRCULAR_5_3("base 2", "", ring(5, 3)),
    CIRCULAR_6_3("base 2", "", ring(6, 3)),
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
