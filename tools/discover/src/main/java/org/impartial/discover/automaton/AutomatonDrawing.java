package org.impartial.discover.automaton;

import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** A simple drawing of an automaton: its live states on a circle, the first at the left, arrows with their letters. */
public final class AutomatonDrawing {
    private static final int STATE = 18;
    private static final int MARGIN = 90;

    private final StringBuilder out = new StringBuilder();
    private final double radius;
    private final int states;
    private final IntFunction<String> names;

    private AutomatonDrawing(int states, IntFunction<String> names) {
        this.names = names;
        this.states = states;
        this.radius = Math.max(80, states * 22);
    }

    public static String svg(Automaton automaton, IntFunction<String> names, String title) {
        AutomatonDrawing drawing = new AutomatonDrawing(automaton.states(), names);
        drawing.draw(automaton, title);
        return drawing.out.toString();
    }

    private void draw(Automaton automaton, String title) {
        long side = Math.round(2 * (radius + MARGIN));
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + side + "\" height=\"" + (side + 30)
                + "\" font-family=\"sans-serif\" font-size=\"11\">\n<title>" + escaped(title) + "</title>\n"
                + "<defs><marker id=\"a\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"7\""
                + " markerHeight=\"7\" orient=\"auto\"><path d=\"M0 0L8 4L0 8z\"/></marker></defs>\n"
                + "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n");
        boolean[] live = automaton.live();
        int[] shown = IntStream.range(0, states).filter(state -> live[state]).toArray();
        for (int from : shown) {
            AutomatonPicture.edges(automaton, from, live, names).forEach((to, label) -> arrow(from, to, label));
        }
        for (int state : shown) {
            circle(state, automaton.accepting(state));
        }
        out.append("</svg>\n");
    }

    private double x(int state) {
        return radius + MARGIN - radius * Math.cos(2 * Math.PI * state / states);
    }

    private double y(int state) {
        return radius + MARGIN - radius * Math.sin(2 * Math.PI * state / states);
    }

    private void circle(int state, boolean accepting) {
        String at = String.format(Locale.ROOT, "cx=\"%.1f\" cy=\"%.1f\"", x(state), y(state));
        String how = " fill=\"" + (state == 0 ? "#e8f0ff" : "white") + "\" stroke=\"black\"/>\n";
        out.append("<circle " + at + " r=\"" + STATE + "\"" + how);
        if (accepting) {
            out.append("<circle " + at + " r=\"" + (STATE - 4) + "\"" + how);
        }
        text(x(state), y(state) + 4, String.valueOf(state));
    }

    private void arrow(int from, int to, String label) {
        if (from == to) {
            double up = y(from) - STATE;
            path("M%.1f %.1fc-22 -30 22 -30 10 2", x(from) - 6, up);
            text(x(from), up - 24, label);
            return;
        }
        double dx = x(to) - x(from);
        double dy = y(to) - y(from);
        double length = Math.hypot(dx, dy);
        double bendX = (x(from) + x(to)) / 2 - dy * 0.15;
        double bendY = (y(from) + y(to)) / 2 + dx * 0.15;
        double offX = dx / length * STATE;
        double offY = dy / length * STATE;
        path(
                "M%.1f %.1fQ%.1f %.1f %.1f %.1f",
                x(from) + offX, y(from) + offY, bendX, bendY, x(to) - offX, y(to) - offY);
        text((bendX + (x(from) + x(to)) / 2) / 2, (bendY + (y(from) + y(to)) / 2) / 2, label);
    }

    private void path(String line, Object... numbers) {
        out.append("<path d=\"" + String.format(Locale.ROOT, line, numbers)
                + "\" fill=\"none\" stroke=\"gray\" marker-end=\"url(#a)\"/>\n");
    }

    private void text(double x, double y, String text) {
        out.append(String.format(
                Locale.ROOT, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%s</text>\n", x, y, escaped(text)));
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
