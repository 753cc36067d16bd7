package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Many questions about boards in one process: tables filled by earlier questions do not prevent later ones. */
class ManyQuestionsTest {
    private static final String SMALL = "64m";
    private static final int CRAM = 680;

    /** The big boards that follow, with their values. */
    private static final List<String> BIG = List.of(
            "{\"game\":\"cram\",\"params\":{\"board\":[5,7]},\"position\":[]} 1",
            "{\"game\":\"cram\",\"params\":{\"board\":[6,6]},\"position\":[]} 0",
            "{\"game\":\"sprouts\",\"position\":9} 1",
            "{\"game\":\"node-kayles\",\"position\":[\"grid\",3,8]} 2",
            "{\"game\":\"cram\",\"params\":{\"board\":[4,9]},\"position\":[]} 1");

    @Tag("thorough")
    @Timeout(30 * 60)
    @ParameterizedTest
    @ValueSource(strings = {"1g", "6g"})
    void afterHundredsOfBoardsTheNextBigOneIsAnswered(String memory) throws IOException, InterruptedException {
        List<String> questions = new ArrayList<>(boards(CRAM, 5, 6, 7));
        BIG.forEach(line -> questions.add(line.substring(0, line.lastIndexOf(' '))));
        List<String> answers = answers(memory, questions);
        for (int i = 0; i < BIG.size(); i++) {
            String value = BIG.get(i).substring(BIG.get(i).lastIndexOf(' ') + 1);
            String answer = answers.get(CRAM + i);
            assertTrue(answer.contains("\"grundy\":" + value + ","), () -> questions + ": " + answer);
        }
    }

    @Test
    void aSmallHeapAnswersBoardAfterBoard() throws IOException, InterruptedException {
        answers(SMALL, boards(20, 4, 4, 2));
    }

    /** Boards of Cram with some dominoes, the same for the same numbers. */
    private static List<String> boards(int count, int rows, int columns, int dominoes) {
        Random random = new Random(count);
        List<String> boards = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            List<String> cells = new ArrayList<>();
            for (int tries = 0; tries < dominoes; tries++) {
                int row = 1 + random.nextInt(rows);
                int column = 1 + random.nextInt(columns - 1);
                List<String> domino = List.of("[" + row + "," + column + "]", "[" + row + "," + (column + 1) + "]");
                if (domino.stream().noneMatch(cells::contains)) {
                    cells.addAll(domino);
                }
            }
            boards.add("{\"game\":\"cram\",\"params\":{\"board\":[" + rows + "," + columns + "]},\"position\":["
                    + String.join(",", cells) + "]}");
        }
        return boards;
    }

    /** The file of facts shows that the lines before its own are answered. */
    @Test
    void aStopLeavesTheAnsweredLinesWhole(@TempDir Path work) throws IOException, InterruptedException {
        Path kept = work.resolve("facts");
        String keeping = "{\"game\":\"kayles\",\"position\":5,\"keep\":\"" + kept + "\"}\n";
        String endless = "{\"game\":\"cram\",\"params\":{\"board\":[9,9]},\"position\":[],\"solver\":\"search\"}\n";
        Path requests = Files.writeString(
                work.resolve("requests"), "{\"game\":\"nim\",\"position\":[3,5]}\n".repeat(5) + keeping + endless);
        Path out = work.resolve("out");
        Path err = work.resolve("err");
        Process process = Run.java("org.impartial.cli.ImpartialCommand", "solve", "--jsonl", requests.toString())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        while (!Files.exists(kept)) {
            assertFalse(process.waitFor(20, TimeUnit.MILLISECONDS), "it would take hours");
        }
        process.destroy();
        process.waitFor();
        String answers = Files.readString(out);
        assertTrue(answers.matches("(\\{\"outcome\":\"N\",\"grundy\":[46],.*\\}\n){5,6}"), answers);
        assertEquals(
                "impartial: interrupted; the answered lines are written, if the reader takes them\n",
                Files.readString(err));
    }

    private static List<String> answers(String memory, List<String> questions)
            throws IOException, InterruptedException {
        Process process = Run.java("-Xmx" + memory, "org.impartial.cli.ImpartialCommand", "solve", "--jsonl")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        List<String> answers = new ArrayList<>();
        try (BufferedWriter in =
                        new BufferedWriter(new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
                BufferedReader out =
                        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String question : questions) {
                in.write(question.replaceFirst("}$", ",\"want\":[\"outcome\",\"grundy\"]}") + "\n");
                in.flush();
                String answer = out.readLine();
                assertTrue(answer != null && answer.contains("\"grundy\":"), () -> question + ": " + answer);
                answers.add(answer);
            }
        }
        assertEquals(0, process.waitFor());
        return answers;
    }
}
