package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is told of games on one heap, and on a pair of numbers as in Euclid's; each test is named after its game. */
class OneHeapFactsTest extends CatalogueFacts {

    @Test
    void fibonacciNim() {
        assertEquals(
                "0 0 3 0 4 4 0 5 5 5 6 0 6 6 7 7 7 7 7 0",
                words(LongStream.rangeClosed(2, 21).map(n -> value("fibonacci-nim " + n))));
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1 2 4 8 16 32 64",
        "3, 1 2 3 4 6 8 11 15 21 29 40 55 76 105 145",
        "4, 1 2 3 4 5 7 9 12 15 19 24 31 40 52 67"
    })
    void dynamicNim(int c, String losing) {
        int last = Integer.parseInt(losing.substring(losing.lastIndexOf(' ') + 1));
        assertEquals(losing, words(LongStream.rangeClosed(1, last).filter(n -> lost("dynamic-nim[c=" + c + "] " + n))));
    }

    @ParameterizedTest
    @CsvSource({"euclid, 4 2 1 0 0 0 0 0 1 1 1 1 2 2 2 2 3", "euclid-to-zero, 5 1 1 0 1 0 0 0 1 2 1 2"})
    void euclid(String game, String values) {
        int many = values.split(" ", -1).length;
        assertEquals(values, words(LongStream.rangeClosed(1, many).map(b -> value(game + " 5 " + b))));
    }

    @Test
    void mark() {
        assertEquals(
                "0 1 0 2 1 2 0 1 0 2 0 1 2 1 0 2 1 2",
                words(LongStream.range(0, 18).map(n -> value("mark " + n))));
        assertEquals(
                "2 6 8 10 14 18 22 24 26", words(LongStream.rangeClosed(1, 27).filter(n -> lost("mark " + n))));
    }

    @Test
    void divisorNimAndProperDivisorNim() {
        for (int n = 1; n <= 80; n++) {
            int twos = 0;
            for (int rest = n; rest % 2 == 0; rest /= 2) {
                twos++;
            }
            assertEquals(twos + 1, value("divisor-nim " + n));
            assertEquals(twos, value("proper-divisor-nim " + n));
        }
    }

    @Test
    void totativeNim() {
        for (int n = 2; n <= 80; n++) {
            int least = 2;
            int index = 1;
            while (n % least != 0) {
                least++;
                int candidate = least;
                index += IntStream.range(2, candidate).allMatch(d -> candidate % d != 0) ? 1 : 0;
            }
            assertEquals(index, value("totative-nim " + n), "n = " + n);
        }
    }

    @Test
    void subtractASquareAndSubtractAPrime() {
        assertEquals(
                "0 2 5 7 10 12 15 17 20 22 34 39 44",
                words(LongStream.range(0, 45).filter(n -> lost("subtract-a-square " + n))));
        assertEquals(
                "0 0 1 1 2 2 3 3 4 0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7 0 4 1",
                words(LongStream.range(0, 28).map(n -> value("subtract-a-prime " + n))));
    }
}
