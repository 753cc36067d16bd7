package org.impartial.discover;

/**
 * How far a discovery has come.
 *
 * <pre>{@code
 * List<Stage> stages = new ArrayList<>();
 * Discovery.of(HeapRules.parse("x'<x; y'<y")).progress(stages::add).run();
 * stages.isEmpty();  // false
 * }</pre>
 *
 * @param numeration where the last round was
 * @param rounds how many guesses were made there
 * @param states how many states an automaton needs there at least
 * @param questions how many positions were asked about there
 * @param largest the largest heap among them
 */
public record Stage(String numeration, int rounds, int states, int questions, long largest) {}
