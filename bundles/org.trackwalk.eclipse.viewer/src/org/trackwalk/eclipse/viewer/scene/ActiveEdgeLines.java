package org.trackwalk.eclipse.viewer.scene;

import java.util.List;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.contact.neighbour.EdgeNeighbours;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.eclipse.viewer.theme.Palette;
import org.trackwalk.mesh.weld.IdentityPolicy;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ShapeKind;

/**
 * The edges at which an engine lets a wheel or ball catch: those where the surface ends for it (a
 * border, or another body than the neighbour's), and convex ones over which the normal turns by
 * more than its angle. Engines without an angle of their own take every convex edge for real.
 */
public final class ActiveEdgeLines {

  private static final String ANGLE = "angle=";
  private static final String ACTIVE_EDGES = "active-edges";

  /** Angle of the method {@code active-edges} when its id names none, degrees (Jolt). */
  private static final double USUAL_ANGLE = 5;

  private ActiveEdgeLines() {}

  /** The lines of one engine; each edge once. */
  public static LineSet of(RuleContext context, ProbeScene scene, Profile profile) {
    IdentityPolicy policy = profile.identity(context.bodies(profile));
    EdgeNeighbours neighbours = scene.derived(EdgeNeighbours.class, policy, EdgeNeighbours::of);
    WeldedSurface surface = scene.surface();
    double cosine = Math.cos(Math.toRadians(angle(profile)));
    int[] corners = surface.triangles();
    LineSet lines = new LineSet();
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (scene.withoutArea(t)) {
        continue;
      }
      for (int k = 0; k < 3; k++) {
        int h = 3 * t + k;
        int from = corners[h];
        int to = corners[3 * t + (k + 1) % 3];
        if (!neighbours.hasNeighbour(h)) {
          lines.add(surface.positions(), from, to, Palette.LOOSE_EDGE);
        } else if (from < to && neighbours.bend(h) > 0 && dot(neighbours, t, h) < cosine) {
          lines.add(surface.positions(), from, to, Palette.ACTIVE_EDGE);
        }
      }
    }
    return lines;
  }

  private static double dot(EdgeNeighbours neighbours, int t, int h) {
    double dot = 0;
    for (int axis = 0; axis < 3; axis++) {
      dot += neighbours.normal(t, axis) * neighbours.normalBeyond(h, axis);
    }
    return dot;
  }

  /** Degrees from which on a convex edge is real for a sphere of this engine. */
  static double angle(Profile profile) {
    String method = profile.rule(ShapeKind.SPHERE).method().id();
    if (!method.startsWith(ACTIVE_EDGES)) {
      return 0;
    }
    int at = method.indexOf(ANGLE);
    if (at < 0) {
      return USUAL_ANGLE;
    }
    int end = method.indexOf(',', at);
    return Double.parseDouble(
        method.substring(at + ANGLE.length(), end < 0 ? method.length() : end));
  }

  /** The meaning of the colours. */
  public static Legend legend(Profile profile) {
    double angle = angle(profile);
    String convex = angle > 0 ? "convex by more than " + angle + "°" : "convex edge";
    return new Legend(
        "Edges felt by " + profile.id(),
        List.of(
            new Legend.Entry(Palette.ACTIVE_EDGE, convex),
            new Legend.Entry(Palette.LOOSE_EDGE, "surface ends here")));
  }
}
