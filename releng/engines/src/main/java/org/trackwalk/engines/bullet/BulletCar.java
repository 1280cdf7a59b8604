package org.trackwalk.engines.bullet;

import com.badlogic.gdx.math.Vector3;
import com.badlogic.gdx.physics.bullet.dynamics.btDefaultVehicleRaycaster;
import com.badlogic.gdx.physics.bullet.dynamics.btDiscreteDynamicsWorld;
import com.badlogic.gdx.physics.bullet.dynamics.btRaycastVehicle;
import com.badlogic.gdx.physics.bullet.dynamics.btRaycastVehicle.btVehicleTuning;
import com.badlogic.gdx.physics.bullet.dynamics.btRigidBody;
import com.badlogic.gdx.physics.bullet.dynamics.btWheelInfo;
import org.trackwalk.io.engine.EngineCar;
import org.trackwalk.io.engine.EngineWire;

/** A raycast vehicle whose wheels have no grip. */
final class BulletCar {

  private static final float CENTIMETRES = 100;

  /** Axes of its coordinates: to the left, up, ahead. */
  private static final int[] AXES = {0, 1, 2};

  private final btVehicleTuning tuning = new btVehicleTuning();
  private final btDefaultVehicleRaycaster caster;
  private final btRaycastVehicle vehicle;

  BulletCar(btDiscreteDynamicsWorld world, btRigidBody chassis, EngineCar car, double gravity) {
    if (!car.cast().equals(EngineCar.RAY)) {
      throw new IllegalArgumentException("bullet has no wheels that ask as " + car.cast());
    }
    caster = new btDefaultVehicleRaycaster(world);
    vehicle = new btRaycastVehicle(tuning, chassis, caster);
    vehicle.setCoordinateSystem(AXES[0], AXES[1], AXES[2]);
    // so long that a ray begins over the wheel when the spring has bottomed out
    double rest = car.radius() + car.travel() + car.pressed(gravity);
    for (int i = 0; i < EngineCar.WHEELS; i++) {
      double[] hub = car.hub(i);
      double top = hub[1] + rest - car.pressed(gravity);
      btWheelInfo wheel =
          vehicle.addWheel(
              new Vector3((float) hub[0], (float) top, (float) hub[2]),
              new Vector3(0, -1, 0),
              new Vector3(-1, 0, 0),
              (float) rest,
              (float) car.radius(),
              tuning,
              i < 2);
      wheel.setSuspensionStiffness((float) (car.stiffness(i) / car.mass()));
      wheel.setWheelsDampingCompression((float) (car.damper(i) / car.mass()));
      wheel.setWheelsDampingRelaxation((float) (car.damper(i) / car.mass()));
      wheel.setMaxSuspensionTravelCm((float) (CENTIMETRES * (car.travel() + car.pressed(gravity))));
      wheel.setMaxSuspensionForce(Float.MAX_VALUE);
      wheel.setFrictionSlip(0);
      wheel.setRollInfluence(0);
    }
  }

  /** Nothing remembered. */
  void settle() {
    vehicle.resetSuspension();
  }

  /** Wheels ask for the ground and push; the world moves the chassis. */
  void step(double seconds) {
    vehicle.updateVehicle((float) seconds);
  }

  /** Writes the load of each wheel. */
  void read(float[] out, int at) {
    for (int i = 0; i < EngineCar.WHEELS; i++) {
      out[at + EngineWire.PER_STEP + i] = vehicle.getWheelInfo(i).getWheelsSuspensionForce();
    }
  }

  void dispose() {
    vehicle.dispose();
    caster.dispose();
    tuning.dispose();
  }
}
