package org.trackwalk.examples.planted;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.SurfaceClass;

/** Puts things on the road: bodies, sheets, and what is welded to the road itself. */
final class ThingPlanter {

  /** The foot of what stands on the road is sunk by this, so that it never floats, metres. */
  private static final double SUNK = 0.05;

  private static final String MATERIAL = "planted";

  /** Names that say nothing, or the wrong thing. */
  private static final List<String> NAMES =
      List.of("Cube", "Object", "slab", "gfrx", "pCylinder", "mesh");

  private final Workpiece work;
  private final Random random;

  ThingPlanter(Workpiece work, Random random) {
    this.work = work;
    this.random = random;
  }

  /** Puts a thing at a row of a segment: its piece, and points all over it. */
  Placed plant(ThingKind kind, int segment, int row) {
    RoadPlace place = RoadPlace.of(work, segment, row);
    double turn = 2 * StrictMath.PI * random.nextDouble();
    double aside = 2 * random.nextDouble() - 1;
    return switch (kind) {
      case WALL -> box(place, Box.of(between(0.15, 0.5), between(9.5, 11), -SUNK, between(0.8, 2)));
      case TOWERS -> towers(place, turn, aside);
      case CRATE -> {
        double side = between(0.6, 2);
        yield box(place, standing(side, side, between(0.7, 1.5)).aside(aside).turned(turn), false);
      }
      case CYLINDER -> cylinder(place, aside);
      case BEAM_LYING -> box(place, standing(0.3, 13, between(0.35, 0.6)));
      case BEAM_HANGING -> {
        double low = between(0.4, 0.9);
        yield box(place, Box.of(between(0.2, 0.5), 14, low, low + 0.4));
      }
      case LOW_BRIDGE -> {
        double low = between(0.7, 1.05);
        yield box(place, Box.of(between(3, 6), 16, low, low + 0.6));
      }
      case PLATE -> {
        Box plate = standing(between(0.8, 2), between(0.8, 2), between(0.03, 0.15));
        yield box(place, plate.aside(aside).turned(turn));
      }
      case SHEET -> sheet(place, turn, aside);
      case FIN -> fin(segment, row);
      case BLOCK -> block(segment, row);
      case BARRIER -> barrier(segment, row);
      default -> throw new IllegalArgumentException("no thing: " + kind);
    };
  }

  /** A piece that was made or changed, and points all over what was planted. */
  record Placed(String piece, List<double[]> points) {}

  private double between(double low, double high) {
    return low + (high - low) * random.nextDouble();
  }

  private static Box standing(double along, double across, double high) {
    return Box.of(along, across, -SUNK, high);
  }

  private MeshDraft draft() {
    String name = NAMES.get(random.nextInt(NAMES.size()));
    return work.add(name, n -> new MeshDraft(n, SurfaceClass.UNKNOWN));
  }

  private Placed box(RoadPlace place, Box box) {
    return box(place, box, true);
  }

  private Placed box(RoadPlace place, Box box, boolean floor) {
    MeshDraft mesh = draft();
    return new Placed(mesh.name(), box.build(mesh, place, floor));
  }

  private Placed towers(RoadPlace place, double turn, double aside) {
    MeshDraft mesh = draft();
    Box one = standing(1.5, 1.5, between(1, 4)).aside(aside).turned(turn);
    Box other = standing(1.2, 1.2, between(1, 4)).aside(aside + 0.4).ahead(0.7);
    List<double[]> points = new ArrayList<>(one.build(mesh, place, true));
    points.addAll(other.build(mesh, place, true));
    return new Placed(mesh.name(), points);
  }

  private Placed cylinder(RoadPlace place, double aside) {
    MeshDraft mesh = draft();
    double radius = between(0.15, 1);
    double high = between(0.7, 2);
    int sides = 8 + random.nextInt(10);
    List<double[]> points = new ArrayList<>();
    int[][] v = new int[2][sides];
    for (int i = 0; i < sides; i++) {
      double angle = 2 * StrictMath.PI * i / sides;
      double x = radius * StrictMath.cos(angle);
      double y = aside + radius * StrictMath.sin(angle);
      for (int k = 0; k < 2; k++) {
        double[] p = place.point(x, y, k == 0 ? -SUNK : high);
        v[k][i] = mesh.vertex(p[0], p[1], p[2]);
        points.add(p);
      }
    }
    for (int i = 0; i < sides; i++) {
      int j = (i + 1) % sides;
      mesh.quad(v[0][i], v[0][j], v[1][j], v[1][i], MATERIAL);
      if (i > 1) {
        mesh.triangle(v[1][0], v[1][i - 1], v[1][i], MATERIAL);
        mesh.triangle(v[0][0], v[0][i], v[0][i - 1], MATERIAL);
      }
    }
    return new Placed(mesh.name(), points);
  }

