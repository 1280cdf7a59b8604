package org.trackwalk.contact.collide;

import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.tree.IntList;

/**
 * Whether a point of a surface lies deeper in a body than a limit. Where {@link Deepest} looks for
 * the depth, this stops at the first such point, and has two ways more to leave a part out: faces
 * that lie on each other, as those of things that stand side by side do, would else be divided down
 * to the limit all along their borders.
 *
 * <p>A part along which a face of the body lies is cut along that face's sides: what lies on the
 * face is not deep. A part whose middle is outside, and through which no face of the body goes, is
 * outside as a whole.
 */
public final class Deeper {

  /** Parts that are looked at; what may be deep still then is taken as deep: it is told. */
  static final int MOST = 20_000;

  /** Share of a limit that parts are made smaller by, and that faces may lie apart. */
  private static final double FLUSH = 0.5;

  /** Of a part's area: less of it on a face may be rounding, and is not cut off. */
  private static final double LEAST = 1e-6;

  private final Shell body;
  private final double limit;
  private final Nearest closest;
  private final FacesNear faces;
  private final PriorityQueue<Part> open =
      new PriorityQueue<>(Comparator.comparingDouble(part -> -part.bound));
  private final double[] out = new double[ClosestPoint.RESULT_LENGTH];
  private boolean found;

  /**
   * A triangle, or a part of one.
   *
   * @param p xyz of its three corners
   * @param middle xyz
   * @param reach metres from the middle to the farthest corner
   * @param inside true when the middle is
   * @param nearest the body's triangle that is nearest to the middle
   * @param bound metres that none of its points is deeper than
   */
  private record Part(
      double[] p, double[] middle, double reach, boolean inside, int nearest, double bound) {}

  private Deeper(Shell body, double limit) {
    this.body = body;
    this.limit = limit;
    this.closest = new Nearest(body);
    this.faces = new FacesNear(body);
  }

  /**
   * Whether one of two closed bodies has a point that lies deeper in the other.
   *
   * @param limit metres, above 0
   */
  public static boolean ofBodies(Shell one, Shell other, double limit) {
    return ofBodies(one, other, limit, MOST);
  }

  /** The same, with so many parts looked at. */
  static boolean ofBodies(Shell one, Shell other, double limit, int most) {
    return of(one, other, limit, most) || of(other, one, limit, most);
  }

  /** Whether a surface has a point that lies deeper in a closed body. */
  private static boolean of(Shell surface, Shell body, double limit, int most) {
    Deeper deeper = new Deeper(body, limit);
    float[] box = body.box();
    IntList triangles = new IntList();
    surface.tree().overlapping(box[0], box[1], box[2], box[3], box[4], box[5], triangles);
    for (int i = 0; i < triangles.size() && !deeper.found; i++) {
      double[] p = new double[9];
      for (int k = 0; k < 9; k++) {
        p[k] = surface.positions()[surface.at(triangles.get(i), k / 3) + k % 3];
      }
      deeper.add(p);
    }
    return deeper.run(most);
  }

  private boolean run(int most) {
    for (int n = 0; n < most && !found && !open.isEmpty(); n++) {
      Part part = open.poll();
      if (part.inside || !faces.missBut(part.p, part.middle, part.reach, FLUSH * limit)) {
        divide(part);
      }
    }
    return found || !open.isEmpty();
  }

  private void add(double[] p) {
    double[] middle = new double[3];
    for (int k = 0; k < 3; k++) {
      middle[k] = (p[k] + p[3 + k] + p[6 + k]) / 3;
    }
    double square = 0;
    for (int corner = 0; corner < 9; corner += 3) {
      double x = p[corner] - middle[0];
      double y = p[corner + 1] - middle[1];
      double z = p[corner + 2] - middle[2];
      square = Math.max(square, x * x + y * y + z * z);
    }
    double reach = StrictMath.sqrt(square);
    int nearest = closest.of(middle[0], middle[1], middle[2], out);
    double distance = StrictMath.sqrt(out[6]);
    if (distance + reach <= limit || farthest(p, nearest) <= limit) {
      return;
    }
    boolean inside =
        Inside.around(body, (float) middle[0], (float) middle[1], (float) middle[2], 1) > 0;
    if (inside && distance > limit) {
      found = true;
      return;
    }
    double bound = inside ? distance + reach : reach - distance;
    if (bound > limit) {
      open.add(new Part(p, middle, reach, inside, nearest, bound));
    }
  }

