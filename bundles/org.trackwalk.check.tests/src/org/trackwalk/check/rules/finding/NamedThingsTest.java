package org.trackwalk.check.rules.finding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.SmallLevel;
import org.trackwalk.drive.things.Thing;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.SurfaceClass;

/** A thing on a straight road of 10 by 200 m: what its name says, and which triangles are of it. */
class NamedThingsTest {

  private static MeshDraft road() {
    return SmallLevel.road("road", SurfaceClass.ROAD, 40);
  }

  /** A box on the road without a bottom. */
  private static MeshDraft box(
      String name, SurfaceClass of, double x0, double x1, double z0, double z1, double high) {
    MeshDraft box = new MeshDraft(name, of);
    for (int k = 0; k < 8; k++) {
      box.vertex(k % 2 == 0 ? x0 : x1, k < 4 ? 0 : high, k % 4 < 2 ? z0 : z1);
    }
    box.quad(4, 6, 7, 5, "");
    box.quad(0, 4, 5, 1, "");
    box.quad(2, 3, 7, 6, "");
    box.quad(0, 2, 6, 4, "");
    box.quad(1, 5, 7, 3, "");
    return box;
  }

  private static RuleContext context(MeshDraft... drafts) {
    return SmallLevel.context(SmallLevel.built(drafts));
  }

  private static int[] of(RuleContext context, String piece) {
    return IntStream.range(0, context.surface().triangleCount())
        .filter(t -> context.pieceName(context.surface().pieceOf(t)).equals(piece))
        .toArray();
  }

  /** Piece, its class, where it stands across the road: what its name says. */
  @ParameterizedTest
  @CsvSource({
    "cone_03, UNKNOWN, 4, 5, MEANT",
    "tyre_stack, UNKNOWN, 8.5, 9.5, MEANT",
    "stone_wall, UNKNOWN, 4, 5, UNKNOWN", // called after what is put there
    "kiste, UNKNOWN, 4, 5, UNKNOWN",
    "tree_3, UNKNOWN, 8.5, 9.5, BESIDE",
    "tree_3, UNKNOWN, 0.5, 1.5, BESIDE",
    "tree_3, UNKNOWN, 4, 5, UNKNOWN", // a car fits in on both sides
    "tree_3, UNKNOWN, 6.4, 7.4, UNKNOWN",
    "tree_3, UNKNOWN, 6.9, 7.9, BESIDE",
    "cube_3, UNKNOWN, 8.5, 9.5, UNKNOWN", // what a tool calls it
    "kiste, BARRIER, 4, 5, STATED",
    "kiste, SCENERY, 4, 5, STATED",
    "cone_03, BARRIER, 4, 5, STATED",
    "gate_1, UNKNOWN, 4, 5, MEANT", // past which one gets
    "gate_1, UNKNOWN, 0, 10, UNKNOWN",
    "ramp_1, UNKNOWN, 4, 5, UNKNOWN" // that nothing rolls up
  })
  void whatANameSaysDependsOnWhereItStands(
      String name, SurfaceClass of, double from, double to, RoadThings.Name said) {
    RuleContext context = context(road(), box(name, of, from, to, 100, 101, 0.8));
    List<RoadThings.Found> all = RoadThings.of(context);
    assertEquals(1, all.size());
    assertEquals(said, all.get(0).name());
  }

  @Test
  void whatIsRolledUpIsARampByItsName() {
    for (String name : List.of("ramp_1", "kiste")) {
      MeshDraft wedge = new MeshDraft(name, SurfaceClass.UNKNOWN);
      double[][] p = {
        {3, 0, 100}, {7, 0, 100}, {7, 0.6, 103}, {3, 0.6, 103}, {3, 0, 103}, {7, 0, 103}
      };
      for (double[] v : p) {
        wedge.vertex(v[0], v[1], v[2]);
      }
      wedge.quad(0, 3, 2, 1, "");
      wedge.triangle(0, 4, 3, "");
      wedge.triangle(1, 2, 5, "");
      wedge.quad(3, 4, 5, 2, "");
      List<RoadThings.Found> all = RoadThings.of(context(road(), wedge));
      assertEquals(1, all.size());
      assertEquals(
          name.equals("kiste") ? RoadThings.Name.UNKNOWN : RoadThings.Name.MEANT,
          all.get(0).name());
    }
  }

