package org.impartial.explorer;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.impartial.core.library.GameLibrary;
import org.impartial.proof.play.ProofPlayer;

/**
 * The server of the explorer. It listens on the loopback address alone, and answers only below a path that begins with
 * a random token, so that other users of the machine and other pages of the browser do not reach it. Every request has
 * a budget of time, positions and memory; clients that send or read slowly are disconnected.
 *
 * <p>The limits on headers and slow clients are system properties of {@code jdk.httpserver}, which the first start sets
 * unless they are set already: {@code sun.net.httpserver.maxReqTime} and {@code maxRspTime} (seconds), {@code
 * maxReqHeaders}, {@code maxReqHeaderSize}, and {@code jdk.httpserver.maxConnections}.
 *
 * <p>Thread-safe. Its threads are daemons; {@link #close} ends them.
 *
 * <pre>{@code
 * try (Explorer explorer = Explorer.start(0, GameLibrary.installed(), line -> "{}", Optional.empty(), Optional.empty())) {
 *     System.out.println(explorer.address().getScheme());  // http
 * }
 * }</pre>
 */
public final class Explorer implements AutoCloseable {
    private static final int THREADS = 64;

    private final HttpServer server;
    private final ThreadPoolExecutor threads;
    private final AnswerSender sender;
    private final URI address;

    private Explorer(HttpServer server, ThreadPoolExecutor threads, AnswerSender sender, URI address) {
        this.server = server;
        this.threads = threads;
        this.sender = sender;
        this.address = address;
    }

    /**
     * Starts a server at the address of an earlier one if possible, on whose page the opponent plays by a book, if there is
     * one, without search, in all positions that the book covers.
     *
     * @param port the port; 0 for any free one
     * @param library the games to choose from
     * @param answerer answers a line of {@code solve --jsonl} with a line; called by several threads at once, with {@code
     *     budget} and {@code seconds} in every request to solve
     * @param book the player by the book, which the server takes over: no other thread may use it any more. Its facts are
     *     not checked
     * @param kept the file that keeps the port and the token, so that bookmarks remain valid; created if it does not exist,
     *     in a folder that only its owner can open, which is created if necessary. In any other folder, or if it cannot be read
     *     or written, the address is a new one. A port other than 0 takes precedence over that of the file
     * @return the running server
     * @throws IOException if the port is taken or may not be used
     */
    public static Explorer start(
            int port,
            GameLibrary library,
            UnaryOperator<String> answerer,
            Optional<ProofPlayer> book,
            Optional<Path> kept)
            throws IOException {
        KeptAddress earlier = KeptAddress.read(kept);
        ExplorerRequests requests = new ExplorerRequests(
                library, answerer, book.map(BookReplies::new).orElse(null));
        Explorer explorer = start(server(port, earlier), "/" + earlier.token() + "/", requests);
        kept.ifPresent(new KeptAddress(explorer.address.getPort(), earlier.token())::write);
        return explorer;
    }

    private static HttpServer server(int port, KeptAddress earlier) throws IOException {
        limitClients();
        try {
            return bound(port == 0 ? earlier.port() : port);
        } catch (BindException taken) {
            if (port != 0) {
                throw taken;
            }
            // Another server has the port of the file; its address remains, and this one gets a free port.
            return bound(0);
        }
    }

    private static HttpServer bound(int port) throws IOException {
        return HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 100);
    }

    private static Explorer start(HttpServer server, String root, ExplorerRequests requests) {
        ThreadPoolExecutor threads = new ThreadPoolExecutor(
                THREADS, THREADS, 10, TimeUnit.SECONDS, new LinkedBlockingQueue<>(4 * THREADS), work -> {
                    Thread thread = new Thread(work, "explorer");
                    thread.setDaemon(true);
                    return thread;
                });
        threads.allowCoreThreadTimeOut(true);
        server.setExecutor(threads);
        AnswerSender sender = new AnswerSender(requests);
        server.createContext("/", new PageHandler(root, sender, PageFiles.all()));
        server.start();
        threads.execute(requests::prepare);
        String host = server.getAddress().getAddress().getHostAddress();
        String place = (host.contains(":") ? "[" + host + "]" : host) + ":"
                + server.getAddress().getPort();
        return new Explorer(server, threads, sender, URI.create("http://" + place + root));
    }

    private static void limitClients() {
        limit("sun.net.httpserver.maxReqTime", 5);
        limit("sun.net.httpserver.maxRspTime", 90);
        limit("sun.net.httpserver.maxReqHeaders", 60);
        limit("sun.net.httpserver.maxReqHeaderSize", 16_384);
        limit("jdk.httpserver.maxConnections", 200);
    }

    private static void limit(String property, int value) {
        if (System.getProperty(property) == null) {
            System.setProperty(property, Integer.toString(value));
        }
    }

    /** {@return the address of the page on this machine, with its token; a position may follow {@code #}} */
    public URI address() {
        return address;
    }

    /** Stops listening and interrupts the requests at work. */
    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
        sender.close();
    }

    @Override
    public String toString() {
        return "explorer at " + address;
    }
}
