package org.trackwalk.course.scale;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.PlacedBox;

/**
 * Vertices that are far off all others and pull triangles over there: damaged numbers. A thing that
 * lies far off as a whole, such as a sky, is placed so and is none.
 */
public final class FarVertices {

  /** Of so many vertices one may be damaged; what more of them share is a shape. */
  private static final int ONE_OF = 20;

  /** Largest box of what is not far, min x, y, z, max x, y, z, metres. */
  private final double[] rest;

  private final double extent;

  private FarVertices(double[] rest) {
    this.rest = rest;
    extent = extent(rest);
  }

  /** Looks for them among the collidable pieces of a level. */
  public static FarVertices of(List<Piece> pieces) {
    List<Piece> driven = pieces.stream().filter(Piece::collidable).toList();
    double[] all = whole(driven);
    int count = (int) all[6];
    double[] box = all;
    for (int left = count / ONE_OF; left > 0; ) {
      double[] core = core(driven, box, left);
      if (core == null || count - core[6] > count / ONE_OF) {
        break;
      }
      left -= (int) (box[6] - core[6]);
      box = core;
    }
    return new FarVertices(box[6] == all[6] ? null : box);
  }

  /** Whether there may be any: most levels are told apart by their box alone. */
  public boolean isEmpty() {
    return rest == null;
  }

  /**
   * The stored points of a piece that are far off and share a triangle with one that is not.
   *
   * @return indices into {@link Piece#points}
   */
  public BitSet in(Piece piece) {
    BitSet far = new BitSet();
    if (isEmpty() || !piece.collidable()) {
      return far;
    }
    float[] at = new float[3];
    int[] corners = piece.corners();
    for (int i = 0; i < corners.length; i += 3) {
      int off = 0;
      int near = 0;
      for (int k = 0; k < 3; k++) {
        int where = side(piece, corners[i + k], at);
        off |= where > 0 ? 1 << k : 0;
        near += where == 0 ? 1 : 0;
      }
      for (int k = 0; k < 3 && near > 0; k++) {
        if ((off & 1 << k) != 0) {
          far.set(corners[i + k]);
        }
      }
    }
    return far;
  }

  /**
   * The pieces with no number where a vertex is far off, so that its triangles are left out as
   * those of other broken vertices are; the very same objects where nothing is.
   *
   * @param all pieces of the level
   */
  public List<Piece> leftOut(List<Piece> all) {
    if (isEmpty()) {
      return all;
    }
    List<Piece> sound = new ArrayList<>();
    for (Piece piece : all) {
      BitSet far = in(piece);
      sound.add(far.isEmpty() ? piece : without(piece, far));
    }
    return sound;
  }

  private static Piece without(Piece piece, BitSet far) {
    float[] points = piece.points().clone();
    far.stream().forEach(v -> Arrays.fill(points, 3 * v, 3 * v + 3, Float.NaN));
    Piece.Builder builder = piece.toBuilder();
    return piece.isSoup()
        ? builder.soup(points, piece.corners()).build()
        : builder.mesh(points, piece.triangles()).build();
  }

  /** How far a vertex lies off the rest, as a multiple of the rest's extent. */
  public double times(Piece piece, int point) {
    float[] at = new float[3];
    return place(piece, point, at) ? off(at) / extent : 0;
  }

  /** 1 far off, 0 among the rest, -1 no place. */
  private int side(Piece piece, int point, float[] at) {
    if (!place(piece, point, at)) {
      return -1;
    }
    return off(at) > SizeLimits.FAR_OFF * extent ? 1 : 0;
  }

  private double off(float[] at) {
    double off = 0;
    for (int k = 0; k < 3; k++) {
      off = Math.max(off, Math.max(rest[k] - at[k], at[k] - rest[3 + k]));
    }
    return off;
  }

