package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games are found by their titles, other names and judges' numbers, however they are typed. */
class NamesTest {
    private static final GameLibrary LIBRARY = Games.library();

    /** Names that are on several cards; each of them is answered by a list. */
    private static final Set<String> SHARED = Set.of("Euclid's game", "翻硬币", "取石子", "SG函数");

    /** The id of a game, and how people type its name. */
    private static final String NAMES = """
                    nim              | Nim | NIM | ｎｉｍ | 尼姆博弈 | 尼姆博奕 | 尼姆 | Nim游戏 | HDU 1850 | hdu1850 | ＨＤＵ１８５０
                    bash             | Bash | 巴什博弈 | 巴什博奕 | Bash Game | one-heap take-away | LeetCode 292 | 力扣 292
                    wythoff          | 威佐夫博弈 | 威佐夫博奕 | 威佐夫 | Wythoff's Game | POJ 1067 | hdu-1527 | 洛谷 P2252
                    d-wythoff        | 扩展威佐夫 | 扩展威佐夫博弈 | Generalised Wythoff
                    misere-nim       | anti-nim | Anti-Nim | 反Nim | 反尼姆 | 反尼姆博弈 | Misère Nim | misere nim | MISÈRE_NIM
                    moore-nim        | nimk | Nim_k | nimk游戏 | Moore's Nim | moores nim
                    staircase-nim    | 阶梯博弈 | 阶梯尼姆 | Staircase Nim | STAIRCASENIM
                    fibonacci-nim    | 斐波那契博弈 | 斐波那契 | HDU 2516
                    grundys-game     | 格伦迪 | 格伦迪游戏 | Grundy's Game | Grundy’s game
                    pirates          | 海盗分金 | 海盗分金问题 | HDU 1538
                    monks            | 高僧斗法 | 洛谷P8606 | 蓝桥杯 2013 | lanqiao-monks
                    tree-cutting     | 树的删边 | 树的删边游戏 | HDU 3094 | HDU-3197 | hdu3590
                    hackenbush       | 无向图删边 | Green Hackenbush | green-hackenbush
                    nimstring        | Dots and Boxes | dots-and-boxes | 点格棋
                    multiplication   | 倍增 | POJ 2505 | HDU 1517
                    digital-deletions | HDU 1404 | 杭电 1404
                    georgia-and-bob  | POJ 1704 | Georgia-and-Bob | georgia and bob
                    interval         | 区间取石子 | Interval Game | Luogu T467518
                    pursuit-ring     | Berzerk | Codeforces 787C | CF 787 C | 甲乙驱赶怪物
                    the-game         | The Game | CF2062E1 | Codeforces 2062 E2
                    caterpillar      | cf2053e
                    tree-game        | AtCoder AGC 010 F | agc010f
                    single-coin      | 翻硬币规则1 | 翻硬币规则１
                    turning-turtles  | Turning Turtles | 翻硬币规则2
                    grunt            | 翻硬币规则8
                    mock-turtles     | HDU 3537 | Mock Turtles
                    count-up         | counting to 100 | 数到100
                    euclid-to-zero   | Euclid to 0 | HDU 1525
                    pass-nim         | Nim with a pass
                    circular-nim     | CN(n,k)
                    """;

    static Stream<Arguments> names() {
        return NAMES.lines()
                .map(line -> line.split("\\|"))
                .flatMap(names -> Stream.of(names).skip(1).map(name -> Arguments.of(name.strip(), names[0].strip())));
    }

    @ParameterizedTest
    @MethodSource("names")
    void aGameHasManyNames(String name, String id) {
        assertEquals(id, LIBRARY.family(name).id());
    }

