package org.impartial.discover;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.numeration.NamedSet;
import org.impartial.discover.numeration.NamedSets;
import org.impartial.discover.numeration.Numeration;
import org.impartial.discover.numeration.NumerationText;

/** Games with the known sizes of their automata. */
final class Catalogue {
    static final String WYTHOFF = "x'<x; y'<y; x'<x & y'<y & x+y'=x'+y";

    private Catalogue() {}

    /** Returns rules that may name a further set, given by an automaton. */
    static HeapRules withSet(
            String name, String numeration, int tapes, int[] next, boolean[] accepting, String moves, String domain) {
        Numeration system = NumerationText.read(numeration);
        Map<String, NamedSet> sets = new TreeMap<>(NamedSets.all());
        sets.put(name, NamedSet.of(system, Automaton.of(system.base(), tapes, next, accepting)));
        return new HeapRules(moves, domain, sets);
    }

    /**
     * One game with its convention, and the expected numbers of states and questions; -1 questions if they are not
     * compared.
     */
    record Row(
            String name,
            String moves,
            String domain,
            boolean misere,
            boolean values,
            String numeration,
            int states,
            int questions) {
        Discovery discovery() {
            Discovery discovery =
                    Discovery.of(HeapRules.parse(moves).domain(domain)).in(numeration);
            discovery = misere ? discovery.misere() : discovery;
            return values ? discovery.values() : discovery;
        }

        @Override
        public String toString() {
            return name + (misere ? ", misère" : "") + (values ? ", values" : "");
        }
    }

