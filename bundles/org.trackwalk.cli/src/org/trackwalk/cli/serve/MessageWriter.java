package org.trackwalk.cli.serve;

import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.trackwalk.report.json.JsonText;

/** Messages into a stream, each whole, whoever writes meanwhile. */
final class MessageWriter {

  private final PrintStream out;

  /** Writes values into a message; nothing else than JSON can fail. */
  @FunctionalInterface
  interface Body {
    /** Writes one value. */
    void write(JsonText json) throws IOException;
  }

  MessageWriter(PrintStream out) {
    this.out = out;
  }

  /** The answer to a request. */
  void result(JsonPrimitive id, Body body) {
    send(
        json -> {
          id(json, id);
          json.name("result");
          body.write(json);
        });
  }

  /**
   * Why there is no answer.
   *
   * @param id null when it is not known whose request it was
   */
  void error(JsonPrimitive id, int code, String message) {
    send(
        json -> {
          id(json, id);
          json.name("error").object(false);
          json.name("code").value(code);
          json.name("message").value(message);
          json.end();
        });
  }

  /** Something that nobody asked for. */
  void tell(String method, Body params) {
    send(
        json -> {
          json.name("method").value(method);
          json.name("params");
          params.write(json);
        });
  }

  /** An id or token as it came. */
  static void value(JsonText json, JsonPrimitive id) throws IOException {
    if (id != null && id.isNumber()) {
      json.value(id.getAsLong());
    } else {
      json.value(id == null ? null : id.getAsString());
    }
  }

  private static void id(JsonText json, JsonPrimitive id) throws IOException {
    json.name("id");
    value(json, id);
  }

  private void send(Body members) {
    StringBuilder text = new StringBuilder();
    try {
      JsonText json = new JsonText(text);
      json.object(false);
      json.name("jsonrpc").value("2.0");
      members.write(json);
      json.end();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a StringBuilder takes everything
    }
    byte[] body = text.toString().getBytes(StandardCharsets.UTF_8);
    byte[] header =
        ("Content-Length: " + body.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII);
    synchronized (out) {
      out.write(header, 0, header.length);
      out.write(body, 0, body.length);
      out.flush();
    }
  }
}
