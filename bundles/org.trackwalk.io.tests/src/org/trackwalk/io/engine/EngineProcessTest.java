package org.trackwalk.io.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;

class EngineProcessTest {

  private static final EngineWorld WORLD =
      new EngineWorld(
          "fake",
          0.1,
          9.81,
          0,
          true,
          new double[] {1, 1, 1},
          List.of(new EngineBody(new float[9], new int[] {0, 1, 2})));

  private static final EnginePass PASS =
      new EnginePass(new double[7], new double[3], new double[] {0, 0, 1, 0}, 1, 2);

  @Test
  void anEngineAnswers() throws Exception {
    try (EngineProcess engine = start("answers", Progress.none())) {
      EngineProcess.Opened world = engine.open(WORLD);
      assertEquals("Fake 1", world.version());
      assertEquals("1 bodies", world.settings());
      assertArrayEquals(new int[] {0}, world.refused());
      List<float[]> traces = engine.go(world, List.of(PASS, PASS, PASS));
      assertEquals(3, traces.size());
      assertEquals(2, traces.get(2)[0]);
    }
  }

  @Test
  void anEngineThatDiesInTheMiddleIsOneLine() throws Exception {
    try (EngineProcess engine = start("dies", Progress.none())) {
      EngineProcess.Opened world = engine.open(WORLD);
      died(assertThrows(EngineException.class, () -> engine.go(world, List.of(PASS, PASS))));
    }
  }

  @Test
  void anEngineThatIsKilledIsOneLine() throws Exception {
    try (EngineProcess engine = start("hangs", Progress.none())) {
      EngineProcess.Opened world = engine.open(WORLD);
      Thread killer =
          new Thread(
              () -> ProcessHandle.of(engine.pid()).ifPresent(ProcessHandle::destroyForcibly));
      killer.start();
      died(assertThrows(EngineException.class, () -> engine.go(world, List.of(PASS, PASS))));
      killer.join();
    }
  }

  @Test
  void whatItRefusesIsItsWord() throws Exception {
    try (EngineProcess engine = start("refuses", Progress.none())) {
      EngineException e = assertThrows(EngineException.class, () -> engine.open(WORLD));
      assertEquals("fake: no such engine in this house", e.getMessage());
    }
  }

  @Test
  void oneThatNeverStartsIsOneLine() {
    EngineException e =
        assertThrows(EngineException.class, () -> start("stillborn", Progress.none()));
    assertTrue(e.getMessage().startsWith("fake: the engine's process does not start"));
  }

  @Test
  void aWishToStopEndsAHangingEngineWithinASecond() throws Exception {
    AtomicBoolean wish = new AtomicBoolean();
    Progress progress =
        new Progress() {
          @Override
          public void begin(String task, long total) {}

          @Override
          public void worked(long items) {}

          @Override
          public boolean cancelled() {
            return wish.get();
          }
        };
    try (EngineProcess engine = start("hangs", progress)) {
      EngineProcess.Opened world = engine.open(WORLD);
      wish.set(true);
      long begin = System.nanoTime();
      assertThrows(CancelledException.class, () -> engine.go(world, List.of(PASS, PASS)));
      assertTrue(System.nanoTime() - begin < 1e9);
    }
  }

  private static void died(EngineException e) {
    assertEquals(
        "fake: the engine died while it ran this level; try again, or leave it out of --engine",
        e.getMessage());
  }

  private static EngineProcess start(String mode, Progress progress) throws Exception {
    Set<String> path = new TreeSet<>();
    for (Class<?> type : List.of(EngineWire.class, FakeRunner.class)) {
      Path place = Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
      path.add(place.toString());
      for (String output : List.of("target/classes", "target/test-classes", "bin")) {
        if (Files.isDirectory(place.resolve(output))) {
          path.add(place.resolve(output).toString());
        }
      }
    }
    return EngineProcess.start(
        "fake",
        new EngineProgram(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                String.join(File.pathSeparator, path),
                FakeRunner.class.getName(),
                mode)),
        progress);
  }
}
