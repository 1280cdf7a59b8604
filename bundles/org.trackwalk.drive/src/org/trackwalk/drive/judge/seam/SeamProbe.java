package org.trackwalk.drive.judge.seam;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.drive.judge.body.Body;
import org.trackwalk.drive.judge.body.Crossing;
import org.trackwalk.drive.judge.body.JudgeLimits;
import org.trackwalk.drive.judge.body.Treatment;
import org.trackwalk.drive.judge.place.NearPlaces;
import org.trackwalk.drive.judge.place.Patch;
import org.trackwalk.drive.judge.place.Patches;
import org.trackwalk.drive.judge.place.WayBox;
import org.trackwalk.drive.judge.sweep.Felt;
import org.trackwalk.drive.judge.sweep.Judged;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.Wheel;
import org.trackwalk.seams.heal.HealedSurface;

/**
 * Moves what a vehicle puts on the ground over seams, both ways: the mesh effect K(profile, A)
 * against K(profile, H) at places that a ledger class owns.
 */
public final class SeamProbe {

  private final WeldedSurface surface;
  private final HealedSurface healed;
  private final Judged by;
  private final FeltMemory memory;
  private final List<Body> bodies;
  private final Wheel wheel;

  /** What is felt at a place. */
  private record AtSeam(List<SeamFelt> felt) {}

  /** With what was felt where places were probed before. */
  public SeamProbe(WeldedSurface surface, HealedSurface healed, Judged by, Memory memory) {
    this.surface = surface;
    this.healed = healed;
    this.by = by;
    this.memory = FeltMemory.of(memory, by);
    this.bodies = by.bodies();
    this.wheel = by.vehicle().onWheels() ? by.vehicle().wheel() : null;
  }

  /**
   * What is felt: profile by profile, shape by shape, then the wheels.
   *
   * @return per place; empty where a body cannot come to it on a triangle of the healed copy
   */
  public List<List<SeamFelt>> felt(List<SeamPlace> places) {
    List<double[]> points = new ArrayList<>();
    double reach = 0;
    for (SeamPlace place : places) {
      Crossing frame = place.frame(surface);
      points.add(frame == null ? new double[3] : frame.point());
    }
    for (Body body : bodies) {
      reach = Math.max(reach, body.reach() + JudgeLimits.AROUND_SHAPE);
    }
    if (wheel != null) {
      reach = Math.max(reach, 3 * wheel.radius() + wheel.patch());
    }
    List<int[]> near = NearPlaces.of(surface, points, reach);
    List<List<SeamFelt>> felt = new ArrayList<>();
    for (int i = 0; i < places.size(); i++) {
      SeamPlace place = places.get(i);
      Crossing frame = place.frame(surface);
      felt.add(frame == null ? List.of() : remembered(place, frame, near.get(i)));
    }
    return felt;
  }

  private List<SeamFelt> remembered(SeamPlace place, Crossing frame, int[] near) {
    List<int[]> around = new ArrayList<>();
    PlaceDigest digest = new PlaceDigest("seam").add(place.speed());
    digest.add(place.entry().inPlanePart());
    for (List<SeamWay> ways : List.of(place.ways(), place.others())) {
      digest.add(ways.size());
      for (SeamWay way : ways) {
        Crossing authored = way.on(surface);
        digest.add(authored).add(way.on(healed));
        digest.add(authored == null ? 0 : way.raised(authored));
      }
    }
    for (Body body : bodies) {
      around.add(new WayBox(frame, extent(body, frame)).inside(surface, near));
    }
    if (wheel != null) {
      double w = 2 * wheel.radius() + wheel.patch();
      double[] half = {w, w, wheel.radius() + JudgeLimits.AROUND_SHAPE};
      around.add(new WayBox(frame, half).inside(surface, near));
    }
    around.forEach(triangles -> digest.add(surface, healed, triangles));
    return memory.felt(AtSeam.class, digest, () -> new AtSeam(at(place, around))).felt();
  }

  /**
   * What is felt at a place.
   *
   * @param around the triangles that each body can meet, then those that a wheel can
   */
  private List<SeamFelt> at(SeamPlace place, List<int[]> around) {
    List<SeamFelt> felt = new ArrayList<>();
    List<Patches> patches = new ArrayList<>();
    around.forEach(triangles -> patches.add(new Patches(surface, healed, triangles)));
    for (Profile profile : by.profiles()) {
      for (int b = 0; b < bodies.size(); b++) {
        Body body = bodies.get(b);
        Patch patch = patches.get(b).of(profile);
        List<Felt> here = felt(place.ways(), patch, profile, body, place.speed());
        if (here.isEmpty()) {
          return List.of();
        }
        boolean sound = by.treatment(profile, body).isReference();
        if (!sound && here.stream().allMatch(Felt.NOTHING::equals)) {
          here = felt(place.others(), patch, profile, body, place.speed());
        }
        // methods know no rounded edges: the closed form does
        boolean rounded = body.shape() instanceof Box box && profile.rounded(box) > 0;
        boolean closed = rounded || here.contains(null);
        Felt worst = closed ? null : here.stream().reduce(Felt.NOTHING, Felt::worse);
        felt.add(new SeamFelt(profile.id(), body.name(), worst));
      }
      if (wheel != null) {
        Patch patch = patches.get(bodies.size()).of(profile);
        felt.add(
            new SeamFelt(
                profile.id(), "wheel as " + wheel.model().id(), wheel(place, profile, patch)));
      }
    }
    return List.copyOf(felt);
  }

  /** What is felt on some ways; those on which a body cannot come are left out. */
  private List<Felt> felt(
      List<SeamWay> ways, Patch patch, Profile profile, Body body, double speed) {
    List<Felt> felt = new ArrayList<>();
    for (SeamWay way : ways) {
      Crossing authored = way.on(surface);
      Crossing copy = way.on(healed);
      if (authored != null && copy != null) {
        SeamSweep sweep =
            new SeamSweep(
                patch,
                by.treatment(profile, body),
                body,
                authored,
                copy,
                way.raised(authored),
                speed,
                profile.step());
        felt.add(sweep.worst());
      }
    }
    return felt;
  }

  private Felt wheel(SeamPlace place, Profile profile, Patch patch) {
    Crossing way = place.frame(surface);
    Treatment reference = by.treatment(profile, Body.sphere(wheel.radius(), false)).reference();
    WheelSweep sweep = new WheelSweep(wheel, place.speed() * profile.step(), profile.step());
    return sweep.felt(
        WheelHeight.of(patch.authored(), reference, wheel, way),
        WheelHeight.of(patch.healed(), reference, wheel, way),
        Math.abs(place.entry().inPlanePart()),
        place.height(surface));
  }

  /** How far from a place triangles are met: along the way, across it and upward, metres. */
  private double[] extent(Body body, Crossing way) {
    double margin = 0;
    for (Profile profile : by.profiles()) {
      margin = Math.max(margin, by.treatment(profile, body).margin());
    }
    return body.extent(way, margin + JudgeLimits.AROUND_SHAPE);
  }
}
