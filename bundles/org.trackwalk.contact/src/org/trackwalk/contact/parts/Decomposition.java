package org.trackwalk.contact.parts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.HullBuilder;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Approximate convex decomposition. Bodies are cut where their hulls lose most, into more cells
 * than are wanted; then the cells' dual graph is collapsed, edge by edge, where a common hull costs
 * least; then, when that is more than is allowed, the borders that are left are made better. Ties
 * go to what the weld's order has first, so the answer does not hang on the order of triangles.
 */
public final class Decomposition {

  /** Cells for each part that is wanted: what the collapse can choose from. */
  private static final int FINER = 3;

  /** Part of the allowed error that the cuts leave; the collapse uses up the rest. */
  private static final double LEFT = 0.5;

  /** Part of a cell's volume: a hull that has less too much has rounding too much. */
  private static final double ROUNDING = 1e-9;

  /** Part of the mesh's size: what is nearer to a plane of a cut is in it. */
  private static final double FLAT = 1e-9;

  /** Bodies at most: each pair of them may be asked for a common hull. */
  public static final int MOST_BODIES = 512;

  private Decomposition() {}

  /**
   * The parts of a mesh.
   *
   * @param threads at least 1; the answer is the same for any number
   * @throws IllegalArgumentException when it has no body with a volume, or too many bodies
   */
  public static ConvexParts of(
      WeldedSurface surface, PartSettings settings, int threads, Progress progress) {
    Bodies bodies = Bodies.of(surface, Topology.of(surface, threads, progress));
    List<Cell> whole = new ArrayList<>();
    int sheets = 0;
    if (bodies.solids().size() > MOST_BODIES) {
      throw new IllegalArgumentException(
          "it has "
              + bodies.solids().size()
              + " bodies that share no corner, and at most "
              + MOST_BODIES
              + " are taken: weld it, or give one model and not a level");
    }
    for (Solid solid : bodies.solids()) {
      Cell cell = Cell.body(solid);
      whole.add(cell);
      sheets += cell.sheet() && !cell.flat() ? 1 : 0;
    }
    Union union = Union.of(whole, progress);
    List<Cell> cells = new ArrayList<>(union.cells());
    double volume = union.volume();
    if (!(volume > 0)) {
      throw new IllegalArgumentException("all of it lies in planes, so it has no inside");
    }
    slice(cells, volume, settings, threads, progress);
    Collapse collapse = new Collapse(cells, volume, settings, threads);
    List<Part> parts = new ArrayList<>();
    int flat = 0;
    List<Group> groups = collapse.run(progress);
    groups = new Refinement(groups, volume, settings, threads, progress).run();
    groups = union.covered(groups, progress);
    for (Group group : groups) {
      Part part = part(group);
      if (part == null) {
        flat += group.cells().size();
      } else {
        parts.add(part);
      }
    }
    parts.sort(Comparator.comparingDouble((Part part) -> -part.volume()));
    return new ConvexParts(
        List.copyOf(parts),
        volume,
        Group.together(groups, progress),
        bodies.solids().size(),
        union.hidden().size(),
        sheets,
        bodies.openEdges(),
        flat);
  }

  private static void slice(
      List<Cell> cells, double volume, PartSettings settings, int threads, Progress progress) {
    // Bodies may be many more than parts, and the one that holds most is cut all the same.
    int most = cells.size() - 1 + FINER * settings.most();
    boolean[] done = new boolean[most];
    progress.begin("cuts", 0);
    while (cells.size() < most) {
      int worst = -1;
      double excess = 0;
      for (int i = 0; i < cells.size(); i++) {
        Cell cell = cells.get(i);
        excess += cell.excess();
        if (!done[i]
            && cell.excess() > ROUNDING * cell.hull().volume()
            && (worst < 0 || cell.excess() > cells.get(worst).excess())) {
          worst = i;
        }
      }
      if (worst < 0 || excess <= LEFT * settings.error() * volume) {
        return;
      }
      List<Cell> halves =
          Slice.best(cells.get(worst), flatness(cells.get(worst)), threads, progress);
      if (halves.isEmpty()) {
        done[worst] = true;
      } else {
        cells.set(worst, halves.get(0));
        cells.add(halves.get(1));
      }
      progress.worked(1);
    }
  }

  private static double flatness(Cell cell) {
    double[] box = cell.solid().box();
    return FLAT * Math.max(box[3] - box[0], Math.max(box[4] - box[1], box[5] - box[2]));
  }

  private static Part part(Group group) {
    double volume = group.hull().volume();
    if (!(volume > 0)) {
      return null;
    }
    ConvexHull hull = HullBuilder.hull(group.points());
    double held = 0;
    double[] deepest = {Double.NaN, Double.NaN, Double.NaN, 0};
    for (Cell cell : group.cells()) {
      held += cell.held();
      double[] deep = Depth.deepest(hull.core(), cell.solid());
      deepest = deep[3] > deepest[3] ? deep : deepest;
    }
    double[] at = {deepest[0], deepest[1], deepest[2]};
    return new Part(hull, volume, held, deepest[3], at);
  }
}
