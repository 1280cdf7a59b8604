package org.trackwalk.check.rules.finding;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.SmallLevel;
import org.trackwalk.check.rules.topology.Intersection;
import org.trackwalk.drive.effect.SeamModel;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.seams.chain.Chain;

/** What is said of a gap of some millimetres between two pieces of a road along z. */
class ChainWordsTest {

  /** A road that begins at a z: 10 m wide and 20 m long. */
  private static Piece part(String name, String file, SurfaceClass of, double z) {
    MeshDraft draft = SmallLevel.road(name, of, 4);
    for (int v = 0; v < draft.vertexCount(); v++) {
      float[] p = draft.position(v);
      draft.move(v, p[0], p[1], p[2] + z);
    }
    return draft.build(file);
  }

  private static RuleContext road(String first, String second, String file, SurfaceClass of) {
    return SmallLevel.context(
        part(first, "a.obj", of, 0),
        part(second, file, of, 20.005),
        part("c", "a.obj", of, 40.005));
  }

  private static Chain gap(RuleContext context) {
    List<Chain> all = context.chainsOf(LedgerClass.GAP);
    assertEquals(1, all.size(), "one gap");
    return all.get(0);
  }

  @ParameterizedTest
  @CsvSource({"a.obj, FILE", "b.obj, ONE"})
  void bothPiecesAreNamedAndInTheSmallestBodyThatHasThem(String file, Bodies body) {
    RuleContext context = road("a", "b", file, SurfaceClass.ROAD);
    Chain chain = gap(context);
    assertEquals("a | b", SeamFinding.pair(context, chain));
    assertEquals(body, SeamFinding.together(context, chain));
    assertEquals(" along 10.0 m", SeamFinding.along(chain));
    assertTrue(SeamFinding.onGround(context, chain));
    assertTrue(new ReachedChains(context).has(chain));
    Finding found =
        SeamFinding.of(new Intersection().info(), Severity.WARNING, context, chain, "words")
            .build();
    assertEquals(List.of("a", "b"), found.pieces());
    assertEquals(10, found.length(), 1e-5);
    assertArrayEquals(chain.path(), found.path());
    assertEquals(chain.entries().size(), found.count());
    assertEquals(LedgerClass.GAP, found.ledgerClass());
    assertEquals(SurfaceClass.ROAD, found.surfaceClass());
    assertEquals(20, found.position()[2], 0.006);
    assertTrue(found.position()[0] >= 0 && found.position()[0] <= 10);
    int edges = found.features().values().stream().mapToInt(f -> f.edges().size() / 2).sum();
    assertEquals(chain.entries().size(), edges);
    assertEquals(new Intersection().info().fix(), found.help(), "no paint");
  }

  @Test
  void aGapInOnePieceIsOfThatAlone() {
    MeshDraft road = SmallLevel.road("road", SurfaceClass.ROAD, 4);
    int base = road.vertexCount();
    for (int v = 0; v < base; v++) {
      float[] p = road.position(v);
      road.vertex(p[0], p[1], p[2] + 20.005);
    }
    int n = road.triangleCount();
    for (int t = 0; t < n; t++) {
      int[] c = road.corners(t);
      road.triangle(base + c[0], base + c[1], base + c[2], "");
    }
    RuleContext context = SmallLevel.context(SmallLevel.built(road));
    Chain chain = gap(context);
    assertEquals("road", SeamFinding.pair(context, chain));
    assertEquals(Bodies.PIECE, SeamFinding.together(context, chain));
    Chain open =
        new Chain(
            chain.owner(),
            chain.surfaceClass(),
            chain.piece(),
            -1,
            chain.entries(),
            chain.worst(),
            chain.path(),
            0.099);
    assertEquals("road", SeamFinding.pair(context, open));
    assertEquals(Bodies.PIECE, SeamFinding.together(context, open));
    assertEquals("", SeamFinding.along(open));
    assertFalse(Kerb.isKerb(context, open));
    assertEquals(
        List.of("road"),
        SeamFinding.of(new Intersection().info(), Severity.INFO, context, open, "words")
            .build()
            .pieces());
  }

  @ParameterizedTest
  @CsvSource({"kerb_1, z, true", "a, kerb_1, true", "a, z, false", "kerbstone, z, true"})
  void aKerbIsOneOnEitherSide(String first, String second, boolean kerb) {
    RuleContext context = road(first, second, "a.obj", SurfaceClass.ROAD);
    assertEquals(kerb, Kerb.isKerb(context, gap(context)));
  }

  @Test
  void onABarrierNobodyRolls() {
    RuleContext context =
        SmallLevel.context(
            part("a", "a.obj", SurfaceClass.BARRIER, 0),
            part("b", "a.obj", SurfaceClass.BARRIER, 20.005),
            part("road", "a.obj", SurfaceClass.ROAD, 100));
    assertFalse(SeamFinding.onGround(context, gap(context)));
  }

