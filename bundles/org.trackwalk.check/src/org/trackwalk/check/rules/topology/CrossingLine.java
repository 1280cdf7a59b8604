package org.trackwalk.check.rules.topology;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import org.trackwalk.contact.collide.Collider;
import org.trackwalk.contact.collide.Contour;
import org.trackwalk.contact.collide.Shell;
import org.trackwalk.ground.crossing.Crossing;
import org.trackwalk.ground.crossing.Sheets;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The line along which sheets cross at a place, as the collider walks it.
 *
 * @param points xyz triples; where the line is interrupted the walk goes on at the next part
 * @param length metres, of what goes through far enough only
 */
record CrossingLine(double[] points, double length) {

  /** The lines of all that crosses; of one piece, each pair of its sheets has its own. */
  static CrossingLine of(WeldedSurface surface, Sheets sheets, List<Crossing> place) {
    Map<List<Integer>, List<Crossing>> pairs = new LinkedHashMap<>();
    for (Crossing c : place) {
      int s = sheets.of()[c.first()];
      int t = sheets.of()[c.second()];
      boolean two = surface.pieceOf(c.first()) != surface.pieceOf(c.second());
      List<Integer> pair = two ? List.of() : List.of(Math.min(s, t), Math.max(s, t));
      pairs.computeIfAbsent(pair, k -> new ArrayList<>()).add(c);
    }
    CrossingLine all = new CrossingLine(new double[0], 0);
    for (Map.Entry<List<Integer>, List<Crossing>> pair : pairs.entrySet()) {
      IntUnaryOperator side = pair.getKey().isEmpty() ? surface::pieceOf : t -> sheets.of()[t];
      all = all.and(ofTwo(surface, side, pair.getValue()));
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
