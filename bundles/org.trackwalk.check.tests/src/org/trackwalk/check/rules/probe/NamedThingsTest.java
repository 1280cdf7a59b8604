package org.trackwalk.check.rules.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** What a name, a manifest or a shape says that a thing on the road is meant for. */
class NamedThingsTest {

  @ParameterizedTest
  @ValueSource(strings = {"cone_03", "Tyre_stack", "sign_left", "start-gate", "jersey_barrier_2"})
  void whatIsCalledAThingIsANote(String name) {
    for (double height : new double[] {0.4, 1}) {
      Finding hit =
          ThingsOnRoadTest.only(
              ThingsOnRoadTest.level(name, ThingsOnRoadTest.LANE, 0, height, 0, false));
      assertEquals(ThingsOnRoadTest.HIT, hit.rule());
      assertEquals(Severity.INFO, hit.severity(), hit.message());
    }
  }

  @Test
  void whatTheManifestCallsABarrierIsMeant() {
    MeshDraft block = new MeshDraft("Cube", SurfaceClass.BARRIER);
    RoadBlocks.box(block, ThingsOnRoadTest.LANE, 0, 1, 0);
    assertEquals(
        List.of(),
        ThingsOnRoadTest.found(List.of(RoadBlocks.road().build("t.obj"), block.build("t.obj"))));
    MeshDraft ghost = new MeshDraft("Cube", SurfaceClass.UNKNOWN).collidable(false);
    RoadBlocks.box(ghost, ThingsOnRoadTest.LANE, 0, 1, 0);
    assertEquals(
        List.of(),
        ThingsOnRoadTest.found(List.of(RoadBlocks.road().build("t.obj"), ghost.build("t.obj"))));
  }

  /** A name does not make a ramp of what nobody drives up, nor a cone of a wall. */
  @ParameterizedTest
  @ValueSource(strings = {"road_ramp", "stone_wall", "wall_inner", "post_office"})
  void nameThatIsNotWhatItSaysChangesNothing(String name) {
    Finding hit =
        ThingsOnRoadTest.only(ThingsOnRoadTest.level(name, ThingsOnRoadTest.LANE, 0, 1, 0, false));
    assertEquals(Severity.WARNING, hit.severity(), hit.message());
  }

  /** What is put on a road to be driven around leaves a way, or it was not meant so. */
  @ParameterizedTest
  @ValueSource(strings = {"cone_03", "Tyre_stack", "sign_left", "rock", "jersey_barrier_2"})
  void whatIsPutOnARoadAndLeavesNoWayIsAnError(String name) {
    for (double beyond : new double[] {-2, 0, 2}) {
      double x = 6 + beyond;
      double[][] plan = {{-x, 120}, {x, 120}, {x, 120.3}, {-x, 120.3}};
      for (double height : new double[] {0.4, 1}) {
        MeshDraft block = new MeshDraft(name, SurfaceClass.UNKNOWN);
        RoadBlocks.prism(block, plan, -0.2, 0.2 + height);
        Finding hit =
            ThingsOnRoadTest.only(
                ThingsOnRoadTest.found(
                    List.of(RoadBlocks.road().build("t.obj"), block.build("t.obj"))));
        assertEquals(Severity.ERROR, hit.severity(), hit.message());
      }
    }
  }

  @Test
  void gateThroughWhichNoCarGetsIsAnError() {
    for (String name : new String[] {"start-gate", "arch_2"}) {
      MeshDraft beam = new MeshDraft(name, SurfaceClass.UNKNOWN);
      RoadBlocks.prism(beam, new double[][] {{-7, 120}, {7, 120}, {7, 121}, {-7, 121}}, 0.6, 0.4);
      Finding hit =
          ThingsOnRoadTest.only(
              ThingsOnRoadTest.found(
                  List.of(RoadBlocks.road().build("t.obj"), beam.build("t.obj"))));
      assertEquals(Severity.ERROR, hit.severity(), hit.message());
    }
  }

  /** Whoever named it may have meant it: a chicane of blocks. */
  @Test
  void highBlockWithANameIsAWarning() {
    Finding hit =
        ThingsOnRoadTest.only(
            ThingsOnRoadTest.level("thing", ThingsOnRoadTest.LANE, 0, 1, 0, false));
    assertEquals(ThingsOnRoadTest.HIT, hit.rule(), hit.message());
    assertEquals(Severity.WARNING, hit.severity(), hit.message());
  }

  /** A jump is driven up on, even if nobody gave it a name. */
  @Test
  void rampWithoutANameIsAWarning() {
    assertEquals(Severity.WARNING, ramp("Cube.007").severity());
  }

  @Test
  void rampThatIsCalledOneIsANote() {
    assertEquals(Severity.INFO, ramp("jump_ramp_01").severity());
  }

  /** A wedge of 2 x 4 m that rises to 0.8 m. */
  private static Finding ramp(String name) {
    MeshDraft ramp = new MeshDraft(name, SurfaceClass.UNKNOWN);
    int[] foot = {
      ramp.vertex(2, 0, 100), ramp.vertex(4, 0, 100), ramp.vertex(4, 0, 104), ramp.vertex(2, 0, 104)
    };
    int right = ramp.vertex(4, 0.8, 104);
    int left = ramp.vertex(2, 0.8, 104);
    ramp.quad(foot[0], foot[1], foot[2], foot[3], "");
    ramp.quad(foot[3], foot[2], right, left, "");
    ramp.quad(foot[0], left, right, foot[1], "");
    ramp.triangle(foot[0], foot[3], left, "");
    ramp.triangle(foot[1], right, foot[2], "");
    return ThingsOnRoadTest.only(
        ThingsOnRoadTest.found(List.of(RoadBlocks.road().build("t.obj"), ramp.build("t.obj"))));
  }
}
