package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;
import org.impartial.core.game.Move;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.notation.IllegalMoveException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A move that is written, as data or as text, is that move or is refused. */
class WrittenMovesTest {
    private static final GameLibrary LIBRARY = Games.library();

    private static NotatedPosition after(String position, String move) {
        NotatedPosition diagram = LIBRARY.read(position);
        Move data = diagram.move(GameLibrary.datum(move));
        Move text = diagram.move(move);
        assertEquals(data.result(), text.result(), move);
        assertTrue(diagram.position().moves().contains(data), move);
        return diagram.after(data);
    }

    /** Brackets count, and so does an index in front: none of these is a move of the heap that is named. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "kayles 3 0 | 2 []",
                "kayles 3 0 | 1 []",
                "kayles 3 0 | 1 1",
                "treblecross 3 10 2 | 2 [5]",
                "treblecross 3 10 2 | 2 5",
                "officers 2 8 | 1 [6]",
                "officers 2 8 | 0 [1,6]",
                "octal[0.77] 3 4 | 0 [1,2]",
                "dawsons-kayles 5 9 | 0 [3,4]",
                "grundys-game 3 7 | 0 [1,6]",
                "grundys-game 4 | 0 [0,1,3]",
                "end-nim 3 4 | []",
                "nimstring[2,2] | []",
                "laskers-nim 2 5 | 0 [1,4]",
                "nim 3 5 + kayles 3 | 1 2 0",
                "nim 9 | 9",
                "chomp[3,4] 4 4 2 | [[1,2]] 1",
                "sprouts 2 | 0.0.}"
            })
    void whatIsNoMoveThereIsRefused(String position, String move) {
        NotatedPosition diagram = LIBRARY.read(position);
        assertThrows(IllegalMoveException.class, () -> diagram.move(GameLibrary.datum(move)));
        assertThrows(IllegalMoveException.class, () -> diagram.move(move));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "kayles 2 0 | 0 [] | kayles 0 0",
                "kayles 3 4 | 1 2 | kayles 3 2",
                "kayles 3 5 | 1 [1,3] | kayles 3 1 3",
                "kayles 3 5 | 1 1 3 | kayles 3 1 3",
                "treblecross 3 10 2 | 1 [2,5] | treblecross 3 2 5 2",
                "nim 3 5 + kayles 3 | 0 1 2 | nim 3 2 + kayles 3",
                "nim 3 5 + kayles 3 | 1 [1,1] | nim 3 5 + kayles 1 1",
                "nim 3 5 + kayles 3 | 1 2 | nim 3 5 + kayles 2"
            })
    void whatIsWrittenIsPlayed(String position, String move, String left) {
        assertEquals(nonEmpty(left), nonEmpty(after(position, move).position().toString()), move);
    }

    private static String nonEmpty(String position) {
        return LIBRARY.read(position).position().components().stream()
                .map(Object::toString)
                .filter(part -> !part.endsWith(" 0"))
                .toList()
                .toString();
    }

    /** Of moves that leave equal positions each may be written, in every spelling that reads as the same. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "clobber[board=1,2] XO | [1,1,1,2] | [1,2,1,1]",
                "clobber[board=2,2] XO OX | [1,1,1,2] | [1,1,1,2]",
                "node-kayles complete 3 | 0 | 2",
                "node-kayles path 3 | 0 | 0",
                "grim path 2 | 0 | 1",
                "grim [0,1] [2,3] [3,4] | 0 | 1",
                "arc-kayles cycle 3 | [0,1] | [1,2]",
                "arc-kayles path 3 | [0,1] | [2,1]",
                "hackenbush [0,1] [1,2] | [1,2] | [2,1]",
                "cram[2,2] | [1,1,1,2] | [1,2,1,1]",
                "cram[2,2] | [1,1,2,1] | [2,1,1,1]",
                "cram[1,12] | [1,9,1,10] | [[1,10],[1,9]]",
                "cram[2,40] | [1,1,1,2] | [1,2,1,1]",
                "nimstring[2,2] [1,1,1,2] [1,1,2,1] [2,1,2,2] | [1,2,2,2] [1,2,1,3] | [1,2,1,3] [1,2,2,2]",
                "brussels-sprouts 4 4 | 8 | 8",
                "brussels-sprouts 5 | [1] [4] | [4] [1]",
                "alice-and-bob 2 3 5 | 2 3 4 | 4 2 3",
                "sprouts 0.2a1a.}0.2.} | 0.2.}ba.}0.b2a.} | 0.2.}a2b.0.}ba.}"
            })
    void equalMovesMayAllBeWritten(String position, String one, String other) {
        assertEquals(after(position, one).position(), after(position, other).position());
    }

    /** Options that are too many to list are read all the same. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nim 1000000000000000000 5 | 0 7 | nim 7 5",
                "nim 1000000000000000000 | 1000000000000000000→7 | nim 7",
                "nim 9223372036854775807 | 9223372036854775806 | nim 9223372036854775806",
                "kayles 1000000000000000000 | [3,999999999999999995] | kayles 3 999999999999999995",
                "subtraction[1,3,4] 1000000000000000000 | 4 | subtraction[1,3,4] 999999999999999996",
                "wythoff 1000000000000000000 5 | 999999999999999990 0 | wythoff 10 5",
                "euclid 1000000000000000000 3 | 1 3 | euclid 1 3",
                "count-up[1000000000000,10000000] 5 | 10000000 | count-up[1000000000000,10000000] 10000005",
                "moore-nim[d=2] 1000000000000000000 8 9 | 1 2 9 | moore-nim[d=2] 1 2 9",
                "pass-nim 1000000000000000000 8 | pass | pass-nim [1000000000000000000,8] 0",
                "staircase-nim 0 1000000000000000000 | 2 1 | staircase-nim 1 999999999999999999",
                "silver-dollar 3 1000000000000000000 | 1000000000000000000 5 | silver-dollar 3 5",
                "welter 3 1000000000000000000 | 1000000000000000000 2 | welter 2 3",
                "northcott [0,1000000000000000000,0] | 0 1 | northcott [0,1,999999999999999999]",
                "twins 2 1000000000000000000 | 1 1000000000000000000 | twins 1 2",
                "multiplication[1000000000000000000] 1000000000 | 500 | multiplication[1000000000000000000] 2000000 500"
            })
    void aMoveAmongVeryManyIsRead(String position, String move, String left) {
        NotatedPosition diagram = LIBRARY.read(position);
        assertEquals(LIBRARY.read(left).position(), diagram.move(move).result());
        assertEquals(
                diagram.move(move).result(),
                diagram.move(GameLibrary.datum(move)).result());
        String wrong = "9223372036854775807 " + move;
        String message = assertThrows(IllegalMoveException.class, () -> diagram.move(wrong))
                .getMessage();
        assertTrue(String.valueOf(message).contains("is not a legal move of"), message);
    }

    /** A step that the set has not is neither written nor read, also where another one leads to the same square. */
    @Test
    void aStepOfKotzigIsOneOfTheSet() {
        NotatedPosition diagram = LIBRARY.read("kotzig[S=[2,3],n=2] 0");
        assertEquals("3", diagram.write(diagram.position().moves().get(0)).toString());
        assertThrows(IllegalMoveException.class, () -> diagram.move("1"));
        assertEquals(
                diagram.position().moves().get(0).result(), diagram.move("3").result());
    }

    /** What the cards say of moves that count as one: the first is listed, and each is read. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"kotzig[n=4,S=[1,2,3]] 0 2 | 1 | 3", "clobber[board=1,7] XOXXXX. | 1 1 1 2, 1 2 1 3 | [1,3,1,2]"})
    void ofMovesThatLeaveTheSameTheFirstIsListed(String position, String listed, String other) {
        NotatedPosition diagram = LIBRARY.read(position);
        String written = diagram.position().moves().stream()
                .map(move -> diagram.write(move).toString())
                .collect(Collectors.joining(", "));
        assertEquals(listed, written);
        after(position, other);
    }
}
