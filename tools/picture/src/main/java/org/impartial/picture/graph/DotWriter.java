package org.impartial.picture.graph;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
        for (int i = 0; i < vertices.size(); i++) {
            text.append("  v")
                    .append(i)
                    .append(" [label=")
                    .append(quoted(vertices.get(i).label()));
            text.append(style(vertices.get(i).style())).append("];\n");
        }
        if (graph.levelled()) {
            levels(vertices)
                    .values()
                    .forEach(row -> text.append("  { rank=same; ")
                            .append(row.stream().map(v -> "v" + v + "; ").collect(Collectors.joining()))
                            .append("}\n"));
        }
        for (Arc arc : graph.joined()) {
            text.append("  v").append(arc.from()).append(" -> v").append(arc.to());
            text.append(arc.label().isEmpty() ? "" : " [label=" + quoted(arc.label()) + "]")
                    .append(graph.wins(arc) ? " [color=\"" + Palette.hex(Palette.GREEN) + "\", penwidth=2]" : "")
                    .append(";\n");
        }
        return text.append("}\n").toString();
    }

    private static Map<Integer, List<Integer>> levels(List<Vertex> vertices) {
        return IntStream.range(0, vertices.size())
                .boxed()
                .collect(Collectors.groupingBy(v -> vertices.get(v).level(), TreeMap::new, Collectors.toList()));
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
