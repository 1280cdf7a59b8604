package org.trackwalk.drive.judge.suspect;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.trackwalk.drive.judge.body.Body;
import org.trackwalk.drive.judge.body.Crossing;
import org.trackwalk.drive.judge.body.JudgeLimits;
import org.trackwalk.drive.judge.body.Treatment;
import org.trackwalk.drive.judge.place.NearPlaces;
import org.trackwalk.drive.judge.place.Patches;
import org.trackwalk.drive.judge.place.WayBox;
import org.trackwalk.drive.judge.sweep.Felt;
import org.trackwalk.drive.judge.sweep.Judged;
import org.trackwalk.drive.judge.sweep.Kind;
import org.trackwalk.drive.judge.sweep.PhaseSweep;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.seams.heal.HealedSurface;

/**
 * Probes the worst suspicious edges of a level, a hundred per cause: there each profile moves each
 * body of the vehicle over the edge. A level without such edges is not even healed. Wheels that are
 * rays or swept down find the surface as it is, however its triangles are joined: they feel nothing
 * of an edge that healing leaves as it is.
 */
public final class SuspectProbe {

  /** Sine of half a degree: what is met at less is not crossed before the road bends. */
  private static final double LEAST = 0.009;

  private final WeldedSurface surface;
  private final Judged by;
  private final Meeting meeting;
  private final List<Suspicion> felt = new ArrayList<>();
  private final Map<Suspicion.Cause, Integer> leftOut = new EnumMap<>(Suspicion.Cause.class);

  public SuspectProbe(
      WeldedSurface surface,
      SuspiciousEdges found,
      Judged by,
      Meeting meeting,
      Supplier<HealedSurface> healed) {
    this.surface = surface;
    this.by = by;
    this.meeting = meeting;
    if (by.bodies().isEmpty() || found.folds().isEmpty() && found.fans().isEmpty()) {
      return;
    }
    HealedPlaces owned = new HealedPlaces(surface, healed.get());
    for (Body body : by.bodies()) {
      double reach = body.reach();
      probe(
          WorstSuspects.of(Suspicion.Cause.FOLD, found.folds(), owned, reach), healed.get(), body);
      probe(
          WorstSuspects.of(Suspicion.Cause.NON_MANIFOLD, found.fans(), owned, reach),
          healed.get(),
          body);
    }
  }

  /** One entry per edge, profile and body that feels something. */
  public List<Suspicion> felt() {
    return felt;
  }

  /** How many edges of a cause were not probed. */
  public int leftOut(Suspicion.Cause cause) {
    return leftOut.getOrDefault(cause, 0);
  }

  private double sine(Crossing way) {
    // an edge lies at right angles to the way over it
    double[] edge = Vec.cross(way.up(), way.along());
    return meeting.sine(way.point(), edge[0], edge[2]);
  }

  private void probe(WorstSuspects worst, HealedSurface healed, Body body) {
    leftOut.merge(worst.cause(), worst.leftOut(), Math::max);
    List<double[]> points = worst.edges().stream().map(s -> s.way().point()).toList();
    List<int[]> near = NearPlaces.of(surface, points, body.reach());
    for (int i = 0; i < points.size(); i++) {
      Suspect suspect = worst.edges().get(i);
      double[] half = body.extent(suspect.way(), JudgeLimits.AROUND_BODY);
      int[] inside = new WayBox(suspect.way(), half).inside(surface, near.get(i));
      if (body.isLong() && !new WayBox(suspect.way(), half).isLevel(surface, inside)) {
        continue;
      }
      double sine = sine(suspect.way());
      if (sine < LEAST) {
        continue;
      }
      Patches patches = new Patches(surface, healed, inside);
      for (Profile profile : by.profiles()) {
        Treatment treatment = by.treatment(profile, body);
        Map<Kind, Felt> here =
            PhaseSweep.placeEffect(
                patches.of(profile),
                treatment,
                body,
                suspect.way(),
                by.surroundings(profile, sine));
        if (here.values().stream().anyMatch(f -> !f.equals(Felt.NOTHING))) {
          felt.add(
              new Suspicion(
                  suspect.halfEdge(),
                  worst.cause(),
                  treatment,
                  body,
                  suspect.way(),
                  sine,
                  new EnumMap<>(here)));
        }
      }
    }
  }
}
