package org.trackwalk.drive.edges;

import org.trackwalk.course.brink.Brink;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Whether the road between two edges that look at each other is as wide as it is, and what stands
 * out on both sides of it are bays: the border comes back behind both to where it lies between
 * them. Where a piece of the road is missing it goes on farther out. How far out is measured from
 * the road's other border, across its rows, so a bend changes nothing.
 */
final class Bays {

  /** Longest bay that is known as one, metres along the border. */
  private static final double LONGEST = 60;

  /** Ends of a bay are alike, and edges of one row parallel, within this: 20 degrees. */
  private static final double ALIKE = StrictMath.toRadians(20);

  private static final double STRAIGHT = StrictMath.cos(ALIKE);

  private final WeldedSurface surface;
  private final Topology topology;
  private final StraightBorder border;
  private final Road road;

  Bays(WeldedSurface surface, Topology topology, StraightBorder border, Road road) {
    this.surface = surface;
    this.topology = topology;
    this.border = border;
    this.road = road;
  }

  /**
   * Whether an edge is the end of one of two bays, or lies between them, and what lies there is the
   * road's border as it was drawn.
   *
   * @param most metres of the border from the edge to a bay
   */
  boolean ends(Brink b, double most) {
    Across across = new Across(b.place().strand(), Math.signum(b.place().lateral()));
    double from = across.of(topology.from(b.halfEdge()));
    double to = across.of(topology.to(b.halfEdge()));
    if (Double.isNaN(from + to)) {
      return false;
    }
    boolean outwards = to > from;
    double bottom = Math.min(from, to);
    Side down = new Side(border.walk(b.halfEdge(), !outwards), across, Math.max(from, to), bottom);
    if (!down.rises(bottom, most)) {
      return false;
    }
    Side back = new Side(border.walk(b.halfEdge(), outwards), across, bottom, Math.max(from, to));
    if (!back.rises(down.bottom, most)) {
      return false;
    }
    bottom = back.bottom;
    int rows = down.edges - 1 + back.edges;
    double[] first = back.walk.way();
    double[] second = down.walk.way();
    double rise = back.steepness();
    double fall = down.steepness();
    if (!back.comesBack(bottom) || !down.comesBack(bottom)) {
      return false;
    }
    boolean one = rows == 0 || rows == 1 && first[0] * second[0] + first[1] * second[1] >= STRAIGHT;
    return !one || alike(rise, back.fall) && alike(fall, down.fall);
  }

  private static boolean alike(double sine, double other) {
    return Math.abs(angle(sine) - angle(other)) <= ALIKE;
  }

  private static double angle(double sine) {
    return StrictMath.asin(Math.max(-1, Math.min(1, sine)));
  }

  private static double turn(double[] from, double[] to) {
    return StrictMath.atan2(from[0] * to[1] - from[1] * to[0], from[0] * to[0] + from[1] * to[1]);
  }

  /** How far vertices are from the border on the other side of a strand's rows. */
  private final class Across {

    private final int index;
    private final Strand strand;
    private final double side;

    Across(int index, double side) {
      this.index = index;
      this.strand = road.strands().get(index);
      this.side = side;
    }

    /** Metres; not a number where it is nowhere on the strand. */
    double of(int vertex) {
      RoadPlace place = place(vertex);
      if (place == null) {
        return Double.NaN;
      }
      int row = place.row();
      return side * place.lateral() + (side > 0 ? strand.right(row) : strand.left(row));
    }

    /** Whether a direction at a vertex is the row's, or against it. */
    boolean along(int vertex, double[] way) {
      RoadPlace place = place(vertex);
      return place != null
          && Math.abs(way[0] * strand.headingX(place.row()) + way[1] * strand.headingZ(place.row()))
              >= STRAIGHT;
    }

    /** How much an edge leads out, metres, as its row lies. */
    double outwards(int vertex, double[] way) {
      RoadPlace place = place(vertex);
      if (place == null) {
        return Double.NaN;
      }
      int row = place.row();
      return side * way[2] * (way[0] * strand.headingZ(row) - way[1] * strand.headingX(row));
    }

    private RoadPlace place(int vertex) {
      float[] p = surface.positions();
      RoadPlace place = road.place(p[3 * vertex], p[3 * vertex + 1], p[3 * vertex + 2]);
      return place == null || place.strand() != index ? null : place;
    }
  }

  /** The border from an edge on, out onto a bay and back behind it. */
  private static final class Side {

    private final BorderWalk walk;
    private final Across across;

    /** How far out the border was, and is. */
    private double before;

    private double out;
    private double bottom;
    private int edges;

    /** The steepest way back in, a sine to the road's way. */
    private double fall;

    Side(BorderWalk walk, Across across, double before, double out) {
      this.walk = walk;
      this.across = across;
      this.before = before;
      this.out = out;
    }

    private boolean next() {
      if (!walk.next()) {
        return false;
      }
      before = out;
      out = across.of(walk.vertex());
      return true;
    }

    /** Goes on until the border is out on a bay: what lies nearer to it is no more than a notch. */
    boolean rises(double least, double most) {
      bottom = least;
      while (!(out - bottom > GapFinder.RIM / 2)) {
        if (walk.length() > most || !next()) {
          return false;
        }
        edges++;
        bottom = Math.min(bottom, out);
      }
      return true;
    }

    double steepness() {
      return Math.abs(out - before) / walk.way()[2];
    }

    /** Goes on until the border lies along the road nearer to the bottom than to the bay's. */
    boolean comesBack(double bottom) {
      double top = out;
      double led = 0;
      double most = 0;
      double corners = 0;
      boolean outwards = true;
      double[] way = walk.way();
      double begin = walk.length();
      while (walk.length() - begin <= LONGEST && next()) {
        double turn = turn(way, walk.way());
        // Corners of a bay's end undo each other; where the road turns one is left over.
        corners += outwards || Math.abs(turn) <= ALIKE ? 0 : turn;
        way = walk.way();
        outwards = out > before && !across.along(walk.vertex(), way);
        top = Math.max(top, out);
        led += across.outwards(walk.vertex(), walk.way());
        most = Math.max(most, led);
        double middle = (top + bottom) / 2;
        // The other border may come nearer as well: this one has to lead in by itself.
        if (out <= middle
            && before <= middle
            && most - led >= top - middle
            && across.along(walk.vertex(), way)) {
          return Math.abs(corners) <= ALIKE;
        }
        fall = Math.max(fall, (before - out) / walk.way()[2]);
      }
      return false;
    }
  }
}
