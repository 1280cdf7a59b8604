package org.trackwalk.contact.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.QuantisedTree;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.tree.TreeQuality;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** A scene has the same contacts over every form of tree, to the last bit. */
class TreeFormsContactsTest {

  @Test
  void contactsAreTheSameOverAllTrees() {
    long contacts = 0;
    for (long seed = 0; seed < 10; seed++) {
      List<Piece> pieces = new RandomGround(seed, 12, 0.5, c -> c).pieces();
      WeldedSurface surface = ExactWeld.weld(pieces, 1, Progress.none());
      ContactQuery one = new ContactQuery(ProbeScene.of(surface, 1, Progress.none()));
      ContactQuery[] others = queries(surface);
      ContactBuffer expected = new ContactBuffer();
      ContactBuffer found = new ContactBuffer();
      Random random = new Random(seed);
      for (int i = 0; i < 500; i++) {
        double x = 6 * random.nextDouble();
        double y = 1.2 * random.nextDouble() - 0.5;
        double z = 6 * random.nextDouble();
        for (ContactMethod method : MethodList.all()) {
          one.contacts(x, y, z, 0.35, 0.2, method, expected);
          for (int form = 0; form < others.length; form++) {
            others[form].contacts(x, y, z, 0.35, 0.2, method, found);
            String where = "seed " + seed + ", probe " + i + ", " + method.id() + ", " + form;
            assertSame(expected, found, where);
          }
          contacts += expected.size();
        }
      }
    }
    assertTrue(contacts > 10_000, contacts + " contacts");
  }

  /** Built fast, and on rounded boxes, which find a few triangles more. */
  private static ContactQuery[] queries(WeldedSurface surface) {
    StaticTree fast =
        StaticTree.overTriangles(
            surface.positions(), surface.triangles(), TreeQuality.FAST, 1, Progress.none());
    return new ContactQuery[] {
      new ContactQuery(ProbeScene.of(surface, fast)),
      new ContactQuery(ProbeScene.of(surface, new QuantisedTree(fast, 1)))
    };
  }

  private static void assertSame(ContactBuffer expected, ContactBuffer found, String where) {
    assertEquals(expected.size(), found.size(), where);
    for (int k = 0; k < expected.size(); k++) {
      assertEquals(expected.triangle(k), found.triangle(k), where);
      assertEquals(expected.feature(k), found.feature(k), where);
      assertEquals(expected.separation(k), found.separation(k), where);
      for (int axis = 0; axis < 3; axis++) {
        assertEquals(expected.point(k, axis), found.point(k, axis), where);
        assertEquals(expected.normal(k, axis), found.normal(k, axis), where);
      }
    }
  }
}
