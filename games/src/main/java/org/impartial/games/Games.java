package org.impartial.games;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.GameProvider;
import org.impartial.games.board.BarGames;
import org.impartial.games.board.BoardGames;
import org.impartial.games.board.Chomp;
import org.impartial.games.board.Cram;
import org.impartial.games.coin.CoinGames;
import org.impartial.games.coin.CoinGrids;
import org.impartial.games.coin.StripGames;
import org.impartial.games.graph.Caterpillar;
import org.impartial.games.graph.Dag;
import org.impartial.games.graph.Digraph;
import org.impartial.games.graph.DrawnGames;
import org.impartial.games.graph.GraphGames;
import org.impartial.games.graph.Hackenbush;
import org.impartial.games.graph.PursuitRing;
import org.impartial.games.graph.TheGame;
import org.impartial.games.graph.TreeCutting;
import org.impartial.games.graph.TreeGame;
import org.impartial.games.heap.AppleRows;
import org.impartial.games.heap.Bash;
import org.impartial.games.heap.BoundedNim;
import org.impartial.games.heap.Boxes;
import org.impartial.games.heap.CountUp;
import org.impartial.games.heap.Cut;
import org.impartial.games.heap.GeorgiaAndBob;
import org.impartial.games.heap.GrundysGame;
import org.impartial.games.heap.HeapGames;
import org.impartial.games.heap.Interval;
import org.impartial.games.heap.Monks;
import org.impartial.games.heap.MooreNim;
import org.impartial.games.heap.NamedCodes;
import org.impartial.games.heap.Nim;
import org.impartial.games.heap.Octal;
import org.impartial.games.heap.StaircaseNim;
import org.impartial.games.heap.Subtraction;
import org.impartial.games.heap.TakeAny;
import org.impartial.games.heap.Wythoff;
import org.impartial.games.number.NumberGames;
import org.impartial.games.pencil.PencilGames;
import org.impartial.games.pencil.Sprouts;
import org.impartial.games.word.AliceAndBob;
import org.impartial.games.word.DigitalDeletions;
import org.impartial.games.word.GameOf31;
import org.impartial.games.word.Multiplication;
import org.impartial.games.word.Pirates;

/** All games of this library, one line a plug-in. Immutable and safe to share between threads. */
public final class Games implements GameProvider {
    private static final List<GameFamily> OWN = List.of(
            Nim.FAMILY,
            Nim.MISERE,
            BoundedNim.FAMILY,
            Bash.FAMILY,
            CountUp.FAMILY,
            Wythoff.FAMILY,
            Wythoff.BOUNDED,
            Subtraction.FAMILY,
            Interval.FAMILY,
            TakeAny.FAMILY,
            GrundysGame.FAMILY,
            Octal.FAMILY,
            NamedCodes.KAYLES,
            NamedCodes.DAWSONS_KAYLES,
            NamedCodes.DAWSONS_CHESS,
            NamedCodes.TREBLECROSS,
            NamedCodes.GUILES,
            NamedCodes.OFFICERS,
            NamedCodes.LASKERS_NIM,
            NamedCodes.KENYONS_GAME,
            Cut.FAMILY,
            Dag.FAMILY,
            MooreNim.FAMILY,
            StaircaseNim.FAMILY,
            GeorgiaAndBob.FAMILY,
            Monks.FAMILY,
            Boxes.FAMILY,
            AppleRows.FAMILY,
            CoinGames.SINGLE_COIN,
            CoinGames.TURNING_TURTLES,
            CoinGames.CONSECUTIVE_COINS,
            CoinGames.SUBTRACTION_COINS,
            CoinGames.TWINS,
            CoinGames.MOCK_TURTLES,
            CoinGames.RULER,
            CoinGames.GRUNT,
            CoinGames.COIN_TURNING,
            CoinGrids.SWITCH_LIGHTS,
            CoinGrids.COIN_PRODUCT,
            TreeGame.FAMILY,
            TheGame.FAMILY,
            Caterpillar.FAMILY,
            GameOf31.FAMILY,
            Multiplication.FAMILY,
            DigitalDeletions.FAMILY,
            AliceAndBob.FAMILY,
            Pirates.FAMILY,
            Digraph.FAMILY,
            PursuitRing.FAMILY,
            TreeCutting.FAMILY,
            Hackenbush.FAMILY,
            Cram.FAMILY,
            Chomp.FAMILY,
            Sprouts.FAMILY,
            PencilGames.NIMSTRING,
            GraphGames.NODE_KAYLES,
            GraphGames.ARC_KAYLES,
            GraphGames.GRIM,
            GraphGames.UNDIRECTED_VERTEX_GEOGRAPHY,
            GraphGames.POSET_CHOMP,
            GraphGames.SUBSET_TAKE_AWAY,
            BoardGames.NOTAKTO,
            BoardGames.NOGO,
            BoardGames.CLOBBER);

    private static final List<GameFamily> FAMILIES = Stream.of(
                    OWN,
                    HeapGames.FAMILIES,
                    StripGames.FAMILIES,
                    BarGames.FAMILIES,
                    DrawnGames.FAMILIES,
                    NumberGames.FAMILIES)
            .flatMap(List::stream)
            .toList();

    /** A provider, as the service loader needs it. */
    public Games() {}

    @Override
    public List<GameFamily> families() {
        return FAMILIES;
    }

    /**
     * The games of this library by name.
     *
     * @return a library of these families only; {@link GameLibrary#installed} has those of other providers too
     */
    public static GameLibrary library() {
        return GameLibrary.of(FAMILIES);
    }
}
