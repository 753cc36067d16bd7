package org.impartial.discover.check;

import it.unimi.dsi.fastutil.ints.IntArrays;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;
import org.jspecify.annotations.Nullable;

/*
 * First the numbers: valid words and sums must obey their laws. Then play must end. Then the set: no move leads from it
 * into it, and from every other position some move does, except at an end of misère play. A finite game has exactly one
 * such set.
 */
/** Decides whether a certificate proves its statement. */
final class TheoremChecker {
    private final AutomatonCertificate certificate;
    private final Meter meter;
    private final WordArithmetic reckoning;
    private final Tables tables;
    private final boolean leastFirst;
    private final StatedRules rules;
    private final Table set;

    TheoremChecker(AutomatonCertificate certificate, Meter meter) {
        this.certificate = certificate;
        this.meter = meter;
        this.leastFirst = certificate.leastFirst();
        int base = AutomatonCertificate.number(certificate.field("base"));
        if (base < 2 || base > 16) {
            throw new CheckException("a base is 2 to 16, not " + base);
        }
        Table valid = certificate.table("valid", base, List.of("a"));
        this.reckoning = new WordArithmetic(valid, certificate.table("sum", base, List.of("a", "b", "c")), meter);
        this.tables = reckoning.tables();
        Map<String, Table> sets = certificate.sets(base);
        Conditions conditions = new Conditions(reckoning, sets);
        reckoning.checkLaws();
        sets.forEach((name, set) -> {
            Table stated = conditions.wide(set, set.names());
            reckoning.checkZeros(stated, "are in $" + name);
            KnownSets.check(name, stated, certificate.field("numeration"), reckoning);
        });
        reckoning.checkWeights(certificate.field("numeration"));
        this.rules = StatedRules.of(certificate, reckoning, conditions);
        new EndOfPlayCheck(rules, reckoning, conditions).check(certificate.field("lowers"));
        Table read = certificate.table("P", base, rules.heaps());
        this.set = reckoning.both(tables.renamed(read, Map.of()), turned(reckoning.all(rules.heaps())));
    }

    String proved() {
        checkZeros();
        Table positions = rules.positions();
        Table domain = turned(positions);
        reject(tables.minus(set, domain), "is accepted, but is not a position");
        Table movable = tables.minus(positions, positions);
        List<Table> winning = new ArrayList<>();
        for (StatedRules.StatedMove move : rules.moves()) {
            Table into = rules.into(move, turned(move.table()), set);
            reject(reckoning.both(into, set), "is accepted, and so is one of its options");
            winning.add(reckoning.both(into, domain));
            movable = tables.either(movable, rules.sources(move, move.table(), positions));
        }
        Table lost = tables.minus(domain, set);
        if (certificate.choice("play", "normal", "misere").equals("misere")) {
            Table ended = turned(tables.minus(positions, movable));
            reject(reckoning.both(set, ended), "is accepted, but play has ended there, which misère play counts as N");
            lost = tables.minus(lost, ended);
        }
        int[] missing = Cover.missing(lost, winning, leastFirst, meter);
        reject(missing, lost, "is not accepted, and none of its options is");
        return certificate.statement();
    }

    /** Also checks that a table holds exactly the vectors other than 0 by which no two positions of the set differ. */
    void checkVectors(String name) {
        if (rules.moves().stream().anyMatch(move -> move.parts().size() > 1)) {
            throw new CheckException("vectors are not defined between the parts of a heap that splits");
        }
        List<String> heaps = rules.heaps();
        List<String> numbers = heaps.stream().map(heap -> "!" + heap).toList();
        Table claimed = certificate.table(name, reckoning.base(), numbers);
        Table read = turned(set);
        Table pairs = reckoning.both(read, tables.renamed(read, StatedRules.primes(heaps, "'")));
        Table zero = reckoning.all(numbers);
        for (int i = 0; i < heaps.size(); i++) {
            Table sum = reckoning.sum(heaps.get(i) + "'", numbers.get(i), heaps.get(i));
            pairs = tables.without(tables.without(reckoning.both(pairs, sum), heaps.get(i)), heaps.get(i) + "'");
            zero = reckoning.both(zero, reckoning.constant(numbers.get(i), BigInteger.ZERO));
        }
        Table none = tables.minus(tables.minus(reckoning.all(numbers), pairs), zero);
        reckoning.reject(tables.minus(claimed, none), "the vector", "is listed, but two P-positions differ by it");
        reckoning.reject(
                tables.minus(none, claimed), "the vector", "is not listed, but no two P-positions differ by it");
    }

    private Table turned(Table table) {
        return leastFirst ? tables.reversed(table) : table;
    }

    /** Checks that membership does not depend on the number of zeros before the digits. */
    private void checkZeros() {
        boolean same = leastFirst
                ? IntStream.range(0, set.states())
                        .allMatch(state -> set.accepting()[state] == set.accepting()[set.step(state, 0)])
                : set.step(0, 0) == 0;
        if (!same) {
            throw new CheckException("zeros before the first digits of all heaps change what the table P accepts");
        }
    }

    private void reject(Table table, String what) {
        reject(tables.least(table), table, what);
    }

    /** Rejects a word whose digits are in the order in which the set reads. */
    private void reject(int @Nullable [] word, Table table, String what) {
        reckoning.reject(word == null || !leastFirst ? word : IntArrays.reverse(word), table, "the position", what);
    }
}
