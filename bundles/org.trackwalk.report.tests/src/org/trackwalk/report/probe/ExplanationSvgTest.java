package org.trackwalk.report.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.query.ContactQuery;
import org.trackwalk.contact.query.Explanation;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** A square of two triangles with a third one far away; a sphere over the first. */
class ExplanationSvgTest {

  private static final String DASHED = "4 3";

  private final ProbeScene scene =
      ProbeScene.of(
          ExactWeld.weld(
              List.of(
                  Piece.named("a <road>", "road.obj")
                      .mesh(
                          new float[] {-1, 0, -1, -1, 0, 1, 1, 0, 1, 1, 0, -1},
                          new int[] {0, 1, 2, 0, 2, 3})
                      .build()),
              1,
              Progress.none()),
          1,
          Progress.none());

  private Document picture(Probe probe, String... methods) throws Exception {
    List<Explanation> explanations = new ArrayList<>();
    for (String method : methods) {
      ContactQuery query = new ContactQuery(scene);
      explanations.add(query.explain(probe, 0.02, MethodList.find(method).orElseThrow()));
    }
    String svg = new ExplanationSvg(explanations, List.of(), scene.surface(), Frame.LEVEL).svg();
    assertFalse(svg.contains("NaN") || svg.contains("Infinity"), svg);
    return parsed(svg);
  }

  private static Document parsed(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
  }

  private static long lines(Document svg, String attribute, String value) {
    NodeList lines = svg.getElementsByTagName("line");
    long count = 0;
    for (int i = 0; i < lines.getLength(); i++) {
      count += ((Element) lines.item(i)).getAttribute(attribute).equals(value) ? 1 : 0;
    }
    return count;
  }

  @Test
  void aContactHasAnArrowAndAVoidedOneADashedArrow() throws Exception {
    Document svg = picture(Probe.sphere(-0.25, 0.5, 0.25, 0.6), "voided-welded");
    assertEquals(1, lines(svg, "stroke-width", "2.6"), "one contact");
    assertEquals(1, lines(svg, "stroke-dasharray", DASHED), "one voided contact");
    Document every = picture(Probe.sphere(-0.25, 0.5, 0.25, 0.6), "closest-point");
    assertEquals(2, lines(every, "stroke-width", "2.6"), "every candidate is kept");
    assertEquals(0, lines(every, "stroke-dasharray", DASHED));
  }

  @Test
  void everyMethodHasItsColumn() throws Exception {
    String[] methods = {"closest-point", "triangle-normal", "voided-sorted", "voided-welded"};
    String text =
        picture(Probe.sphere(-0.25, 0.5, 0.25, 0.6), methods).getDocumentElement().getTextContent();
    assertTrue(text.contains("closest-point: 2 contacts"), text);
    assertTrue(text.contains("voided-welded: 1 contact"), text);
    assertTrue(text.contains("a <road> triangle 1, edge"), "the piece's name is escaped");
  }

  /** 40 triangles apart from each other, under a sphere that reaches all of them. */
  @Test
  void ofManyTrianglesTheContactsAreListedAndOnlyTheListedNumbered() throws Exception {
    float[] positions = new float[9 * 40];
    int[] triangles = new int[3 * 40];
    for (int t = 0; t < 40; t++) {
      // none shares an edge or corner with another, so each is a contact
      float x = t * 0.5f;
      float[] three = {x, 0, 0, x, 0, 0.4f, x + 0.4f, 0, 0.4f};
      System.arraycopy(three, 0, positions, 9 * t, 9);
      for (int k = 0; k < 3; k++) {
        triangles[3 * t + k] = 3 * t + k;
      }
    }
    Piece piece =
        Piece.named("a long name of a piece that holds many small triangles", "many.obj")
            .mesh(positions, triangles)
            .build();
    ProbeScene many =
        ProbeScene.of(ExactWeld.weld(List.of(piece), 1, Progress.none()), 1, Progress.none());
    Probe probe = Probe.sphere(10, 5, 0.2, 30);
    Explanation e =
        new ContactQuery(many).explain(probe, 0.02, MethodList.find("voided-welded").orElseThrow());
    Document svg =
        parsed(new ExplanationSvg(List.of(e), List.of(), many.surface(), Frame.LEVEL).svg());
    NodeList texts = svg.getElementsByTagName("text");
    long numbers = 0;
    for (int i = 0; i < texts.getLength(); i++) {
      Element text = (Element) texts.item(i);
      numbers += text.getAttribute("class").equals("number") ? 1 : 0;
      assertFalse(text.getTextContent().contains("…"), text.getTextContent());
    }
    assertEquals(12, numbers, "as many as there are lines below");
    assertEquals(e.contacts().size(), e.verdicts().size(), "all are contacts");
    NodeList circles = svg.getElementsByTagName("circle");
    double radius = 0;
    double top = 0;
    for (int i = 0; i < circles.getLength(); i++) {
      Element circle = (Element) circles.item(i);
      double r = Double.parseDouble(circle.getAttribute("r"));
      if (r > radius) {
        radius = r;
        top = Double.parseDouble(circle.getAttribute("cy")) - r;
      }
    }
    assertTrue(top >= 56 + 26 - 0.2, "the sphere stays in its panel: " + top);
  }

  /** A bold letter of 16 pixels was seen to take 9.1 in the mean. */
  @Test
  void aLongTitleHasRoom() throws Exception {
    Pose turned = Pose.of(-12345.6789, 50, -98765.4321, 0, 0, 1, 1);
    Document svg = picture(new Probe(new Capsule(0.123, 0.456), turned), "voided-welded");
    String title = svg.getElementsByTagName("text").item(0).getTextContent();
    double width = Double.parseDouble(svg.getDocumentElement().getAttribute("width"));
    assertTrue(title.contains(", turned by 90.0°, at"), title);
    assertTrue(width >= 9.5 * title.length(), title + " in " + width);
  }

  @Test
  void aProbeFarFromEverythingIsDrawnAlone() throws Exception {
    Document svg = picture(Probe.sphere(0, 50, 0, 0.6), "voided-welded");
    String text = svg.getDocumentElement().getTextContent();
    assertTrue(text.contains("nothing is within reach"), text);
  }
}
