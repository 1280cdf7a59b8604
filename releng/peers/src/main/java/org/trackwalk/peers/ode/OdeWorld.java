package org.trackwalk.peers.ode;

import java.util.ArrayList;
import java.util.List;
import org.ode4j.math.DQuaternion;
import org.ode4j.ode.DContactGeom;
import org.ode4j.ode.DContactGeomBuffer;
import org.ode4j.ode.DGeom;
import org.ode4j.ode.DTriMesh;
import org.ode4j.ode.DTriMeshData;
import org.ode4j.ode.OdeHelper;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.peers.engine.BuildCost;
import org.trackwalk.peers.engine.ContactRows;
import org.trackwalk.peers.engine.Ground;
import org.trackwalk.peers.engine.HeapMemory;
import org.trackwalk.peers.engine.PeerWorld;
import org.trackwalk.peers.engine.ProbeShape;
import org.trackwalk.peers.engine.Probes;
import org.trackwalk.peers.engine.Stopwatch;

/** Geometries without a space, collided pair by pair. */
final class OdeWorld implements PeerWorld {

  private static final int BATCH = 2000;

  /** Most contacts of a pair that are asked for. */
  private static final int MOST = 64;

  private final List<DTriMesh> meshes = new ArrayList<>();
  private final DGeom probe;
  private final DContactGeomBuffer buffer = new DContactGeomBuffer(MOST);
  private final DQuaternion turn = new DQuaternion();
  private final BuildCost cost;

  OdeWorld(Ground ground, ProbeShape shape) {
    long memory = HeapMemory.used();
    Stopwatch watch = new Stopwatch();
    for (Piece piece : ground.pieces()) {
      DTriMeshData data = OdeHelper.createTriMeshData();
      data.build(piece.positions(), piece.triangles());
      data.preprocess();
      meshes.add(OdeHelper.createTriMesh(null, data, null, null, null));
    }
    BuildCost times = watch.cost(0);
    cost = times.plus(new BuildCost(0, 0, HeapMemory.used() - memory));
    probe =
        shape.round()
            ? OdeHelper.createSphere(shape.radius())
            : OdeHelper.createBox(2 * shape.x(), 2 * shape.y(), 2 * shape.z());
  }

  @Override
  public void contacts(Probes probes, int from, int to, ContactRows out) {
    out.clear();
    for (int i = from; i < to; i++) {
      probe.setPosition(probes.centre(i, 0), probes.centre(i, 1), probes.centre(i, 2));
      turn.set(probes.turn(i, 3), probes.turn(i, 0), probes.turn(i, 1), probes.turn(i, 2));
      probe.setQuaternion(turn);
      for (DTriMesh mesh : meshes) {
        int n = OdeHelper.collide(probe, mesh, MOST, buffer);
        for (int k = 0; k < n; k++) {
          add(i, buffer.get(k), out);
        }
      }
    }
  }

  @Override
  public int batch() {
    return BATCH;
  }

  @Override
  public BuildCost cost() {
    return cost;
  }

  @Override
  public void close() {
    probe.destroy();
    meshes.forEach(DTriMesh::destroy);
  }

  private static void add(int i, DContactGeom contact, ContactRows out) {
    out.add(
        i,
        contact.pos.get0(),
        contact.pos.get1(),
        contact.pos.get2(),
        contact.normal.get0(),
        contact.normal.get1(),
        contact.normal.get2(),
        -contact.depth);
  }
}
