package org.trackwalk.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.scene.RuleScenes;
import org.trackwalk.examples.writer.ObjFile;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/** The server as an editor has it: a process, two pipes. */
class ServeTest {

  private static final String NEAR_MISS = "weld.near-miss";

  @TempDir private Path folder;

  @Test
  void whatIsSentIsCheckedMendedAndGone() throws Exception {
    List<Piece> pieces = RuleScenes.bad(NEAR_MISS).pieces();
    try (ServedProcess served = ServedProcess.opened()) {
      for (Piece piece : pieces) {
        served.result("piece/put", ServedProcess.piece(piece));
      }
      JsonObject first = served.check();
      // What a check of the same pieces says without a server.
      Level level = RuleScenes.bad(NEAR_MISS).level();
      Set<String> expected = new TreeSet<>();
      for (Finding f :
          LevelCheck.check(level, CheckSettings.defaults(), Progress.none()).findings()) {
        expected.add(f.rule() + " " + f.fingerprint());
      }
      Set<String> told = new TreeSet<>();
      for (JsonElement f : first.getAsJsonArray("added")) {
        JsonObject finding = f.getAsJsonObject();
        told.add(
            finding.get("rule").getAsString() + " " + finding.get("fingerprint").getAsString());
      }
      assertEquals(expected, told);
      String id = first.getAsJsonArray("order").get(0).getAsString();

      JsonObject fix = served.result("fix/preview", ServedProcess.finding(id)).getAsJsonObject();
      assertTrue(fix.get("safe").getAsBoolean(), fix.toString());
      assertEquals("[\"" + id + "\"]", fix.get("removed").toString());
      assertSnapped(pieces, fix.getAsJsonArray("pieces"));
      assertEquals(
          "[]", served.check().get("removed").toString(), "a preview must not change the level");

      served.result("fix/apply", ServedProcess.finding(id));
      JsonObject last = served.check();
      assertEquals("[\"" + id + "\"]", last.get("removed").toString());
      assertEquals("[]", last.get("order").toString());
      assertEquals("null", served.result("shutdown", null).toString());
      served.tell("exit", null);
      assertEquals(0, served.exit());
      assertEquals("", served.errors());
    }
  }

  /** Each vertex that moves gets the very bits of one of another piece, and moves little. */
  private static void assertSnapped(List<Piece> pieces, JsonArray changed) {
    int moved = 0;
    for (JsonElement element : changed) {
      JsonObject piece = element.getAsJsonObject();
      String name = piece.get("name").getAsString();
      Set<List<Float>> others = new HashSet<>();
      float[] own = null;
      for (Piece p : pieces) {
        float[] xyz = p.positions();
        own = p.name().equals(name) ? xyz : own;
        for (int i = 0; i < xyz.length && !p.name().equals(name); i += 3) {
          others.add(List.of(xyz[i], xyz[i + 1], xyz[i + 2]));
        }
      }
      JsonArray to = piece.getAsJsonArray("movedTo");
      JsonArray which = piece.getAsJsonArray("movedVertices");
      assertEquals(3 * which.size(), to.size());
      for (int i = 0; i < which.size(); i++) {
        List<Float> at = new ArrayList<>();
        for (int k = 0; k < 3; k++) {
          float was = own[3 * which.get(i).getAsInt() + k];
          at.add(to.get(3 * i + k).getAsFloat());
          assertEquals(was, at.get(k), 0.001f);
        }
        assertTrue(others.contains(at), name + ": " + at);
        moved++;
      }
    }
    assertTrue(moved > 0);
  }

  @Test
  void anIdStaysWhileItsFindingGrows() throws Exception {
    List<Piece> pieces = RuleScenes.bad("seam.step").pieces();
    try (ServedProcess served = ServedProcess.opened()) {
      for (Piece piece : pieces) {
        served.result("piece/put", ServedProcess.piece(piece));
      }
      JsonArray ids = served.check().getAsJsonArray("order");
      Piece raised = pieces.get(1);
      float[] xyz = raised.positions().clone();
      int[] all = new int[raised.vertexCount()];
      for (int v = 0; v < all.length; v++) {
        all[v] = v;
        xyz[3 * v + 1] += 0.004f;
      }
      JsonObject move = ServedProcess.named(raised.name());
      move.addProperty("vertices", ServedProcess.base64(all));
      move.addProperty("positions", ServedProcess.base64(xyz));
      served.tell("piece/move", move);
      JsonObject change = served.check();
      assertEquals("[]", change.get("removed").toString());
      assertEquals("[]", change.get("added").toString());
      assertEquals(ids, change.get("order"));
      assertEquals(ids.get(0), change.getAsJsonArray("changed").get(0).getAsJsonObject().get("id"));
      // Nothing has changed since: nothing is told again.
      assertEquals("[]", served.check().get("changed").toString());
    }
  }

