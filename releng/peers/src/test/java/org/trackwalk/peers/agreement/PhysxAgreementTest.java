package org.trackwalk.peers.agreement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import org.junit.jupiter.api.Test;
import org.trackwalk.peers.engine.EngineMissing;
import org.trackwalk.peers.engine.PeerEngine;
import org.trackwalk.peers.engine.ProbeShape;
import org.trackwalk.peers.engine.Probes;
import org.trackwalk.peers.ground.HeightField;
import org.trackwalk.peers.ground.Placement;
import org.trackwalk.peers.physx.PhysxEngine;
import org.trackwalk.peers.trackwalk.MethodEngine;

/** The paper's algorithm in its author's engine finds what Trackwalk finds. */
class PhysxAgreementTest {

  private static final ProbeShape SPHERE = ProbeShape.sphere(0.35);
  private static final double CONTACT_DISTANCE = 0.02;
  private static final int COUNT = 1000;
  private static final long SEED = 7;

  @Test
  void roughGroundGivesTheSameContactsButForFloatsAndTheSingularThreshold() {
    HeightField field = HeightField.rough(2000, 1.0);
    Probes probes =
        Placement.spheres(
            field, SPHERE, 2 * SPHERE.radius() + CONTACT_DISTANCE, CONTACT_DISTANCE, COUNT, SEED);
    PeerEngine physx = PhysxEngine.both().get(0);

    Agreement.Result result;
    try {
      result =
          Agreement.compare(
              physx, MethodEngine.asPhysx(), field.ground(), probes, CONTACT_DISTANCE, true);
    } catch (EngineMissing missing) {
      abort(missing.getMessage());
      return;
    }

    assertEquals(0, result.count(Cause.OTHER), () -> "seed " + SEED + ": " + result.examples());
    assertTrue(result.emulated() > 0.995, () -> "seed " + SEED + ": " + result.causes());
    assertTrue(result.ownContacts() > COUNT / 2, "probes that touch nothing show nothing");
  }
}