  private Placed sheet(RoadPlace place, double turn, double aside) {
    MeshDraft mesh = draft().twoSided(random.nextBoolean());
    double half = between(0.4, 1.5);
    double high = between(0.7, 1.5);
    List<double[]> points = new ArrayList<>();
    int[] v = new int[4];
    for (int i = 0; i < 4; i++) {
      double along = i == 0 || i == 3 ? -half : half;
      double x = along * StrictMath.cos(turn);
      double y = aside + along * StrictMath.sin(turn);
      double[] p = place.point(x, y, i < 2 ? -SUNK : high);
      v[i] = mesh.vertex(p[0], p[1], p[2]);
      points.add(p);
      points.add(place.point(x / 2, aside + (y - aside) / 2, 0));
    }
    mesh.quad(v[0], v[1], v[2], v[3], MATERIAL);
    return new Placed(mesh.name(), points);
  }

  /** An upright face on the edge between two quads of the road, with the road's own vertices. */
  private Placed fin(int segment, int row) {
    Workpiece.Part road = work.part("road", segment);
    RoadPlace place = RoadPlace.of(work, segment, row);
    int column = 1 + random.nextInt(road.strip().columns() - 3);
    int[] foot = {road.vertex(row, column), road.vertex(row, column + 1)};
    int[] top = raised(road.mesh(), foot, place.up(), between(0.7, 1.2));
    boolean back = random.nextBoolean();
    int a = back ? 1 : 0;
    road.mesh().quad(foot[a], foot[1 - a], top[1 - a], top[a], MATERIAL);
    return new Placed(road.name(), points(road.mesh(), foot, top));
  }

  /** A quad of the road raised, with sides down to where it was. */
  private Placed block(int segment, int row) {
    Workpiece.Part road = work.part("road", segment);
    RoadPlace place = RoadPlace.of(work, segment, row);
    int column = 2 + random.nextInt(road.strip().columns() - 4);
    int[] foot = {
      road.vertex(row, column),
      road.vertex(row, column + 1),
      road.vertex(row + 1, column + 1),
      road.vertex(row + 1, column)
    };
    road.mesh().remove(road.nearTriangle(row, column));
    road.mesh().remove(road.farTriangle(row, column));
    int[] top = raised(road.mesh(), foot, place.up(), between(0.7, 1.2));
    road.mesh().quad(top[0], top[1], top[2], top[3], MATERIAL);
    for (int i = 0; i < 4; i++) {
      int j = (i + 1) % 4;
      road.mesh().quad(foot[i], foot[j], top[j], top[i], MATERIAL);
    }
    return new Placed(road.name(), points(road.mesh(), foot, top));
  }

  /** A closed wall some rows long, a metre or more inside the road's border. */
  private Placed barrier(int segment, int row) {
    MeshDraft mesh = draft();
    int rows = 3;
    int side = random.nextBoolean() ? 1 : -1;
    double outer = work.circuit().shape().roadWidth() / 2 - between(0.8, 1.5);
    double inner = outer - between(0.15, 0.4);
    double high = between(0.7, 1.1);
    List<double[]> points = new ArrayList<>();
    for (int r = 0; r <= rows; r++) {
      RoadPlace place = RoadPlace.of(work, segment, row + r);
      double[][] corners = {
        place.point(0, side * outer, -SUNK),
        place.point(0, side * inner, -SUNK),
        place.point(0, side * inner, high),
        place.point(0, side * outer, high)
      };
      for (double[] p : corners) {
        mesh.vertex(p[0], p[1], p[2]);
        points.add(p);
      }
    }
    for (int r = 0; r < rows; r++) {
      for (int i = 0; i < 4; i++) {
        int a = 4 * r + i;
        int b = 4 * r + (i + 1) % 4;
        quad(mesh, side > 0, a, b, b + 4, a + 4);
      }
    }
    int last = 4 * rows;
    quad(mesh, side > 0, 3, 2, 1, 0);
    quad(mesh, side > 0, last, last + 1, last + 2, last + 3);
    for (int i = 0; i < 4 * rows; i++) {
      double[] a = points.get(i);
      double[] b = points.get(i + 4);
      points.add(new double[] {(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2});
    }
    return new Placed(mesh.name(), points);
  }

  private static void quad(MeshDraft mesh, boolean turned, int a, int b, int c, int d) {
    mesh.quad(turned ? d : a, turned ? c : b, turned ? b : c, turned ? a : d, MATERIAL);
  }

  private static int[] raised(MeshDraft mesh, int[] foot, double[] up, double by) {
    int[] top = new int[foot.length];
    for (int i = 0; i < foot.length; i++) {
      float[] p = mesh.position(foot[i]);
      top[i] = mesh.vertex(p[0] + by * up[0], p[1] + by * up[1], p[2] + by * up[2]);
    }
    return top;
  }

  private static List<double[]> points(MeshDraft mesh, int[] foot, int[] top) {
    List<double[]> points = new ArrayList<>();
    for (int i = 0; i < foot.length; i++) {
      for (int v : new int[] {foot[i], top[i], foot[(i + 1) % foot.length]}) {
        float[] p = mesh.position(v);
        points.add(new double[] {p[0], p[1], p[2]});
      }
      float[] p = mesh.position(foot[i]);
      float[] q = mesh.position(foot[(i + 1) % foot.length]);
      points.add(
          new double[] {
            (p[0] + (double) q[0]) / 2, (p[1] + (double) q[1]) / 2, (p[2] + (double) q[2]) / 2
          });
    }
    return points;
  }
}
