package org.trackwalk.engines.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EngineLibrary;
import org.trackwalk.io.engine.EngineProgram;
import org.trackwalk.io.engine.EngineSetup;
import org.trackwalk.io.engine.EngineStore;

/**
 * Every figure of the table "How high a sphere is thrown" of docs/engines.md is one that the engine
 * gives on one of five lanes. Skipped, with a message, where the engine is not installed.
 */
class TablesTest {

  /** Part of a figure by which it may differ, and m/s: the page has two or three digits. */
  private static final double PART = 0.05;

  private static final double ROUNDED = 0.03;

  @BeforeAll
  static void runner() {
    if (System.getProperty(EngineProgram.PATH, "").isEmpty()) {
      System.setProperty(EngineProgram.PATH, System.getProperty("java.class.path"));
    }
  }

  /** Bullet without its utility bumps on every edge: there a figure is of a lane. */
  @ParameterizedTest
  @ValueSource(strings = {"physx", "jolt-enhanced", "jolt", "bullet-edge"})
  void thePageHasWhatTheEngineDoes(String id) throws EngineException, IOException {
    installed(id);
    List<RoadScene> scenes = RoadScene.all();
    try (Slides slides = Slides.start(id)) {
      for (RoadScene scene : scenes) {
        double[] page = page(scene.name(), 1 + Main.ENGINES.indexOf(id));
        for (int i = 0; i < Main.SPEEDS.length; i++) {
          double[] range = slides.thrown(scene, Main.SPEEDS[i]);
          assertTrue(
              page[i] > range[0] - PART * range[0] - ROUNDED
                  && page[i] < range[1] + PART * range[1] + ROUNDED,
              scene.name() + " at " + Main.SPEEDS[i] + ": " + page[i] + Arrays.toString(range));
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"physx", "jolt"})
  void minusZeroInOneMeshIsFeltWhereIndicesCount(String id) throws EngineException {
    installed(id);
    try (Slides slides = Slides.start(id)) {
      double[] range = slides.thrown(RoadScene.minusZero(true), 10);
      assertEquals(id.equals("jolt") ? 3.3 : 0, range[1], 0.1);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"physx", "jolt"})
  void aBoxIsStoppedInThreePasses(String id) throws EngineException {
    installed(id);
    try (Slides slides = Slides.start(id)) {
      double[] felt = slides.stopped(RoadScene.all().get(1), 10);
      assertEquals(3, felt[2]);
      assertEquals(id.equals("jolt") ? 2.5 : 2.7, felt[1], 0.1);
      assertEquals(id.equals("jolt") ? 1.0 : 7.8, felt[0], 0.1);
    }
  }

  /** The margin over a step's way, at each length and speed; to two phases of 400. */
  @ParameterizedTest
  @ValueSource(strings = {"physx", "physx-pcm"})
  void aBoxIsStoppedInTheMarginsShareOfAStep(String id) throws EngineException {
    installed(id);
    try (Slides slides = Slides.start(id)) {
      for (double[] box : Main.SHARES) {
        double told = 0.04 / (box[1] / 60);
        assertEquals(told, slides.stopped(box[0], box[1]), 2.0 / Slides.PHASES, box[1] + " m/s");
      }
    }
  }

  /** Nothing but the order differs there, and a box tells; a sphere has one contact or two. */
  @ParameterizedTest
  @ValueSource(strings = {"physx", "physx-pcm", "jolt", "jolt-enhanced"})
  void twoOrdersOfTheSameTrianglesPartBoxesAndNoSpheres(String id) throws EngineException {
    installed(id);
    try (Slides slides = Slides.start(id)) {
      for (double degrees : Main.KINKS) {
        KinkedRoad road = new KinkedRoad(degrees);
        assertEquals(0, slides.parted(road, road.shuffled(), true, 40)[0], degrees + " degrees");
        double[] box = slides.parted(road, road.shuffled(), false, 40);
        assertTrue(box[0] > 0 && box[0] < Slides.PARTED / 2, Arrays.toString(box));
      }
    }
  }

  /**
   * On a road whose kinks are a few hundredths of a degree last digits decide about ODE's edges.
   */
  @ParameterizedTest
  @CsvSource({"physx, 0", "physx-pcm, 0", "jolt, 0", "jolt-enhanced, 0", "ode, 40"})
  void aMicrometrePartsSpheresInOdeAlone(String id, double least) throws EngineException {
    installed(id);
    try (Slides slides = Slides.start(id)) {
      for (double degrees : new double[] {0.02, 0.1}) {
        KinkedRoad road = new KinkedRoad(degrees);
        double parted = slides.moved(road, 40)[0];
        assertTrue(least > 0 ? parted > least : parted == 0, degrees + " degrees: " + parted);
      }
    }
  }

  private static void installed(String id) {
    EngineLibrary library =
        EngineLibrary.byId(EngineSetup.byId(id).orElseThrow().library()).orElseThrow();
    assumeTrue(
        EngineStore.ofUser().has(library),
        library.id() + " is not installed: trackwalk confirm --install " + library.id());
  }

  /** The three figures of a cell. */
  private static double[] page(String scene, int column) throws IOException {
    Path docs = Path.of("").toAbsolutePath();
    while (!Files.isRegularFile(docs.resolve("docs/engines.md"))) {
      docs = docs.getParent();
    }
    List<String> rows = new ArrayList<>();
    for (String line : Files.readAllLines(docs.resolve("docs/engines.md"))) {
      if (line.startsWith("| " + scene + " |") && line.contains(" / ")) {
        rows.add(line);
      }
    }
    assertEquals(1, rows.size(), scene);
    String[] cells = rows.get(0).split("\\|");
    return Arrays.stream(cells[1 + column].split("/"))
        .mapToDouble(text -> Double.parseDouble(text.strip()))
        .toArray();
  }
}
