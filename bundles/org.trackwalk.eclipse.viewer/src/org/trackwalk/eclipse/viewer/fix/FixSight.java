package org.trackwalk.eclipse.viewer.fix;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.trackwalk.check.fix.Proposal;
import org.trackwalk.check.repair.GroundChange;
import org.trackwalk.check.repair.GroundPatch;
import org.trackwalk.eclipse.viewer.hud.NiceLength;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.eclipse.viewer.section.FaultSection;
import org.trackwalk.eclipse.viewer.section.SectionGround;

/**
 * One fix as it is looked at: the triangles around it before and after. What moves less than is
 * seen is drawn farther off than it is: the triangles of before, for those of after are to be seen
 * as they will be.
 */
public final class FixSight {

  /** Share of the picture that the largest move fills, when it would be less. */
  private static final double MOVE_SHARE = 0.06;

  /** What changes counts as the fix's own this near to its places, metres. */
  private static final double AT = 1e-3;

  /** Of large triangles so many metres are seen beyond the places. */
  private static final double BEYOND = 3;

  /** Metres to each side of a single place at least. */
  private static final double LEAST = 0.02;

  /** A move that is measured in floats may be so much longer than it is said to be. */
  private static final double ROUNDED = 1.001;

  /** Vertices that go beyond these are not drawn apart: who sees so many sees none of them move. */
  private static final int MOST_MOVED = 2_000;

  /** Nor those for which more pairs than this would be measured, some tenths of a second. */
  private static final int MOST_PAIRS = 20_000_000;

  /**
   * A triangle that is drawn.
   *
   * @param corners nine metres
   * @param piece by index in the level
   * @param changed whether it goes or comes
   */
  record Face(double[] corners, int piece, boolean changed) {}

  private final Proposal proposal;
  private final GroundChange ground;
  private final double[] box;
  private final double times;
  private final List<Face> before;
  private final List<Face> after;

  /** A fix among others of a level. */
  public FixSight(Proposal proposal, GroundChange ground) {
    this.proposal = proposal;
    this.ground = ground;
    boolean everything = proposal.fix().places().length == 0;
    box = everything ? null : box();
    after = faces(ground.after(), box);
    List<Face> was = faces(ground.before(), box);
    double move = proposal.fix().largestMove();
    double wanted = everything || move == 0 ? 1 : MOVE_SHARE * size(box) / move;
    times = wanted <= 1 ? 1 : NiceLength.under(wanted);
    before = times == 1 ? was : apart(was, move);
  }

  /** The triangles as they are, what moves drawn {@link #times} as far off. */
  List<Face> before() {
    return before;
  }

  /** The triangles as they would be. */
  List<Face> after() {
    return after;
  }

  /** How many times as far as they do vertices are drawn to move. */
  public double times() {
    return times;
  }

  /** Least x, y and z, then the most, of what is to be seen of some triangles. */
  double[] seen(List<Face> faces) {
    return box == null ? around(faces) : box;
  }

  /** The section through the finding before: empty where nothing is cut. */
  Optional<FaultSection> sectionBefore() {
    return FaultSection.of(glyph(), cut(ground.before()));
  }

  /** The same as it would be. */
  Optional<FaultSection> sectionAfter() {
    return FaultSection.mended(glyph(), sectionBefore(), cut(ground.after()));
  }

  private Glyph glyph() {
    return new Glyph(proposal.finding());
  }

  private static SectionGround cut(GroundPatch patch) {
    return (x, y, z, radius, taker) ->
        patch.within(
            new double[] {x - radius, y - radius, z - radius, x + radius, y + radius, z + radius},
            t -> taker.triangle(corners(patch, t), patch.pieces()[t]));
  }

  private static double[] corners(GroundPatch patch, int triangle) {
    double[] corners = new double[9];
    for (int i = 0; i < corners.length; i++) {
      corners[i] = patch.at(triangle, i / 3, i % 3);
    }
    return corners;
  }

