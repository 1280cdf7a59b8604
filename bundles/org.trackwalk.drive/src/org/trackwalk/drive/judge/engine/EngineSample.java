package org.trackwalk.drive.judge.engine;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.drive.judge.body.Body;
import org.trackwalk.drive.judge.body.Crossing;
import org.trackwalk.drive.judge.body.JudgeLimits;
import org.trackwalk.drive.judge.body.Treatment;
import org.trackwalk.drive.judge.place.EdgePlaces;
import org.trackwalk.drive.judge.place.NearPlaces;
import org.trackwalk.drive.judge.place.Patches;
import org.trackwalk.drive.judge.place.WayBox;
import org.trackwalk.drive.judge.sweep.Felt;
import org.trackwalk.drive.judge.sweep.Judged;
import org.trackwalk.drive.judge.sweep.Kind;
import org.trackwalk.drive.judge.sweep.PhaseSweep;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.seams.heal.HealedSurface;

/**
 * Probes a sample of the edges that the weld has proved clean, inside one piece of the ground: some
 * spread evenly over the level, and the most convex of many more. What the vehicle puts on the
 * ground is moved over them: spheres sliding and rolling, boxes sliding. Wheels that are rays or
 * swept down ask no engine for contacts. Seams between pieces are left to the rule about bodies.
 */
public final class EngineSample {

  /** Edges spread evenly. */
  private static final int EVENLY = 6;

  /** Edges among which those are sought on which a long body lies flat. */
  private static final int TRIED = 60;

  /** How many of them are probed: flat edges are alike, and a long body meets many at once. */
  private static final int FLAT = 3;

  /** The most convex ones. */
  private static final int MOST_CONVEX = 2;

  /** Triangles among whose edges all these are chosen, spread evenly, about. */
  private static final int LOOKED_AT = 4000;

  private final WeldedSurface surface;
  private final Topology topology;
  private final SurfaceClasses classes;
  private final Supplier<HealedSurface> healed;
  private final Judged by;

  public EngineSample(
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

  /** One per profile and kind of body that is not treated as the reference treats it. */
  public List<EngineEffect> effects() {
    List<Body> round = new ArrayList<>();
    List<Body> flat = new ArrayList<>();
    for (Body body : by.bodies()) {
      (body.isLong() ? flat : round).add(body);
      if (body.shape() instanceof Sphere) {
        round.add(body.rolling());
      }
    }
    List<EngineEffect> effects = new ArrayList<>(effects(round));
    effects.addAll(effects(flat));
    return effects;
  }

  /** What bodies of one kind feel. */
  private List<EngineEffect> effects(List<Body> bodies) {
    List<Profile> unlike = new ArrayList<>();
    for (Profile profile : by.profiles()) {
      if (!bodies.stream().allMatch(b -> by.treatment(profile, b).isReference())) {
        unlike.add(profile);
      }
    }
    if (unlike.isEmpty()) {
      return List.of();
    }
    List<Place> sample = bodies.get(0).isLong() ? flat(bodies.get(0)) : places(sample(), bodies);
    List<Tally> tallies = new ArrayList<>();
    unlike.forEach(profile -> tallies.add(new Tally(profile)));
    for (Place place : sample) {
      // Bodies of one kind share their patches, and all profiles do.
      Patches patches = new Patches(surface, healed.get(), place.triangles());
      for (Tally tally : tallies) {
        for (Body body : bodies) {
          tally.probe(patches, body, place.way(), place.halfEdge());
        }
      }
    }
    return tallies.stream().map(t -> t.effect(sample.size())).toList();
  }

  /** An edge, the way over it, and the triangles that are met there. */
  private record Place(int halfEdge, Crossing way, int[] triangles) {}

  private List<Place> places(int[] halfEdges, List<Body> bodies) {
    double reach = bodies.stream().mapToDouble(Body::reach).max().orElse(0);
    List<Crossing> ways = new ArrayList<>();
    List<double[]> points = new ArrayList<>();
    for (int h : halfEdges) {
      Crossing way = EdgePlaces.over(surface, topology, h);
      ways.add(way);
      points.add(way.point());
    }
    List<int[]> near = NearPlaces.of(surface, points, reach);
    List<Place> places = new ArrayList<>();
    for (int i = 0; i < halfEdges.length; i++) {
      int[] met = near.get(i);
      if (bodies.get(0).isLong()) {
        met =
            new WayBox(ways.get(i), bodies.get(0).extent(ways.get(i), JudgeLimits.AROUND_BODY))
                .inside(surface, met);
      }
      places.add(new Place(halfEdges[i], ways.get(i), met));
    }
    return places;
  }

  /** Edges on which a long body lies flat inside one piece: some of many that are tried. */
  private List<Place> flat(Body body) {
    int[] tried = evenly(clean(Math.max(1, surface.triangleCount() / LOOKED_AT)), TRIED);
    List<Place> level = new ArrayList<>();
    for (Place place : places(tried, List.of(body))) {
      WayBox around = new WayBox(place.way(), body.extent(place.way(), JudgeLimits.AROUND_BODY));
      if (around.isBare(surface, place.triangles()) && inOnePiece(place.triangles())) {
        level.add(place);
      }
    }
    List<Place> some = new ArrayList<>();
    int n = Math.min(FLAT, level.size());
    for (int i = 0; i < n; i++) {
      some.add(level.get((2 * i + 1) * level.size() / (2 * n)));
    }
    return some;
  }

  private boolean inOnePiece(int[] triangles) {
    for (int t : triangles) {
      if (surface.pieceOf(t) != surface.pieceOf(triangles[0])) {
        return false;
      }
    }
    return true;
  }

  /** What one profile has done so far. */
  private final class Tally {
    private final Profile profile;
    private final BitSet felt = new BitSet();
    private Felt worst = Felt.NOTHING;
    private final Map<String, Felt> sliding = new TreeMap<>();
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
        if (f.worst() >= Severity.WARNING_JOLT) {
          felt.set(edge);
        }
        if (!probe.rolls()) {
          sliding.merge(probe.name(), f, Felt::worse);
        }
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
          profile,
          probed,
          felt.cardinality(),
          worst,
          Collections.unmodifiableMap(sliding),
          body,
          way,
          halfEdge);
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
    for (int h : evenly(clean, EVENLY)) {
      chosen.set(h);
    }
    clean.stream()
        .filter(b -> b.cosine() > Slopes.ROAD && b.cosine() < 1 && topology.bend(b.halfEdge()) > 0)
        .sorted(Comparator.comparingDouble(Bent::cosine).thenComparingInt(Bent::halfEdge))
        .limit(MOST_CONVEX)
        .forEach(b -> chosen.set(b.halfEdge()));
    return chosen.stream().toArray();
  }

  /** Some of many edges, spread evenly. */
  private static int[] evenly(List<Bent> clean, int most) {
    int n = Math.min(most, clean.size());
    int[] some = new int[n];
    for (int i = 0; i < n; i++) {
      some[i] = clean.get((int) ((2L * i + 1) * clean.size() / (2L * n))).halfEdge();
    }
    return some;
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
          if (n[1] >= Slopes.GROUND
              && m[1] >= Slopes.GROUND
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
