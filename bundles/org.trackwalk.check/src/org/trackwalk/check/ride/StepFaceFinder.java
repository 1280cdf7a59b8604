package org.trackwalk.check.ride;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import org.trackwalk.check.chain.Clusters;
import org.trackwalk.check.corridor.SurfaceClasses;
import org.trackwalk.check.geometry.Partition;
import org.trackwalk.check.geometry.Vec;
import org.trackwalk.check.ground.Slopes;
import org.trackwalk.check.ledger.Ledger;
import org.trackwalk.check.road.GroundTree;
import org.trackwalk.check.road.Road;
import org.trackwalk.check.road.RoadPlace;
import org.trackwalk.check.road.Strand;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Finds faces of the road steeper than 45 degrees between ground at two heights: what a wheel runs
 * against. A step between two borders that no face joins is the ledger's.
 */
public final class StepFaceFinder {

  /** How far in front of and behind a face the ground is looked for, metres. */
  private static final double LOOK = 0.1;

  /** The top of a face is no ground before it: so much is never taken for one, metres. */
  private static final double BARE = 0.005;

  /** Ground at a height that is known is found again so near to it, metres. */
  private static final double TOUCHING = 1e-6;

  /** Slope of ground that is not itself a flank of the step. */
  private static final double GENTLE = 0.2;

  /** What is narrower a wheel spans, metres: its diameter. */
  private static final double GROOVE = 0.6;

  /** From look to look by so much the other side of a groove is sought, metres. */
  private static final double SMALL = 0.05;

  /** A slit along the road that is narrower no wheel falls into, metres: the width of one. */
  private static final double TYRE = 0.1;

  /** Cosine, of a face's direction and the road's, below which nobody drives against it. */
  private static final double ASKEW = 0.7;

  /** What is higher is no step but a wall, metres (RULES 1). */
  private static final double WALL = 0.5;

  /** Faces closer than this are one place, metres. */
  private static final float ONE_PLACE = 2f;

  private final WeldedSurface surface;
  private final Road road;
  private final GroundTree.Reader ground;
  private final BitSet owned;
  private final double[] slope = new double[2];
  private final List<Face> faces = new ArrayList<>();

  private record Face(
      int triangle, double[] foot, double height, double length, double speed, boolean kerb) {}

  private StepFaceFinder(WeldedSurface surface, Ledger ledger, Road road) {
    this.surface = surface;
    this.road = road;
    this.ground = road.ground().reader();
    this.owned = OwnedVertices.of(ledger);
  }

