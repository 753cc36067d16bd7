package org.impartial.explorer;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Answers requests in threads of its own, few at a time, and ends the work when the client has gone. The server of the JDK
 * does not report a closed connection, so spaces, which JSON permits before a value, are sent while an answer is computed;
 * they fail once the client has closed. Thread-safe.
 */
final class AnswerSender implements AutoCloseable {
    private static final int AT_WORK = 2;
    private static final long FIRST_SPACE_MILLIS = 400;
    private static final long NEXT_SPACE_MILLIS = 100;

    private final ExplorerRequests requests;
    private final ExecutorService quick = threads(AT_WORK);

    /** Requests that may take long wait for each other, and no other request waits for them. */
    private final ExecutorService patient = threads(1);

    AnswerSender(ExplorerRequests requests) {
        this.requests = requests;
    }

    private static ExecutorService threads(int number) {
        return Executors.newFixedThreadPool(number, work -> {
            Thread thread = new Thread(work, "explorer-answer");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** The response begins with an answer or after some time; later rejections have the status 200. */
    void send(HttpExchange exchange, String body) throws IOException, Refusal {
        ObjectNode request = ExplorerRequests.read(body);
        Future<String> answer =
                (ExplorerRequests.isLong(request) ? patient : quick).submit(() -> requests.answer(request));
        try {
            byte[] early = within(FIRST_SPACE_MILLIS, answer);
            if (early.length > 0) {
                exchange.sendResponseHeaders(200, early.length);
                exchange.getResponseBody().write(early);
            } else {
                exchange.sendResponseHeaders(200, 0);
                sendLate(exchange.getResponseBody(), answer);
            }
        } finally {
            answer.cancel(true);
        }
    }

    private static void sendLate(OutputStream out, Future<String> answer) throws IOException {
        byte[] bytes = new byte[0];
        while (bytes.length == 0) {
            out.write(' ');
            out.flush();
            try {
                bytes = within(NEXT_SPACE_MILLIS, answer);
            } catch (Refusal refusal) {
                bytes = ExplorerRequests.error(refusal.getMessage()).getBytes(StandardCharsets.UTF_8);
            }
        }
        out.write(bytes);
    }

    /** Returns the bytes of an answer; none if it takes longer. */
    private static byte[] within(long millis, Future<String> answer) throws IOException, Refusal {
        try {
            return answer.get(millis, TimeUnit.MILLISECONDS).getBytes(StandardCharsets.UTF_8);
        } catch (TimeoutException notYet) {
            return new byte[0];
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("the server is being stopped");
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Refusal refusal) {
                throw refusal;
            }
            throw new Refusal(500, "a fault of the program: " + e.getCause());
        }
    }

    @Override
    public void close() {
        quick.shutdownNow();
        patient.shutdownNow();
    }
}
