package org.impartial.games;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Entailing;
import org.impartial.core.game.Entailing.EntailingKind;
import org.impartial.core.game.Position;

/**
 * A checker of certificates of the kind {@code entailing} that is written from docs/NOTATION.md alone: it uses the
 * options of games and no class of the library that writes or checks certificates.
 */
final class SecondEntailingReader {
    private static final Wins NONE = new Wins(Set.of(), false);

    private final Map<Component<?>, Wins> sets = new HashMap<>();

    /** A finite set of numbers, or the complement of one. */
    private record Wins(Set<Long> listed, boolean cofinite) {

        boolean has(long n) {
            return listed.contains(n) != cofinite;
        }

        /** The least number outside; empty if all numbers are in the set. */
        OptionalLong value() {
            return cofinite
                    ? listed.stream().mapToLong(n -> n).min()
                    : LongStream.iterate(0, n -> n + 1).filter(n -> !listed.contains(n)).findFirst();
        }

        long bound() {
            return listed.stream().mapToLong(n -> n).max().orElse(0);
        }

        String hash() {
            long hash = step(0xcbf29ce484222325L, cofinite ? 1 : 0);
            for (long n : new TreeSet<>(listed)) {
                for (int shift = 0; shift < 32; shift += 8) {
                    hash = step(hash, n >>> shift & 0xff);
                }
            }
            return String.format("%016x", hash);
        }

        private static long step(long hash, long octet) {
            return (hash ^ octet) * 0x100000001b3L;
        }
    }

    /** An option: its kind, the XOR of its free parts, whether one of them is loony, the set of the entailed part. */
    private record Left(EntailingKind kind, long x, boolean loony, Wins entailed) {

        boolean wins(long n) {
            return switch (kind) {
                case PLAIN -> !loony && n == x;
                case ENTAILS -> loony ? !entailed.cofinite : !entailed.has(n ^ x);
                case AGAIN -> loony || n != x;
            };
        }

        boolean winsFar() {
            return kind == EntailingKind.AGAIN || (kind == EntailingKind.ENTAILS && !entailed.cofinite);
        }
    }

    /** Returns the reason why lines are no proof; empty if they are one. */
    static String fault(Map<String, String> header, List<String> written) {
        return new SecondEntailingReader().faultOf(header, written);
    }

    private String faultOf(Map<String, String> header, List<String> written) {
        String game = header.get("game");
        for (String line : written) {
            int space = line.indexOf(' ');
            Component<?> component = SecondReader.component(game, line.substring(space + 1), true);
            Wins wins = wins(component);
            if (!wins.hash().equals(line.substring(0, space)) || sets.put(component, wins) != null) {
                return line + ": another set";
            }
        }
        long value = 0;
        boolean loony = false;
        for (Component<?> component : SecondReader.root(game, header.get("root"))) {
            OptionalLong part = known(component).value();
            value ^= part.orElse(0);
            loony |= part.isEmpty();
        }
        return header.get("value").equals(loony ? "loony" : Long.toString(value)) ? "" : "the root";
    }

    private Wins wins(Component<?> component) {
        List<Left> options = component.options().stream().map(this::left).toList();
        long greatest = options.stream()
                .mapToLong(option -> Math.max(option.x, option.entailed.bound()))
                .max()
                .orElse(0);
        boolean far = options.stream().anyMatch(Left::winsFar);
        Set<Long> listed = new HashSet<>();
        LongStream.range(0, 2 * Long.highestOneBit(Math.max(1, greatest)))
                .filter(n -> options.stream().anyMatch(option -> option.wins(n)) != far)
                .forEach(listed::add);
        return new Wins(listed, far);
    }

    private Left left(Position option) {
        EntailingKind kind = Entailing.kind(option);
        Wins entailed = NONE;
        long x = 0;
        boolean loony = false;
        for (int i = 0; i < option.components().size(); i++) {
            if (i != option.obliged()) {
                OptionalLong value = known(option.components().get(i)).value();
                x ^= value.orElse(0);
                loony |= value.isEmpty();
            } else if (kind == EntailingKind.ENTAILS) {
                entailed = known(Entailing.freed(option.components().get(i)).components().get(0));
            }
        }
        return new Left(kind, x, loony, entailed);
    }

    private Wins known(Component<?> part) {
        Wins wins = sets.get(part.canonical());
        if (wins == null) {
            throw new IllegalStateException("no fact of " + part);
        }
        return wins;
    }
}
