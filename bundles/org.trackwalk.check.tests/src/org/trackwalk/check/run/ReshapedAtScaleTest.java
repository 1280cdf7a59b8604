package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.planted.DefectKind;
import org.trackwalk.examples.planted.ReshapedCircuit;
import org.trackwalk.examples.planted.ShapeDefect;
import org.trackwalk.examples.planted.ShapeDefect.Needs;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Defects of the road's shape and of what stands in and beside it, each in a segment of its own of
 * circuits of 35,000 to 120,000 triangles, turned and moved up to three kilometres from the origin,
 * in one frame or in pieces with own origins: each is found once, with pieces and measure (within
 * 20 percent), and nothing else is. What only some engines suffer from, and what only an enclosed
 * level can have, is planted on fewer levels, more of it on each.
 */
class ReshapedAtScaleTest {

  private static final int SEEDS = 20;

  /** Levels with three of a kind each. */
  private static final int FEWER = 7;

  /** Farther away a float step is coarser than what is planted. */
  private static final double FARTHEST = 3000;

  /** From a defect to the end of its segment, metres: a hill's curves and a ridge's flanks. */
  private static final double SEGMENT = 40;

  /** Dips count by the guide for circuits, so that each has its own finding. */
  private static final Map<String, Double> GUIDE = Map.of("ride.compression.fia", 1.0);

  /** Rules that no defect is planted for, and why. */
  private static final Map<String, String> NOT_PLANTED =
      Map.ofEntries(
          Map.entry(
              "import.left-out",
              "is about what files hold beside triangles: pieces made here have none"),
          Map.entry(
              "import.far-vertex", "takes its triangles out: FarVerticesTest plants it alone"),
          Map.entry(
              "import.axis-unit",
              "is about how a level is read: MisreadTracksTest reads tracks wrong"),
          Map.entry(
              "level.unexpected",
              "is about the whole level: whether it is the one that was to be checked"),
          Map.entry(
              "import.precision", "is about the whole level: how far from the origin it lies"),
          Map.entry(
              "import.text-rounding",
              "is about a text file's last digit: pieces made here have none"),
          Map.entry("weld.frames", "is about the whole level: how its pieces are placed"),
          Map.entry(
              "seam.body-boundary",
              "is about all exact seams of a level; it speaks where bodies meet"),
          Map.entry("edge.engine-note", "is about an engine: it speaks once on every level"),
          Map.entry("cliff.edge", "is a note wherever a road has an edge; a bank is such an edge"),
          Map.entry("level.settle", "is about starts: levels made here have none"),
          Map.entry(
              "overlap.clearance", "asks for the vehicle's own mesh: levels made here have none"),
          Map.entry("overlap.deviation", "asks for a layer that is only seen"),
          Map.entry(
              "overlap.pieces",
              "is about two bodies: PlantedOverlapsTest plants ten in each level"),
          Map.entry("place.duplicate-name", "is about names of a game"),
          Map.entry("ride.width", "speaks where a rule set asks; GuideRulesTest makes roads"),
          Map.entry("ride.crossfall", "speaks where a rule set asks; GuideRulesTest makes roads"),
          Map.entry("ride.kerb", "speaks where a rule set asks; GuideRulesTest makes kerbs"),
          Map.entry("level.budget", "is about how many triangles the whole road has"),
          Map.entry("quality.concave", "speaks where a rule set asks; GuideRulesTest makes bodies"),
          Map.entry("place.vertex-cap", "is about what a game's format can hold"),
          Map.entry("place.mesh-children", "is about a file's tree: pieces made here have none"),
          Map.entry("place.unknown-surface", "is about names of a game"),
          Map.entry("place.ambiguous-surface", "is about names of a game"),
          Map.entry("place.unknown-marker", "is about names of a game"),
          Map.entry("place.spawn", "is about names of a game"),
          Map.entry("place.gate", "is about names of a game"),
          Map.entry("place.room", "is about what a line says: levels made here have none"),
          Map.entry(
              "ride.landing", "is one note for all flights; crests that are planted make some"),
          Map.entry(
              "ride.direction", "is one note for a level; steps that are planted make it speak"),
          Map.entry("ride.tunnelling", "is one note for all walls: circuits made here have sheets"),
          Map.entry(
              "ride.roughness", "is one note for all stretches: RoughFinderTest makes roads"));

  private static boolean moved(long seed) {
    return seed % 2 == 0;
  }

