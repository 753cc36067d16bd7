package org.impartial.discover.formula;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.function.Predicate;
import org.impartial.core.notation.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormulaParserTest {
    private static boolean holds(String text, long x, long y) {
        Formula formula = FormulaParser.formula(text);
        Map<String, Predicate<long[]>> sets = Map.of("even", numbers -> numbers[0] % 2 == 0);
        Predicate<long[]> condition = Evaluator.of(formula, Map.of("x", 0, "y", 1), sets, 1, () -> {});
        long[] values = new long[Evaluator.width(formula, 2)];
        values[0] = x;
        values[1] = y;
        return condition.test(values);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            value = {
                "x<y # 1 # 2 # true",
                "x<y # 2 # 2 # false",
                "2x+3<=y # 1 # 5 # true",
                "2(x+y)-y=7 # 3 # 1 # true",
                "x!=y & ~(x>y) # 1 # 2 # true",
                "x=1 | x=2 & y=3 # 1 # 9 # true",
                "(x=1 | x=2) & y=3 # 1 # 9 # false",
                "~x=1 & y=2 # 2 # 2 # true",
                "E t: x=2t # 6 # 0 # true",
                "E t: x=2t # 7 # 0 # false",
                "A t: t>x | t<=y # 3 # 3 # true",
                "A t: t>x | t<=y # 3 # 2 # false",
                "1<=x<=y # 1 # 2 # true",
                "1<=x<=y # 0 # 2 # false",
                "$even(x-y) # 5 # 3 # true",
                "$even(x-y) # 3 # 5 # false",
                "E s,t: x=2s & y=3t # 4 # 9 # true",
                "((x))=(y) # 4 # 4 # true",
                "-x+4=y # 1 # 3 # true",
                "x mod 3=1 # 7 # 0 # true",
                "x mod 3=1 # 8 # 0 # false",
                "x % 3=y%3 # 5 # 8 # true",
                "2x mod 3 + 1=y # 4 # 3 # true",
                "(x-y) mod 4=3 # 3 # 4 # true",
                "(x-y) mod 4=3 # 4 # 3 # false",
                "0<x mod 5<3 # 7 # 0 # true",
                "~x mod 5=2 # 7 # 0 # false",
                "|x-y|<3 # 4 # 6 # true",
                "|x-y|<3 # 4 # 7 # false",
                "x=9 | |x-y|=1 | x=y # 3 # 2 # true",
                "|x-y| mod 3=2 & y>5 # 1 # 6 # true",
                "$even(x mod 7) # 9 # 0 # true",
                "$even(|x-y|) # 3 # 8 # false",
                "((x mod 4)) mod 2=1 # 7 # 0 # true",
            })
    void meansWhatItSays(String text, long x, long y, boolean expected) {
        assertEquals(expected, holds(text, x, y));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            value = {
                "x'< # 4",
                "x'<x y'<y # 6",
                "x'<x & (y # 10",
                "x'<x) # 5",
                "E t x<t # 5",
                "x => y # 4",
                "$f x # 4",
                "9999999999999999999<x # 1",
                "x<2000y # 3",
                "(x<y)+1=2 # 6",
                "x<y & # 6",
                "2 # 2",
                "x+y mod 3=1 # 7",
                "x mod y=1 # 7",
                "|x-y<3 # 5",
            })
    void errorsHaveTheirColumn(String text, int column) {
        NotationException error = assertThrows(NotationException.class, () -> FormulaParser.formula(text));
        assertEquals(column, error.column(), error.getMessage());
        assertTrue(error.getMessage().startsWith("column " + column + ": "), error.getMessage());
    }

    @Test
    void divisibilityIsRefusedWithAHint() {
        NotationException error = assertThrows(NotationException.class, () -> FormulaParser.formula("x'<x & 3|x'"));
        assertTrue(error.getMessage().endsWith("write that 3 divides x as x mod 3=0"), error.getMessage());
    }

    @Test
    void deepTextIsRefusedAndNotFollowed() {
        for (String part : new String[] {"(", "~", "E t: ", "~("}) {
            assertThrows(NotationException.class, () -> FormulaParser.formula(part.repeat(4000) + "x<y"));
        }
        assertThrows(NotationException.class, () -> FormulaParser.formula("x<y" + " & x<y".repeat(10_000)));
    }
}
