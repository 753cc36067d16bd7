package org.impartial.cli.io;

import java.util.Map;
import java.util.stream.Stream;

/** The use of colour in answers: by {@code --color}, else on terminals where the environment does not refuse it. */
public enum Colour {
    /** On a terminal, unless {@code NO_COLOR} is set or the terminal is a dumb one. */
    AUTO,
    ALWAYS,
    NEVER;

    /** Returns the choice in the arguments, before they are parsed: messages about them may be coloured too. */
    public static Colour of(String... args) {
        return Extensions.values("--color", args).stream()
                .flatMap(name ->
                        Stream.of(values()).filter(colour -> colour.name().equalsIgnoreCase(name)))
                .findFirst()
                .orElse(AUTO);
    }

    public boolean shown(Map<String, String> environment, boolean terminal) {
        return switch (this) {
            case ALWAYS -> true;
            case NEVER -> false;
            case AUTO ->
                terminal
                        && environment.getOrDefault("NO_COLOR", "").isEmpty()
                        && !"dumb".equals(environment.get("TERM"));
        };
    }
}
