package org.impartial.cli.exercise;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.impartial.cli.exercise.Exercise.ExerciseKind;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.picture.LatexTable;
import org.impartial.picture.Picture;
import org.impartial.picture.drawing.Drawing;

/** Exercises as text, CSV, lines of JSON, or a page to print. */
public record ExerciseSheet(String title, String rules, List<Exercise> exercises, boolean answered) {

    /** Copies the list. */
    public ExerciseSheet {
        exercises = List.copyOf(exercises);
    }

    /** Returns a paragraph for each exercise; the answers follow all of them. */
    public String text() {
        StringBuilder text = new StringBuilder();
        StringBuilder answers = new StringBuilder();
        int number = 0;
        for (Exercise exercise : exercises) {
            number++;
            text.append(number).append(". ").append(exercise.text()).append('\n');
            text.append("   ").append(exercise.question()).append("\n\n");
            answers.append(number).append(". ").append(answers(exercise)).append('\n');
            answers.append("   ").append(exercise.reason()).append('\n');
        }
        return answered ? text + "Answers\n\n" + answers : text.toString();
    }

    private static String answers(Exercise exercise) {
        return String.join(exercise.kind() == ExerciseKind.WORTH ? ", " : "; ", exercise.answers());
    }

    /** Returns a line for each exercise below a line with the names of the columns. */
    public String csv() {
        StringBuilder csv =
                new StringBuilder("kind,play,position,question" + (answered ? ",answers,reason" : "") + "\n");
        for (Exercise exercise : exercises) {
            List<String> fields =
                    new ArrayList<>(List.of(kind(exercise), play(exercise), exercise.text(), exercise.question()));
            fields.addAll(answered ? List.of(answers(exercise), exercise.reason()) : List.of());
            csv.append(fields.stream().map(ExerciseSheet::quoted).collect(Collectors.joining(",")))
                    .append('\n');
        }
        return csv.toString();
    }

    private static String quoted(String field) {
        return field.matches("[^\",\r\n]*") ? field : '"' + field.replace("\"", "\"\"") + '"';
    }

    /** Returns an object on a line for each exercise. */
    public String jsonLines() {
        return exercises.stream().map(exercise -> json(exercise) + "\n").collect(Collectors.joining());
    }

    private ObjectNode json(Exercise exercise) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("kind", kind(exercise))
                .put("play", play(exercise))
                .put("position", exercise.text())
                .put("question", exercise.question());
        if (answered) {
            exercise.answers().forEach(json.putArray("answers")::add);
            json.put("reason", exercise.reason());
        }
        return json;
    }

    private static String kind(Exercise exercise) {
        return exercise.kind().name().toLowerCase(Locale.ROOT);
    }

    private static String play(Exercise exercise) {
        return exercise.kind() == ExerciseKind.MISERE ? "misere" : "normal";
    }

    /** Returns a page in the form that the ending of a file names: .tex, .md without drawings, or else HTML. */
    public String page(String ending) {
        return ending.equals(".tex") ? tex() : ending.equals(".md") ? markdown() : page();
    }

    private String markdown() {
        return "# " + title + "\n\nName: \\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\n\n" + rules + "\n\n"
                + text().replaceAll("(?m)^(\\d+\\. )(.*)$", "$1`$2`<br>").replace("\nAnswers\n", "\n## Answers\n");
    }

    /** Returns a page in HTML with a drawing of each position; the answers stand on a page of their own. */
    private String page() {
        StringBuilder page =
                new StringBuilder("""
                <!DOCTYPE html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <title>$TITLE</title>
                <style>
                body { font: 16px/1.5 sans-serif; max-width: 45rem; margin: 1rem auto; padding: 0 .75rem; }
                li { break-inside: avoid; margin-bottom: 1.5rem; overflow-wrap: anywhere; }
                svg { max-width: 100%; height: auto; max-height: 14rem; display: block; }
                .answers { break-before: page; }
                .name { text-align: right; }
                </style>
                </head>
                <body>
                <p class="name">Name: ______________________________</p>
                <h1>$TITLE</h1>
                <p>$RULES</p>
                <ol>
                """.replace("$TITLE", escaped(title)).replace("$RULES", escaped(rules)));
        for (Exercise exercise : exercises) {
            page.append("<li>").append(escaped(exercise.question()));
            page.append("<br><code>").append(escaped(exercise.text())).append("</code>");
            page.append(drawing(exercise, Picture::svg)).append("</li>\n");
        }
        page.append("</ol>\n");
        if (answered) {
            page.append("<h1 class=\"answers\">Answers</h1>\n<ol>\n");
            for (Exercise exercise : exercises) {
                page.append("<li>").append(escaped(answers(exercise))).append("<br>");
                page.append(escaped(exercise.reason())).append("</li>\n");
            }
            page.append("</ol>\n");
        }
        return page.append("</body>\n</html>\n").toString();
    }

    /** Returns a document in LaTeX with a drawing of each position; the answers stand on a page of their own. */
    private String tex() {
        StringBuilder page = new StringBuilder("\\documentclass{article}\n\\usepackage[utf8]{inputenc}\n"
                + "\\usepackage{tikz}\n\\begin{document}\n\\noindent\\hfill Name: \\rule{6cm}{0.4pt}\n\n\\section*{"
                + LatexTable.text(title) + "}\n" + LatexTable.text(rules) + "\n\\begin{enumerate}\n");
        for (Exercise exercise : exercises) {
            page.append("\\item ")
                    .append(LatexTable.text(exercise.question()))
                    .append("\\\\\n\\texttt{")
                    .append(LatexTable.text(exercise.text()))
                    .append("}\\\\\n")
                    .append(drawing(exercise, Picture::tex))
                    .append('\n');
        }
        page.append("\\end{enumerate}\n");
        if (answered) {
            page.append("\\newpage\n\\section*{Answers}\n\\begin{enumerate}\n");
            for (Exercise exercise : exercises) {
                page.append("\\item ")
                        .append(LatexTable.text(answers(exercise)))
                        .append("\\\\\n")
                        .append(LatexTable.text(exercise.reason()))
                        .append('\n');
            }
            page.append("\\end{enumerate}\n");
        }
        return page.append("\\end{document}\n").toString();
    }

    /** Returns the drawing of the position; empty if there is no position or it is too large to be drawn. */
    private static String drawing(Exercise exercise, Function<Picture, String> form) {
        if (exercise.shown().components().isEmpty()) {
            return "";
        }
        try {
            return form.apply(Drawing.of(exercise.text(), exercise.shown()));
        } catch (IllegalArgumentException | BeyondRangeException tooLarge) {
            return "";
        }
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
