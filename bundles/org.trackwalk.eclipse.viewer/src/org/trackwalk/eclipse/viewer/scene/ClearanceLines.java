package org.trackwalk.eclipse.viewer.scene;

import java.util.List;
import org.trackwalk.check.rules.overlap.Clearance;
import org.trackwalk.drive.clearance.ClearanceSurvey;
import org.trackwalk.drive.clearance.ClearanceWay;
import org.trackwalk.drive.clearance.Clearances;
import org.trackwalk.drive.clearance.Side;
import org.trackwalk.drive.clearance.Touch;
import org.trackwalk.drive.clearance.UnfitMeshException;
import org.trackwalk.mesh.progress.Progress;

/**
 * The room around the car's own mesh: on each lane a line as high as the least room over or beside
 * it, and one as far down as something is touched; a cross where it is touched the deepest.
 */
public final class ClearanceLines {

  private static final int FREE = 0x2EA043;
  private static final int NARROW = 0xE8A317;
  private static final int TOUCHED = 0xE5383B;

  /** Highest line, metres. */
  private static final double HIGHEST = 1;

  /** Half of a cross, metres. */
  private static final double CROSS = 0.25;

  private ClearanceLines() {}

  /**
   * The lines of a checked level; none where no mesh of a vehicle is named, or one that cannot be
   * swept, which the rule tells.
   */
  public static LineSet of(LevelScene scene, Progress progress) {
    try {
      return Clearance.survey(scene.context(), progress)
          .map(ClearanceLines::of)
          .orElseGet(LineSet::new);
    } catch (UnfitMeshException e) {
      return new LineSet();
    }
  }

  /** The lines of a sweep. */
  static LineSet of(Clearances swept) {
    LineSet lines = new LineSet();
    for (ClearanceWay way : swept.ways()) {
      for (int i = 0; i < way.size(); i++) {
        double room = room(way, i);
        double y = way.y()[i];
        if (Double.isFinite(y)) {
          int colour = room < 0 ? TOUCHED : room < ClearanceSurvey.NEAR ? NARROW : FREE;
          double top = y + Math.clamp(room, -HIGHEST, HIGHEST);
          lines.add(way.x()[i], y, way.z()[i], way.x()[i], top, way.z()[i], colour);
        }
      }
    }
    for (Touch touch : swept.touches()) {
      cross(touch.position(), lines);
    }
    return lines;
  }

  /** A car is always near to what it stands on: under it only what is touched counts. */
  private static double room(ClearanceWay way, int i) {
    double least = Double.POSITIVE_INFINITY;
    for (Side side : Side.values()) {
      double room = way.room(side)[i];
      boolean counts = side != Side.UNDER || room < 0;
      least = counts && room < least ? room : least;
    }
    return least;
  }

  private static void cross(double[] at, LineSet lines) {
    for (int axis = 0; axis < 3; axis++) {
      double[] a = at.clone();
      double[] b = at.clone();
      a[axis] -= CROSS;
      b[axis] += CROSS;
      lines.add(a[0], a[1], a[2], b[0], b[1], b[2], TOUCHED);
    }
  }

  /** What the colours mean, or why nothing is drawn. */
  public static Legend legend(LevelScene scene) {
    List<Legend.Entry> entries =
        scene.context().settings().vehicleMesh() == null
            ? List.of(new Legend.Entry(-1, "the manifest names no mesh of the vehicle"))
            : List.of(
                new Legend.Entry(FREE, "least room over or beside it, up to a metre high"),
                new Legend.Entry(NARROW, "below " + ClearanceSurvey.NEAR + " m"),
                new Legend.Entry(TOUCHED, "touched, as far down as it is deep"));
    return new Legend("Room around the car's own mesh", entries);
  }
}
