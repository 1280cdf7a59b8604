package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a level designer takes back to the modelling tool. */
class ModellerReportsTest {

  @TempDir private Path folder;

  @Test
  void theNameOfTheFileSaysWhichKindOfOverlayItIs() throws IOException {
    String bad = Tracks.bad(folder).toString();
    Path glb = folder.resolve("o.glb");
    Path obj = folder.resolve("o.obj");
    CliRun run =
        CliRun.of("check", bad, "--report", "overlay=" + glb, "--report", "overlay=" + obj);
    assertEquals(1, run.code(), run.toString());
    byte[] start = Files.readAllBytes(glb);
    assertEquals("glTF", new String(start, 0, 4, StandardCharsets.US_ASCII));
    assertTrue(Files.readString(obj).contains("\no 001 error seam.step "), Files.readString(obj));
    CliRun other = CliRun.of("check", bad, "--report", "overlay=" + folder.resolve("o.fbx"));
    assertEquals(2, other.code());
    assertTrue(other.err().contains(".glb or .obj"), other.err());
  }

  @Test
  void blendersFileHasTheVerticesOfBothSides() throws IOException {
    String bad = Tracks.bad(folder).toString();
    Path json = folder.resolve("b.json");
    assertEquals(
        1, CliRun.of("check", bad, "--only", "seam", "--report", "blender=" + json).code());
    String text = Files.readString(json);
    assertTrue(text.contains("\"schema\": \"trackwalk-blender/1\""), text);
    assertEquals(3, text.split("\"at\":\\[-?[0-9]").length, text);
  }
}
