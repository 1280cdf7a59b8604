package org.trackwalk.engines.ode;

import java.util.ArrayList;
import java.util.List;
import org.ode4j.math.DQuaternion;
import org.ode4j.math.DVector3C;
import org.ode4j.ode.DAABBC;
import org.ode4j.ode.DBody;
import org.ode4j.ode.DContact;
import org.ode4j.ode.DContactBuffer;
import org.ode4j.ode.DGeom;
import org.ode4j.ode.DJoint;
import org.ode4j.ode.DJointGroup;
import org.ode4j.ode.DMass;
import org.ode4j.ode.DTriMesh;
import org.ode4j.ode.DTriMeshData;
import org.ode4j.ode.DWorld;
import org.ode4j.ode.OdeHelper;
import org.trackwalk.engines.world.Simulation;
import org.trackwalk.io.engine.EngineBody;
import org.trackwalk.io.engine.EngineWorld;

/** Geometries without a space, collided pair by pair where their boxes meet. */
final class OdeSimulation implements Simulation {

  /** Most contacts of a pair that are asked for. */
  private static final int MOST = 64;

  private static final double MASS = 1000;

  private final DWorld world = OdeHelper.createWorld();
  private final DJointGroup joints = OdeHelper.createJointGroup();
  private final List<DTriMesh> meshes = new ArrayList<>();
  private final DGeom geometry;
  private final DBody probe = OdeHelper.createBody(world);
  private final DContactBuffer contacts = new DContactBuffer(MOST);
  private final DQuaternion turn = new DQuaternion();
  private final double step;

  OdeSimulation(EngineWorld asked) {
    step = asked.step();
    world.setGravity(0, -asked.gravity(), 0);
    world.setDamping(0, 0);
    for (EngineBody body : asked.bodies()) {
      DTriMeshData data = OdeHelper.createTriMeshData();
      data.build(body.points(), body.corners());
      data.preprocess();
      meshes.add(OdeHelper.createTriMesh(null, data, null, null, null));
    }
    double[] half = asked.half();
    DMass mass = OdeHelper.createMass();
    if (asked.round()) {
      geometry = OdeHelper.createSphere(half[0]);
      mass.setSphereTotal(MASS, half[0]);
    } else {
      geometry = OdeHelper.createBox(2 * half[0], 2 * half[1], 2 * half[2]);
      mass.setBoxTotal(MASS, 2 * half[0], 2 * half[1], 2 * half[2]);
    }
    probe.setMass(mass);
    geometry.setBody(probe);
  }

  @Override
  public int[] refused() {
    return new int[0];
  }

  @Override
  public void place(double[] at, double[] velocity) {
    probe.setPosition(at[0], at[1], at[2]);
    turn.set(at[6], at[3], at[4], at[5]);
    probe.setQuaternion(turn);
    probe.setLinearVel(velocity[0], velocity[1], velocity[2]);
    probe.setAngularVel(0, 0, 0);
    probe.enable();
  }

  @Override
  public void tow(double x, double z) {
    probe.setLinearVel(x, probe.getLinearVel().get1(), z);
    DVector3C spin = probe.getAngularVel();
    probe.setAngularVel(spin.get0(), 0, spin.get2());
  }

  @Override
  public void step() {
    DAABBC box = geometry.getAABB();
    for (DTriMesh mesh : meshes) {
      if (meet(box, mesh.getAABB())) {
        int n = OdeHelper.collide(geometry, mesh, MOST, contacts.getGeomBuffer());
        for (int k = 0; k < n; k++) {
          DContact contact = contacts.get(k);
          contact.surface.mode = 0;
          contact.surface.mu = 0;
          DJoint joint = OdeHelper.createContactJoint(world, joints, contact);
          joint.attach(contact.geom.g1.getBody(), contact.geom.g2.getBody());
        }
      }
    }
    world.step(step);
    joints.empty();
  }

  private static boolean meet(DAABBC a, DAABBC b) {
    return a.getMin0() <= b.getMax0()
        && a.getMax0() >= b.getMin0()
        && a.getMin1() <= b.getMax1()
        && a.getMax1() >= b.getMin1()
        && a.getMin2() <= b.getMax2()
        && a.getMax2() >= b.getMin2();
  }

  @Override
  public void read(float[] out, int at) {
    DVector3C place = probe.getPosition();
    out[at] = (float) place.get0();
    out[at + 1] = (float) place.get1();
    out[at + 2] = (float) place.get2();
    DVector3C velocity = probe.getLinearVel();
    out[at + 3] = (float) velocity.get0();
    out[at + 4] = (float) velocity.get1();
    out[at + 5] = (float) velocity.get2();
  }

  @Override
  public void close() {
    joints.destroy();
    meshes.forEach(DTriMesh::destroy);
    geometry.destroy();
    world.destroy();
  }
}
