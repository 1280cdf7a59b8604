package org.trackwalk.drive.confirm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.drive.shape.Roads;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Walls;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.model.profile.BackFaces;
import org.trackwalk.model.profile.ShapeKind;

/** Ways of a box through a place at x = 100, on a road from z = -5 to 5 over the void. */
class WayTest {

  private static final Probe BOX =
      new Probe("box", ShapeKind.BOX, false, new double[] {0.9, 0.25, 2.25});

  private static final Probe SPHERE =
      new Probe("sphere", ShapeKind.SPHERE, true, new double[] {0.35, 0.35, 0.35});

  private static final double BACK = 12;

  private static final Under UNDER = new Under(Roads.straight(x -> 0).ground());

  private static Way way(double z, int sense) {
    return Way.through(UNDER, new double[] {100, 0, z}, sense, 0, BACK);
  }

  /** An upright face from one place to another. */
  private static Walls wall(double x, double z, double toX, double toZ, double high) {
    MeshDraft mesh = new MeshDraft("wall", SurfaceClass.BARRIER);
    mesh.vertex(x, 0, z);
    mesh.vertex(toX, 0, toZ);
    mesh.vertex(toX, high, toZ);
    mesh.vertex(x, high, z);
    mesh.quad(0, 1, 2, 3, "wall");
    return Land.of(ExactWeld.weld(List.of(mesh.build("road.obj")), 1, Progress.none()))
        .walls(new BackFaces(true, false));
  }

  /** By half of its half width, 0.45 m. */
  @ParameterizedTest
  @CsvSource({"0,", "4,", "4.5,", "4.6, EDGE", "5, EDGE", "-4.5,", "-5, EDGE"})
  void aBoxStandsOnBothSides(double z, Unmeasured blocked) {
    Walls none = wall(200, 3, 201, 3, 1);
    for (int sense = -1; sense <= 1; sense += 2) {
      assertEquals(blocked, way(z, sense).blocked(UNDER, none, BOX));
      assertNull(way(z, sense).blocked(UNDER, none, SPHERE));
    }
  }

  /** Walls along the way, across it before the place and behind it, and what is too low for one. */
  @ParameterizedTest
  @CsvSource({
    "0, 50, 3, 150, 3, 1,",
    "2.05, 50, 3, 150, 3, 1,",
    "2.15, 50, 3, 150, 3, 1, WALL",
    "2.15, 50, 3, 150, 3, 0.2,",
    "3, 50, 3.5, 150, 3.5, 0.4, WALL",
    "3.9, 50, 3.5, 150, 3.5, 0.4, WALL",
    "0, 95.5, -3, 95.5, 3, 1, WALL",
    "0, 95.5, 0.8, 95.5, 3, 1, WALL",
    "0, 95.5, 1, 95.5, 3, 1,",
    "0, 104.5, -3, 104.5, 3, 1,",
    "0, 70, -3, 70, 3, 1,"
  })
  void whatStandsWithinItsOutlineIsInTheWay(
      double z, double x, double from, double toX, double to, double high, Unmeasured blocked) {
    Walls wall = wall(x, from, toX, to, high);
    assertEquals(blocked, way(z, 1).blocked(UNDER, wall, BOX));
    assertNull(way(z, 1).blocked(UNDER, wall, SPHERE));
  }
}
