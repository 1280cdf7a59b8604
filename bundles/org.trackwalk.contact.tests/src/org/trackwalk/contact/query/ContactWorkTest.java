package org.trackwalk.contact.query;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.parallel.Budget;

/**
 * A probe in a pile of triangles measures and judges each of them, which costs several times what a
 * search pays that only finds them.
 */
class ContactWorkTest {

  private static final int TIMES = 4;

  /** Floors that all lie under the origin, each a little lower and with other corners. */
  private static ProbeScene pile(Random random, int floors) {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < floors; i++) {
      float y = -random.nextFloat() / 100;
      float s = 2 + random.nextFloat();
      pieces.add(Scenes.piece("f" + i, new float[] {-s, y, -s, 0, y, 2 * s, s, y, -s}, 0, 1, 2));
    }
    return Scenes.scene(pieces);
  }

  @ParameterizedTest
  @CsvSource({"1, 10, true", "2, 100, true", "3, 1000, true", "4, 10, false", "5, 300, false"})
  void eachTriangleInReachIsPaid(int seed, int floors, boolean ball) {
    ProbeScene scene = pile(new Random(seed), floors);
    ConvexShape shape = ball ? new Sphere(0.5) : new Box(0.5, 0.5, 0.5);
    Probe probe = new Probe(shape, Pose.at(0, 0.4, 0));
    ContactMethod method = MethodList.reference();
    Budget spent = new Budget(Long.MAX_VALUE);
    spent.within(
        () -> {
          new ContactQuery(scene).contacts(probe, 0.02, method, new ContactBuffer());
          return 0;
        });
    assertTrue(spent.spent() >= (long) TIMES * floors, spent.spent() + " units");
    assertTrue(spent.spent() <= 2L * TIMES * floors + 100, spent.spent() + " units");
  }
}
