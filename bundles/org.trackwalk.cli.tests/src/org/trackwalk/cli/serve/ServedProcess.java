package org.trackwalk.cli.serve;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.trackwalk.cli.Main;
import org.trackwalk.cli.ToolClasses;
import org.trackwalk.mesh.level.Piece;

/**
 * A server process and its pipes, read strictly: whatever is no frame on its output fails the test.
 */
final class ServedProcess implements AutoCloseable {

  private static final long PATIENCE_SECONDS = 60;

  private final Process process;
  private final InputStream out;
  private final List<JsonObject> told = new ArrayList<>();
  private int number;

  ServedProcess() throws Exception {
    this("-XX:+UseSerialGC");
  }

  private ServedProcess(String option) throws Exception {
    process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                option,
                "-XX:TieredStopAtLevel=1",
                "-cp",
                ToolClasses.path(),
                Main.class.getName(),
                "serve",
                "--stdio")
            .start();
    out = new BufferedInputStream(process.getInputStream());
  }

  /** A server that has a level without pieces open. */
  static ServedProcess opened() throws Exception {
    return opened(new ServedProcess());
  }

  /** The same in so much memory. */
  static ServedProcess opened(int megabytes) throws Exception {
    return opened(new ServedProcess("-Xmx" + megabytes + "m"));
  }

  private static ServedProcess opened(ServedProcess served) throws Exception {
    served.result("initialize", new JsonObject());
    served.result("level/open", new JsonObject());
    return served;
  }

  /** Sends bytes as they are. */
  void raw(byte[] bytes) throws IOException {
    OutputStream in = process.getOutputStream();
    in.write(bytes);
    in.flush();
  }

  /** Sends a text in a frame. */
  void text(String body) throws IOException {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    raw(("Content-Length: " + bytes.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
    raw(bytes);
  }

  /** Sends a request and returns its id. */
  int send(String method, JsonElement params) throws IOException {
    JsonObject message = message(method, params);
    message.addProperty("id", ++number);
    text(message.toString());
    return number;
  }

  void tell(String method, JsonElement params) throws IOException {
    text(message(method, params).toString());
  }

  private static JsonObject message(String method, JsonElement params) {
    JsonObject message = new JsonObject();
    message.addProperty("jsonrpc", "2.0");
    message.addProperty("method", method);
    message.add("params", params);
    return message;
  }

  /** The next message; null at the end. */
  JsonObject next() throws IOException {
    StringBuilder header = new StringBuilder();
    while (!header.toString().endsWith("\r\n\r\n")) {
      int c = out.read();
      if (c < 0) {
        if (header.isEmpty()) {
          return null;
        }
        throw new IOException("the output ends in a header: " + header);
      }
      header.append((char) c);
    }
    String length = header.toString().strip();
    if (!length.matches("Content-Length: [0-9]+")) {
      throw new IOException("no frame: " + header);
    }
    byte[] body = out.readNBytes(Integer.parseInt(length.replaceAll("\\D", "")));
    return JsonParser.parseString(new String(body, StandardCharsets.UTF_8)).getAsJsonObject();
  }

  /** The answer to a request; what was told meanwhile is kept. */
  JsonObject answer(int id) throws IOException {
    while (true) {
      JsonObject message = next();
      if (message == null) {
        throw new IOException("the server has ended: " + errors());
      }
      if (message.has("id")
          && !message.get("id").isJsonNull()
          && message.get("id").equals(new JsonPrimitive(id))) {
        return message;
      }
      told.add(message);
    }
  }

  JsonElement result(String method, JsonElement params) throws IOException {
    JsonObject answer = answer(send(method, params));
    if (answer.has("error")) {
      throw new IOException(method + ": " + answer.get("error"));
    }
    return answer.get("result");
  }

  /** Code and message of the error that a request gets. */
  String error(String method, JsonElement params) throws IOException {
    return error(answer(send(method, params)));
  }

  static String error(JsonObject answer) throws IOException {
    if (!answer.has("error")) {
      throw new IOException("no error: " + answer);
    }
    JsonObject error = answer.getAsJsonObject("error");
    return error.get("code").getAsInt() + " " + error.get("message").getAsString();
  }

  /** Checks, and returns the one change of the findings that was told of it. */
  JsonObject check() throws IOException {
    told.clear();
    result("check", new JsonObject());
    List<JsonObject> changes =
        told.stream()
            .filter(m -> m.get("method").getAsString().equals("findings/changed"))
            .toList();
    if (changes.size() != 1) {
      throw new IOException("one change: " + changes);
    }
    return changes.get(0).getAsJsonObject("params");
  }

  List<JsonObject> told() {
    return told;
  }

  void endInput() throws IOException {
    process.getOutputStream().close();
  }

  String errors() throws IOException {
    return new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  /** The exit code; it is waited for. */
  int exit() throws IOException, InterruptedException {
    if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      throw new IOException("it goes on after " + PATIENCE_SECONDS + " s");
    }
    return process.exitValue();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }

  /** A piece as its message has it. */
  static JsonObject piece(Piece piece) {
    JsonObject json = named(piece.name());
    json.addProperty("positions", base64(piece.positions()));
    json.addProperty("indices", base64(piece.triangles()));
    return json;
  }

  static JsonObject named(String name) {
    JsonObject json = new JsonObject();
    json.addProperty("name", name);
    return json;
  }

  static JsonObject finding(String id) {
    JsonObject json = new JsonObject();
    json.addProperty("finding", id);
    return json;
  }

  static String base64(float... values) {
    ByteBuffer bytes = ByteBuffer.allocate(4 * values.length).order(ByteOrder.LITTLE_ENDIAN);
    bytes.asFloatBuffer().put(values);
    return Base64.getEncoder().encodeToString(bytes.array());
  }

  static String base64(int... values) {
    ByteBuffer bytes = ByteBuffer.allocate(4 * values.length).order(ByteOrder.LITTLE_ENDIAN);
    bytes.asIntBuffer().put(values);
    return Base64.getEncoder().encodeToString(bytes.array());
  }
}
