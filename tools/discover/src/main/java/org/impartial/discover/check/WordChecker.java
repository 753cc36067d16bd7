package org.impartial.discover.check;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.impartial.core.meter.Meter;
import org.impartial.discover.word.rule.Rewriting;
import org.impartial.discover.word.rule.RewritingParser;

/*
 * A word that is read has a state of the machine and a set of items, one for each way in which a move may have begun or
 * been made. Pairs of a state and an item suffice to check that no option has the class of its word. Sets are needed to
 * check that every smaller class occurs; one that contains another with the same state is skipped, since it has all its
 * options and more. In misère play a word without moves is an exception, so sets without a made move are compared only
 * with those whose moves have begun in the same way.
 */
/** Checks a certificate about words from the rules. */
final class WordChecker {
    private final WordCertificate certificate;
    private final Meter meter;
    private final String alphabet;
    private final Machine machine;
    private final Item items;
    private final boolean misere;

    WordChecker(WordCertificate certificate, Meter meter) {
        this.certificate = certificate;
        this.meter = meter;
        this.alphabet = certificate.field("alphabet");
        this.misere = certificate.choice("play", "normal", "misere").equals("misere");
        boolean fromRight = certificate.choice("from", "left", "right").equals("right");
        List<Rewriting> rules = RewritingParser.rules(certificate.field("rules"));
        lettersAreKnown(rules);
        List<Rewriting> turned =
                fromRight ? rules.stream().map(Rewriting::reversed).toList() : rules;
        new PlayEnds(alphabet, turned, meter).by(certificate.field("lowers"));
        boolean values = certificate.choice("values", "false", "true").equals("true");
        this.machine = Machine.read(certificate.rows(), alphabet.length(), values, meter);
        this.items = new Item(turned, alphabet, machine);
    }

    private void lettersAreKnown(List<Rewriting> rules) {
        if (alphabet.isEmpty() || alphabet.chars().distinct().count() != alphabet.length()) {
            throw new CheckException("the alphabet is empty or has a letter twice");
        }
        for (int i = 0; i < alphabet.length(); i++) {
            char letter = alphabet.charAt(i);
            if (!RewritingParser.isLetter(letter)) {
                throw new CheckException("the alphabet has \"" + letter + "\", which is not a letter");
            }
        }
        for (Rewriting rule : rules) {
            if (rule.pieces().stream()
                    .flatMapToInt(piece -> (piece.read() + piece.write()).chars())
                    .anyMatch(letter -> alphabet.indexOf(letter) < 0)) {
                throw new CheckException("the rule " + rule + " has a letter that is not in the alphabet");
            }
        }
    }

    String proved() {
        noOptionOfTheSameClass();
        everySmallerClass();
        return certificate.statement();
    }

    private void noOptionOfTheSameClass() {
        LongOpenHashSet seen = new LongOpenHashSet();
        LongArrayList open = new LongArrayList();
        items.begun(0, true).forEach(item -> meet(0, item, seen, open));
        for (int state : Machine.reached(machine.table(), alphabet.length())) {
            for (int letter = 0; letter < alphabet.length(); letter++) {
                int next = machine.step(state, letter);
                items.begun(next, false).forEach(item -> meet(next, item, seen, open));
            }
        }
        List<Long> after = new ArrayList<>();
        while (!open.isEmpty()) {
            long pair = open.popLong();
            int state = (int) (pair % machine.states());
            for (int letter = 0; letter < alphabet.length(); letter++) {
                after.clear();
                items.read(pair / machine.states(), letter, after);
                int next = machine.step(state, letter);
                after.forEach(item -> meet(next, item, seen, open));
            }
            meter.spend(1, alphabet.length());
        }
    }

    private void meet(int state, long item, LongOpenHashSet seen, LongArrayList open) {
        long pair = item * machine.states() + state;
        if (!seen.add(pair)) {
            return;
        }
        open.add(pair);
        int mine = machine.classes()[state];
        if (items.complete(item) && machine.classes()[items.state(item)] == mine && (machine.exact() || mine == 0)) {
            throw new CheckException("a word that leads to state " + state
                    + " has an option of its own class, at state " + items.state(item));
        }
    }

    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record WordPlace(int state, long[] items, int from, int letter) {}

    private void everySmallerClass() {
        Map<String, List<long[]>> least = new HashMap<>();
        List<WordPlace> places = new ArrayList<>();
        add(new WordPlace(0, sorted(items.begun(0, true)), -1, -1), least, places);
        for (int at = 0; at < places.size(); at++) {
            WordPlace place = places.get(at);
            judge(place, places);
            for (int letter = 0; letter < alphabet.length(); letter++) {
                int next = machine.step(place.state(), letter);
                List<Long> after = new ArrayList<>(items.begun(next, false));
                for (long item : place.items()) {
                    items.read(item, letter, after);
                }
                add(new WordPlace(next, sorted(after), at, letter), least, places);
            }
            meter.spend(1, place.items().length);
        }
    }

    private static long[] sorted(List<Long> items) {
        return items.stream().mapToLong(Long::longValue).distinct().sorted().toArray();
    }

    private void add(WordPlace place, Map<String, List<long[]>> least, List<WordPlace> places) {
        List<long[]> met = least.computeIfAbsent(key(place), key -> new ArrayList<>());
        for (long[] smaller : met) {
            meter.tick();
            if (within(smaller, place.items())) {
                return;
            }
        }
        met.removeIf(larger -> within(place.items(), larger));
        met.add(place.items());
        places.add(place);
    }

    /** Returns the key of a place; only places with the same key are compared. */
    private String key(WordPlace place) {
        if (!misere || Arrays.stream(place.items()).anyMatch(items::made)) {
            return String.valueOf(place.state());
        }
        LongStream shapes = Arrays.stream(place.items()).map(items::shape).distinct();
        return place.state() + Arrays.toString(shapes.toArray());
    }

    private static boolean within(long[] small, long[] large) {
        int at = 0;
        for (long item : small) {
            while (at < large.length && large[at] < item) {
                at++;
            }
            if (at == large.length || large[at] != item) {
                return false;
            }
        }
        return true;
    }

    private void judge(WordPlace place, List<WordPlace> places) {
        BitSet met = new BitSet();
        Arrays.stream(place.items())
                .filter(items::complete)
                .forEach(item -> met.set(machine.classes()[items.state(item)]));
        int mine = machine.classes()[place.state()];
        boolean right = (misere && met.isEmpty()) ? mine == 1 : met.nextClearBit(0) >= mine;
        if (!right) {
            throw new CheckException("\"" + word(place, places) + "\" is claimed to be "
                    + (machine.exact() ? "worth " + mine : mine == 0 ? "P" : "N")
                    + ", but its options contradict this");
        }
    }

    private String word(WordPlace place, List<WordPlace> places) {
        StringBuilder word = new StringBuilder();
        for (WordPlace at = place; at.from() >= 0; at = places.get(at.from())) {
            word.append(alphabet.charAt(at.letter()));
        }
        boolean fromRight = certificate.field("from").equals("right");
        return fromRight ? word.toString() : word.reverse().toString();
    }
}
