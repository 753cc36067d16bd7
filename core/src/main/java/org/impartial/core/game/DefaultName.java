package org.impartial.core.game;

/** What a game is called that says nothing of its name. */
final class DefaultName {
    private static final String UNNAMED = "unnamed";

    private DefaultName() {}

    /**
     * Returns what it prints as; the name of its class, if it prints as any object does; a word for lambdas and the
     * like.
     */
    static String of(ImpartialGame<?> game) {
        String text = game.toString();
        Class<?> type = game.getClass();
        if (!text.startsWith(type.getName() + "@")) {
            return text;
        }
        return type.isHidden() || type.isSynthetic() || type.isAnonymousClass() ? UNNAMED : type.getSimpleName();
    }
}
