package org.impartial.site;

/** The frame of a page. */
final class Page {
    /** Returns a page, whose {@code root} is the path to the root of the site, empty or ending with a slash. */
    static String of(String title, String root, String body) {
        return """
                <!DOCTYPE html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <title>%s</title>
                <link rel="stylesheet" href="%ssite.css">
                <script src="%ssite.js" defer></script>
                </head>
                <body>
                <nav><a href="%sindex.html">All games</a></nav>
                <main>
                %s</main>
                </body>
                </html>
                """.formatted(escaped(title), root, root, root, body);
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    static String element(String name, String text) {
        return "<" + name + ">" + escaped(text) + "</" + name + ">\n";
    }

    static String link(String address, String text) {
        return "<a href=\"" + escaped(address) + "\">" + escaped(text) + "</a>";
    }
}
