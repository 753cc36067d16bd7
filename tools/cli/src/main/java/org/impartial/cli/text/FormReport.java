package org.impartial.cli.text;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.cli.io.Terminal;
import org.impartial.core.game.Claim;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.discover.ClosedForm;

/** The closed forms of values, for human readers. */
public record FormReport(Terminal terminal) {

    /** Returns the theorem of a game that gives the value of a heap, if there is one. */
    public static Optional<Claim.Values<Long>> theorem(HeapGame game, long heap) {
        return theorems(game).filter(claim -> claim.domain().test(heap)).findFirst();
    }

    private static <S> Stream<Claim.Values<S>> theorems(ImpartialGame<S> game) {
        return game.claims().stream()
                .<Claim.Values<S>>mapMulti((claim, each) -> {
                    if (claim instanceof Claim.Values<S> values) {
                        each.accept(values);
                    }
                })
                .filter(claim -> claim.basis().firm());
    }

    /** Prints the theorem about the values of a game that is not played on one heap of any size. */
    public void print(ImpartialGame<?> game) {
        String theorem = theorems(game)
                .findFirst()
                .map(claim -> "proved for all positions: " + claim.basis())
                .orElse("no theorem about the values of " + game.name() + " was found");
        terminal.say(theorem);
    }

    public void print(HeapGame game, long[] values) {
        theorem(game, Long.MAX_VALUE)
                .ifPresentOrElse(claim -> terminal.say("proved for all heaps: " + claim.basis()), () -> print(values));
    }

    public void print(long... values) {
        List<ClosedForm> forms = ClosedForm.guess(values);
        terminal.println(
                forms.isEmpty()
                        ? "no known form is shorter than these " + values.length + " values"
                        : "observed in " + values.length + " values, the shortest form first:");
        for (ClosedForm form : forms) {
            terminal.say("  " + form + share(form, values.length));
        }
    }

    private static String share(ClosedForm form, int values) {
        return form.statement().contains(", except ") ? "  (" + form.explained() + " of " + values + ")" : "";
    }
}
