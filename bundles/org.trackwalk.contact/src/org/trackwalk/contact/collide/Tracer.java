package org.trackwalk.contact.collide;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Walks from segment to segment: they meet where both have the same edge and triangle. */
final class Tracer {

  private final List<Segment> segments;
  private final Depth first;
  private final Depth second;
  private final double enough;
  private final boolean[] done;
  private final Map<Hit, List<Integer>> at = new IdentityHashMap<>();

  /** What is known of a contour before its depth. */
  private record Walked(
      List<Hit> hits,
      boolean closed,
      List<Integer> triangles,
      List<Integer> others,
      List<Segment> along) {}

  /**
   * Ready to walk.
   *
   * @param enough metres: of a contour that is no less deep than this, what is told of its depth
   *     may be less, but no less than this
   */
  Tracer(List<Segment> segments, Depth first, Depth second, double enough) {
    this.segments = segments;
    this.first = first;
    this.second = second;
    this.enough = enough;
    this.done = new boolean[segments.size()];
    for (int i = 0; i < segments.size(); i++) {
      at.computeIfAbsent(segments.get(i).start(), k -> new ArrayList<>(2)).add(i);
      at.computeIfAbsent(segments.get(i).end(), k -> new ArrayList<>(2)).add(i);
    }
  }

  /** All contours, the deepest first. */
  List<Line> lines() {
    List<Walked> walked = new ArrayList<>();
    for (int i = 0; i < done.length; i++) {
      Segment segment = segments.get(i);
      for (Hit hit : List.of(segment.start(), segment.end())) {
        if (!done[i] && at.get(hit).size() != 2) {
          walked.add(walk(i, hit));
        }
      }
    }
    for (int i = 0; i < done.length; i++) {
      if (!done[i]) {
        walked.add(walk(i, segments.get(i).start()));
      }
    }
    List<Line> contours = new ArrayList<>();
    for (Walked one : walked) {
      contours.add(line(one));
    }
    contours.sort(Comparator.comparingDouble(line -> -line.contour().depth()));
    return contours;
  }

  private Walked walk(int from, Hit begin) {
    List<Hit> hits = new ArrayList<>();
    List<Integer> triangles = new ArrayList<>();
    List<Integer> others = new ArrayList<>();
    List<Segment> along = new ArrayList<>();
    hits.add(begin);
    Hit hit = begin;
    int i = from;
    while (i >= 0) {
      done[i] = true;
      Segment segment = segments.get(i);
      hit = segment.start() == hit ? segment.end() : segment.start();
      hits.add(hit);
      triangles.add(segment.first());
      others.add(segment.second());
      along.add(segment);
      i = at.get(hit).size() == 2 ? next(hit) : -1;
    }
    return new Walked(hits, hit == begin, triangles, others, along);
  }

  private Line line(Walked walked) {
    List<Hit> hits = walked.hits;
    double[] points = new double[3 * hits.size()];
    double length = 0;
    for (int k = 0; k < hits.size(); k++) {
      System.arraycopy(hits.get(k).point(), 0, points, 3 * k, 3);
      length += k == 0 ? 0 : Normals.apart(hits.get(k - 1).point(), hits.get(k).point());
    }
    Hit begin = hits.get(0);
    Depth.Found found = depth(walked);
    Contour contour =
        new Contour(
            points,
            walked.closed,
            length,
            found.depth(),
            found.known() ? found.at() : begin.point(),
            walked.triangles.stream().mapToInt(Integer::intValue).toArray(),
            walked.others.stream().mapToInt(Integer::intValue).toArray(),
            walked.closed ? List.of() : List.of(end(begin), end(hits.get(hits.size() - 1))));
    return new Line(contour, hits, walked.along);
  }

  private ContourEnd end(Hit hit) {
    if (at.get(hit).size() != 1) {
      return ContourEnd.FORK;
    }
    return hit.ofFirst() ? ContourEnd.BORDER_OF_FIRST : ContourEnd.BORDER_OF_SECOND;
  }

  /** Which of both ways to see it counts. */
  private Depth.Found depth(Walked walked) {
    boolean firstBody = second.inBody();
    boolean secondBody = first.inBody();
    boolean sheets = !firstBody && !secondBody;
    if (sheets && first.onlyTouches(walked.along)) {
      // Tiles that share a border: each lies beside the other, and how far is no depth.
      return new Depth.Found(true, 0, walked.hits.get(0).point());
    }
    Depth.Found one = first.of(walked.hits, enough);
    if (sheets && !one.known()) {
      // Where no edge of a sheet comes through, its triangles tell how far they do.
      one = first.ofTriangles(walked.triangles, walked.others);
    }
    // Of two sheets the lesser depth counts: of the second no more than the first's is asked.
    Depth.Found other =
        second.of(walked.hits, sheets && one.known() ? Math.min(enough, one.depth()) : enough);
    if (sheets && !other.known()) {
      other = second.ofTriangles(walked.others, walked.triangles);
    }
    if (!one.known() || !other.known()) {
      return one.known() ? one : other;
    }
    if (firstBody && secondBody) {
      return one.depth() >= other.depth() ? one : other;
    }
    if (firstBody || secondBody) {
      // A body stands in a sheet as far as it comes out behind, but a border stands in the body.
      return walked.closed == firstBody ? one : other;
    }
    return one.depth() <= other.depth() ? one : other;
  }

  private int next(Hit hit) {
    for (int i : at.get(hit)) {
      if (!done[i]) {
        return i;
      }
    }
    return -1;
  }
}
