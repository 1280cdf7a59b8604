package org.trackwalk.report.overlay;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.report.fixture.DemoReport;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.format.ReportOptions;

class OverlayReportTest {

  private static final double[] PLACE = {10, 2, -3};

  private static byte[] write(String name, CheckReport report) throws IOException {
    ReportFormat format = new OverlayReport().forFile(name).orElseThrow();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    format.write(report, ReportOptions.USUAL, out);
    return out.toByteArray();
  }

  private static CheckReport one() {
    return DemoReport.of(
        List.of(DemoReport.finding("seam.gap", Severity.WARNING, "A gap", PLACE, "g")), 0);
  }

  /** The parts of a GLB file. */
  private record Glb(JsonObject json, ByteBuffer bin) {
    static Glb of(byte[] bytes) {
      ByteBuffer all = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
      assertEquals("glTF", new String(bytes, 0, 4, StandardCharsets.US_ASCII));
      assertEquals(2, all.getInt(4));
      assertEquals(bytes.length, all.getInt(8));
      int length = all.getInt(12);
      assertEquals(0, length % 4);
      String json = new String(bytes, 20, length, StandardCharsets.UTF_8);
      if (bytes.length == 20 + length) {
        return new Glb(JsonParser.parseString(json).getAsJsonObject(), null);
      }
      int size = all.getInt(20 + length);
      assertEquals(bytes.length, 28 + length + size);
      return new Glb(
          JsonParser.parseString(json).getAsJsonObject(),
          ByteBuffer.wrap(bytes, 28 + length, size).slice().order(ByteOrder.LITTLE_ENDIAN));
    }

    JsonObject at(String list, int i) {
      return json.getAsJsonArray(list).get(i).getAsJsonObject();
    }

    int offset(int accessor) {
      return at("bufferViews", at("accessors", accessor).get("bufferView").getAsInt())
          .get("byteOffset")
          .getAsInt();
    }
  }

  @Test
  void everyFindingIsANodeWithItsNumberAndItsMessage() throws IOException {
    Glb glb = Glb.of(write("o.glb", DemoReport.circuit()));
    assertEquals(15, glb.json().getAsJsonArray("nodes").size());
    JsonObject first = glb.at("nodes", 0);
    assertTrue(
        first.get("name").getAsString().startsWith("001 error seam.step "), first.toString());
    assertTrue(first.getAsJsonObject("extras").get("message").getAsString().contains("25.0 mm"));
    JsonObject level = glb.at("nodes", 14);
    assertEquals("findings of circuit", level.get("name").getAsString());
    assertEquals(14, level.getAsJsonArray("children").size());
    assertEquals("[14]", glb.at("scenes", 0).get("nodes").toString());
  }

  @Test
  void indicesAndBoundsAreThoseOfTheBuffer() throws IOException {
    Glb glb = Glb.of(write("o.glb", DemoReport.circuit()));
    JsonArray accessors = glb.json().getAsJsonArray("accessors");
    for (int a = 0; a < accessors.size(); a += 2) {
      int vertices = glb.at("accessors", a).get("count").getAsInt();
      double[] least = {1e9, 1e9, 1e9};
      double[] most = {-1e9, -1e9, -1e9};
      for (int i = 0; i < 3 * vertices; i++) {
        float x = glb.bin().getFloat(glb.offset(a) + 4 * i);
        least[i % 3] = Math.min(least[i % 3], x);
        most[i % 3] = Math.max(most[i % 3], x);
      }
      assertArrayEquals(least, numbers(glb.at("accessors", a).getAsJsonArray("min")));
      assertArrayEquals(most, numbers(glb.at("accessors", a).getAsJsonArray("max")));
      int indices = glb.at("accessors", a + 1).get("count").getAsInt();
      assertEquals(0, indices % 3);
      for (int i = 0; i < indices; i++) {
        int index = glb.bin().getInt(glb.offset(a + 1) + 4 * i);
        assertTrue(index >= 0 && index < vertices, "index " + index);
      }
    }
  }

  @Test
  void theColourIsThatOfTheSeverity() throws IOException {
    Glb glb = Glb.of(write("o.glb", one()));
    JsonObject primitive =
        glb.at("meshes", 0).getAsJsonArray("primitives").get(0).getAsJsonObject();
    JsonObject material = glb.at("materials", primitive.get("material").getAsInt());
    assertEquals("trackwalk warning", material.get("name").getAsString());
    assertTrue(material.get("doubleSided").getAsBoolean());
  }

  @Test
  void thePinPointsAtThePlaceInGltfAxes() throws IOException {
    // Y up and metres are glTF's and the level's own.
    Glb glb = Glb.of(write("o.glb", one()));
    assertArrayEquals(PLACE, numbers(glb.at("nodes", 0).getAsJsonArray("translation")));
    assertEquals(0, glb.bin().getFloat(glb.offset(0)));
    assertEquals(0, glb.bin().getFloat(glb.offset(0) + 4));
  }

  @Test
  void objIsInTheAxesOfTheFile() throws IOException {
    // The fixture's file has Z up: level (x, y, z) is (x, -z, y) there.
    List<String> lines = new String(write("o.OBJ", one()), StandardCharsets.UTF_8).lines().toList();
    assertTrue(lines.contains("o 001 warning seam.gap road_01 | road_02"), lines.toString());
    assertTrue(lines.contains("v 10.0000 3.0000 2.0000 1 0.6 0"), lines.toString());
    // The top of the pin is above the place, along z.
    assertTrue(lines.contains("v 10.0000 3.0000 3.3000 1 0.6 0"), lines.toString());
    long vertices = lines.stream().filter(l -> l.startsWith("v ")).count();
    for (String face : lines.stream().filter(l -> l.startsWith("f ")).toList()) {
      for (String index : face.substring(2).split(" ")) {
        assertTrue(Integer.parseInt(index) >= 1 && Integer.parseInt(index) <= vertices, face);
      }
    }
  }

  @Test
  void theRibbonGoesAlongThePath() {
    Finding f = DemoReport.circuit().levels().get(0).findings().get(0);
    OverlayShape shape = OverlayShape.of(f);
    int parts = f.path().length / 3 - 1;
    assertEquals(3 * (4 * parts + 8), shape.positions().length);
    assertEquals(3 * (2 * parts + 12), shape.triangles().length);
    for (int k = 0; k < 3; k++) {
      assertEquals(f.path()[k] - f.position()[k], shape.positions()[k], 1e-5);
    }
  }

  @Test
  void aCleanLevelIsAnEmptySceneAndOtherNamesAreRefused() throws IOException {
    Glb glb = Glb.of(write("o.glb", DemoReport.of(List.of(), 0)));
    assertEquals(null, glb.bin());
    assertTrue(new OverlayReport().forFile("o.fbx").isEmpty());
  }

  private static double[] numbers(JsonArray list) {
    double[] numbers = new double[list.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = list.get(i).getAsDouble();
    }
    return numbers;
  }
}
