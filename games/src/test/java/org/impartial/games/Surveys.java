package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Method;
import org.impartial.core.library.Params;
import org.impartial.core.library.Survey;
import org.impartial.core.notation.Datum;

/** Puts questions about many positions both ways. */
public final class Surveys {
    private Surveys() {}

    /** The answer by theory alone. */
    public static Datum.Fields claimed(GameFamily family, Params params, Datum position) {
        return survey(family, params, position).answer(Method.CLAIMS, new NoInquiry());
    }

    /** The answer by search, which must be the same by theory and by the way that is chosen for itself. */
    public static Datum.Fields agreed(GameFamily family, Params params, Datum position) {
        Survey survey = survey(family, params, position);
        Datum.Fields searched = survey.answer(Method.SEARCH, new SearchInquiry());
        assertEquals(searched, survey.answer(Method.CLAIMS, new NoInquiry()), () -> params + " " + position);
        assertEquals(searched, survey.answer(Method.AUTO, new SearchInquiry()), () -> params + " " + position);
        return searched;
    }

    /** The answer to a question written as a ruleset and numbers or a word, with the names of its parts. */
    public static List<String> words(String text) {
        String[] halves = text.split(" ", 2);
        Survey survey = Games.library()
                .ruleset(halves[0])
                .survey(question(halves[1].split(" +")))
                .orElseThrow();
        return survey.answer(Method.AUTO, new SearchInquiry()).fields().entrySet().stream()
                .flatMap(part -> Stream.of((part.getKey() + " " + part.getValue()).split(" +")))
                .toList();
    }

    private static Datum question(String... words) {
        List<Datum> items = Stream.of(words)
                .map(word -> word.matches("-?\\d+") ? Datum.of(Long.parseLong(word)) : Datum.of(word))
                .toList();
        return items.size() == 1 ? items.get(0) : Datum.list(items);
    }

    private static Survey survey(GameFamily family, Params params, Datum position) {
        return family.with(params).survey(position).orElseThrow();
    }
}
