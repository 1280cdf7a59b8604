package org.trackwalk.model.shape;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.contact.shape.Compound;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.HullBuilder;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;

/**
 * The convex hull of a mesh as a probe. It stands as its file says, up axis and unit included; its
 * own axes are then named like those of the level's file, as for every other probe.
 */
public final class MeshHull {

  private MeshHull() {}

  /**
   * The hull of all pieces.
   *
   * @param margin how far its edges are rounded, metres, not negative
   * @param frame axes of the level's file
   * @throws IllegalArgumentException with the reason when the points have no hull
   */
  public static ConvexHull of(List<Piece> pieces, double margin, Frame frame) {
    Frame axes = Frame.of(frame.up(), LengthUnit.METRE);
    double[] points = new double[0];
    for (Piece piece : pieces) {
      float[] placed = piece.frame().place(piece.positions());
      int at = points.length;
      points = Arrays.copyOf(points, at + placed.length);
      for (int i = 0; i < placed.length; i += 3) {
        double[] own = axes.toFileAxes(placed[i], placed[i + 1], placed[i + 2]);
        System.arraycopy(own, 0, points, at + i, 3);
      }
    }
    return HullBuilder.rounded(margin, points);
  }

  /**
   * The hull of each piece; together they move as one.
   *
   * @param frame axes of the level's file
   * @throws IllegalArgumentException when there is none, or the points of one have no hull
   */
  public static Compound parts(List<Piece> pieces, Frame frame) {
    if (pieces.isEmpty()) {
      throw new IllegalArgumentException("there is no piece in it");
    }
    List<Compound.Part> parts = new ArrayList<>();
    for (Piece piece : pieces) {
      try {
        parts.add(new Compound.Part(of(List.of(piece), 0, frame), Pose.of(0, 0, 0, 0, 0, 0, 1)));
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(
            "piece '" + piece.name() + "' has no hull: " + e.getMessage(), e);
      }
    }
    return new Compound(parts);
  }
}
