package org.impartial.proof.kind.nimber;

import com.google.common.collect.Lists;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.kind.Header;
import org.impartial.proof.kind.Rereadable;

/**
 * Values of components of one or several games without a root: facts that support each other as in a {@link
 * NimberProof}, kept so that later searches can use them. A line is the name of a game, a tab, and a fact; the games
 * are in the order of their names. The first line has a fingerprint of the rules, by which facts found under other
 * rules are rejected.
 */
public record NimberFacts(List<NimberTable<?>> tables, String rules) implements Certificate {
    private static final int SAMPLED = 100;
    public static final String KIND = "nimber-facts";

    static final String RULES = "rules";
    static final char TAB = '\t';

    /** Creates a certificate as read; it is not trusted before it is checked. */
    public NimberFacts {
        tables = tables.stream()
                .sorted(Comparator.comparing(table -> table.game().fullName()))
                .toList();
    }

    /** {@return facts as read, by their games} */
    public static Certificate read(Header first, List<String> facts) {
        Map<String, List<String>> byGame = new LinkedHashMap<>();
        for (String line : facts) {
            int tab = line.indexOf(TAB);
            if (tab < 1) {
                throw new CertificateException(
                        "\"" + line + "\" is not a fact: a line is a game, a tab, a value and a component");
            }
            byGame.computeIfAbsent(line.substring(0, tab), name -> new ArrayList<>())
                    .add(line.substring(tab + 1));
        }
        List<NimberTable<?>> tables = new ArrayList<>();
        byGame.forEach((name, lines) -> tables.add(new NimberTable<>(Header.game(name), lines)));
        return new NimberFacts(tables, first.text(RULES));
    }

    private static NimberFacts of(List<NimberTable<?>> tables) {
        // The fingerprint depends on the order, which is that in which the facts are read again.
        List<NimberTable<?>> sorted = new NimberFacts(tables, "").tables();
        return new NimberFacts(sorted, fingerprint(sorted, Meter.unlimited()));
    }

    /**
     * {@return the facts that a certificate of Grundy values consists of, not yet checked} Refuses one of other rules.
     */
    public static NimberFacts from(Certificate certificate) {
        if (certificate instanceof NimberFacts facts) {
            facts.requireRules(Meter.unlimited());
            return facts;
        }
        if (certificate instanceof NimberProof<?> proof) {
            return of(List.of(table(proof)));
        }
        if (certificate instanceof NimberSumProof sum) {
            return of(Lists.transform(sum.proofs(), NimberFacts::table));
        }
        if (certificate instanceof NimberTable<?> table) {
            return of(List.of(table));
        }
        throw new CertificateException("a certificate of the kind \"" + certificate.kind()
                + "\" holds no Grundy values of components; name one that prove or solve --keep wrote in normal play");
    }

    private static NimberTable<?> table(NimberProof<?> proof) {
        return new NimberTable<>(proof.game(), proof.lines());
    }

    /** {@return the union of these facts and others of the same rules, each once} */
    public NimberFacts plus(NimberFacts that) {
        Map<ImpartialGame<?>, NimberTable<?>> all = new LinkedHashMap<>();
        Stream.concat(tables.stream(), that.tables.stream())
                .forEach(table -> all.merge(table.game(), table, NimberFacts::joined));
        return of(new ArrayList<>(all.values()));
    }

    private static NimberTable<?> joined(NimberTable<?> a, NimberTable<?> b) {
        TreeSet<String> lines = new TreeSet<>(a.lines());
        lines.addAll(b.lines());
        return new NimberTable<>(a.game(), List.copyOf(lines));
    }

    /** Checks that the installed rules are those under which the facts were found. */
    private void requireRules(Meter meter) {
        if (!rules.equals(fingerprint(tables, meter))) {
            throw new CertificateException("the facts are of other rules than the installed ones of " + names()
                    + ": their fingerprint differs, or a line was changed; compute them again under these rules");
        }
    }

    private String names() {
        return String.join(
                ", ", tables.stream().map(table -> Header.shown(table.game())).toList());
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String statement() {
        return size() + " components of " + names() + " have the values of the facts";
    }

    @Override
    public Map<String, String> header() {
        return Map.of(RULES, rules);
    }

    @Override
    public Stream<String> facts() {
        return tables.stream().flatMap(table -> named(table.game(), table.lines()));
    }

    static Stream<String> named(ImpartialGame<?> game, List<String> lines) {
        String name = game.fullName();
        return lines.stream().map(line -> name + TAB + line);
    }

    @Override
    public long size() {
        return tables.stream().mapToLong(NimberTable::size).sum();
    }

    /** Checks the fingerprint, and every fact. */
    @Override
    public Verdict check(Meter meter) {
        long checked = 0;
        try {
            requireRules(meter);
        } catch (CertificateException refusal) {
            return Verdict.refused(0, String.valueOf(refusal.getMessage()));
        }
        for (NimberTable<?> table : tables) {
            Verdict verdict = table.check(meter);
            checked += verdict.facts();
            if (!verdict.accepted()) {
                return Verdict.refused(checked, "of " + table.game().name() + ", " + verdict.reason());
            }
        }
        return Verdict.accepted(checked, statement());
    }

    /** Returns a hash of the options of the first hundred components of each game that have facts, in 16 digits. */
    private static String fingerprint(List<NimberTable<?>> tables, Meter meter) {
        List<String> lines = new ArrayList<>();
        tables.forEach(table -> add(table, lines, meter));
        return NimberTable.digest(lines);
    }

    private static <S> void add(NimberTable<S> table, List<String> lines, Meter meter) {
        ImpartialGame<S> game = table.game();
        NimberProof<S> proof = new NimberProof<>(game, Position.empty(), 0, table.lines());
        lines.add(game.fullName());
        table.lines().stream().limit(SAMPLED).forEach(line -> {
            lines.add(line);
            lines.addAll(options(game, proof.read(line), meter));
        });
    }

    /** Returns the options in canonical form, sorted, since rules may list them in any order. */
    private static <S> List<String> options(ImpartialGame<S> game, S state, Meter meter) {
        return game.optionsOf(state, meter).stream()
                .peek(option -> meter.tick())
                .map(option -> option.components().stream()
                        .map(Component::canonical)
                        .map(Rereadable::of)
                        .sorted()
                        .toList()
                        .toString())
                .distinct()
                .sorted()
                .toList();
    }
}
