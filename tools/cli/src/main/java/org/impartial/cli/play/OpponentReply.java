package org.impartial.cli.play;

import org.impartial.core.game.Move;

/** A move of the opponent, its effect and the reason, and the words for it. */
record OpponentReply(Move move, ReplyEffect kind, String reason) {
    private static final int LONGEST_REASON = 60;

    enum ReplyEffect {
        WINS,
        DRAWS,
        DELAYS,
        /** Every move loses, and which one delays the loss longest was not computed. */
        LOSES,
        /** The position is won by a theorem, no winning move is known, and this one is not known to lose. */
        OPEN,
        GUESSES
    }

    String announced(String name) {
        String effect = switch (kind) {
            case WINS -> "and win";
            case DRAWS -> "and keep the draw";
            case DELAYS, LOSES -> "though you can win";
            case OPEN -> "as a winning move exists and is not known";
            case GUESSES -> "without knowing who wins";
        };
        return "I play " + name + " " + effect + ": " + brief(reason);
    }

    String hint(String name) {
        return switch (kind) {
            case WINS -> "hint: " + name + " wins";
            case DRAWS -> "hint: " + name + " keeps the draw";
            case DELAYS -> "hint: every move loses; " + name + " lasts longest";
            case LOSES -> "hint: every move loses, such as " + name;
            case OPEN ->
                "hint: a winning move exists and is not known; " + name + " is not known to lose (" + brief(reason)
                        + ")";
            case GUESSES -> "hint: the outcome is not known; " + name + " is as good as any (" + brief(reason) + ")";
        };
    }

    /** The name of the theorem, or its first words; the command {@code why} gives all. */
    private static String brief(String reason) {
        String first = reason.split("; ", 2)[0];
        int colon = first.indexOf(": ");
        String name = colon > 0 ? first.substring(0, colon) : first;
        if (name.length() <= LONGEST_REASON) {
            return name;
        }
        int space = name.lastIndexOf(' ', LONGEST_REASON);
        return name.substring(0, space > 0 ? space : LONGEST_REASON) + " …";
    }
}
