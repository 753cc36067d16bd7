package org.impartial.core.library;

/**
 * A parameter of a family of games.
 *
 * @param name its name in {@code GAME[name=value]} and in the {@code params} of a request
 * @param meaning what it is, with its range
 * @param required false if it may be left out
 */
public record Parameter(String name, String meaning, boolean required) {}
