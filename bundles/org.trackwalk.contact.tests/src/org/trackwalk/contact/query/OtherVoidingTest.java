package org.trackwalk.contact.query;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.trackwalk.contact.query.Scenes.buffer;
import static org.trackwalk.contact.query.Scenes.contacts;
import static org.trackwalk.contact.query.Scenes.method;
import static org.trackwalk.contact.query.Scenes.piece;
import static org.trackwalk.contact.query.Scenes.scene;
import static org.trackwalk.contact.query.Scenes.xyz;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.contact.candidate.Reason;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.query.BruteForceVoiding.Reading;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.mesh.weld.IdentityPolicy;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * {@code voided-meqon} and {@code voided-vertices} on the figures of P. Terdiman's paper and beyond
 * them.
 */
class OtherVoidingTest {

  @ParameterizedTest
  @ValueSource(strings = {"voided-meqon", "voided-vertices"})
  void figures4And6And7AreThePapers(String id) {
    assertEquals(
        List.of("t/0 face"), contacts(TerdimanFiguresTest.quad(), 1.9, 0.9, 1.9, 1, 0.02, id));
    assertEquals(
        List.of("t/0 edge"),
        contacts(TerdimanFiguresTest.edgeAndVertex(), 0.5, 0.5, -0.5, 1, 0.02, id));
    for (boolean mirrored : new boolean[] {false, true}) {
      ProbeScene strip = TerdimanFiguresTest.strip(mirrored);
      assertEquals(List.of("t/0 face"), contacts(strip, 0, 0.5, 0, 0.5, 2, id));
    }
  }

  @Test
  void figure8ByVerticesIsOneContact() {
    ContactBuffer b = buffer(TerdimanFiguresTest.fan(), 0, 0.5, 0, 0.5, 1, "voided-vertices");
    assertEquals(1, b.size());
    assertEquals("vertex", b.feature(0).id());
  }

  @Test
  void figure8ByListsKeepsTheCornerOfEachTriangle() {
    // nothing in the quotation makes one contact of a corner that six triangles share
    ContactBuffer b = buffer(TerdimanFiguresTest.fan(), 0, 0.5, 0, 0.5, 1, "voided-meqon");
    assertEquals(6, b.size());
    for (int i = 0; i < 6; i++) {
      assertEquals("vertex", b.feature(i).id());
      assertArrayEquals(
          new double[] {0, 1, 0}, new double[] {b.normal(i, 0), b.normal(i, 1), b.normal(i, 2)});
      assertEquals(0, b.point(i, 1));
    }
  }

  @Test
  void aLoneCornerPassesBecauseItIsNotOtherThanItself() {
    // figure 5: were all vertices of the triangle void, its corner would make no contact
    ProbeScene triangle = TerdimanFiguresTest.oneTriangle();
    assertEquals(List.of("t/0 vertex"), contacts(triangle, 4.2, 0.2, -0.1, 1, 0, "voided-meqon"));
    assertEquals(List.of("t/0 edge"), contacts(triangle, 2, 0.4, -0.3, 1, 0, "voided-meqon"));
  }

  @Test
  void listsNameWhoVoided() {
    Explanation why =
        new ContactQuery(TerdimanFiguresTest.edgeAndVertex())
            .explain(Probe.sphere(0.5, 0.5, -0.5, 1), 0.02, method("voided-meqon"));
    assertEquals(Reason.FEATURE_UNLISTED, why.verdicts().get(0).reason());
    assertEquals(Reason.VERTEX_LISTED, why.verdicts().get(1).reason());
    assertEquals(why.verdicts().get(0).triangle(), why.verdicts().get(1).culprit());
    Explanation quad =
        new ContactQuery(TerdimanFiguresTest.quad())
            .explain(Probe.sphere(1.9, 0.9, 1.9, 1), 0.02, method("voided-meqon"));
    assertEquals(Reason.EDGE_LISTED, quad.verdicts().get(1).reason());
  }

  @Test
  void anEdgeIsVoidWhenItsEndsAreEvenByTwoTriangles() {
    ProbeScene scene = TerdimanFiguresTest.endsOfTwoTriangles();
    assertEquals(
        List.of("t/1 face", "t/2 edge", "t/0 face"),
        contacts(scene, 0, 0, 1, 1.5, 0.5, "voided-welded"));
    assertEquals(
        List.of("t/1 face", "t/0 face"), contacts(scene, 0, 0, 1, 1.5, 0.5, "voided-vertices"));
    Explanation why =
        new ContactQuery(scene).explain(Probe.sphere(0, 0, 1, 1.5), 0.5, method("voided-vertices"));
    assertEquals(Reason.EDGE_ENDS_VOIDED, why.verdicts().get(2).reason());
  }

