package org.trackwalk.seams.chain;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.geometry.Clusters;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.seams.ledger.EdgeEntry;
import org.trackwalk.seams.ledger.Ledger;

/** Cuts a ledger into chains. */
public final class ChainTracer {

  private final Ledger ledger;
  private final OpenEdges edges;
  private final SurfaceClasses classes;

  private ChainTracer(Ledger ledger, SurfaceClasses classes) {
    this.ledger = ledger;
    this.edges = ledger.edges();
    this.classes = classes;
  }

  /** All chains of the given classes; in the order of class, pieces and first edge. */
  public static List<Chain> trace(Ledger ledger, SurfaceClasses classes, List<LedgerClass> wanted) {
    return new ChainTracer(ledger, classes).trace(wanted);
  }

  private record Key(LedgerClass owner, SurfaceClass surface, int piece, int other)
      implements Comparable<Key> {
    @Override
    public int compareTo(Key that) {
      int c = owner.compareTo(that.owner);
      c = c != 0 ? c : Integer.compare(piece, that.piece);
      c = c != 0 ? c : Integer.compare(other, that.other);
      return c != 0 ? c : surface.compareTo(that.surface);
    }
  }

  private List<Chain> trace(List<LedgerClass> wanted) {
    TreeMap<Key, List<EdgeEntry>> groups = new TreeMap<>();
    for (EdgeEntry entry : ledger.entries()) {
      if (wanted.contains(entry.owner())) {
        groups.computeIfAbsent(key(entry), k -> new ArrayList<>()).add(entry);
      }
    }
    List<Chain> chains = new ArrayList<>();
    groups.forEach((key, entries) -> split(key, entries, chains));
    return chains;
  }

  private Key key(EdgeEntry entry) {
    int own = edges.triangle(entry.edge());
    int beyond = entry.partner() >= 0 ? edges.triangle(entry.partner()) : entry.otherTriangle();
    int piece = edges.piece(entry.edge());
    int other = beyond < 0 ? -1 : edges.surface().pieceOf(beyond);
    SurfaceClass surface = beyond < 0 ? classes.of(own) : classes.lesser(own, beyond);
    if (other < 0) {
      return new Key(entry.owner(), surface, piece, -1);
    }
    return new Key(entry.owner(), surface, Math.min(piece, other), Math.max(piece, other));
  }

  private void split(Key key, List<EdgeEntry> entries, List<Chain> chains) {
    int n = entries.size();
    float[] points = new float[3 * n];
    float[] boxes = new float[6 * n];
    for (int i = 0; i < n; i++) {
      int e = entries.get(i).edge();
      box(e, boxes, 6 * i);
      for (int k = 0; k < 3; k++) {
        points[3 * i + k] = (float) edges.point(e, 0, k);
      }
    }
    Partition parts =
        Clusters.of(
            points,
            boxes,
            BorderLimits.PLACE,
            (i, j) -> distance(entries.get(i).edge(), entries.get(j).edge()) <= BorderLimits.PLACE);
    TreeMap<Integer, List<EdgeEntry>> byPart = new TreeMap<>();
    for (int i = 0; i < n; i++) {
      byPart.computeIfAbsent(parts.first(i), k -> new ArrayList<>()).add(entries.get(i));
    }
    byPart.values().forEach(run -> chains.add(chain(key, run)));
  }

  private Chain chain(Key key, List<EdgeEntry> run) {
    EdgeEntry worst = run.get(0);
    for (EdgeEntry entry : run) {
      if (entry.distance() > worst.distance()) {
        worst = entry;
      }
    }
    ChainPath path = ChainPath.of(edges, run, key.piece());
    return new Chain(
        key.owner(),
        key.surface(),
        key.piece(),
        key.other(),
        List.copyOf(run),
        worst,
        path.points(),
        path.length());
  }

  private void box(int e, float[] out, int at) {
    for (int k = 0; k < 3; k++) {
      double a = edges.point(e, 0, k);
      double b = edges.point(e, 1, k);
      out[at + k] = (float) Math.min(a, b);
      out[at + 3 + k] = (float) Math.max(a, b);
    }
  }

  /** Smallest distance of two edges, by their ends: borders do not cross. */
  private double distance(int e, int f) {
    return Math.min(
        Math.min(toSegment(e, 0, f), toSegment(e, 1, f)),
        Math.min(toSegment(f, 0, e), toSegment(f, 1, e)));
  }

  private double toSegment(int e, double end, int f) {
    double s = 0;
    for (int k = 0; k < 3; k++) {
      s += (edges.point(e, end, k) - edges.point(f, 0, k)) * edges.direction(f, k);
    }
    double t = Math.max(0, Math.min(1, s / edges.length(f)));
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      double d = edges.point(e, end, k) - edges.point(f, t, k);
      sum += d * d;
    }
    return Math.sqrt(sum);
  }
}
