package org.trackwalk.examples.scene;

import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.level.GameNames;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;

/** What the manifests of scenes say. */
final class SceneHints {

  private SceneHints() {}

  /** A level that no car must be able to leave. */
  static LevelHints enclosed() {
    return LevelHints.NONE.withEnclosed(true);
  }

  /** A level of which these pieces are only seen. */
  static LevelHints seen(List<String> pieces) {
    return LevelHints.NONE.withSeen(pieces);
  }

  /** A level along which a car of this mesh drives. */
  static LevelHints car(List<Piece> mesh) {
    return LevelHints.NONE.withCarMesh(mesh);
  }

  /** A level in which cars start there. */
  static LevelHints starts(List<double[]> at) {
    return LevelHints.NONE.withSpawns(at);
  }

  /** A level of whose rules one has another limit. */
  static LevelHints rule(String parameter, String value) {
    return LevelHints.NONE.withRules(Map.of(parameter, value));
  }

  /** A level that must satisfy a rule set. */
  static LevelHints rulesOf(String set) {
    return LevelHints.NONE.withGame(new GameNames(List.of(set), "", List.of(), false));
  }

  /** A level of Assetto Corsa whose list of surfaces has such keys. */
  static LevelHints surfaces(String file, List<String> keys) {
    return LevelHints.NONE.withGame(new GameNames(List.of(), file, keys, false));
  }

  /** A level whose line says how much road there is to its left and right. */
  static LevelHints line(double[] points, double[] sides) {
    return LevelHints.NONE.withLine(points, false, null, sides);
  }

  /** A level that is judged by an engine's profile. */
  static LevelHints profile(String id) {
    return judged(id, null);
  }

  /** A level that is judged by an engine's profile, made of such bodies. */
  static LevelHints judged(String profile, String bodies) {
    return LevelHints.NONE.judgedBy(List.of(profile), bodies);
  }

  /** A level that a vehicle drives on, judged by an engine's profile, made of such bodies. */
  static LevelHints driven(String vehicle, String profile, String bodies) {
    return new LevelHints(
        List.of(),
        List.of(),
        null,
        false,
        null,
        null,
        vehicle,
        List.of(),
        List.of(),
        List.of(),
        false,
        List.of(profile),
        bodies,
        Map.of(),
        List.of());
  }
}
