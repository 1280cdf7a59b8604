package org.trackwalk.drive.judge.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.trackwalk.drive.judge.body.Body;
import org.trackwalk.drive.judge.body.Crossing;
import org.trackwalk.drive.judge.body.JudgeLimits;
import org.trackwalk.drive.judge.place.EdgePlaces;
import org.trackwalk.drive.judge.place.NearPlaces;
import org.trackwalk.drive.judge.place.Patch;
import org.trackwalk.drive.judge.place.Patches;
import org.trackwalk.drive.judge.place.WayBox;
import org.trackwalk.drive.judge.sweep.Felt;
import org.trackwalk.drive.judge.sweep.Judged;
import org.trackwalk.drive.judge.sweep.Kind;
import org.trackwalk.drive.judge.sweep.PhaseSweep;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.seams.heal.HealedSurface;

/**
 * What a profile does to a body that travels along an edge at which the road falls away.
 *
 * @param halfEdge of the welded surface
 * @param profile the engine's
 * @param body that travels
 * @param felt the push outward, against the truth, as its sideways part
 * @param measured whether that is what was measured of the engine, and not what its contacts say
 */
public record PushOff(int halfEdge, Profile profile, Body body, Felt felt, boolean measured) {
  public static List<PushOff> at(
      WeldedSurface surface,
      Topology topology,
      HealedSurface healed,
      Judged by,
      Profile profile,
      int[] halfEdges) {
    List<PushOff> found = new ArrayList<>();
    for (Body body : by.bodies()) {
      // How engines that drop a box's edges treat it at a brink was read only, and measured to push
      // nothing off (docs/engines.md, cliffs): they are not accused of it.
      boolean asked = !body.isLong() || !by.treatment(profile, body).dropsEdges();
      if (asked && !by.treatment(profile, body).isReference()) {
        add(surface, topology, healed, by, profile, halfEdges, body, found);
      }
      if (body.isLong() && profile.pushOff().value() > 0) {
        addMeasured(surface, topology, profile, halfEdges, body, found);
      }
    }
    return found;
  }

  private static void add(
      WeldedSurface surface,
      Topology topology,
      HealedSurface healed,
      Judged by,
      Profile profile,
      int[] halfEdges,
      Body body,
      List<PushOff> found) {
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
    List<int[]> near = NearPlaces.of(surface, points, body.reach());
    for (int i = 0; i < edges.size(); i++) {
      WayBox around = new WayBox(ways.get(i), body.extent(ways.get(i), JudgeLimits.AROUND_BODY));
      int[] inside = around.inside(surface, near.get(i));
      if (body.isLong() && !around.isLevel(surface, inside)) {
        continue;
      }
      Patch patch = new Patches(surface, healed, inside).healed(profile);
      Map<Kind, Felt> kinds =
          PhaseSweep.engineEffect(
              patch, by.treatment(profile, body), body, ways.get(i), by.surroundings(profile));
      Felt worst = kinds.get(Kind.PUSHED_OFF);
      if (worst.share() > 0) {
        found.add(new PushOff(edges.get(i), profile, body, worst, false));
      }
    }
  }

  /** What was measured holds at an edge without a neighbour, where a box stands on the flat. */
  private static void addMeasured(
      WeldedSurface surface,
      Topology topology,
      Profile profile,
      int[] halfEdges,
      Body body,
      List<PushOff> found) {
    Felt push = new Felt(0, 0, profile.pushOff().value(), 1, 0, 0, 0);
    List<Integer> edges = new ArrayList<>();
    List<Crossing> ways = new ArrayList<>();
    List<double[]> points = new ArrayList<>();
    for (int h : halfEdges) {
      Crossing over = topology.twin(h) < 0 ? EdgePlaces.over(surface, topology, h) : null;
      if (over != null) {
        edges.add(h);
        ways.add(over.lengthwise());
        points.add(over.lengthwise().point());
      }
    }
    List<int[]> near = NearPlaces.of(surface, points, body.reach());
    for (int i = 0; i < edges.size(); i++) {
      WayBox around = new WayBox(ways.get(i), body.extent(ways.get(i), JudgeLimits.AROUND_BODY));
      if (around.isLevel(surface, around.inside(surface, near.get(i)))) {
        found.add(new PushOff(edges.get(i), profile, body, push, true));
      }
    }
  }
}
