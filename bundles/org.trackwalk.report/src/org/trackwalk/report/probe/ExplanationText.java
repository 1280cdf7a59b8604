package org.trackwalk.report.probe;

import org.trackwalk.contact.candidate.Reason;
import org.trackwalk.contact.query.Axis;
import org.trackwalk.contact.query.Contact;
import org.trackwalk.contact.query.Explanation;
import org.trackwalk.contact.query.Verdict;
import org.trackwalk.contact.shape.Compound;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.report.format.Numbers;

/** What happened to one probe, in words, in the axes and the unit of the file. */
public final class ExplanationText {

  /** An offset below this is the rounding of a direction, metres. */
  private static final double ROUNDING = 1e-9;

  private final Explanation explanation;
  private final WeldedSurface surface;
  private final Frame frame;
  private final Frame axes;

  /**
   * The texts of an explanation.
   *
   * @param surface the one that the explanation's triangles are of
   * @param frame axes and unit of the texts, without its placement
   */
  public ExplanationText(Explanation explanation, WeldedSurface surface, Frame frame) {
    this.explanation = explanation;
    this.surface = surface;
    this.frame = frame;
    this.axes = Frame.of(frame.up(), LengthUnit.METRE);
  }

  /** For people. */
  public String words() {
    return words(null);
  }

  /**
   * For people.
   *
   * @param engine whose way it is; null when a method was asked for
   */
  public String words(ProbeEngine engine) {
    StringBuilder text = new StringBuilder();
    text.append(title()).append(", method ").append(explanation.method()).append('\n');
    if (engine != null) {
      engine.lines().forEach(line -> text.append("  ").append(line).append('\n'));
    }
    if (explanation.verdicts().isEmpty()) {
      return nothing(text).toString();
    }
    int kept = explanation.contacts().size();
    text.append(ProbeWords.touching(explanation)).append(" of ");
    text.append(Numbers.counted(explanation.verdicts().size(), "triangle")).append(" near it");
    text.append(
        kept < explanation.verdicts().size()
            ? ", in the order in which the method judged them:\n"
            : ":\n");
    for (Verdict verdict : explanation.verdicts()) {
      line(text, verdict);
    }
    if (explanation.verdicts().stream().anyMatch(v -> !v.kept() && v.order() >= 0)) {
      text.append("voided: the surface goes on there in a neighbour with the same edge or corner,");
      text.append(" so it must not push\n");
    }
    merged(text, "  ");
    return text.toString();
  }

  /** Most often axes or unit were meant otherwise: where the level is shows it. */
  private StringBuilder nothing(StringBuilder text) {
    text.append("nothing is within reach");
    LevelBounds bounds = new LevelBounds(surface, frame);
    if (bounds.any()) {
      text.append("; the level reaches from ").append(point(bounds.least()));
      text.append(" to ").append(point(bounds.most()));
    }
    return text.append(", in the file's axes and unit\n");
  }

  /** The points of a shape with sides in the end, a line each; nothing for a sphere. */
  void merged(StringBuilder text, String indent) {
    if (explanation.probe().shape() instanceof Sphere || explanation.merged().isEmpty()) {
      return;
    }
    text.append(Numbers.counted(explanation.merged().size(), "contact point"));
    text.append(" in the end, merged where they push the same way, four at most for each:\n");
    for (Contact c : explanation.merged()) {
      where(text.append(indent), c);
      text.append('\n');
    }
  }

  /** The probe and from where on there are contacts, in one line. */
  String title() {
    return place() + ", contact distance " + Numbers.length(explanation.contactDistance());
  }

  /** The probe in one line. */
  String place() {
    boolean sphere = explanation.probe().shape() instanceof Sphere;
    return ProbeWords.of(explanation.probe().shape())
        + (sphere ? "" : new ProbeTurn(explanation.probe().pose(), axes).words())
        + " at "
        + point(centre());
  }

  private void line(StringBuilder text, Verdict v) {
    text.append(v.kept() ? "  CONTACT  " : v.order() < 0 ? "  ignored  " : "  voided   ");
    text.append(part(explanation, v)).append(triangle(v.piece(), v.sourceTriangle()));
    if (v.feature() != null) {
      text.append(", ")
          .append(v.feature().id())
          .append(" at ")
          .append(Numbers.length(v.distance()))
          .append(along(v.axis()));
    }
    text.append(": ").append(reason(v.reason()));
    if (v.culprit() >= 0) {
      text.append(" (").append(triangle(surface, v.culprit())).append(')');
    }
    text.append('\n');
    if (v.kept()) {
      contact(text.append("           "), v);
    }
  }

