package org.trackwalk.check.rules.seam;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.seams.chain.Chain;
import org.trackwalk.seams.ledger.EdgeEntry;
import org.trackwalk.seams.ledger.PaintedSheets;

/**
 * Plates that lie on the road all around: no name calls them road, and a wheel on the road meets
 * their borders all the same. What lies on the road with one side only, as grass that overlaps its
 * edge, is the road's border there; what is no thicker than a marking is paint, which no car meets
 * unless it is called road.
 */
final class LaidSheets {

  private final RuleContext context;
  private final OpenEdges edges;

  /** The ledger's lines by their half-edges; null until somebody asks. */
  private Map<Integer, EdgeEntry> entries;

  /** Triangles of sheets that were looked at, and those of them that lie on the road. */
  private final BitSet looked = new BitSet();

  private final BitSet laid = new BitSet();

  LaidSheets(RuleContext context) {
    this.context = context;
    this.edges = context.ledger().edges();
  }

  /** What a wheel rolls on that meets a border. */
  SurfaceClass met(Chain chain) {
    boolean all =
        chain.surfaceClass() == SurfaceClass.VERGE
            && !PaintedSheets.isThin(chain.worst())
            && chain.entries().stream().allMatch(this::isOnRoad)
            && isLaid(edges.triangle(chain.worst().edge()));
    return all ? SurfaceClass.ROAD : chain.surfaceClass();
  }

  /** Whether the border of a verge lies over road. */
  private boolean isOnRoad(EdgeEntry entry) {
    return entry.owner() == LedgerClass.OVERLAP
        && entry.inPlanePart() == 0
        && entry.otherTriangle() >= 0
        && of(entry.otherTriangle()) == SurfaceClass.ROAD
        && of(edges.triangle(entry.edge())) == SurfaceClass.VERGE
        && isOver(entry);
  }

  private SurfaceClass of(int triangle) {
    return context.corridor().classes().of(triangle);
  }

  /** Whether an edge lies higher than the face that it lies at. */
  private boolean isOver(EdgeEntry entry) {
    float[] p = context.surface().positions();
    int[] c = context.surface().triangles();
    double[] n = Vec.normal(p, c, entry.otherTriangle());
    double over = 0;
    for (int k = 0; k < 3; k++) {
      double from = p[3 * c[3 * entry.otherTriangle()] + k];
      over += n[k] * (edges.point(entry.edge(), entry.at(), k) - from);
    }
    return n[1] < 0 ? over < 0 : over > 0;
  }

  /** Whether all open edges of what hangs together with a triangle lie over road. */
  private boolean isLaid(int triangle) {
    if (!looked.get(triangle)) {
      look(triangle);
    }
    return laid.get(triangle);
  }

  private void look(int first) {
    if (entries == null) {
      entries = new HashMap<>();
      context.ledger().entries().forEach(e -> entries.put(edges.halfEdge(e.edge()), e));
    }
    Topology topology = context.topology();
    IntList sheet = new IntList();
    sheet.add(first);
    looked.set(first);
    boolean all = true;
    for (int i = 0; i < sheet.size(); i++) {
      int t = sheet.get(i);
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int twin = topology.twin(h);
        if (twin >= 0 && !looked.get(twin / 3)) {
          looked.set(twin / 3);
          sheet.add(twin / 3);
        }
        EdgeEntry entry = twin >= 0 ? null : entries.get(h);
        all &= twin >= 0 || entry != null && isOnRoad(entry);
      }
    }
    Budget.spend(sheet.size());
    for (int i = 0; i < sheet.size(); i++) {
      laid.set(sheet.get(i), all);
    }
  }
}
