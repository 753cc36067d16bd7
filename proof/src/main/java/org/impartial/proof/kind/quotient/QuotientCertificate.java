package org.impartial.proof.kind.quotient;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.kind.Header;
import org.impartial.proof.kind.Lines;

/**
 * The proof that a finite commutative monoid with a P-portion is the misère quotient of some components: a sum of any
 * number of them is a misère P-position if and only if the product of their elements is in the P-portion, every element
 * is such a product, and any two elements are distinguished by some sum [Plambeck-Siegel 2008]. The components are all
 * heaps of a game, if its elements are periodic; its heaps up to a bound; or all components reachable from a position.
 *
 * <p>The first facts are the elements, each with its products with the generators, {@code 3 P 5 0} for the element 3,
 * in P; then follow the elements of heaps, 20 per line, {@code 0: 0 0 1 2}, or of components, {@code 3 cram[2,3]
 * [1,1]}. The checker computes options from the rules. For a period it examines so many heaps that every greater heap
 * has the same element, and options with the same elements, as one of them; their number follows from the code of the
 * game, as in the theorem of Guy and Smith for Grundy values [Guy-Smith 1956].
 *
 * <p>Immutable and safe to share between threads.
 */
public final class QuotientCertificate implements Lines {
    public static final String KIND = "misere-quotient";

    static final String ORDER = "order";
    static final String GENERATORS = "generators";

    private static final int MOST = 1 << 28;

    private final Summands summands;
    private final int order;
    private final int generators;
    private final List<String> lines;

    /** Creates a certificate as read or constructed; it is not trusted before it is checked. */
    QuotientCertificate(Summands summands, int order, int generators, List<String> lines) {
        this.summands = summands;
        this.order = order;
        this.generators = generators;
        this.lines = List.copyOf(lines);
    }

    /**
     * {@return a certificate for heaps, from a given quotient}
     *
     * @param products at row x and column i the product of the element x and the i-th generator; 0 is the neutral
     *     element
     * @param phi the elements of the heaps 0, 1, …; up to preperiod + period − 1 if there is a period
     * @param preperiod the heap, 1 or more, from which the elements are periodic; ignored if there is no period
     * @param period the period, or 0 if the quotient is that of the heaps in {@code phi} only
     */
    public static QuotientCertificate ofHeaps(
            HeapGame game, int[][] products, BitSet portion, int[] phi, int preperiod, int period) {
        return of(new HeapSummands(game, preperiod, period, phi.length), products, portion, HeapSummands.lines(phi));
    }

    /** {@return a certificate for all components reachable from a position, from their elements by canonical forms} */
    public static QuotientCertificate ofReached(
            Position root, int[][] products, BitSet portion, Map<Component<?>, Integer> elements) {
        return of(new ReachedSummands(root), products, portion, ReachedSummands.lines(elements));
    }

    private static QuotientCertificate of(Summands summands, int[][] products, BitSet portion, List<String> more) {
        List<String> lines = new ArrayList<>();
        for (int x = 0; x < products.length; x++) {
            lines.add(IntStream.of(products[x])
                    .mapToObj(y -> " " + y)
                    .collect(Collectors.joining("", x + (portion.get(x) ? " P" : " N"), "")));
        }
        lines.addAll(more);
        return new QuotientCertificate(summands, products.length, products[0].length, lines);
    }

    public static Certificate read(Header first, List<String> facts) {
        return new QuotientCertificate(
                first.has(Header.ROOT) ? new ReachedSummands(first.root()) : HeapSummands.read(first),
                first.count(ORDER, MOST),
                first.count(GENERATORS, MOST),
                facts);
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String statement() {
        long lost = lines.stream()
                .limit(order)
                .filter(line -> line.startsWith("P", line.indexOf(' ') + 1))
                .count();
        return summands.name() + " have a misère quotient of order " + order + ", " + lost + " of its elements in P"
                + (summands instanceof HeapSummands heaps && heaps.period() > 0
                        ? "; Phi(n + " + heaps.period() + ") = Phi(n) for all n >= " + heaps.preperiod()
                        : "");
    }

    @Override
    public Map<String, String> header() {
        Map<String, String> header = new LinkedHashMap<>();
        summands.describe(header);
        header.put(ORDER, Integer.toString(order));
        header.put(GENERATORS, Integer.toString(generators));
        return header;
    }

    @Override
    public List<String> lines() {
        return lines;
    }

    @Override
    public Verdict check(Meter meter) {
        try {
            if (lines.size() < order) {
                throw new CertificateException(
                        order + " elements are announced, and there are " + lines.size() + " lines");
            }
            QuotientTable table = QuotientTable.read(lines.subList(0, order), generators, meter);
            List<Summands.Summand> all = summands.read(lines.subList(order, lines.size()), table, meter);
            BitSet elements = new BitSet();
            all.forEach(summand -> elements.set(summand.element()));
            for (int g = 0; g < generators; g++) {
                int generator = table.generator(g);
                if (!elements.get(generator)) {
                    throw new CertificateException("the generator " + generator + " is the element of no component");
                }
            }
            QuotientCheck.of(all, table, meter);
            return Verdict.accepted(lines.size(), statement() + ", by the options of " + all.size() + " components");
        } catch (CertificateException refusal) {
            return Verdict.refused(0, String.valueOf(refusal.getMessage()));
        }
    }

    /** Returns the proved statement. */
    @Override
    public String toString() {
        return statement();
    }
}
