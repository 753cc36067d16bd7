package org.impartial.contest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class MachineLinesTest {
    @Test
    void machinesThatDifferByTheLoadShareALine() {
        assertEquals(
                List.of("one; load 9.5 to 12.1; commit a", "two; load 1.0; commit a", "unknown; load unknown"),
                MachineLines.of(List.of(
                        "one; load 12.1; commit a",
                        "two; load 1.0; commit a",
                        "one; load 9.5; commit a",
                        "unknown; load unknown",
                        "one; load 10.0; commit a",
                        "unknown; load unknown")));
    }
}