    static List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        nim(rows);
        wythoff(rows);
        moore(rows);
        subtraction(rows);
        coins(rows);
        steps(rows);
        others(rows);
        return rows;
    }

    private static void add(List<Row> rows, String name, String moves, String how, int states, int questions) {
        add(rows, name, moves, "", how, states, questions);
    }

    private static void add(
            List<Row> rows, String name, String moves, String domain, String how, int states, int questions) {
        boolean misere = how.contains("misere");
        boolean values = how.contains("values");
        String numeration = how.replace("misere", "").replace("values", "").strip();
        rows.add(new Row(name, moves, domain, misere, values, numeration, states, questions));
    }

    private static void nim(List<Row> rows) {
        add(rows, "Nim, 2 heaps", "x'<x; y'<y", "base 2", 2, 8);
        add(rows, "Nim, 2 heaps", "x'<x; y'<y", "base 2 values", 2, 16);
        add(rows, "Nim, 3 heaps", "x'<x; y'<y; z'<z", "base 2", 2, 16);
        add(rows, "Nim, 4 heaps", "w'<w; x'<x; y'<y; z'<z", "base 2", 2, 32);
        add(rows, "Nim, 2 heaps", "x'<x; y'<y", "base 2 misere", 5, 46);
        add(rows, "Nim, 3 heaps", "x'<x; y'<y; z'<z", "base 2 misere", 5, 98);
        add(rows, "Nim with a pass, 1 heap", "x'<x; e=1 & e'=0 & x>=1", "e<=1", "base 2 values", 6, 128);
        add(rows, "Nim with a pass, 2 heaps", "x'<x; y'<y; e=1 & e'=0 & x+y>=1", "e<=1", "base 2", 6, 128);
        String greedy = "x'<x & y<=x & z<=x; y'<y & x<=y & z<=y; z'<z & x<=z & y<=z";
        add(rows, "Greedy Nim, 3 heaps", greedy, "base 2", 6, 105);
        String ends = "x'<x; x'<x & y=0 & z=0; y'<y & x=0; y'<y & z=0; z'<z & x=0 & y=0; z'<z";
        add(rows, "End-Nim, 3 heaps", ends, "~(x>=1 & y=0 & z>=1)", "base 2", 8, 176);
    }

    private static void wythoff(List<Row> rows) {
        add(rows, "Wythoff", WYTHOFF, "zeckendorf", 8, 44);
        add(rows, "Wythoff", WYTHOFF, "zeckendorf misere", 14, 118);
        String two = "x'<x; y'<y; x'<x & y'<y & x+y'<x'+y+2 & x'+y<x+y'+2";
        add(rows, "2-Wythoff", two, "ostrowski 2", 10, 286);
        add(rows, "2-Wythoff", two, "ostrowski 2 misere", 11, 264);
        add(rows, "3-Wythoff", two.replace("+2", "+3"), "ostrowski 3", 12, 919);
        int[] states = {6, 29, 34, 56, 81, 110};
        for (int l = 1; l <= 6; l++) {
            String more = " & x+y>" + l;
            String moves = "x'<x" + more + "; y'<y" + more + "; x'<x & y'<y & x+y'=x'+y" + more;
            add(rows, "Wythoff, ended at " + l, moves, "zeckendorf", states[l - 1], -1);
        }
        for (int[] step : new int[][] {{1, 3, 8}, {2, 4, 8}, {2, 5, 8}, {1, 4, 42}}) {
            add(rows, "Wythoff with a step", WYTHOFF + step(step[0], step[1]), "zeckendorf", step[2], -1);
        }
    }

    private static String step(int a, int b) {
        return "; x'+" + a + "=x & y'+" + b + "=y; x'+" + b + "=x & y'+" + a + "=y";
    }

    private static void moore(List<Row> rows) {
        String three = "x'<x; y'<y; z'<z; x'<x & y'<y; x'<x & z'<z; y'<y & z'<z";
        add(rows, "Moore's Nim of 2 in 3 heaps", three, "base 2", 2, 16);
        String four = three + "; w'<w; w'<w & x'<x; w'<w & y'<y; w'<w & z'<z";
        add(rows, "Moore's Nim of 2 in 4 heaps", four, "base 2", 2, 32);
    }

    private static void subtraction(List<Row> rows) {
        add(rows, "subtraction {1,3,4}", "x'+1=x; x'+3=x; x'+4=x", "base 2 values", 13, 183);
        add(rows, "subtraction {2,5,7}", "x'+2=x; x'+5=x; x'+7=x", "base 2 values", 27, 572);
        add(rows, "bounded Nim 3, 2 heaps", "x'<x & x<=x'+3; y'<y & y<=y'+3", "base 2", 3, 18);
        add(rows, "bounded Nim 3, 2 heaps", "x'<x & x<=x'+3; y'<y & y<=y'+3", "base 2 values", 7, 152);
        add(rows, "bounded Nim 3, 3 heaps", "x'<x & x<=x'+3; y'<y & y<=y'+3; z'<z & z<=z'+3", "base 2", 3, 38);
        String mark = "x'+1=x; x>=1 & 2x'<=x & x<=2x'+1";
        add(rows, "Mark", mark, "base 2", 3, 6);
        add(rows, "Mark", mark, "base 2 values", 10, 107);
        add(rows, "Mark", mark, "base 2 misere", 3, 8);
        String three = "x'+1=x; x'+2=x; x>=1 & 3x'<=x & x<=3x'+2";
        add(rows, "Mark-3", three, "base 3", 3, 9);
        add(rows, "Mark-3", three, "base 3 values", 13, 433);
        add(rows, "subtract an odious number", "$odious(x-x')", "base 2", 33, 439);
        add(rows, "subtract an evil number", "$evil(x-x') & x'<x", "base 2 values", 4, 21);
        add(rows, "subtract a power of 2", "$power2(x-x')", "base 2 values", 7, 69);
        add(rows, "x-1, or half of x rounded up", "x'+1=x; x>=2 & x<=2x' & 2x'<=x+1", "base 2", 5, 18);
        add(rows, "Fibonacci Nim", "E t: t>=1 & t<=l & n'+t=n & l'=2t", "zeckendorf", 5, -1);
        add(rows, "dynamic Nim with factor 1", "E t: t>=1 & t<=l & n'+t=n & l'=t", "base 2", 3, -1);
    }

    private static void coins(List<Row> rows) {
        String stairs = "x'<x; y'<y & y'+x'=y+x; z'<z & z'+y'=z+y";
        add(rows, "staircase Nim, 3 stairs", stairs, "base 2", 2, -1);
        add(rows, "Georgia and Bob, 2 coins", "x'<x; y'<y & x<y'", "x<y", "base 2", 3, 20);
        add(rows, "Georgia and Bob, 3 coins", "x'<x; y'<y & x<y'; z'<z & y<z'", "x<y & y<z", "base 2", 5, -1);
        String four = "w'<w; x'<x & w<x'; y'<y & x<y'; z'<z & y<z'";
        add(rows, "Georgia and Bob, 4 coins", four, "w<x & x<y & y<z", "base 2", 9, -1);
        add(rows, "Welter, 2 coins", "x'<x & x'!=y; y'<y & y'!=x", "x!=y", "base 2", 3, 20);
        String welter = "x'<x & x'!=y & x'!=z; y'<y & y'!=x & y'!=z; z'<z & z'!=x & z'!=y";
        add(rows, "Welter, 3 coins", welter, "x!=y & x!=z & y!=z", "base 2", 8, 217);
    }

    private static void steps(List<Row> rows) {
        String near = "x'<x; y'<y; x'+1=x & y'+1=y";
        add(rows, "cyclic nimhoff, h = 3", near, "base 2", 8, 97);
        add(rows, "cyclic nimhoff, h = 3", near, "base 2 values", 23, 925);
        add(rows, "cyclic nimhoff, h = 4", near + step(1, 2), "base 2 values", 5, 104);
        int[] states = {8, 18, 25, 26};
        for (int most = 2; most <= 5; most++) {
            String bounded = WYTHOFF + " & x<=x'+" + most;
            add(rows, "rook and diagonal up to " + most, bounded, "base 2", states[most - 2], -1);
        }
        String rook = "x'<x; y'<y";
        add(rows, "rook and (1,2)", rook + ray(1, 2), "base 2", 2, 8);
        add(rows, "rook, (1,2) and (2,1)", rook + ray(1, 2) + ray(2, 1), "base 2", 2, 8);
        add(rows, "rook, (2,3) and (3,2)", rook + ray(2, 3) + ray(3, 2), "base 2", 2, 8);
        String slow = "x'+1=x; y'+1=y; x'+1=x & y'+1=y";
        add(rows, "slow Nim", slow, "base 2", 2, 8);
        add(rows, "slow Nim", slow, "base 2 values", 13, 414);
        String exact = "x'+1=x & y'+1=y; x'+1=x & z'+1=z; y'+1=y & z'+1=z";
        add(rows, "exact slow Nim, 2 of 3", exact, "base 2", 29, 990);
    }

    private static String ray(int a, int b) {
        return "; E t: t>=1 & x'+" + a + "t=x & y'+" + b + "t=y";
    }

    private static void others(List<Row> rows) {
        add(rows, "delete nim", "x'+y'+1=x; x'+y'+1=y", "base 2", 2, 8);
        String variant = "x'>=1 & y'>=1 & x'+y'=x; x'>=1 & y'>=1 & x'+y'=y";
        add(rows, "variant delete nim", variant, "x>=1 & y>=1", "base 2", 2, 8);
        for (int[] bar : new int[][] {{1, 36, 2254}, {2, 4, 45}, {4, 6, 87}}) {
            int k = bar[0];
            String cut = "y'<y & ((" + k + "z<=y' & z'=z) | (" + k + "z>y' & " + k + "z'<=y' & y'<=" + k + "z'+"
                    + (k - 1) + "))";
            String name = "chocolate bar, z <= y/" + k;
            add(rows, name, "x'<x; " + cut + "; z'<z", k + "z<=y", "base 2", bar[1], bar[2]);
        }
    }
}
