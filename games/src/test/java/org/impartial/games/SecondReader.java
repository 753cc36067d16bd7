package org.impartial.games;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.library.GameLibrary;

/**
 * A checker of certificates of the kind {@code nimber}, and of five more kinds by other classes, that is written from
 * docs/NOTATION.md alone: it uses the options of games and no class of the library that writes or checks certificates.
 */
final class SecondReader {
    private final Map<Component<?>, Long> facts = new HashMap<>();
    private final Map<Component<?>, Set<Component<?>>> support = new HashMap<>();
    private final Set<Component<?>> cancelling = new LinkedHashSet<>();

    private SecondReader() {}

    /** Returns the reason why a text is no proof; empty if it is one. */
    static String fault(String text) {
        List<String> lines = Arrays.asList(text.split("\n", -1));
        Map<String, String> header = new HashMap<>();
        for (String field : lines.get(0).split("\t", -1)) {
            int equals = field.indexOf('=');
            header.put(field.substring(0, Math.max(0, equals)), field.substring(equals + 1));
        }
        List<String> written = lines.subList(1, lines.size() - 1);
        if (written.size() != Integer.parseInt(header.get("facts"))) {
            return "the number of facts";
        }
        try {
            return switch (header.get("kind")) {
                case "nimber" -> new SecondReader().fault(header, written);
                case "misere" -> SecondMisereReader.fault(header, written);
                case "misere-quotient" -> SecondQuotientReader.fault(header, written);
                case "entailing" -> SecondEntailingReader.fault(header, written);
                case "period" -> SecondPeriodReader.fault(header, written);
                case "period-segments" -> SecondSegmentsReader.fault(header, written);
                default -> "another kind";
            };
        } catch (RuntimeException unreadable) {
            return "unreadable: " + unreadable.getMessage();
        }
    }

    private String fault(Map<String, String> header, List<String> written) {
        String game = header.get("game");
        for (String line : written) {
            int tab = line.indexOf('\t');
            String rest = line.substring(tab + 1);
            int space = rest.indexOf(' ');
            Component<?> component =
                    component(game == null ? line.substring(0, tab) : game, rest.substring(space + 1), false);
            if (facts.put(component, Long.parseLong(rest.substring(0, space))) != null) {
                return "a second value of " + component;
            }
        }
        for (Map.Entry<Component<?>, Long> fact : facts.entrySet()) {
            String fault = fault(fact.getKey(), fact.getValue());
            if (!fault.isEmpty()) {
                return fact.getKey() + ": " + fault;
            }
        }
        Rest root = rest(root(game, header.get("root")));
        if (!root.unknown.isEmpty() || root.known != Long.parseLong(header.get("value"))) {
            return "the root";
        }
        return ends() ? "" : "play may not end";
    }

    /** Returns a component in canonical form; if packed, the state of a packed game is its number. */
    static Component<?> component(String game, String state, boolean packed) {
        return at(Games.library().ruleset(game).games().get(0), state, packed);
    }

    @SuppressWarnings("unchecked") // the states of packed games are numbers
    private static <S> Component<?> at(ImpartialGame<S> game, String state, boolean packed) {
        Component<S> component = game.at(
                packed && game instanceof PackedGame
                        ? (S) Long.valueOf(state)
                        : game.notation().read(GameLibrary.datum(state)));
        if (packed && !component.equals(component.canonical())) {
            throw new IllegalStateException("not in canonical form");
        }
        return component.canonical();
    }

    static List<Component<?>> root(String game, String root) {
        List<Component<?>> components = new ArrayList<>();
        for (String term : root.split(" \\+ ", -1)) {
            String named = game == null ? term : (game + " " + term).strip();
            components.addAll(Games.library().read(named).position().components());
        }
        return components;
    }

    /** A position without the components that have facts or cancel. */
    private static final class Rest {
        private long known;
        private final List<Component<?>> unknown = new ArrayList<>();
        private final Set<Component<?>> used = new HashSet<>();
    }

    private Rest rest(List<Component<?>> components) {
        Rest rest = new Rest();
        for (Component<?> component : components) {
            Component<?> form = component.canonical();
            if (facts.containsKey(form)) {
                rest.known ^= facts.get(form);
                rest.used.add(form);
            } else if (rest.unknown.remove(form)) {
                cancelling.add(form);
                rest.used.add(form);
            } else {
                rest.unknown.add(form);
            }
        }
        return rest;
    }

    /** Checks the three conditions of a fact. */
    private String fault(Component<?> component, long value) {
        Set<Component<?>> used = support.computeIfAbsent(component, c -> new HashSet<>());
        Set<Long> reached = new HashSet<>();
        for (Position option : component.options()) {
            Rest rest = rest(option.components());
            used.addAll(rest.used);
            if (rest.unknown.isEmpty()) {
                reached.add(rest.known);
            } else if (rest.unknown.size() > 1 || !answered(rest.unknown.get(0), value ^ rest.known, used)) {
                return "no reply to " + option;
            }
        }
        for (long k = 0; k < value; k++) {
            if (!reached.contains(k)) {
                return "no option of value " + k;
            }
        }
        return reached.contains(value) ? "an option of the same value" : "";
    }

    private boolean answered(Component<?> part, long value, Set<Component<?>> used) {
        for (Position reply : part.options()) {
            Rest rest = rest(reply.components());
            if (rest.unknown.isEmpty() && rest.known == value) {
                used.addAll(rest.used);
                return true;
            }
        }
        return false;
    }

    /** Returns whether the facts, and the components that cancel, support each other without a circle. */
    private boolean ends() {
        List<Component<?>> open = new ArrayList<>(cancelling);
        Set<Component<?>> met = new HashSet<>(open);
        while (!open.isEmpty()) {
            Component<?> next = open.remove(open.size() - 1);
            Set<Component<?>> parts = new HashSet<>();
            next.options().forEach(option -> option.components().forEach(part -> parts.add(part.canonical())));
            support.put(next, parts);
            parts.stream()
                    .filter(part -> !facts.containsKey(part) && met.add(part))
                    .forEach(open::add);
        }
        boolean removed = true;
        while (removed) {
            Set<Component<?>> ended = new HashSet<>();
            support.forEach((component, parts) -> {
                if (parts.stream().noneMatch(support::containsKey)) {
                    ended.add(component);
                }
            });
            removed = support.keySet().removeAll(ended);
        }
        return support.isEmpty();
    }
}
