package org.trackwalk.peers.physx;

import physx.physics.PxFilterFlagEnum;
import physx.physics.PxPairFlagEnum;
import physx.support.PassThroughFilterShaderImpl;

/** Probes meet the ground and never each other; contacts are found and reported, never solved. */
final class ContactFilter extends PassThroughFilterShaderImpl {

  /** First filter word of the ground's shapes. */
  static final int GROUND = 1;

  /** First filter word of the probes' shapes. */
  static final int PROBE = 2;

  private final int report =
      PxPairFlagEnum.eDETECT_DISCRETE_CONTACT.value
          | PxPairFlagEnum.eNOTIFY_TOUCH_FOUND.value
          | PxPairFlagEnum.eNOTIFY_TOUCH_PERSISTS.value
          | PxPairFlagEnum.eNOTIFY_CONTACT_POINTS.value;

  @Override
  public int filterShader(
      int attributes0,
      int word00,
      int word01,
      int word02,
      int word03,
      int attributes1,
      int word10,
      int word11,
      int word12,
      int word13) {
    if (word00 == word10) {
      return PxFilterFlagEnum.eKILL.value;
    }
    setOutputPairFlags(report);
    return 0;
  }
}
