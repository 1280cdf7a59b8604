package org.trackwalk.engines.jolt;

import com.github.stephengold.joltjni.Body;
import com.github.stephengold.joltjni.BodyCreationSettings;
import com.github.stephengold.joltjni.BodyInterface;
import com.github.stephengold.joltjni.BoxShape;
import com.github.stephengold.joltjni.ConvexShape;
import com.github.stephengold.joltjni.Float3;
import com.github.stephengold.joltjni.IndexedTriangle;
import com.github.stephengold.joltjni.IndexedTriangleList;
import com.github.stephengold.joltjni.JobSystemSingleThreaded;
import com.github.stephengold.joltjni.MapObj2Bp;
import com.github.stephengold.joltjni.MeshShapeSettings;
import com.github.stephengold.joltjni.ObjVsBpFilter;
import com.github.stephengold.joltjni.ObjVsObjFilter;
import com.github.stephengold.joltjni.PhysicsSystem;
import com.github.stephengold.joltjni.Quat;
import com.github.stephengold.joltjni.RVec3;
import com.github.stephengold.joltjni.ShapeRefC;
import com.github.stephengold.joltjni.ShapeResult;
import com.github.stephengold.joltjni.SphereShape;
import com.github.stephengold.joltjni.TempAllocatorImpl;
import com.github.stephengold.joltjni.Vec3;
import com.github.stephengold.joltjni.VertexList;
import com.github.stephengold.joltjni.enumerate.EActivation;
import com.github.stephengold.joltjni.enumerate.EMotionType;
import com.github.stephengold.joltjni.enumerate.EOverrideMassProperties;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.engines.world.Corners;
import org.trackwalk.engines.world.Simulation;
import org.trackwalk.io.engine.EngineBody;
import org.trackwalk.io.engine.EngineWorld;

/** A system of static bodies and one probe, worked on by the calling thread alone. */
final class JoltSimulation implements Simulation {

  private static final int LAYER = 0;

  private static final int ROOM = 4096;

  private static final int SCRATCH = 64 << 20;

  /** The filters are called by the natives: they must stay reachable. */
  private final MapObj2Bp layers = new MapObj2Bp(1, 1).add(LAYER, LAYER);

  private final ObjVsBpFilter broadFilter = new ObjVsBpFilter(1, 1);
  private final ObjVsObjFilter pairFilter = new ObjVsObjFilter(1);
  private final PhysicsSystem system = new PhysicsSystem();
  private final TempAllocatorImpl scratch = new TempAllocatorImpl(SCRATCH);
  private final JobSystemSingleThreaded jobs = new JobSystemSingleThreaded(2048);
  private final List<ShapeRefC> meshes = new ArrayList<>();
  private final List<Integer> refused = new ArrayList<>();
  private final ConvexShape shape;
  private final BodyInterface bodies;
  private final int probe;
  private final JoltCar car;
  private final EngineWorld asked;
  private final double step;

  JoltSimulation(EngineWorld asked, boolean enhanced) {
    this.asked = asked;
    step = asked.step();
    int room = ROOM + asked.bodies().size();
    system.init(room, 0, room, room, layers, broadFilter, pairFilter);
    system.setGravity(0, (float) -asked.gravity(), 0);
    bodies = system.getBodyInterface();
    for (int i = 0; i < asked.bodies().size(); i++) {
      if (!add(asked.bodies().get(i))) {
        refused.add(i);
      }
    }
    double[] half = asked.half();
    shape =
        asked.round()
            ? new SphereShape((float) half[0])
            : new BoxShape((float) half[0], (float) half[1], (float) half[2]);
    BodyCreationSettings settings =
        new BodyCreationSettings(
            shape, new RVec3(0, 1e4, 0), new Quat(0, 0, 0, 1), EMotionType.Dynamic, LAYER);
    settings.setFriction(0);
    settings.setRestitution(0);
    settings.setLinearDamping(0);
    settings.setAngularDamping(0);
    settings.setAllowSleeping(false);
    settings.setEnhancedInternalEdgeRemoval(enhanced);
    if (asked.car() != null) {
      settings.setOverrideMassProperties(EOverrideMassProperties.CalculateInertia);
      settings.getMassPropertiesOverride().setMass((float) asked.car().mass());
    }
    Body body = bodies.createBody(settings);
    probe = body.getId();
    bodies.addBody(probe, EActivation.Activate);
    car =
        asked.car() == null
            ? null
            : new JoltCar(system, body, asked.car(), LAYER, asked.gravity(), step);
    system.optimizeBroadPhase();
  }

