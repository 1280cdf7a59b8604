package org.trackwalk.check.judge;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.trackwalk.check.corridor.SurfaceClasses;
import org.trackwalk.check.heal.HealedSurface;
import org.trackwalk.check.profile.Profile;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Probes the worst suspicious edges of a level, a hundred per cause: there each profile moves each
 * sphere of the vehicle over the edge. A level without such edges is not even healed.
 */
final class SuspectProbe {

  private final WeldedSurface surface;
  private final Judged by;
  private final List<Body> bodies;
  private final List<Suspicion> felt = new ArrayList<>();
  private final Map<Suspicion.Cause, Integer> leftOut = new EnumMap<>(Suspicion.Cause.class);

  SuspectProbe(
      WeldedSurface surface,
      Topology topology,
      SurfaceClasses classes,
      Judged by,
      Supplier<HealedSurface> healed) {
    this.surface = surface;
    this.by = by;
    this.bodies = by.bodies().stream().filter(b -> b.shape() instanceof Sphere).toList();
    SuspiciousEdges found = new SuspiciousEdges(surface, topology, classes);
    if (bodies.isEmpty() || found.folds().isEmpty() && found.fans().isEmpty()) {
      return;
    }
    double reach = bodies.stream().mapToDouble(Body::reach).max().orElse(0);
    HealedPlaces owned = new HealedPlaces(surface, healed.get());
    probe(WorstSuspects.of(Suspicion.Cause.FOLD, found.folds(), owned, reach), healed.get(), reach);
    probe(
        WorstSuspects.of(Suspicion.Cause.NON_MANIFOLD, found.fans(), owned, reach),
        healed.get(),
        reach);
  }

  /** One entry per edge, profile and sphere that feels something. */
  List<Suspicion> felt() {
    return felt;
  }

  /** How many edges of a cause were not probed. */
  int leftOut(Suspicion.Cause cause) {
    return leftOut.getOrDefault(cause, 0);
  }

  private void probe(WorstSuspects worst, HealedSurface healed, double reach) {
    leftOut.put(worst.cause(), worst.leftOut());
    List<double[]> points = worst.edges().stream().map(s -> s.way().point()).toList();
    List<int[]> near = NearPlaces.of(surface, points, reach);
    for (int i = 0; i < points.size(); i++) {
      Suspect suspect = worst.edges().get(i);
      Patches patches = new Patches(surface, healed, near.get(i));
      for (Profile profile : by.profiles()) {
        for (Body body : bodies) {
          Treatment treatment = by.treatment(profile, body);
          Map<Kind, Felt> here =
              PhaseSweep.placeEffect(
                  patches.of(profile), treatment, body, suspect.way(), by.surroundings(profile));
          if (here.values().stream().anyMatch(f -> !f.equals(Felt.NOTHING))) {
            felt.add(
                new Suspicion(
                    suspect.halfEdge(),
                    worst.cause(),
                    treatment,
                    body,
                    suspect.way(),
                    new EnumMap<>(here)));
          }
        }
      }
    }
  }
}
