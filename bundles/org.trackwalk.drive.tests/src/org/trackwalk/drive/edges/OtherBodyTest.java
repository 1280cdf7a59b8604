package org.trackwalk.drive.edges;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.SurfaceChange;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.BackFaces;

/** What a check has seen of a level holds for what drove then, and for the engine it was for. */
class OtherBodyTest {

  private static final double HALF = 5;
  private static final double LENGTH = 200;

  private static final BackFaces BOTH = new BackFaces(true, false);
  private static final BackFaces FRONTS = new BackFaces(false, true);

  private static final Body CAR = Body.CAR;

  /** As a car, but as high as a van. */
  private static final Body VAN =
      new Body(CAR.wheelRadius(), CAR.length(), CAR.width(), 2, CAR.clearance());

  /** A wall all along the road from some height to another, whose back is to the road. */
  private static Piece wall(double x, double low, double high) {
    float[] p = {
      (float) x, (float) low, -100, (float) x, (float) high, -100,
      (float) x, (float) high, 300, (float) x, (float) low, 300
    };
    return Piece.named("wall", "level.obj").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build();
  }

  private static Memory after(DrivenLevel level, Memory memory) {
    WeldedSurface surface = level.roads().land().surface();
    return memory.after(SurfaceChange.between(surface, surface, 1));
  }

  private static int drops(DrivenLevel level, Memory memory) {
    return DropFinder.find(
            level.roads().reach(),
            level.topology(),
            level.ledger(),
            level.classes(),
            0.5,
            30,
            memory)
        .size();
  }

  /** A beam over the road's border holds what is higher than a car. */
  @Test
  void aBeamThatHoldsTheHigherOne() {
    List<Piece> dam =
        List.of(
            DrivenLevel.sheet("road", -HALF, 0, HALF, LENGTH, 0),
            DrivenLevel.sheet("ground", -80, -80, 80, LENGTH + 80, -4),
            wall(HALF - 0.1, 1.4, 1.8));
    Memory first = Memory.first();
    DrivenLevel byCar = DrivenLevel.of(dam, BOTH, CAR, first);
    assertEquals(2, drops(byCar, first));
    Memory next = after(byCar, first);
    assertEquals(1, drops(DrivenLevel.of(dam, BOTH, VAN, next), next));
    Memory last = after(byCar, next);
    assertEquals(2, drops(DrivenLevel.of(dam, BOTH, CAR, last), last));
  }

  /** Through the back of a wall one gets where its engine lets only fronts collide. */
  @Test
  void aWallThatHoldsInOneEngine() {
    List<Piece> walled =
        List.of(
            DrivenLevel.sheet("road", -HALF, 0, HALF, LENGTH, 0),
            DrivenLevel.sheet("grass", HALF, -100, HALF + 60, 300, 0),
            wall(HALF + 3, 0, 2));
    double[] beyond = {HALF + 10, 0, LENGTH / 2};
    Memory memory = Memory.first();
    boolean[] expected = {false, true, false};
    BackFaces[] backs = {BOTH, FRONTS, BOTH};
    for (int i = 0; i < backs.length; i++) {
      DrivenLevel level = DrivenLevel.of(walled, backs[i], CAR, memory);
      assertEquals(expected[i], level.roads().reach().leadsTo(beyond), "check " + i);
      memory = after(level, memory);
    }
  }
}
