package org.impartial.games.word;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.OptionalLong;
import org.impartial.core.notation.NotationException;

/**
 * The guaranteed share of each pirate by backward induction: all proposals are put to the vote, and the proposer may
 * make those that, among the accepted ones, give the proposer the most. No theorem is used.
 */
final class PirateVotes {
    static final long MOST = 200_000_000;
    private static final long THROWN = -1;
    private final long gold;
    private long[] sure = {};

    private PirateVotes(long gold) {
        this.gold = gold;
    }

    static PirateVotes of(long pirates, long gold) {
        refuseTooMany(BigInteger.valueOf(pirates), BigInteger.valueOf(gold));
        PirateVotes votes = new PirateVotes(gold);
        for (int n = 1; n <= pirates; n++) {
            votes.vote(n);
        }
        return votes;
    }

    /** There are C(m + k − 1, k − 1) proposals for k pirates, and so C(m + n, n − 1) in all. */
    private static void refuseTooMany(BigInteger n, BigInteger m) {
        BigInteger votes = n;
        BigInteger chosen = m.add(BigInteger.ONE).min(n.subtract(BigInteger.ONE));
        BigInteger most = BigInteger.valueOf(MOST);
        for (BigInteger i = BigInteger.ZERO; i.compareTo(chosen) < 0 && votes.compareTo(most) <= 0; ) {
            votes = votes.multiply(m.add(n).subtract(i));
            i = i.add(BigInteger.ONE);
            votes = votes.divide(i);
        }
        if (votes.compareTo(most) > 0) {
            throw new NotationException("to vote on all proposals of " + n + " pirates with " + m
                    + " coins is too much, the most are " + most + " votes; ask for the solver \"auto\" or \"claims\"");
        }
    }

    OptionalLong guarantee(long pirate) {
        long coins = sure[(int) pirate - 1];
        return coins == THROWN ? OptionalLong.empty() : OptionalLong.of(coins);
    }

    private void vote(int n) {
        long[] least = new long[n];
        long best = THROWN;
        long[] proposal = new long[n];
        proposal[0] = gold;
        do {
            if (proposal[n - 1] >= best && passes(proposal)) {
                if (proposal[n - 1] > best) {
                    best = proposal[n - 1];
                    Arrays.fill(least, Long.MAX_VALUE);
                }
                for (int i = 0; i < n; i++) {
                    least[i] = Math.min(least[i], proposal[i]);
                }
            }
        } while (advance(proposal));
        if (best == THROWN) {
            System.arraycopy(sure, 0, least, 0, n - 1);
            least[n - 1] = THROWN;
        }
        sure = least;
    }

    /** A pirate who would otherwise be thrown overboard accepts anything; the others only more than guaranteed. */
    private boolean passes(long[] proposal) {
        int votes = 1;
        for (int i = 0; i < sure.length; i++) {
            votes += sure[i] == THROWN || proposal[i] > sure[i] ? 1 : 0;
        }
        return 2 * votes >= proposal.length;
    }

    /** Returns false after the last way to divide the coins, which gives all to the last pirate. */
    private static boolean advance(long[] proposal) {
        int first = 0;
        while (first < proposal.length - 1 && proposal[first] == 0) {
            first++;
        }
        if (first == proposal.length - 1) {
            return false;
        }
        long coins = proposal[first];
        proposal[first] = 0;
        proposal[0] = coins - 1;
        proposal[first + 1]++;
        return true;
    }
}
