package org.trackwalk.engines.physx;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.engines.world.Corners;
import org.trackwalk.engines.world.Simulation;
import org.trackwalk.io.engine.EngineWorld;
import physx.PxTopLevelFunctions;
import physx.common.PxIDENTITYEnum;
import physx.common.PxQuat;
import physx.common.PxTolerancesScale;
import physx.common.PxTransform;
import physx.common.PxVec3;
import physx.cooking.PxCookingParams;
import physx.extensions.PxRigidBodyExt;
import physx.geometry.PxBoxGeometry;
import physx.geometry.PxGeometry;
import physx.geometry.PxSphereGeometry;
import physx.geometry.PxTriangleMesh;
import physx.geometry.PxTriangleMeshGeometry;
import physx.physics.PxFilterData;
import physx.physics.PxMaterial;
import physx.physics.PxPhysics;
import physx.physics.PxRigidDynamic;
import physx.physics.PxRigidStatic;
import physx.physics.PxScene;
import physx.physics.PxSceneDesc;
import physx.physics.PxSceneFlagEnum;
import physx.physics.PxSceneFlags;
import physx.physics.PxShape;
import physx.physics.PxShapeFlagEnum;
import physx.physics.PxShapeFlags;

/** A scene whose work is all done on the calling thread. */
final class PhysxSimulation implements Simulation {

  /** kg; without friction it decides nothing. */
  private static final float MASS = 1000;

  /** Group and mask of the binding's default filter shader. */
  static final int MEETS_ALL = 1;

  /** Flags of a shape that pushes. */
  static final int COLLIDES = PxShapeFlagEnum.eSIMULATION_SHAPE.value;

  private final double step;
  private final PxScene scene;
  private final PxMaterial material;
  private final PxShapeFlags flags;
  private final PxTransform pose = new PxTransform(PxIDENTITYEnum.PxIdentity);
  private final PxVec3 vector = new PxVec3(0, 0, 0);
  private final PxQuat turn = new PxQuat(0, 0, 0, 1);
  private final PxRigidDynamic probe;
  private final PhysxCar car;
  private final EngineWorld asked;
  private final List<Integer> refused = new ArrayList<>();

  PhysxSimulation(
      PxPhysics physics, PxTolerancesScale scale, EngineWorld asked, boolean persistent) {
    this.asked = asked;
    step = asked.step();
    PxSceneDesc description = new PxSceneDesc(scale);
    PxSceneFlags sceneFlags = new PxSceneFlags(0);
    // otherwise contacts are solved in the order of numbers that earlier pairs have left
    sceneFlags.raise(PxSceneFlagEnum.eENABLE_ENHANCED_DETERMINISM);
    if (persistent) {
      sceneFlags.raise(PxSceneFlagEnum.eENABLE_PCM);
    }
    description.setFlags(sceneFlags);
    vector.setY((float) -asked.gravity());
    description.setGravity(vector);
    description.setCpuDispatcher(PxTopLevelFunctions.DefaultCpuDispatcherCreate(0));
    description.setFilterShader(PxTopLevelFunctions.DefaultFilterShader());
    scene = physics.createScene(description);
    description.destroy();
    sceneFlags.destroy();
    material = physics.createMaterial(0, 0, 0);
    int met = asked.car() == null ? 0 : PxShapeFlagEnum.eSCENE_QUERY_SHAPE.value;
    flags = new PxShapeFlags((byte) (COLLIDES | met));
    float offset = (float) (asked.margin() / 2);
    for (int i = 0; i < asked.bodies().size(); i++) {
      PxTriangleMesh mesh = PhysxMesh.cook(asked.bodies().get(i), scale);
      if (mesh == null) {
        refused.add(i);
        continue;
      }
      PxTriangleMeshGeometry geometry = new PxTriangleMeshGeometry(mesh);
      PxRigidStatic actor = physics.createRigidStatic(pose);
      actor.attachShape(shape(physics, geometry, offset));
      geometry.destroy();
      scene.addActor(actor);
    }
    if (asked.car() == null) {
      car = null;
      probe = sliding(physics, asked, offset);
    } else {
      PxCookingParams cooking = new PxCookingParams(scale);
      car = new PhysxCar(physics, cooking, material, asked);
      cooking.destroy();
      car.in(scene);
      probe = car.chassis();
    }
    probe.setLinearDamping(0);
    probe.setAngularDamping(0);
    probe.setSleepThreshold(0);
    scene.addActor(probe);
  }

