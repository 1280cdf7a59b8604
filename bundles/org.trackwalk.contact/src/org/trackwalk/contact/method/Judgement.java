package org.trackwalk.contact.method;

import java.util.Arrays;
import org.trackwalk.contact.candidate.Candidates;
import org.trackwalk.contact.candidate.Reason;
import org.trackwalk.contact.candidate.TriangleNormal;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.weld.IdentityPolicy;

/**
 * What a method works on and what it says: an order over the candidates, the voided features so
 * far, and per candidate a verdict and a normal. Reused from probe to probe.
 */
public final class Judgement {

  /** No triangle voided the candidate. */
  public static final int NO_CULPRIT = -1;

  private static final Reason[] REASONS = Reason.values();
  private static final byte OPEN = -1;

  /** Below this many candidates an insertion sort is the fastest. */
  private static final int FEW = 24;

  private final VoidedFeatures voided = new VoidedFeatures();
  private final VoidedLists lists = new VoidedLists();
  private final VoidedPositions positions = new VoidedPositions();
  private final VoronoiRegion region = new VoronoiRegion();
  private final double[] weights = new double[3];
  private final double[] vector = new double[3];
  private final double[] normal = new double[3];
  private Candidates candidates;
  private IdentityPolicy identity;
  private int[] cornerIds;
  private int[] order = new int[16];
  private boolean sorted;

  /** The candidates in the order in which verdicts fell. */
  private int[] judged = new int[16];

  private int verdicts;
  private int[] spare = new int[16];
  private byte[] reasons = new byte[16];
  private int[] culprits = new int[16];
  private double[] normals = new double[48];

  /** Starts over with other candidates and the identity under which they share features. */
  public void reset(Candidates next, IdentityPolicy policy) {
    candidates = next;
    identity = policy;
    cornerIds = next.scene().cornerIds(policy);
    voided.clear();
    int n = next.size();
    if (n > order.length) {
      int room = Math.max(n, 2 * order.length);
      order = new int[room];
      spare = new int[room];
      judged = new int[room];
      reasons = new byte[room];
      culprits = new int[room];
      normals = new double[3 * room];
    }
    verdicts = 0;
    Arrays.fill(reasons, 0, n, OPEN);
    Arrays.fill(culprits, 0, n, NO_CULPRIT);
    for (int i = 0; i < n; i++) {
      normals[3 * i] = next.direction(i, 0);
      normals[3 * i + 1] = next.direction(i, 1);
      normals[3 * i + 2] = next.direction(i, 2);
    }
    orderAsFound();
  }

  /** Orders the candidates as the midphase found them. */
  public void orderAsFound() {
    sorted = false;
    for (int i = 0; i < candidates.size(); i++) {
      order[i] = i;
    }
  }

  /** Orders the candidates from the last found to the first. */
  public void orderReversed() {
    sorted = false;
    int n = candidates.size();
    for (int i = 0; i < n; i++) {
      order[i] = n - 1 - i;
    }
  }

  /** Orders the candidates by {@link Candidates#compare}: nearest first. */
  public void orderByDistance() {
    if (sorted) {
      return;
    }
    orderAsFound();
    sorted = true;
    int n = candidates.size();
    if (n <= FEW) {
      insertionSort(0, n);
    } else {
      mergeSort(n);
    }
  }

  /** The k-th candidate in the order. */
  public int ordered(int k) {
    return order[k];
  }

  /** Says that a candidate is a contact; once per candidate. */
  public void keep(int i, Reason reason) {
    judge(i, reason, NO_CULPRIT);
  }

  /** Says that a candidate is no contact, and which candidate's triangle is to blame; once. */
  public void drop(int i, Reason reason, int culprit) {
    judge(i, reason, culprit);
  }

  /** The k-th candidate on which a verdict fell. */
  public int judged(int k) {
    return judged[k];
  }

  /**
   * Keeps a face contact, and a delayed one whose edge or vertex no triangle holds that was added
   * to the voided features before.
   */
  public void keepUnlessVoided(int i) {
    int feature = candidates.feature(i);
    if (feature == ClosestPoint.FACE) {
      keep(i, Reason.FACE);
      return;
    }
    int corner = 3 * candidates.triangle(i);
    int k = ClosestPoint.indexOf(feature);
    int id = cornerIds[corner + k];
    boolean edge = ClosestPoint.isEdge(feature);
    int culprit =
        edge
            ? voided.holderOfEdge(id, cornerIds[corner + (k == 2 ? 0 : k + 1)])
            : voided.holderOfVertex(id);
    if (culprit == VoidedFeatures.NONE) {
      keep(i, Reason.FEATURE_FREE);
    } else {
      drop(i, edge ? Reason.EDGE_VOIDED : Reason.VERTEX_VOIDED, culprit);
    }
  }

