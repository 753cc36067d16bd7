package org.impartial.picture.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.impartial.core.game.Outcome;
import org.impartial.picture.graph.LabelledGraph.Style;
import org.impartial.solve.theory.form.MisereForm;

/**
 * Draws a misère canonical form as the graph of its followers, equal ones once, in rows by birthday.
 *
 * <pre>{@code
 * LabelledGraph heap = FormGraph.of("a heap of 2", new MisereForms().heap(2));
 * heap.vertices().size();  // 3
 * }</pre>
 */
public final class FormGraph {
    /** The length of the longest name shown in a vertex; longer ones are replaced by the genus. */
    private static final int LONGEST_NAME = 24;

    private FormGraph() {}

    /**
     * {@return the graph of a form: its followers with their outcomes in misère play, and an arc for each option}
     *
     * @param title the title, which is drawn above
     * @param form the form
     * @throws IllegalArgumentException if it has more followers than are {@linkplain LabelledGraph#MOST_DRAWN drawn}
     */
    public static LabelledGraph of(String title, MisereForm form) {
        if (form.nodes() > LabelledGraph.MOST_DRAWN) {
            throw new IllegalArgumentException("a form of more than " + LabelledGraph.MOST_DRAWN
                    + " nodes is not drawn; choose a smaller position");
        }
        LabelledGraph.Builder graph = LabelledGraph.titled(title);
        Map<MisereForm, Integer> vertices = new HashMap<>();
        List<MisereForm> followers = new ArrayList<>(List.of(form));
        vertices.put(form, vertex(graph, form));
        for (int tail = 0; tail < followers.size(); tail++) {
            for (MisereForm option : followers.get(tail).options()) {
                int head = vertices.computeIfAbsent(option, found -> {
                    followers.add(found);
                    return vertex(graph, found);
                });
                graph.arc(tail, head, "");
            }
        }
        return graph.build();
    }

    private static int vertex(LabelledGraph.Builder graph, MisereForm form) {
        String label = form.text()
                .filter(text -> text.length() <= LONGEST_NAME)
                .orElseGet(() -> form.genus().toString());
        return graph.vertex(label, form.outcome() == Outcome.P ? Style.LOST : Style.WON, form.birthday());
    }
}
