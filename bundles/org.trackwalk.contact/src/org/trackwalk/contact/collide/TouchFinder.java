package org.trackwalk.contact.collide;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.trackwalk.mesh.geometry.ExactPredicates;

/**
 * Tells what two surfaces have in common by exact signs without any move: each end of what two
 * triangles have in common is known by the least parts of both that it lies in (corner, edge,
 * face), so two ends are told apart without comparing coordinates.
 */
public final class TouchFinder {

  private final Shell first;
  private final Shell second;

  /** The most of what was looked at. */
  private Touch most = Touch.APART;

  private TouchFinder(Shell first, Shell second) {
    this.first = first;
    this.second = second;
  }

  /** The most that two surfaces have in common anywhere. */
  public static Touch of(Shell first, Shell second) {
    TouchFinder finder = new TouchFinder(first, second);
    BoxPairs.of(
        first,
        second,
        (t, s) -> {
          Touch here = finder.of(t, s);
          finder.most = here.compareTo(finder.most) > 0 ? here : finder.most;
          return finder.most != Touch.THROUGH;
        });
    return finder.most;
  }

  /**
   * Metres of a contour along which surfaces go through each other as they lie. Where a border of
   * one lies in a face or on an edge of the other, it only touches there, though the other may go
   * on to both sides: a plate that stands on the end of a road, or hangs from it.
   */
  public static double through(Shell first, Shell second, Contour contour) {
    TouchFinder finder = new TouchFinder(first, second);
    double[] p = contour.points();
    double length = 0;
    for (int i = 0; i < contour.triangles().length; i++) {
      if (!finder.touches(contour.triangles()[i], contour.others()[i])) {
        length +=
            Normals.length(
                p[3 * i + 3] - p[3 * i], p[3 * i + 4] - p[3 * i + 1], p[3 * i + 5] - p[3 * i + 2]);
      }
    }
    return length;
  }

