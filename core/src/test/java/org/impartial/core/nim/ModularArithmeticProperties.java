package org.impartial.core.nim;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class ModularArithmeticProperties {
    @Property
    void sumIsTheOneModuloTheNumberOfUnits(@ForAll long a, @ForAll long b) {
        BigInteger sum = SlowNimbers.unsigned(a).add(SlowNimbers.unsigned(b));
        assertEquals(sum.mod(ModularArithmetic.UNITS).longValue(), ModularArithmetic.sum(a, b));
    }

    @Property
    void productIsTheOneModuloTheNumberOfUnits(@ForAll long a, @ForAll long b) {
        BigInteger product = SlowNimbers.unsigned(a).multiply(SlowNimbers.unsigned(b));
        assertEquals(product.mod(ModularArithmetic.UNITS).longValue(), ModularArithmetic.product(a, b));
    }

    @Property
    void unsignedReadsALongWithoutItsSign(@ForAll long a) {
        assertEquals(SlowNimbers.unsigned(a), ModularArithmetic.unsigned(a));
    }
}
