package org.trackwalk.contact.collide;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.trackwalk.mesh.parallel.Budget;

/**
 * Finds how two surfaces go through each other: triangles by two trees, contours by walking from
 * triangle to triangle, areas and volumes by integrals along contours and edges, so that nothing is
 * ever cut or put in order.
 *
 * <p>What is decided is decided by exact signs with the second surface moved as little as one likes
 * ({@link ShiftedSigns}): a contour ends at borders only, and shared corners, edges and faces are
 * no special case. Where surfaces only touch there may be contours, of depth 0.
 */
public final class Collider {

  /** Two triangles cost as much as so many items of a search. */
  private static final long PAIR = 4;

  /** Metres: deeper than any that only touches; {@link #glance} tells no deeper one exactly. */
  public static final double GLANCE = 0.05;

  /** Two that no plane of one keeps apart cost as much more: up to thirty signs. */
  private static final long CROSSING = 16;

  private final Shell first;
  private final Shell second;
  private final Hits ofFirst;
  private final Hits ofSecond;
  private final PairSigns signs;
  private final List<Segment> segments = new ArrayList<>();

  private Collider(Shell first, Shell second) {
    this.first = first;
    this.second = second;
    this.ofFirst = new Hits(first, second, true);
    this.ofSecond = new Hits(second, first, false);
    this.signs = new PairSigns(first, second);
  }

  /** How two surfaces meet. */
  public static Meeting meet(Shell first, Shell second) {
    return met(first, second, Double.POSITIVE_INFINITY);
  }

  /**
   * The same, but of a contour that is {@link #GLANCE} deep or deeper the depth may be told less,
   * but no less than that, its deepest point may be another one, and such contours come in any
   * order before the others. Most pairs of a level are meant to meet, and how deep they do is asked
   * by nobody.
   */
  public static Meeting glance(Shell first, Shell second) {
    return met(first, second, GLANCE);
  }

  private static Meeting met(Shell first, Shell second, double enough) {
    Collider collider = new Collider(first, second);
    collider.cross();
    return collider.meeting(enough);
  }

  /**
   * How far a surface comes through sheets that are one surface to it, though they may share no
   * vertices: where a border of one lies on that of another, the surface goes on.
   *
   * @param sheets no closed surface
   * @return depth 0 where no edge of the surface goes through them
   */
  public static Deepest.Found through(Shell surface, Shell sheets) {
    Collider collider = new Collider(surface, sheets);
    collider.cross();
    List<Hit> hits = new ArrayList<>();
    for (Segment segment : collider.segments) {
      hits.add(segment.start());
      hits.add(segment.end());
    }
    Depth.Found found =
        new Depth(surface, sheets, collider.ofFirst).of(hits, Double.POSITIVE_INFINITY);
    return new Deepest.Found(found.depth(), found.at());
  }

  /** Two surfaces with the contours between them. */
  static Traced trace(Shell first, Shell second) {
    Collider collider = new Collider(first, second);
    collider.cross();
    Set<Hit> at = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Segment segment : collider.segments) {
      at.add(segment.start());
      at.add(segment.end());
    }
    return new Traced(
        first,
        second,
        collider.ofFirst,
        collider.ofSecond,
        collider.lines(Double.POSITIVE_INFINITY),
        at);
  }

  /** Finds what pairs of triangles have in common. */
  private void cross() {
    BoxPairs.of(first, second, this::compare);
  }

  private List<Line> lines(double enough) {
    return new Tracer(
            segments, new Depth(first, second, ofFirst), new Depth(second, first, ofSecond), enough)
        .lines();
  }

  private Meeting meeting(double enough) {
    Inside inFirst = first.closed() ? new Inside(second, first, false, ofSecond) : null;
    Inside inSecond = second.closed() ? new Inside(first, second, true, ofFirst) : null;
    if (segments.isEmpty()) {
      return apart(inFirst, inSecond);
    }
    float[] box = second.box();
    double[] origin = {box[0], box[1], box[2]};
    if (inFirst != null) {
      inFirst.add(segments, origin);
    }
    if (inSecond != null) {
      inSecond.add(segments, origin);
    }
    return new Meeting(
        lines(enough).stream().map(Line::contour).toList(),
        inSecond == null ? Double.NaN : inSecond.area(),
        inFirst == null ? Double.NaN : inFirst.area(),
        inFirst == null || inSecond == null ? Double.NaN : inFirst.volume() + inSecond.volume(),
        0);
  }

  /** Surfaces that do not cross are apart, or one lies inside the other. */
  private Meeting apart(Inside inFirst, Inside inSecond) {
    boolean within = inSecond != null && inSecond.winding(first.vertex(0, 0)) > 0;
    boolean around = !within && inFirst != null && inFirst.winding(second.vertex(0, 0)) > 0;
    double depth = 0;
    if (within) {
      depth = Depth.deepest(first, second);
    } else if (around) {
      depth = Depth.deepest(second, first);
    }
    double volume = within ? first.volume() : around ? second.volume() : 0;
    return new Meeting(
        List.of(),
        inSecond == null ? Double.NaN : within ? Inside.whole(first) : 0,
        inFirst == null ? Double.NaN : around ? Inside.whole(second) : 0,
        inFirst == null || inSecond == null ? Double.NaN : volume,
        depth);
  }

  /** Looks at a pair; all are wanted. */
  private boolean compare(int t, int s) {
    Budget.spend(PAIR);
    // A filter: most pairs whose boxes meet are apart.
    if (signs.look(t, s)) {
      cross(t, s);
    }
    return true;
  }

  private void cross(int t, int s) {
    Budget.spend(CROSSING);
    Hit start = null;
    Hit end = null;
    for (int k = 0; k < 3; k++) {
      Hit mine = ofFirst.find(t, k, s, signs);
      if (mine != null) {
        boolean out = mine.wayFrom(first.vertex(t, k)) < 0;
        start = out ? mine : start;
        end = out ? end : mine;
      }
      Hit other = ofSecond.find(s, k, t, signs);
      if (other != null) {
        boolean out = other.wayFrom(second.vertex(s, k)) < 0;
        start = out ? start : other;
        end = out ? other : end;
      }
    }
    if (start != null && end != null) {
      segments.add(new Segment(t, s, start, end));
    }
  }
}
