package org.trackwalk.course.band;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.mesh.tree.IntList;

/**
 * A patch of the ground that is a band: two long sides of nearly the same length, the same distance
 * apart all along. It is closed, or a ring that a piece is missing of, or has two ends.
 *
 * @param patch which patch
 * @param open whether it has two ends; else it goes around, and each side is a border of its own
 * @param width median distance of the two borders, metres
 * @param length mean length of the two borders, metres
 * @param gap metres that are missing where it is torn; 0 where it is closed, or torn by nothing
 * @param area square metres
 * @param sides the half-edges of the two long borders
 * @param beside for each of the two borders, metres along each material across it
 * @param strips for each of the two borders, metres of patches as narrow as a road along it, kerbs
 *     and painted lines between them not counted
 * @param besides the patches that those are, and narrower ones, but no kerbs
 */
public record Band(
    int patch,
    boolean open,
    double width,
    double length,
    double gap,
    double area,
    IntList[] sides,
    List<Map<Integer, Double>> beside,
    double[] strips,
    Set<Integer> besides) {

  /** A road has the same on both sides over at least this share of its length. */
  private static final double SAME = 0.5;

  /** A side is along strips when this share of it is. */
  private static final double MOSTLY = 0.5;

  /** What a band counts for between two sides of the same material. */
  private static final double CENTRAL = 2;

  /**
   * True when the same material lies on both sides: so lies a road in the grass, but not the grass
   * between road and sand.
   */
  boolean flanked() {
    double same = 0;
    for (Map.Entry<Integer, Double> left : beside.get(0).entrySet()) {
      double right = beside.get(1).getOrDefault(left.getKey(), 0.0);
      same += Math.min(left.getValue(), right);
    }
    return same >= SAME * length;
  }

  /** True when no other ground is joined to either side. */
  boolean alone() {
    return beside.get(0).isEmpty() && beside.get(1).isEmpty();
  }

  /** True when a side runs along strips that may just as well be the road. */
  boolean besideStrips() {
    return strips[0] >= MOSTLY * length || strips[1] >= MOSTLY * length;
  }

  /** How much speaks for the band: its area, more between two sides of the same material. */
  double score() {
    return flanked() ? CENTRAL * area : area;
  }
}
