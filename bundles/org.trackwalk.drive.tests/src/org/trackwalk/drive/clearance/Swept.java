package org.trackwalk.drive.clearance;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.drive.edges.DrivenLevel;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.model.profile.VehicleMesh;

/** A vehicle swept both ways along the middle of a level, straight road with things about it. */
record Swept(Clearances clearances, WeldedSurface surface) {

  static final double LENGTH = 60;

  static Swept of(VehicleMesh car, List<Piece> things) {
    List<Piece> pieces = new ArrayList<>();
    pieces.add(DrivenLevel.sheet("road", -5, 0, 5, LENGTH, 0));
    pieces.addAll(things);
    DrivenLevel level = DrivenLevel.of(pieces);
    Clearances found =
        ClearanceSurvey.of(
            level.roads().land(),
            level.roads().ground(),
            level.roads().road(),
            RacingLine.none(),
            VehicleList.usual(),
            car,
            1,
            1,
            Progress.none());
    return new Swept(found, level.roads().land().surface());
  }

  /** A piece of triangles, nine numbers each. */
  static Piece thing(String name, List<double[]> triangles) {
    float[] p = new float[9 * triangles.size()];
    int[] corners = new int[3 * triangles.size()];
    for (int i = 0; i < p.length; i++) {
      p[i] = (float) triangles.get(i / 9)[i % 9];
      corners[i / 3] = i / 3;
    }
    return Piece.named(name, "level.obj").mesh(p, corners).build();
  }

  /** A piece that is a box: least and greatest x, y, z. */
  static Piece box(String name, double... b) {
    return thing(name, Cars.boxFaces(b));
  }

  /** The least room to a side anywhere; NaN where nothing is in reach. */
  double least(Side side) {
    int[] at = clearances.least(side);
    return at[0] < 0 ? Double.NaN : clearances.ways().get(at[0]).room(side)[at[1]];
  }
}