  @Test
  void trianglesOfOneThingThatIsToldAreItsOwn() {
    MeshDraft second = box("fass", SurfaceClass.UNKNOWN, 4, 5, 130, 131, 0.8);
    RuleContext context =
        context(road(), box("kiste", SurfaceClass.UNKNOWN, 4, 5, 100, 101, 0.8), second);
    assertEquals(2, RoadThings.of(context).size());
    int[] box = of(context, "kiste");
    assertTrue(RoadThings.own(context, box));
    assertTrue(RoadThings.ofBody(context, box));
    assertTrue(RoadThings.ofBodyThere(context, box));
    for (int t : box) {
      assertTrue(RoadThings.isOfBody(context, t));
    }
    int road = of(context, "road")[0];
    assertFalse(RoadThings.isOfBody(context, road));
    // With one of the road, or of two things, they are nobody's.
    for (int other : new int[] {road, of(context, "fass")[0]}) {
      int[] more = Arrays.copyOf(box, box.length + 1);
      more[box.length] = other;
      assertFalse(RoadThings.own(context, more));
      assertFalse(RoadThings.ofBody(context, more));
      assertFalse(RoadThings.ofBodyThere(context, more));
    }
    BitSet met = RoadThings.triangles(context);
    assertFalse(met.isEmpty());
    assertTrue(
        met.stream()
            .allMatch(t -> !context.pieceName(context.surface().pieceOf(t)).equals("road")));
    for (RoadThings.Found found : RoadThings.of(context)) {
      assertTrue(Arrays.stream(found.thing().triangles()).allMatch(met::get));
    }
  }

  /** What the manifest says is a barrier, and leaves room, is told nowhere. */
  @Test
  void whatIsStatedOwnsNothing() {
    RuleContext context = context(road(), box("kiste", SurfaceClass.BARRIER, 4, 5, 100, 101, 0.8));
    int[] box = of(context, "kiste");
    assertEquals(1, RoadThings.of(context).size());
    assertFalse(RoadThings.own(context, box));
    assertFalse(RoadThings.ofBody(context, box));
    assertFalse(RoadThings.isOfBody(context, box[0]));
    assertTrue(RoadThings.triangles(context).isEmpty());
  }

  /** What is meant to be there is told, and is not in the way. */
  @Test
  void whatIsMeantIsNotInTheWay() {
    RuleContext context = context(road(), box("cone", SurfaceClass.UNKNOWN, 4, 5, 100, 101, 0.8));
    int[] box = of(context, "cone");
    assertTrue(RoadThings.own(context, box));
    assertFalse(RoadThings.ofBody(context, box));
    assertFalse(RoadThings.ofBodyThere(context, box));
    assertTrue(RoadThings.isOfBody(context, box[0]));
  }

  /** A body goes with its thing; what is wrong on it only within 30 m. */
  @Test
  void ofALongBodyOnlyWhatIsNearIsThere() {
    MeshDraft wall = new MeshDraft("mauer", SurfaceClass.UNKNOWN);
    for (int i = 0; i <= 20; i++) {
      double z = 60 + 5 * i;
      wall.vertex(4, 0, z);
      wall.vertex(4, 0.8, z);
      wall.vertex(4.5, 0.8, z);
      wall.vertex(4.5, 0, z);
    }
    for (int i = 0; i < 20; i++) {
      for (int k = 0; k < 3; k++) {
        int v = 4 * i + k;
        wall.quad(v, v + 4, v + 5, v + 1, "");
      }
    }
    wall.quad(0, 1, 2, 3, "");
    wall.quad(83, 82, 81, 80, "");
    RuleContext context = context(road(), wall);
    RoadThings.Found found = RoadThings.of(context).get(0);
    double at = found.thing().position()[2];
    for (int t : of(context, "mauer")) {
      assertTrue(RoadThings.ofBody(context, new int[] {t}));
      double[] centre = TriangleFinding.centre(context.surface(), t);
      double far = Math.abs(centre[2] - at);
      if (Math.abs(far - 30) > 0.5) {
        assertEquals(far < 30, RoadThings.ofBodyThere(context, new int[] {t}), "" + far);
      }
    }
  }

  @Test
  void linesOverAndUnderAThingAreAtIt() {
    RuleContext context = context(road(), box("kiste", SurfaceClass.UNKNOWN, 4, 5, 100, 101, 0.8));
    List<Thing> things = RoadThings.of(context).stream().map(RoadThings.Found::thing).toList();
    int[] box = of(context, "kiste");
    int[] road = of(context, "road");
    double[] over = {4.2, 3, 100.2, 4.8, -3, 100.8};
    double[] beside = {4.2, 0, 100.2, 7, 0, 100.8};
    assertTrue(RoadThings.own(context, things, box, List.of()));
    assertTrue(RoadThings.own(context, things, box, List.of(over)));
    assertTrue(RoadThings.own(context, things, box, List.of(over, over)));
    assertFalse(RoadThings.own(context, things, box, List.of(over, beside)));
    assertFalse(RoadThings.own(context, things, box, List.of(beside)));
    assertFalse(RoadThings.own(context, things, road, List.of(over)), "of another piece");
    assertFalse(RoadThings.own(context, things, road, List.of()));
    assertFalse(RoadThings.own(context, List.of(), box, List.of()));
    assertFalse(RoadThings.own(context, List.of(), box, List.of(over)));
    int[] both = {box[0], road[0]};
    assertFalse(RoadThings.own(context, things, both, List.of()));
  }
}
