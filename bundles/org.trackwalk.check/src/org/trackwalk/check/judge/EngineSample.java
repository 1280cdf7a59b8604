package org.trackwalk.check.judge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.check.corridor.SurfaceClasses;
import org.trackwalk.check.geometry.Vec;
import org.trackwalk.check.heal.HealedSurface;
import org.trackwalk.check.profile.Profile;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Probes a sample of the edges that the weld has proved clean, inside one piece of the ground: some
 * spread evenly over the level, and the most convex of many more. Only spheres are moved over them,
 * sliding and rolling: for boxes the methods have not been compared with engines contact by
 * contact. Seams between pieces are left to the rule about bodies.
 */
final class EngineSample {

  /** Edges spread evenly. */
  private static final int EVENLY = 12;

  /** The most convex ones. */
  private static final int MOST_CONVEX = 4;

  /** Edges whose bend is looked at for these, spread evenly, at most. */
  private static final int LOOKED_AT = 20000;

  /** m/s from which an edge counts as felt: what a warning needs (RULES 3). */
  private static final double TOLD = 0.1;

  /** Upward part of a unit normal from which a surface is ground: 60 degrees (RULES 1). */
  private static final double GROUND = 0.5;

  /** Convex edges that turn the normal by more are cliffs, with rules of their own: 45 degrees. */
  static final double CLIFF = 0.7071;

  private final WeldedSurface surface;
  private final Topology topology;
  private final SurfaceClasses classes;
  private final HealedSurface healed;
  private final Judged by;

  EngineSample(
      WeldedSurface surface,
      Topology topology,
      SurfaceClasses classes,
      HealedSurface healed,
      Judged by) {
    this.surface = surface;
    this.topology = topology;
    this.classes = classes;
    this.healed = healed;
    this.by = by;
  }

  List<EngineEffect> effects() {
    List<Body> bodies = new ArrayList<>();
    for (Body body : by.bodies()) {
      if (body.shape() instanceof Sphere) {
        bodies.add(body);
        bodies.add(body.rolling());
      }
    }
    return effects(bodies);
  }

  /** What some bodies feel. */
  List<EngineEffect> effects(List<Body> bodies) {
    List<Profile> unlike = new ArrayList<>();
    for (Profile profile : by.profiles()) {
      if (!bodies.stream().allMatch(b -> by.treatment(profile, b).isReference())) {
        unlike.add(profile);
      }
    }
    if (unlike.isEmpty()) {
      return List.of();
    }
    IntList all = edges();
    int[] sample = sample(all);
    List<Crossing> ways = new ArrayList<>();
    List<double[]> points = new ArrayList<>();
    for (int h : sample) {
      Crossing way = EdgePlaces.over(surface, topology, h);
      ways.add(way);
      points.add(way.point());
    }
    List<Tally> tallies = new ArrayList<>();
    unlike.forEach(profile -> tallies.add(new Tally(profile)));
    // Bodies of one reach share their patches, and all profiles do.
    TreeMap<Double, List<Body>> byReach = new TreeMap<>();
    for (Body body : bodies) {
      byReach.computeIfAbsent(body.reach(), k -> new ArrayList<>()).add(body);
    }
    byReach.forEach(
        (reach, some) -> {
          List<int[]> near = NearPlaces.of(surface, points, reach);
          for (int i = 0; i < sample.length; i++) {
            Patch patch = Patch.of(surface, healed, near.get(i));
            for (Tally tally : tallies) {
              for (Body body : some) {
                tally.probe(patch, body, ways.get(i), sample[i]);
              }
            }
          }
        });
    return tallies.stream().map(t -> t.effect(all.size(), sample.length)).toList();
  }

  /** What one profile has done so far. */
  private final class Tally {
    private final Profile profile;
    private final BitSet felt = new BitSet();
    private Felt worst = Felt.NOTHING;
    private Body body;
    private Crossing way;
    private int halfEdge = -1;

    Tally(Profile profile) {
      this.profile = profile;
    }

    void probe(Patch patch, Body probe, Crossing over, int edge) {
      Treatment treatment = by.treatment(profile, probe);
      if (treatment.isReference()) {
        return;
      }
      Map<Kind, Felt> kinds =
          PhaseSweep.engineEffect(patch, treatment, probe, over, by.surroundings(profile));
      for (Felt f : kinds.values()) {
        if (f.worst() >= TOLD) {
          felt.set(edge);
        }
        if (f.worst() > worst.worst()) {
          worst = f;
          body = probe;
          way = over;
          halfEdge = edge;
        }
      }
    }

    EngineEffect effect(int edges, int probed) {
      return new EngineEffect(
          profile, edges, probed, felt.cardinality(), worst, body, way, halfEdge);
    }
  }

  /** Clean edges of the ground inside one piece, ascending: of the road where it is known. */
  private IntList edges() {
    boolean road = classes.count(SurfaceClass.ROAD) > 0;
    IntList edges = new IntList();
    for (int h = 0; h < 3 * surface.triangleCount(); h++) {
      int twin = topology.twin(h);
      if (twin > h
          && !topology.sameDirection(h)
          && surface.pieceOf(h / 3) == surface.pieceOf(twin / 3)
          && isGround(h / 3, road)
          && isGround(twin / 3, road)
          && !healed.changed(h / 3)
          && !healed.changed(twin / 3)) {
        edges.add(h);
      }
    }
    return edges;
  }

  private boolean isGround(int t, boolean road) {
    SurfaceClass c = classes.of(t);
    return road ? c == SurfaceClass.ROAD : c != SurfaceClass.SCENERY && c != SurfaceClass.BARRIER;
  }

  private int[] sample(IntList edges) {
    IntList evenly = new IntList();
    int step = Math.max(1, edges.size() / EVENLY);
    for (int i = step / 2; i < edges.size() && evenly.size() < EVENLY; i += step) {
      if (usable(edges.get(i)) > -2) {
        evenly.add(edges.get(i));
      }
    }
    List<Bent> convex = new ArrayList<>();
    step = Math.max(1, edges.size() / LOOKED_AT);
    for (int i = 0; i < edges.size(); i += step) {
      int h = edges.get(i);
      double cosine = usable(h);
      if (cosine > CLIFF && cosine < 1 && topology.bend(h) > 0) {
        convex.add(new Bent(cosine, h));
      }
    }
    convex.sort(Comparator.comparingDouble(Bent::cosine).thenComparingInt(Bent::halfEdge));
    for (int i = 0; i < Math.min(MOST_CONVEX, convex.size()); i++) {
      evenly.add(convex.get(i).halfEdge());
    }
    return Arrays.stream(evenly.array()).distinct().sorted().toArray();
  }

  /** An edge and the cosine between the normals on both sides. */
  private record Bent(double cosine, int halfEdge) {}

  /** Cosine between the normals on both sides; -2 where a side is no ground. */
  private double usable(int h) {
    double[] n = Vec.normal(surface.positions(), surface.triangles(), h / 3);
    double[] m = Vec.normal(surface.positions(), surface.triangles(), topology.twin(h) / 3);
    return n[1] < GROUND || m[1] < GROUND ? -2 : Vec.dot(n, 0, m, 0);
  }
}