  /** To one triangle distance is a convex function: no point is farther than each corner. */
  private double farthest(double[] p, int t) {
    double most = 0;
    for (int corner = 0; corner < 9; corner += 3) {
      most = Math.max(most, closest.squared(t, p[corner], p[corner + 1], p[corner + 2]));
    }
    return StrictMath.sqrt(most);
  }

  private void divide(Part part) {
    if (onFace(part)) {
      return;
    }
    double[] p = part.p;
    double[] m = new double[9];
    for (int k = 0; k < 9; k++) {
      m[k] = (p[k] + p[(k + 3) % 9]) / 2;
    }
    add(corners(p, 0, m, 0, m, 6));
    add(corners(m, 0, p, 3, m, 3));
    add(corners(m, 6, m, 3, p, 6));
    add(corners(m, 0, m, 3, m, 6));
  }

  /** Cuts a part along the sides of a face that it lies on; what remains beside it is added. */
  private boolean onFace(Part part) {
    if (onFace(part, part.nearest)) {
      return true;
    }
    IntList near = faces.of(part.p, limit);
    for (int i = 0; i < near.size(); i++) {
      if (onFace(part, near.get(i))) {
        return true;
      }
    }
    return false;
  }

  private boolean onFace(Part part, int t) {
    double[] face = new double[9];
    faces.face(t, face);
    double[] n = Normals.area(body, t);
    double length = Normals.length(n[0], n[1], n[2]);
    for (int corner = 0; corner < 9; corner += 3) {
      if (!(Math.abs(side(n, face, 0, part.p, corner)) <= limit * length)) {
        return false;
      }
    }
    double[] rest = part.p;
    double[][] beside = new double[3][];
    for (int k = 0; k < 3; k++) {
      double[] in = outward(face, k, n);
      beside[k] = beyond(rest, in, face, 3 * k, 1);
      rest = beyond(rest, in, face, 3 * k, -1);
    }
    if (!(area(rest) >= LEAST * area(part.p))) {
      return false;
    }
    for (double[] polygon : beside) {
      for (int k = 6; k < polygon.length; k += 3) {
        add(corners(polygon, 0, polygon, k - 3, polygon, k));
      }
    }
    return true;
  }

  /** Square metres, twice, of a convex polygon. */
  private static double area(double[] polygon) {
    double sum = 0;
    for (int k = 6; k < polygon.length; k += 3) {
      double[] u = new double[3];
      double[] v = new double[3];
      for (int axis = 0; axis < 3; axis++) {
        u[axis] = polygon[k - 3 + axis] - polygon[axis];
        v[axis] = polygon[k + axis] - polygon[axis];
      }
      sum +=
          Normals.length(
              u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]);
    }
    return sum;
  }

  /** The direction out of a face across one of its sides. */
  private static double[] outward(double[] face, int side, double[] n) {
    int a = 3 * side;
    int b = (a + 3) % 9;
    double x = face[b] - face[a];
    double y = face[b + 1] - face[a + 1];
    double z = face[b + 2] - face[a + 2];
    return new double[] {y * n[2] - z * n[1], z * n[0] - x * n[2], x * n[1] - y * n[0]};
  }

  private static double side(double[] n, double[] from, int at, double[] p, int i) {
    return n[0] * (p[i] - from[at])
        + n[1] * (p[i + 1] - from[at + 1])
        + n[2] * (p[i + 2] - from[at + 2]);
  }

  /**
   * The part of a convex polygon on one side of a plane. Corners that lie on the plane but for
   * rounding may change sides more than twice, so room is for a cut of every side.
   */
  private static double[] beyond(double[] polygon, double[] n, double[] from, int at, int way) {
    int corners = polygon.length;
    double[] kept = new double[2 * corners];
    int size = 0;
    for (int i = 0; i < corners; i += 3) {
      int j = (i + 3) % corners;
      double here = way * side(n, from, at, polygon, i);
      double next = way * side(n, from, at, polygon, j);
      if (here >= 0) {
        System.arraycopy(polygon, i, kept, size, 3);
        size += 3;
      }
      if (here > 0 && next < 0 || here < 0 && next > 0) {
        double share = here / (here - next);
        for (int k = 0; k < 3; k++) {
          kept[size++] = polygon[i + k] + share * (polygon[j + k] - polygon[i + k]);
        }
      }
    }
    return Arrays.copyOf(kept, size);
  }

  private static double[] corners(double[] a, int i, double[] b, int j, double[] c, int k) {
    return new double[] {
      a[i], a[i + 1], a[i + 2], b[j], b[j + 1], b[j + 2], c[k], c[k + 1], c[k + 2]
    };
  }
}
