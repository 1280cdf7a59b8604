package org.trackwalk.spark;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Levels of this repository: the scenes of some rules, and one file that cannot be read. */
final class Examples {

  private static final Path ROOT =
      Path.of(System.getProperty("trackwalk.root", "")).toAbsolutePath();

  private Examples() {}

  /** Absolute paths of the folders of rules' scenes, each a good and a bad level at least. */
  static List<String> levels() {
    return Stream.of(
            "seam.step",
            "weld.near-miss",
            "weld.signed-zero",
            "cliff.edge",
            "level.unexpected",
            "seam.t-junction")
        .map(rule -> ROOT.resolve("examples/rules").resolve(rule).toString())
        .toList();
  }

  /** A level with a fault, with less than a thousand triangles. */
  static String level() {
    return ROOT.resolve("examples/rules/seam.step/bad.obj").toString();
  }
}
