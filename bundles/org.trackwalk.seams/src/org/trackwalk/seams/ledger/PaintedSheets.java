package org.trackwalk.seams.ledger;

import java.util.BitSet;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.parallel.SharedWork;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.ClippedTree;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.LedgerClass;

/**
 * Sheets that lie on the ground like paint: start lines, the dashes of a centre line, arrows. Such
 * a sheet is smaller than a car, together with those that it touches at the same height, and all
 * over its area lies on other ground, no higher than paint. What is larger may be the road itself
 * on a field below it, and what is thicker is a plate.
 *
 * <p>They are sought when they are first asked for, and only where a border lies on other ground.
 */
public final class PaintedSheets {

  /** What the findings about them have in common. */
  public static final String CAUSE = "sheets that lie on the ground like paint";

  /** Points of a triangle that are tried: its corners and its middle. */
  private static final int POINTS = 4;

  private final WeldedSurface surface;
  private final Topology topology;
  private final Ledger ledger;

  /**
   * Boxes that are looked at before triangles are taken for a crowd; -1 for as many as there are.
   */
  private final long looks;

  private final SharedWork finding = new SharedWork();

  /** Triangles of such sheets; null until they are asked for. */
  private BitSet painted;

  /** The sheets of a level. */
  public PaintedSheets(WeldedSurface surface, Topology topology, Ledger ledger) {
    this(surface, topology, ledger, -1);
  }

  PaintedSheets(WeldedSurface surface, Topology topology, Ledger ledger, long looks) {
    this.surface = surface;
    this.topology = topology;
    this.ledger = ledger;
    this.looks = looks;
  }

  /**
   * Whether a line of the ledger is about such sheets only: the border of one over or under what it
   * lies on, or that of two beside each other. What such a border has beside it in the ground may
   * be a gap or a step of the ground.
   */
  public boolean own(EdgeEntry entry) {
    OpenEdges edges = ledger.edges();
    if (entry.partner() >= 0) {
      return entry.normalPart() <= LedgerLimits.MARKING
          && holds(edges.triangle(entry.edge()))
          && holds(edges.triangle(entry.partner()));
    }
    return entry.owner() == LedgerClass.OVERLAP
        && isThin(entry)
        && (holds(edges.triangle(entry.edge())) || holds(entry.otherTriangle()));
  }

  /** Whether a border lies over or under another surface no farther than paint is thick. */
  public static boolean isThin(EdgeEntry entry) {
    return layer(entry) <= LedgerLimits.MARKING;
  }

  private synchronized boolean holds(int triangle) {
    if (painted == null) {
      painted = finding.of(this::find);
    }
    return triangle >= 0 && painted.get(triangle);
  }

  /** Triangles of such sheets. */
  BitSet find() {
    OpenEdges edges = ledger.edges();
    IntList lying = new IntList();
    for (EdgeEntry entry : ledger.entries()) {
      if (entry.owner() == LedgerClass.OVERLAP && isThin(entry)) {
        lying.add(edges.triangle(entry.edge()));
      }
    }
    if (lying.size() == 0) {
      return new BitSet();
    }
    Partition sheets = sheets(edges);
    double[] area = new double[surface.triangleCount()];
    for (int t = 0; t < surface.triangleCount(); t++) {
      double[] n = Vec.areaNormal(surface.positions(), surface.triangles(), t);
      area[sheets.first(t)] += Math.sqrt(Vec.dot(n, 0, n, 0)) / 2;
    }
    BitSet small = new BitSet();
    for (int i = 0; i < lying.size(); i++) {
      int sheet = sheets.first(lying.get(i));
      small.set(sheet, area[sheet] < Body.FOOTPRINT);
    }
    IntList triangles = new IntList();
    for (int t = 0; t < surface.triangleCount() && !small.isEmpty(); t++) {
      if (small.get(sheets.first(t))) {
        triangles.add(t);
      }
    }
    return triangles.size() == 0 ? new BitSet() : thoseThatLie(triangles, sheets);
  }

  /** How far a border lies over or under what it lies on; infinite where it lies on nothing. */
  private static double layer(EdgeEntry entry) {
    return entry.inPlanePart() == 0 ? entry.normalPart() : Double.POSITIVE_INFINITY;
  }

  /** Triangles that are joined, or face each other at the same height. */
  private Partition sheets(OpenEdges edges) {
    Partition sheets = new Partition(surface.triangleCount());
    for (int h = 0; h < 3 * surface.triangleCount(); h++) {
      int twin = topology.twin(h);
      if (twin > h) {
        sheets.join(h / 3, twin / 3);
      }
    }
    for (EdgeEntry entry : ledger.entries()) {
      boolean beside = entry.partner() >= 0 && entry.owner() != LedgerClass.OVERLAP;
      if (beside && entry.normalPart() <= LedgerLimits.SAME_HEIGHT) {
        sheets.join(edges.triangle(entry.edge()), edges.triangle(entry.partner()));
      }
    }
    return sheets;
  }

