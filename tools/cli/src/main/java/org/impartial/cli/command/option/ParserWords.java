package org.impartial.cli.command.option;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.MutuallyExclusiveArgsException;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/** Errors that the parser of the options finds, in the words of this command. */
final class ParserWords {
    static String message(ParameterException misuse, CommandSpec spec) {
        String plain =
                String.valueOf(misuse.getMessage()).lines().findFirst().orElse("the arguments are not understood");
        if (misuse instanceof MissingParameterException missing) {
            ArgSpec first = missing.getMissing().get(0);
            if (first.isOption()) {
                return name(first) + " takes a value: " + name(first) + " " + first.paramLabel();
            }
            return missing.getMissing().stream().map(ParserWords::name).collect(Collectors.joining(" and "))
                    + (missing.getMissing().size() == 1 ? " is missing" : " are missing")
                    + Misuse.example(spec)
                            .map(line -> "; write for instance: " + line)
                            .orElse("");
        }
        if (misuse instanceof MutuallyExclusiveArgsException) {
            return "give one of "
                    + plain.replaceAll("Error: | are mutually exclusive.*", "").replace(", ", " and ");
        }
        if (misuse instanceof OverwrittenOptionException twice) {
            return name(twice.getOverwritten()) + " is given twice";
        }
        if (misuse.getArgSpec() == null) {
            return plain.replaceFirst("^Unknown subcommand '(.*)'.*", "there is no command $1");
        }
        if (misuse.getCause() instanceof TypeConversionException own && type(misuse.getArgSpec()) == Path.class) {
            return String.valueOf(own.getMessage());
        }
        String name = name(misuse.getArgSpec());
        return misuse.getValue() == null
                ? plain
                : name + " is " + kind(misuse.getArgSpec()) + ", not " + misuse.getValue()
                        + file(spec, misuse.getValue());
    }

    private static String name(ArgSpec arg) {
        return arg instanceof OptionSpec option ? option.longestName() : arg.paramLabel();
    }

    private static Class<?> type(ArgSpec arg) {
        return arg.typeInfo().isOptional() || arg.typeInfo().isCollection() ? arg.auxiliaryTypes()[0] : arg.type();
    }

    private static String kind(ArgSpec arg) {
        Class<?> type = type(arg);
        if (type.isEnum()) {
            return Stream.of(type.getEnumConstants())
                    .map(value -> value.toString().toLowerCase(Locale.ROOT))
                    .collect(Collectors.joining(" or "));
        }
        return type == BigDecimal.class ? "a number" : "a whole number";
    }

    /** Returns a hint where the value looks like the name of a file, and the command writes one. */
    private static String file(CommandSpec spec, String value) {
        boolean named = value.matches(".*\\.[A-Za-z]\\w*") && spec.optionsMap().containsKey("-o");
        return named ? "; a file is written by -o FILE" : "";
    }
}
