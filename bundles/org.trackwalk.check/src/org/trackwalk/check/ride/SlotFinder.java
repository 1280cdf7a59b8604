package org.trackwalk.check.ride;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.trackwalk.check.chain.Clusters;
import org.trackwalk.check.corridor.SurfaceClasses;
import org.trackwalk.check.geometry.Partition;
import org.trackwalk.check.ground.Body;
import org.trackwalk.check.ledger.Ledger;
import org.trackwalk.check.memory.Memory;
import org.trackwalk.check.road.GroundTree;
import org.trackwalk.check.road.Road;
import org.trackwalk.check.road.Strand;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Finds gaps of the road that the ledger takes for two roads' ends: wider than a seam's gap, open
 * to a side, or with a floor. Holes and gaps that the ledger owns are not among them.
 */
public final class SlotFinder {

  /** First distance at which the far side is sought, metres. */
  private static final double STEP = 0.02;

  /** By so much the distance grows from look to look. */
  private static final double GROWTH = 1.15;

  /** Part of a width to which it is found. */
  private static final double EXACT = 0.01;

  /** Widest gap of a road on the way, metres: what is wider {@link MissingRoadFinder} tells. */
  public static final double WIDEST = 12;

  /** Widest gap beside the way, metres: more is two roads. */
  private static final double WIDEST_BESIDE = 1;

  /** How much the far side of a narrow slot may lie off the near one's plane, metres. */
  private static final double FLUSH = 0.01;

  /** How much the far side may lie off the near one's plane, for each metre of width. */
  private static final double BENT = 0.03;

  /** What is wider and so near to the road's border is a notch of the border, metres. */
  private static final double NARROW = 0.6;

  private static final double RIM = 1.5;

  /** Cosine, of brink and road, above which a car meets it on its way. */
  private static final double AHEAD = 0.7;

  /** Slots closer than this are one place, metres. */
  private static final float ONE_PLACE = 3f;

  private final Road road;
  private final GroundTree.Reader ground;
  private final GroundTree.Reader below;
  private final double shallow;
  private final WeldedSurface surface;
  private final double[] slope = new double[2];

  private SlotFinder(WeldedSurface surface, Road road, GroundTree below, double shallow) {
    this.surface = surface;
    this.road = road;
    this.ground = road.ground().reader();
    this.below = below.reader();
    this.shallow = shallow;
  }

  /**
   * The slots of a level.
   *
   * @param all all that carries a car
   * @param shallow depth that no wheel notices, metres
   * @param memory of what was seen before
   */
  public static List<Slot> find(
      WeldedSurface surface,
      Topology topology,
      Ledger ledger,
      SurfaceClasses classes,
      Road road,
      GroundTree all,
      double shallow,
      Memory memory) {
    List<Brink> brinks =
        BrinkFinder.find(
            surface,
            topology,
            ledger.ends(),
            road,
            all,
            t -> classes.of(t) == SurfaceClass.ROAD,
            1,
            memory);
    if (brinks.isEmpty()) {
      return List.of();
    }
    SlotFinder finder = new SlotFinder(surface, road, all, shallow);
    List<Slot> slots = new ArrayList<>();
    for (Brink brink : brinks) {
      Slot slot = finder.across(brink);
      if (slot != null) {
        slots.add(slot);
      }
    }
    return join(slots);
  }

  private Slot across(Brink b) {
    Strand strand = road.strands().get(b.place().strand());
    int row = b.place().row();
    double dot = b.outX() * strand.headingX(row) + b.outZ() * strand.headingZ(row);
    boolean along = Math.abs(dot) > AHEAD;
    double widest = along ? WIDEST : WIDEST_BESIDE;
    double deepest = 0;
    if (!Slope.of(surface, b.halfEdge() / 3, slope, 0)) {
      return null;
    }
    double rises = slope[0] * b.outX() + slope[1] * b.outZ();
    double near = 0;
    for (double far = STEP; far <= widest; far *= GROWTH) {
      double x = b.x() + far * b.outX();
      double z = b.z() + far * b.outZ();
      // The far side is where the near one, carried on, would be.
      if (reaches(b, rises, far)) {
        if (deepest <= shallow) {
          return null;
        }
        if (far > NARROW && border(strand, b) < RIM) {
          return null;
        }
        double width = width(b, rises, near, far);
        double[] position = {b.x(), b.y(), b.z()};
        double[] beyond = {b.x() + width * b.outX(), ground.height(), b.z() + width * b.outZ()};
        int[] edges = {b.halfEdge()};
        double rise = ground.height() - b.y();
        return new Slot(
            position, beyond, width, deepest, rise, b.length(), b.place().speed(), along, edges);
      }
      boolean floor = below.find(x, b.y(), z, 0, Body.FALL);
      double over = b.y() + rises * far;
      deepest = Math.max(deepest, floor ? over - below.height() : Double.POSITIVE_INFINITY);
      near = far;
    }
    return null;
  }

  /** Where between two looks the far side begins; leaves {@link #ground} there. */
  private double width(Brink b, double rises, double none, double there) {
    double near = none;
    double far = there;
    while (far - near > EXACT * there) {
      double middle = (near + far) / 2;
      if (reaches(b, rises, middle)) {
        far = middle;
      } else {
        near = middle;
      }
    }
    reaches(b, rises, far);
    return far;
  }

  /** True when so far off the ground is where the near side, carried on, would be. */
  private boolean reaches(Brink b, double rises, double far) {
    double x = b.x() + far * b.outX();
    double z = b.z() + far * b.outZ();
    return ground.find(x, b.y() + rises * far, z, FLUSH + BENT * far);
  }

  /** Distance of a brink to the nearer border of its row. */
  private static double border(Strand strand, Brink b) {
    double lateral = b.place().lateral();
    int row = b.place().row();
    return Math.min(strand.left(row) - lateral, strand.right(row) + lateral);
  }

  private static List<Slot> join(List<Slot> slots) {
    int n = slots.size();
    float[] points = new float[3 * n];
    float[] boxes = new float[6 * n];
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < 3; k++) {
        double a = slots.get(i).position()[k];
        double b = slots.get(i).beyond()[k];
        points[3 * i + k] = (float) a;
        boxes[6 * i + k] = (float) Math.min(a, b);
        boxes[6 * i + 3 + k] = (float) Math.max(a, b);
      }
    }
    Partition parts = Clusters.of(points, boxes, ONE_PLACE, (i, j) -> true);
    List<Slot> joined = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      if (parts.first(i) == i) {
        joined.add(one(slots, parts, i));
      }
    }
    return joined;
  }

  private static Slot one(List<Slot> slots, Partition parts, int first) {
    List<Slot> own = new ArrayList<>();
    for (int i = first; i < slots.size(); i++) {
      if (parts.first(i) == first) {
        own.add(slots.get(i));
      }
    }
    own.sort(Comparator.comparingDouble(Slot::width).reversed());
    IntList edges = new IntList();
    double length = 0;
    for (Slot slot : own) {
      edges.add(slot.halfEdges()[0]);
      length += slot.length();
    }
    Slot worst = own.get(0);
    return new Slot(
        worst.position(),
        worst.beyond(),
        worst.width(),
        worst.depth(),
        worst.rise(),
        // Both brinks count.
        length / 2,
        worst.speed(),
        worst.along(),
        edges.array());
  }
}
