package org.impartial.cli.exercise;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.cli.exercise.Exercise.ExerciseKind;
import org.impartial.cli.io.ResourceText;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.picture.LatexTable;
import org.impartial.picture.Picture;
import org.impartial.picture.drawing.Drawing;

/** Exercises as text, CSV, lines of JSON, or a page to print. */
public record ExerciseSheet(String title, String rules, List<Exercise> exercises, boolean answered) {

    public String text() {
        StringBuilder text = new StringBuilder();
        StringBuilder answers = new StringBuilder("Answers\n\n");
        int number = 0;
        for (Exercise one : exercises) {
            number++;
            text.append(number + ". " + one.text() + "\n   " + one.question() + "\n\n");
            answers.append(number + ". " + answers(one) + "\n   " + one.reason() + "\n");
        }
        return answered ? text.append(answers).toString() : text.toString();
    }

    private static String answers(Exercise exercise) {
        return String.join(exercise.kind() == ExerciseKind.WORTH ? ", " : "; ", exercise.answers());
    }

    public String csv() {
        return "kind,play,position,question" + (answered ? ",answers,reason" : "") + "\n"
                + joined(one -> Stream.of(kind(one), play(one), one.text(), one.question(), answers(one), one.reason())
                        .limit(answered ? 6 : 4)
                        .map(ExerciseSheet::quoted)
                        .collect(Collectors.joining(",", "", "\n")));
    }

    private static String quoted(String field) {
        return field.matches("[^\",\r\n]*") ? field : '"' + field.replace("\"", "\"\"") + '"';
    }

    public String jsonLines() {
        return joined(exercise -> json(exercise) + "\n");
    }

    private ObjectNode json(Exercise exercise) {
        ObjectNode json = JsonNodeFactory.instance
                .objectNode()
                .put("kind", kind(exercise))
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
        return exercise.play().name().toLowerCase(Locale.ROOT);
    }

    /** Returns a page in the form that the ending of a file names: .tex, .md without drawings, or else HTML. */
    public String page(String ending) {
        return ending.equals(".tex") ? tex() : ending.equals(".md") ? markdown() : html();
    }

    private String markdown() {
        return "# " + title + "\n\nName: \\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\n\n" + rules + "\n\n"
                + text().replaceAll("(?m)^(\\d+\\. )(.*)$", "$1`$2`<br>").replace("\nAnswers\n", "\n## Answers\n");
    }

    private String html() {
        return page(
                "sheet.html",
                ExerciseSheet::escaped,
                Picture::svg,
                "<li>%s<br><code>%s</code>%s</li>\n",
                "<li>%s<br>%s</li>\n",
                "<h1 class=\"answers\">Answers</h1>\n<ol>\n%s</ol>\n");
    }

    private String tex() {
        return page(
                "sheet.tex",
                LatexTable::text,
                Picture::tex,
                "\\item %s\\\\\n\\texttt{%s}\\\\\n%s\n",
                "\\item %s\\\\\n%s\n",
                "\\newpage\n\\section*{Answers}\n\\begin{enumerate}\n%s\\end{enumerate}\n");
    }

    private String page(
            String file,
            UnaryOperator<String> safe,
            Function<Picture, String> drawn,
            String question,
            String answer,
            String answers) {
        String questions = joined(
                one -> question.formatted(safe.apply(one.question()), safe.apply(one.text()), drawing(one, drawn)));
        String solved = joined(one -> answer.formatted(safe.apply(answers(one)), safe.apply(one.reason())));
        return ResourceText.read(ExerciseSheet.class, file)
                .replace("$TITLE", safe.apply(title))
                .replace("$RULES", safe.apply(rules))
                .replace("$ANSWERS", answered ? answers.formatted(solved) : "")
                .replace("$EXERCISES", questions);
    }

    private String joined(Function<Exercise, String> form) {
        return exercises.stream().map(form).collect(Collectors.joining());
    }

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
