package org.impartial.games.word;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Options;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Method;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.library.Survey;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;

/**
 * The pirates of HDU 1538: the last one proposes a division of the gold, which passes with at least half of all votes;
 * otherwise the proposer is thrown overboard. Each pirate prefers staying alive, then guaranteed coins, then throwing
 * others overboard. There are no positions that could be added.
 *
 * <p>Theorem [Stewart 1999]: of n pirates with m coins, if n ≤ 2m + 1, the proposer keeps m − (n − 1)/2, the pirates of
 * the same parity get 1 and the others 0. If n ≥ 2m + 2, let 2^j be the greatest power of 2 with 2m + 2^j ≤ n: the
 * pirates above 2m + 2^j are thrown overboard, and the others are guaranteed no coin.
 */
public record Pirates(long gold) implements PositionFormat {
    public static final GameFamily FAMILY =
            Cards.family("pirates", params -> new Pirates(params.get("gold").asLong("gold", 0)), "gold=100 gold=0");
    private static final Datum THROWN = Datum.of("Thrown");

    public Pirates {
        if (gold < 0) {
            throw new NotationException("the gold is at least 0, not " + gold);
        }
    }

    /** Returns the guaranteed share of a pirate from 1, the last of whom proposes first; empty if thrown overboard. */
    public OptionalLong guarantee(long pirates, long pirate) {
        if (pirate < 1 || pirate > pirates) {
            throw new NotationException(
                    "there is at least one pirate, and pirates are numbered from 1; there is no pirate " + pirate
                            + " of " + pirates);
        }
        if (pirates - 1 - gold <= gold) {
            boolean partner = (pirates - pirate) % 2 == 0;
            return OptionalLong.of(pirate == pirates ? gold - (pirates - 1) / 2 : partner ? 1 : 0);
        }
        long safe = Long.highestOneBit(pirates - 2 * gold);
        return pirate - 2 * gold <= safe ? OptionalLong.of(0) : OptionalLong.empty();
    }

    @Override
    public NotatedPosition read(Datum position) {
        throw new NotationException("pirates have no positions to add or to analyse; solve for instance pirates[100] 5"
                + " alone, which gives the guaranteed coins of each pirate");
    }

    @Override
    public Optional<Survey> survey(Datum position) {
        List<Datum> items = position.asItems();
        if (items.isEmpty() || items.size() > 2) {
            throw new NotationException("write the number of pirates n, or [n, p] for pirate p, not " + position);
        }
        long n = items.get(0).asLong("the number of pirates", 1);
        if (items.size() == 2) {
            long pirate = items.get(1).asLong("the pirate", 1, n);
            return Optional.of((method, inquiry) -> answer(n, LongStream.of(pirate), method));
        }
        if (n > Options.MOST) {
            throw new NotationException("the list for " + n + " pirates is too long, the most are " + Options.MOST
                    + "; write [n, p] for a single pirate p");
        }
        return Optional.of((method, inquiry) -> answer(n, LongStream.rangeClosed(1, n), method));
    }

    private Datum.Fields answer(long n, LongStream asked, Method method) {
        LongFunction<OptionalLong> sure =
                method == Method.SEARCH ? PirateVotes.of(n, gold)::guarantee : pirate -> guarantee(n, pirate);
        List<Datum> list = asked.mapToObj(sure)
                .map(coins -> coins.isPresent() ? Datum.of(coins.getAsLong()) : THROWN)
                .toList();
        return new Datum.Fields(Map.of("guarantee", Datum.list(list)));
    }

    @Override
    public boolean surveysOnly() {
        return true;
    }

    @Override
    public List<ImpartialGame<?>> games() {
        return List.of();
    }
}