  @Test
  void aClassThatIsSentMakesTheRoadAndIsNoManifests() throws Exception {
    try (ServedProcess served = ServedProcess.opened()) {
      for (Piece piece : RuleScenes.good("seam.step").pieces()) {
        JsonObject json = ServedProcess.piece(piece.toBuilder().name("x" + piece.name()).build());
        json.addProperty("class", "road");
        served.result("piece/put", json);
      }
      JsonObject result = served.result("check", null).getAsJsonObject();
      String road = result.get("road").getAsString();
      assertTrue(road.endsWith("pieces, the level itself says so"), road);
    }
  }

  @Test
  void aFileIsOpenedAndOnlyWhatWasSentDiffersFromIt() throws Exception {
    List<Piece> good = RuleScenes.good("seam.step").pieces();
    List<Piece> bad = RuleScenes.bad("seam.step").pieces();
    Path file = folder.resolve("good.obj");
    Files.write(file, ObjFile.bytes(good));
    try (ServedProcess served = new ServedProcess()) {
      served.result("initialize", null);
      JsonObject open = new JsonObject();
      open.addProperty("path", file.toString());
      JsonObject told = served.result("level/open", open).getAsJsonObject();
      assertEquals(good.size(), told.getAsJsonArray("pieces").size());
      assertEquals("[]", served.check().get("order").toString());
      Piece moved = bad.get(1);
      served.result("piece/put", buffered(moved));
      assertTrue(served.check().getAsJsonArray("added").size() > 0);
      served.result("piece/restore", ServedProcess.named(moved.name()));
      assertEquals("[]", served.check().get("order").toString());
      served.result("piece/remove", ServedProcess.named(moved.name()));
      served.check();
      JsonObject left = served.result("level/pieces", null).getAsJsonObject();
      assertEquals(good.size() - 1, left.getAsJsonArray("pieces").size());
    }
  }

