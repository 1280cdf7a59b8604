package org.trackwalk.check.rules.finding;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.drive.effect.SeamModel;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.seams.chain.Chain;
import org.trackwalk.seams.ledger.EdgeEntry;
import org.trackwalk.seams.ledger.PaintedSheets;

/** What findings about a chain have in common: place, pieces, edges, words for lengths. */
public final class SeamFinding {

  private static final String LEAVE_OUT =
      "Leave paint out of the collision mesh, or mark the piece as not collidable in the manifest."
          + " Where a sheet is to be driven on, snap its border onto the ground.";

  private SeamFinding() {}

  /**
   * A finding that has everything of its chain; measure, effects and steps are still to be added.
   */
  public static FindingBuilder of(
      RuleInfo rule, Severity severity, RuleContext context, Chain chain, String message) {
    OpenEdges edges = context.ledger().edges();
    EdgeEntry worst = chain.worst();
    FindingBuilder builder =
        new FindingBuilder(rule, severity, message)
            .at(
                edges.point(worst.edge(), worst.at(), 0),
                edges.point(worst.edge(), worst.at(), 1),
                edges.point(worst.edge(), worst.at(), 2))
            .along(chain.path(), chain.length())
            .on(chain.surfaceClass())
            .owner(chain.owner())
            .count(chain.entries().size())
            .piece(context.pieceName(chain.piece()));
    if (chain.other() >= 0) {
      builder.piece(context.pieceName(chain.other()));
    }
    if (context.painted(chain)) {
      builder.cause(PaintedSheets.CAUSE).help(LEAVE_OUT);
    }
    for (EdgeEntry entry : chain.entries()) {
      builder.edge(context.surface(), edges.halfEdge(entry.edge()));
    }
    return builder;
  }

  /** The fault of a chain as a road of its own, on which profiles are tried out. */
  public static SeamModel model(
      RuleContext context, Chain chain, SeamModel.Fault fault, double size) {
    return new SeamModel(fault, size, together(context, chain));
  }

  /** The smallest grain of bodies in which both sides of a chain are one. */
  public static Bodies together(RuleContext context, Chain chain) {
    if (chain.other() < 0 || chain.other() == chain.piece()) {
      return Bodies.PIECE;
    }
    List<Piece> pieces = context.surface().pieces();
    String file = pieces.get(chain.piece()).file();
    return file.equals(pieces.get(chain.other()).file()) ? Bodies.FILE : Bodies.ONE;
  }

  /** True when the chain lies on ground on which a probe rolls: no wall, no top of a wall. */
  public static boolean onGround(RuleContext context, Chain chain) {
    return chain.surfaceClass() != SurfaceClass.BARRIER
        && Math.abs(context.ledger().edges().normal(chain.worst().edge(), 1)) >= Slopes.GROUND;
  }

  /** {@code A | B}, {@code A} when both sides are one piece. */
  public static String pair(RuleContext context, Chain chain) {
    String a = context.pieceName(chain.piece());
    if (chain.other() < 0 || chain.other() == chain.piece()) {
      return a;
    }
    return a + " | " + context.pieceName(chain.other());
  }

  /** A length in the unit that a designer reads best: mm below 0.1 m, else m. */
  public static String metres(double value) {
    if (value < 0.0001) {
      return tiny(value * 1000);
    }
    if (value < 0.1) {
      return String.format(Locale.ROOT, value < 0.01 ? "%.2f mm" : "%.1f mm", value * 1000);
    }
    return String.format(Locale.ROOT, value < 10 ? "%.2f m" : "%.1f m", value);
  }

  /** Two digits without an exponent, which designers do not read: {@code 0.00012 mm}. */
  private static String tiny(double millimetres) {
    if (millimetres == 0) {
      return "0 mm";
    }
    if (millimetres < 1e-6) {
      return "under 0.000001 mm";
    }
    return new BigDecimal(millimetres)
            .round(new MathContext(2))
            .stripTrailingZeros()
            .toPlainString()
        + " mm";
  }

  /** {@code along 31.6 m}, empty for short chains. */
  public static String along(Chain chain) {
    return chain.length() < 0.1 ? "" : " along " + metres(chain.length());
  }
}
