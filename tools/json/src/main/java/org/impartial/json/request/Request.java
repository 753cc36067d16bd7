package org.impartial.json.request;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.impartial.core.game.Convention;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.library.Params;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.library.Survey;
import org.impartial.core.meter.Budget;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.json.question.Query;
import org.impartial.json.question.Seconds;
import org.impartial.json.request.JsonAnswer.Wanted;
import org.impartial.solve.Strategy;
import org.jspecify.annotations.Nullable;

/** A request to solve, as it was read from a line of JSON. */
public record Request(ObjectNode json, GameLibrary library) {
    public static final Set<String> KEYS =
            Set.of("id", "game", "params", "position", "sum", "moves", "play", "solver", "limit", "budget", "seconds");

    /** The keys that requests of all kinds may have, even where they have no effect. */
    private static final Set<String> COMMON = Set.of("id", "budget", "seconds", "play", "solver", "limit");

    private static final Set<String> POSITION_KEYS = Set.of("game", "params", "position", "sum", "moves");
    private static final Set<String> PART_KEYS = Set.of("game", "params", "position");
    private static final Set<String> RULES_KEYS = Set.of("game", "params");
    private static final int DEFAULT_LIMIT = 1000;
    private static final int LONGEST_QUOTE = 60;
    private static final int MOST_STATES = 1_000_000;
    /**
     * What may be spent on moves and values beside a theorem that gives the outcome, if nothing requests them. It is a
     * number of positions, so that an answer depends on its request and not on the load of a machine.
     */
    private static final Budget UNREQUESTED = Budget.positions(2_000).within(Duration.ofSeconds(10));

    void checkKeys(Set<String> own) {
        checkKeys(json, own, COMMON);
    }

    /** Rejects other keys, since a misspelt one, or one that has no effect, would change the question. */
    static void checkKeys(JsonNode object, Set<String> known, Set<String> more) {
        for (Map.Entry<String, JsonNode> field : object.properties()) {
            if (!known.contains(field.getKey()) && !more.contains(field.getKey())) {
                Set<String> all = new TreeSet<>(known);
                all.addAll(more);
                throw new NotationException(
                        "unknown key \"" + field.getKey() + "\"; the keys here are " + String.join(", ", all));
            }
        }
    }

    static void require(boolean good, String wrong) {
        if (!good) {
            throw new NotationException(wrong);
        }
    }

    String text(String key, String otherwise, String example) {
        JsonNode text = json.get(key);
        require(text == null || text.isTextual(), key + " must be a text, such as \"" + example + "\"");
        return text == null ? otherwise : text.textValue();
    }

    JsonNode list(String key, String example) {
        JsonNode list = json.get(key);
        require(list == null || list.isArray(), key + " must be a list, such as " + example);
        return list == null ? json.arrayNode() : list;
    }

    /** Returns the convention: that of the key play, else misère if a name in a position or sum implies it. */
    Convention convention(JsonNode position) {
        Convention implied = Convention.NORMAL;
        for (JsonNode one : position.has("sum") ? position.get("sum") : List.of(position)) {
            String game = name(one.get("game"));
            Convention own = game.indexOf('[') < 0 ? library.family(game).play() : library.play(game);
            implied = own == Convention.NORMAL ? implied : own;
        }
        return convention(implied);
    }

    Convention convention(Convention implied) {
        return choice("play", Convention.class, implied);
    }

    private Strategy solver() {
        JsonNode name = json.get("solver");
        if (name == null) {
            return Strategy.auto();
        }
        require(name.isTextual(), "solver must name a strategy, such as \"auto\", not " + shown(name));
        try {
            return Strategy.named(name.textValue());
        } catch (IllegalArgumentException unknown) {
            throw new NotationException(String.valueOf(unknown.getMessage()));
        }
    }

    Set<Wanted> wanted() {
        JsonNode want = json.get("want");
        if (want == null) {
            return Set.of();
        }
        Set<Wanted> wanted = EnumSet.noneOf(Wanted.class);
        for (JsonNode word : want.isArray() ? want : List.of(want)) {
            wanted.add(word(word, "want", Wanted.class));
        }
        require(!wanted.isEmpty(), "want is an empty list; name outcome, move, grundy or moves, or omit it");
        return wanted;
    }

    Optional<Boolean> flag(String key) {
        JsonNode flag = json.get(key);
        if (flag != null && !flag.isBoolean()) {
            throw new NotationException(key + " must be true or false, not " + shown(flag));
        }
        return Optional.ofNullable(flag).map(JsonNode::booleanValue);
    }

    int limit() {
        return number("limit", 0, Integer.MAX_VALUE - 1).orElse(DEFAULT_LIMIT);
    }

    Budget budget(Budget otherwise) {
        if (!json.has("budget") && !json.has("seconds")) {
            return otherwise;
        }
        long most = find("budget").map(b -> b.asLong("budget", 1)).orElse(otherwise.positions());
        Budget positions = Budget.positions(most);
        return seconds().map(positions::within).orElse(positions);
    }

