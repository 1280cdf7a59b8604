package org.trackwalk.contact.parts;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;

/**
 * The cut of a group after which the hulls of both sides are smallest. The best of the planes that
 * {@link CutPlanes} has is moved and tilted as long as that makes them smaller: a border between
 * two parts may lie anywhere.
 */
final class GroupCut {

  /** Steps of the search, each half as long as the one before. */
  private static final int HALVINGS = 4;

  /** Part of the group's extent along the normal: the first step of a plane's move. */
  private static final double FIRST_MOVE = 0.0625;

  /** Tangent of the first tilt: about nine degrees. */
  private static final double FIRST_TILT = 0.16;

  /** Planes that are moved and tilted: the best of those tried. */
  private static final int SEARCHED = 2;

  /** Part of the group's size: what is nearer to a plane is in it. */
  private static final double FLAT = 1e-9;

  /** Part of a volume: what sums of doubles may differ by. */
  private static final double ROUNDING = 1e-9;

  private record Rated(Plane plane, double volume) {}

  private final Group group;
  private final double size;
  private final double flat;
  private final Progress progress;

  private GroupCut(Group group, Progress progress) {
    this.group = group;
    this.progress = progress;
    double[] box = group.box();
    size = Math.max(box[3] - box[0], Math.max(box[4] - box[1], box[5] - box[2]));
    flat = FLAT * size;
  }

  /**
   * Both sides of the best cut; none when no plane divides the group so that both sides' hulls have
   * less than a volume.
   *
   * @param below cubic metres
   */
  static List<Group> best(Group group, double below, int threads, Progress progress) {
    if (!(group.hull().volume() > 0)) {
      return List.of();
    }
    return new GroupCut(group, progress).best(below, threads);
  }

  private List<Group> best(double below, int threads) {
    List<Plane> planes = CutPlanes.of(group);
    double[] volumes = new double[planes.size()];
    LeastVolumes least = new LeastVolumes(SEARCHED);
    Workers.run(
        threads,
        volumes.length,
        i -> {
          volumes[i] = volume(planes.get(i), least.last());
          least.add(volumes[i]);
        });
    List<Rated> rated = new ArrayList<>();
    for (int i = 0; i < volumes.length; i++) {
      rated.add(new Rated(planes.get(i), volumes[i]));
    }
    rated.removeIf(one -> !Double.isFinite(one.volume));
    rated.sort((a, b) -> Double.compare(a.volume, b.volume));
    Rated[] searched = new Rated[Math.min(SEARCHED, rated.size())];
    Workers.run(threads, searched.length, i -> searched[i] = searched(rated.get(i)));
    Rated best = null;
    for (Rated next : searched) {
      best = best == null || next.volume < best.volume ? next : best;
    }
    // What is measured nearly is never more than the exact hulls have.
    return best == null || best.volume * (1 - ROUNDING) >= below
        ? List.of()
        : List.of(side(best.plane, 1), side(best.plane, -1));
  }

  private Rated searched(Rated start) {
    Rated best = start;
    double move = FIRST_MOVE * size;
    double tilt = FIRST_TILT;
    for (int i = 0; i < HALVINGS; i++) {
      Rated from = best;
      for (Plane plane : around(from.plane, move, tilt)) {
        double volume = volume(plane, best.volume);
        best = volume < best.volume ? new Rated(plane, volume) : best;
      }
      move /= 2;
      tilt /= 2;
    }
    return best;
  }

  /** Planes a move or a tilt about the middle of the group away. */
  private List<Plane> around(Plane p, double move, double tilt) {
    double[] n = {p.nx(), p.ny(), p.nz()};
    int least = 0;
    for (int axis = 1; axis < 3; axis++) {
      least = Math.abs(n[axis]) < Math.abs(n[least]) ? axis : least;
    }
    double[] box = group.box();
    double[] middle = new double[3];
    for (int axis = 0; axis < 3; axis++) {
      middle[axis] = (box[axis] + box[3 + axis]) / 2;
    }
    double high = p.height(middle[0], middle[1], middle[2]);
    for (int axis = 0; axis < 3; axis++) {
      middle[axis] -= high * n[axis];
    }
    double[] u = cross(n, least == 0 ? 1 : 0, least == 1 ? 1 : 0, least == 2 ? 1 : 0);
    double[] v = cross(n, u[0], u[1], u[2]);
    List<Plane> planes = new ArrayList<>();
    for (int way = -1; way <= 1; way += 2) {
      planes.add(new Plane(n[0], n[1], n[2], p.d() + way * move));
      for (double[] to : List.of(u, v)) {
        double x = n[0] + way * tilt * to[0];
        double y = n[1] + way * tilt * to[1];
        double z = n[2] + way * tilt * to[2];
        double length = Math.sqrt(x * x + y * y + z * z);
        x /= length;
        y /= length;
        z /= length;
        planes.add(new Plane(x, y, z, x * middle[0] + y * middle[1] + z * middle[2]));
      }
    }
    return planes;
  }

  private static double[] cross(double[] a, double x, double y, double z) {
    double[] c = {a[1] * z - a[2] * y, a[2] * x - a[0] * z, a[0] * y - a[1] * x};
    double length = Math.sqrt(c[0] * c[0] + c[1] * c[1] + c[2] * c[2]);
    return new double[] {c[0] / length, c[1] / length, c[2] / length};
  }

  /** Cubic metres of about both sides' hulls; infinite above a limit and when one is flat. */
  private double volume(Plane plane, double limit) {
    progress.check();
    List<List<double[]>> sides = List.of(new ArrayList<>(), new ArrayList<>());
    for (Cell cell : group.cells()) {
      int whole = whole(cell, plane);
      if (whole == 0) {
        double[][] points = new Cut(cell.solid(), plane, flat).points();
        sides.get(0).add(points[0]);
        sides.get(1).add(points[1]);
      } else {
        sides.get(whole > 0 ? 0 : 1).add(cell.about());
      }
    }
    double sum = 0;
    for (List<double[]> side : sides) {
      double[] points = Group.joined(side);
      double one = NearHull.volume(points, limit - sum);
      if (!(one > 0) || one == Double.POSITIVE_INFINITY) {
        return Double.POSITIVE_INFINITY;
      }
      sum += one;
    }
    return sum;
  }

  private Group side(Plane plane, int way) {
    List<Cell> cells = new ArrayList<>();
    for (Cell cell : group.cells()) {
      int whole = whole(cell, plane);
      if (whole == 0) {
        cells.add(Cell.piece(new Cut(cell.solid(), plane, flat).side(way)));
      } else if (whole == way) {
        cells.add(cell);
      }
    }
    return Group.of(cells);
  }

  /** 1 or -1 for a cell that is to stay whole on that side of the plane, 0 for one to be cut. */
  private int whole(Cell cell, Plane plane) {
    return whole(cell, plane, cell.about()) == 0 ? 0 : whole(cell, plane, cell.outer());
  }

  private int whole(Cell cell, Plane plane, double[] p) {
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < p.length; i += 3) {
      double h = plane.height(p[i], p[i + 1], p[i + 2]);
      low = Math.min(low, h);
      high = Math.max(high, h);
    }
    if (low >= -flat || high <= flat || cell.sheet() || cell.flat()) {
      return low + high >= 0 ? 1 : -1;
    }
    return 0;
  }
}
