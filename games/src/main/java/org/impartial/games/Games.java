package org.impartial.games;

import java.lang.reflect.Field;
import java.util.List;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.GameProvider;

/**
 * All games of this library. Immutable and safe to share between threads.
 *
 * <pre>{@code
 * Games.library().read("kayles 11 + nim 3").position();  // kayles 11 + nim 3
 * }</pre>
 */
public final class Games implements GameProvider {
    /** For each game its name, its class and the constant there, which is loaded when the game is first used. */
    private static final List<GameFamily> FAMILIES =
            """
            nim heap.Nim FAMILY
            misere-nim heap.Nim MISERE
            bounded-nim heap.NamedSubtraction BOUNDED_NIM
            bash heap.Bash FAMILY
            count-up heap.CountUp FAMILY
            wythoff heap.queen.Wythoff FAMILY
            d-wythoff heap.queen.Wythoff BOUNDED
            subtraction heap.Subtraction FAMILY
            interval heap.Interval FAMILY
            take-any heap.NamedSubtraction TAKE_ANY
            grundys-game heap.GrundysGame FAMILY
            octal heap.Octal FAMILY
            kayles heap.NamedCodes KAYLES
            dawsons-kayles heap.NamedCodes DAWSONS_KAYLES
            dawsons-chess heap.NamedCodes DAWSONS_CHESS
            treblecross heap.NamedCodes TREBLECROSS
            guiles heap.NamedCodes GUILES
            officers heap.NamedCodes OFFICERS
            laskers-nim heap.NamedCodes LASKERS_NIM
            kenyons-game heap.NamedCodes KENYONS_GAME
            cut heap.Cut FAMILY
            moore-nim heap.moore.MooreNim FAMILY
            apple-rows heap.AppleRows FAMILY
            subtract-a-square heap.NamedSubtraction SQUARES
            subtract-a-prime heap.NamedSubtraction PRIMES
            euclid heap.pair.Euclid FAMILY
            euclid-to-zero heap.pair.Euclid TO_ZERO
            cyclic-nimhoff heap.pair.CyclicNimhoff FAMILY
            nimhof heap.pair.Nimhof FAMILY
            delete-nim heap.pair.DeleteNim FAMILY
            vector-delete-nim heap.pair.DeleteNim VECTOR
            slow-nim heap.pair.SlowNim FAMILY
            poker-nim heap.pair.PokerNim FAMILY
            fibonacci-nim heap.DynamicNim FIBONACCI
            dynamic-nim heap.DynamicNim FAMILY
            greedy-nim heap.vector.GreedyNim FAMILY
            proper-nim heap.vector.ProperNim FAMILY
            exact-slow-nim heap.vector.ExactSlowNim FAMILY
            hypergraph-nim heap.vector.HypergraphNim FAMILY
            circular-nim heap.vector.CircularNim FAMILY
            end-nim heap.vector.EndNim FAMILY
            pass-nim heap.vector.PassNim FAMILY
            staircase-nim heap.StaircaseNim FAMILY
            georgia-and-bob heap.SlidingPieces GEORGIA_AND_BOB
            monks heap.SlidingPieces MONKS
            silver-dollar heap.SlidingPieces SILVER_DOLLAR
            boxes heap.StaircaseNim BOXES
            single-coin coin.CoinGames SINGLE_COIN
            turning-turtles coin.CoinGames TURNING_TURTLES
            consecutive-coins coin.CoinGames CONSECUTIVE_COINS
            subtraction-coins coin.CoinGames SUBTRACTION_COINS
            twins coin.CoinGames TWINS
            mock-turtles coin.CoinGames MOCK_TURTLES
            ruler coin.CoinGames RULER
            grunt coin.CoinGames GRUNT
            coin-turning coin.CoinGames COIN_TURNING
            switch-lights coin.CoinGames SWITCH_LIGHTS
            coin-product coin.CoinGames COIN_PRODUCT
            welter coin.strip.Welter FAMILY
            northcott coin.strip.Northcott FAMILY
            tree-game tree.TreeGame FAMILY
            the-game tree.TheGame FAMILY
            caterpillar tree.Caterpillar FAMILY
            tree-cutting tree.TreeCutting FAMILY
            game-of-31 word.GameOf31 FAMILY
            multiplication word.Multiplication FAMILY
            digital-deletions word.DigitalDeletions FAMILY
            alice-and-bob word.AliceAndBob FAMILY
            pirates word.Pirates FAMILY
            dag graph.Dag FAMILY
            digraph graph.Digraph FAMILY
            pursuit-ring graph.PursuitRing FAMILY
            kotzig graph.Kotzig FAMILY
            hackenbush graph.Hackenbush FAMILY
            chip-firing graph.ChipFiring FAMILY
            brussels-sprouts graph.BrusselsSprouts FAMILY
            node-kayles graph.deletion.DeletionGame NODE_KAYLES
            arc-kayles graph.deletion.DeletionGame ARC_KAYLES
            grim graph.deletion.DeletionGame GRIM
            undirected-vertex-geography graph.deletion.Geography FAMILY
            poset-chomp graph.PosetChomp FAMILY
            subset-take-away graph.SubsetTakeAway FAMILY
            cram board.Cram FAMILY
            chomp board.Chomp FAMILY
            notakto board.Notakto FAMILY
            nogo board.NoGo FAMILY
            clobber board.Clobber FAMILY
            chocolate-bar board.ChocolateBar FAMILY
            lctr board.Lctr FAMILY
            sprouts pencil.Sprouts FAMILY
            nimstring pencil.Nimstring FAMILY
            nimstring-lines pencil.NimstringLines FAMILY
            mark number.Mark FAMILY
            divisor-nim number.DivisorNim FAMILY
            proper-divisor-nim number.DivisorNim PROPER
            totative-nim number.TotativeNim FAMILY
            sylver-coinage number.SylverCoinage FAMILY
            top-entails entail.TopEntails FAMILY
            complimenting-nim entail.ComplimentingNim FAMILY
            """.lines().map(Games::listed).toList();

    /** Creates the provider; called by the service loader. */
    public Games() {}

    private static GameFamily listed(String line) {
        String[] words = line.split(" ", -1);
        return GameFamily.onFirstUse(words[0], () -> {
            try {
                Field family = Class.forName(Games.class.getPackageName() + "." + words[1])
                        .getDeclaredField(words[2]);
                family.setAccessible(true);
                return (GameFamily) family.get(null);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("there is no family for the line " + line, e);
            }
        });
    }

    @Override
    public List<GameFamily> families() {
        return FAMILIES;
    }

    /**
     * {@return the games of this library by name: a library of these families only; {@link GameLibrary#installed} has
     * those of other providers too}
     */
    public static GameLibrary library() {
        return GameLibrary.of(FAMILIES);
    }

    /**
     * {@return the position that a text denotes}
     *
     * @param text one or more {@code GAME[PARAMS] POSITION}, joined by {@code +}
     * @throws org.impartial.core.notation.NotationException if the text cannot be read; it has the column of the error
     */
    public static Position position(String text) {
        return library().read(text).position();
    }

    @Override
    public String toString() {
        return "library of " + FAMILIES.size() + " families";
    }
}
