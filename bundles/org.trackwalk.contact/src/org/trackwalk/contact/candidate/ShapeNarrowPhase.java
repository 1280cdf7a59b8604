package org.trackwalk.contact.candidate;

import java.util.function.Function;
import org.trackwalk.contact.narrow.ContactPoints;
import org.trackwalk.contact.narrow.TriangleKernel;
import org.trackwalk.contact.narrow.TriangleMeasure;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Midphase and narrow phase of any convex shape (docs/contacts.md, boxes, wheels and hulls):
 * gathers the triangles of all pieces whose boxes meet the shape's, leaves out those without area,
 * those that the shape's centre is strictly behind, and those farther than the contact distance,
 * and has the others measured by the shape's {@link TriangleKernel}. One instance per thread;
 * allocates nothing per query once its lists have grown and its kernels are made.
 */
public final class ShapeNarrowPhase {

  /** Metres; beyond all maps: how far an explanation measures. */
  private static final double EVERYWHERE = 1e7;

  private final ProbeScene scene;
  private final Candidates candidates;
  private final ShapeKernels kernels;
  private final IntList found = new IntList();
  private final ShapeBounds bounds = new ShapeBounds();
  private final TriangleMeasure measure = new TriangleMeasure();
  private final double[] vector = new double[3];
  private ConvexShape shape;
  private Pose pose;
  private TriangleKernel kernel;
  private double contactDistance;

  /**
   * A narrow phase over a scene.
   *
   * @param factory makes the kernel of a shape
   */
  public ShapeNarrowPhase(ProbeScene scene, Function<ConvexShape, TriangleKernel> factory) {
    this.scene = scene;
    this.candidates = new Candidates(scene, (i, j) -> 0, this::complete);
    this.kernels = new ShapeKernels(factory);
  }

  /**
   * Gathers the candidates of a shape.
   *
   * @param distance contact distance, metres, not negative: triangles farther are left out
   * @param ignored told what is left out; null when nobody asks
   * @return the candidates, valid until the next call
   */
  public Candidates collect(ConvexShape probe, Pose at, double distance, Ignored ignored) {
    shape = probe;
    pose = at;
    contactDistance = distance;
    kernel = kernels.of(shape);
    kernel.place(pose);
    bounds.around(shape, pose, distance);
    scene
        .tree()
        .overlapping(
            bounds.minX, bounds.minY, bounds.minZ, bounds.maxX, bounds.maxY, bounds.maxZ, found);
    Candidates.spend(found.size());
    candidates.clearForShape(at.x(), at.y(), at.z());
    for (int i = 0; i < found.size(); i++) {
      int t = found.get(i);
      if (scene.withoutArea(t)) {
        if (ignored != null) {
          ignored.add(t, ClosestPoint.FACE, Double.NaN, Reason.WITHOUT_AREA);
        }
        continue;
      }
      int answer = measure(t, contactDistance);
      if (answer >= 0) {
        candidates.add(t, measure);
      } else if (ignored != null) {
        ignore(t, answer, ignored);
      }
    }
    return candidates;
  }

  /**
   * The contact points of a candidate along its best axis, with its index as their key.
   *
   * @param i a candidate of the last {@link #collect}
   * @param out appended to
   */
  public void points(int i, ContactPoints out) {
    candidates.restore(i, measure);
    points(candidates.triangle(i), i, out);
  }

  /**
   * The contact points of a candidate along its triangle's normal, whatever its best axis is, with
   * its index as their key.
   *
   * @param i a candidate of the last {@link #collect} that the shape overlaps
   * @param out appended to
   */
  public void facePoints(int i, ContactPoints out) {
    candidates.restore(i, measure);
    measureFace(candidates.triangle(i));
    points(candidates.triangle(i), i, out);
  }

  /** Turns the measure of a triangle to the triangle's normal. */
  private void measureFace(int t) {
    TriangleNormal.unit(scene.surface(), t, vector);
    double sign = measure.behind ? -1 : 1;
    measure.nx = sign * vector[0] + 0.0;
    measure.ny = sign * vector[1] + 0.0;
    measure.nz = sign * vector[2] + 0.0;
    pose.directionToOwn(-measure.nx, -measure.ny, -measure.nz, vector);
    shape.support(vector[0], vector[1], vector[2], vector);
    pose.toLevel(vector[0], vector[1], vector[2], vector);
    float[] p = scene.surface().positions();
    int a = 3 * scene.surface().triangles()[3 * t];
    double above =
        measure.nx * (vector[0] - p[a])
            + measure.ny * (vector[1] - p[a + 1])
            + measure.nz * (vector[2] - p[a + 2]);
    measure.feature = ClosestPoint.FACE;
    measure.separation = above - shape.margin();
    measure.px = vector[0] - above * measure.nx;
    measure.py = vector[1] - above * measure.ny;
    measure.pz = vector[2] - above * measure.nz;
    measure.note = TriangleKernel.NO_NOTE;
  }

  private void points(int t, int key, ContactPoints out) {
    int first = out.size();
    WeldedSurface surface = scene.surface();
    int[] corners = surface.triangles();
    kernel.points(
        surface.positions(),
        corners[3 * t],
        corners[3 * t + 1],
        corners[3 * t + 2],
        contactDistance,
        measure,
        out);
    out.keyFrom(first, key);
  }

  private void complete(int i) {
    candidates.restore(i, measure);
    int t = candidates.triangle(i);
    WeldedSurface surface = scene.surface();
    int[] corners = surface.triangles();
    kernel.complete(
        surface.positions(),
        corners[3 * t],
        corners[3 * t + 1],
        corners[3 * t + 2],
        contactDistance,
        measure);
    candidates.complete(i, measure);
  }

  private int measure(int t, double distance) {
    WeldedSurface surface = scene.surface();
    int[] corners = surface.triangles();
    return kernel.measure(
        surface.positions(),
        corners[3 * t],
        corners[3 * t + 1],
        corners[3 * t + 2],
        scene.twoSided(t),
        distance,
        measure);
  }

  /** A kernel stops early where a triangle is too far; somebody who asks is told how far. */
  private void ignore(int t, int answer, Ignored ignored) {
    int feature = answer == TriangleKernel.BEHIND ? answer : measure(t, EVERYWHERE);
    if (feature == TriangleKernel.BEHIND) {
      ignored.add(t, ClosestPoint.FACE, Double.NaN, Reason.BEHIND);
    } else {
      ignored.add(t, feature, measure.separation, Reason.TOO_FAR);
    }
  }
}
