package org.trackwalk.eclipse.viewer.probe;

import org.joml.Vector3dc;
import org.trackwalk.contact.candidate.Feature;
import org.trackwalk.contact.candidate.Reason;
import org.trackwalk.contact.query.Explanation;
import org.trackwalk.contact.query.Verdict;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.eclipse.viewer.scene.Facets;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.probe.ExplanationText;

/** What is said of one triangle near a probe, and its colour. */
final class VerdictWords {

  /** Contacts. */
  static final int KEPT = 0x1DB954;

  /** What the method removes. */
  static final int VOIDED = 0xE5383B;

  /** What was no candidate. */
  static final int IGNORED = 0x8A8F94;

  /** Degrees below which two directions are the same to the eye. */
  private static final double STRAIGHT = 0.05;

  /** Metres below which surfaces just touch: the step in which probes are placed. */
  private static final double TOUCHING = 1e-5;

  private final WeldedSurface surface;
  private final Frame axes;
  private final double radius;

  /**
   * The words of an explanation.
   *
   * @param surface that its triangles are of
   * @param frame axes and unit of the file
   */
  VerdictWords(Explanation explanation, WeldedSurface surface, Frame frame) {
    this.surface = surface;
    this.radius = explanation.probe().shape() instanceof Sphere s ? s.radius() : 0;
    this.axes = Frame.of(frame.up(), LengthUnit.METRE);
  }

  static int colour(Verdict v) {
    return v.kept() ? KEPT : v.order() >= 0 ? VOIDED : IGNORED;
  }

  /** One word or two. */
  static String verdict(Verdict v) {
    if (v.kept()) {
      return "Contact";
    }
    if (v.order() >= 0) {
      return "Void";
    }
    return switch (v.reason()) {
      case BEHIND -> "Seen from behind";
      case WITHOUT_AREA -> "Without area";
      default -> "Too far";
    };
  }

  /** How deep, or how far off. */
  String distance(Verdict v) {
    if (v.contact() == null) {
      return Double.isNaN(v.distance()) ? "" : depth(v.distance() - radius);
    }
    return depth(v.contact().separation());
  }

  /** Below 0 the probe is in the surface. */
  static String depth(double separation) {
    if (Math.abs(separation) < TOUCHING) {
      return "just touches";
    }
    return separation < 0
        ? Numbers.length(-separation) + " deep"
        : Numbers.length(separation) + " off";
  }

  /** The triangle by its piece and its number there. */
  String triangle(Verdict v) {
    return v.piece() + ", triangle " + v.sourceTriangle();
  }

  static String feature(Verdict v) {
    if (v.feature() == null) {
      return "";
    }
    return v.feature() == Feature.VERTEX ? "corner" : v.feature().id();
  }

  /** The direction of the push in the file's axes, and how far it leans from the triangle's. */
  String normal(Verdict v) {
    if (v.contact() == null) {
      return "";
    }
    Vector3dc n = v.contact().normal();
    double[] out = axes.toFileAxes(n.x(), n.y(), n.z());
    String text =
        Numbers.fixed(out[0], 3)
            + ", "
            + Numbers.fixed(out[1], 3)
            + ", "
            + Numbers.fixed(out[2], 3);
    double lean = lean(v);
    return lean < STRAIGHT ? text : text + "  (leans " + Numbers.fixed(lean, 1) + "°)";
  }

  /** Degrees between the push and the triangle's normal; 0 without a contact. */
  double lean(Verdict v) {
    double[] t = new double[3];
    if (v.contact() == null || !Facets.normal(surface, v.triangle(), t)) {
      return 0;
    }
    Vector3dc n = v.contact().normal();
    double cosine = Math.abs(n.x() * t[0] + n.y() * t[1] + n.z() * t[2]);
    return Math.toDegrees(Math.acos(Math.min(1, cosine)));
  }

  /** Half a sentence, as {@code explain} says it. */
  String reason(Verdict v) {
    String text = ExplanationText.reason(v.reason());
    return v.culprit() < 0 ? text : text + " (" + named(v.culprit()) + ")";
  }

  private String named(int triangle) {
    return surface.pieces().get(surface.pieceOf(triangle)).name()
        + ", triangle "
        + surface.sourceTriangle(triangle);
  }

  /** A few words for the label in the view. */
  String label(Verdict v) {
    if (v.kept()) {
      return "Contact: " + distance(v) + (v.feature() == Feature.FACE ? "" : ", " + feature(v));
    }
    return v.order() >= 0 ? "Void: " + shortly(v.reason()) : verdict(v);
  }

  private static String shortly(Reason reason) {
    return switch (reason) {
      case EDGE_VOIDED, EDGE_ENDS_VOIDED, EDGE_LISTED -> "the surface goes on over this edge";
      case VERTEX_VOIDED, VERTEX_LISTED -> "the surface goes on around this corner";
      case FEATURE_PASSED -> "another triangle reaches further";
      default -> ExplanationText.reason(reason);
    };
  }
}
