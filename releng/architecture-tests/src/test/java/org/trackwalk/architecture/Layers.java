package org.trackwalk.architecture;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The house in one table: which bundle may see which. Arrows point to lower layers only; bundles of
 * one layer do not see each other unless it says so here.
 */
final class Layers {

  /** Prefix of every bundle's symbolic name and of its packages. */
  static final String PREFIX = "org.trackwalk.";

  /** What every bundle of the workbench may see. */
  private static final Set<String> ENGINE =
      Set.of(
          "mesh", "io", "contact", "model", "ground", "course", "seams", "drive", "check",
          "report");

  /** A bundle's short name to the short names of those that it may see. */
  static final Map<String, Set<String>> ARROWS =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("mesh", Set.of()),
              Map.entry("io", Set.of("mesh")),
              Map.entry("assimp", Set.of("mesh", "io")),
              Map.entry("contact", Set.of("mesh")),
              Map.entry("contact.vector", Set.of("mesh", "contact")),
              Map.entry("examples", Set.of("mesh")),
              Map.entry("model", Set.of("mesh", "io", "contact")),
              Map.entry("ground", Set.of("mesh", "io", "contact", "model")),
              Map.entry("course", Set.of("mesh", "io", "contact", "model", "ground")),
              Map.entry("seams", Set.of("mesh", "io", "contact", "model", "ground", "course")),
              Map.entry(
                  "drive", Set.of("mesh", "io", "contact", "model", "ground", "course", "seams")),
              Map.entry(
                  "check",
                  Set.of("mesh", "io", "contact", "model", "ground", "course", "seams", "drive")),
              Map.entry(
                  "report",
                  Set.of(
                      "mesh", "io", "contact", "model", "ground", "course", "seams", "drive",
                      "check")),
              Map.entry("cli", ENGINE),
              Map.entry("eclipse.headless", and(ENGINE, "cli", "eclipse.core")),
              Map.entry("eclipse.core", ENGINE),
              Map.entry("eclipse.viewer", and(ENGINE, "eclipse.core")),
              Map.entry("eclipse.ui", and(ENGINE, "eclipse.core", "eclipse.viewer")),
              Map.entry("eclipse.help", and(ENGINE, "eclipse.core")),
              Map.entry(
                  "rcp",
                  and(ENGINE, "eclipse.core", "eclipse.viewer", "eclipse.ui", "eclipse.help"))));

  /** Bundles that are plain Java: a Maven plug-in, a Spark job or a benchmark uses them as jars. */
  static final List<String> PLAIN =
      List.of(
          "mesh",
          "io",
          "assimp",
          "contact",
          "contact.vector",
          "examples",
          "model",
          "ground",
          "course",
          "seams",
          "drive",
          "check",
          "report",
          "cli");

  /** Libraries that a plain bundle may require. */
  static final Set<String> LIBRARIES = Set.of("com.google.gson", "picocli", "org.joml");

  /** Native libraries: only the program that may die requires them, and the workbench's viewer. */
  static final Set<String> NATIVE_LIBRARIES =
      Set.of("org.lwjgl.lwjgl", "org.lwjgl.lwjgl.assimp", "org.lwjgl.lwjgl.meshoptimizer");

  /** What a plain bundle may import: packages of Java that OSGi does not give unasked. */
  static final Set<String> JAVA_PACKAGES = Set.of("javax.xml", "javax.xml.stream");

  private Layers() {}

  private static Set<String> and(Set<String> some, String... more) {
    TreeSet<String> all = new TreeSet<>(some);
    all.addAll(List.of(more));
    return all;
  }

  /** The package pattern of a bundle, in ArchUnit's notation. */
  static String packages(String bundle) {
    return PREFIX + bundle + "..";
  }
}
