package org.impartial.solve.theory.form;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Outcome;
import org.impartial.solve.theory.form.table.FormTable;
import org.jspecify.annotations.Nullable;

/**
 * A misère canonical form [ONAG, ch. 12]: the simplest game that is equal to a position, that is, has the same misère
 * outcome as the position in the sum with any other game. Two positions are equal if and only if they have the same
 * form.
 *
 * <p>Immutable; two forms of one {@link MisereForms} are equal if and only if the games are. Like its {@code
 * MisereForms}, whose meter counts the work of all methods, it is not safe for use by several threads.
 *
 * <pre>{@code
 * MisereForm two = new MisereForms().heap(2);
 * two.plus(two).outcome();  // P
 * two.mate().equals(two);   // true
 * }</pre>
 */
public final class MisereForm {
    /** The number of nodes of a form above which no distinguishing game is searched for. */
    static final int MOST_DISTINGUISHED = 400;

    private final MisereForms forms;
    final int number;

    MisereForm(MisereForms forms, int number) {
        this.forms = forms;
        this.number = number;
    }

    /** {@return the outcome of the form by itself under the misère convention: P or N; N for 0} */
    public Outcome outcome() {
        return table().isP(number) ? Outcome.P : Outcome.N;
    }

    /** {@return the Grundy value in normal play: g+} */
    public int grundy() {
        return table().grundy(number);
    }

    /** {@return the misère Grundy value: the n such that the sum with a Nim heap of n is a P-position} */
    public int misereGrundy() {
        return table().misere(number);
    }

    /** {@return the genus, by a recursion over all followers: g+ and the values of g− with 0, 1, 2, … heaps of 2} */
    public Genus genus() {
        return forms.genera.of(number, forms.meter);
    }

    /** {@return the length of the longest play} */
    public int birthday() {
        return table().birthday(number);
    }

    /** {@return the options in canonical form, without repetitions, in the order in which they were created} */
    public List<MisereForm> options() {
        return IntStream.range(0, table().options(number))
                .mapToObj(i -> forms.form(table().option(number, i)))
                .toList();
    }

    /** {@return the number of followers, including this form, or 4,097 if there are more} */
    public int nodes() {
        return table().nodes(number, forms.meter);
    }

    /**
     * Returns the disjunctive sum. Only heaps of 1 cancel: the sum of a game with itself is seldom 0.
     *
     * @param that the other form, of the same {@code MisereForms}
     * @return the canonical form of the sum
     */
    public MisereForm plus(MisereForm that) {
        return forms.form(table().sum(number, forms.number(that), forms.meter));
    }

    /** {@return the canonical form of the mate: the heap of 1 for 0, else the game of the mates of the options} */
    public MisereForm mate() {
        return forms.form(table().mate(number, forms.meter));
    }

    /** {@return whether this form is a Nim heap {@code *[n]}, as that of a position with only pet followers is} */
    public boolean isHeap() {
        return table().isHeap(number);
    }

    /**
     * {@return whether this form is even: not the sum of a form of lesser birthday, which is even, with the heap of 1}
     */
    public boolean isEven() {
        return new FormOrder(table(), forms.meter).evenPart(number) == number;
    }

    /**
     * {@return whether this form is tame: it and all its followers have genera of sums of Nim heaps} Sums of only tame
     * positions follow the rule of misère Nim; yet tame forms of the same genus may differ in sums with others.
     */
    public boolean isTame() {
        return forms.genera.tame(number, forms.meter);
    }

    /**
     * {@return a game that distinguishes two forms: its sum with one of them is P and with the other N}
     *
     * @param that another form, not equal to this one
     * @throws IllegalArgumentException if the forms are equal
     * @throws BeyondRangeException if one of them has more than {@value #MOST_DISTINGUISHED} nodes
     */
    public MisereForm distinguisher(MisereForm that) {
        int other = forms.number(that);
        if (other == number) {
            throw new IllegalArgumentException(this + " is equal to itself; no game distinguishes it from itself");
        }
        if (nodes() > MOST_DISTINGUISHED || that.nodes() > MOST_DISTINGUISHED) {
            throw new BeyondRangeException(
                    "a distinguishing game is searched for only for forms of up to " + MOST_DISTINGUISHED + " nodes");
        }
        return forms.form(new Distinguisher(table(), forms.meter).of(number, other));
    }

    /** {@return the name of this form as CGSuite writes it; empty if too long: names grow exponentially} */
    public Optional<String> text() {
        @Nullable String name = FormText.of(table(), number, forms.meter);
        return Optional.ofNullable(name);
    }

    FormTable table() {
        return forms.table;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof MisereForm that && table() == that.table() && number == that.number;
    }

    @Override
    public int hashCode() {
        return number;
    }

    /** Returns the {@linkplain #text name}, such as {@code *[2[2]321]}, or else the birthday and the values. */
    @Override
    public String toString() {
        return text().orElseGet(() -> "a form of birthday " + birthday() + ", g+ " + grundy() + ", g- " + misereGrundy()
                + ", " + (nodes() > FormTable.MOST_COUNTED ? "over " + FormTable.MOST_COUNTED : nodes()) + " nodes");
    }
}
