package org.trackwalk.engines.bullet;

import com.badlogic.gdx.physics.bullet.collision.Collision;
import com.badlogic.gdx.physics.bullet.collision.PHY_ScalarType;
import com.badlogic.gdx.physics.bullet.collision.btBvhTriangleMeshShape;
import com.badlogic.gdx.physics.bullet.collision.btCollisionObject;
import com.badlogic.gdx.physics.bullet.collision.btIndexedMesh;
import com.badlogic.gdx.physics.bullet.collision.btTriangleIndexVertexArray;
import com.badlogic.gdx.physics.bullet.collision.btTriangleInfoMap;
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
  private final btCollisionObject body = new btCollisionObject();

  BulletMesh(EngineBody made, boolean adjusted) {
    vertices = direct(Float.BYTES * made.points().length);
    vertices.asFloatBuffer().put(made.points());
    corners = direct(Integer.BYTES * made.corners().length);
    corners.asIntBuffer().put(made.corners());
    indexed.setNumTriangles(made.corners().length / 3);
    indexed.setTriangleIndexBase(corners);
    indexed.setTriangleIndexStride(3 * Integer.BYTES);
    indexed.setNumVertices(made.points().length / 3);
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
    body.setCollisionShape(shape);
    body.setFriction(0);
    body.setRestitution(0);
    if (adjusted) {
      body.setCollisionFlags(body.getCollisionFlags() | ASKED_ABOUT_CONTACTS);
    }
  }

  btCollisionObject body() {
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
