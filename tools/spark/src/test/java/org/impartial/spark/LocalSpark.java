package org.impartial.spark;

import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/** One Spark of two threads for all tests of a virtual machine, since starting it takes longer than most of them. */
final class LocalSpark {
    /** Stopped by Spark itself when the virtual machine ends. A task may fail three times. */
    static final JavaSparkContext CONTEXT = start();

    private LocalSpark() {}

    private static JavaSparkContext start() {
        JavaSparkContext spark = new JavaSparkContext(new SparkConf()
                .setMaster("local[2, 4]")
                .setAppName("test")
                .set("spark.ui.enabled", "false")
                .set("spark.driver.host", "localhost")
                .set("spark.driver.bindAddress", "127.0.0.1"));
        spark.setLogLevel("ERROR");
        return spark;
    }
}
