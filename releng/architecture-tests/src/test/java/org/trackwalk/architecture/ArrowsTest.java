package org.trackwalk.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The classes obey the table of arrows and the house's few rules about state and names. */
class ArrowsTest {

  static Set<String> bundles() {
    return Layers.ARROWS.keySet();
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void classesOfEveryBundleWereRead(String bundle) {
    assertTrue(
        House.CLASSES.stream().anyMatch(c -> c.getPackageName().startsWith(Layers.PREFIX + bundle)),
        "no class of " + bundle + " on the class path: the other rules would hold for nothing");
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void seesOnlyWhatTheTableAllows(String bundle) {
    Set<String> allowed = Layers.ARROWS.get(bundle);
    String[] forbidden =
        bundles().stream()
            .filter(other -> !other.equals(bundle) && !allowed.contains(other))
            .map(Layers::packages)
            .toArray(String[]::new);
    noClasses()
        .that()
        .resideInAPackage(Layers.packages(bundle))
        .and()
        .resideOutsideOfPackages(inside(bundle))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(forbidden)
        .check(House.CLASSES);
  }

  /** The packages of bundles whose names begin with this one's: they have rules of their own. */
  private static String[] inside(String bundle) {
    return bundles().stream()
        .filter(other -> other.startsWith(bundle + "."))
        .map(Layers::packages)
        .toArray(String[]::new);
  }

  @Test
  void plainBundlesKnowNoEclipseAndNoWindow() {
    noClasses()
        .that()
        .resideInAnyPackage(Layers.PLAIN.stream().map(Layers::packages).toArray(String[]::new))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "org.eclipse..", "org.osgi..", "java.awt..", "javax.swing..", "javax.imageio..")
        .check(House.CLASSES);
  }

  @Test
  void packagesHaveNoCycle() {
    slices().matching("org.trackwalk.(**)").should().beFreeOfCycles().check(House.CLASSES);
  }

  @Test
  void staticFieldsAreFinal() {
    fields()
        .that()
        .areStatic()
        .and()
        .doNotHaveModifier(JavaModifier.SYNTHETIC)
        .should()
        .beFinal()
        .check(House.CLASSES);
  }

  @Test
  void onlyTheOutermostLayerKnowsTheConsole() {
    noClasses()
        .that()
        .resideOutsideOfPackages(Layers.packages("cli"), Layers.packages("eclipse.headless"))
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .check(House.CLASSES);
  }

  @Test
  void namesSayWhatAClassDoes() {
    classes()
        .should()
        .haveNameNotMatching(".*(Util|Utils|Manager|Helper|Impl)")
        .check(House.CLASSES);
  }
}
