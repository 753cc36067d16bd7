package org.impartial.core.game;

/** The default name of a game that defines none. */
final class DefaultName {
    private static final String UNNAMED = "unnamed";

    private DefaultName() {}

    /**
     * Returns the text of the game; the name of its class if it has no text of its own or is a record without
     * components; a fixed word for lambdas and similar classes.
     */
    static String of(ImpartialGame<?> game) {
        String text = game.toString();
        Class<?> type = game.getClass();
        if (type.isRecord() && text.equals(type.getSimpleName() + "[]")) {
            return type.getSimpleName();
        }
        if (!text.startsWith(type.getName() + "@")) {
            return text;
        }
        return type.isHidden() || type.isSynthetic() || type.isAnonymousClass() ? UNNAMED : type.getSimpleName();
    }
}
