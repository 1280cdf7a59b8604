package org.trackwalk.engines.physx;

import org.trackwalk.io.engine.EngineCar;
import org.trackwalk.io.engine.EngineWire;
import org.trackwalk.io.engine.EngineWorld;
import physx.common.PxIDENTITYEnum;
import physx.common.PxTransform;
import physx.common.PxVec3;
import physx.cooking.PxCookingParams;
import physx.geometry.PxBoxGeometry;
import physx.physics.PxFilterData;
import physx.physics.PxMaterial;
import physx.physics.PxPhysics;
import physx.physics.PxQueryFilterData;
import physx.physics.PxQueryFlagEnum;
import physx.physics.PxQueryFlags;
import physx.physics.PxRigidDynamic;
import physx.physics.PxScene;
import physx.physics.PxShapeFlags;
import physx.vehicle2.BaseVehicleParams;
import physx.vehicle2.DirectDriveVehicle;
import physx.vehicle2.PhysXIntegrationParams;
import physx.vehicle2.PxVehicleAxesEnum;
import physx.vehicle2.PxVehicleAxleDescription;
import physx.vehicle2.PxVehicleFrame;
import physx.vehicle2.PxVehiclePhysXActorUpdateModeEnum;
import physx.vehicle2.PxVehiclePhysXMaterialFriction;
import physx.vehicle2.PxVehiclePhysXRoadGeometryQueryTypeEnum;
import physx.vehicle2.PxVehiclePhysXSimulationContext;
import physx.vehicle2.PxVehicleSuspensionForceParams;
import physx.vehicle2.PxVehicleSuspensionJounceCalculationTypeEnum;
import physx.vehicle2.PxVehicleSuspensionParams;
import physx.vehicle2.PxVehicleTireForceParams;
import physx.vehicle2.PxVehicleTireForceParamsExt;
import physx.vehicle2.PxVehicleTopLevelFunctions;
import physx.vehicle2.PxVehicleWheelParams;

/** A vehicle of Vehicle SDK 2 whose tyres have no grip and whose drive does nothing. */
final class PhysxCar {

  /** kg and kg m² of a wheel that only turns; without grip it decides nothing. */
  private static final float WHEEL = 20;

  private static final float WHEEL_TURNS = 1;

  private static final float WHEEL_SLOWS = 0.25f;

  /** The natives call it: it must stay reachable. */
  private final PxVehiclePhysXSimulationContext context = new PxVehiclePhysXSimulationContext();

  private final DirectDriveVehicle vehicle = new DirectDriveVehicle();
  private final EngineCar car;
  private final double step;
  private final float pressed;

  PhysxCar(PxPhysics physics, PxCookingParams cooking, PxMaterial material, EngineWorld asked) {
    car = asked.car();
    step = asked.step();
    pressed = (float) car.pressed(asked.gravity());
    boolean ray = car.cast().equals(EngineCar.RAY);
    if (!ray && !car.cast().equals(EngineCar.CYLINDER)) {
      throw new IllegalArgumentException("physx has no wheels that ask as " + car.cast());
    }
    BaseVehicleParams base = vehicle.getBaseParams();
    axles(base.getAxleDescription());
    frame(base.getFrame());
    base.getScale().setScale(1);
    base.getRigidBodyParams().setMass((float) car.mass());
    base.getRigidBodyParams().setMoi(inertia(asked.half()));
    base.getSteerResponseParams().setMaxResponse(0);
    base.getSuspensionStateCalculationParams()
        .setSuspensionJounceCalculationType(
            ray
                ? PxVehicleSuspensionJounceCalculationTypeEnum.eRAYCAST
                : PxVehicleSuspensionJounceCalculationTypeEnum.eSWEEP);
    base.getSuspensionStateCalculationParams().setLimitSuspensionExpansionVelocity(false);
    for (int i = 0; i < EngineCar.WHEELS; i++) {
      wheel(base, i, asked.gravity());
    }
    PhysXIntegrationParams joined = vehicle.getPhysXParams();
    joined.create(
        base.getAxleDescription(),
        new PxQueryFilterData(
            new PxFilterData(0, 0, 0, 0), new PxQueryFlags((short) PxQueryFlagEnum.eSTATIC.value)),
        null,
        friction(material),
        1,
        0,
        new PxTransform(PxIDENTITYEnum.PxIdentity),
        new PxBoxGeometry(
            (float) asked.half()[0], (float) asked.half()[1], (float) asked.half()[2]),
        new PxTransform(PxIDENTITYEnum.PxIdentity),
        ray
            ? PxVehiclePhysXRoadGeometryQueryTypeEnum.eRAYCAST
            : PxVehiclePhysXRoadGeometryQueryTypeEnum.eSWEEP);
    joined.setPhysxActorShapeFlags(new PxShapeFlags((byte) PhysxSimulation.COLLIDES));
    joined.setPhysxActorSimulationFilterData(
        new PxFilterData(PhysxSimulation.MEETS_ALL, PhysxSimulation.MEETS_ALL, 0, 0));
    joined.setPhysxActorWheelShapeFlags(new PxShapeFlags((byte) 0));
    if (!vehicle.initialize(physics, cooking, material)) {
      throw new IllegalStateException("PhysX makes no vehicle of these numbers");
    }
    context.setToDefault();
    frame(context.getFrame());
    context.getScale().setScale(1);
    context.setGravity(new PxVec3(0, (float) -asked.gravity(), 0));
    context.setPhysxActorUpdateMode(PxVehiclePhysXActorUpdateModeEnum.eAPPLY_ACCELERATION);
    context.setPhysxUnitCylinderSweepMesh(
        PxVehicleTopLevelFunctions.VehicleUnitCylinderSweepMeshCreate(
            context.getFrame(), physics, cooking));
  }

