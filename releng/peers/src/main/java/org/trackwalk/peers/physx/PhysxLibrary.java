package org.trackwalk.peers.physx;

import org.trackwalk.peers.engine.EngineMissing;
import physx.PxTopLevelFunctions;
import physx.common.PxDefaultAllocator;
import physx.common.PxDefaultErrorCallback;
import physx.common.PxFoundation;
import physx.common.PxTolerancesScale;
import physx.physics.PxPhysics;

/** The one PhysX of a process; started when first needed. */
final class PhysxLibrary {

  private PxDefaultAllocator allocator;
  private PxDefaultErrorCallback errors;
  private PxFoundation foundation;
  private PxTolerancesScale scale;
  private PxPhysics physics;
  private String version;

  synchronized PxPhysics physics() throws EngineMissing {
    if (physics == null) {
      start();
    }
    return physics;
  }

  PxTolerancesScale scale() {
    return scale;
  }

  String version() throws EngineMissing {
    physics();
    return version;
  }

  private void start() throws EngineMissing {
    try {
      int number = PxTopLevelFunctions.getPHYSICS_VERSION();
      allocator = new PxDefaultAllocator();
      errors = new PxDefaultErrorCallback();
      foundation = PxTopLevelFunctions.CreateFoundation(number, allocator, errors);
      scale = new PxTolerancesScale();
      physics = PxTopLevelFunctions.CreatePhysics(number, foundation, scale);
      version = "PhysX " + (number >> 24) + "." + (number >> 16 & 255) + "." + (number >> 8 & 255);
    } catch (LinkageError | RuntimeException e) {
      throw new EngineMissing("PhysX does not load", e);
    }
  }
}