  private static Circuit clean(long seed) {
    CircuitShape shape =
        seed % 5 == 0
            ? new CircuitShape(20, 60, 160, 12, 24, 6, 8, 0.02, 7)
            : new CircuitShape(20, 48, 160, 12, 8, 6, 3, 0.02, 7);
    Circuit circuit = Circuit.generate(shape);
    if (!moved(seed)) {
      return circuit;
    }
    Random random = new Random(seed);
    double angle = 2 * Math.PI * random.nextDouble();
    double dx = FARTHEST * (2 * random.nextDouble() - 1);
    double dz = FARTHEST * (2 * random.nextDouble() - 1);
    return circuit.elsewhere(angle, dx, dz);
  }

  private static List<Piece> pieces(ReshapedCircuit circuit, long seed) {
    return seed % 3 == 0 ? circuit.placedPieces("planted.glb") : circuit.pieces("planted.obj");
  }

  private static void check(
      long seed, Level level, List<Truth> truths, CheckSettings settings, PlantedTally tally) {
    tally.count(seed, truths, LevelCheck.check(level, settings, Progress.none()));
  }

  @Test
  void whatIsPlantedIsFoundAndNothingElse() {
    PlantedTally tally = new PlantedTally(SEGMENT, Set.of());
    CheckSettings settings = CheckSettings.defaults().withParameters(GUIDE);
    for (long seed = 1; seed <= SEEDS; seed++) {
      List<ShapeDefect> defects = new ArrayList<>(ShapeDefect.with(Needs.NOTHING));
      if (moved(seed)) {
        // Kilometres away a float step makes needles of the triangles at a short edge.
        defects.remove(ShapeDefect.SPLIT_VERTEX);
      }
      ReshapedCircuit circuit = ReshapedCircuit.plant(clean(seed), seed, defects);
      Level level = circuit.level("planted", pieces(circuit, seed));
      check(seed, level, circuit.truths(), settings, tally);
    }
    tally.assertTrustworthy();
  }

  @Test
  void whatSomeEnginesSufferFromIsFoundAndNothingElse() {
    PlantedTally tally = new PlantedTally(SEGMENT, Set.of("seam.body-boundary"));
    List<Profile> engines =
        Stream.of("stk", "jolt-enhanced", "face-normal").map(ProfileList::shipped).toList();
    CheckSettings settings = CheckSettings.defaults().judgedBy(engines, Bodies.PIECE, null);
    List<ShapeDefect> defects = new ArrayList<>(ShapeDefect.with(Needs.ENGINES));
    for (int i = 0; i < 2; i++) {
      defects.addAll(ShapeDefect.with(Needs.ENGINES));
      // A level has one finding for all of them.
      defects.remove(ShapeDefect.FAR_SCRAP);
    }
    for (long seed = 1; seed <= FEWER; seed++) {
      ReshapedCircuit circuit = ReshapedCircuit.plant(clean(seed), seed, defects);
      Level level = circuit.level("planted", pieces(circuit, seed));
      check(seed, level, circuit.truths(), settings, tally);
    }
    tally.assertTrustworthy();
  }

  @Test
  void waysOutOfAnEnclosedLevelAreFoundAndNothingElse() {
    PlantedTally tally = new PlantedTally(SEGMENT, Set.of());
    for (long seed = 1; seed <= FEWER; seed++) {
      List<ShapeDefect> defects =
          List.of(ShapeDefect.OPEN_WALL, ShapeDefect.OPEN_WALL, ShapeDefect.OPEN_WALL);
      ReshapedCircuit circuit = ReshapedCircuit.plant(clean(seed), seed, defects);
      Level level = circuit.enclosed("planted", pieces(circuit, seed));
      check(seed, level, circuit.truths(), CheckSettings.defaults(), tally);
    }
    tally.assertTrustworthy();
  }

  @Test
  void wallsThatTurnTheirBacksAreFoundAndNothingElse() {
    PlantedTally tally = new PlantedTally(SEGMENT, Set.of());
    for (long seed = 1; seed <= FEWER; seed++) {
      List<ShapeDefect> defects =
          List.of(ShapeDefect.WALL_AWAY, ShapeDefect.WALL_AWAY, ShapeDefect.WALL_AWAY);
      ReshapedCircuit circuit = ReshapedCircuit.plant(clean(seed), seed, defects);
      Level level = circuit.level("planted", pieces(circuit, seed));
      check(seed, level, circuit.truths(), CheckSettings.defaults(), tally);
    }
    tally.assertTrustworthy();
  }

  @Test
  void everyRuleIsPlantedForOrTheTableSaysWhyNot() {
    TreeSet<String> known = new TreeSet<>(NOT_PLANTED.keySet());
    Arrays.stream(DefectKind.values()).map(DefectKind::rule).forEach(known::add);
    Arrays.stream(ShapeDefect.values()).map(ShapeDefect::rule).forEach(known::add);
    TreeSet<String> rules = new TreeSet<>();
    RuleList.all().forEach(rule -> rules.add(rule.info().id()));
    assertEquals(rules, known);
  }
}
