package org.trackwalk.eclipse.viewer.editor;

import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.report.format.Numbers;

/** What a level has, in a line. */
final class LevelWords {

  private LevelWords() {}

  static String of(LevelScene scene) {
    int pieces = scene.surface().pieces().size();
    int problems = scene.problems();
    return Numbers.count(pieces)
        + (pieces == 1 ? " piece, " : " pieces, ")
        + Numbers.count(scene.surface().triangleCount())
        + " triangles, "
        + Numbers.counted(problems, "problem");
  }
}
