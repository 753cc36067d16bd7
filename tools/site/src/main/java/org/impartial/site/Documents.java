package org.impartial.site;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.impartial.proof.file.WholeFile;

/** Documents in Markdown, with the images beside them, as pages of the site. A link to what is not part of the site becomes a text. */
final class Documents {
    private static final List<String> IMAGES = List.of(".svg", ".png");
    private static final Pattern TITLE = Pattern.compile("(?m)^# (.+)$");
    private static final Parser PARSER =
            Parser.builder().extensions(List.of(TablesExtension.create())).build();

    private final Path folder;
    private final TreeMap<String, String> sources = new TreeMap<>();
    private final TreeMap<String, Path> images = new TreeMap<>();

    private Documents(Path folder) {
        this.folder = folder;
    }

    static Documents none() {
        return new Documents(Path.of(""));
    }

    static Documents in(Path folder) throws IOException {
        Documents documents = new Documents(folder);
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = folder.relativize(file).toString().replace('\\', '/');
                if (name.endsWith(".md")) {
                    documents.sources.put(name, Files.readString(file));
                } else if (IMAGES.stream().anyMatch(name::endsWith)) {
                    documents.images.put(name, file);
                }
            }
        }
        return documents;
    }

    boolean has(String name) {
        return sources.containsKey(name);
    }

    Map<String, String> titles() {
        Map<String, String> titles = new TreeMap<>();
        sources.forEach((name, text) -> titles.put(page(name), title(name, text)));
        return titles;
    }

    private static String page(String name) {
        return name.replaceFirst("\\.md$", ".html");
    }

    private static String title(String name, String text) {
        Matcher title = TITLE.matcher(text);
        return title.find() ? title.group(1).replace("`", "") : name;
    }

    /** Returns the page of contents, which groups the documents by their readers, or a list of all if there is none. */
    String contents() {
        if (has("README.md")) {
            return html("README.md", sources.getOrDefault("README.md", ""))
                    .replaceFirst("<h1[^\\n]*</h1>\n", "")
                    .replaceAll("(href|src)=\"(?![a-z]+:|#)", "$1=\"docs/");
        }
        return titles().entrySet().stream()
                .map(one -> "<li>" + Page.link("docs/" + one.getKey(), one.getValue()) + "</li>\n")
                .collect(Collectors.joining("", "<ul>\n", "</ul>\n"));
    }

    void write(Path site, Consumer<String> progress) throws IOException {
        for (Map.Entry<String, String> source : sources.entrySet()) {
            String name = source.getKey();
            Path file = site.resolve("docs").resolve(page(name));
            Files.createDirectories(file.getParent());
            String root = "../".repeat((int) name.chars().filter(c -> c == '/').count() + 1);
            WholeFile.write(file, Page.of(title(name, source.getValue()), root, html(name, source.getValue())));
            progress.accept("docs/" + page(name));
        }
        for (Map.Entry<String, Path> image : images.entrySet()) {
            Path file = site.resolve("docs").resolve(image.getKey());
            Files.createDirectories(file.getParent());
            byte[] bytes = Files.readAllBytes(image.getValue());
            WholeFile.write(file, out -> out.write(bytes));
        }
    }

    private String html(String name, String text) {
        Node document = PARSER.parse(text);
        document.accept(new Links(name));
        Map<String, Integer> anchors = new HashMap<>();
        return HtmlRenderer.builder()
                .extensions(List.of(TablesExtension.create()))
                .attributeProviderFactory(context -> (node, tag, attributes) -> {
                    if (node instanceof Heading) {
                        attributes.put("id", anchor(words(node), anchors));
                    }
                })
                .build()
                .render(document)
                .replace("<table>", "<div class=\"wide\" tabindex=\"0\"><table>")
                .replace("</table>", "</table></div>");
    }

    /** Returns the anchor of a heading as forges write it; later ones of the same words are numbered. */
    private static String anchor(String words, Map<String, Integer> anchors) {
        String plain = words.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}_ -]", "")
                .replace(' ', '-');
        int number = anchors.merge(plain, 1, Integer::sum) - 1;
        return number == 0 ? plain : plain + "-" + number;
    }

    private static String words(Node heading) {
        StringBuilder words = new StringBuilder();
        heading.accept(new AbstractVisitor() {
            @Override
            public void visit(Text text) {
                words.append(text.getLiteral());
            }

            @Override
            public void visit(Code code) {
                words.append(code.getLiteral());
            }
        });
        return words.toString();
    }

    /** Leads links between documents to their pages, and takes those away that lead out of the site. */
    private final class Links extends AbstractVisitor {
        private final String from;

        Links(String from) {
            this.from = from;
        }

        @Override
        public void visit(Link link) {
            String[] parts = link.getDestination().split("#", 2);
            if (link.getDestination().matches("mailto:.*|.*://.*") || parts[0].isEmpty()) {
                return;
            }
            Path at = folder.resolve(from).resolveSibling(decoded(parts[0])).normalize();
            String target = folder.normalize().relativize(at).toString().replace('\\', '/');
            if (sources.containsKey(target)) {
                link.setDestination(page(parts[0]) + (parts.length > 1 ? "#" + parts[1] : ""));
            } else if (!images.containsKey(target)) {
                while (link.getFirstChild() != null) {
                    link.insertBefore(link.getFirstChild());
                }
                link.unlink();
            }
        }

        /** Returns the path of an address, in which a percent sign before the number of a printed character escapes it. */
        private static String decoded(String address) {
            String escaped = address.replace("+", "%2B").replaceAll("%(?![2-9A-Fa-f][0-9A-Fa-f])", "%25");
            return URLDecoder.decode(escaped, StandardCharsets.UTF_8);
        }
    }
}
