package org.impartial.games.heap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Basis.Reference;
import org.impartial.core.game.Claim;
import org.impartial.core.game.heap.BreakingCode;

/** The taking-and-breaking games with known values for all heaps that a short table can confirm. */
final class OctalPeriods {
    private static final String BY_HAND = "Guy-Smith 1956";
    private static final String TABLES = "Flammenkamp";
    private static final Basis PET = Basis.proved(
            "with the digits 0 and 3 only it is a subtraction game, and subtraction games are pet", "Gurvich-Ho 2015");

    /** A code whose values are periodic: G(n + period) = G(n) + saltus from the heap {@code from} on. */
    record KnownPeriod(String code, long from, long period, long saltus, String source, Basis.Status status) {

        KnownPeriod(String code, long from, long period, long saltus, String source) {
            this(code, from, period, saltus, source, Basis.Status.COMPUTED);
        }

        Claim<Long> claim() {
            String statement = code + " has the period " + period + " from " + from + " on"
                    + (saltus == 0 ? "" : ", with the saltus " + saltus);
            return new Claim.Periodic<>(new Basis(statement, Reference.of(source), status), from, period, saltus);
        }
    }

    static final List<KnownPeriod> KNOWN = List.of(
            new KnownPeriod("0.77", 71, 12, 0, BY_HAND),
            new KnownPeriod("0.07", 53, 34, 0, BY_HAND),
            new KnownPeriod("0.137", 52, 34, 0, BY_HAND),
            new KnownPeriod("0.15", 1, 10, 0, BY_HAND),
            new KnownPeriod("0.17", 33, 34, 0, BY_HAND),
            new KnownPeriod("0.26", 1, 4, 0, BY_HAND),
            new KnownPeriod("0.34", 7, 8, 0, BY_HAND),
            new KnownPeriod("0.45", 498, 20, 0, TABLES),
            new KnownPeriod("0.156", 3479, 349, 0, TABLES),
            new KnownPeriod("0.644", 3256, 442, 0, TABLES),
            new KnownPeriod("4.444", 143, 24, 0, TABLES),
            new KnownPeriod("0.3F", 0, 6, 3, "WW"),
            new KnownPeriod("4.(3)", 1, 4, 4, "WW", Basis.Status.PROVED),
            new KnownPeriod("0.(3)", 0, 1, 1, "Bouton 1901", Basis.Status.PROVED));

    private OctalPeriods() {}

    static List<Claim<Long>> claims(BreakingCode code) {
        List<Claim<Long>> claims = new ArrayList<>();
        Optional<KnownPeriod> known =
                KNOWN.stream().filter(k -> k.code().equals(code.toString())).findFirst();
        known.ifPresent(k -> claims.add(k.claim()));
        if (Stream.concat(code.digits().stream(), code.repeating().stream()).allMatch(d -> d == 0 || d == 3)) {
            claims.add(Claim.pet(PET));
        }
        return claims;
    }
}
