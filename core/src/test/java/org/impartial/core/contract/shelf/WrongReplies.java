package org.impartial.core.contract.shelf;

import static org.impartial.core.contract.report.Clause.CLAIM_REPLIES;

import java.util.List;
import java.util.stream.LongStream;
import org.impartial.core.game.Convention;

/** Replies that leave out, add, repeat or never end. */
final class WrongReplies {

    private WrongReplies() {}

    static List<Wrong> all() {
        return List.of(
                normal(
                        "a reply is missing",
                        true,
                        (n, v) -> TwoOrThree.withValue(n, v).limit(1)),
                normal(
                        "replies to 0 only, said to be all",
                        true,
                        (n, v) -> TwoOrThree.withValue(n, v).limit(v == 0 ? 2 : 0)),
                normal("a reply too many", true, (n, v) -> TwoOrThree.options(n)),
                normal(
                        "replies to a value beyond all",
                        true,
                        (n, v) -> TwoOrThree.options(n).allMatch(left -> left % 5 / 2 < v)
                                ? TwoOrThree.options(n)
                                : TwoOrThree.withValue(n, v)),
                normal("replies to the last bits of a value", false, (n, v) -> TwoOrThree.withValue(n, v & 7)),
                normal("replies to half of the bits", true, (n, v) -> TwoOrThree.withValue(n, v & 0xFFFF_FFFFL)),
                normal("replies to any great value", true, (n, v) -> TwoOrThree.withValue(n, v > 1 << 20 ? 1 : v)),
                normal("a reply that is not an option", false, (n, v) -> LongStream.of(n % 5)),
                normal(
                        "every reply twice",
                        true,
                        (n, v) -> LongStream.concat(TwoOrThree.withValue(n, v), TwoOrThree.withValue(n, v))),
                normal("replies without end", true, (n, v) -> LongStream.iterate(0, heap -> heap)),
                normal("replies that throw", true, (n, v) -> LongStream.of(n / v)),
                normal(
                        "no reply above 500",
                        true,
                        (n, v) -> TwoOrThree.withValue(n, v).limit(n > 500 ? 0 : 2)),
                normal("no reply where there is one", false, (n, v) -> LongStream.empty()),
                Wrong.game(
                        CLAIM_REPLIES,
                        new TwoOrThree("replies of normal play", Convention.MISERE, true, TwoOrThree::withValue)),
                Wrong.game(
                        CLAIM_REPLIES,
                        new TwoOrThree(
                                "a misère reply that loses",
                                Convention.MISERE,
                                false,
                                (n, v) -> TwoOrThree.options(n).limit(1))));
    }

    private static Wrong normal(String name, boolean complete, TwoOrThree.Rule rule) {
        return Wrong.game(CLAIM_REPLIES, new TwoOrThree(name, Convention.NORMAL, complete, rule));
    }
}
