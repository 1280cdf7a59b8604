package org.trackwalk.eclipse.viewer.editor;

import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.report.format.Numbers;

/** What a level has, in a line. */
final class LevelWords {

  private LevelWords() {}

  /**
   * The line.
   *
   * @param all problems of the whole level, which may have parts that are looked at one by one
   */
  static String of(LevelScene scene, int all) {
    int pieces = scene.surface().pieces().size();
    int problems = scene.problems();
    return Numbers.count(pieces)
        + (pieces == 1 ? " piece, " : " pieces, ")
        + Numbers.count(scene.surface().triangleCount())
        + " triangles, "
        + Numbers.counted(problems, "problem")
        + (all > problems ? " here, " + Numbers.count(all) + " in all parts of the level" : "");
  }
}
