package org.trackwalk.drive.things;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.geometry.ClippedTriangle;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.memory.Answers.Question;
import org.trackwalk.ground.memory.Sight;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The volume that a body sweeps on the road: row by row from border to border, from the road up to
 * the body's height. What enters it is met. A face that is no steeper than a road, to the level or
 * to the road at its foot, is driven on, or under, and met only where it is higher than a wheel's
 * hub; where it is steep to the level, not even there: the road goes on up a bank.
 */
final class Sweep {

  /** What is lower is told by nobody, metres: the least step that is worth a word. */
  static final double LEAST = 0.005;

  /** What stands so near to the road's border stands beside the road, metres: half a lane. */
  static final double BORDER = Strand.LANE / 2;

  /** Rows so wide overlap in bends, so that nothing is missed on their outer side, metres. */
  private static final double HALF_ROW = 0.8 * Strand.ROW;

  /**
   * What faces who comes is met from the row before it, though the border jumps there, metres: rows
   * are up to so far apart.
   */
  private static final double TO_NEXT_ROW = 1.1 * Strand.ROW;

  /** Between so many metres of a lane's spacing from row to row the rows stand side by side. */
  private static final double LEAST_SPACING = 0.25 * Strand.ROW;

  private static final double MOST_SPACING = 2.5 * Strand.ROW;

  /** Cosine, of a face's normal and the way, from which it faces who comes: 30 degrees. */
  private static final double HEAD_ON = 0.866;

  /** Rows before and behind between which a turn is measured. */
  private static final int TURN = 5;

  /** Radius of the tightest turn of a car, metres: half its turning circle of 10 to 11 m. */
  static final double TIGHTEST = 5;

  /** Cosine of 15 degrees: an end that turns more was not walked along the road. */
  private static final double STRAIGHT = 0.966;

  /**
   * What a lane of a slab costs, units of work, where an item that a search looks at is one: it is
   * clipped twice and laid over a floor that is looked up there, on both sides of a wall six times.
   */
  private static final int PRICE = 8;

  /** Length of a face's normal, as seen from above, below which it has no direction. */
  private static final double FLAT = 1e-6;

  /** Rows that are looked at together, and known again together. */
  private static final int TOGETHER = 8;

  /** Rows that are read before and behind the one that is looked at: no farther than for turns. */
  private static final int READ = TURN;

  private final WeldedSurface surface;
  private final RisingFaces faces;
  private final Road road;
  private final Body body;
  private final Obstructions met;
  private final OpenEdges edges;
  private final List<Borders> borders;
  private final RoadFloor floor;
  private final Question<MetRows> question;
  private final ClippedTriangle slab = new ClippedTriangle();
  private final ClippedTriangle cell = new ClippedTriangle();

  private final IntList hits = new IntList();
  private final double[] normal = new double[3];
  private final List<Met> all = new ArrayList<>();
  private final List<Met> allTops = new ArrayList<>();

  /** What the rows have that are looked at. */
  private List<Met> parts;

  private List<Met> tops;

  Sweep(
      Land land,
      Topology topology,
      Road road,
      Body body,
      Obstructions met,
      OpenEdges edges,
      Floor gentle,
      List<Borders> borders) {
    this.surface = land.surface();
    this.faces = new RisingFaces(surface, topology);
    this.road = road;
    this.body = body;
    this.met = met;
    this.edges = edges;
    this.borders = borders;
    this.floor = RoadFloor.over(surface, gentle);
    Asked asked = new Asked(met.what(), body, road.ground().triangles());
    question = Question.of(land.byNumbers(asked, Object::new));
  }

  /**
   * All that is swept over and what may be met there, but where it lies.
   *
   * @param met by the object itself
   * @param road its ground's triangles, by the array itself
   */
  private record Asked(Object met, Body body, int[] road) {}

  /** All that is met, by strand and row. */
  List<Met> parts() {
    for (int s = 0; s < road.strands().size(); s++) {
      int rows = road.strands().get(s).rows();
      for (int row = 0; row < rows; row += TOGETHER) {
        int from = row;
        int strand = s;
        int count = Math.min(TOGETHER, rows - row);
        double[] in = road.seen().contents(road.strands().get(s), s, row, -READ, count - 1 + READ);
        MetRows looked =
            road.seen().answers().of(question, in, null, () -> looked(strand, from, count));
        looked.add(s, row, all, allTops);
      }
    }
    return all;
  }

  /** Looks at rows that follow each other, by themselves. */
  private MetRows looked(int s, int from, int count) {
    parts = new ArrayList<>();
    tops = new ArrayList<>();
    floor.lookAnew();
    for (int row = from; row < from + count; row++) {
      look(s, row);
    }
    return new MetRows(from, parts, tops);
  }

  /** What faces up, no steeper than a road and no higher than a hub, of all but the road. */
  List<Met> tops() {
    return allTops;
  }

