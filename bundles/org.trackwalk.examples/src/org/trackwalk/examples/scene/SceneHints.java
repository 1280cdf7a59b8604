package org.trackwalk.examples.scene;

import java.util.List;
import org.trackwalk.mesh.level.LevelHints;

/** What the manifests of scenes say. */
final class SceneHints {

  private SceneHints() {}

  /** A level that no car must be able to leave. */
  static LevelHints enclosed() {
    return hints(true, List.of(), null);
  }

  /** A level that is judged by an engine's profile. */
  static LevelHints profile(String id) {
    return hints(false, List.of(id), null);
  }

  /** A level that is judged by an engine's profile, made of such bodies. */
  static LevelHints judged(String profile, String bodies) {
    return hints(false, List.of(profile), bodies);
  }

  private static LevelHints hints(boolean enclosed, List<String> profiles, String bodies) {
    LevelHints n = LevelHints.NONE;
    return new LevelHints(
        n.corridorPieces(),
        n.corridorMaterials(),
        n.line(),
        n.lineClosed(),
        n.speedMax(),
        n.grip(),
        n.vehicle(),
        n.spawns(),
        n.neighbours(),
        n.neighbourPieces(),
        enclosed,
        profiles,
        bodies,
        n.rules(),
        n.suppressions());
  }
}
