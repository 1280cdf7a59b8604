package org.trackwalk.report.probe;

import java.io.IOException;
import org.trackwalk.contact.candidate.Reason;
import org.trackwalk.contact.query.Contact;
import org.trackwalk.contact.query.Explanation;
import org.trackwalk.contact.query.Verdict;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.json.JsonText;

/** What happened to one probe, in words or as JSON, in the axes and the unit of the file. */
public final class ExplanationText {

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
    StringBuilder text = new StringBuilder();
    text.append("sphere of ").append(Numbers.length(radius())).append(" at ");
    text.append(point(centre())).append(", contact distance ");
    text.append(Numbers.length(explanation.contactDistance())).append(", method ");
    text.append(explanation.method()).append('\n');
    if (explanation.verdicts().isEmpty()) {
      return text.append(
              "nothing is within reach; the point is taken in the file's axes and unit\n")
          .toString();
    }
    int kept = explanation.contacts().size();
    text.append(Numbers.counted(kept, "contact")).append(" of ");
    text.append(Numbers.counted(explanation.verdicts().size(), "triangle")).append(" near it");
    text.append(kept < explanation.verdicts().size() ? ", in the order of judgement:\n" : ":\n");
    for (Verdict verdict : explanation.verdicts()) {
      line(text, verdict);
    }
    if (explanation.verdicts().stream().anyMatch(v -> !v.kept() && v.order() >= 0)) {
      text.append("voided: a neighbour has the same edge or corner, so the surface goes on there");
      text.append(" and must not push\n");
    }
    return text.toString();
  }

  private void line(StringBuilder text, Verdict v) {
    text.append(v.kept() ? "  CONTACT  " : v.order() < 0 ? "  ignored  " : "  voided   ");
    text.append(triangle(v.piece(), v.sourceTriangle()));
    if (v.feature() != null) {
      text.append(", ")
          .append(v.feature().id())
          .append(" at ")
          .append(Numbers.length(v.distance()));
    }
    text.append(": ").append(reason(v.reason()));
    if (v.culprit() >= 0) {
      int piece = surface.pieceOf(v.culprit());
      String name = surface.pieces().get(piece).name();
      text.append(" (").append(triangle(name, surface.sourceTriangle(v.culprit()))).append(')');
    }
    text.append('\n');
    if (v.kept()) {
      Contact c = v.contact();
      text.append("           point ").append(point(pointOf(c))).append(", normal ");
      text.append(point(normalOf(c))).append(", separation ");
      text.append(Numbers.length(c.separation())).append('\n');
    }
  }

  private static String triangle(String piece, int index) {
    return piece + " triangle " + index;
  }

  private static String reason(Reason reason) {
    return switch (reason) {
      case WITHOUT_AREA -> "it has no area";
      case BEHIND -> "the probe's centre is behind it, and it is one-sided";
      case TOO_FAR -> "it is farther than radius and contact distance";
      case FACE -> "the probe is over its face";
      case FEATURE_FREE -> "no triangle that came before holds this edge or corner";
      case EVERY_CANDIDATE -> "the method keeps every candidate";
      case EDGE_VOIDED -> "a triangle that came before holds this edge";
      case VERTEX_VOIDED -> "a triangle that came before holds this corner";
    };
  }

  /** For programs: {@code trackwalk-explain/1}. */
  public String json() throws IOException {
    StringBuilder out = new StringBuilder();
    JsonText json = new JsonText(out);
    json.object(true);
    json.name("schema").value("trackwalk-explain/1");
    json.name("shape").object(false);
    json.name("kind").value("sphere");
    json.name("radius").value(radius() / frame.unit().metres());
    json.name("at").numbers(centre());
    json.end();
    json.name("contactDistance").value(explanation.contactDistance());
    json.name("method").value(explanation.method());
    json.name("contacts").value(explanation.contacts().size());
    json.name("verdicts").array(true);
    for (Verdict verdict : explanation.verdicts()) {
      verdict(json, verdict);
    }
    json.end().end();
    return out.append('\n').toString();
  }

  private void verdict(JsonText json, Verdict v) throws IOException {
    json.object(false);
    json.name("piece").value(v.piece());
    json.name("triangle").value(v.sourceTriangle());
    json.name("kept").value(v.kept());
    json.name("reason").value(v.reason().key());
    json.name("feature").value(v.feature() == null ? null : v.feature().id());
    json.name("distance").value(v.distance() / frame.unit().metres());
    if (v.culprit() >= 0) {
      json.name("heldBy").object(false);
      json.name("piece").value(surface.pieces().get(surface.pieceOf(v.culprit())).name());
      json.name("triangle").value(surface.sourceTriangle(v.culprit()));
      json.end();
    }
    if (v.contact() != null) {
      json.name("point").numbers(pointOf(v.contact()));
      json.name("normal").numbers(normalOf(v.contact()));
      json.name("separation").value(v.contact().separation() / frame.unit().metres());
    }
    json.end();
  }

  private double[] centre() {
    return frame.toFileAxes(
        explanation.probe().pose().x(),
        explanation.probe().pose().y(),
        explanation.probe().pose().z());
  }

  private double radius() {
    return explanation.probe().shape().boundingRadius();
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