    @Test
    void everyCardIsFoundByEachOfItsNames() {
        TreeMap<String, Set<String>> shared = new TreeMap<>();
        for (GameFamily family : LIBRARY.families()) {
            Stream.concat(Stream.of(family.card().title()), family.card().otherNames().stream())
                    .forEach(name -> shared.computeIfAbsent(name, none -> new TreeSet<>())
                            .add(family.id()));
        }
        shared.forEach((name, ids) -> {
            assertEquals(SHARED.contains(name), ids.size() > 1, () -> name + " " + ids);
            if (ids.size() > 1) {
                String message = assertThrows(NotationException.class, () -> LIBRARY.family(name))
                        .getMessage();
                assertTrue(ids.stream().allMatch(id -> message.contains(id + " (")), message);
            } else if (name.codePoints().anyMatch(Character::isLetter)) {
                assertEquals(ids.iterator().next(), LIBRARY.family(name).id());
            }
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    Nim 3 5 7                        | nim 3 5 7
                    nim,3,5                          | nim 3 5
                    nim(3,5)                         | nim 3 5
                    nim ( 3 , 5 ) + Nim(2)           | nim 3 5 + nim 2
                    nim 3，5，7                      | nim 3 5 7
                    ｎｉｍ　３　５                   | nim 3 5
                    尼姆博弈 3、5                    | nim 3 5
                    尼姆博弈3 5                      | nim 3 5
                    威佐夫博奕 4 7 + HDU 1850 3      | wythoff 4 7 + nim 3
                    Green Hackenbush [0,1] [1,2]     | hackenbush [0,1] [1,2]
                    Dots and Boxes【2，2】 [1,1,1,2] | nimstring[2,2] [1,1,1,2]
                    HDU 1404 32                      | digital-deletions 32
                    Euclid to 0 5 1                  | euclid-to-zero 5 1
                    Euclid 5 1                       | euclid 5 1
                    Nim with a pass 3 4              | pass-nim 3 4
                    Bash Game[m=3] 21                | bash[m=3] 21
                    Interval game:2,4 7              | interval[2,4] 7
                    interval[2,4] 7                  | interval[l=2,r=4] 7
                    circular-nim[6,4] 1 2 3 1 2 4    | circular-nim[n=6,k=4] 1 2 3 1 2 4
                    kotzig[7,1,2] 0                  | kotzig[n=7,S=1,2] 0
                    kotzig[7,2] 0                    | kotzig[n=7,S=2] 0
                    count-up[100,10] 0               | count-up[target=100,maxStep=10] 0
                    pursuit-ring[[3,2],[1,2,3]] 5 3  | pursuit-ring[s1=[3,2],s2=[1,2,3]] 5 3
                    dag[4,[0,1],[0,2]] 0             | dag[n=4,edges=[0,1],[0,2]] 0
                    subtraction[1,3,4] 8             | subtraction[S=1,3,4] 8
                    interval[2,r=4] 7                | interval[l=2,r=4] 7
                    """)
    void positionsAreReadAsTyped(String typed, String plain) {
        assertEquals(
                LIBRARY.read(plain).position(),
                LIBRARY.read(typed).position(),
                () -> LIBRARY.read(typed).position().toString());
        String canonical = LIBRARY.canonical(typed);
        assertEquals(LIBRARY.read(plain).position(), LIBRARY.read(canonical).position());
        assertTrue(canonical.matches("[a-z-]+([ \\[:].*|$)"), canonical);
    }

    @ParameterizedTest
    @ValueSource(strings = {"围棋", "五子棋", "xyz", "q", "尼姆游戏问题集", "HDU 14040"})
    void whatIsFarFromEveryNameSuggestsNone(String typed) {
        String message = assertThrows(NotationException.class, () -> LIBRARY.family(typed))
                .getMessage();
        assertEquals("there is no game \"" + typed + "\"", message);
    }

    @ParameterizedTest
    @CsvSource({"威佐, wythoff (威佐夫博弈)", "海盗, pirates (海盗分金)", "wythof, wythoff", "geor, georgia-and-bob"})
    void whatIsNearIsSuggested(String typed, String suggested) {
        String message = assertThrows(NotationException.class, () -> LIBRARY.family(typed))
                .getMessage();
        assertTrue(message.contains("; did you mean " + suggested), message);
    }

    @ParameterizedTest
    @CsvSource({"nimbly 3, nimbly", "HDU 14040 32, HDU", "尼姆学 3, 尼姆学", "Nim3 5, Nim3"})
    void aNameEndsWhereAWordDoes(String text, String unknown) {
        String message =
                assertThrows(NotationException.class, () -> LIBRARY.read(text)).getMessage();
        assertTrue(message.startsWith("column 1: there is no game \"" + unknown + "\""), message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x[a+Nim] 3", "x \"1 + Nim\" 3", "x[y=\"]+ Nim\"] 3"})
    void aNameStandsAtTheStartOfATerm(String text) {
        assertEquals(text + " + nim 2", LIBRARY.canonical(text + " + Nim 2"));
    }

    @Test
    void errorsStateTheColumnAsTyped() {
        NotationException word = assertThrows(NotationException.class, () -> LIBRARY.read("威佐夫 3 5 + 尼姆博弈 x"));
        assertEquals(16, word.column(), word::getMessage);
        NotationException several = assertThrows(NotationException.class, () -> LIBRARY.read("nim 3 + 翻硬币 4"));
        assertEquals(9, several.column(), several::getMessage);
        NotationException twice = assertThrows(NotationException.class, () -> LIBRARY.read("interval[2,4,r=5] 7"));
        assertTrue(twice.getMessage().contains("the parameter r is given twice"), twice::getMessage);
        assertEquals(List.of("0,1,2", "x'<x"), List.of(LIBRARY.canonical("0,1,2"), LIBRARY.canonical("x'<x")));
    }

    /** A name of millions of letters is not compared letter by letter with much shorter ones. */
    @Test
    void anEndlessNameIsRefusedInLittleTime() {
        String name = "x".repeat(3_000_000);
        long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        assertThrows(NotationException.class, () -> LIBRARY.ruleset(name));
        long millis = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start) / 1_000_000;
        assertTrue(millis < 3_000, millis + " ms of processor time");
    }
}
