package org.impartial.cli.io;

/** Reports a fault of the program itself in one line, with the data for a bug report. */
public final class Faults {
    private Faults() {}

    /** Returns the message for a fault, with its place in the first frame of this library. */
    public static String message(Throwable fault) {
        String detail = fault.getMessage();
        return "a fault of the program, not of the question: "
                + fault.getClass().getSimpleName()
                + (detail == null ? "" : " (" + detail + ")")
                + where(fault)
                + "; please report it with this question and the version that impartial --version prints";
    }

    private static String where(Throwable fault) {
        for (StackTraceElement frame : fault.getStackTrace()) {
            if (frame.getClassName().startsWith("org.impartial")) {
                String name = frame.getClassName();
                return " in " + name.substring(name.lastIndexOf('.') + 1) + "." + frame.getMethodName() + ", line "
                        + frame.getLineNumber();
            }
        }
        return "";
    }
}