  /** Straight across it is met with all of the speed, wherever it is widest. */
  @Test
  void aSeamAcrossTheRoadIsMetWhereItIsWorst() {
    RuleContext context = road("a", "b", "a.obj", SurfaceClass.ROAD);
    Chain chain = gap(context);
    CrossedSeam crossed = CrossedSeam.of(context, chain);
    assertSame(chain.worst(), crossed.entry());
    assertEquals(1, crossed.met().sine(), 1e-6);
    assertEquals(chain.entries().size(), crossed.seam().size());
    for (int i = 0; i < chain.entries().size(); i++) {
      assertEquals(chain.entries().get(i).edge(), crossed.seam().get(i).edge());
      assertEquals(5, crossed.seam().get(i).across(), 1e-5);
      assertEquals(2.5, Math.abs(crossed.seam().get(i).at()[0] - 5), 1e-5);
      assertEquals(20, crossed.seam().get(i).at()[2], 0.006);
    }
  }

  @Test
  void whereNobodyKnowsTheRoadOnlyTheWorstEdgeIsAsked() {
    RuleContext context = road("m1", "m2", "a.obj", SurfaceClass.UNKNOWN);
    assertFalse(context.corridor().known());
    Chain chain = gap(context);
    CrossedSeam crossed = CrossedSeam.of(context, chain);
    assertSame(chain.worst(), crossed.entry());
    assertEquals(List.of(crossed.met()), crossed.seam());
    assertEquals(1, crossed.met().sine());
  }

  /** A seam with a corner: it is wider where it runs along the road, and met where it crosses. */
  @Test
  void aSeamThatRunsAlongIsMetWhereItCrosses() {
    MeshDraft first = new MeshDraft("a", SurfaceClass.ROAD);
    double[][] p = {{0, 0}, {0, 20}, {5, 20}, {10, 20}, {10, 0}, {5, 0}, {0, 60}, {5, 60}};
    for (double[] v : p) {
      first.vertex(v[0], 0, v[1]);
    }
    first.quad(0, 1, 2, 5, "");
    first.quad(5, 2, 3, 4, "");
    first.quad(1, 6, 7, 2, "");
    MeshDraft second = new MeshDraft("b", SurfaceClass.ROAD);
    second.quad(
        second.vertex(5.02, 0, 20.005),
        second.vertex(5.02, 0, 60),
        second.vertex(10, 0, 60),
        second.vertex(10, 0, 20.005),
        "");
    RuleContext context = SmallLevel.context(SmallLevel.built(first, second));
    int met = 0;
    for (Chain chain : context.chainsOf(LedgerClass.GAP)) {
      CrossedSeam crossed = CrossedSeam.of(context, chain);
      boolean both = crossed.seam().stream().anyMatch(e -> e.sine() > 0.9);
      if (both && crossed.seam().stream().anyMatch(MetEdge::runsAlong)) {
        assertTrue(crossed.met().sine() > 0.9, "" + crossed.met());
        assertEquals(crossed.entry().edge(), crossed.met().edge());
        assertTrue(crossed.entry() != chain.worst(), "the worst runs along");
        met++;
      }
    }
    assertEquals(1, met);
  }

  /** The piece whose name comes first is named first, wherever it stands in the level. */
  @Test
  void theOtherPieceMayBeTheLevelsFirst() {
    RuleContext context =
        SmallLevel.context(
            part("kerb_2", "b.obj", SurfaceClass.ROAD, 20.005),
            part("a", "a.obj", SurfaceClass.ROAD, 0),
            part("z", "a.obj", SurfaceClass.ROAD, 40.005));
    Chain chain = gap(context);
    assertEquals("a | kerb_2", SeamFinding.pair(context, chain));
    assertEquals(Bodies.ONE, SeamFinding.together(context, chain));
    assertTrue(Kerb.isKerb(context, chain));
    assertEquals(
        List.of("a", "kerb_2"),
        SeamFinding.of(new Intersection().info(), Severity.INFO, context, chain, "words")
            .build()
            .pieces());
    Chain tenth =
        new Chain(
            chain.owner(),
            chain.surfaceClass(),
            chain.piece(),
            chain.other(),
            chain.entries(),
            chain.worst(),
            chain.path(),
            0.1);
    assertEquals(" along 0.10 m", SeamFinding.along(tenth));
    SeamModel model = SeamFinding.model(context, chain, SeamModel.Fault.SIGNED_ZERO, 0.25);
    assertEquals(new SeamModel(SeamModel.Fault.SIGNED_ZERO, 0.25, Bodies.ONE), model);
    CrossedSeam crossed = CrossedSeam.of(context, chain);
    assertEquals(
        crossed.met().ofBoxes(context, crossed.seam()).ofGap(0.03, 0.005, Bodies.ONE),
        crossed.effects(context).ofGap(0.03, 0.005, Bodies.ONE));
  }

  /** Kerbs by their words, and TORCS' strips between road and side. */
  @Test
  void trianglesOfKerbsAreThoseOfTheirPieces() {
    RuleContext context =
        SmallLevel.context(
            part("Kerb_left", "a.obj", SurfaceClass.ROAD, 0),
            part("t0LB12", "a.obj", SurfaceClass.ROAD, 30),
            part("road", "a.obj", SurfaceClass.ROAD, 60),
            part("tkMn1", "a.obj", SurfaceClass.ROAD, 90));
    IntPredicate kerb = Kerb.triangles(context);
    for (int t = 0; t < context.surface().triangleCount(); t++) {
      String name = context.pieceName(context.surface().pieceOf(t));
      assertEquals(name.equals("Kerb_left") || name.equals("t0LB12"), kerb.test(t), name);
    }
  }
}
