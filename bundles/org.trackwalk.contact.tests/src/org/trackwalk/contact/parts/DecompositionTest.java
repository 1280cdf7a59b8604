package org.trackwalk.contact.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;

final class DecompositionTest {

  private static final double EXACT = 1e-12;

  /** A concave prism as one body: x and y of an L, a U and a plus, along z. */
  private static final double[] L = {0, 0, 2, 0, 2, 1, 1, 1, 1, 2, 0, 2};

  @Test
  void aBoxIsOnePartThatIsTheBox() {
    ConvexParts parts = new Bricks().box(0, 0, 0, 2, 3, 4).parts(16, 0.03);

    assertEquals(1, parts.parts().size());
    assertEquals(24, parts.volume(), EXACT);
    assertEquals(0, parts.error(), EXACT);
    assertEquals(0, parts.deepest().depth(), EXACT);
    assertEquals(8, parts.parts().get(0).hull().core().vertexCount());
  }

  @Test
  void anAngleIsTwoBoxesAndNothingTooMuch() {
    ConvexParts parts = new Bricks().prism(0, 1, L).parts(16, 0.03);

    assertEquals(2, parts.parts().size());
    assertEquals(3, parts.volume(), EXACT);
    assertEquals(0, parts.error(), EXACT);
    assertEquals(2, parts.parts().get(0).volume(), EXACT);
    assertEquals(1, parts.parts().get(1).volume(), EXACT);
    for (Part part : parts.parts()) {
      assertEquals(8, part.hull().core().vertexCount());
    }
  }

  @Test
  void anAngleAsOnePartHasTheCornerTooMuch() {
    ConvexParts parts = new Bricks().prism(0, 4, L).parts(1, 0.03);

    assertEquals(1, parts.parts().size());
    assertEquals(0.5 / 3, parts.error(), EXACT);
    assertEquals(StrictMath.sqrt(0.5), parts.deepest().depth(), EXACT);
    assertEquals(1, parts.deepest().deepest()[0], EXACT);
    assertEquals(1, parts.deepest().deepest()[1], EXACT);
  }

  @Test
  void twoBoxesSideBySideAreTwoParts() {
    ConvexParts parts = new Bricks().box(0, 0, 0, 2, 1, 1).box(0, 1, 0, 1, 2, 1).parts(16, 0.03);

    assertEquals(2, parts.parts().size());
    assertEquals(0, parts.error(), EXACT);
  }

  @Test
  void twoHalvesOfABoxBecomeOnePart() {
    ConvexParts parts = new Bricks().box(0, 0, 0, 1, 1, 1).box(1, 0, 0, 2, 1, 1).parts(16, 0.03);

    assertEquals(1, parts.bodies(), "their corners are the same");
    assertEquals(1, parts.parts().size());
    assertEquals(0, parts.error(), EXACT);
  }

  @Test
  void aChannelIsThreeParts() {
    ConvexParts parts =
        new Bricks()
            .box(0, 0, 0, 3, 1, 1)
            .box(0, 1, 0, 1, 2, 1)
            .box(2, 1, 0, 3, 2, 1)
            .parts(16, 0.03);
    assertEquals(3, parts.parts().size());
    assertEquals(0, parts.error(), EXACT);

    // The same as one body: its ends are not seen whole from one corner, so they are boxes of
    // their own with the inner faces left out by their twins.
    ConvexParts whole = channel().parts(16, 0.03);
    assertEquals(1, whole.bodies());
    assertEquals(3, whole.parts().size());
    assertEquals(5, whole.volume(), EXACT);
    assertEquals(0, whole.error(), EXACT);
  }

  private static Bricks channel() {
    return new Bricks()
        .prism(0, 1, 0, 0, 1, 0, 2, 0, 3, 0, 3, 1, 2, 1, 1, 1, 0, 1)
        .prism(0, 1, 1, 1, 1, 2, 0, 2, 0, 1)
        .prism(0, 1, 3, 1, 3, 2, 2, 2, 2, 1);
  }

  @Test
  void aBallIsOnePart() {
    ConvexParts parts = new Bricks().ball(1, 24, 32).parts(16, 0.03);

    assertEquals(1, parts.parts().size());
    assertEquals(0, parts.error(), 1e-5);
    assertEquals(4 * Math.PI / 3, parts.volume(), 0.05);
  }

  @Test
  void aRingTakesManyPartsAndMoreOfThemFitBetter() {
    double before = 2;
    for (int most : new int[] {1, 4, 8, 16}) {
      ConvexParts parts = new Bricks().ring(1, 0.3, 48, 24).parts(most, 0.001);
      assertTrue(parts.parts().size() <= most, "parts");
      assertTrue(parts.error() < before, most + " parts: " + parts.error());
      before = parts.error();
    }
    assertTrue(before < 0.06, "16 parts: " + before);
  }

  @Test
  void everyPointOfTheMeshLiesInAPart() {
    Bricks ring = new Bricks().ring(1, 0.3, 48, 24);
    ConvexParts parts = ring.parts(8, 0.001);
    double most = Outside.most(parts, ring.surface().positions());
    assertTrue(most < 1e-6, "a point is " + most + " m outside");
  }

  @Test
  void theOrderOfTrianglesChangesNoBit() {
    Bricks ring = new Bricks().ring(1, 0.3, 24, 12).box(0, 0, 0, 1, 0.4, 0.1);
    ring.assertPartsInAnyOrder(6, 0.01);
  }

  @Test
  void anOpenBoxIsClosed() {
    Bricks box = new Bricks();
    double[][] xy = {{0, 0}, {2, 0}, {2, 1}, {0, 1}};
    for (int i = 0; i < 4; i++) {
      double[] a = xy[i];
      double[] b = xy[(i + 1) % 4];
      box.triangle(a[0], a[1], 0, b[0], b[1], 0, b[0], b[1], 1);
      box.triangle(a[0], a[1], 0, b[0], b[1], 1, a[0], a[1], 1);
    }
    ConvexParts parts = box.parts(16, 0.03);

    assertEquals(8, parts.openEdges());
    assertEquals(2, parts.volume(), EXACT);
    assertEquals(1, parts.parts().size());
    assertEquals(0, parts.error(), EXACT);
  }

  @Test
  void aPlaneHasNoInside() {
    Bricks plane = new Bricks();
    plane.triangle(0, 0, 0, 1, 0, 0, 0, 1, 0);
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> plane.parts(16, 0.03));
    assertTrue(e.getMessage().contains("no inside"), e.getMessage());
  }

  @Test
  void itStopsWhenTheUserSaysSo() {
    Progress cancelled =
        new Progress() {
          @Override
          public void begin(String task, long total) {}

          @Override
          public void worked(long items) {
            check();
          }

          @Override
          public boolean cancelled() {
            return true;
          }
        };
    Bricks ring = new Bricks().ring(1, 0.3, 24, 12);
    var surface = ring.surface();
    assertThrows(
        CancelledException.class,
        () -> Decomposition.of(surface, new PartSettings(4, 0.01), 1, cancelled));
  }
}
