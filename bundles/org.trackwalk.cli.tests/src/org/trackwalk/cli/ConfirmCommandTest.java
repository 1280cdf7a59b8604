package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.engine.EngineStore;

/** {@code confirm} without an engine: what it says, and its exit codes. */
class ConfirmCommandTest {

  @TempDir private Path folder;

  private String before;
  private String said;

  @BeforeEach
  void noEngineIsInstalled() {
    before = System.getProperty(EngineStore.FOLDER);
    System.setProperty(EngineStore.FOLDER, folder.resolve("engines").toString());
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
  void aMissingEngineIsOneLineEachAndTheReportIsWritten() throws IOException {
    Path road = StraightObj.write(folder);
    Path json = folder.resolve("confirm.json");
    int code = run("confirm", road.toString(), "--engine", "physx,ode", "--report", "json=" + json);
    assertEquals(3, code, said);
    assertTrue(said.contains("physx: "), said);
    assertTrue(said.contains("ode: "), said);
    JsonObject report = JsonParser.parseString(Files.readString(json)).getAsJsonObject();
    assertEquals("trackwalk-confirm/1", report.get("schema").getAsString());
    assertEquals(2, report.getAsJsonArray("engines").size());
    for (int i = 0; i < 2; i++) {
      JsonObject engine = report.getAsJsonArray("engines").get(i).getAsJsonObject();
      String failure = engine.get("failure").getAsString();
      assertTrue(said.contains(failure), failure);
      assertEquals(0, engine.get("places").getAsInt());
    }
  }

  @Test
  void whatIsMistypedIsToldBeforeALevelIsRead() {
    assertEquals(2, run("confirm", "nowhere.obj", "--engine", "phisx"));
    assertTrue(said.contains("physx"), said);
    assertEquals(2, run("confirm", "nowhere.obj", "--shape", "cone"));
    assertEquals(2, run("confirm", "nowhere.obj", "--lanes", "0"));
    assertEquals(2, run("confirm", "nowhere.obj", "--install-from", "x"));
    assertTrue(said.contains("--install-from goes with --install"), said);
    assertEquals(2, run("confirm", "--install", "havok"));
    assertEquals(2, run("confirm"));
  }

  @Test
  void wheelsThatAnEngineDoesNotHaveAreToldBeforeALevelIsRead() {
    assertEquals(
        2, run("confirm", "nowhere.obj", "--engine", "bullet", "--vehicle", "car:wheels=sphere"));
    assertTrue(said.contains("bullet has no wheels of that kind; say car:wheels=ray"), said);
    assertEquals(2, run("confirm", "nowhere.obj", "--engine", "physx,ode", "--vehicle", "kart"));
    assertTrue(said.contains("ode has no vehicle on springs"), said);
    assertEquals(2, run("confirm", "nowhere.obj", "--vehicle", "car", "--shape", "box"));
    assertTrue(said.contains("--vehicle body"), said);
    // a box that slides is no car
    assertEquals(3, run("confirm", "nowhere.obj", "--vehicle", "car:wheels=body"));
  }

  @Test
  void wheelsOfTheManifestAreToldAsThoseOfTheCommandLine() throws IOException {
    assertEquals(3, run("confirm", manifest("car:wheels=multi-ray"), "--engine", "jolt,bullet"));
    assertTrue(said.contains("the manifest's vehicle car:wheels=multi-ray: jolt has no"), said);
    assertTrue(said.contains("say car:wheels=ray or sphere or cylinder"), said);
    assertEquals(3, run("confirm", manifest("car"), "--engine", "physx,ode"));
    assertTrue(said.contains("vehicle car: ode has no vehicle on springs"), said);
    assertEquals(3, run("confirm", manifest("car"), "--shape", "box"));
    assertTrue(said.contains("vehicle car is towed on its wheels, and --shape"), said);
    assertEquals(1, said.lines().count(), said);
    // the command line has the last word
    assertEquals(3, run("confirm", manifest("car"), "--engine", "ode", "--vehicle", "body"));
    assertTrue(said.contains("the engine is not installed"), said);
    assertEquals(3, run("confirm", manifest("car")));
    assertTrue(said.contains("the engine is not installed"), said);
  }

  private String manifest(String vehicle) throws IOException {
    StraightObj.write(folder);
    String text = "{\"vehicle\": \"" + vehicle + "\", \"pieces\": [{\"file\": \"road.obj\"}]}";
    return Files.writeString(folder.resolve("road.trackwalk.json"), text).toString();
  }

  @Test
  void anEmptyFolderInstallsNothing() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));
    int code = run("confirm", "--install", "ode", "--install-from", empty.toString());
    assertEquals(3, code, said);
    assertTrue(said.contains("core-0.5.3.jar is not there"), said);
    assertEquals(1, said.lines().count(), said);
  }

  private int run(String... arguments) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    int code = Main.run(arguments, out, out);
    said = bytes.toString(StandardCharsets.UTF_8);
    return code;
  }
}