  /** Keeps a candidate for one reason unless another one holds its feature, else drops it. */
  void keepUnlessHeld(int i, int holder, Reason kept, Reason dropped) {
    if (holder == VoidedFeatures.NONE) {
      keep(i, kept);
    } else {
      drop(i, dropped, holder);
    }
  }

  /** What makes two corners one vertex for this probe. */
  public IdentityPolicy identity() {
    return identity;
  }

  /** The vertex at a corner (0 to 2) of a candidate's triangle, under the identity. */
  int vertexId(int i, int k) {
    return cornerIds[3 * candidates.triangle(i) + k];
  }

  /** Working memory: empty lists of voided edges and vertices. */
  VoidedLists emptyLists() {
    lists.clear();
    return lists;
  }

  /** Working memory: an empty set of voided positions that are compared within a tolerance. */
  VoidedPositions emptyPositions(double tolerance) {
    positions.clear(tolerance);
    return positions;
  }

  /** Voids a candidate that the method has kept. */
  void overrule(int i, Reason reason, int culprit) {
    reasons[i] = (byte) reason.ordinal();
    culprits[i] = culprit;
  }

  /** Makes a candidate that was voided a contact after all, along its triangle's normal. */
  void restore(int i, Reason reason) {
    reasons[i] = (byte) reason.ordinal();
    turnNormalToTriangle(i);
  }

  /** Working memory: three barycentric weights. */
  double[] weights() {
    return weights;
  }

  /** Working memory: a vector. */
  double[] vector() {
    return vector;
  }

  /** Working memory: what turns a normal into its Voronoi region. */
  VoronoiRegion region() {
    return region;
  }

  /** Voids all edges and vertices of a candidate's triangle. */
  public void voidFeaturesOf(int i) {
    int corner = 3 * candidates.triangle(i);
    voided.add(cornerIds[corner], cornerIds[corner + 1], cornerIds[corner + 2], i);
  }

  /** Gives a contact another normal, a unit vector. */
  public void turnNormal(int i, double x, double y, double z) {
    normals[3 * i] = x + 0.0;
    normals[3 * i + 1] = y + 0.0;
    normals[3 * i + 2] = z + 0.0;
  }

  /**
   * Gives a contact its triangle's normal; a two-sided triangle's is turned to the probe, which is
   * on the side that the candidate's direction points to.
   */
  public void turnNormalToTriangle(int i) {
    if (candidates.coincident(i)) {
      return;
    }
    triangleNormal(i);
    turnNormal(i, normal[0], normal[1], normal[2]);
  }

  /** Cosine of the angle between a candidate's direction and its triangle's normal. */
  double cosineToTriangle(int i) {
    triangleNormal(i);
    return candidates.direction(i, 0) * normal[0]
        + candidates.direction(i, 1) * normal[1]
        + candidates.direction(i, 2) * normal[2];
  }

  private void triangleNormal(int i) {
    TriangleNormal.unit(candidates.scene().surface(), candidates.triangle(i), normal);
    if (candidates.behind(i)) {
      normal[0] = -normal[0];
      normal[1] = -normal[1];
      normal[2] = -normal[2];
    }
  }

  /** True when a candidate is a contact. */
  public boolean kept(int i) {
    return reason(i).kept();
  }

  /**
   * The verdict on a candidate.
   *
   * @throws IllegalStateException when the method has not judged it
   */
  public Reason reason(int i) {
    if (reasons[i] == OPEN) {
      throw new IllegalStateException("candidate " + i + " has no verdict");
    }
    return REASONS[reasons[i]];
  }

  /** The candidate whose triangle voided this one, the first of several; else NO_CULPRIT. */
  public int culprit(int i) {
    return culprits[i];
  }

  /** A coordinate of the contact normal, from the surface to the probe. */
  public double normal(int i, int axis) {
    return normals[3 * i + axis];
  }

  private void judge(int i, Reason reason, int culprit) {
    reasons[i] = (byte) reason.ordinal();
    culprits[i] = culprit;
    judged[verdicts++] = i;
  }

  private void insertionSort(int from, int to) {
    for (int k = from + 1; k < to; k++) {
      int moving = order[k];
      int at = k;
      while (at > from && candidates.compare(order[at - 1], moving) > 0) {
        order[at] = order[at - 1];
        at--;
      }
      order[at] = moving;
    }
  }

  private void mergeSort(int n) {
    for (int from = 0; from < n; from += FEW) {
      insertionSort(from, Math.min(n, from + FEW));
    }
    for (int run = FEW; run < n; run *= 2) {
      for (int from = 0; from < n; from += 2 * run) {
        merge(from, Math.min(n, from + run), Math.min(n, from + 2 * run));
      }
      int[] merged = spare;
      spare = order;
      order = merged;
    }
  }

  private void merge(int from, int middle, int to) {
    int left = from;
    int right = middle;
    for (int k = from; k < to; k++) {
      boolean takeLeft =
          right == to || left < middle && candidates.compare(order[left], order[right]) <= 0;
      spare[k] = order[takeLeft ? left++ : right++];
    }
  }
}
