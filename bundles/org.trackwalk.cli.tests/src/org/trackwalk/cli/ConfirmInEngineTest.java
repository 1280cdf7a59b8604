package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.cli.console.Cancellation;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EngineLibrary;
import org.trackwalk.io.engine.EngineProgram;
import org.trackwalk.io.engine.EngineStore;

/**
 * {@code confirm} with a real engine, the one that has no native library: one that is not there or
 * is killed leaves the others' results, and a wish to stop ends its process. Skipped where it is
 * not installed; {@code -Dtrackwalk.engines.path} names the runner.
 */
class ConfirmInEngineTest {

  private static final EngineLibrary ODE = EngineLibrary.byId("ode").orElseThrow();

  /** An engine starts, and drives what is asked, in less; seconds. */
  private static final long PATIENCE = 120;

  private static final long LOOK_MILLISECONDS = 10;

  @TempDir private Path folder;

  private String before;
  private Path report;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final Cancellation cancellation = new Cancellation();

  @BeforeEach
  void onlyThatEngineIsInstalled() throws IOException {
    before = System.getProperty(EngineStore.FOLDER);
    EngineStore ofUser = EngineStore.ofUser();
    assumeTrue(ofUser.has(ODE), "ode is not installed: trackwalk confirm --install ode");
    assumeTrue(canBeRun(), "name the runner with -D" + EngineProgram.PATH);
    Path own = folder.resolve("engines");
    System.setProperty(EngineStore.FOLDER, own.toString());
    Path copy = Files.createDirectories(EngineStore.ofUser().folder(ODE));
    try (var jars = Files.list(ofUser.folder(ODE))) {
      for (Path jar : jars.toList()) {
        Files.copy(jar, copy.resolve(jar.getFileName()));
      }
    }
    report = folder.resolve("confirm.json");
  }

  @AfterEach
  void asItWas() {
    if (before == null) {
      System.clearProperty(EngineStore.FOLDER);
    } else {
      System.setProperty(EngineStore.FOLDER, before);
    }
  }

  @Test
  void anEngineThatIsNotThereLeavesTheOthersResults() throws IOException {
    assertEquals(3, run("physx,ode", "sphere", 1, 2), said());
    JsonArray engines = engines();
    JsonObject missing = engines.get(0).getAsJsonObject();
    assertEquals(missing.get("failure").getAsString(), told("physx: "));
    assertEquals(0, missing.get("passes").getAsInt());
    JsonObject there = engines.get(1).getAsJsonObject();
    assertFalse(there.has("failure"), said());
    assertTrue(there.get("passes").getAsInt() > 0);
  }

  /** A system for which one engine has no native library; the other one needs none. */
  @Test
  void onAnotherSystemTheEngineWithoutNativesStillDrives() throws IOException {
    String machine = System.getProperty("os.arch");
    System.setProperty("os.arch", "riscv64");
    try {
      assertEquals(3, run("jolt,ode", "sphere", 1, 2), said());
    } finally {
      System.setProperty("os.arch", machine);
    }
    String line = told("jolt: ");
    assertTrue(line.contains("there is no native library for "), line);
    assertTrue(line.contains("take another engine, or another machine"), line);
    JsonArray engines = engines();
    assertEquals(line, engines.get(0).getAsJsonObject().get("failure").getAsString());
    assertFalse(engines.get(1).getAsJsonObject().has("failure"), said());
    assertTrue(engines.get(1).getAsJsonObject().get("passes").getAsInt() > 0);
  }

  @Test
  void anEngineThatIsKilledKeepsWhatItFoundAndLeavesTheNext() throws Exception {
    CompletableFuture<Integer> code =
        CompletableFuture.supplyAsync(() -> run("ode", "sphere,box", 3, 100));
    driving("ode, sphere", code).destroyForcibly();
    assertEquals(3, code.get(PATIENCE, TimeUnit.SECONDS), said());
    assertTrue(told("ode: ").startsWith("ode: the engine died"), said());
    assertTrue(out.toString(StandardCharsets.UTF_8).contains("ENDED EARLY"), said());
    JsonArray engines = engines();
    assertTrue(engines.get(0).getAsJsonObject().get("passes").getAsInt() > 0);
    assertTrue(engines.get(0).getAsJsonObject().has("failure"));
    JsonObject next = engines.get(1).getAsJsonObject();
    assertFalse(next.has("failure"), said());
    assertTrue(next.get("passes").getAsInt() > 0);
  }

  /** As Ctrl+C does, and within the second that is promised. */
  @Test
  void aWishToStopEndsTheEngineAndWritesNothing() throws Exception {
    CompletableFuture<Integer> code =
        CompletableFuture.supplyAsync(() -> run("ode", "sphere", 99, 200));
    ProcessHandle engine = driving("ode, sphere", code);
    long begun = System.nanoTime();
    cancellation.cancel();
    assertEquals(130, code.get(PATIENCE, TimeUnit.SECONDS), said());
    engine.onExit().get(PATIENCE, TimeUnit.SECONDS);
    assertTrue(System.nanoTime() - begun < TimeUnit.SECONDS.toNanos(1));
    assertTrue(Files.notExists(report));
    assertEquals(0, out.size());
  }

  /** The engine's process, as soon as progress tells that it drives. */
  private ProcessHandle driving(String task, CompletableFuture<Integer> code) throws Exception {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
    while (!err.toString(StandardCharsets.UTF_8).contains(task)) {
      assertFalse(code.isDone(), said());
      assertTrue(System.nanoTime() < end, said());
      TimeUnit.MILLISECONDS.sleep(LOOK_MILLISECONDS);
    }
    List<ProcessHandle> engines = ProcessHandle.current().children().filter(this::runs).toList();
    assertEquals(1, engines.size(), said());
    return engines.get(0);
  }

  private boolean runs(ProcessHandle process) {
    return process.info().commandLine().orElse("").contains(folder.toString());
  }

  private JsonArray engines() throws IOException {
    JsonObject book = JsonParser.parseString(Files.readString(report)).getAsJsonObject();
    JsonArray engines = book.getAsJsonArray("engines");
    assertEquals(2, engines.size());
    return engines;
  }

  /** The one line of the messages with a beginning; what progress wrote is wiped before it. */
  private String told(String beginning) {
    List<String> lines =
        err.toString(StandardCharsets.UTF_8)
            .lines()
            .flatMap(line -> List.of(line.split("\r|\u001b\\[K")).stream())
            .map(line -> line.replaceFirst("^trackwalk: ", ""))
            .filter(line -> line.startsWith(beginning))
            .filter(line -> !line.contains("making bodies"))
            .toList();
    assertEquals(1, lines.size(), said());
    return lines.get(0);
  }

  private int run(String engines, String shapes, int lanes, int phases) {
    try {
      Terminal terminal = new Terminal(print(out), print(err), false, true, cancellation);
      return Main.run(
          new String[] {
            "confirm",
            StraightObj.write(folder).toString(),
            "--engine",
            engines,
            "--shape",
            shapes,
            "--lanes",
            String.valueOf(lanes),
            "--phases",
            String.valueOf(phases),
            "--report",
            "json=" + report
          },
          terminal);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private String said() {
    return out.toString(StandardCharsets.UTF_8) + err.toString(StandardCharsets.UTF_8);
  }

  private static PrintStream print(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  private static boolean canBeRun() {
    try {
      return !EngineProgram.runner().isEmpty();
    } catch (EngineException e) {
      return false;
    }
  }
}
