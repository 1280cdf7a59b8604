package org.trackwalk.engines.bullet;

import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.math.Quaternion;
import com.badlogic.gdx.math.Vector3;
import com.badlogic.gdx.physics.bullet.collision.btBoxShape;
import com.badlogic.gdx.physics.bullet.collision.btCollisionDispatcher;
import com.badlogic.gdx.physics.bullet.collision.btCollisionShape;
import com.badlogic.gdx.physics.bullet.collision.btDbvtBroadphase;
import com.badlogic.gdx.physics.bullet.collision.btDefaultCollisionConfiguration;
import com.badlogic.gdx.physics.bullet.collision.btSphereShape;
import com.badlogic.gdx.physics.bullet.dynamics.btDiscreteDynamicsWorld;
import com.badlogic.gdx.physics.bullet.dynamics.btRigidBody;
import com.badlogic.gdx.physics.bullet.dynamics.btSequentialImpulseConstraintSolver;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.engines.world.Corners;
import org.trackwalk.engines.world.Simulation;
import org.trackwalk.io.engine.EngineBody;
import org.trackwalk.io.engine.EngineWorld;

/** A dynamics world that is stepped without substeps. */
final class BulletSimulation implements Simulation {

  /** DISABLE_DEACTIVATION. */
  private static final int NEVER_SLEEPS = 4;

  private static final float MASS = 1000;

  /** Groups of Bullet's filter: StaticFilter, DefaultFilter, AllFilter. */
  private static final int GROUND = 2;

  private static final int PROBE = 1;

  private static final int EVERYTHING = -1;

  private final btDefaultCollisionConfiguration configuration =
      new btDefaultCollisionConfiguration();
  private final btCollisionDispatcher dispatcher = new btCollisionDispatcher(configuration);
  private final btDbvtBroadphase broadPhase = new btDbvtBroadphase();
  private final btSequentialImpulseConstraintSolver solver =
      new btSequentialImpulseConstraintSolver();
  private final btDiscreteDynamicsWorld world =
      new btDiscreteDynamicsWorld(dispatcher, broadPhase, solver, configuration);
  private final List<BulletMesh> meshes = new ArrayList<>();
  private final EdgeContacts contacts;
  private final btCollisionShape shape;
  private final btRigidBody probe;
  private final BulletCar car;
  private final EngineWorld asked;
  private final Matrix4 transform = new Matrix4();
  private final Vector3 vector = new Vector3();
  private final Quaternion turn = new Quaternion();
  private final double step;

  BulletSimulation(EngineWorld asked, boolean adjusted) {
    this.asked = asked;
    step = asked.step();
    contacts = adjusted ? new EdgeContacts() : null;
    world.setGravity(new Vector3(0, (float) -asked.gravity(), 0));
    for (EngineBody body : asked.bodies()) {
      BulletMesh mesh = new BulletMesh(body, adjusted);
      meshes.add(mesh);
      world.addRigidBody(mesh.body(), GROUND, EVERYTHING);
    }
    double[] half = asked.half();
    shape =
        asked.round()
            ? new btSphereShape((float) half[0])
            : new btBoxShape(new Vector3((float) half[0], (float) half[1], (float) half[2]));
    Vector3 inertia = new Vector3();
    float mass = asked.car() == null ? MASS : (float) asked.car().mass();
    shape.calculateLocalInertia(mass, inertia);
    btRigidBody.btRigidBodyConstructionInfo made =
        new btRigidBody.btRigidBodyConstructionInfo(mass, null, shape, inertia);
    probe = new btRigidBody(made);
    made.dispose();
    probe.setFriction(0);
    probe.setRestitution(0);
    probe.setDamping(0, 0);
    probe.setActivationState(NEVER_SLEEPS);
    world.addRigidBody(probe, PROBE, GROUND); // no ray of its own wheels meets it
    car = asked.car() == null ? null : new BulletCar(world, probe, asked.car(), asked.gravity());
  }

  @Override
  public int[] refused() {
    return new int[0];
  }

  @Override
  public void place(double[] at, double[] velocity) {
    vector.set((float) at[0], (float) at[1], (float) at[2]);
    turn.set((float) at[3], (float) at[4], (float) at[5], (float) at[6]);
    transform.set(vector, turn);
    probe.setWorldTransform(transform);
    probe.setInterpolationWorldTransform(transform);
    probe.setLinearVelocity(
        vector.set((float) velocity[0], (float) velocity[1], (float) velocity[2]));
    probe.setAngularVelocity(vector.set(0, 0, 0));
    probe.clearForces();
    if (car != null) {
      probe.updateInertiaTensor();
      car.settle();
    }
  }

  @Override
  public void tow(double x, double z) {
    float up = probe.getLinearVelocity().y;
    probe.setLinearVelocity(vector.set((float) x, up, (float) z));
    Vector3 spin = probe.getAngularVelocity();
    float yaw = car == null ? 0 : (float) Corners.yaw(turn(), x, z, step);
    probe.setAngularVelocity(vector.set(spin.x, yaw, spin.z));
  }

  @Override
  public void step() {
    if (car != null) {
      car.step(step);
    }
    world.stepSimulation((float) step, 0);
  }

  @Override
  public void read(float[] out, int at) {
    probe.getWorldTransform(transform);
    transform.getTranslation(vector);
    out[at] = vector.x;
    out[at + 1] = vector.y;
    out[at + 2] = vector.z;
    Vector3 velocity = probe.getLinearVelocity();
    out[at + 3] = velocity.x;
    out[at + 4] = velocity.y;
    out[at + 5] = velocity.z;
    if (car != null) {
      car.read(out, at);
      double[] moving = {velocity.x, velocity.y, velocity.z};
      Vector3 turning = probe.getAngularVelocity();
      double[] spin = {turning.x, turning.y, turning.z};
      Corners.rises(asked.car(), turn(), moving, spin, out, at);
    }
  }

  private double[] turn() {
    probe.getWorldTransform(transform);
    transform.getRotation(turn);
    return new double[] {turn.x, turn.y, turn.z, turn.w};
  }

  @Override
  public void close() {
    if (car != null) {
      car.dispose();
    }
    world.dispose();
    probe.dispose();
    shape.dispose();
    meshes.forEach(BulletMesh::dispose);
    if (contacts != null) {
      contacts.dispose();
    }
    solver.dispose();
    broadPhase.dispose();
    dispatcher.dispose();
    configuration.dispose();
  }
}