  /** Another program writes the file again between two checks, also half of it. */
  @Test
  void aFileThatIsWrittenAgainIsReadAgain() throws Exception {
    byte[] good = ObjFile.bytes(RuleScenes.good("seam.step").pieces());
    byte[] bad = ObjFile.bytes(RuleScenes.bad("seam.step").pieces());
    Path file = Files.write(folder.resolve("level.obj"), good);
    try (ServedProcess served = new ServedProcess()) {
      served.result("initialize", null);
      JsonObject open = new JsonObject();
      open.addProperty("path", file.toString());
      served.result("level/open", open);
      assertEquals("[]", served.check().get("order").toString());

      Files.write(file, bad);
      JsonObject changed = served.check();
      assertEquals(1, changed.getAsJsonArray("added").size(), changed.toString());
      String id = changed.getAsJsonArray("order").get(0).getAsString();

      Files.write(file, Arrays.copyOf(bad, bad.length / 2));
      assertTrue(served.error("check", null).startsWith("-32803 "), "half a file");

      Files.write(file, good);
      assertEquals("[\"" + id + "\"]", served.check().get("removed").toString());
      Files.delete(file);
      assertTrue(served.error("check", null).startsWith("-32803 "), "no file");
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void whatIsNoFileIsRefusedAndNotWaitedFor() throws Exception {
    Path pipe = folder.resolve("pipe.bin");
    assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
    Path mesh = folder.resolve("pipe.obj");
    assertEquals(0, new ProcessBuilder("mkfifo", mesh.toString()).start().waitFor());
    try (ServedProcess served = ServedProcess.opened()) {
      for (String name : List.of(pipe.toString(), "/dev/zero", folder.toString())) {
        JsonObject buffer = new JsonObject();
        buffer.addProperty("file", name);
        buffer.addProperty("vertices", 3);
        JsonObject piece = ServedProcess.named("p");
        piece.add("buffer", buffer);
        assertEquals(
            "-32803 " + name + " cannot be read: it is not a file",
            served.error("piece/put", piece));
      }
      JsonObject open = new JsonObject();
      open.addProperty("path", mesh.toString());
      String said = served.error("level/open", open);
      assertTrue(said.startsWith("-32"), said);
    }
  }

  /** The same mesh in a file beside the message. */
  private JsonObject buffered(Piece piece) throws Exception {
    float[] xyz = piece.positions();
    ByteBuffer bytes =
        ByteBuffer.allocate(4 * (xyz.length + piece.triangles().length))
            .order(ByteOrder.LITTLE_ENDIAN);
    for (float x : xyz) {
      bytes.putFloat(x);
    }
    for (int corner : piece.triangles()) {
      bytes.putInt(corner);
    }
    Path file = folder.resolve("mesh.bin");
    Files.write(file, bytes.array());
    JsonObject buffer = new JsonObject();
    buffer.addProperty("file", file.toString());
    buffer.addProperty("vertices", xyz.length / 3);
    JsonObject json = ServedProcess.named(piece.name());
    json.add("buffer", buffer);
    return json;
  }

  @Test
  void whatIsNoCallIsToldAndTheServerGoesOn() throws Exception {
    try (ServedProcess served = new ServedProcess()) {
      assertEquals("-32002 initialize comes first", served.error("check", null));
      served.result("initialize", null);
      assertEquals("-32600 check: no level is open", served.error("check", null));
      assertEquals(
          "-32601 there is no method 'chekc' (did you mean 'check'?)", served.error("chekc", null));
      served.raw("Content-Length: many\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
      assertToldOf(served, -32700);
      served.raw("X: y\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
      assertToldOf(served, -32700);
      for (String bad : List.of("{", "{'jsonrpc': '2.0'}", "{} {}", "[".repeat(100_000))) {
        served.text(bad);
        assertToldOf(served, -32700);
      }
      for (String bad :
          List.of(
              "",
              "[]",
              "7",
              "{\"id\":1.5,\"method\":\"check\",\"jsonrpc\":\"2.0\"}",
              "{\"method\":\"check\"}",
              "{\"jsonrpc\":\"2.0\",\"method\":[]}")) {
        served.text(bad);
        assertToldOf(served, -32600);
      }
      served.raw("Content-Length: 2\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
      served.raw(new byte[] {(byte) 0xc3, (byte) 0x28});
      assertToldOf(served, -32700);
      assertWrongParams(served);
      assertEquals("null", served.result("shutdown", null).toString());
    }
  }

  private static void assertToldOf(ServedProcess served, int code) throws Exception {
    JsonObject message = served.next();
    assertTrue(message.get("id").isJsonNull(), message.toString());
    assertEquals(code, message.getAsJsonObject("error").get("code").getAsInt());
  }

  private static void assertWrongParams(ServedProcess served) throws Exception {
    for (String open :
        List.of(
            "{\"path\": \"no/such/file.obj\"}",
            "{\"pfad\": \"x\"}",
            "{\"options\": {\"vehicle\": \"tank\"}}",
            "{\"options\": {\"failOn\": \"error\"}}",
            "{\"up\": \"w\"}",
            "[]")) {
      String error = served.error("level/open", JsonParser.parseString(open));
      assertTrue(error.startsWith("-3260") || error.startsWith("-32803"), error);
    }
    served.result("level/open", null);
    assertTrue(
        served.error("piece/remove", ServedProcess.named("x")).startsWith("-32602 there is no"));
    JsonObject piece = ServedProcess.named("p");
    piece.addProperty("positions", ServedProcess.base64(0f, 0f, 0f, 1f, 0f, 0f, 0f, 0f, 1f));
    piece.addProperty("indices", ServedProcess.base64(0, 1, 3));
    assertEquals(
        "-32602 piece 'p': index 3 is none of its 3 vertices", served.error("piece/put", piece));
    piece.addProperty("indices", "!");
    assertEquals("-32602 piece: 'indices' is to be base64", served.error("piece/put", piece));
    piece.addProperty("indices", ServedProcess.base64(0, 1, 2));
    served.result("piece/put", piece);
    served.result("check", null);
    assertTrue(
        served
            .error("fix/preview", ServedProcess.finding("none"))
            .startsWith("-32602 there is no"));
  }

  @Test
  void aHeaderWithoutEndEndsTheServer() throws Exception {
    try (ServedProcess served = new ServedProcess()) {
      served.raw("x".repeat(5000).getBytes(StandardCharsets.US_ASCII));
      assertToldOf(served, -32700);
      assertEquals(1, served.exit());
      assertTrue(served.errors().startsWith("trackwalk: serve: a header of more than 4096 bytes"));
    }
  }

  @Test
  void theEndOfTheInputEndsTheServerWhateverItDoes() throws Exception {
    try (ServedProcess served = new ServedProcess()) {
      served.raw("Content-Length: 100\r\n\r\n{".getBytes(StandardCharsets.US_ASCII));
      served.endInput();
      assertNull(served.next());
      assertEquals(1, served.exit());
    }
    try (ServedProcess served = ServedProcess.opened()) {
      putCircuit(served);
      served.send("check", null);
      served.endInput();
      assertEquals(1, served.exit());
    }
  }

  static void putCircuit(ServedProcess served) throws Exception {
    CircuitShape shape = CircuitShape.ofTriangles(60_000);
    for (Piece piece : Circuit.generate(shape).pieces("c.obj")) {
      served.result("piece/put", ServedProcess.piece(piece));
    }
  }

  @Test
  void aRequestIsCancelledWhileItWaitsAndWhileItRuns() throws Exception {
    try (ServedProcess served = ServedProcess.opened()) {
      putCircuit(served);
      JsonObject params = new JsonObject();
      params.addProperty("workDoneToken", "w");
      int running = served.send("check", params);
      JsonObject message = served.next();
      assertEquals("$/progress", message.get("method").getAsString());
      int waits = served.send("check", null);
      for (int id : List.of(running, waits)) {
        JsonObject cancel = new JsonObject();
        cancel.addProperty("id", id);
        served.tell("$/cancelRequest", cancel);
      }
      assertEquals("-32800 cancelled", ServedProcess.error(served.answer(running)));
      assertEquals("-32800 cancelled", ServedProcess.error(served.answer(waits)));
      assertTrue(served.check().has("order"));
    }
  }
}
