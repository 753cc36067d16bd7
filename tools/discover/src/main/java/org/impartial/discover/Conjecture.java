package org.impartial.discover;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.notation.NotationException;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.formula.Formula;
import org.impartial.discover.formula.FormulaParser;
import org.impartial.discover.learn.CandidateNumeration;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.NamedSet;
import org.impartial.discover.rules.CompiledRules;
import org.impartial.discover.rules.OptionWalk;
import org.impartial.discover.rules.Rules;
import org.impartial.discover.rules.Termination;
import org.impartial.discover.rules.UnknownHereException;

/** Decides whether a condition holds exactly at the P-positions. Not every numeration can express every named set. */
record Conjecture(HeapRules source, Rules rules, boolean misere, List<CandidateNumeration> systems, Meter meter) {
    Judgement judged(String text) {
        Formula condition = read(text);
        Map<String, NamedSet> sets = new TreeMap<>(rules.sets());
        sets.putAll(Rules.used(condition.sets(), source.sets()));
        Rules.requireArities(condition, sets);
        Rules both = new Rules(rules.heaps(), rules.moves(), rules.domain(), sets);
        List<String> reasons = new ArrayList<>();
        for (CandidateNumeration system : systems) {
            try {
                Arithmetic arithmetic = new Arithmetic(system.system().get(), meter);
                return judged(condition, CompiledRules.of(both, arithmetic));
            } catch (UnknownHereException e) {
                reasons.add(e.getMessage());
            } catch (StoppedException e) {
                meter.absorb(e);
                return Judgement.open("not decided within the budget: " + e.detail());
            }
        }
        return Judgement.open("not decided: " + String.join("; ", reasons));
    }

    private Formula read(String text) {
        Formula condition = FormulaParser.formula(text);
        Set<String> unknown = new TreeSet<>(condition.free());
        rules.shown().forEach(unknown::remove);
        if (!unknown.isEmpty()) {
            throw new NotationException("the conjecture has unknown variables: " + String.join(", ", unknown)
                    + "; the heaps are " + String.join(", ", rules.shown()));
        }
        return condition;
    }

    private Judgement judged(Formula condition, CompiledRules compiled) {
        if (new Termination(compiled).measures().isEmpty()) {
            return Judgement.open("play was not proved to end, so the rules may not determine the P-positions");
        }
        Arithmetic arithmetic = compiled.arithmetic();
        Automaton set = arithmetic
                .and(compiled.condition(condition), compiled.positions())
                .automaton();
        int[] failing = compiled.check(misere, meter).leastFailing(set);
        if (failing == null) {
            String proof = "by an automaton of " + set.states() + " states over " + arithmetic.numeration();
            return new Judgement(true, Optional.empty(), "proved for all sizes, " + proof);
        }
        BigInteger[] position = arithmetic.numeration().numbers(failing, rules.size());
        return new Judgement(false, Optional.of(List.of(position)), why(compiled, set, failing, position));
    }

    private String why(CompiledRules compiled, Automaton set, int[] failing, BigInteger[] position) {
        String place = ProvedSet.text(position);
        if (!set.accepts(failing)) {
            return place + " is claimed to be N, but none of its options is claimed to be P";
        }
        if (misere && compiled.terminal().automaton().accepts(failing)) {
            return place + " is claimed to be P, but play has ended there and misère play counts that as N";
        }
        String option = OptionWalk.into(compiled, set)
                .options(position)
                .findFirst()
                .map(reply -> ProvedSet.text(reply.toArray(BigInteger[]::new)))
                .orElseThrow();
        return place + " is claimed to be P, and so is its option " + option;
    }
}
