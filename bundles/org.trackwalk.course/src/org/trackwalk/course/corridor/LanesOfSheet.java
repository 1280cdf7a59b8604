package org.trackwalk.course.corridor;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The lanes of a road that is one sheet with all ground beside it. Where neither a name nor a
 * material says where it ends, the strips that it was made of do: even ones are its lanes, and what
 * lies beside them is verge (docs/corridor.md).
 */
final class LanesOfSheet {

  /** A road is as wide at least, metres (docs/corridor.md, way 4). */
  private static final double NARROWEST = 4;

  /** A road is so many times as long as wide at least: else its ends may be taken for its sides. */
  private static final double LONG = 3;

  /** As much of a sheet's border may have other ground beyond it. */
  private static final double JOINED = 0.05;

  private final WeldedSurface surface;
  private final Topology topology;
  private final BitSet floor = new BitSet();
  private final BitSet road;
  private String words = "";

  private LanesOfSheet(Land land, Topology topology, BitSet road) {
    this.surface = land.surface();
    this.topology = topology;
    this.road = road;
    road.stream().filter(this::isFloor).forEach(floor::set);
  }

  private boolean isFloor(int t) {
    return Slopes.carries(surface, t) && !Slopes.isSteep(surface, t);
  }

  /** The lanes of what grew from a start or a line; all of it where strips do not tell. */
  static LanesOfSheet of(Land land, Topology topology, BitSet road) {
    LanesOfSheet lanes = new LanesOfSheet(land, topology, road);
    if (lanes.isOfOneMaterial() && lanes.isAllGround()) {
      lanes.narrow();
    }
    return lanes;
  }

  /** The road. */
  BitSet road() {
    return road;
  }

  /** What is told of it; empty where nothing was taken away. */
  String words() {
    return words;
  }

  private boolean isOfOneMaterial() {
    int first = road.nextSetBit(0);
    return road.stream().allMatch(t -> material(t).equals(material(first)));
  }

  private String material(int t) {
    return surface.pieces().get(surface.pieceOf(t)).surface(surface.sourceTriangle(t));
  }

  /** Whether no other ground is joined to it, so that its border says where the ground ends. */
  private boolean isAllGround() {
    int open = 0;
    int joined = 0;
    for (int t = floor.nextSetBit(0); t >= 0; t = floor.nextSetBit(t + 1)) {
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int twin = topology.twin(h);
        if (twin < 0 || !floor.get(twin / 3)) {
          open++;
          joined += twin >= 0 && isFloor(twin / 3) ? 1 : 0;
        }
      }
    }
    return joined <= JOINED * open;
  }

  /** All sheets are stretches of one road, so their lanes are as wide together. */
  private void narrow() {
    BitSet outside = new BitSet();
    double wide = 0;
    for (IntList sheet : sheets()) {
      SheetStrips strips = SheetStrips.of(surface, topology, sheet);
      double[] widths = strips == null ? null : strips.widths();
      int[] lanes = widths == null ? null : EvenStrips.lanes(widths, NARROWEST);
      if (lanes == null) {
        return;
      }
      double here = Arrays.stream(widths, lanes[0], lanes[1]).sum();
      if (strips.length() < LONG * here || wide > 0 && !EvenStrips.even(here, wide)) {
        return;
      }
      wide = here;
      outside.or(strips.outside(lanes[0], lanes[1]));
    }
    if (!outside.isEmpty()) {
      road.andNot(outside);
      words =
          String.format(
              Locale.ROOT,
              "; all ground is one sheet of one material, and of its strips those in the middle,"
                  + " %.1f m wide, are taken for the road",
              wide);
    }
  }

  /** Parts that hang together, but for those that are too small to be a stretch of road. */
  private List<IntList> sheets() {
    List<IntList> sheets = new ArrayList<>();
    BitSet left = (BitSet) floor.clone();
    for (int first = left.nextSetBit(0); first >= 0; first = left.nextSetBit(first)) {
      IntList sheet = new IntList();
      Deque<Integer> next = new ArrayDeque<>();
      left.clear(first);
      next.add(first);
      while (!next.isEmpty()) {
        int t = next.remove();
        sheet.add(t);
        for (int h = 3 * t; h < 3 * t + 3; h++) {
          int twin = topology.twin(h);
          if (twin >= 0 && left.get(twin / 3)) {
            left.clear(twin / 3);
            next.add(twin / 3);
          }
        }
      }
      if (sheet.size() > 2) {
        sheet.sort();
        sheets.add(sheet);
      }
    }
    return sheets;
  }
}
