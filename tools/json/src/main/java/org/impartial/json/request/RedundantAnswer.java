package org.impartial.json.request;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import org.impartial.discover.RedundantMoves;
import org.impartial.discover.Theorem;

/** Moves that change nothing, as an answer. */
final class RedundantAnswer {
    static ObjectNode of(JsonNode vectors, Theorem theorem, Duration limit) {
        Request.require(
                vectors.isArray(), "redundant must be a list of vectors, such as [[1,3],[1,2]]; it may be empty");
        RedundantMoves moves = RedundantMoves.of(theorem, limit);
        ObjectNode answer = JsonData.object()
                .put("states", moves.states())
                .put("together", moves.addedTogether())
                .put("invariant", moves.invariant());
        ArrayNode enough = answer.putArray("enough");
        moves.leastKinds().forEach(least -> least.forEach(enough.addArray()::add));
        moves.restrictions().forEach(answer.putArray("restrictions")::add);
        ArrayNode tested = answer.putArray("vectors");
        vectors.forEach(vector ->
                tested.add(moves.contains(vector(vector, theorem.heaps().size()))));
        return answer;
    }

    private static long[] vector(JsonNode node, int heaps) {
        long[] vector = new long[heaps];
        Request.require(
                node.isArray() && node.size() == heaps,
                "a vector is a list of " + heaps + " numbers here, not " + node);
        for (int heap = 0; heap < heaps; heap++) {
            Request.require(
                    node.get(heap).canConvertToLong() && node.get(heap).isIntegralNumber(),
                    "a vector is a list of whole numbers, not " + node);
            vector[heap] = node.get(heap).longValue();
        }
        return vector;
    }
}
