package org.trackwalk.course.band;

import org.trackwalk.course.patch.Ground;
import org.trackwalk.course.patch.VertexKeys;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.mesh.tree.IntList;

/** The loops of a patch's border: sets of half-edges that hang together. */
final class BandLoops {

  private static final int NONE = -1;

  /** What is longer than this part of the longest loop may be a side. */
  private static final double SIDE_SHARE = 0.5;

  private final Ground ground;
  private final IntList border;
  private final Partition loops;

  /** Length of each loop, by its first half-edge, metres; 0 for those that are not the first. */
  private final double[] lengths;

  BandLoops(Ground ground, IntList border) {
    this.ground = ground;
    this.border = border;
    loops = new Partition(border.size());
    VertexKeys places = new VertexKeys(2 * border.size());
    for (int i = 0; i < border.size(); i++) {
      int h = border.get(i);
      for (int place : new int[] {ground.from(h), ground.to(h)}) {
        int other = places.get(0, place);
        if (other >= 0) {
          loops.join(i, other);
        } else {
          places.put(0, place, i);
        }
      }
    }
    lengths = new double[border.size()];
    for (int i = 0; i < border.size(); i++) {
      lengths[loops.first(i)] += ground.length(border.get(i));
    }
  }

  /**
   * The two longest; the second is empty where the first is so long that it must be both sides.
   *
   * @param both the first is both sides from this length on, metres
   */
  IntList[] sides(double both) {
    int longest = longest(NONE);
    int second = lengths[longest] >= both ? NONE : longest(longest);
    IntList[] sides = {new IntList(), new IntList()};
    for (int i = 0; i < border.size(); i++) {
      int loop = loops.first(i);
      if (loop == longest) {
        sides[0].add(border.get(i));
      } else if (loop == second) {
        sides[1].add(border.get(i));
      }
    }
    return sides;
  }

  private int longest(int but) {
    int longest = NONE;
    for (int i = 0; i < lengths.length; i++) {
      if (i != but && lengths[i] > 0 && (longest < 0 || lengths[i] > lengths[longest])) {
        longest = i;
      }
    }
    return longest;
  }

  /**
   * The border without slits inside of the patch: twice the area of what a loop goes around over
   * its length is the slit's width. A loop over half as long as the longest is none: the area has a
   * sign, and that of a side which crosses over itself may come to nothing.
   *
   * @param narrow what is narrower is a slit, metres
   */
  IntList withoutSlits(double narrow) {
    double[] areas = new double[border.size()];
    for (int i = 0; i < border.size(); i++) {
      areas[loops.first(i)] += swept(border.get(i), ground.from(border.get(loops.first(i))));
    }
    int longest = longest(NONE);
    IntList left = new IntList();
    for (int i = 0; i < border.size(); i++) {
      int loop = loops.first(i);
      if (lengths[loop] > SIDE_SHARE * lengths[longest]
          || !(2 * Math.abs(areas[loop]) < narrow * lengths[loop])) {
        left.add(border.get(i));
      }
    }
    return left.size() == border.size() ? border : left;
  }

  /** Area in plan between a half-edge and a place, with a sign, square metres. */
  private double swept(int halfEdge, int place) {
    int a = ground.from(halfEdge);
    int b = ground.to(halfEdge);
    double ax = ground.coordinate(a, 0) - ground.coordinate(place, 0);
    double az = ground.coordinate(a, 2) - ground.coordinate(place, 2);
    double bx = ground.coordinate(b, 0) - ground.coordinate(place, 0);
    double bz = ground.coordinate(b, 2) - ground.coordinate(place, 2);
    return (ax * bz - az * bx) / 2;
  }
}
