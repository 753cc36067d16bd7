package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rows and grids of games that are not played on one heap, with values that are known from the literature. */
class TablesTest {

    private static String answer(String... words) {
        Run run = Run.of(words);
        assertEquals(0, run.status(), run::err);
        return run.out();
    }

    /** The marks of a ruler: the greatest power of 2 in n. */
    @Test
    void aCoinGameIsListedByThePlacesOfOneCoin() {
        List<String> lines =
                answer("sequence", "ruler", "--to", "65", "--csv").lines().toList();
        assertEquals("n,G(n)", lines.get(0));
        for (int n = 1; n <= 64; n++) {
            assertEquals(n + "," + Integer.lowestOneBit(n), lines.get(n));
        }
    }

    /** A row of cells on which dominoes are placed is Dawson's Kayles, octal 0.07. */
    @Test
    void boardsAreListedByTheirLength() {
        String boards = answer("sequence", "cram[1,n]", "--to", "41", "--bfile");
        String heaps = answer("sequence", "octal[0.07]", "--to", "41", "--bfile");
        assertEquals(heaps.substring(heaps.indexOf("1 0")), boards);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fibonacci-nim --to 90 | P: 0 1 2 3 5 8 13 21 34 55 89",
                "kayles --misere --to 30 | P: 1 4 9 12 20",
                "nim --misere --to 9 | P: 1",
                "wythoff --to 6 | P-positions: (0,0) (1,2) (3,5) (4,7) (6,10) (8,13)",
                "kayles --from 71 --to 83 | 71: 7 4 1 2 8 1 4 7 2 1 8 2",
            })
    void lostPositionsAreListed(String line, String shown) {
        assertTrue(answer(("sequence " + line).split(" ")).contains(shown + "\n"), line);
    }

    @Test
    void aRowThatTakesTooLongIsShownAsFarAsItGoes() {
        String text = answer("sequence", "cram[4,n]", "--seconds", "1");
        assertTrue(text.startsWith(" 1: 2 0") && text.contains("was not solved in 1 s; more --seconds"), text);
    }

    /** The nim product is computed here by its definition as a mex. */
    @Test
    void theTableOfSwitchingLightsIsTheNimProduct() {
        List<String> rows =
                answer("table", "switch-lights", "8x8", "--csv").lines().toList();
        int[][] product = new int[9][9];
        for (int x = 1; x <= 8; x++) {
            for (int y = 1; y <= 8; y++) {
                boolean[] seen = new boolean[64];
                for (int a = 0; a < x; a++) {
                    for (int b = 0; b < y; b++) {
                        seen[product[a][y] ^ product[x][b] ^ product[a][b]] = true;
                    }
                }
                while (seen[product[x][y]]) {
                    product[x][y]++;
                }
                assertEquals(Integer.toString(product[x][y]), rows.get(x).split(",", -1)[y]);
            }
        }
    }

    @Test
    void aTableBeginsWhereTheGameDoesOrWhereItIsTold() {
        assertTrue(answer("table", "euclid", "3x3").startsWith("  | 1 2 3\n"));
        assertEquals(",4,5,6\n4,7,6,9\n5,6,8,10\n", answer("table", "wythoff", "2x3", "--from", "4", "--csv"));
    }

    @Test
    void outcomesOfMiserePlayAreATable() {
        assertEquals(
                "  | 0 1 2\n--+------\n0 | N P N\n1 | P N N\n2 | N N P\n", answer("table", "nim", "3x3", "--misere"));
    }

    @Test
    void chartsShowRowsToo() {
        assertTrue(answer("plot", "ruler", "16").startsWith("<svg"));
        assertEquals(15, answer("plot", "ruler", "16").split("stroke=\"#0072b2\" stroke-width=\"1.5\"", -1).length - 1);
        assertTrue(answer("plot", "cram[1,n]", "12").startsWith("<svg"));
        assertTrue(answer("plot", "wythoff").startsWith("<svg"));
        assertEquals(2, Run.of("plot", "ruler", "16", "--as", "strip").status());
    }
}
