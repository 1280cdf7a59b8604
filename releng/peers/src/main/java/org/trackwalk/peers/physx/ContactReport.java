package org.trackwalk.peers.physx;

import java.util.Map;
import org.trackwalk.peers.engine.ContactRows;
import physx.common.PxVec3;
import physx.physics.PxContactPair;
import physx.physics.PxContactPairHeader;
import physx.physics.PxContactPairPoint;
import physx.physics.PxSimulationEventCallbackImpl;
import physx.support.PxArray_PxContactPairPoint;

/** Reads the contact points of every pair that a step reports. */
final class ContactReport extends PxSimulationEventCallbackImpl {

  /** PhysX generates no more for a pair. */
  private static final int MOST = 256;

  private final Map<Long, Integer> probes;
  private final PxArray_PxContactPairPoint points = new PxArray_PxContactPairPoint(MOST);
  private final PxContactPairPoint first = points.begin();
  private ContactRows out;
  private int from;
  private int count;

  /**
   * A report.
   *
   * @param probes number of a probe's actor by the actor's address
   */
  ContactReport(Map<Long, Integer> probes) {
    this.probes = probes;
  }

  /** Says where the contacts of the next step go; actors from {@code n} on are at rest. */
  void next(ContactRows rows, int firstProbe, int n) {
    out = rows;
    from = firstProbe;
    count = n;
  }

  @Override
  public void onContact(PxContactPairHeader header, PxContactPair pairs, int n) {
    Integer actor = probes.get(header.getActors(0).getAddress());
    if (actor == null) {
      actor = probes.get(header.getActors(1).getAddress());
    }
    if (actor >= count) {
      return;
    }
    for (int pair = 0; pair < n; pair++) {
      int contacts = PxContactPair.arrayGet(pairs.getAddress(), pair).extractContacts(first, MOST);
      for (int i = 0; i < contacts; i++) {
        add(from + actor, PxContactPairPoint.arrayGet(first.getAddress(), i));
      }
    }
  }

  private void add(int probe, PxContactPairPoint contact) {
    PxVec3 point = contact.getPosition();
    PxVec3 normal = contact.getNormal();
    out.add(
        probe,
        point.getX(),
        point.getY(),
        point.getZ(),
        normal.getX(),
        normal.getY(),
        normal.getZ(),
        contact.getSeparation());
  }
}
