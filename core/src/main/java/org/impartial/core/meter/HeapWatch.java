package org.impartial.core.meter;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.List;

/**
 * Reports how full the Java heap was after the last garbage collection. Tables announce their memory by estimate; this
 * class detects what no estimate covers, such as large states, before memory runs out.
 */
final class HeapWatch {
    private static final List<MemoryPoolMXBean> POOLS = ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getType() == MemoryType.HEAP && pool.getCollectionUsage() != null)
            .toList();

    /**
     * The percentage of occupied heap above which the virtual machine spends most of its time on garbage collection.
     */
    private static final int FULL = 85;

    private HeapWatch() {}

    /**
     * Returns whether hardly any memory is free. If the last garbage collection left it so, collects garbage once more.
     */
    static boolean full() {
        if (!crowded()) {
            return false;
        }
        System.gc();
        return crowded();
    }

    /** Returns whether the objects that survived the last collection leave hardly any memory free. */
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
