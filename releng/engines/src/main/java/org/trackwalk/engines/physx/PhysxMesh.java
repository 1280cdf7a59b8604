package org.trackwalk.engines.physx;

import org.trackwalk.io.engine.EngineBody;
import physx.PxTopLevelFunctions;
import physx.common.PxBoundedData;
import physx.common.PxTolerancesScale;
import physx.cooking.PxCookingParams;
import physx.cooking.PxTriangleMeshDesc;
import physx.geometry.PxTriangleMesh;
import physx.support.PxArray_PxReal;
import physx.support.PxArray_PxU32;

/** Cooks a body with PhysX's default parameters, which merge vertices that are exactly equal. */
final class PhysxMesh {

  private PhysxMesh() {}

  /** Null where PhysX refuses. */
  static PxTriangleMesh cook(EngineBody body, PxTolerancesScale scale) {
    PxArray_PxReal vertices = new PxArray_PxReal();
    for (float coordinate : body.points()) {
      vertices.pushBack(coordinate);
    }
    PxArray_PxU32 corners = new PxArray_PxU32();
    for (int corner : body.corners()) {
      corners.pushBack(corner);
    }
    PxTriangleMeshDesc description = new PxTriangleMeshDesc();
    PxBoundedData points = new PxBoundedData();
    points.setCount(body.points().length / 3);
    points.setStride(3 * Float.BYTES);
    points.setData(vertices.begin());
    description.setPoints(points);
    PxBoundedData triangles = new PxBoundedData();
    triangles.setCount(body.corners().length / 3);
    triangles.setStride(3 * Integer.BYTES);
    triangles.setData(corners.begin());
    description.setTriangles(triangles);
    PxCookingParams parameters = new PxCookingParams(scale);
    PxTriangleMesh mesh = PxTopLevelFunctions.CreateTriangleMesh(parameters, description);
    parameters.destroy();
    description.destroy();
    points.destroy();
    triangles.destroy();
    vertices.destroy();
    corners.destroy();
    return mesh == null || mesh.getAddress() == 0 ? null : mesh;
  }
}
