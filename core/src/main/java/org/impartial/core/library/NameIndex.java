package org.impartial.core.library;

import com.google.common.base.Splitter;
import com.google.common.base.Suppliers;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.SetMultimap;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.impartial.core.notation.NotationException;

/**
 * The ids, titles and other names of games, in any letter case and width, with or without spaces, hyphens and accents.
 */
final class NameIndex {
    /** No name is longer, with the spaces in it. */
    private static final int LONGEST = 80;

    private static final String ENDS = "+[]:=\"\n";
    private static final Pattern SIGNS = Pattern.compile("[^\\p{L}\\p{N}]+");
    private static final Pattern GENERIC = Pattern.compile("(?<=\\p{L})(博弈|游戏|问题)$|(?<=\\w{3})(?<!^the)game$");

    /** Spellings of the same word, in the order in which they are replaced. */
    private static final Map<String, String> SAME_WORDS = Splitter.on(' ')
            .withKeyValueSeparator('=')
            .split("博奕=博弈 洛谷=luogu 杭电=hdu 力扣=leetcode 蓝桥杯=lanqiao codeforces=cf atcoder=");

    /** A first word, and the letter that follows if a name of several words may begin with it. */
    private static final Pattern FIRST_WORD = Pattern.compile("([^\\[\\]+,=\\s:(\"]+)(\\s+\\p{L})?");

    private final Map<String, GameFamily> families;
    private final Supplier<SetMultimap<String, GameFamily>> names;

    /** Creates an index of families by their ids. */
    NameIndex(Map<String, GameFamily> families) {
        this.families = families;
        names = Suppliers.memoize(this::names);
    }

    /** Returns the games by their folded names; a name that is the id of a game is not a name of others. */
    private SetMultimap<String, GameFamily> names() {
        SetMultimap<String, GameFamily> all = LinkedHashMultimap.create();
        for (GameFamily family : families.values()) {
            family.names()
                    .map(NameIndex::folded)
                    .filter(name -> name.codePoints().anyMatch(Character::isLetter))
                    .forEach(name -> all.put(name, family));
        }
        SetMultimap<String, GameFamily> ids = LinkedHashMultimap.create();
        families.forEach((id, family) -> ids.put(folded(id), family));
        ids.keySet().forEach(all::removeAll);
        all.putAll(ids);
        return all;
    }

    /** A name found in a text, which ends before the index {@code end}. */
    record FoundName(GameFamily family, int end) {}

    /** Returns a name as it is compared, without a generic last word such as "game". */
    static String folded(String name) {
        return GENERIC.matcher(spelled(name)).replaceFirst("");
    }

    /** Returns a name in small letters and digits only, with one spelling of words that have several. */
    static String spelled(String name) {
        String text = SIGNS.matcher(Normalizer.normalize(name, Normalizer.Form.NFKD))
                .replaceAll("")
                .toLowerCase(Locale.ROOT);
        for (Map.Entry<String, String> same : SAME_WORDS.entrySet()) {
            text = text.replace(same.getKey(), same.getValue());
        }
        return text;
    }

    /** Returns the game with a given name, or with a code in place of it; fails if several games have this name. */
    Optional<GameFamily> find(String name) {
        GameFamily family = families.get(name);
        if (family != null) {
            return Optional.of(family);
        }
        Set<GameFamily> named = names.get().get(folded(name));
        if (named.size() > 1) {
            throw new NotationException("\"" + name.strip() + "\" is a name of several games: "
                    + named.stream()
                            .map(one -> one.id() + " (" + one.card().title() + ")")
                            .collect(Collectors.joining(", "))
                    + "; write the first name of the one that you mean");
        }
        return named.stream()
                .findFirst()
                .or(() -> families.values().stream()
                        .filter(one -> one.hasCode(name))
                        .findFirst());
    }

    /** Returns the name that begins at an index: an id, without reading all cards, or the longest name of words. */
    Optional<FoundName> at(String text, int from) {
        Matcher word = FIRST_WORD.matcher(text).region(from, text.length());
        GameFamily exact = word.lookingAt() ? families.get(word.group(1)) : null;
        if (exact == null) {
            return longest(text, from);
        }
        FoundName id = new FoundName(exact, word.end(1));
        return word.group(2) == null
                ? Optional.of(id)
                : longest(text, from).filter(name -> name.end() > id.end()).or(() -> Optional.of(id));
    }

    private Optional<FoundName> longest(String text, int from) {
        int end = from;
        int last = -1;
        while (end < text.length() && end - from < LONGEST && ENDS.indexOf(text.charAt(end)) < 0) {
            end++;
            if (endsWord(text, end) && names.get().containsKey(folded(text.substring(from, end)))) {
                last = end;
            }
        }
        int found = last;
        return last < 0
                ? Optional.empty()
                : find(text.substring(from, last)).map(family -> new FoundName(family, found));
    }

    /** Returns whether a word ends before an index: no letter of the same script and no further digit follows. */
    private static boolean endsWord(String text, int end) {
        char before = text.charAt(end - 1);
        if (!Character.isLetterOrDigit(before) || end == text.length()) {
            return Character.isLetterOrDigit(before);
        }
        char after = text.charAt(end);
        boolean ideograph = Character.isIdeographic(before) && !Character.isLetter(after);
        return ideograph || !Character.isLetterOrDigit(after);
    }
}
