package org.trackwalk.drive.confirm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.drive.shape.Roads;
import org.trackwalk.io.engine.EngineBody;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.model.finding.Finding;

/** Jolts at borders that are on the healed copy too, because nothing could be healed. */
class CopiedBorderTest {

  /** A large level's copy is not gone through where each foretold jolt is felt, or is small. */
  @Test
  void theBordersOfTheCopyAreLookedForWhenAJoltIsSilent() throws EngineException {
    EngineBody broken = new EngineBody(new float[9], new int[] {0, 1, 9});
    SameGround ground = new SameGround(List.of(), List.of(broken));
    for (double silent : new double[] {0, 0.9, 5}) {
      Finding felt = EngineSurveyTest.seam(EngineSurveyTest.SEAMS[0], EngineSurveyTest.THROWS[0]);
      List<Finding> findings =
          silent > 0 ? List.of(felt, EngineSurveyTest.seam(60, silent)) : List.of(felt);
      EngineSurvey survey = EngineSurveyTest.survey("physx", 0, findings);
      Driven engine =
          (healed, some) -> some.stream().map(p -> EngineSurveyTest.trace(p, healed, 1)).toList();
      if (silent < 1) {
        survey.driven(engine, List.of(), ground, "Fake 1", "", 2, List.of());
      } else {
        assertThrows(
            IndexOutOfBoundsException.class,
            () -> survey.driven(engine, List.of(), ground, "Fake 1", "", 2, List.of()));
      }
    }
  }

  /**
   * What could not be healed throws on the copy as it does on the level: then the level alone
   * tells, where the copy's border is, and nowhere else.
   */
  @Test
  void aBorderThatIsOnTheCopyTooIsFelt() throws EngineException {
    double border = EngineSurveyTest.SEAMS[1];
    float[] points = {(float) border, 0, -4, (float) border, 0, 4, (float) border + 4, 0, 0};
    EngineBody copy = new EngineBody(points, new int[] {0, 1, 2});
    EngineSurvey survey =
        EngineSurveyTest.survey(
            "physx",
            0,
            List.of(
                EngineSurveyTest.seam(EngineSurveyTest.SEAMS[0], EngineSurveyTest.THROWS[0]),
                EngineSurveyTest.seam(border, EngineSurveyTest.THROWS[1])));
    Driven engine =
        (healed, some) -> some.stream().map(p -> EngineSurveyTest.trace(p, false)).toList();
    SameGround ground = new SameGround(List.of(), List.of(copy));
    EngineRun run = survey.driven(engine, List.of(engine), ground, "Fake 1", "", 2, List.of());
    assertTrue(run.confirmed().get(0).unfelt());
    assertEquals(EngineSurveyTest.THROWS[1], run.confirmed().get(1).measured().up(), 1e-6);
    assertEquals(
        EngineSurveyTest.REACH / (Roads.SPEED * EngineSurveyTest.PHYSX.step()),
        run.confirmed().get(1).measured().share(),
        0.03);
  }

  /** A row of corners where nothing could be healed: the copy throws at each of its corners too. */
  @Test
  void cornersOfABorderThatIsOnTheCopyTooAreFelt() throws EngineException {
    double[] path = EngineSurveyTest.row();
    float[] points = new float[path.length + 3];
    int[] corners = new int[3 * 14];
    for (int k = 0; k < path.length; k++) {
      points[k] = (float) path[k];
    }
    points[path.length] = 140;
    points[path.length + 2] = 5;
    for (int i = 0; i < 14; i++) {
      corners[3 * i] = i;
      corners[3 * i + 1] = i + 1;
      corners[3 * i + 2] = 15;
    }
    EngineSurvey survey = EngineSurveyTest.survey("jolt", 1, EngineSurveyTest.atCorners(path));
    Driven engine =
        (healed, passes) ->
            passes.stream().map(p -> EngineSurveyTest.corners(p, false, path)).toList();
    SameGround open = new SameGround(List.of(), List.of(new EngineBody(points, corners)));
    EngineRun run = survey.driven(engine, List.of(engine), open, "Fake 1", "", 2, List.of());
    assertEquals(EngineSurveyTest.THROWS[0], run.confirmed().get(0).measured().up(), 0.5);
    // not where it was healed
    run =
        survey.driven(engine, List.of(engine), EngineSurveyTest.APART, "Fake 1", "", 2, List.of());
    assertTrue(run.confirmed().get(0).unfelt());
  }
}
