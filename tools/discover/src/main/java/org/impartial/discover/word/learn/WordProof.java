package org.impartial.discover.word.learn;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.TooLargeException;

/** The proof for one reading direction: play ends, the set is learned, proved and compared with brute force. */
public final class WordProof {
    /** A quotient of more elements than this needs more states than a search without it can find. */
    private static final int FEW = 50;

    private final WordSystem system;
    private final int mostStates;
    private final Meter meter;
    private final Consumer<WordAttempt> listener;
    private List<Measure> measures = List.of();
    private Optional<WordAttempt> attempt = Optional.empty();
    private String reason = "";
    private boolean refused;

    public WordProof(WordSystem system, int mostStates, Meter meter, Consumer<WordAttempt> listener) {
        this.system = system;
        this.mostStates = mostStates;
        this.meter = meter;
        this.listener = listener;
    }

    public List<String> measures() {
        return measures.stream().map(Measure::toString).toList();
    }

    public List<String> measuresInWords() {
        return measures.stream().map(Measure::text).toList();
    }

    public Optional<WordAttempt> attempt() {
        return attempt;
    }

    public String reason() {
        return reason;
    }

    /** Returns whether no other direction can help: play is not known to end, or a quotient has too many elements. */
    public boolean refused() {
        return refused;
    }

    /** Returns the proved automaton; empty with a {@link #reason} if there is none within the limits. */
    public Optional<Automaton> run() {
        try {
            measures = new MeasureSearch(system.letters(), meter).measures(system.rules());
            if (measures.isEmpty()) {
                refused = true;
                reason = endless();
                return Optional.empty();
            }
            return searched();
        } catch (StoppedException e) {
            if (e.why() == StoppedException.Cause.CANCELLED) {
                throw e;
            }
            reason = "not with " + states() + " states within the limits: " + e.detail();
        } catch (RunQuotient.TooManyElementsException e) {
            refused = true;
            reason = "not with fewer than " + Math.max(states(), e.states) + " states: " + e.getMessage();
        } catch (TooLargeException e) {
            reason = "not with " + states() + " states: " + e.getMessage();
        }
        return Optional.empty();
    }

    private int states() {
        return attempt.map(WordAttempt::states).orElse(0);
    }

    /** Finds the automaton by a quotient, or by search, as long as the quotient took if its elements need not be states. */
    private Optional<Automaton> searched() {
        try {
            return learned(true, meter);
        } catch (RunQuotient.TooManyElementsException e) {
            boolean many = e.elements > FEW;
            if (many && e.states > 0) {
                throw e;
            }
            try {
                return learned(false, many ? meter.fork(meter.cost().positions()) : meter);
            } catch (StoppedException stopped) {
                throw many && stopped.why() != StoppedException.Cause.CANCELLED ? e : stopped;
            }
        }
    }

    private Optional<Automaton> learned(boolean quotients, Meter share) {
        WordAttempt learning = new WordAttempt(system, mostStates, quotients, share);
        attempt = Optional.of(learning);
        while (learning.states() <= mostStates) {
            Automaton found = learning.round();
            listener.accept(learning);
            if (found != null) {
                return compared(found);
            }
        }
        reason = "not with " + mostStates + " states: an automaton needs " + learning.states()
                + " or more, if there is one";
        return Optional.empty();
    }

    private Optional<Automaton> compared(Automaton found) {
        Optional<String> wrong = new ShortWords(system, meter).difference(found);
        wrong.ifPresent(word -> reason = "a proved set differs from brute force at \"" + word
                + "\", so the proof is rejected; this is a fault of the library, please report the rules");
        return Optional.of(found).filter(set -> wrong.isEmpty());
    }

    private String endless() {
        return new Repetitions(system.letters(), system.rules(), meter)
                .cycle()
                .map(cycle -> "play need not end: "
                        + cycle.stream()
                                .map(word -> word.isEmpty() ? "(the empty word)" : word)
                                .collect(Collectors.joining(" -> "))
                        + (cycle.get(0).equals(cycle.get(cycle.size() - 1)) ? "" : ", which contains the first word")
                        + "; let every move lower something")
                .orElse("it was not proved that play ends: no letter weights, linear functions of letters or counts of"
                        + " factors were found that every move lowers in lexicographic order");
    }
}
