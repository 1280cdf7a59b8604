package org.trackwalk.check.run;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileException;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.RuleSet;
import org.trackwalk.model.profile.RuleSetList;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.model.profile.VehicleMesh;
import org.trackwalk.model.settings.CheckSettings;

/** What a level is judged by: what the user says, else the manifest, else the usual. */
final class Chosen {

  private Chosen() {}

  /**
   * The rule sets of the level, by its game or its manifest, and beside them those of the user,
   * each once. The user's come last: where two ask for other limits his count.
   */
  static List<RuleSet> ruleSets(Level level, CheckSettings settings) throws ProfileException {
    List<RuleSet> sets = new ArrayList<>();
    for (String name : level.hints().game().ruleSets()) {
      RuleSet set = RuleSetList.named(name, null);
      if (missing(set, sets) && missing(set, settings.ruleSets())) {
        sets.add(set);
      }
    }
    sets.addAll(settings.ruleSets());
    return sets;
  }

  private static boolean missing(RuleSet set, List<RuleSet> sets) {
    return sets.stream().noneMatch(other -> other.id().equals(set.id()));
  }

  /**
   * The settings with nothing left open but the bodies, which each profile may have its own.
   *
   * @throws ProfileException when the manifest names a profile or vehicle that does not exist, or a
   *     mesh that cannot be a vehicle
   */
  static CheckSettings of(Level level, CheckSettings settings) throws ProfileException {
    LevelHints hints = level.hints();
    List<Profile> profiles = settings.profiles();
    if (profiles.isEmpty()) {
      profiles = new ArrayList<>();
      for (String name : hints.profiles()) {
        Profile profile = ProfileList.named(name, null);
        if (profiles.stream().noneMatch(p -> p.id().equals(profile.id()))) {
          profiles.add(profile);
        }
      }
    }
    if (profiles.isEmpty()) {
      profiles = List.of(ProfileList.usual());
    }
    Bodies bodies = settings.bodies();
    if (bodies == null && hints.bodies() != null) {
      bodies = Bodies.byId(hints.bodies()).orElse(null);
    }
    Vehicle vehicle = settings.vehicle();
    if (vehicle == null) {
      String name = hints.vehicle() == null ? VehicleList.USUAL : hints.vehicle();
      vehicle = VehicleList.named(name, null);
    }
    VehicleMesh mesh = settings.vehicleMesh();
    if (mesh == null && !hints.carMesh().isEmpty()) {
      mesh = VehicleMesh.of(hints.carMesh().get(0).file(), hints.carMesh());
    }
    return settings.judgedBy(profiles, bodies, vehicle).withVehicleMesh(mesh);
  }
}
