package org.trackwalk.ground.reach;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.geometry.ExactPredicates;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.TriangleTree;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.BackFaces;

/** Makes tiles of the triangles that a car can meet. One instance per thread. */
final class TileMaker implements TileSource {

  /** Far more than what is rounded off a distance to a wall, metres. */
  private static final double ROUNDING = 1e-3;

  /** Upward part of a unit normal under which a face covers nothing: a tenth of a degree. */
  private static final double UPRIGHT = 1.75e-3;

  /** Units of work of an entry in a tile: its making, and the memory that it takes. */
  private static final long WORK = 8;

  private final WeldedSurface surface;
  private final BackFaces backs;
  private final TriangleTree tree;
  private final IntPredicate grounds;
  private final double cell;
  private final double reach;
  private final IntList near = new IntList();
  private final double[] polygon = new double[3 * 8];
  private final double[] clipped = new double[3 * 8];

  /**
   * @param backs what stops a wheel from behind too, or carries it
   * @param tree over all triangles of the surface
   * @param cell side of a cell, metres
   * @param reach of a body around the middle of a cell, metres
   * @param grounds what of all that carries a car is there
   */
  TileMaker(
      WeldedSurface surface,
      BackFaces backs,
      TriangleTree tree,
      double cell,
      double reach,
      IntPredicate grounds) {
    this.surface = surface;
    this.grounds = grounds;
    this.backs = backs;
    this.tree = tree;
    this.cell = cell;
    this.reach = reach;
  }

  @Override
  public Tile make(int x, int z) {
    double minX = x * cell - reach;
    double minZ = z * cell - reach;
    double side = Tile.SIDE * cell + 2 * reach;
    tree.overlapping(
        Math.nextDown((float) minX),
        -Float.MAX_VALUE,
        Math.nextDown((float) minZ),
        Math.nextUp((float) (minX + side)),
        Float.MAX_VALUE,
        Math.nextUp((float) (minZ + side)),
        near);
    CellLists floors = new CellLists(Tile.SIDE * Tile.SIDE);
    CellLists ceilings = new CellLists(Tile.SIDE * Tile.SIDE);
    CellLists walls = new CellLists(Tile.SIDE * Tile.SIDE);
    CellLists stops = new CellLists(Tile.SIDE * Tile.SIDE);
    int counted = Tile.ORDINARY;
    for (int i = 0; i < near.size(); i++) {
      int t = near.get(i);
      double[] n = Vec.normal(surface.positions(), surface.triangles(), t);
      if (Math.abs(n[1]) >= Slopes.GROUND) {
        if (!grounds.test(t)) {
          continue;
        }
        boolean carries = n[1] > 0 || backs.stop(surface, t);
        addGround(t, n, x, z, carries ? floors : ceilings);
      } else if (n[0] != 0 || n[1] != 0 || n[2] != 0) {
        addWall(t, n, x, z, walls, stops);
        if (Math.abs(n[1]) > UPRIGHT) {
          addGround(t, n, x, z, ceilings);
        }
      }
      counted = count(floors.size() + ceilings.size() + walls.size(), counted);
    }
    long[] heights = floors.values();
    int[] starts = floors.starts();
    for (int c = 0; c + 1 < starts.length; c++) {
      Arrays.sort(heights, starts[c], starts[c + 1]);
    }
    return new Tile(
        x,
        z,
        starts,
        heights,
        ceilings.starts(),
        ceilings.values(),
        walls.starts(),
        walls.values(),
        stops.values());
  }

  /**
   * Counts the work of what lies over each other in a tile, beyond what does everywhere.
   *
   * @param counted entries that are counted already, or cost nothing
   * @return those that are counted now
   */
  private static int count(int entries, int counted) {
    if (entries <= counted) {
      return counted;
    }
    Budget.spend(WORK * (entries - counted));
    return entries;
  }

  private double corner(int t, int k, int axis) {
    return surface.positions()[3 * surface.triangles()[3 * t + k] + axis];
  }

  private double least(int t, int axis) {
    return Math.min(corner(t, 0, axis), Math.min(corner(t, 1, axis), corner(t, 2, axis)));
  }

  private double most(int t, int axis) {
    return Math.max(corner(t, 0, axis), Math.max(corner(t, 1, axis), corner(t, 2, axis)));
  }

  /** First cell of a tile's row or column whose middle may lie within a distance of a triangle. */
  private int first(int t, int axis, int from, double far) {
    return (int) Math.max(from, Math.floor((least(t, axis) - far) / cell - 0.5));
  }

  private int last(int t, int axis, int from, double far) {
    return (int) Math.min(from + Tile.SIDE - 1.0, Math.ceil((most(t, axis) + far) / cell - 0.5));
  }

