package org.impartial.explorer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.OptionalLong;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.library.NotatedPosition;
import org.impartial.proof.play.ProofPlayer;
import org.impartial.proof.play.ProofPlayer.ProofReply;
import org.impartial.proof.play.ProofPlayer.ProofResult;

/** The replies and values of a book for positions of the page, without search. Thread-safe: one position at a time. */
record BookReplies(ProofPlayer player) {
    private static final int LONGEST_REASON = 600;

    /** Adds the reply of the book to a position, or why there is none, and the values that search did not find. */
    synchronized void put(ExploredPosition explored, ObjectNode view) {
        ObjectNode book = view.putObject("book");
        Position position = explored.notated().position();
        if (explored.convention() == Convention.MISERE) {
            putUnknown(book, "the book holds values of normal play, and this is misère play");
            return;
        }
        OptionalLong value = player.value(position);
        value.ifPresent(known -> book.put("grundy", known));
        putMissing(value, view);
        for (JsonNode move : view.path("moves")) {
            if (!move.has("outcome")) {
                Position result =
                        explored.notated().move(move.get("move").asText()).result();
                putMissing(player.value(result), (ObjectNode) move);
            }
        }
        if (!view.path("moves").isEmpty()) {
            putReply(explored.notated(), book);
        } else if (view.has("unlisted")) {
            putUnknown(book, "the book looks one move ahead, and this position has too many moves");
        }
    }

    private void putReply(NotatedPosition notated, ObjectNode book) {
        try {
            ProofReply reply = player.reply(notated.position());
            if (reply.kind() == ProofResult.UNKNOWN) {
                putUnknown(book, reply.reason());
                return;
            }
            book.put("kind", reply.kind().name().toLowerCase(Locale.ROOT))
                    .put("move", notated.write(reply.move()).toString())
                    .put("name", notated.name(reply.move()))
                    .put("component", reply.move().component())
                    .put("reason", shortened(reply.reason()));
        } catch (BeyondRangeException tooMany) {
            putUnknown(book, String.valueOf(tooMany.getMessage()));
        }
    }

    private static void putUnknown(ObjectNode book, String reason) {
        book.put("kind", "unknown").put("reason", reason);
    }

    private static void putMissing(OptionalLong value, ObjectNode node) {
        if (value.isPresent() && !node.has("outcome")) {
            node.put("outcome", value.getAsLong() == 0 ? "P" : "N")
                    .put("grundy", value.getAsLong())
                    .put("by", "book");
        }
    }

    private static String shortened(String reason) {
        return reason.length() <= LONGEST_REASON ? reason : reason.substring(0, LONGEST_REASON) + " ...";
    }

    @Override
    public String toString() {
        return player.toString();
    }
}