  /** Whether {@link #through} is 0 for a contour. */
  static boolean onlyTouch(Shell first, Shell second, List<Segment> contour) {
    TouchFinder finder = new TouchFinder(first, second);
    for (Segment segment : contour) {
      if (Normals.apart(segment.start().point(), segment.end().point()) > 0
          && !finder.touches(segment.first(), segment.second())) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether two triangles of a contour only touch: what they have in common as they lie is a point
   * at most, or a border of one lies on the other.
   */
  private boolean touches(int t, int s) {
    return switch (of(t, s)) {
      case APART, POINT -> true;
      case LINE, FACE ->
          endsIn(first, t, sides(second, s, first, t))
              || endsIn(second, s, sides(first, t, second, s));
      case THROUGH -> false;
    };
  }

  /** Whether a border edge of a triangle lies in the other's plane. */
  private static boolean endsIn(Shell shell, int t, int[] sides) {
    for (int k = 0; sides != null && k < 3; k++) {
      int next = (k + 1) % 3;
      if (sides[k] == 0
          && sides[next] == 0
          && shell.neighbours().border(shell.vertex(t, k), shell.vertex(t, next))) {
        return true;
      }
    }
    return false;
  }

  private Touch of(int t, int s) {
    int[] ofT = sides(second, s, first, t);
    int[] ofS = sides(first, t, second, s);
    if (ofT == null || ofS == null) {
      return Touch.APART;
    }
    if (flat(ofT) && flat(ofS)) {
      return coplanar(t, s);
    }
    Set<Long> ends = new HashSet<>();
    addEnds(first, t, ofT, second, s, false, ends);
    addEnds(second, s, ofS, first, t, true, ends);
    if (ends.size() < 2) {
      return ends.isEmpty() ? Touch.APART : Touch.POINT;
    }
    return both(ofT) && both(ofS) ? Touch.THROUGH : Touch.LINE;
  }

  /**
   * On which side of a triangle's plane another's corners lie; null when all on one, or no area.
   */
  private static int[] sides(Shell planes, int plane, Shell corners, int triangle) {
    int[] sides = new int[3];
    int sum = 0;
    for (int k = 0; k < 3; k++) {
      sides[k] = orient(planes, plane, corners.positions(), corners.at(triangle, k));
      sum += sides[k];
    }
    double[] n = Normals.area(planes, plane);
    boolean none = n[0] == 0 && n[1] == 0 && n[2] == 0;
    return Math.abs(sum) == 3 || none ? null : sides;
  }

  private static int orient(Shell planes, int plane, float[] p, int a) {
    float[] q = planes.positions();
    int c = planes.at(plane, 0);
    int d = planes.at(plane, 1);
    int e = planes.at(plane, 2);
    return ExactPredicates.orient3d(q, c, d, q, e, p, a);
  }

  private static boolean flat(int[] sides) {
    return sides[0] == 0 && sides[1] == 0 && sides[2] == 0;
  }

  private static boolean both(int[] sides) {
    boolean over = sides[0] > 0 || sides[1] > 0 || sides[2] > 0;
    return over && (sides[0] < 0 || sides[1] < 0 || sides[2] < 0);
  }

  /** Where edges of a triangle that are not in the other's plane meet the other. */
  private static void addEnds(
      Shell edges, int t, int[] sides, Shell faces, int s, boolean turned, Set<Long> ends) {
    for (int k = 0; k < 3; k++) {
      int next = (k + 1) % 3;
      if (sides[k] * sides[next] > 0 || sides[k] == 0 && sides[next] == 0) {
        continue;
      }
      int place = place(edges, edges.at(t, k), edges.at(t, next), faces, s);
      if (place >= 0) {
        int own = sides[k] == 0 ? 1 + k : sides[next] == 0 ? 1 + next : 4 + k;
        ends.add(turned ? (long) place << 8 | own : (long) own << 8 | place);
      }
    }
  }

  /** Corner 1 to 3, edge 4 to 6 or face 7 in which a line meets a triangle; -1 beside it. */
  private static int place(Shell edges, int a, int b, Shell faces, int s) {
    float[] p = edges.positions();
    float[] q = faces.positions();
    int left = 0;
    int right = 0;
    int zeros = 0;
    for (int k = 0; k < 3; k++) {
      int c = faces.at(s, k);
      int d = faces.at(s, (k + 1) % 3);
      int turn = ExactPredicates.orient3d(p, a, b, q, c, q, d);
      left += turn > 0 ? 1 : 0;
      right += turn < 0 ? 1 : 0;
      zeros |= turn == 0 ? 1 << k : 0;
    }
    if (left > 0 && right > 0) {
      return -1;
    }
    return switch (zeros) {
      case 0 -> 7;
      case 1 -> 4;
      case 2 -> 5;
      case 4 -> 6;
      // Two edges are met where they meet: 0 and 1 in corner 1, 1 and 2 in 2, 2 and 0 in 0.
      case 3 -> 2;
      case 6 -> 3;
      default -> 1;
    };
  }

  /** Two triangles in one plane. */
  private Touch coplanar(int t, int s) {
    int axis = axis(t);
    Touch beside = null;
    for (int k = 0; k < 6; k++) {
      Touch touch =
          k < 3 ? over(first, t, k, second, s, axis) : over(second, s, k - 3, first, t, axis);
      if (touch != null && (beside == null || touch.compareTo(beside) < 0)) {
        beside = touch;
      }
    }
    return beside == null ? Touch.FACE : beside;
  }

  /** An axis along which a triangle is seen with an area. */
  private int axis(int t) {
    double[] n = Normals.area(first, t);
    int axis = Math.abs(n[0]) > Math.abs(n[1]) ? 0 : 1;
    return Math.abs(n[2]) > Math.abs(n[axis]) ? 2 : axis;
  }

  /** What touches edge k of a triangle when all of the other lies beyond it; null when not. */
  private static Touch over(Shell own, int t, int k, Shell other, int s, int axis) {
    int i = (axis + 1) % 3;
    int j = (axis + 2) % 3;
    float[] p = own.positions();
    float[] q = other.positions();
    int a = own.at(t, k);
    int b = own.at(t, (k + 1) % 3);
    int c = own.at(t, (k + 2) % 3);
    int inner =
        ExactPredicates.orient2d(p[a + i], p[a + j], p[b + i], p[b + j], p[c + i], p[c + j]);
    float low = Float.POSITIVE_INFINITY;
    float high = Float.NEGATIVE_INFINITY;
    int along = p[a + i] != p[b + i] ? i : j;
    for (int corner = 0; corner < 3; corner++) {
      int d = other.at(s, corner);
      int side =
          ExactPredicates.orient2d(p[a + i], p[a + j], p[b + i], p[b + j], q[d + i], q[d + j]);
      if (side * inner > 0) {
        return null;
      }
      if (side == 0) {
        low = Math.min(low, q[d + along]);
        high = Math.max(high, q[d + along]);
      }
    }
    float from = Math.max(low, Math.min(p[a + along], p[b + along]));
    float to = Math.min(high, Math.max(p[a + along], p[b + along]));
    return from > to ? Touch.APART : from == to ? Touch.POINT : Touch.LINE;
  }
}
