package org.impartial.json.question;

/** A text of the form {@code GAME[PARAMS] POSITION}, cut in two; the second part may be empty. */
public record GameTerm(String rules, String position) {

    public static GameTerm of(String text) {
        String whole = text.strip();
        int open = 0;
        for (int i = 0; i < whole.length(); i++) {
            char c = whole.charAt(i);
            open += c == '[' ? 1 : c == ']' ? -1 : 0;
            if (open == 0 && Character.isWhitespace(c)) {
                return new GameTerm(whole.substring(0, i), whole.substring(i).strip());
            }
        }
        return new GameTerm(whole, "");
    }

    public String game() {
        return rules.substring(0, Math.min((rules + "[").indexOf('['), (rules + ":").indexOf(':')));
    }
}
