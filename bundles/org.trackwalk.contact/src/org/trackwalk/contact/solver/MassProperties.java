package org.trackwalk.contact.solver;

import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.Compound;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.Shape;
import org.trackwalk.contact.shape.Sphere;

/**
 * Mass, centre of mass and inertia of a shape of even density. Rounded edges are left out of
 * account: boxes and cylinders count in full, of a hull its core counts.
 */
public final class MassProperties {

  private final double mass;
  private final double[] centre;

  /** About the centre of mass, own axes: xx, yy, zz, xy, yz, zx; the last three are products. */
  private final double[] inertia;

  private MassProperties(double mass, double[] centre, double[] inertia) {
    this.mass = mass;
    this.centre = centre;
    this.inertia = inertia;
  }

  /**
   * What a shape weighs.
   *
   * @param density kg/m³, above zero
   * @throws IllegalArgumentException when the density is not above zero or a hull has no volume
   */
  public static MassProperties of(Shape shape, double density) {
    if (!(density > 0) || !Double.isFinite(density)) {
      throw new IllegalArgumentException("density must be above zero, not " + density);
    }
    return switch (shape) {
      case Sphere sphere -> sphere(sphere.radius(), density);
      case Capsule capsule -> capsule(capsule.radius(), capsule.halfHeight(), density);
      case Box box -> box(box, density);
      case Cylinder wheel -> wheel(wheel.radius(), wheel.halfWidth(), density);
      case ConvexHull hull -> HullMoments.of(hull.core(), density);
      case Compound compound -> CompoundMoments.of(compound, density);
    };
  }

  static MassProperties of(double mass, double[] centre, double[] inertia) {
    if (!(mass > 0) || !Double.isFinite(mass)) {
      throw new IllegalArgumentException("a body needs volume, its mass is " + mass);
    }
    return new MassProperties(mass, centre, inertia);
  }

  private static MassProperties sphere(double r, double density) {
    double mass = density * 4 / 3 * Math.PI * r * r * r;
    double each = 0.4 * mass * r * r;
    return of(mass, new double[3], new double[] {each, each, each, 0, 0, 0});
  }

  private static MassProperties box(Box box, double density) {
    double mass = density * 8 * box.hx() * box.hy() * box.hz();
    double xx = box.hx() * box.hx();
    double yy = box.hy() * box.hy();
    double zz = box.hz() * box.hz();
    double third = mass / 3;
    return of(
        mass,
        new double[3],
        new double[] {third * (yy + zz), third * (zz + xx), third * (xx + yy), 0, 0, 0});
  }

  private static MassProperties wheel(double r, double halfWidth, double density) {
    double mass = density * Math.PI * r * r * 2 * halfWidth;
    double across = mass * (r * r / 4 + halfWidth * halfWidth / 3);
    return of(mass, new double[3], new double[] {mass * r * r / 2, across, across, 0, 0, 0});
  }

  /** A cylinder and the two halves of a sphere, whose centres lie 3/8 r outside its ends. */
  private static MassProperties capsule(double r, double half, double density) {
    double tube = density * Math.PI * r * r * 2 * half;
    double caps = density * 4 / 3 * Math.PI * r * r * r;
    double along = tube * r * r / 2 + caps * 0.4 * r * r;
    double across =
        tube * (r * r / 4 + half * half / 3) + caps * (0.4 * r * r + half * half + 0.75 * half * r);
    return of(tube + caps, new double[3], new double[] {across, along, across, 0, 0, 0});
  }

  /** Kilogrammes. */
  public double mass() {
    return mass;
  }

  /** A coordinate of the centre of mass, metres, own coordinates. */
  public double centre(int axis) {
    return centre[axis];
  }

  /** An entry of the inertia about the centre of mass, kg m², own axes. */
  public double inertia(int row, int column) {
    if (row == column) {
      return inertia[row];
    }
    return row + column == 1 ? inertia[3] : row + column == 3 ? inertia[4] : inertia[5];
  }
}
