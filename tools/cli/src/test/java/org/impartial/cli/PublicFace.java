package org.impartial.cli;

import static java.util.stream.Collectors.joining;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
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
                .sorted(Comparator.comparing(JavaClass::getName))
                .flatMap(PublicFace::lines)
                .collect(joining("\n", "", "\n"));
    }

    static Stream<JavaClass> face(String module) {
        List<String> exported = Checkout.exported(module);
        return WallsTest.OURS.stream().filter(type -> exported.contains(type.getPackageName()) && open(type));
    }

    /** Seen from outside, as all that it stands in is. */
    private static boolean open(JavaClass type) {
        return visible(type.getModifiers())
                && type.getEnclosingClass().map(PublicFace::open).orElse(true);
    }

    private static boolean visible(Set<JavaModifier> modifiers) {
        return !modifiers.contains(JavaModifier.SYNTHETIC)
                && (modifiers.contains(JavaModifier.PUBLIC) || modifiers.contains(JavaModifier.PROTECTED));
    }

    private static Stream<String> lines(JavaClass type) {
        List<String> members = new ArrayList<>();
        for (JavaField field : type.getFields()) {
            if (visible(field.getModifiers())) {
                members.add(
                        "    " + field.getName() + " : " + field.getRawType().getSimpleName());
            }
        }
        for (JavaCodeUnit unit : type.getCodeUnits()) {
            if (visible(unit.getModifiers()) && !IMPLIED.contains(unit.getName())) {
                String name = unit.isConstructor() ? "new" : unit.getName();
                String parameters = unit.getRawParameterTypes().stream()
                        .map(JavaClass::getSimpleName)
                        .collect(joining(", ", "(", ")"));
                members.add("    " + name + parameters + " : "
                        + unit.getRawReturnType().getSimpleName());
            }
        }
        String kind = type.isRecord() ? "record" : type.isEnum() ? "enum" : type.isInterface() ? "interface" : "class";
        return Stream.concat(
                Stream.of(kind + " " + type.getName()), members.stream().sorted());
    }
}
