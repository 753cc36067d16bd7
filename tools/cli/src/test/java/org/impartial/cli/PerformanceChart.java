package org.impartial.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.impartial.picture.chart.Measurements;
import org.impartial.picture.chart.Measurements.Series;

/** The chart of the page about performance: how many times as fast as its baseline a kernel is, from the rows of the page. */
final class PerformanceChart {
    static final String PATH = "docs/images/performance.svg";
    private static final Pattern ROW = Pattern.compile("(?m)^\\| ([^|]+) \\| ([^|]+) \\| ([^|]+) \\|$");
    private static final Pattern TIME = Pattern.compile("(|\\D.*?(?<! to):? )([0-9.]+) (ns|µs|ms|s)");
    private static final String DATE = ", \\d{4}-\\d\\d-\\d\\d(, [^:]*)?";
    private static final Map<String, Double> SECONDS = Map.of("ns", 1e-9, "µs", 1e-6, "ms", 1e-3, "s", 1.0);
    /** Longer bars would make the others points. */
    private static final double MOST = 100;

    private PerformanceChart() {}

    static String svg() {
        List<String> work = new ArrayList<>();
        List<Double> ratios = new ArrayList<>();
        String subject = "";
        String page = Checkout.text(Checkout.ROOT.resolve("docs/PERFORMANCE.md"));
        int table = page.indexOf("| work |");
        Matcher row = ROW.matcher(page.substring(table, page.indexOf("\n\n", table)));
        while (row.find()) {
            boolean same = row.group(1).startsWith("the same");
            String name = row.group(1).replaceFirst(DATE, "");
            subject = same ? subject : name;
            Matcher time = TIME.matcher(row.group(2));
            Matcher baseline = TIME.matcher(row.group(3));
            if (time.matches() && baseline.matches() && seconds(baseline) / seconds(time) <= MOST) {
                work.add((same ? name.replaceFirst("the same", subject.replaceFirst(":.*", "")) : name) + ", against "
                        + baseline.group(1).replaceFirst(":? $", ""));
                ratios.add(seconds(baseline) / seconds(time));
            }
        }
        return Measurements.bars(
                        "Kernels and their baselines", "times as fast", work, List.of(new Series("Impartial", ratios)))
                .svg();
    }

    private static double seconds(Matcher time) {
        return Double.parseDouble(time.group(2)) * SECONDS.getOrDefault(time.group(3), 1.0);
    }
}
