package org.impartial.core.meter;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.List;

/**
 * How full Java's memory was when the collector last looked. Tables announce what they hold by estimate; this notices what
 * no estimate knows, such as states that are large, before memory runs out.
 */
final class HeapWatch {
    private static final List<MemoryPoolMXBean> POOLS = ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getType() == MemoryType.HEAP && pool.getCollectionUsage() != null)
            .toList();

    /** Beyond so many percent a collector does little else than collect. */
    private static final int FULL = 85;

    private HeapWatch() {}

    /** Whether hardly any room is left; before that is said, what nobody holds any longer is collected. */
    static boolean full() {
        if (!crowded()) {
            return false;
        }
        System.gc();
        return crowded();
    }

    /** Whether what outlived the last collection leaves hardly any room. */
    private static boolean crowded() {
        return used() / FULL > Runtime.getRuntime().maxMemory() / 100;
    }

    static long used() {
        long used = 0;
        for (MemoryPoolMXBean pool : POOLS) {
            MemoryUsage after = pool.getCollectionUsage();
            used += after == null ? 0 : after.getUsed();
        }
        return used;
    }
}
