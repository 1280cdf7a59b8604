package org.trackwalk.peers.bullet;

import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.physics.bullet.collision.Collision;
import com.badlogic.gdx.physics.bullet.collision.PHY_ScalarType;
import com.badlogic.gdx.physics.bullet.collision.btBvhTriangleMeshShape;
import com.badlogic.gdx.physics.bullet.collision.btCollisionObject;
import com.badlogic.gdx.physics.bullet.collision.btIndexedMesh;
import com.badlogic.gdx.physics.bullet.collision.btTriangleIndexVertexArray;
import com.badlogic.gdx.physics.bullet.collision.btTriangleInfoMap;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.peers.engine.BuildCost;
import org.trackwalk.peers.engine.ProcessMemory;
import org.trackwalk.peers.engine.Stopwatch;

/** A piece as a static body. */
final class BulletMesh {

  /** Bullet reads them for as long as the mesh lives. */
  private final ByteBuffer vertices;

  private final ByteBuffer corners;
  private final btIndexedMesh indexed = new btIndexedMesh();
  private final btTriangleIndexVertexArray array = new btTriangleIndexVertexArray();
  private final btBvhTriangleMeshShape shape;
  private final btTriangleInfoMap edges;
  private final btCollisionObject body = new btCollisionObject();
  private final BuildCost cost;

  BulletMesh(Piece piece, boolean adjusted) {
    vertices = direct(Float.BYTES * piece.positions().length);
    vertices.asFloatBuffer().put(piece.positions());
    corners = direct(Integer.BYTES * piece.triangles().length);
    corners.asIntBuffer().put(piece.triangles());
    indexed.setNumTriangles(piece.triangleCount());
    indexed.setTriangleIndexBase(corners);
    indexed.setTriangleIndexStride(3 * Integer.BYTES);
    indexed.setNumVertices(piece.vertexCount());
    indexed.setVertexBase(vertices);
    indexed.setVertexStride(3 * Float.BYTES);
    indexed.setIndexType(PHY_ScalarType.PHY_INTEGER);
    indexed.setVertexType(PHY_ScalarType.PHY_FLOAT);
    array.addIndexedMesh(indexed, PHY_ScalarType.PHY_INTEGER);
    long memory = ProcessMemory.resident();
    Stopwatch watch = new Stopwatch();
    shape = new btBvhTriangleMeshShape(array, true, true);
    if (adjusted) {
      edges = new btTriangleInfoMap();
      Collision.btGenerateInternalEdgeInfo(shape, edges);
    } else {
      edges = null;
    }
    cost = watch.cost(ProcessMemory.resident() - memory);
    // else boxes would stand off by the margin
    shape.setMargin(0);
    body.setCollisionShape(shape);
    body.setWorldTransform(new Matrix4());
  }

  btCollisionObject body() {
    return body;
  }

  BuildCost cost() {
    return cost;
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
