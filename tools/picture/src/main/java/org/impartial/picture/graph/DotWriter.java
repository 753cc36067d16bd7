package org.impartial.picture.graph;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.impartial.picture.graph.LabelledGraph.Arc;
import org.impartial.picture.graph.LabelledGraph.Vertex;
import org.impartial.picture.ink.Palette;

/** Writes a graph in the language of Graphviz. */
final class DotWriter {
    static String write(LabelledGraph graph) {
        StringBuilder text = new StringBuilder("digraph {\n");
        text.append("  label=").append(quoted(graph.title())).append("; labelloc=t; rankdir=TB;\n");
        text.append("  node [shape=box, style=\"filled,rounded\", fontname=\"DejaVu Sans\", fillcolor=white];\n");
        List<Vertex> vertices = graph.vertices();
        Map<Integer, String> levels = new TreeMap<>();
        for (int i = 0; i < vertices.size(); i++) {
            Vertex vertex = vertices.get(i);
            text.append("  v" + i + " [label=" + quoted(vertex.label()) + style(vertex.style()) + "];\n");
            levels.merge(vertex.level(), "v" + i + "; ", String::concat);
        }
        if (graph.levelled()) {
            levels.values().forEach(row -> text.append("  { rank=same; " + row + "}\n"));
        }
        for (Arc arc : graph.joined()) {
            String label = arc.label().isEmpty() ? "" : " [label=" + quoted(arc.label()) + "]";
            String won = graph.wins(arc) ? " [color=\"" + Palette.hex(Palette.GREEN) + "\", penwidth=2]" : "";
            text.append("  v" + arc.from() + " -> v" + arc.to() + label + won + ";\n");
        }
        return text.append("}\n").toString();
    }

    private static String style(LabelledGraph.Style style) {
        return switch (style) {
            case PLAIN -> "";
            case LOST -> ", fillcolor=\"" + Palette.hex(Palette.LOSE) + "\", peripheries=2";
            case WON -> ", fillcolor=\"" + Palette.hex(Palette.PALE_GREEN) + "\"";
            case DRAWN -> ", fillcolor=\"" + Palette.hex(Palette.PALE_GREY) + "\", style=\"filled,dashed\"";
        };
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"";
    }
}