  /**
   * The box without what lies over {@link SizeLimits#FAR_OFF} its extent off, with the number of
   * vertices in it; null where there is none such: then no two neighbours of equal slices of the
   * longest side hold nearly all.
   */
  private static double[] core(List<Piece> pieces, double[] box, int left) {
    int axis = longest(box);
    double slice = extent(box) / SizeLimits.FAR_OFF;
    if (!(slice > 0) || !Double.isFinite(slice) || most(pieces, box, axis, slice) < box[6] - left) {
      return null;
    }
    int[] slices = new int[(int) SizeLimits.FAR_OFF + 1];
    float[] at = new float[3];
    for (Piece piece : pieces) {
      for (int v = 0; v < piece.pointCount(); v++) {
        if (place(piece, v, at) && within(at, box)) {
          slices[slice(at[axis], box[axis], slice)]++;
        }
      }
    }
    for (int i = 0; i < SizeLimits.FAR_OFF; i++) {
      if (slices[i] + slices[i + 1] >= box[6] - left) {
        double[] part = box.clone();
        part[axis] = box[axis] + i * slice;
        part[3 + axis] = i + 2 > SizeLimits.FAR_OFF ? box[3 + axis] : box[axis] + (i + 2) * slice;
        double[] core = box(pieces, part);
        boolean less = core[6] < box[6] && extent(core) > 0;
        return less && extent(box) > SizeLimits.FAR_OFF * extent(core) ? core : null;
      }
    }
    return null;
  }

  private static int slice(double at, double from, double slice) {
    return (int) Math.max(0, Math.min(SizeLimits.FAR_OFF, (at - from) / slice));
  }

  /** No two neighbours of the slices hold more vertices, as the pieces' boxes tell. */
  private static long most(List<Piece> pieces, double[] box, int axis, double slice) {
    long[] more = new long[(int) SizeLimits.FAR_OFF + 2];
    for (Piece piece : pieces) {
      PlacedBox own = piece.placed();
      double[] from = {own.minX(), own.minY(), own.minZ()};
      double[] to = {own.maxX(), own.maxY(), own.maxZ()};
      if (own.points() > 0) {
        more[Math.max(0, slice(from[axis], box[axis], slice) - 1)] += own.points();
        more[slice(to[axis], box[axis], slice) + 1] -= own.points();
      }
    }
    long most = 0;
    long here = 0;
    for (long change : more) {
      here += change;
      most = Math.max(most, here);
    }
    return most;
  }

  /** Box and number of all vertices. */
  private static double[] whole(List<Piece> pieces) {
    double[] box = nothing();
    for (Piece piece : pieces) {
      PlacedBox own = piece.placed();
      box[0] = Math.min(box[0], own.minX());
      box[1] = Math.min(box[1], own.minY());
      box[2] = Math.min(box[2], own.minZ());
      box[3] = Math.max(box[3], own.maxX());
      box[4] = Math.max(box[4], own.maxY());
      box[5] = Math.max(box[5], own.maxZ());
      box[6] += own.points();
    }
    return box;
  }

  /** Box and number of the vertices within a box. */
  private static double[] box(List<Piece> pieces, double[] within) {
    double[] box = nothing();
    float[] at = new float[3];
    for (Piece piece : pieces) {
      for (int v = 0; v < piece.pointCount(); v++) {
        if (place(piece, v, at) && within(at, within)) {
          for (int k = 0; k < 3; k++) {
            box[k] = Math.min(box[k], at[k]);
            box[3 + k] = Math.max(box[3 + k], at[k]);
          }
          box[6]++;
        }
      }
    }
    return box;
  }

  private static double[] nothing() {
    double[] box = new double[7];
    Arrays.fill(box, 0, 3, Double.POSITIVE_INFINITY);
    Arrays.fill(box, 3, 6, Double.NEGATIVE_INFINITY);
    return box;
  }

  private static boolean place(Piece piece, int v, float[] at) {
    float[] p = piece.points();
    piece.frame().place(p[3 * v], p[3 * v + 1], p[3 * v + 2], at, 0);
    return Float.isFinite(at[0]) && Float.isFinite(at[1]) && Float.isFinite(at[2]);
  }

  private static boolean within(float[] at, double[] box) {
    boolean within = true;
    for (int k = 0; k < 3; k++) {
      within &= at[k] >= box[k] && at[k] <= box[3 + k];
    }
    return within;
  }

  private static int longest(double[] box) {
    int axis = 0;
    for (int k = 1; k < 3; k++) {
      axis = box[3 + k] - box[k] > box[3 + axis] - box[axis] ? k : axis;
    }
    return axis;
  }

  private static double extent(double[] box) {
    if (box == null) {
      return Double.NaN;
    }
    int axis = longest(box);
    return box[3 + axis] - box[axis];
  }
}