  private static List<Face> faces(GroundPatch patch, double[] box) {
    double[] all = {-9e9, -9e9, -9e9, 9e9, 9e9, 9e9};
    List<Face> faces = new ArrayList<>();
    patch.within(
        box == null ? all : grown(box, size(box)),
        t -> faces.add(new Face(corners(patch, t), patch.pieces()[t], patch.changed().get(t))));
    return faces;
  }

  /** Around the places of the fix and the triangles there. */
  private double[] box() {
    double[] places = proposal.fix().places();
    double[] at = none();
    for (int i = 0; i < places.length; i++) {
      widen(at, i % 3, places[i]);
    }
    double[] least = grown(at, LEAST);
    double[] most = grown(at, BEYOND);
    double[] whole = least.clone();
    for (GroundPatch patch : List.of(ground.before(), ground.after())) {
      patch.within(
          grown(at, AT),
          t -> {
            for (int i = 0; i < 9; i++) {
              widen(whole, i % 3, patch.at(t, i / 3, i % 3));
            }
          });
    }
    for (int k = 0; k < 3; k++) {
      whole[k] = Math.max(most[k], whole[k]);
      whole[3 + k] = Math.min(most[3 + k], whole[3 + k]);
    }
    return whole;
  }

  private static double[] around(List<Face> faces) {
    double[] box = none();
    for (Face face : faces) {
      for (int i = 0; i < 9; i++) {
        widen(box, i % 3, face.corners()[i]);
      }
    }
    return faces.isEmpty() ? new double[6] : box;
  }

  private static double[] none() {
    double far = Double.POSITIVE_INFINITY;
    return new double[] {far, far, far, -far, -far, -far};
  }

  private static void widen(double[] box, int k, double value) {
    box[k] = Math.min(box[k], value);
    box[3 + k] = Math.max(box[3 + k], value);
  }

  private static double[] grown(double[] box, double by) {
    double[] wide = box.clone();
    for (int k = 0; k < 3; k++) {
      wide[k] -= by;
      wide[3 + k] += by;
    }
    return wide;
  }

  /** Metres from one corner of a box to the other. */
  static double size(double[] box) {
    return Math.hypot(Math.hypot(box[3] - box[0], box[4] - box[1]), box[5] - box[2]);
  }

  private record Vertex(double x, double y, double z) {}

  private static Vertex vertex(Face face, int corner) {
    double[] p = face.corners();
    return new Vertex(p[3 * corner], p[3 * corner + 1], p[3 * corner + 2]);
  }

  /** Vertices that move stand {@link #times} as far from where they will be. */
  private List<Face> apart(List<Face> was, double move) {
    Set<Vertex> stay = new HashSet<>();
    for (Face face : after) {
      for (int c = 0; c < 3; c++) {
        stay.add(vertex(face, c));
      }
    }
    int most = Math.min(MOST_MOVED, MOST_PAIRS / Math.max(1, stay.size()));
    Map<Vertex, Vertex> gone = new HashMap<>();
    List<Face> drawn = new ArrayList<>();
    for (Face face : was) {
      double[] corners = face.corners().clone();
      for (int c = 0; c < 3 && face.changed(); c++) {
        Vertex from = vertex(face, c);
        if (!stay.contains(from) && gone.size() < most) {
          gone.computeIfAbsent(from, v -> nearest(v, stay, move * ROUNDED));
        }
        Vertex to = gone.getOrDefault(from, from);
        corners[3 * c] += (times - 1) * (from.x() - to.x());
        corners[3 * c + 1] += (times - 1) * (from.y() - to.y());
        corners[3 * c + 2] += (times - 1) * (from.z() - to.z());
      }
      drawn.add(new Face(corners, face.piece(), face.changed()));
    }
    return drawn;
  }

  private static Vertex nearest(Vertex from, Set<Vertex> all, double most) {
    Vertex best = from;
    double least = most * most;
    for (Vertex other : all) {
      double x = from.x() - other.x();
      double y = from.y() - other.y();
      double z = from.z() - other.z();
      double away = x * x + y * y + z * z;
      if (away <= least) {
        least = away;
        best = other;
      }
    }
    return best;
  }
}
