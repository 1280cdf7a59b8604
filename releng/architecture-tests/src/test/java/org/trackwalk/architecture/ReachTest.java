package org.trackwalk.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * A capability is there when a user gets to it. From the command line's {@code main}, the list of
 * rules and every class of the workbench the dependencies are followed, breadth first; a class of
 * {@code mesh} or {@code contact} where they do not lead has no user.
 */
class ReachTest {

  /** Where a user comes in, besides the workbench's bundles. */
  private static final List<String> DOORS =
      List.of(
          "org.trackwalk.cli.Main",
          "org.trackwalk.check.rules.RuleList",
          // asked for by name, as a service
          "org.trackwalk.contact.vector.VectorKernelMaker");

  /** Every class of these is a door: extension points name them. */
  private static final List<String> WORKBENCH =
      List.of("org.trackwalk.eclipse.", "org.trackwalk.rcp");

  /** Where nothing may lie that nobody gets to. */
  private static final List<String> LIBRARIES =
      List.of("org.trackwalk.mesh.", "org.trackwalk.contact.");

  @Test
  void everyDoorIsThere() {
    for (String door : DOORS) {
      assertTrue(
          House.CLASSES.contain(door), "no class " + door + ": nothing is reached through it");
    }
    for (String bundle : WORKBENCH) {
      assertTrue(
          House.CLASSES.stream().anyMatch(c -> c.getName().startsWith(bundle)),
          "no class of " + bundle);
    }
  }

  @Test
  void everyClassOfMeshAndContactHasAUser() {
    Set<String> reached = reached();
    TreeSet<String> alone = new TreeSet<>();
    for (JavaClass c : House.CLASSES) {
      String name = outermost(c);
      boolean asked = LIBRARIES.stream().anyMatch(name::startsWith);
      if (asked && !name.endsWith(".package-info") && !reached.contains(name)) {
        alone.add(name);
      }
    }
    assertEquals(
        Set.of(),
        alone,
        "classes that no command, rule, report or view reaches: give each a user or delete it");
  }

  /** Names of the outermost classes to which dependencies lead from a door. */
  private static Set<String> reached() {
    Deque<JavaClass> left = new ArrayDeque<>();
    Set<JavaClass> seen = new HashSet<>();
    for (JavaClass c : House.CLASSES) {
      if (DOORS.contains(c.getName()) || WORKBENCH.stream().anyMatch(c.getName()::startsWith)) {
        seen.add(c);
        left.add(c);
      }
    }
    Set<String> names = new HashSet<>();
    while (!left.isEmpty()) {
      JavaClass c = left.remove();
      names.add(outermost(c));
      for (Dependency d : c.getDirectDependenciesFromSelf()) {
        JavaClass target = d.getTargetClass().getBaseComponentType();
        if (target.getName().startsWith(Layers.PREFIX) && seen.add(target)) {
          left.add(target);
        }
      }
    }
    return names;
  }

  private static String outermost(JavaClass c) {
    int inner = c.getName().indexOf('$');
    return inner < 0 ? c.getName() : c.getName().substring(0, inner);
  }
}
