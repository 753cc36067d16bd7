package org.impartial.discover;

/**
 * The progress of a discovery.
 *
 * <pre>{@code
 * List<Stage> stages = new ArrayList<>();
 * Discovery.of(HeapRules.parse("x'<x; y'<y")).progress(stages::add).run();
 * stages.isEmpty();  // false
 * }</pre>
 *
 * @param numeration where the last round was
 * @param rounds the number of guesses made there
 * @param states the number of states that an automaton needs there at least
 * @param questions the number of positions whose outcome was computed there
 * @param largest the largest heap among them
 */
public record Stage(String numeration, int rounds, int states, int questions, long largest) {}
