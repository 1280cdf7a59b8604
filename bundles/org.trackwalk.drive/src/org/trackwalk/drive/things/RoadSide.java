package org.trackwalk.drive.things;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.geometry.ClippedTriangle;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Tells what stands in the road from what the road ends at: a wall or a rock's face that comes from
 * beyond the border, goes on along it, and leans in no faster than a car along it keeps off.
 */
final class RoadSide {

  /** Distance of two looks along the road, from the middle of each, metres. */
  private static final double HALF_ROW = Strand.ROW / 2;

  private final WeldedSurface surface;
  private final Road road;
  private final Body body;
  private final Obstructions obstructions;
  private final List<Borders> borders;
  private final Solids solids;
  private final ClippedTriangle slab = new ClippedTriangle();
  private final IntList hits = new IntList();

  RoadSide(
      WeldedSurface surface,
      Road road,
      Body body,
      Obstructions obstructions,
      List<Borders> borders,
      Solids solids) {
    this.surface = surface;
    this.road = road;
    this.body = body;
    this.obstructions = obstructions;
    this.borders = borders;
    this.solids = solids;
  }

  /** Whether a thing is what the road ends at, on one side of each strand. */
  boolean holds(List<Met> own) {
    int[] strands = own.stream().mapToInt(Met::strand).distinct().toArray();
    for (int s : strands) {
      List<Met> here = own.stream().filter(p -> p.strand() == s).toList();
      if (!holds(s, here, 1) && !holds(s, here, -1)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether it is that on one side.
   *
   * @param side 1 for the left border, -1 for the right one
   */
  private boolean holds(int s, List<Met> own, int side) {
    Map<Integer, Double> depths = new TreeMap<>();
    Map<Integer, Met> deepest = new TreeMap<>();
    BitSet bodies = new BitSet();
    for (Met part : own) {
      Borders at = borders.get(s);
      double border = side > 0 ? at.left(part.row()) : at.right(part.row());
      if (border - (side > 0 ? part.right() : -part.left()) > body.passage()) {
        return false;
      }
      double depth =
          side > 0
              ? at.insideLeft(part.row(), part.right())
              : at.insideRight(part.row(), part.left());
      if (depth > depths.getOrDefault(part.row(), Double.NEGATIVE_INFINITY)) {
        depths.put(part.row(), depth);
        deepest.put(part.row(), part);
      }
      bodies.set(solids.all(part.triangle()));
    }
    Strand strand = road.strands().get(s);
    for (Map.Entry<Integer, Double> at : depths.entrySet()) {
      double before = depths.getOrDefault(strand.row(at.getKey(), -1), 0.0);
      double behind = depths.getOrDefault(strand.row(at.getKey(), 1), 0.0);
      if (at.getValue() - Math.min(before, behind) > body.passage() / 2) {
        return false;
      }
    }
    return goesOn(s, deepest, bodies, side);
  }

  /** Whether it stands at the border, or beyond it, along more than the vehicle is long. */
  private boolean goesOn(int s, Map<Integer, Met> rows, BitSet bodies, int side) {
    Strand strand = road.strands().get(s);
    int length = (int) Math.ceil(body.length() / Strand.ROW);
    BitSet looked = new BitSet();
    int found = 0;
    // The nearest first: each row is judged by what is met nearest to it, as the road lies there.
    for (int i = 0; i <= 2 * length; i++) {
      int away = (i + 1) / 2 * (i % 2 == 0 ? -1 : 1);
      for (Map.Entry<Integer, Met> own : rows.entrySet()) {
        int row = strand.row(own.getKey(), away);
        if (row >= 0 && !looked.get(row)) {
          looked.set(row);
          found += isBeyond(s, row, own.getValue(), bodies, side) ? 1 : 0;
        }
      }
      if (found > length) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a row has something of the bodies beyond the border, square over the road as it is
   * under what is met of them: a barrier that stands on a bank leans out over no border.
   */
  private boolean isBeyond(int s, int row, Met met, BitSet bodies, int side) {
    Strand strand = road.strands().get(s);
    double border = side > 0 ? borders.get(s).left(row) : borders.get(s).right(row);
    double near = side * (border - Sweep.BORDER);
    double far = side * (border + body.passage());
    double left = Math.max(near, far);
    double right = Math.min(near, far);
    RowBox box = RowBox.of(strand, row, left, right, HALF_ROW, body.height());
    box.overlapping(obstructions.faces(), hits);
    double x = strand.centre(row, 0);
    double z = strand.centre(row, 2);
    for (int i = 0; i < hits.size(); i++) {
      int t = hits.get(i);
      if (bodies.get(solids.all(t))) {
        slab.take(
            surface.positions(),
            surface.triangles(),
            t,
            x,
            z,
            strand.headingX(row),
            strand.headingZ(row));
        if (slab.keep(0, -HALF_ROW, HALF_ROW)
            && slab.keep(2, box.minY(), box.maxY())
            && isBetween(strand, row, met, -left, -right)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether the slab has something between two distances to the right, as a car leans there. */
  private boolean isBetween(Strand strand, int row, Met met, double from, double to) {
    double dx = strand.headingX(row);
    double dz = strand.headingZ(row);
    double x = met.foot()[0] - strand.centre(row, 0);
    double z = met.foot()[2] - strand.centre(row, 2);
    double ahead = met.slopeX() * dx + met.slopeZ() * dz;
    double aside = met.slopeZ() * dx - met.slopeX() * dz;
    slab.over(met.foot()[1], x * dx + z * dz, z * dx - x * dz, ahead, aside);
    double lean = aside / (1 + met.slopeX() * met.slopeX() + met.slopeZ() * met.slopeZ());
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < slab.corners(); i++) {
      double at = slab.at(i, 1) + lean * slab.at(i, 2);
      least = Math.min(least, at);
      most = Math.max(most, at);
    }
    return least <= to && most >= from;
  }
}
