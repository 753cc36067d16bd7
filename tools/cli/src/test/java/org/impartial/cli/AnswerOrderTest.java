package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.library.GameLibrary;
import org.impartial.json.JsonLines;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Without its cost, an answer depends on the request alone, and not on the lines that were answered before. */
class AnswerOrderTest {
    private static Stream<String> requests() {
        Stream<String> heaps = IntStream.range(1, 13)
                .boxed()
                .flatMap(n -> Stream.of(
                        "'kayles','position':" + n + ",'play':'misere'",
                        "'kayles','position':[" + n + "," + (n + 3) / 2 + "],'play':'misere'",
                        "'kenyons-game','position':" + n,
                        "'cut','params':{'C':[1,4]},'position':" + n));
        Stream<String> boards = IntStream.range(1, 6)
                .boxed()
                .flatMap(n -> Stream.of(
                        "'cram','params':{'board':[3," + n + "]},'position':[]",
                        "'cram','params':{'board':[2," + n + "]},'position':[],'play':'misere'",
                        "'sprouts','position':" + (1 + n / 2)));
        return Stream.concat(heaps, boards).map(rest -> ("{'game':" + rest + ",'cost':false}").replace('\'', '"'));
    }

    private static JsonLines lines() {
        return JsonLines.of(GameLibrary.installed()).batch(Duration.ofSeconds(10));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void linesBeforeDoNotChangeAnAnswer(long seed) {
        List<String> order = new ArrayList<>(requests().toList());
        Collections.shuffle(order, new Random(seed));
        JsonLines shared = lines();
        for (String request : order) {
            assertEquals(lines().answer(request), shared.answer(request), request);
        }
    }
}
