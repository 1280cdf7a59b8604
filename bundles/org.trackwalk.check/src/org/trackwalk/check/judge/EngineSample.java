package org.trackwalk.check.judge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.trackwalk.check.corridor.SurfaceClasses;
import org.trackwalk.check.geometry.Vec;
import org.trackwalk.check.heal.HealedSurface;
import org.trackwalk.check.profile.Profile;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Probes a sample of the edges that the weld has proved clean, inside one piece of the ground: some
 * spread evenly over the level, and the most convex of many more. Seams between pieces are left to
 * the rule about bodies.
 */
final class EngineSample {

  /** Edges spread evenly. */
  private static final int EVENLY = 12;

  /** The most convex ones. */
  private static final int MOST_CONVEX = 4;

  /** Edges whose bend is looked at for these, spread evenly, at most. */
  private static final int LOOKED_AT = 20000;

  /** Boxes are slow and need much ground: they cross only every so many of the sample. */
  private static final int BOX_EVERY = 4;

  /** m/s from which an edge counts as felt: what a warning needs (RULES 3). */
  private static final double TOLD = 0.1;

  /** Cosine of the bend up to which an edge is flat enough for a box to lie on: 1 degree. */
  private static final double FLAT = 0.99985;

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
      bodies.add(body);
      if (body.rolling() != body) {
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
    List<EngineEffect> effects = new ArrayList<>();
    List<Crossing> ways = new ArrayList<>();
    List<double[]> points = new ArrayList<>();
    for (int h : sample) {
      Crossing way = EdgePlaces.over(surface, topology, h);
      ways.add(way);
      points.add(way.point());
    }
    List<List<int[]>> near = new ArrayList<>();
    for (Body body : bodies) {
      near.add(NearPlaces.of(surface, points, body.reach()));
    }
    for (Profile profile : unlike) {
      effects.add(effect(profile, bodies, near, all.size(), sample, ways));
    }
    return effects;
  }

  private EngineEffect effect(
      Profile profile,
      List<Body> bodies,
      List<List<int[]>> near,
      int edges,
      int[] sample,
      List<Crossing> ways) {
    Felt worst = Felt.NOTHING;
    Body worstBody = null;
    int worstAt = -1;
    int felt = 0;
    for (int i = 0; i < sample.length; i++) {
      boolean here = false;
      for (int b = 0; b < bodies.size(); b++) {
        Body body = bodies.get(b);
        if (body.ahead() > 0 && (i % BOX_EVERY != 0 || usable(sample[i]) < FLAT)) {
          continue;
        }
        Patch patch = Patch.of(surface, healed, near.get(b).get(i));
        Map<Kind, Felt> kinds =
            PhaseSweep.engineEffect(
                patch, by.treatment(profile, body), body, ways.get(i), by.surroundings(profile));
        for (Felt f : kinds.values()) {
          here |= f.worst() >= TOLD && f.share() > 0;
          if (f.share() > 0 && f.worst() > worst.worst()) {
            worst = f;
            worstBody = body;
            worstAt = i;
          }
        }
      }
      felt += here ? 1 : 0;
    }
    return new EngineEffect(
        profile,
        edges,
        sample.length,
        felt,
        worst,
        worstBody,
        worstAt < 0 ? null : ways.get(worstAt),
        worstAt < 0 ? -1 : sample[worstAt]);
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