    Optional<Duration> seconds() {
        JsonNode seconds = json.get("seconds");
        require(
                seconds == null || (seconds.isNumber() && seconds.decimalValue().signum() > 0),
                "seconds must be a number above 0, such as 2 or 0.5, not " + shown(seconds));
        return Optional.ofNullable(seconds).map(JsonNode::decimalValue).map(Seconds::of);
    }

    private static String shown(@Nullable JsonNode node) {
        String text = node == null || node.isNull() ? "an empty value" : node.toString();
        return text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "...";
    }

    public Query question() {
        if (json.has("sum") || played()) {
            return question(new Query.One(diagram()), json);
        }
        PositionFormat ruleset = ruleset(json, library);
        require(json.has("position"), "the key position is missing");
        Datum position = JsonData.read(json.path("position"));
        Optional<Survey> survey = ruleset.survey(position);
        return question(
                survey.isPresent() ? new Query.Many(survey.get()) : new Query.One(ruleset.read(position)), json);
    }

    /** Returns the question about the position or sum that a key names; without a position it is the start of the game. */
    Query question(String key) {
        return question(new Query.One(position(key)), json.get(key));
    }

    private Query question(Query.QuestionSubject subject, JsonNode position) {
        Budget unlimited = json.has("want") ? Query.UNCHOSEN : Query.UNCHOSEN.adding(UNREQUESTED);
        return new Query(subject, convention(position), solver(), budget(unlimited));
    }

    private NotatedPosition diagram() {
        json.path("sum").forEach(part -> checkKeys(part, PART_KEYS, Set.of()));
        Map<String, Datum> fields = new LinkedHashMap<>();
        POSITION_KEYS.forEach(key -> find(key).ifPresent(value -> fields.put(key, value)));
        return library.read(new Datum.Fields(fields));
    }

    boolean played() {
        return json.has("moves");
    }

    PositionFormat ruleset(String key) {
        if (json.get(key) instanceof ObjectNode node) {
            checkKeys(node, RULES_KEYS, Set.of());
            return ruleset(node, library);
        }
        throw new NotationException(key + " must be an object with game and params");
    }

    OptionalInt number(String key, int least, int greatest) {
        return find(key).map(n -> OptionalInt.of(n.asInt(key, least, greatest))).orElseGet(OptionalInt::empty);
    }

    int states(int otherwise) {
        return number("states", 1, MOST_STATES).orElse(otherwise);
    }

    private NotatedPosition position(String key) {
        if (!(json.get(key) instanceof ObjectNode node)) {
            throw new NotationException(key + " must be an object with game, params and position, or with sum");
        }
        checkKeys(node, POSITION_KEYS, Set.of());
        boolean placed = node.has("position") || node.has("sum");
        return new Request(placed ? node : node.deepCopy().set("position", node.arrayNode()), library).diagram();
    }

    Path file(String key) {
        JsonNode name = json.path(key);
        require(!name.isMissingNode(), "the key " + key + " is missing; it names a file");
        require(
                !name.asText("").isEmpty() && name.isTextual(),
                key + " must name a file, such as \"a.proof\", not " + shown(name));
        try {
            return Path.of(name.textValue());
        } catch (InvalidPathException e) {
            throw new NotationException(key + " must name a file: " + e.getMessage());
        }
    }

    Optional<Path> named(String key) {
        return json.has(key) ? Optional.of(file(key)) : Optional.empty();
    }

    static PositionFormat ruleset(ObjectNode node, GameLibrary library) {
        return library.ruleset(name(node.get("game")), params(node.get("params")));
    }

    private static String name(@Nullable JsonNode game) {
        if (game == null || !game.isTextual()) {
            throw new NotationException("the key game must name a game, such as \"nim\"");
        }
        return game.textValue();
    }

    private static Params params(@Nullable JsonNode node) {
        if (node == null || node.isNull()) {
            return Params.NONE;
        }
        if (!node.isObject()) {
            throw new NotationException("params must be an object, such as {\"m\": 3}");
        }
        Map<String, Datum> values = new LinkedHashMap<>();
        node.properties().forEach(field -> values.put(field.getKey(), JsonData.read(field.getValue())));
        return new Params(values);
    }

    private Optional<Datum> find(String key) {
        return Optional.ofNullable(json.get(key)).map(JsonData::read);
    }

    /** Returns a word that is the name of a constant, or a default if the key is missing. */
    <E extends Enum<E>> E choice(String key, Class<E> type, E otherwise) {
        JsonNode node = json.get(key);
        return node == null ? otherwise : word(node, key, type);
    }

    private static <E extends Enum<E>> E word(JsonNode node, String key, Class<E> type) {
        List<String> words = new ArrayList<>();
        for (E choice : type.getEnumConstants()) {
            String word = choice.name().toLowerCase(Locale.ROOT).replace('_', '-');
            if (node.isTextual() && node.textValue().equals(word)) {
                return choice;
            }
            words.add(word);
        }
        throw new NotationException(key + " must be " + String.join(" or ", words) + ", not " + shown(node));
    }
}
