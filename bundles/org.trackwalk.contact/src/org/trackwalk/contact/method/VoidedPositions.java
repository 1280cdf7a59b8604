package org.trackwalk.contact.method;

import java.util.Arrays;

/**
 * A set of vertices by position, within a tolerance, each with the candidate that voided it: what
 * Jolt's internal edge removal compares, where the paper compares indices or bits.
 *
 * <p>Few vertices are compared one by one. Past {@link #LISTED} they are hashed by the cell of a
 * grid, so that a probe in a dense mesh does not cost the square of its candidates. Vertices of
 * different bodies are never the same.
 */
final class VoidedPositions {

  private static final int LISTED = 48;

  /** Metres: lower bound of a cell, for tolerances near zero. */
  private static final double LEAST_CELL = 0x1p-20;

  private final FirstHolders known = new FirstHolders();
  private double squaredTolerance;
  private double cell = 1;
  private int size;

  /** Three per entry. */
  private double[] positions = new double[3 * 64];

  private int[] bodies = new int[64];
  private int[] owners = new int[64];

  /** Per entry the one before it in the same slot of the grid. */
  private int[] earlier = new int[64];

  private int[] heads = new int[0];

  /** Starts over. */
  void clear(double tolerance) {
    if (size > LISTED) {
      for (int i = 0; i < size; i++) {
        heads[slotOf(i)] = VoidedFeatures.NONE;
      }
    }
    known.clear();
    size = 0;
    squaredTolerance = tolerance * tolerance;
    // twice the tolerance, so that rounding never moves a neighbour by two cells
    cell = Math.max(2 * tolerance, LEAST_CELL);
  }

  /**
   * Adds a vertex.
   *
   * @param vertex index of the welded vertex at the position
   */
  void add(int vertex, int body, double x, double y, double z, int owner) {
    long id = id(vertex, body);
    if (known.find(id) != VoidedFeatures.NONE) {
      return;
    }
    known.putFirst(id, owner);
    if (size == owners.length) {
      positions = Arrays.copyOf(positions, 6 * size);
      bodies = Arrays.copyOf(bodies, 2 * size);
      owners = Arrays.copyOf(owners, 2 * size);
      earlier = Arrays.copyOf(earlier, 2 * size);
    }
    positions[3 * size] = x;
    positions[3 * size + 1] = y;
    positions[3 * size + 2] = z;
    bodies[size] = body;
    owners[size] = owner;
    size++;
    if (size == LISTED + 1 || size > LISTED && 2 * size > heads.length) {
      startGrid();
    } else if (size > LISTED) {
      link(size - 1);
    }
  }

  /**
   * The candidate that voided a vertex at a position; {@link VoidedFeatures#NONE} when none did.
   */
  int holder(int vertex, int body, double x, double y, double z) {
    int same = known.find(id(vertex, body));
    if (same != VoidedFeatures.NONE) {
      return same;
    }
    if (size <= LISTED) {
      for (int i = 0; i < size; i++) {
        if (near(i, body, x, y, z)) {
          return owners[i];
        }
      }
      return VoidedFeatures.NONE;
    }
    long cx = cellOf(x);
    long cy = cellOf(y);
    long cz = cellOf(z);
    for (long dx = -1; dx <= 1; dx++) {
      for (long dy = -1; dy <= 1; dy++) {
        for (long dz = -1; dz <= 1; dz++) {
          int slot = slot(cx + dx, cy + dy, cz + dz);
          for (int i = heads[slot]; i >= 0; i = earlier[i]) {
            if (near(i, body, x, y, z)) {
              return owners[i];
            }
          }
        }
      }
    }
    return VoidedFeatures.NONE;
  }

  private boolean near(int i, int body, double x, double y, double z) {
    double dx = positions[3 * i] - x;
    double dy = positions[3 * i + 1] - y;
    double dz = positions[3 * i + 2] - z;
    return bodies[i] == body && dx * dx + dy * dy + dz * dz <= squaredTolerance;
  }

  private static long id(int vertex, int body) {
    return (long) body << 32 | vertex;
  }

  private void startGrid() {
    int room = Math.max(heads.length, 512);
    while (room < 4 * size) {
      room *= 2;
    }
    if (room > heads.length) {
      heads = new int[room];
      Arrays.fill(heads, VoidedFeatures.NONE);
    }
    for (int i = 0; i < size; i++) {
      link(i);
    }
  }

  private void link(int i) {
    int slot = slotOf(i);
    earlier[i] = heads[slot];
    heads[slot] = i;
  }

  private int slotOf(int i) {
    return slot(
        cellOf(positions[3 * i]), cellOf(positions[3 * i + 1]), cellOf(positions[3 * i + 2]));
  }

  private int slot(long x, long y, long z) {
    long mixed = (x * 0x9E3779B97F4A7C15L + y) * 0xC2B2AE3D27D4EB4FL + z;
    return (int) (mixed * 0x9E3779B97F4A7C15L >>> 32) & heads.length - 1;
  }

  private long cellOf(double coordinate) {
    return (long) Math.floor(coordinate / cell);
  }
}
