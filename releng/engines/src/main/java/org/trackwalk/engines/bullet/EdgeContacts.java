package org.trackwalk.engines.bullet;

import com.badlogic.gdx.physics.bullet.collision.Collision;
import com.badlogic.gdx.physics.bullet.collision.ContactListener;
import com.badlogic.gdx.physics.bullet.collision.btCollisionObjectWrapper;
import com.badlogic.gdx.physics.bullet.collision.btManifoldPoint;

/** Has each new contact adjusted at internal edges; the listener is heard while it lives. */
final class EdgeContacts extends ContactListener {

  @Override
  public boolean onContactAdded(
      btManifoldPoint contact,
      btCollisionObjectWrapper body0,
      int part0,
      int index0,
      btCollisionObjectWrapper body1,
      int part1,
      int index1) {
    if (body0.getCollisionShape().getShapeType() == TRIANGLE) {
      Collision.btAdjustInternalEdgeContacts(contact, body0, body1, part0, index0);
    } else {
      Collision.btAdjustInternalEdgeContacts(contact, body1, body0, part1, index1);
    }
    return true;
  }

  /** TRIANGLE_SHAPE_PROXYTYPE. */
  private static final int TRIANGLE = 1;
}
