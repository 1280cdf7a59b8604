package org.trackwalk.peers.jolt;

import com.github.stephengold.joltjni.BodyCreationSettings;
import com.github.stephengold.joltjni.BodyInterface;
import com.github.stephengold.joltjni.BoxShape;
import com.github.stephengold.joltjni.CollideShapeSettings;
import com.github.stephengold.joltjni.Float3;
import com.github.stephengold.joltjni.MapObj2Bp;
import com.github.stephengold.joltjni.MeshShapeSettings;
import com.github.stephengold.joltjni.NarrowPhaseQuery;
import com.github.stephengold.joltjni.ObjVsBpFilter;
import com.github.stephengold.joltjni.ObjVsObjFilter;
import com.github.stephengold.joltjni.PhysicsSystem;
import com.github.stephengold.joltjni.Quat;
import com.github.stephengold.joltjni.RMat44;
import com.github.stephengold.joltjni.RVec3;
import com.github.stephengold.joltjni.ShapeRefC;
import com.github.stephengold.joltjni.ShapeResult;
import com.github.stephengold.joltjni.SphereShape;
import com.github.stephengold.joltjni.Vec3;
import com.github.stephengold.joltjni.enumerate.EActivation;
import com.github.stephengold.joltjni.enumerate.EActiveEdgeMode;
import com.github.stephengold.joltjni.enumerate.EMotionType;
import com.github.stephengold.joltjni.readonly.ConstShape;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.peers.engine.BuildCost;
import org.trackwalk.peers.engine.ContactRows;
import org.trackwalk.peers.engine.Ground;
import org.trackwalk.peers.engine.PeerWorld;
import org.trackwalk.peers.engine.ProbeShape;
import org.trackwalk.peers.engine.Probes;
import org.trackwalk.peers.engine.ProcessMemory;
import org.trackwalk.peers.engine.Stopwatch;

/** A system of static bodies that is asked shape by shape. */
final class JoltWorld implements PeerWorld {

  private static final int BATCH = 2000;

  /** The one object layer and the one broad-phase layer. */
  private static final int LAYER = 0;

  private static final int ROOM = 1024;

  /** The filters are called by the natives: they must stay reachable. */
  private final MapObj2Bp layers = new MapObj2Bp(1, 1).add(LAYER, LAYER);

  private final ObjVsBpFilter broadFilter = new ObjVsBpFilter(1, 1);
  private final ObjVsObjFilter pairFilter = new ObjVsObjFilter(1);
  private final PhysicsSystem system = new PhysicsSystem();
  private final List<ShapeRefC> meshes = new ArrayList<>();
  private final ConstShape probe;
  private final CollideShapeSettings settings = new CollideShapeSettings();
  private final NarrowPhaseQuery query;
  private final HitReader reader = new HitReader();
  private final Vec3 one = new Vec3(1, 1, 1);
  private final RVec3 base = new RVec3(0, 0, 0);
  private final RMat44 transform = RMat44.sIdentity();
  private BuildCost cost = BuildCost.NONE;

  JoltWorld(Ground ground, ProbeShape shape, double contactDistance, EActiveEdgeMode edges) {
    system.init(ROOM, 0, ROOM, ROOM, layers, broadFilter, pairFilter);
    for (Piece piece : ground.pieces()) {
      add(piece);
    }
    system.optimizeBroadPhase();
    probe =
        shape.round()
            ? new SphereShape((float) shape.radius())
            : new BoxShape(new Vec3((float) shape.x(), (float) shape.y(), (float) shape.z()));
    settings.setActiveEdgeMode(edges);
    settings.setMaxSeparationDistance((float) contactDistance);
    query = system.getNarrowPhaseQueryNoLock();
  }

  @Override
  public void contacts(Probes probes, int from, int to, ContactRows out) {
    out.clear();
    for (int i = from; i < to; i++) {
      place(probes, i);
      reader.next(out, i);
      query.collideShape(probe, one, transform, settings, base, reader);
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
    system.removeAllBodies();
    meshes.forEach(ShapeRefC::close);
    system.close();
  }

  private void add(Piece piece) {
    MeshShapeSettings mesh = new MeshShapeSettings();
    float[] p = piece.positions();
    mesh.reserveTriangleVertices(piece.vertexCount());
    for (int v = 0; v < piece.vertexCount(); v++) {
      mesh.addTriangleVertex(new Float3(p[3 * v], p[3 * v + 1], p[3 * v + 2]));
    }
    int[] corners = piece.triangles();
    mesh.reserveIndexedTriangles(piece.triangleCount());
    for (int t = 0; t < piece.triangleCount(); t++) {
      mesh.addIndexedTriangle(corners[3 * t], corners[3 * t + 1], corners[3 * t + 2]);
    }
    long memory = ProcessMemory.resident();
    Stopwatch watch = new Stopwatch();
    ShapeResult result = mesh.create();
    cost = cost.plus(watch.cost(ProcessMemory.resident() - memory));
    if (result.hasError()) {
      throw new IllegalStateException("Jolt refuses the mesh: " + result.getError());
    }
    ShapeRefC shape = result.get();
    meshes.add(shape);
    BodyInterface bodies = system.getBodyInterface();
    bodies.createAndAddBody(
        new BodyCreationSettings(
            shape.getPtr(), new RVec3(0, 0, 0), new Quat(0, 0, 0, 1), EMotionType.Static, LAYER),
        EActivation.DontActivate);
    mesh.close();
  }

  private void place(Probes probes, int i) {
    double x = probes.turn(i, 0);
    double y = probes.turn(i, 1);
    double z = probes.turn(i, 2);
    double w = probes.turn(i, 3);
    if (!probes.shape().round()) {
      transform.setElement(0, 0, 1 - 2 * (y * y + z * z));
      transform.setElement(0, 1, 2 * (x * y - z * w));
      transform.setElement(0, 2, 2 * (x * z + y * w));
      transform.setElement(1, 0, 2 * (x * y + z * w));
      transform.setElement(1, 1, 1 - 2 * (x * x + z * z));
      transform.setElement(1, 2, 2 * (y * z - x * w));
      transform.setElement(2, 0, 2 * (x * z - y * w));
      transform.setElement(2, 1, 2 * (y * z + x * w));
      transform.setElement(2, 2, 1 - 2 * (x * x + y * y));
    }
    transform.setElement(0, 3, probes.centre(i, 0));
    transform.setElement(1, 3, probes.centre(i, 1));
    transform.setElement(2, 3, probes.centre(i, 2));
  }
}
