package org.impartial.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class LatexTableTest {

    @Test
    void formulasHaveTheirExponentsInBraces() {
        LatexTable table = new LatexTable(
                List.of("Order 2."), List.of("", "1", "ab^12"), List.of(List.of("1", "1", "ab^12")), true);
        assertEquals("""
                Order 2.

                \\begin{tabular}{r|rr}
                 & $1$ & $ab^{12}$ \\\\ \\hline
                $1$ & $1$ & $ab^{12}$ \\\\
                \\end{tabular}
                """, table.tex());
        assertEquals("$b^{3}=b$", LatexTable.formula("b^3=b"));
    }

    @Test
    void textIsEscapedAndRowsAreAsLongAsTheHead() {
        assertEquals(
                "\\begin{tabular}{r|r}\na\\_b & 50\\% \\\\ \\hline\n\\end{tabular}\n",
                new LatexTable(List.of(), List.of("a_b", "50%"), List.of(), false).tex());
        assertThrows(
                IllegalArgumentException.class,
                () -> new LatexTable(List.of(), List.of("a", "b"), List.of(List.of("1")), false));
    }
}