  private static void axles(PxVehicleAxleDescription axles) {
    axles.setNbAxles(2);
    axles.setNbWheels(EngineCar.WHEELS);
    for (int axle = 0; axle < 2; axle++) {
      axles.setNbWheelsPerAxle(axle, 2);
      axles.setAxleToWheelIds(axle, 2 * axle);
    }
    for (int i = 0; i < EngineCar.WHEELS; i++) {
      axles.setWheelIdsInAxleOrder(i, i);
    }
  }

  private static void frame(PxVehicleFrame frame) {
    frame.setLatAxis(PxVehicleAxesEnum.ePosX);
    frame.setVrtAxis(PxVehicleAxesEnum.ePosY);
    frame.setLngAxis(PxVehicleAxesEnum.ePosZ);
  }

  /** Of a box of one density. */
  private PxVec3 inertia(double[] half) {
    double xx = half[0] * half[0];
    double yy = half[1] * half[1];
    double zz = half[2] * half[2];
    double third = car.mass() / 3;
    return new PxVec3(
        (float) (third * (yy + zz)), (float) (third * (xx + zz)), (float) (third * (xx + yy)));
  }

  private void wheel(BaseVehicleParams base, int i, double gravity) {
    double[] hub = car.hub(i);
    PxTransform attached = new PxTransform(PxIDENTITYEnum.PxIdentity);
    // where the hub is when the spring has bottomed out
    attached.setP(new PxVec3((float) hub[0], (float) (hub[1] + car.travel()), (float) hub[2]));
    PxVehicleSuspensionParams spring = base.getSuspensionParams(i);
    spring.setSuspensionAttachment(attached);
    spring.setSuspensionTravelDir(new PxVec3(0, -1, 0));
    spring.setSuspensionTravelDist((float) (car.travel() + pressed));
    spring.setWheelAttachment(new PxTransform(PxIDENTITYEnum.PxIdentity));
    PxVec3 none = new PxVec3(0, 0, 0);
    base.getSuspensionComplianceParams(i).getWheelToeAngle().addPair(0, 0);
    base.getSuspensionComplianceParams(i).getWheelCamberAngle().addPair(0, 0);
    base.getSuspensionComplianceParams(i).getSuspForceAppPoint().addPair(0, none);
    base.getSuspensionComplianceParams(i).getTireForceAppPoint().addPair(0, none);
    PxVehicleSuspensionForceParams force = base.getSuspensionForceParams(i);
    force.setStiffness((float) car.stiffness(i));
    force.setDamping((float) car.damper(i));
    force.setSprungMass((float) car.corner(i));
    PxVehicleTireForceParams tyre = base.getTireForceParams(i);
    tyre.setLongStiff(1);
    tyre.setLatStiffX(1);
    tyre.setLatStiffY(1);
    tyre.setCamberStiff(0);
    tyre.setRestLoad((float) (car.corner(i) * gravity));
    for (int j = 0; j < 3; j++) {
      PxVehicleTireForceParamsExt.setFrictionVsSlip(tyre, j, 0, j);
      PxVehicleTireForceParamsExt.setFrictionVsSlip(tyre, j, 1, 1);
    }
    for (int j = 0; j < 2; j++) {
      PxVehicleTireForceParamsExt.setLoadFilter(tyre, j, 0, 3 * j);
      PxVehicleTireForceParamsExt.setLoadFilter(tyre, j, 1, 3 * j);
    }
    PxVehicleWheelParams made = base.getWheelParams(i);
    made.setRadius((float) car.radius());
    made.setHalfWidth((float) (car.width() / 2));
    made.setMass(WHEEL);
    made.setMoi(WHEEL_TURNS);
    made.setDampingRate(WHEEL_SLOWS);
  }

  private static PxVehiclePhysXMaterialFriction friction(PxMaterial material) {
    PxVehiclePhysXMaterialFriction none = new PxVehiclePhysXMaterialFriction();
    none.setMaterial(material);
    none.setFriction(0);
    return none;
  }

  /** Its chassis, which is in no scene yet. */
  PxRigidDynamic chassis() {
    return PxRigidDynamic.wrapPointer(
        vehicle.getPhysXState().getPhysxActor().getRigidBody().getAddress());
  }

  void in(PxScene scene) {
    context.setPhysxScene(scene);
  }

  /** Springs as they are at rest, and nothing remembered: a swept wheel has corners that turn. */
  void settle() {
    vehicle.getBaseState().setToDefault();
    vehicle.getDirectDriveState().setToDefault();
    for (int i = 0; i < EngineCar.WHEELS; i++) {
      vehicle.getBaseState().getSuspensionStates(i).setToDefault(pressed, 0);
    }
  }

  /** Wheels ask for the ground and push; the scene moves the chassis. */
  void step() {
    vehicle.step((float) step, context);
  }

  /** Writes the load of each wheel. */
  void read(float[] out, int at) {
    for (int i = 0; i < EngineCar.WHEELS; i++) {
      out[at + EngineWire.PER_STEP + i] =
          vehicle.getBaseState().getSuspensionForces(i).getNormalForce();
    }
  }

  void close() {
    vehicle.destroy();
  }
}
