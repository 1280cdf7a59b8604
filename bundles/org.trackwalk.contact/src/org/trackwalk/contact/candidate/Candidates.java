package org.trackwalk.contact.candidate;

import java.util.Arrays;
import org.trackwalk.contact.narrow.TriangleKernel;
import org.trackwalk.contact.narrow.TriangleMeasure;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.parallel.Budget;

/**
 * The triangles in reach of one probe, in the order in which the midphase found them (ascending
 * geometry key): what a contact method judges. Flat and reused from probe to probe.
 *
 * <p>A narrow phase fills it: feature, distance and direction of each triangle, and the exact
 * comparison of two distances for the case that rounding hides the answer. For a sphere the
 * distance is that of its centre and the direction points from the closest point to it; for any
 * other shape they are the separation and the unit vector of the best axis (docs/contacts.md).
 */
public final class Candidates {

  /** Decides which of two candidates is nearer when their distances are within rounding. */
  interface ExactOrder {
    /** Compares the distances of candidates i and j exactly. */
    int compareDistances(int i, int j);
  }

  /** Finds a point that the narrow phase left open. */
  interface LeftOpen {
    /** Fills in the point of candidate i, {@link Candidates#complete}. */
    void complete(int i);
  }

  /**
   * Metres: separations of a shape that round to the same multiple of this are equal, so that faces
   * come first where edges beside them are as far but for rounding. Floats of a level are a hundred
   * times coarser.
   */
  private static final double STEP = 0x1p-30;

  /** A triangle that is measured and judged costs as much as so many that a search only finds. */
  private static final long PRICE = 3;

  private final ProbeScene scene;
  private final ExactOrder exactOrder;
  private final LeftOpen leftOpen;
  private int size;
  private boolean witnessed;
  private double centreX;
  private double centreY;
  private double centreZ;
  private int[] triangles = new int[16];
  private byte[] features = new byte[16];
  private boolean[] coincident = new boolean[16];
  private boolean[] behind = new boolean[16];

  /** Distance and its error bound per candidate. */
  private double[] distances = new double[32];

  /** Three per candidate. */
  private double[] directions = new double[48];

  /** Point and separation per candidate, and a note; used by shapes other than spheres. */
  private double[] witnesses = {};

  private int[] notes = {};

  /** Squared distances of the corners from the centre, three per candidate; NaN until asked. */
  private double[] around = {};

  /**
   * @param leftOpen asked for points that no measure has given
   */
  Candidates(ProbeScene scene, ExactOrder exactOrder, LeftOpen leftOpen) {
    this.scene = scene;
    this.exactOrder = exactOrder;
    this.leftOpen = leftOpen;
  }

  /** Counts the work on triangles that a midphase has found. */
  static void spend(int found) {
    Budget.spend(PRICE * found);
  }

  /** The scene that the triangles belong to. */
  public ProbeScene scene() {
    return scene;
  }

  /** Number of candidates. */
  public int size() {
    return size;
  }

  /** The triangle of a candidate: index in the welded surface, its geometry key. */
  public int triangle(int i) {
    return triangles[i];
  }

  /** The closest feature's code, see {@link ClosestPoint}. */
  public int feature(int i) {
    return features[i];
  }

  /** True when the closest feature is the triangle's inside. */
  public boolean isFace(int i) {
    return features[i] == ClosestPoint.FACE;
  }

  /** True when the closest feature is an edge. */
  public boolean isEdge(int i) {
    return ClosestPoint.isEdge(features[i]);
  }

  /**
   * Distance from a sphere's centre to the triangle; separation of any other shape on its best
   * axis, within a nanometre, as candidates are ordered by it; metres.
   */
  public double distance(int i) {
    return distances[2 * i];
  }

  /** True when the probe's centre lies exactly on the triangle. */
  public boolean coincident(int i) {
    return coincident[i];
  }

