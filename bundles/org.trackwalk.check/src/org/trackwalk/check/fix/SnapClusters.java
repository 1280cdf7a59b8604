package org.trackwalk.check.fix;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.trackwalk.ground.geometry.FloatSearch;
import org.trackwalk.io.patch.Bits;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.mesh.level.Frame;

/**
 * Welded vertices that are to become one, cluster by cluster: a corner where three and more pieces
 * meet is one cluster. One vertex stays, the one that most pieces have already, among equals that
 * of the piece first by name: so it is a matter of the place alone, and a seam elsewhere changes no
 * fix. All others take its place, bit for bit inside a frame and as the same placed float between
 * frames.
 */
final class SnapClusters {

  /**
   * A cluster that was resolved.
   *
   * @param target where all go, xyz; null when refused
   * @param stored the same as pieces of each frame store it
   * @param refusal empty when it can be made
   */
  record Cluster(
      List<Integer> members,
      float[] target,
      Map<Frame, Bits> stored,
      List<Edit> moves,
      double largest,
      String refusal) {

    /** Written out: what a record makes of itself is put together at each start. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Cluster c
          && members.equals(c.members)
          && target == c.target
          && stored.equals(c.stored)
          && moves.equals(c.moves)
          && Double.compare(largest, c.largest) == 0
          && refusal.equals(c.refusal);
    }

    @Override
    public int hashCode() {
      return members.hashCode();
    }
  }

  private final FixContext context;
  private final Map<Integer, Integer> parents = new HashMap<>();
  private final Map<Integer, Cluster> byVertex = new HashMap<>();

  SnapClusters(FixContext context) {
    this.context = context;
  }

  void join(int v, int w) {
    int a = root(v);
    int b = root(w);
    if (a != b) {
      parents.put(Math.max(a, b), Math.min(a, b));
    }
  }

  private int root(int v) {
    int r = v;
    while (parents.getOrDefault(r, r) != r) {
      r = parents.get(r);
    }
    parents.put(v, r);
    return r;
  }

  /**
   * Decides where each cluster goes.
   *
   * @param most how far a vertex may move, metres
   */
  void resolve(double most) {
    TreeMap<Integer, List<Integer>> clusters = new TreeMap<>();
    List.copyOf(parents.keySet()).stream()
        .sorted()
        .forEach(v -> clusters.computeIfAbsent(root(v), k -> new ArrayList<>()).add(v));
    clusters.values().removeIf(members -> members.size() < 2);
    for (List<Integer> members : clusters.values()) {
      Cluster cluster = resolve(members, most);
      members.forEach(v -> byVertex.put(v, cluster));
    }
    shownAgain();
    triangles();
  }

  /** The cluster of a vertex; null when it stays alone. */
  Cluster of(int vertex) {
    return byVertex.get(vertex);
  }

  /** Where a vertex is in the end. */
  float[] position(int vertex) {
    Cluster cluster = byVertex.get(vertex);
    return cluster == null || cluster.target() == null
        ? context.position(vertex)
        : cluster.target();
  }

  private Cluster resolve(List<Integer> members, double most) {
    List<Integer> stays = new ArrayList<>(members);
    stays.sort(this::compareAnchors);
    for (int stay : stays) {
      Cluster cluster = onto(stay, members, most);
      if (cluster != null) {
        return cluster;
      }
    }
    String reason =
        "these vertices cannot be made equal in floats, because the pieces' origins round"
            + " differently (rule weld.frames)";
    return new Cluster(members, null, Map.of(), List.of(), 0, reason);
  }

  /** Negative when the first is the one to stay. */
  private int compareAnchors(int v, int w) {
    List<Integer> ofV = pieces(v);
    List<Integer> ofW = pieces(w);
    int more = Integer.compare(ofW.size(), ofV.size());
    // Pieces are in the order of their names.
    int byName = more != 0 ? more : Integer.compare(ofV.get(0), ofW.get(0));
    return byName != 0 ? byName : Integer.compare(v, w);
  }

  /** The pieces that have a vertex, ascending. */
  private List<Integer> pieces(int vertex) {
    return context.sources(vertex).stream()
        .map(FixContext.Source::piece)
        .distinct()
        .sorted()
        .toList();
  }

  /** The cluster with everything at one vertex; null when a frame cannot reach it. */
  private Cluster onto(int stay, List<Integer> members, double most) {
    float[] target = context.position(stay);
    Map<Frame, Bits> wanted = new HashMap<>();
    for (FixContext.Source s : context.sources(stay)) {
      Bits bits = positive(context.bits(s.piece(), s.vertex()));
      Bits other = wanted.putIfAbsent(context.frame(s.piece()), bits);
      if (other != null && !other.equals(bits)) {
        return null;
      }
    }
    Set<Edit> moves = new LinkedHashSet<>();
    double largest = 0;
    for (int member : members) {
      for (FixContext.Source s : context.sources(member)) {
        Frame frame = context.frame(s.piece());
        Bits to = wanted.computeIfAbsent(frame, f -> FloatSearch.stored(f, target));
        if (to == null) {
          return null;
        }
        Bits from = context.bits(s.piece(), s.vertex());
        if (!from.equals(to)) {
          moves.add(new Edit.Move(context.part(s.piece()), from, to));
          largest = Math.max(largest, Shape.distance(context.position(member), target));
        }
      }
    }
    String reason =
        largest > most
            ? "corners of this seam lie farther apart than they may be moved"
            : moves.isEmpty() ? "nothing would move" : "";
    return new Cluster(members, target, wanted, List.copyOf(moves), largest, reason);
  }

  static Bits positive(Bits bits) {
    int zero = 0x8000_0000;
    return new Bits(
        bits.x() == zero ? 0 : bits.x(),
        bits.y() == zero ? 0 : bits.y(),
        bits.z() == zero ? 0 : bits.z());
  }

  /** A piece whose mesh the level shows several times moves in all places at once. */
  private void shownAgain() {
    for (Cluster cluster : new LinkedHashSet<>(byVertex.values())) {
      for (int member : cluster.members()) {
        for (FixContext.Source s : context.sources(member)) {
          for (int other : context.shows(s.piece())) {
            int welded = context.weldedOf(other, s.vertex());
            if (other != s.piece() && welded >= 0 && !cluster.members().contains(welded)) {
              refuse(
                  cluster,
                  context.piece(s.piece()).name()
                      + " is shown in other places too and would change there");
            }
          }
        }
      }
    }
  }

  private void refuse(Cluster cluster, String reason) {
    Cluster refused = new Cluster(cluster.members(), null, Map.of(), List.of(), 0, reason);
    if (byVertex.get(cluster.members().get(0)).refusal().isEmpty()) {
      cluster.members().forEach(v -> byVertex.put(v, refused));
    }
  }

  private void triangles() {
    int[] c = context.surface().triangles();
    Set<Integer> touched = new LinkedHashSet<>();
    for (int v : new TreeSet<>(byVertex.keySet())) {
      for (int t : context.around(v)) {
        touched.add(t);
      }
    }
    for (int t : touched) {
      if (context.topology().degenerate(t)) {
        continue;
      }
      float[][] was = new float[3][];
      float[][] is = new float[3][];
      for (int k = 0; k < 3; k++) {
        was[k] = context.position(c[3 * t + k]);
        is[k] = position(c[3 * t + k]);
      }
      String reason = Shape.refusal(was, is);
      for (int k = 0; k < 3 && !reason.isEmpty(); k++) {
        Cluster cluster = byVertex.get(c[3 * t + k]);
        if (cluster != null) {
          refuse(cluster, reason);
        }
      }
    }
  }

  /** The stored bits that a piece has to use for a vertex; null when its floats have none. */
  Bits bitsFor(int piece, int vertex) {
    Frame frame = context.frame(piece);
    Cluster cluster = byVertex.get(vertex);
    for (FixContext.Source s : context.sources(vertex)) {
      if (context.frame(s.piece()).equals(frame)) {
        Bits own = context.bits(s.piece(), s.vertex());
        return cluster == null ? own : cluster.stored().getOrDefault(frame, own);
      }
    }
    return FloatSearch.stored(frame, position(vertex));
  }
}
