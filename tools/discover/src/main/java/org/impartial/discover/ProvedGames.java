package org.impartial.discover;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.Datum;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.check.AutomatonCertificate;
import org.impartial.discover.check.Table;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.Numeration;
import org.impartial.discover.numeration.NumerationText;
import org.impartial.discover.rules.AddedHeap;
import org.impartial.discover.rules.CompiledRules;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificates;
import org.jspecify.annotations.Nullable;

/**
 * Theorems about documented games that have no closed form, found by {@link Discovery} and kept as certificates. With
 * this module on the path, solvers use them to answer for heaps of any size, with all winning moves. This class
 * provides each certificate, so that it can be checked.
 *
 * <p>A theorem applies only to the game of that name in the installed library, not to another game of the same name.
 * Safe to share between threads.
 *
 * <pre>{@code
 * ProvedGames proved = new ProvedGames();
 * proved.games(Convention.NORMAL).isEmpty();  // false
 * proved.claims(new Nim()).isEmpty();          // true
 * }</pre>
 */
public final class ProvedGames implements Claim.Source {
    private static final String FOLDER = "proved/";

    /** A theorem: the game, the convention, the file of the certificate, and whether options are ascending. */
    private record Entry(String game, Convention play, String file, boolean ascending) {
        static Entry of(String line) {
            String[] words = line.split(" ", -1);
            Convention play = Convention.valueOf(words[1].toUpperCase(Locale.ROOT));
            return new Entry(words[0], play, words[2], words.length > 3);
        }

        Datum data(List<Long> heaps) {
            Stream<Long> numbers = ascending ? heaps.stream().sorted() : heaps.stream();
            return Datum.list(numbers.map(Datum::of).toList());
        }
    }

    private final Map<String, List<Entry>> entries = new LinkedHashMap<>();
    private final Map<Entry, ProvedSet> sets = new ConcurrentHashMap<>();
    private @Nullable GameLibrary library;

    /** Creates the source of the theorems of this module; each certificate is read on first use. */
    public ProvedGames() {
        try (BufferedReader index = open("index.txt")) {
            index.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Entry::of)
                    .forEach(entry -> entries.computeIfAbsent(entry.game(), game -> new ArrayList<>())
                            .add(entry));
        } catch (IOException e) {
            throw new UncheckedIOException("the list of proved games cannot be read", e);
        }
    }

    /**
     * {@return the games that have theorems here, with parameters, such as {@code circular-nim[n=6,k=4]}}
     *
     * @param play the playing convention of the theorems
     */
    public List<String> games(Convention play) {
        return entries.values().stream()
                .flatMap(List::stream)
                .filter(entry -> entry.play() == play)
                .map(Entry::game)
                .toList();
    }

    /**
     * {@return the proof of a theorem, which can be checked independently}
     *
     * @param game the name of a game as in {@link #games}
     * @param play the playing convention
     * @throws IllegalArgumentException if there is no such theorem
     */
    public Certificate certificate(String game, Convention play) {
        return entries.getOrDefault(game, List.of()).stream()
                .filter(entry -> entry.play() == play)
                .map(ProvedGames::certificate)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no theorem about " + game + " in "
                        + play.words() + "; choose one of " + games(play)));
    }

    @Override
    public <S> List<Claim<S>> claims(ImpartialGame<S> game) {
        List<Entry> known = entries.getOrDefault(game.name(), List.of());
        if (known.isEmpty() || !installed(game)) {
            return List.of();
        }
        return known.stream().flatMap(entry -> claims(game, entry).stream()).toList();
    }

    Optional<ProvedSet> set(ImpartialGame<?> game, Convention play) {
        return entries.getOrDefault(game.name(), List.of()).stream()
                .filter(entry -> entry.play() == play && installed(game))
                .map(this::set)
                .findFirst();
    }

    private ProvedSet set(Entry entry) {
        return sets.computeIfAbsent(entry, e -> read((AutomatonCertificate) certificate(e)));
    }

    private static ProvedSet read(AutomatonCertificate certificate) {
        Numeration system = NumerationText.read(certificate.field("numeration"));
        List<String> heaps = List.of(certificate.field("heaps").split(",", -1));
        Table table = certificate.table("P", system.base(), heaps);
        HeapRules rules = HeapRules.parse(certificate.field("rules")).domain(certificate.field("domain"));
        return new ProvedSet(
                rules,
                Automaton.of(system.base(), heaps.size(), table.next(), table.accepting()),
                certificate.leastFirst(),
                AddedHeap.COUNT.text().equals(certificate.field("values")),
                system,
                heaps,
                () -> CompiledRules.of(rules.rules(), new Arithmetic(system, Meter.unlimited())),
                new ProvedSet.MadeLater());
    }

    static String statement(ProvedSet set, Convention play) {
        return "the P-positions" + (play == Convention.MISERE ? " in misère play" : "")
                + " are the heaps whose digits in " + set.system().name() + " an automaton of "
                + set.automaton().states() + " states accepts, proved from the rules for all sizes";
    }

    private <S> List<Claim<S>> claims(ImpartialGame<S> game, Entry entry) {
        ProvedSet set = set(entry);
        return new TheoremClaims<S>(
                        set,
                        Basis.proved(statement(set, entry.play()), "Büchi 1960"),
                        state -> game.notation().write(state).asLongs("heap", 0),
                        heaps -> new Component<>(game, game.notation().read(entry.data(heaps))))
                .outcomes(entry.play());
    }

    private synchronized boolean installed(ImpartialGame<?> game) {
        GameLibrary all = library == null ? GameLibrary.installed() : library;
        library = all;
        String family = game.name().replaceAll("\\[.*", "");
        return all.families().stream().anyMatch(one -> one.id().equals(family))
                && all.ruleset(game.name()).games().contains(game);
    }

    private static Certificate certificate(Entry entry) {
        try (BufferedReader text = open(entry.file())) {
            return Certificates.read(text);
        } catch (IOException e) {
            throw new UncheckedIOException("the certificate of " + entry.game() + " cannot be read", e);
        }
    }

    private static BufferedReader open(String file) throws IOException {
        InputStream in = ProvedGames.class.getResourceAsStream(FOLDER + file);
        if (in == null) {
            throw new IOException("the resource " + FOLDER + file + " is missing from this module");
        }
        return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    }

    @Override
    public String toString() {
        return "theorems about " + entries.size() + " games";
    }
}