  private PxRigidDynamic sliding(PxPhysics physics, EngineWorld asked, float offset) {
    double[] half = asked.half();
    PxGeometry geometry =
        asked.round()
            ? new PxSphereGeometry((float) half[0])
            : new PxBoxGeometry((float) half[0], (float) half[1], (float) half[2]);
    PxRigidDynamic body = physics.createRigidDynamic(pose);
    body.attachShape(shape(physics, geometry, offset));
    geometry.destroy();
    PxRigidBodyExt.setMassAndUpdateInertia(body, MASS);
    return body;
  }

  private PxShape shape(PxPhysics physics, PxGeometry geometry, float offset) {
    PxShape shape = physics.createShape(geometry, material, true, flags);
    PxFilterData data = new PxFilterData(MEETS_ALL, MEETS_ALL, 0, 0);
    shape.setSimulationFilterData(data);
    data.destroy();
    shape.setContactOffset(offset);
    shape.setRestOffset(0);
    return shape;
  }

  @Override
  public int[] refused() {
    return refused.stream().mapToInt(Integer::intValue).toArray();
  }

  @Override
  public void place(double[] at, double[] velocity) {
    set(at[0], at[1], at[2]);
    turn.setX((float) at[3]);
    turn.setY((float) at[4]);
    turn.setZ((float) at[5]);
    turn.setW((float) at[6]);
    pose.setP(vector);
    pose.setQ(turn);
    probe.setGlobalPose(pose);
    set(velocity[0], velocity[1], velocity[2]);
    probe.setLinearVelocity(vector);
    set(0, 0, 0);
    probe.setAngularVelocity(vector);
    probe.wakeUp();
    if (car != null) {
      car.settle();
    }
  }

  @Override
  public void tow(double x, double z) {
    float up = probe.getLinearVelocity().getY();
    set(x, up, z);
    probe.setLinearVelocity(vector);
    PxVec3 spin = probe.getAngularVelocity();
    double yaw = car == null ? 0 : Corners.yaw(turn(), x, z, step);
    set(spin.getX(), yaw, spin.getZ());
    probe.setAngularVelocity(vector);
  }

  @Override
  public void step() {
    if (car != null) {
      car.step();
    }
    scene.simulate((float) step);
    scene.fetchResults(true);
  }

  @Override
  public void read(float[] out, int at) {
    PxVec3 place = probe.getGlobalPose().getP();
    out[at] = place.getX();
    out[at + 1] = place.getY();
    out[at + 2] = place.getZ();
    PxVec3 velocity = probe.getLinearVelocity();
    out[at + 3] = velocity.getX();
    out[at + 4] = velocity.getY();
    out[at + 5] = velocity.getZ();
    if (car != null) {
      car.read(out, at);
      PxVec3 turning = probe.getAngularVelocity();
      double[] spin = {turning.getX(), turning.getY(), turning.getZ()};
      double[] moving = {out[at + 3], out[at + 4], out[at + 5]};
      Corners.rises(asked.car(), turn(), moving, spin, out, at);
    }
  }

  private double[] turn() {
    PxQuat q = probe.getGlobalPose().getQ();
    return new double[] {q.getX(), q.getY(), q.getZ(), q.getW()};
  }

  @Override
  public void close() {
    if (car != null) {
      car.close();
    }
    scene.release();
  }

  private void set(double x, double y, double z) {
    vector.setX((float) x);
    vector.setY((float) y);
    vector.setZ((float) z);
  }
}
