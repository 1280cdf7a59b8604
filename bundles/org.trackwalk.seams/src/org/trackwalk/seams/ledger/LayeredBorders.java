package org.trackwalk.seams.ledger;

import java.util.BitSet;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Borders of surfaces that lie there twice, the second time upside down: their edges have two
 * triangles and are no open edges, but both lie on one side. An open edge beside them has its
 * neighbour, and that it lies back to back is told.
 */
final class LayeredBorders {

  private final OpenEdges edges;
  private final Topology topology;
  private final BorderLimits limits;

  /** Copies that their topology has left out: asked for each triangle near each point. */
  private final BitSet crossed = new BitSet();

  /** Sought when the first edge asks, which few levels' do. */
  private Borders borders;

  private record Borders(int[] halfEdges, StaticTree tree) {}

  LayeredBorders(OpenEdges edges, Topology topology, BorderLimits limits) {
    this.edges = edges;
    this.topology = topology;
    this.limits = limits;
    topology.crossedCopies().keySet().forEach(crossed::set);
  }

  private synchronized Borders borders() {
    borders = borders == null ? find() : borders;
    return borders;
  }

  private Borders find() {
    IntList found = new IntList();
    for (int h = 0; h < 3 * topology.triangleCount(); h++) {
      int twin = topology.twin(h);
      if (twin > h && oneSide(h, twin)) {
        found.add(h);
      }
    }
    int[] groups = topology.nonManifoldEdges();
    for (int at = 0; at < groups.length; at += groups[at] + 1) {
      boolean one = true;
      for (int i = 2; i <= groups[at]; i++) {
        one &= oneSide(groups[at + 1], groups[at + i]);
      }
      if (one) {
        found.add(groups[at + 1]);
      }
    }
    int[] all = found.array();
    float[] boxes = new float[6 * all.length];
    for (int i = 0; i < all.length; i++) {
      for (int k = 0; k < 3; k++) {
        float a = surface().positions()[3 * topology.from(all[i]) + k];
        float b = surface().positions()[3 * topology.to(all[i]) + k];
        boxes[6 * i + k] = Math.min(a, b);
        boxes[6 * i + 3 + k] = Math.max(a, b);
      }
    }
    return new Borders(all, StaticTree.overBoxes(boxes, 1));
  }

  private WeldedSurface surface() {
    return edges.surface();
  }

  /** Only triangles of the same corners: others are no copies, and no rule tells them. */
  private boolean oneSide(int h, int other) {
    return topology.apex(h) == topology.apex(other);
  }

  /** Unit direction in a triangle's plane, square to its edge and away from it. */
  private double[] outward(int h) {
    double[] along = new double[3];
    for (int k = 0; k < 3; k++) {
      along[k] = at(topology.to(h), k) - at(topology.from(h), k);
    }
    double[] out =
        Vec.cross(along, Vec.normal(surface().positions(), surface().triangles(), h / 3));
    Vec.normalize(out);
    return out;
  }

  private double at(int vertex, int k) {
    return surface().positions()[3 * vertex + k];
  }

  /** Whether a triangle is of what is there a second time. */
  boolean isCopy(int triangle) {
    return surface().repeats(triangle) || crossed.get(triangle);
  }

  /** Whether such a border runs along most of an open edge, from the other side. */
  boolean face(int e) {
    if (topology.duplicateCount() == 0) {
      return false;
    }
    Borders all = borders();
    int n = limits.samples(edges.length(e));
    int found = 0;
    IntList hits = new IntList();
    for (int i = 0; i < n; i++) {
      double[] p = new double[3];
      for (int k = 0; k < 3; k++) {
        p[k] = edges.point(e, (i + 0.5) / n, k);
      }
      float r = (float) limits.exact();
      all.tree()
          .overlapping(
              (float) p[0] - r,
              (float) p[1] - r,
              (float) p[2] - r,
              (float) p[0] + r,
              (float) p[1] + r,
              (float) p[2] + r,
              hits);
      boolean near = false;
      for (int j = 0; j < hits.size() && !near; j++) {
        near = faces(e, p, all.halfEdges()[hits.get(j)]);
      }
      found += near ? 1 : 0;
    }
    return 2 * found >= n;
  }

  private boolean faces(int e, double[] p, int h) {
    double[] out = outward(h);
    double against = 0;
    double along = 0;
    double length = 0;
    for (int k = 0; k < 3; k++) {
      double d = at(topology.to(h), k) - at(topology.from(h), k);
      against += out[k] * edges.conormal(e, k);
      along += d * (p[k] - at(topology.from(h), k));
      length += d * d;
    }
    double t = Math.max(0, Math.min(1, along / length));
    double square = 0;
    for (int k = 0; k < 3; k++) {
      double on = at(topology.from(h), k) * (1 - t) + at(topology.to(h), k) * t;
      square += (p[k] - on) * (p[k] - on);
    }
    return against < BorderLimits.DEFAULT.strictOpposition()
        && square <= limits.exact() * limits.exact();
  }
}