  private void look(int s, int row) {
    Strand strand = road.strands().get(s);
    double left = borders.get(s).left(row) - BORDER;
    double right = borders.get(s).right(row) - BORDER;
    if (left + right <= 0 || !isDriven(strand, row)) {
      return;
    }
    double dx = strand.headingX(row);
    double dz = strand.headingZ(row);
    double x = strand.centre(row, 0);
    double z = strand.centre(row, 2);
    RowBox box = RowBox.of(strand, row, left, -right, TO_NEXT_ROW, body.height());
    box.overlapping(met.faces(), hits);
    for (int i = 0; i < hits.size(); i++) {
      int t = hits.get(i);
      slab.take(surface.positions(), surface.triangles(), t, x, z, dx, dz);
      Vec.areaNormal(surface.positions(), surface.triangles(), t, normal, 0);
      Vec.normalize(normal);
      boolean steep = Math.abs(normal[1]) < Slopes.ROAD;
      double half = steep && isHeadOn(dx, dz) ? TO_NEXT_ROW : HALF_ROW;
      if (slab.keep(0, -half, half) && slab.keep(1, -left, right)) {
        if (steep) {
          cells(s, row, t, Met.Lie.UPRIGHT, LEAST, body.height(), parts);
        } else if (normal[1] > 0) {
          cells(s, row, t, Met.Lie.FLOOR, body.hub(), body.height(), parts);
          cells(s, row, t, Met.Lie.FLOOR, LEAST, body.hub(), tops);
        } else {
          cells(s, row, t, Met.Lie.ROOF, body.hub(), body.height(), parts);
        }
      }
    }
    Sight.box(box.minX(), box.minY(), box.minZ(), box.maxX(), box.maxY(), box.maxZ());
    box.overlapping(met.rims(), hits);
    for (int i = 0; i < hits.size(); i++) {
      int e = met.rimEdges()[hits.get(i)];
      slab.takeEdge(surface.positions(), edges.from(e), edges.to(e), x, z, dx, dz);
      if (slab.keep(0, -HALF_ROW, HALF_ROW) && slab.keep(1, -left, right)) {
        for (int k = 0; k < 3; k++) {
          normal[k] = edges.conormal(e, k);
        }
        double least = Math.max(LEAST, body.clearance());
        cells(s, row, edges.triangle(e), Met.Lie.RIM, least, body.height(), parts);
      }
    }
  }

  /**
   * Whether a car can drive as a row lies: where the road ends, or turns on the spot, the rows turn
   * to its border, which is no wall across.
   */
  private static boolean isDriven(Strand strand, int row) {
    int rows = strand.rows();
    int from = strand.closed() ? strand.row(row, -TURN) : Math.max(0, row - TURN);
    int to = strand.closed() ? strand.row(row, TURN) : Math.min(rows - 1, row + TURN);
    double dot =
        strand.headingX(from) * strand.headingX(to) + strand.headingZ(from) * strand.headingZ(to);
    boolean end = !strand.closed() && (row < TURN || row >= rows - TURN);
    return dot >= (end ? STRAIGHT : StrictMath.cos(2 * TURN / TIGHTEST));
  }