  private void addGround(int t, double[] n, int x, int z, CellLists grounds) {
    int fromX = first(t, 0, x, 0);
    int toX = last(t, 0, x, 0);
    int toZ = last(t, 2, z, 0);
    for (int j = first(t, 2, z, 0); j <= toZ; j++) {
      for (int i = fromX; i <= toX; i++) {
        double cx = (i + 0.5) * cell;
        double cz = (j + 0.5) * cell;
        if (covers(t, cx, cz)) {
          double dx = cx - corner(t, 0, 0);
          double dz = cz - corner(t, 0, 2);
          double y = corner(t, 0, 1) - (n[0] * dx + n[2] * dz) / n[1];
          grounds.add((j - z) * Tile.SIDE + i - x, Tile.ground((float) y, t));
        }
      }
    }
  }

  /** Exact, and true on the rim: no middle of a cell falls between two triangles that meet. */
  private boolean covers(int t, double x, double z) {
    boolean left = false;
    boolean right = false;
    for (int k = 0; k < 3; k++) {
      int next = (k + 1) % 3;
      int turn =
          ExactPredicates.orient2d(
              corner(t, k, 0), corner(t, k, 2), corner(t, next, 0), corner(t, next, 2), x, z);
      left |= turn > 0;
      right |= turn < 0;
      if (left && right) {
        return false;
      }
    }
    return true;
  }

  private void addWall(int t, double[] n, int x, int z, CellLists walls, CellLists stops) {
    // A long wall that stands askew has many cells in its box, and comes near few of them.
    double near = Double.POSITIVE_INFINITY;
    double far = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < 3; k++) {
      double across = n[0] * corner(t, k, 0) + n[2] * corner(t, k, 2);
      near = Math.min(near, across);
      far = Math.max(far, across);
    }
    double reached = reach * (Math.abs(n[0]) + Math.abs(n[2])) + ROUNDING;
    int fromX = first(t, 0, x, reach);
    int toX = last(t, 0, x, reach);
    int toZ = last(t, 2, z, reach);
    for (int j = first(t, 2, z, reach); j <= toZ; j++) {
      for (int i = fromX; i <= toX; i++) {
        double across = n[0] * (i + 0.5) * cell + n[2] * (j + 0.5) * cell;
        boolean apart = across + reached < near || across - reached > far;
        int corners = apart ? 0 : clip(t, (i + 0.5) * cell, (j + 0.5) * cell);
        if (corners > 0) {
          double low = Double.POSITIVE_INFINITY;
          double high = Double.NEGATIVE_INFINITY;
          for (int k = 0; k < corners; k++) {
            low = Math.min(low, polygon[3 * k + 1]);
            high = Math.max(high, polygon[3 * k + 1]);
          }
          int at = (j - z) * Tile.SIDE + i - x;
          walls.add(at, Tile.wall((float) low, (float) high));
          stops.add(at, backs.stop(surface, t) ? Way.ALL : stopped(t, n, i, j, (low + high) / 2));
        }
      }
    }
  }

  /** The ways into a cell that meet a triangle's front: a wheel that is behind it goes through. */
  private int stopped(int t, double[] n, int cellX, int cellZ, double y) {
    int ways = 0;
    for (Way way : Way.values()) {
      double towards = n[0] * way.x() + n[2] * way.z();
      double ahead =
          n[0] * ((cellX - way.x() + 0.5) * cell - corner(t, 0, 0))
              + n[1] * (y - corner(t, 0, 1))
              + n[2] * ((cellZ - way.z() + 0.5) * cell - corner(t, 0, 2));
      ways |= towards <= ROUNDING && ahead >= -ROUNDING ? way.bit() : 0;
    }
    return ways;
  }

  /** What of a triangle lies in the square around a middle, left in {@link #polygon}. */
  private int clip(int t, double x, double z) {
    for (int k = 0; k < 3; k++) {
      for (int axis = 0; axis < 3; axis++) {
        polygon[3 * k + axis] = corner(t, k, axis);
      }
    }
    int count = cut(3, 0, 1, x - reach);
    count = cut(count, 0, -1, -(x + reach));
    count = cut(count, 2, 1, z - reach);
    return cut(count, 2, -1, -(z + reach));
  }

  /** Keeps what has {@code sign} x coordinate of at least a level (Sutherland and Hodgman). */
  private int cut(int count, int axis, int sign, double level) {
    int kept = 0;
    for (int i = 0; i < count; i++) {
      int j = (i + 1) % count;
      double here = sign * polygon[3 * i + axis] - level;
      double there = sign * polygon[3 * j + axis] - level;
      if (here >= 0) {
        System.arraycopy(polygon, 3 * i, clipped, 3 * kept++, 3);
      }
      if (here * there < 0) {
        double f = here / (here - there);
        for (int k = 0; k < 3; k++) {
          double from = polygon[3 * i + k];
          clipped[3 * kept + k] = from + f * (polygon[3 * j + k] - from);
        }
        kept++;
      }
    }
    System.arraycopy(clipped, 0, polygon, 0, 3 * kept);
    return kept;
  }
}