  private boolean add(EngineBody body) {
    float[] p = body.points();
    VertexList vertices = new VertexList();
    vertices.resize(p.length / 3);
    for (int v = 0; v < p.length; v += 3) {
      vertices.set(v / 3, new Float3(p[v], p[v + 1], p[v + 2]));
    }
    int[] corners = body.corners();
    IndexedTriangleList triangles = new IndexedTriangleList();
    triangles.resize(corners.length / 3);
    for (int t = 0; t < corners.length; t += 3) {
      triangles.set(t / 3, new IndexedTriangle(corners[t], corners[t + 1], corners[t + 2]));
    }
    // as games call it: the engine drops triangles without area, and second copies
    MeshShapeSettings mesh = new MeshShapeSettings(vertices, triangles);
    ShapeResult result = mesh.create();
    if (result.hasError()) {
      return false;
    }
    ShapeRefC made = result.get();
    meshes.add(made);
    BodyCreationSettings settings =
        new BodyCreationSettings(
            made.getPtr(), new RVec3(0, 0, 0), new Quat(0, 0, 0, 1), EMotionType.Static, LAYER);
    settings.setFriction(0);
    settings.setRestitution(0);
    bodies.createAndAddBody(settings, EActivation.DontActivate);
    mesh.close();
    return true;
  }

  @Override
  public int[] refused() {
    return refused.stream().mapToInt(Integer::intValue).toArray();
  }

  @Override
  public void place(double[] at, double[] velocity) {
    Quat turn = new Quat((float) at[3], (float) at[4], (float) at[5], (float) at[6]);
    bodies.setPositionAndRotation(
        probe, new RVec3(at[0], at[1], at[2]), turn, EActivation.Activate);
    bodies.setLinearAndAngularVelocity(
        probe,
        new Vec3((float) velocity[0], (float) velocity[1], (float) velocity[2]),
        new Vec3(0, 0, 0));
    if (car != null) {
      car.settle();
    }
  }

  @Override
  public void tow(double x, double z) {
    Vec3 velocity = bodies.getLinearVelocity(probe);
    Vec3 spin = bodies.getAngularVelocity(probe);
    double yaw = car == null ? 0 : Corners.yaw(turn(), x, z, step);
    bodies.setLinearAndAngularVelocity(
        probe,
        new Vec3((float) x, velocity.getY(), (float) z),
        new Vec3(spin.getX(), (float) yaw, spin.getZ()));
  }

  @Override
  public void step() {
    system.update((float) step, 1, scratch, jobs);
  }

  @Override
  public void read(float[] out, int at) {
    RVec3 place = bodies.getPosition(probe);
    out[at] = (float) place.xx();
    out[at + 1] = (float) place.yy();
    out[at + 2] = (float) place.zz();
    Vec3 velocity = bodies.getLinearVelocity(probe);
    out[at + 3] = velocity.getX();
    out[at + 4] = velocity.getY();
    out[at + 5] = velocity.getZ();
    if (car != null) {
      car.read(turn(), place, out, at);
      double[] moving = {velocity.getX(), velocity.getY(), velocity.getZ()};
      Vec3 turning = bodies.getAngularVelocity(probe);
      double[] spin = {turning.getX(), turning.getY(), turning.getZ()};
      Corners.rises(asked.car(), turn(), moving, spin, out, at);
    }
  }

  private double[] turn() {
    Quat q = bodies.getRotation(probe);
    return new double[] {q.getX(), q.getY(), q.getZ(), q.getW()};
  }

  @Override
  public void close() {
    if (car != null) {
      car.close();
    }
    system.removeAllBodies();
    meshes.forEach(ShapeRefC::close);
    system.close();
  }
}
