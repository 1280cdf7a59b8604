package org.trackwalk.peers.physx;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.peers.engine.BuildCost;
import org.trackwalk.peers.engine.ContactRows;
import org.trackwalk.peers.engine.Ground;
import org.trackwalk.peers.engine.PeerWorld;
import org.trackwalk.peers.engine.ProbeShape;
import org.trackwalk.peers.engine.Probes;
import physx.PxTopLevelFunctions;
import physx.common.PxDefaultCpuDispatcher;
import physx.common.PxIDENTITYEnum;
import physx.common.PxQuat;
import physx.common.PxTolerancesScale;
import physx.common.PxTransform;
import physx.common.PxVec3;
import physx.geometry.PxBoxGeometry;
import physx.geometry.PxGeometry;
import physx.geometry.PxSphereGeometry;
import physx.geometry.PxTriangleMesh;
import physx.geometry.PxTriangleMeshGeometry;
import physx.physics.PxActor;
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

/**
 * A scene without gravity, in which probes are set down and one step reports what they touch. All
 * its work is done on the calling thread.
 */
final class PhysxWorld implements PeerWorld {

  /**
   * Small enough that few probes overlap even on a small ground: each such pair costs a call of the
   * filter. Larger ones are no faster on large grounds.
   */
  private static final int BATCH = 250;

  /** Seconds; nothing moves, so any will do. */
  private static final float STEP = 1f / 60;

  /** Metres below the ground and between each other: where actors wait that were never used. */
  private static final float WAITING = 5;

  private final PxScene scene;
  private final PxMaterial material;
  private final PxShapeFlags flags;
  private final PxDefaultCpuDispatcher dispatcher;

  /** The natives call them back: they must stay reachable. */
  private final ContactFilter filter = new ContactFilter();

  private final Map<Long, Integer> actorNumbers = new HashMap<>();
  private final ContactReport report = new ContactReport(actorNumbers);
  private final PxTransform pose = new PxTransform(PxIDENTITYEnum.PxIdentity);
  private final PxVec3 centre = new PxVec3(0, 0, 0);
  private final PxQuat turn = new PxQuat(0, 0, 0, 1);
  private final List<PxRigidDynamic> probeActors = new ArrayList<>();
  private final List<PxActor> groundActors = new ArrayList<>();
  private final List<PxTriangleMesh> meshes = new ArrayList<>();
  private BuildCost cost = BuildCost.NONE;

  PhysxWorld(
      PxPhysics physics,
      PxTolerancesScale scale,
      Ground ground,
      ProbeShape shape,
      double contactDistance,
      boolean persistent) {
    dispatcher = PxTopLevelFunctions.DefaultCpuDispatcherCreate(0);
    PxSceneDesc description = new PxSceneDesc(scale);
    PxSceneFlags sceneFlags = new PxSceneFlags(0);
    if (persistent) {
      sceneFlags.raise(PxSceneFlagEnum.eENABLE_PCM);
    }
    description.setFlags(sceneFlags);
    description.setCpuDispatcher(dispatcher);
    description.setSimulationEventCallback(report);
    PxTopLevelFunctions.setupPassThroughFilterShader(description, filter);
    scene = physics.createScene(description);
    description.destroy();
    sceneFlags.destroy();
    material = physics.createMaterial(0, 0, 0);
    flags = new PxShapeFlags((byte) PxShapeFlagEnum.eSIMULATION_SHAPE.value);
    float half = (float) (contactDistance / 2);
    for (Piece piece : ground.pieces()) {
      addGround(physics, PhysxMesh.cook(piece, scale), half);
    }
    PxGeometry geometry =
        shape.round()
            ? new PxSphereGeometry((float) shape.radius())
            : new PxBoxGeometry((float) shape.x(), (float) shape.y(), (float) shape.z());
    for (int i = 0; i < BATCH; i++) {
      addProbe(physics, geometry, half, i);
    }
    geometry.destroy();
  }

  @Override
  public void contacts(Probes probes, int from, int to, ContactRows out) {
    for (int i = from; i < to; i++) {
      centre.setX(probes.centre(i, 0));
      centre.setY(probes.centre(i, 1));
      centre.setZ(probes.centre(i, 2));
      turn.setX(probes.turn(i, 0));
      turn.setY(probes.turn(i, 1));
      turn.setZ(probes.turn(i, 2));
      turn.setW(probes.turn(i, 3));
      pose.setP(centre);
      pose.setQ(turn);
      probeActors.get(i - from).setGlobalPose(pose);
    }
    out.clear();
    report.next(out, from, to - from);
    scene.simulate(STEP);
    scene.fetchResults(true);
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
    groundActors.forEach(PxActor::release);
    probeActors.forEach(PxActor::release);
    scene.release();
    meshes.forEach(PxTriangleMesh::release);
    dispatcher.destroy();
    flags.destroy();
    pose.destroy();
    centre.destroy();
    turn.destroy();
  }

  private void addGround(PxPhysics physics, PhysxMesh cooked, float half) {
    meshes.add(cooked.mesh());
    cost = cost.plus(cooked.cost());
    PxTriangleMeshGeometry geometry = new PxTriangleMeshGeometry(cooked.mesh());
    PxRigidStatic actor = physics.createRigidStatic(pose);
    actor.attachShape(shape(physics, geometry, half, ContactFilter.GROUND));
    geometry.destroy();
    scene.addActor(actor);
    groundActors.add(actor);
  }

  private void addProbe(PxPhysics physics, PxGeometry geometry, float half, int i) {
    centre.setX(WAITING * i);
    centre.setY(-WAITING * BATCH);
    pose.setP(centre);
    PxRigidDynamic actor = physics.createRigidDynamic(pose);
    actor.attachShape(shape(physics, geometry, half, ContactFilter.PROBE));
    scene.addActor(actor);
    probeActors.add(actor);
    actorNumbers.put(actor.getAddress(), i);
  }

  private PxShape shape(PxPhysics physics, PxGeometry geometry, float half, int word) {
    PxShape shape = physics.createShape(geometry, material, true, flags);
    PxFilterData data = new PxFilterData(word, 0, 0, 0);
    shape.setSimulationFilterData(data);
    data.destroy();
    shape.setContactOffset(half);
    shape.setRestOffset(0);
    return shape;
  }
}
