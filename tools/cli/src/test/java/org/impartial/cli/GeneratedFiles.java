package org.impartial.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.impartial.core.library.GameLibrary;

/** The files of the project that are generated. The main method writes them. */
final class GeneratedFiles {
    static final String README = "README.md";
    static final String GAMES = "docs/GAMES.md";
    static final GamesPage PAGE = new GamesPage(GameLibrary.installed().families());
    private static final Map<String, String> PICTURES = PAGE.pictures();

    private GeneratedFiles() {}

    /** Returns the paths of the files. */
    static List<String> paths() {
        List<String> paths = new ArrayList<>(List.of(README, GAMES, PerformanceChart.PATH));
        paths.addAll(PICTURES.keySet());
        PublicFace.MODULES.forEach(module -> paths.add("docs/api/" + module + ".txt"));
        return paths;
    }

    /** Returns what a file has to contain. */
    static String text(String path) {
        return switch (path) {
            case README -> PAGE.refreshed(Checkout.text(Checkout.ROOT.resolve(README)), GAMES);
            case GAMES -> PAGE.text();
            case PerformanceChart.PATH -> PerformanceChart.svg();
            default ->
                PICTURES.containsKey(path)
                        ? GamesPage.picture(PICTURES.get(path))
                        : PublicFace.text(
                                path.substring(path.lastIndexOf('/') + 1).replace(".txt", ""));
        };
    }

    /** Writes the files that have changed, and prints their names. */
    public static void main(String[] args) throws IOException {
        for (String path : paths()) {
            Path file = Checkout.ROOT.resolve(path);
            String text = text(path);
            Files.createDirectories(file.getParent());
            if (!Files.exists(file) || !Files.readString(file).equals(text)) {
                Files.writeString(file, text);
                System.out.println("wrote " + path);
            }
        }
    }
}
