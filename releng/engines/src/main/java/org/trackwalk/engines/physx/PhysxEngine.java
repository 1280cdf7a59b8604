package org.trackwalk.engines.physx;

import org.trackwalk.engines.world.Engine;
import org.trackwalk.engines.world.Simulation;
import org.trackwalk.io.engine.EngineCar;
import org.trackwalk.io.engine.EngineWorld;
import physx.PxTopLevelFunctions;
import physx.common.PxDefaultAllocator;
import physx.common.PxDefaultErrorCallback;
import physx.common.PxFoundation;
import physx.common.PxTolerancesScale;
import physx.physics.PxPhysics;
import physx.vehicle2.PxVehicleTopLevelFunctions;

/** The one PhysX of this process. */
public final class PhysxEngine implements Engine {

  private final int number = PxTopLevelFunctions.getPHYSICS_VERSION();

  /** The natives call them: they must stay reachable. */
  private final PxDefaultAllocator allocator = new PxDefaultAllocator();

  private final PxDefaultErrorCallback errors = new PxDefaultErrorCallback();
  private final PxFoundation foundation =
      PxTopLevelFunctions.CreateFoundation(number, allocator, errors);
  private final PxTolerancesScale scale = new PxTolerancesScale();
  private final PxPhysics physics = PxTopLevelFunctions.CreatePhysics(number, foundation, scale);

  /** Nothing is made yet. */
  public PhysxEngine() {
    PxVehicleTopLevelFunctions.InitVehicleExtension(foundation);
  }

  @Override
  public About about(EngineWorld asked) {
    return new About(
        "PhysX " + (number >> 24) + "." + (number >> 16 & 255) + "." + (number >> 8 & 255),
        "cooking as by default; "
            + (persistent(asked) ? "PCM" : "no PCM")
            + ", PGS solver, 4 + 1 iterations, enhanced determinism, contact offset "
            + asked.margin() / 2
            + " m on each shape, rest offset 0, one thread"
            + (asked.car() == null
                ? ""
                : "; Vehicle SDK 2, wheels by "
                    + (asked.car().cast().equals(EngineCar.RAY) ? "raycast" : "sweep")
                    + ", no tyres, no drive"));
  }

  @Override
  public Simulation open(EngineWorld asked) {
    return new PhysxSimulation(physics, scale, asked, persistent(asked));
  }

  private static boolean persistent(EngineWorld asked) {
    return asked.setup().equals("physx-pcm");
  }
}
