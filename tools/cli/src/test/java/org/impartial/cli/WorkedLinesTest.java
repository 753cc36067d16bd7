package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each worked example of the Chinese texts about such games is one line, whose answer contains the numbers of the text. */
class WorkedLinesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            solve '巴什博弈[3] 21'                             | You can win; 21→20; Grundy value 1
            solve '报数[100,10] 0'                             | You can win; 1  leaves 1
            sequence wythoff --to 9                            | (0,0) (1,2) (3,5) (4,7) (6,10) (8,13) (9,15) (11,18) (12,20)
            sequence '扩展威佐夫[2]' --to 7                    | (0,0) (1,3) (2,6) (4,10) (5,13) (7,17) (8,20)
            sequence '扩展威佐夫[3]' --to 7                    | (0,0) (1,4) (2,8) (3,12) (5,17) (6,21) (7,25)
            solve 威佐夫博奕 165580140 267914295               | You will lose
            solve 尼姆博弈 14 21 39                            | 39→27; Grundy value 60
            solve nim 55 81 121                                | 55→40; 81→78; 121→102
            solve nim 29 45 58                                 | 29→23; 45→39; 58→48
            solve nim 3 4 5                                    | 3→1
            solve nim 3 4 5 6                                  | 4→0; 5→1; 6→2
            solve nim 3 2 1                                    | You will lose
            solve nim 7 9 12 15                                | 0111; 1001; 1100; 1111; 1101 unbalanced; 9→4; 12→1; 15→2
            solve 反尼姆 0 1 1                                 | You can win in misère play
            solve 反尼姆 1 2 3                                 | You will lose in misère play
            solve 'nimk游戏[2] 1 2 3'                          | You can win; Grundy value 6
            solve 阶梯博弈 2 1 3 2 4                           | You can win; Grundy value 5; 5 3
            solve 高僧斗法 1 5 9                               | You can win; Grundy value 3
            solve POJ 1704 1 5 6 7 9 12 14 17                  | You can win; Grundy value 3
            sequence '减法游戏[1,3,4]' --to 9 --mex            | mex{2, 0, 1} = 3; mex{3, 1, 0} = 2; mex{2, 1} = 0; mex{0, 3, 2} = 1
            sequence '区间取石子[2,3]' --to 10                 | 0 0 1 1 2 0 0 1 1 2
            sequence 翻硬币规则1 --to 9                        | 1 1 1 1 1 1 1 1
            sequence 翻硬币规则2 --to 9                        | 1 2 3 4 5 6 7 8
            sequence '翻硬币规则3[3]' --to 9                   | 0 0 1 0 0 1 0 0
            sequence '翻硬币规则4[1,2,3]' --to 9               | 1 2 3 0 1 2 3 0
            sequence 翻硬币规则5 --to 9                        | 0 1 2 3 4 5 6 7 8
            sequence 'HDU 3537' --to 15                        | 1 2 4 7 8 11 13 14 16 19 21 22 25 26 28
            sequence 翻硬币规则7 --to 17                       | 1 2 1 4 1 2 1 8 1 2 1 4 1 2 1 16
            sequence 翻硬币规则8 --to 12                       | 0 0 0 1 0 2 1 0 2 1 0 2
            table HDU3404 4x4                                  | 1 2 3; 2 3 1; 3 1 2
            solve '有向图游戏[4,[0,1],[0,2],[1,2],[2,3]] 0'    | mex{0, 1} = 2
            sequence 格伦迪 --to 16                            | 0 0 0 1 0 2 1 0 2 1 0 2 1 3 2 1
            sequence laskers-nim --to 9                        | 0 1 2 4 3 5 6 8 7
            sequence '八进制游戏[0.77]' --to 12                | 0 1 2 3 1 4 3 2 1 4 2 6
            sequence 斐波那契博弈 --to 60                      | 1 2 3 5 8 13 21 34 55
            solve HDU 1525 34 12                               | You can win
            solve HDU 1517 162                                 | You can win; 9
            solve '海盗分金[100] 5'                            | 1 0 1 0 98
            solve HDU 3389 1 3 3 2 2 1 2                       | You will lose
            solve HDU 4155 3566                                | You can win; 5
            solve 树的删边 -1 0 1 2                            | You can win; Grundy value 3
            solve '无向图删边 [0,1] [1,2] [2,0] [2,3]'         | You will lose; Grundy value 0
            solve HDU 3590 -1 0 0 1 2 --misere                 | You will lose in misère play
            """)
    void anExampleIsOneLine(String line, String answers) {
        Run run = Run.of(ReadmeTest.arguments("./impartial " + line));
        assertEquals(0, run.status(), run::err);
        String printed = run.out().replaceAll("(?m)^ *\\d+: ", " ").replaceAll("\\s+", " ");
        List.of(answers.split("; ", -1))
                .forEach(answer -> assertTrue(
                        printed.contains(answer.replaceAll("\\s+", " ")), () -> answer + " is not in " + run.out()));
    }
}
