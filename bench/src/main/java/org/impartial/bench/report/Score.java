package org.impartial.bench.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A result of JMH: a benchmark, parameters, nanoseconds of a run and half their 99.9% interval, or NaN. */
record Score(String type, String method, Map<String, String> parameters, double nanos, double error) {
    static Score of(JsonNode result) {
        String name = result.get("benchmark").asText();
        int dot = name.lastIndexOf('.');
        Map<String, String> parameters = new TreeMap<>();
        result.path("params")
                .properties()
                .forEach(p -> parameters.put(p.getKey(), p.getValue().asText()));
        JsonNode metric = result.get("primaryMetric");
        double unit = nanos(metric.get("scoreUnit").asText());
        return new Score(
                name.substring(0, dot),
                name.substring(dot + 1),
                parameters,
                metric.get("score").asDouble() * unit,
                metric.get("scoreError").asDouble(Double.NaN) * unit);
    }

    private static double nanos(String unit) {
        return switch (unit) {
            case "ns/op" -> 1;
            case "us/op" -> 1e3;
            case "ms/op" -> 1e6;
            case "s/op" -> 1e9;
            default -> throw new IllegalArgumentException("a score in " + unit + "; benchmarks here measure times");
        };
    }

    String name() {
        return type.substring(type.lastIndexOf('.') + 1) + "." + method;
    }

    String shownParameters() {
        return parameters.entrySet().stream()
                .map(p -> p.getKey() + "=" + p.getValue())
                .collect(Collectors.joining(", "));
    }

    Optional<Measured> measured() {
        try {
            Class<?> benchmark = Class.forName(type);
            return Stream.of(benchmark.getMethods())
                    .filter(m -> m.getName().equals(method))
                    .flatMap(m -> Stream.ofNullable(m.getAnnotation(Measured.class)))
                    .findAny();
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException("the results are of " + type + ", which this jar does not have", e);
        }
    }

    /** Returns the number of items of work of a run. */
    double items() {
        String items = measured().map(Measured::items).orElse("1");
        if (Character.isDigit(items.charAt(0))) {
            return Double.parseDouble(items);
        }
        int dot = items.indexOf('.');
        String parameter = parameter(dot < 0 ? items : items.substring(0, dot));
        return Double.parseDouble(
                dot < 0 ? parameter : parameter.split(" ", -1)[Integer.parseInt(items.substring(dot + 1))]);
    }

    private String parameter(String name) {
        String value = parameters.get(name);
        if (value == null) {
            throw new IllegalArgumentException(name() + " has no parameter " + name);
        }
        return value;
    }
}