  /**
   * The step faces of a level that are higher than {@code least}, or on kerbs than {@code
   * leastOnKerb}, metres.
   *
   * @param kerb which triangles belong to kerbs
   */
  public static List<StepFace> find(
      WeldedSurface surface,
      Topology topology,
      Ledger ledger,
      SurfaceClasses classes,
      Road road,
      IntPredicate kerb,
      double least,
      double leastOnKerb) {
    StepFaceFinder finder = new StepFaceFinder(surface, ledger, road);
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (classes.of(t) == SurfaceClass.ROAD && !topology.degenerate(t) && !isFin(topology, t)) {
        boolean onKerb = kerb.test(t);
        finder.look(t, onKerb, onKerb ? leastOnKerb : least);
      }
    }
    return finder.join();
  }

  /** True where a third triangle stands on an edge: that has a finding of its own. */
  private static boolean isFin(Topology topology, int t) {
    return topology.twin(3 * t) == Topology.NON_MANIFOLD
        || topology.twin(3 * t + 1) == Topology.NON_MANIFOLD
        || topology.twin(3 * t + 2) == Topology.NON_MANIFOLD;
  }

  private void look(int t, boolean kerb, double least) {
    float[] p = surface.positions();
    int[] c = surface.triangles();
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < 3; k++) {
      low = Math.min(low, p[3 * c[3 * t + k] + 1]);
      high = Math.max(high, p[3 * c[3 * t + k] + 1]);
    }
    // A face that is lower than a fifth of the least step cannot be part of one worth a word.
    if (high - low < least / 5 || high - low > 2 * WALL || ownedBySeam(t)) {
      return;
    }
    double[] n = Vec.normal(p, c, t);
    if (Math.abs(n[1]) > Slopes.ROAD) {
      return;
    }
    double flat = Math.sqrt(n[0] * n[0] + n[2] * n[2]);
    double ox = n[0] / flat;
    double oz = n[2] / flat;
    double[] middle = new double[3];
    double near = Double.POSITIVE_INFINITY;
    double far = Double.NEGATIVE_INFINITY;
    double left = Double.POSITIVE_INFINITY;
    double right = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < 3; k++) {
      int v = 3 * c[3 * t + k];
      for (int i = 0; i < 3; i++) {
        middle[i] += p[v + i] / 3.0;
      }
      near = Math.min(near, ox * p[v] + oz * p[v + 2]);
      far = Math.max(far, ox * p[v] + oz * p[v + 2]);
      left = Math.min(left, oz * p[v] - ox * p[v + 2]);
      right = Math.max(right, oz * p[v] - ox * p[v + 2]);
    }
    double at = ox * middle[0] + oz * middle[2];
    double first = ground(middle, ox, oz, far - at + LOOK, low, high);
    double second = ground(middle, ox, oz, near - at - LOOK, low, high);
    if (Double.isNaN(first) || Double.isNaN(second)) {
      return;
    }
    if (Math.abs(first - second) <= BARE) {
      // Ground goes on under a body that stands on it: its top is what lies behind its face.
      double over = roof(middle, ox, oz, far - at + LOOK, low, high);
      double behind = roof(middle, ox, oz, near - at - LOOK, low, high);
      boolean one = Double.isNaN(over) != Double.isNaN(behind);
      first = one && !Double.isNaN(over) ? over : first;
      second = one && !Double.isNaN(behind) ? behind : second;
    }
    double foot = Math.min(first, second);
    // A ridge has low ground on both sides: its own top counts.
    double height = Math.max(Math.max(first, second), top(t, middle, ox, oz)) - foot;
    if (height <= least || height > WALL) {
      return;
    }
    RoadPlace place = road.place(middle[0], foot, middle[2]);
    if (place == null || place.outside() > 0) {
      return;
    }
    double sign = first < second ? 1 : -1;
    double foremost = first < second ? far - at : at - near;
    double[] before = {
      middle[0] + sign * (foremost + LOOK) * ox, foot, middle[2] + sign * (foremost + LOOK) * oz
    };
    if (spanned(before, sign * ox, sign * oz, height, place)) {
      return;
    }
    double[] position = {middle[0], foot, middle[2]};
    faces.add(new Face(t, position, height, right - left, place.speed(), kerb));
  }

  /**
   * True where the low ground before a face is a groove that a wheel spans: its other side is near,
   * or it is as narrow along the face and lies across the road.
   *
   * @param low on the low ground, just before the face
   * @param ox unit direction from the face to its low side; likewise {@code oz}
   * @param height of the face, metres
   */
  private boolean spanned(double[] low, double ox, double oz, double height, RoadPlace place) {
    if (LOOK + width(low, ox, oz, height) <= GROOVE) {
      return true;
    }
    Strand strand = road.strands().get(place.strand());
    double along = ox * strand.headingX(place.row()) + oz * strand.headingZ(place.row());
    double widest = Math.abs(along) < ASKEW ? GROOVE : TYRE;
    return width(low, oz, -ox, height) + width(low, -oz, ox, height) <= widest;
  }

  /**
   * How far off, in one direction, the ground is as high again as behind a face; more than a groove
   * when it is not.
   */
  private double width(double[] low, double dx, double dz, double height) {
    double rises = 0;
    if (ground.find(low[0], low[1], low[2], height / 2)
        && Slope.of(surface, ground.triangle(), slope, 0)) {
      rises = slope[0] * dx + slope[1] * dz;
    }
    for (double far = SMALL; far <= GROOVE; far += SMALL) {
      double x = low[0] + far * dx;
      double z = low[2] + far * dz;
      // The low ground itself may rise: that is no other side.
      double over = Math.abs(rises) < 1 ? rises * far : 0;
      if (ground.find(x, low[1] + height, z, height / 2)
          && ground.height() - low[1] - over > height / 2) {
        return far;
      }
    }
    return 2 * GROOVE;
  }

  /** How high a face reaches in its middle: on a slope its ends are no measure. */
  private double top(int t, double[] middle, double ox, double oz) {
    float[] p = surface.positions();
    int[] c = surface.triangles();
    double top = Double.NEGATIVE_INFINITY;
    double at = oz * middle[0] - ox * middle[2];
    for (int k = 0; k < 3; k++) {
      int a = 3 * c[3 * t + k];
      int b = 3 * c[3 * t + (k + 1) % 3];
      double first = oz * p[a] - ox * p[a + 2] - at;
      double second = oz * p[b] - ox * p[b + 2] - at;
      if (first * second <= 0 && first != second) {
        double part = first / (first - second);
        top = Math.max(top, p[a + 1] + part * ((double) p[b + 1] - p[a + 1]));
      }
    }
    return top;
  }

  private boolean ownedBySeam(int t) {
    int[] c = surface.triangles();
    return owned.get(c[3 * t]) || owned.get(c[3 * t + 1]) || owned.get(c[3 * t + 2]);
  }

  /** Height of the road beside a face; NaN where there is none within reach of its heights. */
  private double ground(
      double[] middle, double ox, double oz, double far, double low, double high) {
    double x = middle[0] + far * ox;
    double z = middle[2] + far * oz;
    // The lower one first: a ledge over it is no ground for what stands before the face.
    if (!ground.find(x, low, z, high - low + LOOK, WALL)) {
      return Double.NaN;
    }
    findBare(x, z, high);
    // At the face itself it is as much higher or lower as the ground slopes from here to there.
    boolean slopes = Slope.of(surface, ground.triangle(), slope, 0);
    double rises = slopes ? slope[0] * ox + slope[1] * oz : 0;
    return ground.height() - (Math.abs(rises) < GENTLE ? Math.signum(far) * LOOK * rises : 0);
  }

  /**
   * From ground that lies under other ground goes up to what a wheel meets: from the bottom of a
   * body to its top, from ground that other ground covers, below the face's own top, to that.
   */
  private void findBare(double x, double z, double high) {
    double found = ground.height();
    if (!facesUp(ground.triangle())
        && ground.find(x, high + LOOK, z, 0, high + LOOK - found)
        && facesUp(ground.triangle())) {
      return;
    }
    double top = high - Math.max(BARE, (high - found) / 5);
    if (top <= found || !ground.find(x, top, z, 0, top - found)) {
      ground.find(x, found, z, TOUCHING);
    }
  }

  /** Height of the ground at the top of a face, on one side of it; NaN where there is none. */
  private double roof(double[] middle, double ox, double oz, double far, double low, double high) {
    double x = middle[0] + far * ox;
    double z = middle[2] + far * oz;
    return ground.find(x, high, z, LOOK, (high - low) / 5) ? ground.height() : Double.NaN;
  }

  private boolean facesUp(int t) {
    return Vec.normal(surface.positions(), surface.triangles(), t)[1] > 0;
  }

  private List<StepFace> join() {
    int n = faces.size();
    float[] points = new float[3 * n];
    float[] boxes = new float[6 * n];
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < 3; k++) {
        points[3 * i + k] = (float) faces.get(i).foot()[k];
        boxes[6 * i + k] = Float.POSITIVE_INFINITY;
        boxes[6 * i + 3 + k] = Float.NEGATIVE_INFINITY;
        for (int corner = 0; corner < 3; corner++) {
          int v = surface.triangles()[3 * faces.get(i).triangle() + corner];
          float x = surface.positions()[3 * v + k];
          boxes[6 * i + k] = Math.min(boxes[6 * i + k], x);
          boxes[6 * i + 3 + k] = Math.max(boxes[6 * i + 3 + k], x);
        }
      }
    }
    Partition parts =
        Clusters.of(points, boxes, ONE_PLACE, (i, j) -> faces.get(i).kerb() == faces.get(j).kerb());
    List<StepFace> joined = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      if (parts.first(i) == i) {
        joined.add(one(parts, i));
      }
    }
    return joined;
  }

  private StepFace one(Partition parts, int first) {
    List<Face> own = new ArrayList<>();
    double length = 0;
    for (int i = first; i < faces.size(); i++) {
      if (parts.first(i) == first) {
        own.add(faces.get(i));
        length += faces.get(i).length();
      }
    }
    own.sort(Comparator.comparingDouble(Face::height).reversed().thenComparingInt(Face::triangle));
    Face worst = own.get(0);
    int[] triangles = own.stream().mapToInt(Face::triangle).toArray();
    // Two triangles make a face.
    return new StepFace(
        triangles, worst.foot(), worst.height(), length / 2, worst.speed(), worst.kerb());
  }
}
