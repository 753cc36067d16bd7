package org.impartial.cli.text;

/** Receives the lines of an answer, each as soon as it is known. */
public interface AnswerLines {

    /**
     * Shows lines of the answer at once.
     *
     * @param text one line or several, not yet broken
     */
    void say(String text);

    /**
     * Shows the purpose of the following computation in the line of progress.
     *
     * @param aim what is searched for, such as {@code the Grundy value}
     */
    void searchFor(String aim);
}