  /** True when the probe's centre lies strictly behind the triangle, which then is two-sided. */
  public boolean behind(int i) {
    return behind[i];
  }

  /**
   * A coordinate of the unit vector from the closest point to a sphere's centre; of the best axis
   * of any other shape; of the triangle's normal for a face, and when the two coincide. The normal
   * of a two-sided triangle points to the probe; in its plane it is the triangle's own.
   *
   * @param axis 0 to 2
   */
  public double direction(int i, int axis) {
    return directions[3 * i + axis];
  }

  /**
   * The order between candidates: distance (exactly), feature (face, vertex, edge), of shapes other
   * than spheres {@link #compareCorners}, geometry key.
   *
   * @return below zero when i comes before j; 0 only for i = j
   */
  public int compare(int i, int j) {
    int byDistance = compareDistances(i, j);
    if (byDistance != 0) {
      return byDistance;
    }
    int byFeature = rank(i) - rank(j);
    if (byFeature == 0 && witnessed && i != j) {
      byFeature = compareCorners(i, j);
    }
    return byFeature != 0 ? byFeature : Integer.compare(triangles[i], triangles[j]);
  }

  /**
   * Compares candidates of a shape that tie: the triangle comes first whose corners lie closer
   * around the shape's centre, the farthest first, then the nearest, then the third. So who has its
   * turn does not hang on where in the level it happens, nor on which side.
   *
   * @return 0 only when the corners are equally far
   */
  public int compareCorners(int i, int j) {
    for (int rank = 0; rank < 3; rank++) {
      int by = Double.compare(cornerDistance(i, rank), cornerDistance(j, rank));
      if (by != 0) {
        return by;
      }
    }
    return 0;
  }

  /**
   * Squared distance of a triangle's farthest (0), nearest (1), third corner from the centre. Under
   * a shape on fine flat ground most candidates tie, and sorting asks for each of them often.
   */
  private double cornerDistance(int i, int rank) {
    if (Double.isNaN(around[3 * i])) {
      double a = squared(i, 0);
      double b = squared(i, 1);
      double c = squared(i, 2);
      around[3 * i] = Math.max(a, Math.max(b, c));
      around[3 * i + 1] = Math.min(a, Math.min(b, c));
      around[3 * i + 2] = Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
    }
    return around[3 * i + rank];
  }

  private double squared(int i, int corner) {
    float[] p = scene.surface().positions();
    int v = 3 * scene.surface().triangles()[3 * triangles[i] + corner];
    double x = p[v] - centreX;
    double y = p[v + 1] - centreY;
    double z = p[v + 2] - centreZ;
    return x * x + y * y + z * z;
  }

  /** Compares distances, exactly. */
  public int compareDistances(int i, int j) {
    double difference = distances[2 * i] - distances[2 * j];
    if (Math.abs(difference) > distances[2 * i + 1] + distances[2 * j + 1]) {
      return difference < 0 ? -1 : 1;
    }
    return i == j || sameFeature(i, j) ? 0 : exactOrder.compareDistances(i, j);
  }

  /**
   * A coordinate of the point of the triangle that is closest to a sphere's centre, closest or
   * deepest in any other shape; metres, level coordinates.
   *
   * @param axis 0 to 2
   */
  public double closest(int i, int axis) {
    if (witnessed) {
      if (notes[i] == TriangleKernel.POINT_LEFT_OPEN) {
        leftOpen.complete(i);
      }
      return witnesses[4 * i + axis];
    }
    double centre = axis == 0 ? centreX : axis == 1 ? centreY : centreZ;
    return centre - distances[2 * i] * directions[3 * i + axis];
  }

  /** Starts over for a shape with its centre at a point, whose kernel says where it is closest. */
  void clearForShape(double x, double y, double z) {
    clear(x, y, z);
    witnessed = true;
  }

  /** Starts over for a sphere around a point. */
  void clear(double x, double y, double z) {
    size = 0;
    witnessed = false;
    centreX = x;
    centreY = y;
    centreZ = z;
  }

