package org.trackwalk.contact.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Bodies that were cut at the wrong place, of which the right one is known. */
final class RefinementTest {

  private static final double[] ANGLE = {0, 0, 2, 0, 2, 1, 1, 1, 1, 2, 0, 2};

  /** A bar with a bend of 45 degrees; any plane through the corner inside it is right. */
  private static final double[] BENT = {4, 0, 6, 2, 5, 3, 3, 1, 0, 1, 0, 0};

  @Test
  void anAngleCutThroughAnArmBecomesTwoBoxes() {
    assertEquals(0, excess(refined(ANGLE, Plane.across(0, 1.5), 2)), 1e-9);
  }

  @Test
  void anAngleCutAlongAnArmBecomesTwoBoxes() {
    assertEquals(0, excess(refined(ANGLE, Plane.across(0, 0.5), 2)), 1e-9);
  }

  @Test
  void aBentBarCutAnywhereHasNothingTooMuchAfterwards() {
    for (double at : new double[] {1, 2, 3.5, 4.5}) {
      List<Group> before = cut(BENT, Plane.across(0, at));
      List<Group> after = refined(BENT, Plane.across(0, at), 2);
      assertEquals(2, after.size());
      double volume = body(BENT).volume();
      double left = Group.together(after, Progress.none()) - volume;
      assertTrue(
          left < 0.02 * (Group.together(before, Progress.none()) - volume), at + ": " + left);
    }
  }

  @Test
  void whatIsGoodEnoughIsLeft() {
    List<Group> cut = cut(ANGLE, Plane.across(0, 1.5));
    PartSettings settings = new PartSettings(2, 0.5);
    assertEquals(cut, new Refinement(cut, 3, settings, 1, Progress.none()).run());
  }

  @Test
  void nothingOfTheBodyIsLost() {
    double held = 0;
    for (Group group : refined(BENT, Plane.across(0, 2), 2)) {
      for (Cell cell : group.cells()) {
        held += cell.held();
      }
    }
    assertEquals(body(BENT).volume(), held, 1e-6);
  }

  private static List<Group> refined(double[] outline, Plane wrong, int most) {
    List<Group> cut = cut(outline, wrong);
    double volume = body(outline).volume();
    return new Refinement(cut, volume, new PartSettings(most, 0), 1, Progress.none()).run();
  }

  private static List<Group> cut(double[] outline, Plane wrong) {
    Cut cut = new Cut(body(outline), wrong, 0);
    return List.of(Group.of(Cell.piece(cut.side(1))), Group.of(Cell.piece(cut.side(-1))));
  }

  private static Solid body(double[] outline) {
    WeldedSurface surface = new Bricks().prism(0, 1, outline).surface();
    return Bodies.of(surface, Topology.of(surface, 1, Progress.none())).solids().get(0);
  }

  private static double excess(List<Group> groups) {
    return groups.stream().mapToDouble(Group::excess).sum();
  }
}