  /** Two triangles that abut along z up to a gap in x, the sphere over the first. */
  private static ProbeScene gap(double width) {
    float[] left = xyz(-4, 0, 0, 0, 0, 4, 0, 0, -4);
    float[] right = xyz(width, 0, 4, 4, 0, 0, width, 0, -4);
    return scene(piece("left", left, 0, 1, 2), piece("right", right, 0, 1, 2));
  }

  @Test
  void positionsAreComparedWithinTheTolerance() {
    List<String> both = List.of("left/0 face", "right/0 edge");
    List<String> one = List.of("left/0 face");
    double[] at = {-0.05, 0.35, 0};
    for (double width : new double[] {0, 0x1p-20, 0x1p-14, 0.00009}) {
      assertEquals(one, contacts(gap(width), at[0], at[1], at[2], 0.35, 0.02, "voided-vertices"));
    }
    for (double width : new double[] {0.00011, 0x1p-13, 0.001}) {
      assertEquals(both, contacts(gap(width), at[0], at[1], at[2], 0.35, 0.02, "voided-vertices"));
    }
    String coarse = "voided-vertices:tolerance=0.002";
    assertEquals(one, contacts(gap(0.001), at[0], at[1], at[2], 0.35, 0.02, coarse));
    String exact = "voided-vertices:tolerance=0";
    assertEquals(one, contacts(gap(0), at[0], at[1], at[2], 0.35, 0.02, exact));
    assertEquals(both, contacts(gap(0x1p-20), at[0], at[1], at[2], 0.35, 0.02, exact));
    assertEquals(exact, method(exact).id());
    assertEquals("voided-vertices", method("voided-vertices:tolerance=1e-4").id());
  }

  @Test
  void verticesOfOtherPiecesAreOthersUnlessTheLevelIsOneBody() {
    for (IdentityPolicy policy : IdentityPolicy.values()) {
      ContactBuffer b = new ContactBuffer();
      new ContactQuery(gap(0))
          .contacts(-0.05, 0.35, 0, 0.35, 0.02, method("voided-vertices"), policy, b);
      assertEquals(policy == IdentityPolicy.LEVEL_BITS ? 1 : 2, b.size(), policy.name());
    }
  }

  @Test
  void withinTheFaceAngleAnEdgeIsTakenForAFace() {
    // 5 mm before the edge at a height of 0.35 m: 0.8 degrees; 10 mm: 1.6 degrees
    String jolt = "voided-vertices:face-angle=1";
    assertEquals(2, contacts(gap(0), -0.005, 0.35, 0, 0.35, 0.02, jolt).size());
    assertEquals(1, contacts(gap(0), -0.010, 0.35, 0, 0.35, 0.02, jolt).size());
    assertEquals(1, contacts(gap(0), -0.005, 0.35, 0, 0.35, 0.02, "voided-vertices").size());
    String both = "voided-vertices:tolerance=0.001,face-angle=1";
    assertEquals(both, method(both).id());
  }

  @Test
  void optionsOutOfRangeAreNoMethod() {
    for (String bad :
        List.of(
            "voided-vertices:tolerance=-1",
            "voided-vertices:tolerance=NaN",
            "voided-vertices:tolerance=1,tolerance=1",
            "voided-vertices:tolerance",
            "voided-vertices:width=1",
            "voided-vertices:face-angle=91",
            "voided-vertices:",
            "voided-meqon:tolerance=1",
            "voided-welded:order=distance")) {
      assertTrue(MethodList.find(bad).isEmpty(), bad);
    }
  }

  @Test
  void readingsOfOtherThatAreTheSameAndTheOneThatIsNot() {
    // why the class comment may say that two of the readings make no difference
    int vertices = 0;
    int lost = 0;
    for (long seed = 0; seed < 6; seed++) {
      WeldedSurface rough = scene(new RandomGround(seed, 10, 0.5, c -> c).pieces()).surface();
      WeldedSurface surface = scene(piece("t", rough.positions(), rough.triangles())).surface();
      Random random = new Random(seed);
      for (int n = 0; n < 300; n++) {
        List<BruteForce.Measured> near =
            BruteForce.measure(
                surface,
                5 * random.nextDouble(),
                random.nextDouble() - 0.3,
                5 * random.nextDouble(),
                1);
        List<BruteForce.Measured> chosen = BruteForceVoiding.lists(near, Reading.NOT_THE_FEATURE);
        String where = "seed " + seed + ", probe " + n;
        assertEquals(chosen, BruteForceVoiding.lists(near, Reading.ENDS_AT_ONCE), where);
        assertEquals(chosen, BruteForceVoiding.lists(near, Reading.OPPOSITE_EDGE_ONLY), where);
        List<BruteForce.Measured> all = BruteForceVoiding.lists(near, Reading.ALL_VERTICES);
        vertices += (int) chosen.stream().filter(m -> m.rank() == 1).count();
        lost += chosen.size() - all.size();
      }
    }
    assertTrue(vertices > 100, vertices + " vertex contacts");
    assertEquals(vertices, lost);
  }
}
