package org.impartial.site;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.explorer.LessonPage;
import org.impartial.proof.file.WholeFile;

/**
 * A site of static pages that needs neither a server nor a network: a gallery of the games, a page and a playable lesson for
 * each, a search over all names, and the documents. It can be opened from disk, or served as it is.
 *
 * <pre>{@code
 * GameLibrary one = GameLibrary.of(List.of(GameLibrary.installed().family("nim")));
 * Path folder = Files.createTempDirectory("site");
 * Site.write(one, folder, Optional.empty(), Map.of(), family -> "", line -> {});
 * Files.exists(folder.resolve("games/nim.html"));  // true
 * }</pre>
 *
 * <p>Not to be instantiated; safe to use from any thread.
 */
public final class Site {
    private Site() {}

    /**
     * Writes the site. Takes about a second for each game; every lesson starts from a position from which few others can
     * be reached.
     *
     * @param library the games
     * @param folder the folder, which is created if it does not exist; files of the same names are replaced
     * @param documents the folder of documents in Markdown, with images; empty for none
     * @param links addresses by their titles, for the first page
     * @param exercises returns a sheet of exercises about a game as a page in HTML; empty for none
     * @param progress gets a line for each part that is written
     * @throws IOException if a file cannot be read or written
     */
    public static void write(
            GameLibrary library,
            Path folder,
            Optional<Path> documents,
            Map<String, String> links,
            Function<GameFamily, String> exercises,
            Consumer<String> progress)
            throws IOException {
        for (String part : List.of("games", "lessons", "exercises")) {
            Files.createDirectories(folder.resolve(part));
        }
        WholeFile.write(folder.resolve("site.css"), resource("site.css"));
        WholeFile.write(folder.resolve("site.js"), LessonPage.names() + resource("site.js"));
        Documents pages = documents.isPresent() ? Documents.in(documents.get()) : Documents.none();
        pages.write(folder, progress);
        for (GameFamily family : library.families()) {
            String file = family.id() + ".html";
            Map<String, String> more = new LinkedHashMap<>();
            String lesson = Lesson.of(library, family).map(Lesson::page).orElse("");
            further(folder, family, "lessons/" + file, lesson).ifPresent(path -> more.put("Play it", path));
            further(folder, family, "exercises/" + file, exercises.apply(family))
                    .ifPresent(path -> more.put("Exercises with answers", path));
            WholeFile.write(folder.resolve("games/" + file), new GamePage(library, family, more, pages).html());
            progress.accept("games/" + family.id() + ".html");
        }
        WholeFile.write(folder.resolve("index.html"), new GalleryPage(library, pages, links).html());
        progress.accept("index.html");
    }

    /** Writes a page that only some games have, with a link to the page of its game, and returns its path. */
    private static Optional<String> further(Path folder, GameFamily family, String path, String page)
            throws IOException {
        if (page.isEmpty()) {
            return Optional.empty();
        }
        String back =
                Page.link("../games/" + family.id() + ".html", family.card().title());
        WholeFile.write(folder.resolve(path), page.replace("<body>", "<body>\n<nav>" + back + "</nav>"));
        return Optional.of(path);
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = Site.class.getResourceAsStream(name)) {
            return new String(
                    Objects.requireNonNull(in, name + " is missing from the jar")
                            .readAllBytes(),
                    StandardCharsets.UTF_8);
        }
    }
}
