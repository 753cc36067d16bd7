package org.impartial.cli.io;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.impartial.core.notation.NotationException;
import org.impartial.json.question.FileErrors;

/** The option {@code --classpath}: jars and folders whose services join those of the command; read before all. */
public final class Extensions {
    private static final String OPTION = "--classpath";

    public static boolean load(String... args) {
        List<URL> places = new ArrayList<>();
        values(OPTION, args).forEach(path -> add(path, places));
        if (!places.isEmpty()) {
            Thread thread = Thread.currentThread();
            thread.setContextClassLoader(
                    new URLClassLoader(places.toArray(URL[]::new), thread.getContextClassLoader()));
        }
        return !places.isEmpty();
    }

    /** Returns the values of an option in the arguments, before they are parsed. */
    static List<String> values(String option, String... args) {
        List<String> values = new ArrayList<>();
        for (int i = 0; i < args.length; i++) {
            if (args[i].equals(option) && i + 1 < args.length) {
                values.add(args[i + 1]);
            } else if (args[i].startsWith(option + "=")) {
                values.add(args[i].substring(option.length() + 1));
            }
        }
        return values;
    }

    private static void add(String path, List<URL> places) {
        for (String name : path.split(File.pathSeparator, -1)) {
            try {
                if (!Files.exists(Path.of(name))) {
                    throw new NotationException("there is no jar or folder " + name + " for " + OPTION
                            + "; name several with " + File.pathSeparator + " between them");
                }
                places.add(Path.of(name).toUri().toURL());
            } catch (InvalidPathException unreadable) {
                throw new NotationException(FileErrors.message(unreadable));
            } catch (MalformedURLException e) {
                throw new NotationException(name + " cannot be a part of a class path: " + e.getMessage());
            }
        }
    }
}
