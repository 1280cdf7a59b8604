package org.trackwalk.engines.bullet;

import com.badlogic.gdx.physics.bullet.collision.Collision;
import com.badlogic.gdx.physics.bullet.collision.PHY_ScalarType;
import com.badlogic.gdx.physics.bullet.collision.btBvhTriangleMeshShape;
import com.badlogic.gdx.physics.bullet.collision.btIndexedMesh;
import com.badlogic.gdx.physics.bullet.collision.btTriangleIndexVertexArray;
import com.badlogic.gdx.physics.bullet.collision.btTriangleInfoMap;
import com.badlogic.gdx.physics.bullet.dynamics.btRigidBody;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.trackwalk.io.engine.EngineBody;

/** A mesh as a static body. */
final class BulletMesh {

  /** CF_CUSTOM_MATERIAL_CALLBACK. */
  private static final int ASKED_ABOUT_CONTACTS = 8;

  /** Bullet reads them for as long as the mesh lives. */
  private final ByteBuffer vertices;

  private final ByteBuffer corners;
  private final btIndexedMesh indexed = new btIndexedMesh();
  private final btTriangleIndexVertexArray array = new btTriangleIndexVertexArray();
  private final btBvhTriangleMeshShape shape;
  private final btTriangleInfoMap edges;
  private final btRigidBody body;

  BulletMesh(EngineBody source, boolean adjusted) {
    vertices = direct(Float.BYTES * source.points().length);
    vertices.asFloatBuffer().put(source.points());
    corners = direct(Integer.BYTES * source.corners().length);
    corners.asIntBuffer().put(source.corners());
    indexed.setNumTriangles(source.corners().length / 3);
    indexed.setTriangleIndexBase(corners);
    indexed.setTriangleIndexStride(3 * Integer.BYTES);
    indexed.setNumVertices(source.points().length / 3);
    indexed.setVertexBase(vertices);
    indexed.setVertexStride(3 * Float.BYTES);
    indexed.setIndexType(PHY_ScalarType.PHY_INTEGER);
    indexed.setVertexType(PHY_ScalarType.PHY_FLOAT);
    array.addIndexedMesh(indexed, PHY_ScalarType.PHY_INTEGER);
    shape = new btBvhTriangleMeshShape(array, true, true);
    if (adjusted) {
      edges = new btTriangleInfoMap();
      Collision.btGenerateInternalEdgeInfo(shape, edges);
    } else {
      edges = null;
    }
    shape.setMargin(0); // else boxes would stand off by the margin
    // the rays of a vehicle meet rigid bodies alone
    btRigidBody.btRigidBodyConstructionInfo made =
        new btRigidBody.btRigidBodyConstructionInfo(0, null, shape);
    body = new btRigidBody(made);
    made.dispose();
    body.setFriction(0);
    body.setRestitution(0);
    if (adjusted) {
      body.setCollisionFlags(body.getCollisionFlags() | ASKED_ABOUT_CONTACTS);
    }
  }

  btRigidBody body() {
    return body;
  }

  void dispose() {
    body.dispose();
    shape.dispose();
    if (edges != null) {
      edges.dispose();
    }
    array.dispose();
    indexed.dispose();
  }

  private static ByteBuffer direct(int bytes) {
    return ByteBuffer.allocateDirect(bytes).order(ByteOrder.nativeOrder());
  }
}
