package org.trackwalk.report.probe;

import java.io.IOException;
import java.util.List;
import org.trackwalk.contact.query.Axis;
import org.trackwalk.contact.query.Contact;
import org.trackwalk.contact.query.Explanation;
import org.trackwalk.contact.query.Verdict;
import org.trackwalk.contact.shape.Compound;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.report.json.JsonText;

/**
 * What happened to one probe, for programs: {@code trackwalk-explain/1}. One method's contacts and
 * verdicts stand in the document itself; those of several in its array {@code methods}.
 */
public final class ExplanationJson {

  private final List<Explanation> explanations;
  private final List<ProbeEngine> engines;
  private final WeldedSurface surface;
  private final Frame frame;
  private final Frame axes;
  private final boolean compound;

  /**
   * A document.
   *
   * @param explanations of one probe, one per method; at least one
   * @param engines whose methods they are, in the same order; empty when methods were asked for
   * @param surface the one that their triangles are of
   * @param frame axes and unit of the numbers, without its placement
   */
  public ExplanationJson(
      List<Explanation> explanations,
      List<ProbeEngine> engines,
      WeldedSurface surface,
      Frame frame) {
    this.explanations = List.copyOf(explanations);
    this.engines = List.copyOf(engines);
    this.surface = surface;
    this.frame = frame;
    this.axes = Frame.of(frame.up(), LengthUnit.METRE);
    compound = explanations.get(0).probe().shape() instanceof Compound;
  }

  /** The document, with a line feed at its end. */
  public String json() throws IOException {
    StringBuilder out = new StringBuilder();
    JsonText json = new JsonText(out);
    Explanation first = explanations.get(0);
    json.object(true);
    json.name("schema").value("trackwalk-explain/1");
    json.name("shape").object(false);
    ProbeWords.write(json, first.probe().shape(), frame.unit().metres());
    Pose at = first.probe().pose();
    json.name("at").numbers(frame.toFileAxes(at.x(), at.y(), at.z()));
    if (!(first.probe().shape() instanceof Sphere)) {
      turn(json, new ProbeTurn(at, Frame.of(frame.up(), LengthUnit.METRE)));
    }
    json.end();
    json.name("contactDistance").value(first.contactDistance());
    if (explanations.size() == 1) {
      judgement(json, 0);
    } else {
      json.name("methods").array(true);
      for (int m = 0; m < explanations.size(); m++) {
        json.object(true);
        judgement(json, m);
        json.end();
      }
      json.end();
    }
    json.end();
    return out.append('\n').toString();
  }

  private void judgement(JsonText json, int m) throws IOException {
    Explanation explanation = explanations.get(m);
    json.name("method").value(explanation.method());
    if (!engines.isEmpty()) {
      engines.get(m).write(json, frame.unit().metres(), explanation.contactDistance());
    }
    json.name("contacts").value(explanation.contacts().size());
    json.name("merged").array(true);
    for (Contact contact : explanation.merged()) {
      json.object(false);
      contact(json, contact);
      json.end();
    }
    json.end();
    json.name("verdicts").array(true);
    for (Verdict verdict : explanation.verdicts()) {
      verdict(json, verdict);
    }
    json.end();
  }

  private void verdict(JsonText json, Verdict v) throws IOException {
    json.object(false);
    json.name("piece").value(v.piece());
    json.name("triangle").value(v.sourceTriangle());
    if (compound) {
      json.name("part").value(v.part());
    }
    json.name("kept").value(v.kept());
    json.name("reason").value(v.reason().key());
    json.name("feature").value(v.feature() == null ? null : v.feature().id());
    json.name("distance").value(v.distance() / frame.unit().metres());
    if (v.order() >= 0) {
      json.name("order").value(v.order());
      json.name("axis").value(axis(v.axis()));
    }
    if (v.culprit() >= 0) {
      json.name("heldBy").object(false);
      json.name("piece").value(surface.pieces().get(surface.pieceOf(v.culprit())).name());
      json.name("triangle").value(surface.sourceTriangle(v.culprit()));
      json.end();
    }
    if (v.contact() != null) {
      contact(json, v.contact());
    }
    if (v.points().size() > 1) {
      json.name("points").array(true);
      for (Contact point : v.points()) {
        json.object(false);
        contact(json, point);
        json.end();
      }
      json.end();
    }
    json.end();
  }

  private static String axis(Axis axis) {
    return switch (axis) {
      case CENTRE -> "centre";
      case TRIANGLE_NORMAL -> "triangle-normal";
      case CLOSEST_POINTS -> "closest-points";
      case SHORTEST_WAY_OUT -> "shortest-way-out";
    };
  }

  private void contact(JsonText json, Contact c) throws IOException {
    json.name("point").numbers(frame.toFileAxes(c.point().x(), c.point().y(), c.point().z()));
    json.name("normal").numbers(axes.toFileAxes(c.normal().x(), c.normal().y(), c.normal().z()));
    json.name("separation").value(c.separation() / frame.unit().metres());
    json.name("offset").value(c.offset() / frame.unit().metres());
  }

  /** The shape's own axes in those of the file. */
  private static void turn(JsonText json, ProbeTurn turn) throws IOException {
    json.name("axes").array(false);
    for (int k = 0; k < 3; k++) {
      json.numbers(turn.axis(k));
    }
    json.end();
  }
}
