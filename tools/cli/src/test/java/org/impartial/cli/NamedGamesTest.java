package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.impartial.core.notation.NotationException;
import org.impartial.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every command finds a game by all of its names. */
class NamedGamesTest {

    /** The lines of commands in which a game is named by its title, another name or a judge's number. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    solve nim 3,5,7                             | solve nim 3 5 7
                    solve nim(3,5,7)                            | solve nim 3 5 7
                    solve nim 3，5，7                           | solve nim 3 5 7
                    solve 尼姆博奕 3 5 7                        | solve nim 3 5 7
                    solve Nim 3 5 + 威佐夫 4 7                  | solve nim 3 5 + wythoff 4 7
                    solve anti-nim 3 4                          | solve misere-nim 3 4
                    solve Dots and Boxes[2,2] [1,1,1,2]         | solve nimstring[2,2] [1,1,1,2]
                    solve hdu1404 32                            | solve digital-deletions 32
                    solve interval[2,4] 7                       | solve interval[l=2,r=4] 7
                    show 威佐夫博弈                             | show wythoff
                    show Green Hackenbush                       | show hackenbush
                    show HDU 1404                               | show digital-deletions
                    show octal 0.77                             | show octal
                    show octal[0.77]                            | show octal
                    show Wythoff Nim                            | show wythoff
                    show POJ 2234                               | show nim
                    show Project Euler 306                      | show dawsons-kayles
                    show 力扣 1025                              | show proper-divisor-nim
                    show Strings and Coins                      | show nimstring
                    solve S-Nim[2,5] 3 2 4                      | solve subtraction[2,5] 3 2 4
                    solve 洛谷 P1290 34 12                      | solve euclid-to-zero 34 12
                    sequence 格伦迪 --to 20                     | sequence grundys-game --to 20
                    table POJ-1067 6x6                          | table wythoff 6x6
                    genus Kayles --to 8                         | genus kayles --to 8
                    quotient Kayles --to 5                      | quotient kayles --to 5
                    count Bash:3 --to 100                       | count bash:3 --to 100
                    exercises 尼姆 --count 2 --seed 1           | exercises nim --count 2 --seed 1
                    discover 威佐夫                             | discover wythoff
                    form Kayles 5                               | form kayles 5
                    draw 树的删边 -1 0 0 --format svg           | draw tree-cutting -1 0 0 --format svg
                    graph Nim 1 2 --format dot                  | graph nim 1 2 --format dot
                    plot Wythoff's-Game 9x9 --format svg        | plot wythoff 9x9 --format svg
                    sweep Cram:2,2 --count                      | sweep cram:2,2 --count
                    """)
    void aGameIsFoundByItsNames(String typed, String plain) {
        Run run = Run.of(typed.split(" "));
        assertEquals(0, run.status(), run::err);
        assertEquals(untimed(Run.of(plain.split(" "))), untimed(run));
    }

    /** Returns the output without times. */
    private static String untimed(Run run) {
        return run.out().replaceAll("[0-9.]+ s\\b", "");
    }

    @Test
    void aGameIsFoundByItsNamesInPlayAndJson() {
        assertEquals(
                Run.reading("quit\n", "play", "nim", "3", "5").out(),
                Run.reading("quit\n", "play", "尼姆博弈", "3", "5").out());
        String plain =
                "{'sum':[{'game':'nim','position':[3]},{'game':'interval','params':{'l':2,'r':4},'position':7}]}\n";
        String named = plain.replace("nim", "ＮＩＭ").replace("interval", "区间取石子");
        assertEquals(
                Run.reading(plain.replace('\'', '"'), "solve", "--jsonl").out(),
                Run.reading(named.replace('\'', '"'), "solve", "--jsonl").out());
        Run several = Run.of("show", "翻硬币");
        assertNotEquals(0, several.status());
        assertTrue(several.err().contains("several games: ") && several.err().contains("ruler (Ruler)"), several::err);
    }

    @Test
    void theLibraryOfTheModuleOfGamesNamesTheOneWithTheOthers() {
        NotationException e =
                assertThrows(NotationException.class, () -> Games.library().read("words[aa>] aaa"));
        assertTrue(e.getMessage().contains("GameLibrary.installed() has it"), e::getMessage);
    }
}
