package org.impartial.games.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class ColonChainProperties {
    private static final int GREATEST = 127;

    /**
     * From the top down by the definition: a joint with v beside what stands above is worth 1 + (v ^ x), here modulo 128.
     * Chains one after the other share a table.
     */
    @Property(tries = 300)
    void stalksAreWorthWhatTheColonPrincipleSays(
            @ForAll @Size(max = 6) List<@Size(max = 20) List<@IntRange(max = 63) Integer>> chains) {
        BushCuts.ColonChain chain = new BushCuts.ColonChain(GREATEST);
        for (List<Integer> joints : chains) {
            chain.clear();
            List<Long> grown = new ArrayList<>();
            List<Long> defined = new ArrayList<>();
            for (int length = 0; length < joints.size(); length++) {
                defined.add(stalk(joints.subList(0, length)) & GREATEST);
                grown.add(chain.grow(joints.get(length)));
            }
            assertEquals(defined, grown);
        }
    }

    private static long stalk(List<Integer> joints) {
        long worth = 0;
        for (int i = joints.size() - 1; i >= 0; i--) {
            worth = 1 + (joints.get(i) ^ worth);
        }
        return worth;
    }
}
