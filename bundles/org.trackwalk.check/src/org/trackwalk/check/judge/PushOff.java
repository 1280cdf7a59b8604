package org.trackwalk.check.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.trackwalk.check.heal.HealedSurface;
import org.trackwalk.check.profile.Profile;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * What a profile does to a sphere that travels along an edge at which the road falls away.
 *
 * @param halfEdge of the welded surface
 * @param profile the engine's
 * @param body that travels
 * @param felt the push outward, against the truth, as its sideways part
 */
public record PushOff(int halfEdge, Profile profile, Body body, Felt felt) {

  static List<PushOff> at(
      WeldedSurface surface,
      Topology topology,
      HealedSurface healed,
      Judged by,
      Profile profile,
      int[] halfEdges) {
    List<Body> bodies =
        by.bodies().stream()
            .filter(b -> b.shape() instanceof Sphere)
            .filter(b -> !by.treatment(profile, b).isReference())
            .toList();
    List<PushOff> found = new ArrayList<>();
    if (bodies.isEmpty()) {
      return found;
    }
    List<Integer> edges = new ArrayList<>();
    List<Crossing> ways = new ArrayList<>();
    List<double[]> points = new ArrayList<>();
    for (int h : halfEdges) {
      Crossing way = EdgePlaces.over(surface, topology, h);
      if (way != null) {
        edges.add(h);
        ways.add(way.lengthwise());
        points.add(way.point());
      }
    }
    double reach = bodies.stream().mapToDouble(Body::reach).max().orElse(0);
    List<int[]> near = NearPlaces.of(surface, points, reach);
    for (int i = 0; i < edges.size(); i++) {
      Patch patch = new Patches(surface, healed, near.get(i)).healed(profile);
      for (Body body : bodies) {
        Map<Kind, Felt> kinds =
            PhaseSweep.engineEffect(
                patch, by.treatment(profile, body), body, ways.get(i), by.surroundings(profile));
        Felt worst = kinds.get(Kind.PUSHED_OFF);
        if (worst.share() > 0) {
          found.add(new PushOff(edges.get(i), profile, body, worst));
        }
      }
    }
    return found;
  }
}
