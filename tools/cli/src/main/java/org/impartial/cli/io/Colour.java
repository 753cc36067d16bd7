package org.impartial.cli.io;

import java.util.Map;

/** The use of colour in answers: by {@code --color}, else on terminals where the environment does not refuse it. */
public enum Colour {
    /** On a terminal, unless {@code NO_COLOR} is set or the terminal is a dumb one. */
    AUTO,
    /** Always. */
    ALWAYS,
    /** Never. */
    NEVER;

    private static final String OPTION = "--color";

    /** Returns the choice in the arguments, before they are parsed: messages about them may be coloured too. */
    public static Colour of(String... args) {
        for (int i = 0; i < args.length; i++) {
            String word = args[i];
            if (word.equals(OPTION) && i + 1 < args.length) {
                return named(args[i + 1]);
            }
            if (word.startsWith(OPTION + "=")) {
                return named(word.substring(OPTION.length() + 1));
            }
        }
        return AUTO;
    }

    private static Colour named(String name) {
        for (Colour colour : values()) {
            if (colour.name().equalsIgnoreCase(name)) {
                return colour;
            }
        }
        return AUTO;
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
