package org.trackwalk.check.rules.topology;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import org.trackwalk.contact.collide.Collider;
import org.trackwalk.contact.collide.Contour;
import org.trackwalk.contact.collide.Shell;
import org.trackwalk.ground.crossing.Crossing;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The line along which ground crosses at a place, as the collider walks it.
 *
 * @param points xyz triples; where the line is interrupted the walk goes on at the next part
 * @param length metres, of what goes through far enough only
 */
record CrossingLine(double[] points, double length) {

  /** The lines of all that crosses. */
  static CrossingLine of(WeldedSurface surface, List<Crossing> place) {
    List<Crossing> two = new ArrayList<>();
    List<Crossing> one = new ArrayList<>();
    for (Crossing c : place) {
      (surface.pieceOf(c.first()) == surface.pieceOf(c.second()) ? one : two).add(c);
    }
    CrossingLine all = new CrossingLine(new double[0], 0);
    if (!two.isEmpty()) {
      all = ofTwo(surface, surface::pieceOf, two);
    }
    while (!one.isEmpty()) {
      Map<Integer, Integer> sides = Sides.of(one);
      List<Crossing> parted = new ArrayList<>(one);
      parted.removeIf(c -> sides.get(c.first()).equals(sides.get(c.second())));
      all = all.and(ofTwo(surface, sides::get, parted));
      one.removeIf(c -> !sides.get(c.first()).equals(sides.get(c.second())));
    }
    return all;
  }

  private CrossingLine and(CrossingLine more) {
    double[] both = Arrays.copyOf(points, points.length + more.points.length);
    System.arraycopy(more.points, 0, both, points.length, more.points.length);
    return new CrossingLine(both, length + more.length);
  }

  private static CrossingLine ofTwo(
      WeldedSurface surface, IntUnaryOperator side, List<Crossing> place) {
    int own = side.applyAsInt(place.get(0).first());
    TreeSet<Integer> mine = new TreeSet<>();
    TreeSet<Integer> others = new TreeSet<>();
    Set<List<Integer>> pairs = new HashSet<>();
    for (Crossing crossing : place) {
      boolean straight = side.applyAsInt(crossing.first()) == own;
      int t = straight ? crossing.first() : crossing.second();
      int s = straight ? crossing.second() : crossing.first();
      mine.add(t);
      others.add(s);
      pairs.add(List.of(t, s));
    }
    int[] first = mine.stream().mapToInt(t -> t).toArray();
    int[] second = others.stream().mapToInt(t -> t).toArray();
    double[] points = new double[0];
    double length = 0;
    for (Contour contour :
        Collider.meet(shell(surface, first), shell(surface, second)).contours()) {
      double through = 0;
      for (int i = 0; i < contour.triangles().length; i++) {
        int t = first[contour.triangles()[i]];
        int s = second[contour.others()[i]];
        through += pairs.contains(List.of(t, s)) ? part(contour.points(), i) : 0;
      }
      if (through > 0) {
        int end = points.length;
        points = Arrays.copyOf(points, end + contour.points().length);
        System.arraycopy(contour.points(), 0, points, end, contour.points().length);
        length += through;
      }
    }
    return new CrossingLine(points, length);
  }

  private static double part(double[] points, int i) {
    double square = 0;
    for (int k = 3 * i; k < 3 * i + 3; k++) {
      square += (points[k + 3] - points[k]) * (points[k + 3] - points[k]);
    }
    return StrictMath.sqrt(square);
  }

  private static Shell shell(WeldedSurface surface, int[] triangles) {
    int[] corners = new int[3 * triangles.length];
    for (int i = 0; i < triangles.length; i++) {
      System.arraycopy(surface.triangles(), 3 * triangles[i], corners, 3 * i, 3);
    }
    return Shell.of(surface.positions(), corners);
  }
}
