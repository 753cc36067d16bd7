package org.impartial.proof.kind.nimber;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.impartial.core.game.ImpartialGame;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.CertificateFormat;
import org.impartial.proof.kind.Header;

/** Reads {@linkplain NimberFacts facts} about the games of the installed libraries. */
public final class NimberFactsFormat implements CertificateFormat {

    /** Creates the format; called by the service loader. */
    public NimberFactsFormat() {}

    @Override
    public String kind() {
        return NimberFacts.KIND;
    }

    @Override
    public Certificate read(Map<String, String> header, List<String> facts) {
        Map<String, List<String>> byGame = new LinkedHashMap<>();
        for (String line : facts) {
            int tab = line.indexOf(NimberFacts.TAB);
            if (tab < 1) {
                throw new CertificateException(
                        "\"" + line + "\" is not a fact: a line is a game, a tab, a value and a component");
            }
            byGame.computeIfAbsent(line.substring(0, tab), name -> new ArrayList<>())
                    .add(line.substring(tab + 1));
        }
        List<NimberTable<?>> tables = new ArrayList<>();
        byGame.forEach((name, lines) -> tables.add(table(Header.game(name), lines)));
        return new NimberFacts(tables, new Header(header).text(NimberFacts.RULES));
    }

    private static <S> NimberTable<S> table(ImpartialGame<S> game, List<String> lines) {
        return new NimberTable<>(game, lines);
    }
}
