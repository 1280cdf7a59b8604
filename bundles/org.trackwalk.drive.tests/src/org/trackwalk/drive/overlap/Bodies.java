package org.trackwalk.drive.overlap;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.drive.edges.DrivenLevel;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.mesh.level.LevelHints.MeetingRule;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;

/** A straight road of 10 m between lawns, and bodies in it and about it. */
record Bodies(DrivenLevel level) {

  static final double HALF = 5;
  static final double TOUCH = 0.001;
  static final double KERB = 0.025;

  static final int[] BOX = {
    0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5, 0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3, 0, 2, 3, 0, 3, 1, 4, 5,
    7, 4, 7, 6
  };

  static Bodies of(List<Piece> things) {
    return on(List.of(DrivenLevel.sheet("road", -HALF, 0, HALF, 60, 0)), things);
  }

  /** The same with another road between the lawns. */
  static Bodies on(List<Piece> road, List<Piece> things) {
    List<Piece> pieces = new ArrayList<>(road);
    pieces.add(DrivenLevel.sheet("grass_right", -30, 0, -HALF, 60, 0));
    pieces.add(DrivenLevel.sheet("grass_left", HALF, 0, 30, 60, 0));
    pieces.addAll(things);
    return new Bodies(DrivenLevel.of(pieces));
  }

  /** Closed boxes of one piece, six numbers each: least and greatest x, y, z. */
  static Piece boxes(String name, double... b) {
    float[] p = new float[b.length * 4];
    int[] corners = new int[b.length * 6];
    for (int i = 0; i < p.length; i++) {
      int at = i / 24 * 6;
      int corner = i / 3 % 8;
      int axis = i % 3;
      p[i] = (float) b[at + axis + ((corner >> axis & 1) == 0 ? 0 : 3)];
    }
    for (int i = 0; i < corners.length; i++) {
      corners[i] = i / 36 * 8 + BOX[i % 36];
    }
    return Piece.named(name, "level.obj").mesh(p, corners).build();
  }

  /** A square post in the middle of the level's length, so far into the ground. */
  static Piece post(String name, double x0, double wide, double into) {
    return boxes(name, x0, -into, 30, x0 + wide, 1, 30 + wide);
  }

  Overlaps overlaps(double touch, MeetingRule... said) {
    return overlaps(touch, 1, said);
  }

  Overlaps overlaps(double touch, int threads, MeetingRule... said) {
    return OverlapSurvey.of(
        surface(),
        level.classes(),
        level.roads().road(),
        new SaidMeetings(List.of(said)),
        touch,
        t -> name(surface().pieceOf(t)).startsWith("kerb") ? KERB : touch,
        Memory.none(),
        threads,
        Progress.none());
  }

  WeldedSurface surface() {
    return level.roads().land().surface();
  }

  String name(int piece) {
    return surface().pieces().get(piece).name();
  }

  /** What a manifest says of two names. */
  static MeetingRule said(String a, String b, Boolean allowed) {
    return new MeetingRule(a, b, allowed, null, null, "");
  }
}