  /** Which part of several that move as one it is; nothing for any other shape. */
  static String part(Explanation explanation, Verdict v) {
    return explanation.probe().shape() instanceof Compound ? "part " + (v.part() + 1) + ": " : "";
  }

  /** Along what the distance of a shape was measured, unless it is what one expects. */
  private static String along(Axis axis) {
    return axis == Axis.SHORTEST_WAY_OUT ? ", by the shortest way out" : "";
  }

  /** Where a contact is and how it pushes, to the end of the line. */
  void contact(StringBuilder text, Verdict v) {
    where(text, v.contact());
    if (v.points().size() > 1) {
      text.append(", the deepest of ").append(Numbers.counted(v.points().size(), "point"));
    }
    text.append('\n');
  }

  private void where(StringBuilder text, Contact c) {
    text.append("touches at ").append(point(pointOf(c))).append(", pushes along ");
    text.append(point(normalOf(c))).append(", ").append(depth(c.separation()));
    if (c.offset() > ROUNDING) {
      text.append(", past the centre by ").append(Numbers.length(c.offset()));
    }
  }

  /** Below 0 the probe is in the surface. */
  private static String depth(double separation) {
    return separation < 0
        ? Numbers.length(-separation) + " deep"
        : Numbers.length(separation) + " off the surface";
  }

  /** A triangle by its piece and its number there. */
  static String triangle(WeldedSurface surface, int triangle) {
    String piece = surface.pieces().get(surface.pieceOf(triangle)).name();
    return triangle(piece, surface.sourceTriangle(triangle));
  }

  private static String triangle(String piece, int index) {
    return piece + " triangle " + index;
  }

  /** A reason as half a sentence. */
  public static String reason(Reason reason) {
    return switch (reason) {
      case WITHOUT_AREA -> "it has no area";
      case BEHIND -> "the probe's centre is at its back, and it is one-sided";
      case TOO_FAR -> "it is farther away than the contact distance";
      case FACE -> "the probe stands over its face";
      case FEATURE_FREE -> "no triangle judged before has this edge or corner";
      case FACE_BELOW ->
          "a triangle judged before has its edge or corner, but the probe is in its face, and the"
              + " way out is the same";
      case FEATURE_PASSED -> "a triangle with this edge or corner reaches further into the probe";
      case EVERY_CANDIDATE -> "the method keeps every candidate";
      case EDGE_VOIDED -> "the surface goes on there: a triangle judged before has this edge";
      case VERTEX_VOIDED -> "the surface goes on there: a triangle judged before has this corner";
      case NORMAL_SMOOTHED -> "the method keeps every candidate, with the smoothed normal there";
      case NORMAL_BEYOND_LIMIT ->
          "the smoothed normal leaves the triangle's by more than the limit, so the triangle's is"
              + " used";
      case NORMAL_IN_REGION -> "the normal lies in the region of its edge or corner";
      case NORMAL_TURNED -> "the normal was turned into the region of its edge or corner";
      case NORMAL_OF_TRIANGLE ->
          "the surface goes on flat or rises there, so the triangle's normal is used";
      case EDGE_WITHOUT_REGION ->
          "not exactly one triangle goes on there, so the normal is not corrected";
      case EDGE_ACTIVE -> "the edge bends by more than the method smooths";
      case FEATURE_UNLISTED -> "no triangle near it lists this edge or corner as void";
      case EDGE_ENDS_VOIDED -> "triangles judged before have both ends of this edge";
      case EDGE_LISTED -> "a triangle that is nearer elsewhere lists this edge as void";
      case VERTEX_LISTED -> "a triangle that is nearer elsewhere lists this corner as void";
    };
  }

  private double[] centre() {
    return frame.toFileAxes(
        explanation.probe().pose().x(),
        explanation.probe().pose().y(),
        explanation.probe().pose().z());
  }

  private double[] pointOf(Contact c) {
    return frame.toFileAxes(c.point().x(), c.point().y(), c.point().z());
  }

  private double[] normalOf(Contact c) {
    return axes.toFileAxes(c.normal().x(), c.normal().y(), c.normal().z());
  }

  private static String point(double[] p) {
    return "("
        + Numbers.fixed(p[0], 4)
        + ", "
        + Numbers.fixed(p[1], 4)
        + ", "
        + Numbers.fixed(p[2], 4)
        + ")";
  }
}