  /** Looks at what the slab has, lane by lane: over so small a place the road is a plane. */
  private void cells(int s, int row, int t, Met.Lie lie, double least, double most, List<Met> out) {
    Strand strand = road.strands().get(s);
    double from = Double.POSITIVE_INFINITY;
    double to = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < slab.corners(); i++) {
      from = Math.min(from, slab.at(i, 1));
      to = Math.max(to, slab.at(i, 1));
    }
    Gathered gathered = new Gathered();
    int first = (int) Math.floor(from / Strand.LANE);
    for (int lane = first; lane * Strand.LANE <= to; lane++) {
      Budget.spend(PRICE);
      cell.take(slab);
      // A slab's lanes count to the right, a strand's to the left.
      if (!isSteady(strand, row, -lane)
          || !cell.keep(1, lane * Strand.LANE, (lane + 1) * Strand.LANE)
          || !overFloor(s, row, lie.isSided())
          || lie == Met.Lie.UPRIGHT && floor.leansOn(normal)) {
        continue;
      }
      double up = floor.upward();
      double top = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < cell.corners(); i++) {
        top = Math.max(top, up * cell.at(i, 2));
      }
      boolean outer = lane == first || (lane + 1) * Strand.LANE > to;
      if (outer && lie == Met.Lie.UPRIGHT) {
        top = Math.max(top, up * faces.above(strand, row, t, cell, floor));
      }
      if (!cell.keep(2, least / up, most / up)) {
        continue;
      }
      for (int i = 0; i < cell.corners(); i++) {
        gathered.add(strand, row, cell, i, floor);
      }
      gathered.top = Math.max(gathered.top, top);
    }
    if (gathered.foot != null) {
      out.add(gathered.part(s, row, t, lie));
    }
  }

  /** Makes heights of the cell heights over the road; false where there is no road. */
  private boolean overFloor(int s, int row, boolean sided) {
    Strand strand = road.strands().get(s);
    double along = 0;
    double right = 0;
    for (int i = 0; i < cell.corners(); i++) {
      along += cell.at(i, 0) / cell.corners();
      right += cell.at(i, 1) / cell.corners();
    }
    double near =
        sided
            ? RoadFloor.lowest(strand, row, along, -right)
            : RoadFloor.near(strand, row, along, -right);
    if (Double.isNaN(near) || !within(s, row, along, right)) {
      return false;
    }
    double dx = strand.headingX(row);
    double dz = strand.headingZ(row);
    double x = strand.centre(row, 0) + along * dx - right * dz;
    double z = strand.centre(row, 2) + along * dz + right * dx;
    double flat = Math.sqrt(normal[0] * normal[0] + normal[2] * normal[2]);
    boolean found;
    if (sided && flat > FLAT) {
      double ox = normal[0] / flat;
      double oz = normal[2] / flat;
      double ahead = ox * dx + oz * dz;
      double aside = oz * dx - ox * dz;
      double half = 0;
      for (int i = 0; i < cell.corners(); i++) {
        double off = ahead * (cell.at(i, 0) - along) + aside * (cell.at(i, 1) - right);
        half = Math.max(half, Math.abs(off));
      }
      found = floor.beside(x, z, ox, oz, half, near);
    } else {
      found = floor.under(x, z, near);
    }
    if (found) {
      cell.over(floor.height(x, z), along, right, floor.slope(dx, dz), floor.slope(-dz, dx));
    }
    return found;
  }

  /**
   * Whether a lane goes on from row to row: where the road turns on the spot its rows cross, or
   * leave so much out that they say nothing.
   */
  private static boolean isSteady(Strand strand, int row, int lane) {
    int before = strand.row(row, -1);
    return steady(strand.spacing(row, lane))
        && (before < 0 || steady(strand.spacing(before, lane)));
  }

  private static boolean steady(double spacing) {
    return !(spacing < LEAST_SPACING) && !(spacing > MOST_SPACING);
  }

  /**
   * Whether a place lies between the borders as they run from row to row. What faces the way is
   * measured by its own row: where the border jumps it is what the border jumps at.
   */
  private boolean within(int s, int row, double along, double right) {
    Strand strand = road.strands().get(s);
    Borders at = borders.get(s);
    int next = strand.row(row, along > 0 ? 1 : -1);
    if (next < 0 || isHeadOn(strand.headingX(row), strand.headingZ(row))) {
      return true;
    }
    double part = Math.min(1, Math.abs(along) / Strand.ROW);
    double toLeft = (1 - part) * at.left(row) + part * at.left(next);
    double toRight = (1 - part) * at.right(row) + part * at.right(next);
    return -right <= toLeft - BORDER && right <= toRight - BORDER;
  }

  private boolean isHeadOn(double dx, double dz) {
    return Math.abs(normal[0] * dx + normal[2] * dz) > HEAD_ON;
  }

  /** Bounds of what a row has of one face. */
  private static final class Gathered {
    private double left = Double.NEGATIVE_INFINITY;
    private double right = Double.POSITIVE_INFINITY;
    private double low = Double.POSITIVE_INFINITY;
    private double high = Double.NEGATIVE_INFINITY;
    private double top = Double.NEGATIVE_INFINITY;
    private double[] foot;
    private double slopeX;
    private double slopeZ;
    private final float[] box = {
      Float.POSITIVE_INFINITY,
      Float.POSITIVE_INFINITY,
      Float.POSITIVE_INFINITY,
      Float.NEGATIVE_INFINITY,
      Float.NEGATIVE_INFINITY,
      Float.NEGATIVE_INFINITY
    };

    void add(Strand strand, int row, ClippedTriangle cell, int corner, RoadFloor floor) {
      double dx = strand.headingX(row);
      double dz = strand.headingZ(row);
      double along = cell.at(corner, 0);
      double aside = cell.at(corner, 1);
      double x = strand.centre(row, 0) + along * dx - aside * dz;
      double z = strand.centre(row, 2) + along * dz + aside * dx;
      double over = floor.upward() * cell.at(corner, 2);
      double ground = floor.height(x, z);
      // On a bank a car leans: it comes by what is square over the road, not straight over it.
      double lean = over * floor.upward() * floor.slope(-dz, dx);
      left = Math.max(left, -aside - lean);
      right = Math.min(right, -aside - lean);
      low = Math.min(low, over);
      if (over > high) {
        high = over;
        foot = new double[] {x, ground, z};
        slopeX = floor.slope(1, 0);
        slopeZ = floor.slope(0, 1);
      }
      double[] point = {x, ground + cell.at(corner, 2), z};
      for (int k = 0; k < 3; k++) {
        box[k] = Math.min(box[k], (float) point[k]);
        box[3 + k] = Math.max(box[3 + k], (float) point[k]);
      }
    }

    Met part(int strand, int row, int triangle, Met.Lie lie) {
      return new Met(
          strand, row, triangle, left, right, low, high, top, foot, slopeX, slopeZ, lie, box);
    }
  }
}
