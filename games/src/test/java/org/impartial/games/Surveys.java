package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.impartial.core.game.Datum;
import org.impartial.core.game.GameFamily;
import org.impartial.core.game.Method;
import org.impartial.core.game.Params;
import org.impartial.core.game.Survey;

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

    private static Survey survey(GameFamily family, Params params, Datum position) {
        return family.with(params).survey(position).orElseThrow();
    }
}
