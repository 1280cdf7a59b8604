package org.trackwalk.peers.bullet;

import com.badlogic.gdx.math.Vector3;
import com.badlogic.gdx.physics.bullet.collision.Collision;
import com.badlogic.gdx.physics.bullet.collision.ContactResultCallback;
import com.badlogic.gdx.physics.bullet.collision.btCollisionObjectWrapper;
import com.badlogic.gdx.physics.bullet.collision.btManifoldPoint;
import org.trackwalk.peers.engine.ContactRows;

/** Writes each contact of a test into a table, adjusted at internal edges if so wished. */
final class ContactReader extends ContactResultCallback {

  private final boolean adjusted;
  private final double contactDistance;
  private final Vector3 point = new Vector3();
  private final Vector3 normal = new Vector3();
  private ContactRows out;
  private int probe;

  ContactReader(boolean adjusted, double contactDistance) {
    this.adjusted = adjusted;
    this.contactDistance = contactDistance;
    setClosestDistanceThreshold((float) contactDistance);
  }

  /** Says where the next contacts go. */
  void next(ContactRows rows, int ofProbe) {
    out = rows;
    probe = ofProbe;
  }

  @Override
  public float addSingleResult(
      btManifoldPoint contact,
      btCollisionObjectWrapper body0,
      int part0,
      int index0,
      btCollisionObjectWrapper body1,
      int part1,
      int index1) {
    if (contact.getDistance() > contactDistance) {
      return 0;
    }
    if (adjusted) {
      Collision.btAdjustInternalEdgeContacts(contact, body1, body0, part1, index1);
    }
    contact.getPositionWorldOnA(point);
    contact.getNormalWorldOnB(normal);
    out.add(probe, point.x, point.y, point.z, normal.x, normal.y, normal.z, contact.getDistance());
    return 0;
  }
}
