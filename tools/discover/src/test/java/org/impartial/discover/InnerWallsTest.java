package org.impartial.discover;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The allowed dependencies between the packages of the module: in particular, the checker shares only the parser with
 * the prover.
 */
class InnerWallsTest {
    private static final String HERE = "org.impartial.discover";
    private static final JavaClasses OURS = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(HERE);

    @ParameterizedTest
    @CsvSource({
        "automaton, ''",
        "form, ''",
        "search, ''",
        "formula, ''",
        "numeration, automaton formula",
        "rules, numeration automaton formula",
        "learn, search rules numeration automaton formula",
        "word.rule, ''",
        "word.learn, search word.rule automaton",
        "check, formula word.rule",
    })
    void aPackageUsesOnlyWhatIsBelow(String name, String below) {
        String[] open = (name + " " + below).strip().split(" +");
        for (int i = 0; i < open.length; i++) {
            open[i] = HERE + "." + open[i] + "..";
        }
        noClasses()
                .that(resideInAPackage(HERE + "." + name + ".."))
                .should()
                .dependOnClassesThat(
                        resideInAPackage(HERE + "..").and(DescribedPredicate.not(resideInAnyPackage(open))))
                .check(OURS);
    }

    /** A quotient answers questions while a set of words is learned; it is not used to prove or check. */
    @Test
    void onlyLearningWordsUsesTheTheoryOfSums() {
        noClasses()
                .that(resideInAPackage(HERE + "..").and(DescribedPredicate.not(resideInAPackage(HERE + ".word.learn"))))
                .should()
                .dependOnClassesThat(resideInAPackage("org.impartial.solve.theory..")
                        .and(DescribedPredicate.not(resideInAPackage("org.impartial.solve.theory.walk"))))
                .check(OURS);
    }

    @Test
    void theClassesWereRead() {
        assertFalse(OURS.that(resideInAPackage(HERE + ".check..")).isEmpty());
    }
}
