package org.trackwalk.check.judge;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.trackwalk.check.corridor.SurfaceClasses;
import org.trackwalk.check.geometry.Vec;
import org.trackwalk.check.heal.HealedSurface;
import org.trackwalk.check.profile.Profile;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Probes a sample of the edges that the weld has proved clean, inside one piece of the ground: some
 * spread evenly over the level, and the most convex of many more. Only spheres are moved over them,
 * sliding and rolling: for boxes the methods have not been compared with engines contact by
 * contact. Seams between pieces are left to the rule about bodies.
 */
final class EngineSample {

  /** Edges spread evenly. */
  private static final int EVENLY = 6;

  /** The most convex ones. */
  private static final int MOST_CONVEX = 2;

  /** Triangles among whose edges all these are chosen, spread evenly, about. */
  private static final int LOOKED_AT = 4000;

  /** m/s from which an edge counts as felt: what a warning needs (RULES 3). */
  private static final double TOLD = 0.1;

  /** Upward part of a unit normal from which a surface is ground: 60 degrees (RULES 1). */
  private static final double GROUND = 0.5;

  /** Convex edges that turn the normal by more are cliffs, with rules of their own: 45 degrees. */
  static final double CLIFF = 0.7071;

  private final WeldedSurface surface;
  private final Topology topology;
  private final SurfaceClasses classes;
  private final Supplier<HealedSurface> healed;
  private final Judged by;

  EngineSample(
      WeldedSurface surface,
      Topology topology,
      SurfaceClasses classes,
      Supplier<HealedSurface> healed,
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
    int[] sample = sample();
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
            Patches patches = new Patches(surface, healed.get(), near.get(i));
            for (Tally tally : tallies) {
              for (Body body : some) {
                tally.probe(patches, body, ways.get(i), sample[i]);
              }
            }
          }
        });
    return tallies.stream().map(t -> t.effect(sample.length)).toList();
  }

  /** What one profile has done so far. */
  private final class Tally {
    private final Profile profile;
    private final BitSet felt = new BitSet();
    private Felt worst = Felt.NOTHING;
    private Felt sliding = Felt.NOTHING;
    private Body body;
    private Crossing way;
    private int halfEdge = -1;

    Tally(Profile profile) {
      this.profile = profile;
    }

    void probe(Patches patches, Body probe, Crossing over, int edge) {
      Treatment treatment = by.treatment(profile, probe);
      if (treatment.isReference()) {
        return;
      }
      Map<Kind, Felt> kinds =
          PhaseSweep.engineEffect(
              patches.healed(profile), treatment, probe, over, by.surroundings(profile));
      for (Felt f : kinds.values()) {
        if (f.worst() >= TOLD) {
          felt.set(edge);
        }
        sliding = probe.rolls() ? sliding : sliding.worse(f);
        if (f.worst() > worst.worst()) {
          worst = f;
          body = probe;
          way = over;
          halfEdge = edge;
        }
      }
    }

    EngineEffect effect(int probed) {
      return new EngineEffect(
          profile, probed, felt.cardinality(), worst, sliding, body, way, halfEdge);
    }
  }

  /**
   * Edges spread evenly and the most convex ones, ascending. Triangles are in canonical order, so
   * the choice does not depend on how a level is stored.
   */
  private int[] sample() {
    int step = Math.max(1, surface.triangleCount() / LOOKED_AT);
    List<Bent> clean = clean(step);
    if (clean.size() < EVENLY && step > 1) {
      clean = clean(1);
    }
    BitSet chosen = new BitSet();
    int n = Math.min(EVENLY, clean.size());
    for (int i = 0; i < n; i++) {
      chosen.set(clean.get((int) ((2L * i + 1) * clean.size() / (2L * n))).halfEdge());
    }
    clean.stream()
        .filter(b -> b.cosine() > CLIFF && b.cosine() < 1 && topology.bend(b.halfEdge()) > 0)
        .sorted(Comparator.comparingDouble(Bent::cosine).thenComparingInt(Bent::halfEdge))
        .limit(MOST_CONVEX)
        .forEach(b -> chosen.set(b.halfEdge()));
    return chosen.stream().toArray();
  }

  /** An edge and the cosine between the normals on both sides. */
  private record Bent(double cosine, int halfEdge) {}

  /**
   * Clean edges of the ground inside one piece, ascending: of the road where it is known.
   *
   * @param step every such triangle is looked at
   */
  private List<Bent> clean(int step) {
    boolean road = classes.count(SurfaceClass.ROAD) > 0;
    List<Bent> clean = new ArrayList<>();
    for (int t = step / 2; t < surface.triangleCount(); t += step) {
      if (!isGround(t, road)) {
        continue;
      }
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int twin = topology.twin(h);
        // Each edge once, wherever its two triangles are looked at.
        if (twin > h
            && !topology.sameDirection(h)
            && surface.pieceOf(t) == surface.pieceOf(twin / 3)
            && isGround(twin / 3, road)) {
          double[] n = Vec.normal(surface.positions(), surface.triangles(), t);
          double[] m = Vec.normal(surface.positions(), surface.triangles(), twin / 3);
          if (n[1] >= GROUND
              && m[1] >= GROUND
              && !healed.get().changed(t)
              && !healed.get().changed(twin / 3)) {
            clean.add(new Bent(Vec.dot(n, 0, m, 0), h));
          }
        }
      }
    }
    return clean;
  }

  private boolean isGround(int t, boolean road) {
    SurfaceClass c = classes.of(t);
    return road ? c == SurfaceClass.ROAD : c != SurfaceClass.SCENERY && c != SurfaceClass.BARRIER;
  }
}
