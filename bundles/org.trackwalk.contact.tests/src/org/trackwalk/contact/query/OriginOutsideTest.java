package org.trackwalk.contact.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.shape.Compound;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.HullBuilder;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.contact.shape.Shape;

/**
 * A hull that does not hold its own origin has the contacts of the same hull about its middle: a
 * car is modelled over the ground that it stands on.
 */
class OriginOutsideTest {

  private static final int TRIALS = 60;
  private static final double DISTANCE = 0.02;
  private static final double ROUNDING = 1e-9;

  @ParameterizedTest
  @EnumSource
  void ofAHullAndOfPartsWhereverTheirOriginIs(FlatGround.Pattern pattern) {
    Random random = new Random(20261129);
    ContactQuery query = new ContactQuery(new FlatGround(pattern, 0.3, 12, 0.25, 20261129).scene());
    for (int k = 0; k < TRIALS; k++) {
      double[] half = {0.3 + random.nextDouble(), 0.2 + random.nextDouble(), 0.4};
      double[] origin = new double[3];
      for (int axis = 0; axis < 3; axis++) {
        origin[axis] = (random.nextBoolean() ? 1 : -1) * half[axis] * (1 + random.nextInt(3));
      }
      Pose there = Pose.of(0.1, half[1] * 1.03, -0.1, 0, random.nextDouble(), 0.12, 1);
      Pose own = Pose.at(-origin[0], -origin[1], -origin[2]);
      ConvexHull centred = hull(half, new double[3]);
      ConvexHull aside = hull(half, origin);
      assertSame(centred, Compound.of(centred));
      ContactBuffer expected = new ContactBuffer();
      query.contacts(new Probe(centred, there), DISTANCE, MethodList.reference(), expected);
      Shape alone = assertInstanceOf(Compound.class, Compound.of(aside));
      Shape part = new Compound(List.of(new Compound.Part(aside, Pose.at(0, 0, 0))));
      for (Shape shape : List.of(alone, part)) {
        ContactBuffer found = new ContactBuffer();
        query.contacts(
            new Probe(shape, there.then(Pose.at(origin[0], origin[1], origin[2]))),
            DISTANCE,
            MethodList.reference(),
            found);
        assertSameContacts(expected, found, k + ", origin at " + own);
      }
      assertTrue(expected.size() > 0, "it stands on the ground");
    }
  }

  private static ConvexHull hull(double[] half, double[] origin) {
    double[] corners = new double[24];
    for (int i = 0; i < 24; i++) {
      int axis = i % 3;
      boolean high = (i / 3 >> axis & 1) == 1;
      corners[i] = (high ? half[axis] : -half[axis]) - origin[axis];
    }
    return HullBuilder.hull(corners);
  }

  private static void assertSameContacts(ContactBuffer a, ContactBuffer b, String where) {
    assertEquals(a.size(), b.size(), where);
    for (int i = 0; i < a.size(); i++) {
      assertEquals(a.separation(i), b.separation(i), ROUNDING, where);
      for (int axis = 0; axis < 3; axis++) {
        assertEquals(a.normal(i, axis), b.normal(i, axis), ROUNDING, where);
      }
    }
  }
}
