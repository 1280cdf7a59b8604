package org.trackwalk.peers.jolt;

import com.github.stephengold.joltjni.CollideShapeResult;
import com.github.stephengold.joltjni.CustomCollideShapeCollector;
import com.github.stephengold.joltjni.Vec3;
import org.trackwalk.peers.engine.ContactRows;

/** Writes each hit of a query into a table. */
final class HitReader extends CustomCollideShapeCollector {

  private ContactRows out;
  private int probe;

  /** Says where the next hits go. */
  void next(ContactRows rows, int ofProbe) {
    out = rows;
    probe = ofProbe;
  }

  @Override
  public void addHit(long address) {
    CollideShapeResult hit = new CollideShapeResult(address);
    // from the probe into the ground, of any length
    Vec3 axis = hit.getPenetrationAxis();
    Vec3 point = hit.getContactPointOn1();
    double x = axis.getX();
    double y = axis.getY();
    double z = axis.getZ();
    double n = -Math.sqrt(x * x + y * y + z * z);
    out.add(
        probe,
        point.getX(),
        point.getY(),
        point.getZ(),
        x / n,
        y / n,
        z / n,
        -hit.getPenetrationDepth());
  }
}
