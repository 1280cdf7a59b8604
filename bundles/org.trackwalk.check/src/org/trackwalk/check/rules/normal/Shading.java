package org.trackwalk.check.rules.normal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import org.trackwalk.check.rule.EarlyRule;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Picture;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.ElementClusters;
import org.trackwalk.check.rules.finding.TriangleFinding;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Profile;

/** Render normals that lean away from the road, where an engine steers by them. */
public final class Shading implements EarlyRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "normal.shading",
              "warning",
              "render normals of the road that lean away from its triangles",
              "This engine turns contacts by the render normals: where they lean, a car that stands"
                  + " drifts and one that drives is steered, on a road that looks even; where they"
                  + " lean too far it falls back to the triangle, and the jump is felt.",
              "Shade the road smooth and its borders hard (Blender: select the piece, Shade Auto"
                  + " Smooth; Mesh > Normals > Reset Vectors takes custom normals away).",
              Scope.PIECE,
              List.of(new Parameter("angle", 37, "deg", "normals that lean more are told")),
              "SuperTuxKart smooths normals under its wheels up to 0.65 rad")
          .with(RuleTraits.NONE.drawn(Picture.RENDERED));

  /** Id of the contact method that takes render normals. */
  private static final String METHOD = "smoothed-normal";

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public boolean needsCorridor() {
    return true;
  }

  @Override
  public Optional<String> idle(RuleContext context) {
    return engines(context).isEmpty()
        ? Optional.of("no engine profile smooths contacts by render normals (stk does)")
        : Optional.empty();
  }

  /** Ids of the profiles that take render normals. */
  private static TreeSet<String> engines(RuleContext context) {
    TreeSet<String> ids = new TreeSet<>();
    for (Profile profile : context.profiles()) {
      boolean smooths =
          profile.contacts().values().stream().anyMatch(r -> r.method().id().startsWith(METHOD));
      if (smooths) {
        ids.add(profile.id());
      }
    }
    return ids;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    double limit = context.parameter(INFO, "angle");
    double cosine = StrictMath.cos(StrictMath.toRadians(limit));
    IntList leaning = new IntList();
    for (int t = 0; t < context.surface().triangleCount(); t++) {
      if (context.corridor().classes().of(t) == SurfaceClass.ROAD
          && !context.topology().degenerate(t)
          && !context.topology().collinear(t)
          && leastCosine(context.surface(), t) < cosine) {
        leaning.add(t);
      }
    }
    List<Finding> findings = new ArrayList<>();
    for (int[] cluster : ElementClusters.of(context, leaning.array())) {
      findings.add(finding(context, cluster, limit));
    }
    return findings;
  }

  /**
   * Cosine of the largest angle of a triangle with its render normals; 1 when it has none, and for
   * a wall.
   */
  private static double leastCosine(WeldedSurface surface, int t) {
    Piece piece = surface.pieces().get(surface.pieceOf(t));
    if (piece.normals() == null || piece.cornerNormals() == null) {
      return 1;
    }
    double[] face = Vec.normal(surface.positions(), surface.triangles(), t);
    if (Math.abs(face[1]) < Slopes.GROUND) {
      return 1;
    }
    double[] n = new double[3];
    double least = 1;
    for (int k = 0; k < 3; k++) {
      int index = piece.cornerNormals()[surface.sourceCorner(t, k)];
      if (index >= 0) {
        float[] stored = piece.normals();
        piece
            .frame()
            .placeNormal(stored[3 * index], stored[3 * index + 1], stored[3 * index + 2], n);
        double length = Vec.normalize(n);
        // A normal without a direction says nothing; engines take the triangle's.
        if (length > 0 && Double.isFinite(length)) {
          least = Math.min(least, Vec.dot(face, 0, n, 0));
        }
      }
    }
    return least;
  }

  private static Finding finding(RuleContext context, int[] cluster, double limit) {
    int worst = cluster[0];
    double least = 1;
    for (int t : cluster) {
      double cosine = leastCosine(context.surface(), t);
      if (cosine < least) {
        least = cosine;
        worst = t;
      }
    }
    double angle = StrictMath.toDegrees(StrictMath.acos(Math.max(-1, least)));
    String message =
        String.format(
            Locale.ROOT,
            "%s: render normals of %d %s lean by up to %.0f degrees; %s steers by them",
            context.pieceName(context.surface().pieceOf(worst)),
            cluster.length,
            cluster.length == 1 ? "triangle" : "triangles",
            angle,
            String.join(" and ", engines(context)));
    double[] centre = TriangleFinding.centre(context.surface(), worst);
    return TriangleFinding.of(INFO, Severity.WARNING, context, cluster, message)
        .at(centre[0], centre[1], centre[2])
        .measure("angle", angle, "deg", limit)
        .build();
  }
}
