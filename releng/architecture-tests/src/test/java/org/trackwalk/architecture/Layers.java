package org.trackwalk.architecture;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The house in one table: which bundle may see which. Arrows point to lower layers only; bundles of
 * one layer do not see each other unless it says so here.
 */
final class Layers {

  /** Prefix of every bundle's symbolic name and of its packages. */
  static final String PREFIX = "org.trackwalk.";

  /** A bundle's short name to the short names of those that it may see. */
  static final Map<String, Set<String>> ARROWS =
      new TreeMap<>(
          Map.of(
              "mesh", Set.of(),
              "io", Set.of("mesh"),
              "contact", Set.of("mesh"),
              "contact.vector", Set.of("mesh", "contact"),
              "examples", Set.of("mesh"),
              "check", Set.of("mesh", "io", "contact"),
              "report", Set.of("mesh", "io", "contact", "check"),
              "cli", Set.of("mesh", "io", "contact", "check", "report"),
              "eclipse.headless", Set.of("mesh", "io", "contact", "check", "report", "cli"),
              "rcp", Set.of("mesh", "io", "contact", "check", "report")));

  /** Bundles that are plain Java: a Maven plug-in, a Spark job or a benchmark uses them as jars. */
  static final List<String> PLAIN =
      List.of("mesh", "io", "contact", "contact.vector", "examples", "check", "report", "cli");

  /** Libraries that a plain bundle may require. */
  static final Set<String> LIBRARIES = Set.of("com.google.gson", "picocli", "org.joml");

  private Layers() {}

  /** The package pattern of a bundle, in ArchUnit's notation. */
  static String packages(String bundle) {
    return PREFIX + bundle + "..";
  }
}
