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
  private final boolean[] done;
  private final Map<Hit, List<Integer>> at = new IdentityHashMap<>();

  Tracer(List<Segment> segments, Depth first, Depth second) {
    this.segments = segments;
    this.first = first;
    this.second = second;
    this.done = new boolean[segments.size()];
    for (int i = 0; i < segments.size(); i++) {
      at.computeIfAbsent(segments.get(i).start(), k -> new ArrayList<>(2)).add(i);
      at.computeIfAbsent(segments.get(i).end(), k -> new ArrayList<>(2)).add(i);
    }
  }

  /** All contours, the deepest first. */
  List<Line> lines() {
    List<Line> contours = new ArrayList<>();
    for (int i = 0; i < done.length; i++) {
      Segment segment = segments.get(i);
      for (Hit hit : List.of(segment.start(), segment.end())) {
        if (!done[i] && at.get(hit).size() != 2) {
          contours.add(walk(i, hit));
        }
      }
    }
    for (int i = 0; i < done.length; i++) {
      if (!done[i]) {
        contours.add(walk(i, segments.get(i).start()));
      }
    }
    contours.sort(Comparator.comparingDouble(line -> -line.contour().depth()));
    return contours;
  }

  private Line walk(int from, Hit begin) {
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
    double[] points = new double[3 * hits.size()];
    double length = 0;
    for (int k = 0; k < hits.size(); k++) {
      System.arraycopy(hits.get(k).point(), 0, points, 3 * k, 3);
      length += k == 0 ? 0 : Normals.apart(hits.get(k - 1).point(), hits.get(k).point());
    }
    Depth.Found found = depth(hits, hit == begin, triangles, others);
    Contour contour =
        new Contour(
            points,
            hit == begin,
            length,
            found.depth(),
            found.known() ? found.at() : begin.point(),
            triangles.stream().mapToInt(Integer::intValue).toArray(),
            others.stream().mapToInt(Integer::intValue).toArray(),
            hit == begin ? List.of() : List.of(end(begin), end(hit)));
    return new Line(contour, hits, along);
  }

  private ContourEnd end(Hit hit) {
    if (at.get(hit).size() != 1) {
      return ContourEnd.FORK;
    }
    return hit.ofFirst() ? ContourEnd.BORDER_OF_FIRST : ContourEnd.BORDER_OF_SECOND;
  }

  /** Which of both ways to see it counts. */
  private Depth.Found depth(
      List<Hit> hits, boolean closed, List<Integer> triangles, List<Integer> others) {
    Depth.Found one = first.of(hits);
    Depth.Found other = second.of(hits);
    boolean firstBody = second.inBody();
    boolean secondBody = first.inBody();
    if (!firstBody && !secondBody) {
      // Where no edge of a sheet comes through, its triangles tell how far they do.
      one = one.known() ? one : first.ofTriangles(triangles, others);
      other = other.known() ? other : second.ofTriangles(others, triangles);
    }
    if (!one.known() || !other.known()) {
      return one.known() ? one : other;
    }
    if (firstBody && secondBody) {
      return one.depth() >= other.depth() ? one : other;
    }
    if (firstBody || secondBody) {
      // A body stands in a sheet as far as it comes out behind, but a border stands in the body.
      return closed == firstBody ? one : other;
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
