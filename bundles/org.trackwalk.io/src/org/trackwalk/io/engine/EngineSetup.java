package org.trackwalk.io.engine;

import java.util.List;
import java.util.Optional;

/**
 * An engine with the switches that decide what it does at edges.
 *
 * @param id as on the command line
 * @param library id of the {@link EngineLibrary} that it runs
 * @param profile id of the profile whose foretelling it measures
 * @param title with its switches
 * @param casts how the wheels of its vehicles ask for the ground, as far as they are driven here
 */
public record EngineSetup(
    String id, String library, String profile, String title, List<String> casts) {

  private static final List<String> PHYSX = List.of(EngineCar.RAY, EngineCar.CYLINDER);

  private static final List<String> JOLT =
      List.of(EngineCar.RAY, EngineCar.SPHERE, EngineCar.CYLINDER);

  private static final List<String> BULLET = List.of(EngineCar.RAY);

  private static final List<EngineSetup> ALL =
      List.of(
          new EngineSetup("physx", "physx", "physx", "PhysX", PHYSX),
          new EngineSetup("physx-pcm", "physx", "physx-pcm", "PhysX with PCM", PHYSX),
          new EngineSetup("jolt", "jolt", "jolt", "Jolt", JOLT),
          new EngineSetup(
              "jolt-enhanced",
              "jolt",
              "jolt-enhanced",
              "Jolt, enhanced internal edge removal",
              JOLT),
          new EngineSetup("bullet", "bullet", "bullet", "Bullet", BULLET),
          new EngineSetup(
              "bullet-edge", "bullet", "bullet-edge", "Bullet, internal edge utility", BULLET),
          new EngineSetup("ode", "ode", "ode", "ODE", List.of()));

  /** All of them. */
  public static List<EngineSetup> all() {
    return ALL;
  }

  /** The one with an id. */
  public static Optional<EngineSetup> byId(String id) {
    return ALL.stream().filter(setup -> setup.id().equals(id)).findFirst();
  }

  /** Ids of all. */
  public static List<String> ids() {
    return ALL.stream().map(EngineSetup::id).toList();
  }
}
