package org.trackwalk.contact.parts;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.trackwalk.contact.shape.HullBuilder;
import org.trackwalk.contact.shape.HullSize;
import org.trackwalk.contact.shape.MeasuredHull;
import org.trackwalk.contact.shape.Polyhedron;
import org.trackwalk.mesh.progress.Progress;

/**
 * Cells that become one part.
 *
 * @param cells at least one
 * @param points corners of their common hull, xyz triples; all of them when it is flat
 * @param hull its size
 * @param core the hull itself; null when it is flat
 * @param box min x, y, z, max x, y, z, metres
 */
record Group(List<Cell> cells, double[] points, HullSize hull, Polyhedron core, double[] box) {

  /** Part of a box's size: boxes nearer than this touch. */
  private static final double TOUCH = 1e-6;

  /** A cell alone. */
  static Group of(Cell cell) {
    Polyhedron core = cell.flat() ? null : HullBuilder.hull(cell.outer()).core();
    double[] points = core == null ? cell.outer() : Cell.corners(core);
    return new Group(List.of(cell), points, cell.hull(), core, box(points));
  }

  /** Some cells. */
  static Group of(List<Cell> cells) {
    return made(cells, joined(cells.stream().map(Cell::outer).toList()));
  }

  /** Two groups as one. */
  static Group of(Group a, Group b) {
    List<Cell> cells = new ArrayList<>(a.cells);
    cells.addAll(b.cells);
    return made(cells, joined(List.of(a.points, b.points)));
  }

  /** The same cells with more points, xyz triples, in the hull. */
  Group with(double[] more) {
    return made(cells, joined(List.of(points, more)));
  }

  private static Group made(List<Cell> cells, double[] all) {
    double[] points = Outer.of(all);
    MeasuredHull hull = HullBuilder.measured(points);
    Polyhedron core = hull.size().volume() > 0 ? hull.hull().core() : null;
    if (core != null) {
      points = Cell.corners(core);
    }
    return new Group(List.copyOf(cells), points, hull.size(), core, box(points));
  }

  /** Cubic metres of about the common hull of two groups. */
  static double sizeNearly(Group a, Group b) {
    return NearHull.volume(joined(List.of(a.points, b.points)));
  }

  /** The size of the common hull of two groups. */
  static HullSize size(Group a, Group b) {
    return HullBuilder.size(Outer.of(joined(List.of(a.points, b.points))));
  }

  /** Its hull as a solid; not for a flat one. */
  Solid solid() {
    int[] starts = new int[core.faceCount() + 1];
    for (int f = 0; f < core.faceCount(); f++) {
      starts[f + 1] = starts[f] + core.faceSize(f);
    }
    int[] corners = new int[starts[core.faceCount()]];
    for (int f = 0; f < core.faceCount(); f++) {
      for (int k = 0; k < core.faceSize(f); k++) {
        corners[starts[f] + k] = core.faceVertex(f, k);
      }
    }
    return new Solid(Cell.corners(core), starts, corners, core.faceCount());
  }

  /** Cubic metres of the hulls of groups together: what two share counts once. */
  static double together(Collection<Group> groups, Progress progress) {
    double sum = 0;
    List<Solid> solids = new ArrayList<>();
    for (Group group : groups) {
      sum += group.hull.volume();
      if (group.core != null) {
        solids.add(group.solid());
      }
    }
    return sum - Multiplicity.ofConvex(solids, progress).more();
  }

  /** Cubic metres that the hull has more than its cells hold. */
  double excess() {
    double held = 0;
    for (Cell cell : cells) {
      held += cell.held();
    }
    return hull.volume() - held;
  }

  /** True when the boxes of two groups touch. */
  boolean touches(Group other) {
    double[] a = box;
    double[] b = other.box;
    for (int axis = 0; axis < 3; axis++) {
      double near = TOUCH * (a[3 + axis] - a[axis] + b[3 + axis] - b[axis]);
      if (a[axis] > b[3 + axis] + near || b[axis] > a[3 + axis] + near) {
        return false;
      }
    }
    return true;
  }

  private static double[] box(double[] points) {
    double inf = Double.POSITIVE_INFINITY;
    double[] box = {inf, inf, inf, -inf, -inf, -inf};
    for (int i = 0; i < points.length; i++) {
      box[i % 3] = Math.min(box[i % 3], points[i]);
      box[3 + i % 3] = Math.max(box[3 + i % 3], points[i]);
    }
    return box;
  }

  /** Several lists of points as one. */
  static double[] joined(List<double[]> lists) {
    double[] all = new double[lists.stream().mapToInt(list -> list.length).sum()];
    int at = 0;
    for (double[] list : lists) {
      System.arraycopy(list, 0, all, at, list.length);
      at += list.length;
    }
    return all;
  }
}
