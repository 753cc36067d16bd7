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
 * @param numeration the numeration of the last round
 * @param rounds the number of guesses made there
 * @param states a lower bound on the number of states of an automaton there
 * @param questions the number of positions whose outcome was computed there
 * @param largest the largest heap among them
 */
public record Stage(String numeration, int rounds, int states, int questions, long largest) {}
