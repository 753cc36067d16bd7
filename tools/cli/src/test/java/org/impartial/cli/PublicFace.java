package org.impartial.cli;

import static java.util.stream.Collectors.joining;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The exported types and their members, as {@code docs/api} lists them, so that a change is deliberate. */
final class PublicFace {
    /** The modules with exported packages. */
    static final List<String> MODULES = List.of(
            "core",
            "proof",
            "solve",
            "sweep",
            "census",
            "games",
            "discover",
            "json",
            "picture",
            "contest",
            "explorer",
            "site");

    private static final Set<String> IMPLIED = Set.of("equals", "hashCode", "toString", "values", "valueOf");

    private PublicFace() {}

    /** Returns the list of the exported types of a module. */
    static String text(String module) {
        return face(module)
                .sorted(Comparator.comparing(Class::getName))
                .flatMap(PublicFace::lines)
                .collect(joining("\n", "", "\n"));
    }

    /** Returns the exported types of a module with the nested ones; they are loaded, and not initialised. */
    static Stream<Class<?>> face(String module) {
        Path root = Checkout.module(module).resolve("src/main/java");
        List<String> exported = Checkout.exported(module);
        return Checkout.sources(Checkout.module(module)).stream()
                .map(file -> root.relativize(file).toString().replace(".java", ""))
                .map(name -> name.replace('/', '.').replace('\\', '.'))
                .filter(name -> !name.endsWith("-info") && exported.contains(name.substring(0, name.lastIndexOf('.'))))
                .map(PublicFace::type)
                .flatMap(PublicFace::open);
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(name, false, PublicFace.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new LinkageError(name, e);
        }
    }

    /** Returns a type and those in it, as far as they are seen from outside. */
    private static Stream<Class<?>> open(Class<?> type) {
        return visible(type.getModifiers(), type.isSynthetic())
                ? Stream.concat(
                        Stream.of(type), Stream.of(type.getDeclaredClasses()).flatMap(PublicFace::open))
                : Stream.empty();
    }

    private static boolean visible(int modifiers, boolean synthetic) {
        return !synthetic && (Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers));
    }

    private static Stream<String> lines(Class<?> type) {
        List<String> members = new ArrayList<>();
        for (Field field : type.getDeclaredFields()) {
            if (visible(field.getModifiers(), field.isSynthetic())) {
                members.add("    " + field.getName() + " : " + field.getType().getSimpleName());
            }
        }
        for (Constructor<?> unit : type.getDeclaredConstructors()) {
            if (visible(unit.getModifiers(), unit.isSynthetic())) {
                members.add("    new" + parameters(unit.getParameterTypes()) + " : void");
            }
        }
        for (Method unit : type.getDeclaredMethods()) {
            if (visible(unit.getModifiers(), unit.isSynthetic()) && !IMPLIED.contains(unit.getName())) {
                members.add("    " + unit.getName() + parameters(unit.getParameterTypes()) + " : "
                        + unit.getReturnType().getSimpleName());
            }
        }
        String kind = type.isRecord() ? "record" : type.isEnum() ? "enum" : type.isInterface() ? "interface" : "class";
        return Stream.concat(
                Stream.of(kind + " " + type.getName()), members.stream().sorted());
    }

    private static String parameters(Class<?>[] types) {
        return Stream.of(types).map(Class::getSimpleName).collect(joining(", ", "(", ")"));
    }
}
