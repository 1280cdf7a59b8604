package org.trackwalk.course.grown;

import java.util.BitSet;
import java.util.Locale;
import org.trackwalk.course.part.RoadParts;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.weld.WeldedSurface;

/** A start to try, for who is asked which piece is the road: a place on the largest ground. */
public final class StartHint {

  private StartHint() {}

  /** Words to stand behind the option's name; empty where no car could stand. */
  public static String words(Level level, Land land) {
    WeldedSurface surface = land.surface();
    BitSet floor = new BitSet();
    for (int t = 0; t < surface.triangleCount(); t++) {
      floor.set(t, Slopes.up(surface, t) >= Slopes.GROUND);
    }
    if (floor.isEmpty()) {
      return "";
    }
    RoadParts parts = RoadParts.welded(surface, floor);
    double[] areas = new double[surface.vertexCount()]; // a part is called by a vertex of it
    int largest = -1;
    for (int t = floor.nextSetBit(0); t >= 0; t = floor.nextSetBit(t + 1)) {
      int part = parts.of(t);
      areas[part] += area(surface, t);
    }
    for (int part = 0; part < areas.length; part++) {
      largest = areas[part] > 0 && (largest < 0 || areas[part] > areas[largest]) ? part : largest;
    }
    if (largest < 0 || areas[largest] < Body.FOOTPRINT) {
      return "";
    }
    int widest = -1;
    for (int t = floor.nextSetBit(0); t >= 0; t = floor.nextSetBit(t + 1)) {
      boolean own = parts.of(t) == largest;
      widest = own && (widest < 0 || area(surface, t) > area(surface, widest)) ? t : widest;
    }
    double[] at = new double[3];
    for (int i = 0; i < 9; i++) {
      at[i % 3] += surface.positions()[3 * surface.triangles()[3 * widest + i / 3] + i % 3] / 3.0;
    }
    double[] file = level.reportFrame().toFileAxes(at[0], at[1], at[2]);
    return String.format(
        Locale.ROOT,
        ", such as --start %.2f,%.2f,%.2f on %s, the largest ground",
        file[0],
        file[1],
        file[2],
        surface.pieces().get(surface.pieceOf(widest)).name());
  }

  private static double area(WeldedSurface surface, int t) {
    double[] n = Vec.areaNormal(surface.positions(), surface.triangles(), t);
    return Math.sqrt(Vec.dot(n, 0, n, 0)) / 2;
  }
}
