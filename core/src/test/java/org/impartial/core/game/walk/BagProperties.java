package org.impartial.core.game.walk;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class BagProperties {

    @Property(tries = 300)
    void aMemberIsReplacedByThoseOfAnotherBag(
            @ForAll @Size(min = 1, max = 6) @IntRange(max = 5) int[] members,
            @ForAll @Size(max = 4) @IntRange(max = 5) int[] option,
            @ForAll @IntRange(max = 5) int place) {
        Bag bag = Bag.of(members.clone());
        int index = place % bag.size();
        IntArrayList expected = IntArrayList.wrap(bag.members().clone());
        expected.removeInt(index);
        expected.addElements(0, option);

        Bag after = bag.replace(index, Bag.of(option.clone()));

        assertEquals(Bag.of(expected.toIntArray()), after);
        assertEquals(Bag.of(expected.toIntArray()).hashCode(), after.hashCode());
        assertArrayEquals(expected.intStream().sorted().toArray(), after.members());
        assertArrayEquals(IntArrayList.wrap(members).intStream().sorted().toArray(), bag.members());
    }

    @Property(tries = 100)
    void orderDoesNotMatterAndMultiplicityDoes(@ForAll @Size(min = 1, max = 6) @IntRange(max = 9) int[] members) {
        int[] reversed = members.clone();
        IntArrays.reverse(reversed);
        assertEquals(Bag.of(members.clone()), Bag.of(reversed));
        int[] more = Arrays.copyOf(members, members.length + 1);
        more[members.length] = members[0];
        assertNotEquals(Bag.of(members.clone()), Bag.of(more));
    }
}
