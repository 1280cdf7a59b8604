package org.trackwalk.peers.bullet;

import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.math.Quaternion;
import com.badlogic.gdx.math.Vector3;
import com.badlogic.gdx.physics.bullet.collision.btBoxShape;
import com.badlogic.gdx.physics.bullet.collision.btCollisionDispatcher;
import com.badlogic.gdx.physics.bullet.collision.btCollisionObject;
import com.badlogic.gdx.physics.bullet.collision.btCollisionShape;
import com.badlogic.gdx.physics.bullet.collision.btCollisionWorld;
import com.badlogic.gdx.physics.bullet.collision.btDbvtBroadphase;
import com.badlogic.gdx.physics.bullet.collision.btDefaultCollisionConfiguration;
import com.badlogic.gdx.physics.bullet.collision.btSphereShape;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.peers.engine.BuildCost;
import org.trackwalk.peers.engine.ContactRows;
import org.trackwalk.peers.engine.Ground;
import org.trackwalk.peers.engine.PeerWorld;
import org.trackwalk.peers.engine.ProbeShape;
import org.trackwalk.peers.engine.Probes;

/** A world in which one probe is tested against each mesh in turn. */
final class BulletWorld implements PeerWorld {

  private static final int BATCH = 2000;

  private final btDefaultCollisionConfiguration configuration =
      new btDefaultCollisionConfiguration();
  private final btCollisionDispatcher dispatcher = new btCollisionDispatcher(configuration);
  private final btDbvtBroadphase broadPhase = new btDbvtBroadphase();
  private final btCollisionWorld world =
      new btCollisionWorld(dispatcher, broadPhase, configuration);
  private final List<BulletMesh> meshes = new ArrayList<>();
  private final btCollisionShape shape;
  private final btCollisionObject probe = new btCollisionObject();
  private final ContactReader reader;
  private final Matrix4 transform = new Matrix4();
  private final Vector3 centre = new Vector3();
  private final Quaternion turn = new Quaternion();

  BulletWorld(Ground ground, ProbeShape probeShape, double contactDistance, boolean adjusted) {
    for (Piece piece : ground.pieces()) {
      meshes.add(new BulletMesh(piece, adjusted));
    }
    shape =
        probeShape.round()
            ? new btSphereShape((float) probeShape.radius())
            : new btBoxShape(
                new Vector3(
                    (float) probeShape.x(), (float) probeShape.y(), (float) probeShape.z()));
    probe.setCollisionShape(shape);
    reader = new ContactReader(adjusted, contactDistance);
  }

  @Override
  public void contacts(Probes probes, int from, int to, ContactRows out) {
    out.clear();
    for (int i = from; i < to; i++) {
      centre.set(probes.centre(i, 0), probes.centre(i, 1), probes.centre(i, 2));
      turn.set(probes.turn(i, 0), probes.turn(i, 1), probes.turn(i, 2), probes.turn(i, 3));
      transform.set(centre, turn);
      probe.setWorldTransform(transform);
      reader.next(out, i);
      for (BulletMesh mesh : meshes) {
        world.contactPairTest(probe, mesh.body(), reader);
      }
    }
  }

  @Override
  public int batch() {
    return BATCH;
  }

  @Override
  public BuildCost cost() {
    return meshes.stream().map(BulletMesh::cost).reduce(BuildCost.NONE, BuildCost::plus);
  }

  @Override
  public void close() {
    reader.dispose();
    probe.dispose();
    shape.dispose();
    world.dispose();
    meshes.forEach(BulletMesh::dispose);
    broadPhase.dispose();
    dispatcher.dispose();
    configuration.dispose();
  }
}