  void add(int triangle, int feature, ClosestFeature measured) {
    if (size == triangles.length) {
      grow();
    }
    triangles[size] = triangle;
    features[size] = (byte) feature;
    coincident[size] = measured.coincident;
    behind[size] = measured.behind;
    distances[2 * size] = measured.distance;
    distances[2 * size + 1] = measured.error;
    directions[3 * size] = measured.dx;
    directions[3 * size + 1] = measured.dy;
    directions[3 * size + 2] = measured.dz;
    size++;
  }

  /** Adds what a kernel measured; it is ordered by its separation in steps of {@link #STEP}. */
  void add(int triangle, TriangleMeasure measured) {
    if (size == triangles.length) {
      grow();
    }
    if (notes.length < triangles.length) {
      notes = Arrays.copyOf(notes, triangles.length);
      witnesses = Arrays.copyOf(witnesses, 4 * triangles.length);
      around = Arrays.copyOf(around, 3 * triangles.length);
    }
    triangles[size] = triangle;
    features[size] = (byte) measured.feature;
    coincident[size] = false;
    behind[size] = measured.behind;
    distances[2 * size] = Math.rint(measured.separation / STEP) * STEP;
    distances[2 * size + 1] = 0;
    directions[3 * size] = measured.nx;
    directions[3 * size + 1] = measured.ny;
    directions[3 * size + 2] = measured.nz;
    witnesses[4 * size + 3] = measured.separation;
    around[3 * size] = Double.NaN;
    complete(size, measured);
    size++;
  }

  /** Keeps the point of a candidate as measured, or that it is left open. */
  void complete(int i, TriangleMeasure measured) {
    witnesses[4 * i] = measured.px;
    witnesses[4 * i + 1] = measured.py;
    witnesses[4 * i + 2] = measured.pz;
    notes[i] = measured.note;
  }

  /** Fills a measure with what the kernel said of a candidate. */
  void restore(int i, TriangleMeasure out) {
    out.feature = features[i];
    out.behind = behind[i];
    out.separation = witnesses[4 * i + 3];
    out.nx = directions[3 * i];
    out.ny = directions[3 * i + 1];
    out.nz = directions[3 * i + 2];
    out.px = witnesses[4 * i];
    out.py = witnesses[4 * i + 1];
    out.pz = witnesses[4 * i + 2];
    out.note = notes[i];
  }

  /** Face, vertex, edge: 0, 1, 2. */
  private int rank(int i) {
    int feature = features[i];
    return feature == ClosestPoint.FACE ? 0 : ClosestPoint.isVertex(feature) ? 1 : 2;
  }

  /** True for the same welded vertex or edge: the usual tie, found without exact arithmetic. */
  private boolean sameFeature(int i, int j) {
    if (rank(i) != rank(j) || features[i] == ClosestPoint.FACE) {
      return false;
    }
    int[] corners = scene.surface().triangles();
    int k = ClosestPoint.indexOf(features[i]);
    int m = ClosestPoint.indexOf(features[j]);
    int from = corners[3 * triangles[i] + k];
    int otherFrom = corners[3 * triangles[j] + m];
    if (ClosestPoint.isVertex(features[i])) {
      return from == otherFrom;
    }
    int to = corners[3 * triangles[i] + (k + 1) % 3];
    int otherTo = corners[3 * triangles[j] + (m + 1) % 3];
    return from == otherFrom && to == otherTo || from == otherTo && to == otherFrom;
  }

  private void grow() {
    triangles = Arrays.copyOf(triangles, 2 * size);
    features = Arrays.copyOf(features, 2 * size);
    coincident = Arrays.copyOf(coincident, 2 * size);
    behind = Arrays.copyOf(behind, 2 * size);
    distances = Arrays.copyOf(distances, 4 * size);
    directions = Arrays.copyOf(directions, 6 * size);
  }
}
