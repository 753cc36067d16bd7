package org.impartial.json.question;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reports a fault of the program itself, or of a class of another program, in one line, with the data for a report. */
public final class Faults {
    private static final List<String> JDK = List.of("java.", "jdk.", "sun.", "com.sun.");

    /** The packages of this program and its libraries. */
    private static final List<String> LIBRARIES =
            List.of("org.impartial.", "com.google.", "it.unimi.", "com.fasterxml.", "picocli.");

    public static String message(Throwable fault) {
        String detail = fault.getMessage();
        String error = fault.getClass().getSimpleName() + (detail == null ? "" : " (" + detail + ")");
        Optional<StackTraceElement> place = Stream.of(fault.getStackTrace())
                .filter(frame -> JDK.stream().noneMatch(frame.getClassName()::startsWith))
                .findFirst();
        if (place.isPresent() && LIBRARIES.stream().noneMatch(place.get().getClassName()::startsWith)) {
            return "a fault of a class that is not part of this program: " + error + " in "
                    + place.get().getClassName() + "." + place.get().getMethodName() + ", line "
                    + place.get().getLineNumber() + "; correct that class, or leave its jar out";
        }
        return "a fault of the program, not of the question: "
                + error
                + where(fault)
                + "; please report it with this question and the version that impartial --version prints";
    }

    private static String where(Throwable fault) {
        return Stream.of(fault.getStackTrace())
                .filter(frame -> frame.getClassName().startsWith("org.impartial"))
                .map(frame -> " in " + frame.getClassName().replaceFirst(".*\\.", "") + "." + frame.getMethodName()
                        + ", line " + frame.getLineNumber())
                .findFirst()
                .orElse("");
    }
}
