package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.examples.SharedData;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.settings.CheckSettings;

/** A road without a name that is wound the wrong way, and what only looks like one from below. */
class TurnedRoadTest {

  private static final int STEPS = 120;

  /** A flat ring around the origin, up or down; metres. */
  private static Piece.Builder ring(String name, double inner, double outer, double y, boolean up) {
    float[] p = new float[6 * STEPS];
    int[] t = new int[6 * STEPS];
    for (int i = 0; i < STEPS; i++) {
      double x = StrictMath.cos(2 * StrictMath.PI * i / STEPS);
      double z = StrictMath.sin(2 * StrictMath.PI * i / STEPS);
      p[6 * i] = (float) (inner * x);
      p[6 * i + 1] = (float) y;
      p[6 * i + 2] = (float) (inner * z);
      p[6 * i + 3] = (float) (outer * x);
      p[6 * i + 4] = (float) y;
      p[6 * i + 5] = (float) (outer * z);
      int a = 2 * i;
      int b = 2 * ((i + 1) % STEPS);
      int[] quad =
          up ? new int[] {a, b, b + 1, a, b + 1, a + 1} : new int[] {a, b + 1, b, a, a + 1, b + 1};
      System.arraycopy(quad, 0, t, 6 * i, 6);
    }
    return Piece.named(name, "level.obj").mesh(p, t).surfaces(List.of(name), null);
  }

  private static Piece road(boolean up) {
    return ring("a", 100, 110, 0, up).build();
  }

  /** A square of ground of half a kilometre. */
  private static Piece field(double y, boolean up) {
    float f = 250;
    float h = (float) y;
    int[] c = up ? new int[] {0, 1, 2, 0, 2, 3} : new int[] {0, 2, 1, 0, 3, 2};
    return Piece.named("field", "level.obj")
        .mesh(new float[] {-f, h, -f, -f, h, f, f, h, f, f, h, -f}, c)
        .surfaces(List.of("field"), null)
        .build();
  }

  /** A closed box beside the road, wound rightly or inside out. */
  private static Piece box(boolean rightly) {
    float[] p = {
      200, 0, 0, 205, 0, 0, 205, 0, 5, 200, 0, 5, 200, 5, 0, 205, 5, 0, 205, 5, 5, 200, 5, 5
    };
    int[] c = {
      0, 1, 2, 0, 2, 3, 4, 6, 5, 4, 7, 6, 0, 4, 5, 0, 5, 1, 1, 5, 6, 1, 6, 2, 2, 6, 7, 2, 7, 3, 3,
      7, 4, 3, 4, 0
    };
    if (!rightly) {
      for (int i = 0; i < c.length; i += 3) {
        int swap = c[i + 1];
        c[i + 1] = c[i + 2];
        c[i + 2] = swap;
      }
    }
    return Piece.named("box", "level.obj").mesh(p, c).build();
  }

  private static Corridor find(Level level) {
    WeldedSurface surface = ExactWeld.weld(level.pieces(), 1, Progress.none());
    Topology topology = Topology.of(surface, 1, Progress.none());
    return CorridorFinder.find(level, Land.of(surface), topology, CheckSettings.defaults());
  }

  private static Level level(Piece... pieces) {
    return new Level("l", "", List.of(pieces), List.of(), List.of(), LevelHints.NONE);
  }

  private static boolean facesDown(Level level) {
    Corridor corridor = find(level);
    return corridor.known() && corridor.facts().explanation().contains("that faces down");
  }

  private static boolean facesDown(Piece... pieces) {
    return facesDown(level(pieces));
  }

  @ParameterizedTest
  @CsvSource({"20, 26", "100, 110", "1000, 1025"})
  void aLoneRingThatFacesDownIsTheRoad(double inner, double outer) {
    Corridor corridor = find(level(ring("a", inner, outer, 3, false).build()));
    assertEquals("geometry", corridor.facts().how());
    assertTrue(corridor.facts().explanation().contains("that faces down"));
    assertEquals(List.of("a"), corridor.facts().pieces());
    assertFalse(facesDown(ring("a", inner, outer, 3, true).build()));
  }