  private BitSet thoseThatLie(IntList triangles, Partition sheets) {
    double[] points = new double[3 * POINTS * triangles.size()];
    float[] boxes = new float[6 * POINTS * triangles.size()];
    for (int i = 0; i < triangles.size(); i++) {
      points(triangles.get(i), points, 3 * POINTS * i);
    }
    for (int i = 0; i < POINTS * triangles.size(); i++) {
      for (int k = 0; k < 3; k++) {
        double p = points[3 * i + k];
        boxes[6 * i + k] = Math.nextDown((float) (k == 1 ? p - LedgerLimits.MARKING : p));
        boxes[6 * i + 3 + k] = Math.nextUp((float) (k == 1 ? p + LedgerLimits.ROUNDING : p));
      }
    }
    BitSet lies = lying(triangles, points, boxes, sheets);
    int[] tried = new int[surface.triangleCount()];
    int[] lying = new int[surface.triangleCount()];
    for (int i = 0; i < triangles.size(); i++) {
      int sheet = sheets.first(triangles.get(i));
      tried[sheet] += POINTS;
      lying[sheet] += lies.get(POINTS * i, POINTS * i + POINTS).cardinality();
    }
    BitSet found = new BitSet();
    for (int i = 0; i < triangles.size(); i++) {
      int sheet = sheets.first(triangles.get(i));
      found.set(triangles.get(i), lying[sheet] >= LedgerLimits.LIES * tried[sheet]);
    }
    return found;
  }

  /** The points that lie on another sheet than their own. */
  private BitSet lying(IntList triangles, double[] points, float[] boxes, Partition sheets) {
    StaticTree tree = StaticTree.overBoxes(boxes, 1);
    BitSet lies = new BitSet();
    IntList hits = new IntList();
    long most = looks < 0 ? (long) surface.triangleCount() + boxes.length : looks;
    float[] box = new float[6];
    float[] all = new float[6];
    tree.box(all);
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (!box(t, all, box)) {
        continue;
      }
      tree.overlapping(box[0], box[1], box[2], box[3], box[4], box[5], hits);
      most -= hits.size();
      if (most < 0) {
        return lyingInCrowd(triangles, points, boxes, sheets);
      }
      for (int i = 0; i < hits.size(); i++) {
        int point = hits.get(i);
        int own = triangles.get(point / POINTS);
        if (!sheets.together(own, t) && !lies.get(point) && under(t, points, 3 * point)) {
          lies.set(point);
        }
      }
    }
    return lies;
  }

  /** The same, of triangles cut into parts, each point until the first that it lies on. */
  private BitSet lyingInCrowd(IntList triangles, double[] points, float[] b, Partition sheets) {
    ClippedTree parts = ClippedTree.overTriangles(surface.positions(), surface.triangles());
    BitSet lies = new BitSet();
    for (int point = 0; point < POINTS * triangles.size(); point++) {
      int own = triangles.get(point / POINTS);
      int at = 3 * point;
      int k = 6 * point;
      lies.set(
          point,
          parts.any(
              b[k],
              b[k + 1],
              b[k + 2],
              b[k + 3],
              b[k + 4],
              b[k + 5],
              t -> !sheets.together(own, t) && under(t, points, at)));
    }
    return lies;
  }

  private void points(int t, double[] points, int at) {
    for (int i = 0; i < 3; i++) {
      int v = 3 * surface.triangles()[3 * t + i];
      for (int k = 0; k < 3; k++) {
        points[at + 3 * i + k] = surface.positions()[v + k];
        points[at + 9 + k] += surface.positions()[v + k] / 3.0;
      }
    }
  }

  /** Writes the box of a triangle; false when it does not meet the other box. */
  private boolean box(int t, float[] other, float[] box) {
    float[] p = surface.positions();
    int[] c = surface.triangles();
    for (int k = 0; k < 3; k++) {
      float low = p[3 * c[3 * t] + k];
      float high = low;
      for (int i = 3 * t + 1; i < 3 * t + 3; i++) {
        float at = p[3 * c[i] + k];
        low = at < low ? at : low;
        high = at > high ? at : high;
      }
      if (low > other[3 + k] || high < other[k]) {
        return false;
      }
      box[k] = low;
      box[3 + k] = high;
    }
    return true;
  }

  /** Whether ground lies under a point, no farther than paint is thick. */
  private boolean under(int t, double[] points, int at) {
    double[] n = Vec.normal(surface.positions(), surface.triangles(), t);
    if (!(Math.abs(n[1]) >= Slopes.GROUND)) {
      return false;
    }
    float[] p = surface.positions();
    int[] c = surface.triangles();
    int sign = 0;
    for (int i = 0; i < 3; i++) {
      int a = 3 * c[3 * t + i];
      int b = 3 * c[3 * t + (i + 1) % 3];
      double side =
          ((double) p[b] - p[a]) * (points[at + 2] - p[a + 2])
              - ((double) p[b + 2] - p[a + 2]) * (points[at] - p[a]);
      int s = (int) Math.signum(side);
      if (s * sign < 0) {
        return false;
      }
      sign = s == 0 ? sign : s;
    }
    int a = 3 * c[3 * t];
    double height =
        p[a + 1] - (n[0] * (points[at] - p[a]) + n[2] * (points[at + 2] - p[a + 2])) / n[1];
    double over = points[at + 1] - height;
    return over >= -LedgerLimits.ROUNDING && over <= LedgerLimits.MARKING;
  }
}
