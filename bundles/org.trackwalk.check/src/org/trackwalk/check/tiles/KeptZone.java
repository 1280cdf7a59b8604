package org.trackwalk.check.tiles;

import java.util.List;
import org.trackwalk.course.naming.ToldRoad;
import org.trackwalk.course.scale.FarVertices;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Marker;
import org.trackwalk.mesh.level.Piece;

/**
 * Where everything is kept, since cars drive there or near: what the road is, where it goes on and
 * how fast cars are is a matter of all of it.
 *
 * @param whole why everything is kept everywhere, in half a sentence; empty where that is not so
 * @param cells where
 */
record KeptZone(String whole, CellSet cells) {

  /**
   * Cells around what may be road: 256 m, since a road is followed over 200 m that are missing
   * (docs/corridor.md), and a car gets 30 m away from it.
   */
  private static final int AROUND = 8;

  static KeptZone of(Level level) {
    ToldRoad told = ToldRoad.of(level);
    String whole = whole(level, told);
    if (!whole.isEmpty()) {
      return new KeptZone(whole, new CellSet());
    }
    CellSet road = new CellSet();
    for (Piece piece : level.pieces()) {
      float[] placed = null;
      int[] corners = null;
      for (int t = 0; t < piece.triangleCount(); t++) {
        if (told.mayBe(piece, t)) {
          placed = placed == null ? piece.frame().place(piece.points()) : placed;
          corners = corners == null ? piece.corners() : corners;
          FlatBox box = TileMesh.box(placed, corners, t);
          if (box.finite()) {
            road.add(box, 0);
          }
        } else if (piece.surfaces().size() < 2) {
          break; // all of it has one name
        }
      }
    }
    places(level, road);
    return road.everywhere()
        ? new KeptZone("a triangle of what may be road is kilometres long", new CellSet())
        : new KeptZone("", road.grown(AROUND));
  }

  /** The part of a level's triangles that is kept wherever it lies, 0 to 1. */
  double share(Level level) {
    if (!whole.isEmpty()) {
      return 1;
    }
    long kept = 0;
    long all = 0;
    for (Piece piece : level.pieces()) {
      float[] placed = piece.frame().place(piece.points());
      int[] corners = piece.corners();
      for (int t = 0; 3 * t < corners.length; t++) {
        FlatBox box = TileMesh.box(placed, corners, t);
        kept += !box.finite() || cells.meets(box) ? 1 : 0;
      }
      all += piece.triangleCount();
    }
    return all == 0 ? 1 : (double) kept / all;
  }

  private static String whole(Level level, ToldRoad told) {
    if (!told.untold().isEmpty()) {
      return told.untold();
    }
    if (level.hints().enclosed()) {
      return "a car must not be able to leave the level, which is asked of all its ground";
    }
    return FarVertices.of(level.pieces()).isEmpty()
        ? ""
        : "a vertex lies far off all others, which is judged by all of them";
  }

  /** Starts, gates and lines. */
  private static void places(Level level, CellSet cells) {
    LevelHints hints = level.hints();
    hints.spawns().forEach(p -> points(p, cells));
    level.markers().stream().map(Marker::position).forEach(p -> points(p, cells));
    for (double[] line : List.of(orNone(hints.line()), hints.game().pitLane().points())) {
      points(line, cells);
    }
  }

  private static double[] orNone(double[] line) {
    return line == null ? new double[0] : line;
  }

  private static void points(double[] xyz, CellSet cells) {
    for (int i = 0; i + 2 < xyz.length; i += 3) {
      if (Double.isFinite(xyz[i] + xyz[i + 2])) {
        cells.add(FlatBox.at(xyz[i], xyz[i + 2]), 0);
      }
    }
  }
}