  @Test
  void soIsOneAmongGroundThatIsTurnedAsItIs() {
    assertTrue(
        facesDown(
            ring("in", 90, 100, 0, false).surfaces(List.of("soft"), null).build(),
            road(false),
            ring("out", 110, 120, 0, false).surfaces(List.of("soft"), null).build()));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.02})
  void soIsOneThatAloneIsTurnedWhereGroundGoesOnFromIt(double crack) {
    assertTrue(
        facesDown(
            ring("in", 60, 100 - crack, 0, true).surfaces(List.of("soft"), null).build(),
            road(false),
            ring("out", 110 + crack, 150, 0, true).surfaces(List.of("soft"), null).build()));
  }

  @Test
  void whereTheLevelFacesUpAndNothingGoesOnFromItIsItNone() {
    assertFalse(
        facesDown(
            ring("in", 20, 60, 0, true).surfaces(List.of("soft"), null).build(),
            road(false),
            ring("out", 150, 190, 0, true).surfaces(List.of("soft"), null).build()));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.02, 0.6, 4})
  void theUndersideOfADeckIsNone(double thick) {
    assertFalse(facesDown(ring("a", 95, 130, thick, true).build(), road(false)));
  }

  @ParameterizedTest
  @ValueSource(doubles = {-0.05, -6, -80})
  void theCeilingOfWhatCarriesIsNone(double floor) {
    assertFalse(facesDown(field(floor, true), road(false)));
  }

  @Test
  void groundThatFacesDownItselfMakesNoCeiling() {
    assertTrue(facesDown(field(-6, false), road(false)));
  }

  @Test
  void whatIsTakenFromBothSidesHoldsACar() {
    assertFalse(facesDown(ring("a", 100, 110, 0, false).twoSided(true).build()));
    assertFalse(facesDown(TurnedOver.twice(level(road(false)))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"stadium_roof", "Ceiling01", "bridge underside", "water"})
  void whatIsCalledSomethingSeenFromBelowIsNone(String name) {
    assertFalse(facesDown(ring(name, 100, 110, 0, false).build()));
  }

  @Test
  void closedBodiesTellWhichSideTheLevelTurnsOutward() {
    assertFalse(facesDown(road(false), box(true)));
    assertTrue(facesDown(road(false), box(false)));
  }

  @Test
  void theSkyDoesNotCount() {
    float[] p = {-900, 200, -900, -900, 200, 900, 900, 200, 900, 900, 200, -900};
    Piece sky = Piece.named("s", "level.obj").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build();
    assertTrue(facesDown(road(false), sky));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.7, 1, 2})
  void aCircuitWithoutNamesIsFoundFromEitherSide(double scale) {
    Level hidden = HiddenNames.of(Circuit.generate(CircuitShape.SMALL).level());
    Corridor up = find(TurnedOver.sound(hidden, scale));
    Corridor down = find(TurnedOver.of(hidden, scale));
    assertFalse(up.facts().explanation().contains("faces down"));
    assertTrue(down.facts().explanation().contains("faces down"));
    assertEquals(up.facts().pieces(), down.facts().pieces());
  }

  @Test
  void whereverARealLevelsRoadIsFoundItIsFoundTurnedTooAndNeverWhereItIsNot() throws IOException {
    Optional<Path> shared = SharedData.folder();
    assumeTrue(shared.isPresent(), "the folder of real tracks is not here");
    List<Path> folders = new ArrayList<>();
    for (String folder :
        List.of("data/tracks/torcs", "data/tracks/stk", "data/levels", "data/meshes")) {
      try (Stream<Path> all = Files.walk(shared.get().resolve(folder))) {
        all.filter(Files::isDirectory).sorted().forEach(folders::add);
      }
    }
    int found = 0;
    int told = 0;
    List<String> wrong = new ArrayList<>();
    for (LevelSource source : LevelFinder.find(folders, LoadOptions.DEFAULT, Progress.none())) {
      try {
        if (source.status() == LevelSource.Status.FOUND) {
          Level hidden = HiddenNames.of(source.load(Progress.none()));
          Level sound = TurnedOver.sound(hidden, 1);
          if (facesDown(hidden) || facesDown(sound) || facesDown(TurnedOver.twice(hidden))) {
            wrong.add(source.displayName());
          }
          Corridor corridor = find(sound);
          if (corridor.known() && !corridor.facts().doubtful()) {
            found++;
            told += facesDown(TurnedOver.of(hidden, 1)) ? 1 : 0;
          }
        }
      } catch (ImportException | IllegalArgumentException e) {
        // not every file of the folder is sound
      }
    }
    assertEquals(List.of(), wrong);
    assertTrue(found >= 13, found + " roads found");
    assertEquals(found, told);
  }
}
