package org.trackwalk.drive.walls;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadReach;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Walls;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleShape;

/**
 * Finds walls that an engine with steps of fixed length lets a shape through: who goes straight on
 * from the road is in front of the wall at one step and with his centre behind it at the next, so
 * contacts push him out at the far side, or there are none.
 */
public final class ThinWallFinder {

  /** How far who goes straight on is followed, metres: about a second at racing speed. */
  private static final double AHEAD = 60;

  /** Rows without a sight of it that a stretch goes on over: two cars' length. */
  private static final int ONE_PLACE = 10;

  /** Farthest from one to the next of the points that a face has, metres: two rows. */
  private static final double NODES = 2 * Strand.ROW;

  /** From where the front of a wall is met to where its back is sought, metres. */
  private static final double BEHIND = 1e-4;

  private final Road road;
  private final Walls walls;
  private final WeldedSurface surface;
  private final double height;
  private final Vehicle vehicle;
  private final Profile profile;

  /**
   * Looks from a road.
   *
   * @param from where cars are
   * @param profile the engine whose steps and margins count
   */
  public ThinWallFinder(RoadReach from, Vehicle vehicle, Profile profile) {
    this.road = from.road();
    this.walls = from.walls();
    this.surface = from.land().surface();
    this.height = from.body().hub();
    this.vehicle = vehicle;
    this.profile = profile;
  }

  /** All such stretches, strand by strand, in both senses or in that of the race. */
  public List<ThinWall> find() {
    List<ThinWall> found = new ArrayList<>();
    for (int s = 0; s < road.strands().size(); s++) {
      for (int sense : new int[] {1, -1}) {
        if (road.way(s) == 0 || road.way(s) == sense) {
          along(s, sense, found);
        }
      }
    }
    return found;
  }

  private void along(int number, int sense, List<ThinWall> found) {
    Strand strand = road.strands().get(number);
    List<ThinWall> stretches = new ArrayList<>();
    for (int row = 0; row < strand.rows(); row++) {
      ThinWall wall = ahead(number, row, sense);
      if (wall == null) {
        continue;
      }
      int last = stretches.size() - 1;
      if (last >= 0 && row - stretches.get(last).last() <= ONE_PLACE) {
        stretches.set(last, joined(stretches.get(last), wall));
      } else {
        stretches.add(wall);
      }
    }
    int last = stretches.size() - 1;
    if (last > 0
        && strand.closed()
        && stretches.get(0).first() + strand.rows() - stretches.get(last).last() <= ONE_PLACE) {
      // Where a lap begins is chance.
      stretches.set(0, joined(stretches.remove(last), stretches.get(0)));
    }
    found.addAll(stretches);
  }

  private static ThinWall joined(ThinWall a, ThinWall b) {
    ThinWall worst = b.share() > a.share() ? b : a;
    return new ThinWall(
        worst.strand(),
        worst.row(),
        a.first(),
        b.last(),
        worst.at(),
        worst.triangle(),
        worst.shape(),
        worst.speed(),
        worst.way(),
        worst.holds(),
        a.rows() + b.rows());
  }

  /** The wall that who goes straight on from a row's middle meets; null where it holds. */
  private ThinWall ahead(int number, int row, int sense) {
    Strand strand = road.strands().get(number);
    double[] way = {sense * strand.headingX(row), 0, sense * strand.headingZ(row)};
    double[] from = {strand.centre(row, 0), strand.centre(row, 1) + height, strand.centre(row, 2)};
    double[] to = point(from, way, AHEAD);
    int front = walls.first(from, to);
    if (front < 0 || !walls.stops(front, way)) {
      return null;
    }
    double far = walls.met() * AHEAD;
    double[] normal = Vec.normal(surface.positions(), surface.triangles(), front);
    double into = Math.abs(Vec.dot(normal, 0, way, 0));
    double step = strand.speed(row) * profile.step() * into;
    double thick = thickness(from, way, far) * into;
    ThinWall worst = null;
    for (VehicleShape shape : vehicle.shapes()) {
      double holds = half(shape.shape(), normal, way) + profile.margin(shape.kind()) + thick;
      if (step > holds && (worst == null || holds < worst.holds())) {
        double[] at = node(front, point(from, way, far));
        String label = shape.label();
        double speed = strand.speed(row);
        worst = new ThinWall(number, row, row, row, at, front, label, speed, step, holds, 1);
      }
    }
    return worst;
  }

  /**
   * The point of a face nearest to a place, of those that divide it evenly: where the row's middle
   * looks is chance, and where the face lies is not.
   */
  private double[] node(int triangle, double[] near) {
    double[][] corners = new double[3][3];
    for (int c = 0; c < 3; c++) {
      for (int k = 0; k < 3; k++) {
        corners[c][k] = surface.positions()[3 * surface.triangles()[3 * triangle + c] + k];
      }
    }
    return FaceNodes.nearest(corners, near, NODES);
  }

  /** How far behind a wall's front, along a way, its back is; 0 where it is a sheet. */
  private double thickness(double[] from, double[] way, double far) {
    double[] behind = point(from, way, far + BEHIND);
    int back = walls.first(behind, point(behind, way, AHEAD));
    if (back < 0) {
      return 0;
    }
    double met = walls.met() * AHEAD;
    double[] normal = Vec.normal(surface.positions(), surface.triangles(), back);
    return Vec.dot(normal, 0, way, 0) > 0 ? met : 0;
  }

  private static double[] point(double[] from, double[] way, double far) {
    return new double[] {from[0] + far * way[0], from[1], from[2] + far * way[2]};
  }

  /** From a shape's middle to its surface along a wall's normal, metres. */
  private static double half(ConvexShape shape, double[] normal, double[] way) {
    double forward = Vec.dot(normal, 0, way, 0);
    double side = normal[0] * way[2] - normal[2] * way[0];
    double[] corner = new double[3];
    shape.support(side, normal[1], forward, corner);
    return corner[0] * side + corner[1] * normal[1] + corner[2] * forward + shape.margin();
  }
}
