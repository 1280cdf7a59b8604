package org.trackwalk.peers.physx;

import org.trackwalk.mesh.level.Piece;
import org.trackwalk.peers.engine.BuildCost;
import org.trackwalk.peers.engine.ProcessMemory;
import org.trackwalk.peers.engine.Stopwatch;
import physx.PxTopLevelFunctions;
import physx.common.PxBoundedData;
import physx.common.PxTolerancesScale;
import physx.cooking.PxCookingParams;
import physx.cooking.PxTriangleMeshDesc;
import physx.geometry.PxTriangleMesh;
import physx.support.PxArray_PxReal;
import physx.support.PxArray_PxU32;

/** Cooks a piece with PhysX's default parameters, which merge vertices that are exactly equal. */
final class PhysxMesh {

  private final PxTriangleMesh mesh;
  private final BuildCost cost;

  private PhysxMesh(PxTriangleMesh mesh, BuildCost cost) {
    this.mesh = mesh;
    this.cost = cost;
  }

  static PhysxMesh cook(Piece piece, PxTolerancesScale scale) {
    PxArray_PxReal vertices = new PxArray_PxReal();
    for (float coordinate : piece.positions()) {
      vertices.pushBack(coordinate);
    }
    PxArray_PxU32 corners = new PxArray_PxU32();
    for (int corner : piece.triangles()) {
      corners.pushBack(corner);
    }
    PxTriangleMeshDesc description = new PxTriangleMeshDesc();
    PxBoundedData points = new PxBoundedData();
    points.setCount(piece.vertexCount());
    points.setStride(3 * Float.BYTES);
    points.setData(vertices.begin());
    description.setPoints(points);
    PxBoundedData triangles = new PxBoundedData();
    triangles.setCount(piece.triangleCount());
    triangles.setStride(3 * Integer.BYTES);
    triangles.setData(corners.begin());
    description.setTriangles(triangles);
    PxCookingParams parameters = new PxCookingParams(scale);
    long memory = ProcessMemory.resident();
    Stopwatch watch = new Stopwatch();
    PxTriangleMesh mesh = PxTopLevelFunctions.CreateTriangleMesh(parameters, description);
    BuildCost cost = watch.cost(ProcessMemory.resident() - memory);
    parameters.destroy();
    description.destroy();
    points.destroy();
    triangles.destroy();
    vertices.destroy();
    corners.destroy();
    return new PhysxMesh(mesh, cost);
  }

  PxTriangleMesh mesh() {
    return mesh;
  }

  BuildCost cost() {
    return cost;
  }
}
