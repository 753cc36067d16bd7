package org.impartial.picture.ink;

/** Text with the special characters of TeX escaped. */
public final class TexText {
    private TexText() {}

    public static String of(String text) {
        StringBuilder safe = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '\\' -> safe.append("\\textbackslash{}");
                case '~' -> safe.append("\\textasciitilde{}");
                case '^' -> safe.append("\\textasciicircum{}");
                case '{', '}', '#', '$', '%', '&', '_' -> safe.append('\\').appendCodePoint(c);
                case '<' -> safe.append("\\textless{}");
                case '>' -> safe.append("\\textgreater{}");
                case '|' -> safe.append("\\textbar{}");
                case '"' -> safe.append("''");
                case '\u00A0' -> safe.append('~');
                case '\u2192' -> safe.append("$\\to$");
                case '\u2191' -> safe.append("$\\uparrow$");
                case '\u2193' -> safe.append("$\\downarrow$");
                case '\u2205' -> safe.append("$\\emptyset$");
                case '\u2212' -> safe.append("$-$");
                case '\u00D7' -> safe.append("$\\times$");
                case '\u230A' -> safe.append("$\\lfloor$");
                case '\u230B' -> safe.append("$\\rfloor$");
                case '\u2620' -> safe.append("$\\dagger$");
                case '\u2026' -> safe.append("\\dots{}");
                default -> safe.appendCodePoint(c < ' ' ? ' ' : c);
            }
        });
        return safe.toString();
    }
}
