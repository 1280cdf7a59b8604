package org.trackwalk.drive.shape;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadBuilder;
import org.trackwalk.course.road.SpeedLimits;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Roads of any profile, 10 m wide, walked as those of levels are. */
public final class Roads {

  /** The vehicle's largest speed, m/s. */
  public static final double SPEED = 50;

  private static final double HALF = 5;

  private Roads() {}

  /** A straight of 300 m along x, with facets of a metre. */
  public static Road straight(DoubleUnaryOperator height) {
    return straight(height, SPEED);
  }

  /**
   * The same for a vehicle that is no faster than this.
   *
   * @param speed m/s
   */
  public static Road straight(DoubleUnaryOperator height, double speed) {
    MeshDraft mesh = new MeshDraft("road", SurfaceClass.ROAD);
    int n = 300;
    for (int i = 0; i <= n; i++) {
      mesh.vertex(i, height.applyAsDouble(i), HALF);
      mesh.vertex(i, height.applyAsDouble(i), -HALF);
      if (i > 0) {
        mesh.quad(2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1, "asphalt");
      }
    }
    return walked(List.of(mesh), speed);
  }

  /**
   * The same with facets of any length and a seam of two pieces along its middle, which have their
   * corners there in one place.
   *
   * @param facet metres
   */
  public static Road halves(double facet, DoubleUnaryOperator height) {
    List<MeshDraft> halves = new ArrayList<>();
    int n = (int) Math.rint(300 / facet);
    for (int side = 0; side < 2; side++) {
      MeshDraft mesh = new MeshDraft(side == 0 ? "left" : "right", SurfaceClass.ROAD);
      for (int i = 0; i <= n; i++) {
        double x = facet * i;
        mesh.vertex(x, height.applyAsDouble(x), HALF * (1 - side));
        mesh.vertex(x, height.applyAsDouble(x), -HALF * side);
        if (i > 0) {
          mesh.quad(2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1, "asphalt");
        }
      }
      halves.add(mesh);
    }
    return walked(halves);
  }

  /**
   * A straight of 300 m along x whose height is that of the place across, with facets of a metre.
   */
  public static Road section(DoubleUnaryOperator height) {
    MeshDraft mesh = new MeshDraft("road", SurfaceClass.ROAD);
    int n = 300;
    int wide = (int) (2 * HALF);
    for (int i = 0; i <= n; i++) {
      for (int j = 0; j <= wide; j++) {
        mesh.vertex(i, height.applyAsDouble(HALF - j), HALF - j);
        int a = (wide + 1) * (i - 1) + j - 1;
        if (i > 0 && j > 0) {
          mesh.quad(a, a + wide + 1, a + wide + 2, a + 1, "asphalt");
        }
      }
    }
    return walked(mesh);
  }

  /** A level ring of this radius. */
  static Road ring(double radius) {
    return ring(radius, way -> 0);
  }

  /**
   * A ring of this radius.
   *
   * @param height by the way along its middle, metres, from the x axis towards the z axis
   */
  public static Road ring(double radius, DoubleUnaryOperator height) {
    MeshDraft mesh = new MeshDraft("road", SurfaceClass.ROAD);
    int n = (int) Math.max(90, Math.rint(2 * StrictMath.PI * radius));
    for (int i = 0; i < n; i++) {
      double angle = 2 * StrictMath.PI * i / n;
      double y = height.applyAsDouble(angle * radius);
      for (int side = -1; side <= 1; side += 2) {
        double r = radius + side * HALF;
        mesh.vertex(r * StrictMath.cos(angle), y, r * StrictMath.sin(angle));
      }
      int a = 2 * i;
      int b = 2 * ((i + 1) % n);
      mesh.quad(a, b, b + 1, a + 1, "asphalt");
    }
    return walked(mesh);
  }

  private static Road walked(MeshDraft mesh) {
    return walked(List.of(mesh));
  }

  private static Road walked(List<MeshDraft> meshes) {
    return walked(meshes, SPEED);
  }

  private static Road walked(List<MeshDraft> meshes, double speed) {
    WeldedSurface surface =
        ExactWeld.weld(
            meshes.stream().map(mesh -> mesh.build("road.obj")).toList(), 1, Progress.none());
    return RoadBuilder.build(
        Land.of(surface),
        t -> true,
        Floor.Stack.NONE,
        RacingLine.none(),
        new SpeedLimits(speed, 1.2),
        () -> "",
        Memory.none(),
        1,
        Progress.none());
  }
}
