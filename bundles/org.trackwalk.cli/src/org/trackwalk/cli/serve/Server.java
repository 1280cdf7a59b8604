package org.trackwalk.cli.serve;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.trackwalk.mesh.progress.CancelledException;

/**
 * Reads calls from one stream and answers them, one after the other, on another. A cancellation
 * overtakes what waits; the end of the stream ends everything.
 */
public final class Server {

  /** Work that is cancelled because its client has gone stops soon. */
  private static final long GRACE_MILLIS = 2000;

  private static final int BUFFER = 1 << 16;

  /** Bytes of messages that wait: a quarter of what Java may use, for each is held as objects. */
  private static final long MOST_WAITING =
      Math.min(MessageReader.LONGEST_MESSAGE, Runtime.getRuntime().maxMemory() / 4);

  private final MessageReader reader;
  private final MessageWriter writer;
  private final Methods methods;
  private final Consumer<String> remarks;
  private final WaitingCalls waiting = new WaitingCalls(MOST_WAITING);
  private final Map<JsonPrimitive, Call> open = new ConcurrentHashMap<>();
  private volatile Call running;
  private boolean shutDown;

  /**
   * A server.
   *
   * @param remarks what a person should know, one line each
   */
  public Server(InputStream in, PrintStream out, Consumer<String> remarks) {
    reader = new MessageReader(new BufferedInputStream(in, BUFFER));
    writer = new MessageWriter(out);
    methods = new Methods(writer);
    this.remarks = remarks;
  }

  /**
   * Serves until the client says exit, its stream ends or nobody knows where its next message
   * begins.
   *
   * @return true when it was shut down before
   */
  public boolean run() throws IOException {
    Thread worker = new Thread(this::work, "trackwalk-serve");
    worker.setDaemon(true);
    worker.start();
    boolean orderly = false;
    try {
      orderly = read() && shutDown;
    } finally {
      stop(worker, orderly);
    }
    return shutDown;
  }

  /** Reads until the end; true when the client has said that it is. */
  private boolean read() throws IOException {
    while (true) {
      try {
        String text = reader.next();
        if (text == null) {
          return false;
        }
        if (!message(text, reader.bytes())) {
          return true;
        }
      } catch (OutOfMemoryError e) {
        writer.error(null, RpcException.INTERNAL, "a message is too large: " + memory());
      } catch (FrameException e) {
        writer.error(null, RpcException.PARSE, e.getMessage());
        if (e.lost()) {
          remarks.accept("serve: " + e.getMessage());
          return false;
        }
      }
    }
  }

  private void stop(Thread worker, boolean orderly) {
    if (!orderly) {
      waiting.clear();
      Call call = running;
      if (call != null) {
        call.cancel();
      }
    }
    waiting.end();
    try {
      // Who says shutdown and exit gets the answers to all that was asked before.
      worker.join(orderly ? 0 : GRACE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Takes a message; false when it is the last. */
  private boolean message(String text, long bytes) {
    JsonPrimitive id = null;
    try {
      JsonElement element = parsed(text);
      if (!element.isJsonObject()) {
        throw new RpcException(RpcException.REQUEST, "a message is one JSON object");
      }
      JsonObject message = element.getAsJsonObject();
      JsonElement given = message.get("id");
      if (given != null && !given.isJsonNull()) {
        if (!Params.isToken(given)) {
          throw new RpcException(RpcException.REQUEST, "an id is a text or a whole number");
        }
        id = given.getAsJsonPrimitive();
      }
      JsonElement method = message.get("method");
      if (method == null && (message.has("result") || message.has("error"))) {
        return true; // an answer to what was never asked
      }
      boolean named =
          method != null && method.isJsonPrimitive() && method.getAsJsonPrimitive().isString();
      if (!named || !isVersion(message.get("jsonrpc"))) {
        throw new RpcException(
            RpcException.REQUEST, "a request has \"jsonrpc\": \"2.0\" and a \"method\"");
      }
      return take(new Call(id, method.getAsString(), message.get("params")), bytes);
    } catch (JsonParseException e) {
      writer.error(null, RpcException.PARSE, "the message is no JSON: " + firstLine(e));
    } catch (StackOverflowError e) {
      writer.error(null, RpcException.PARSE, "the message is nested too deep");
    } catch (RpcException e) {
      writer.error(id, e.code(), e.getMessage());
    }
    return true;
  }

  private static JsonElement parsed(String text) {
    JsonReader reader = new JsonReader(new StringReader(text));
    reader.setStrictness(Strictness.STRICT);
    try {
      JsonElement element = JsonParser.parseReader(reader);
      if (reader.peek() != JsonToken.END_DOCUMENT) {
        throw new JsonParseException("something stands behind it");
      }
      return element;
    } catch (IOException e) {
      throw new JsonParseException(e.getMessage(), e);
    }
  }

  private static boolean isVersion(JsonElement version) {
    return version != null && version.isJsonPrimitive() && version.getAsString().equals("2.0");
  }

  /** Without the name of the library's exception. */
  private static String firstLine(Exception e) {
    String line = String.valueOf(e.getMessage()).split("\n")[0];
    return line.replaceFirst("^[\\w.]+Exception: ", "");
  }

  private boolean take(Call call, long bytes) throws RpcException {
    switch (call.method()) {
      case "exit" -> {
        return false;
      }
      case "$/cancelRequest" -> {
        Params params = Params.of(call.params(), call.method(), "id");
        Call meant = params.has("id") ? open.get(params.token("id")) : null;
        if (meant != null) {
          meant.cancel();
        }
        return true; // what is answered already cannot be cancelled, and nobody minds
      }
      default -> {
        if (call.id() != null && open.putIfAbsent(call.id(), call) != null) {
          throw new RpcException(
              RpcException.REQUEST, "the id " + call.id() + " is that of a request that is open");
        }
        if (waiting.put(call, bytes)) {
          shutDown |= call.method().equals("shutdown") && call.id() != null;
        } else {
          failed(call, RpcException.BUSY, tooMuch(bytes));
        }
        return true;
      }
    }
  }

  private String tooMuch(long bytes) {
    return "too much waits: "
        + waiting.bytes()
        + " bytes of messages, with this one of "
        + bytes
        + " more than "
        + MOST_WAITING
        + "; wait for an answer, then send it again";
  }

  private void work() {
    try {
      for (Call call = waiting.take(); call != null; call = waiting.take()) {
        running = call;
        answer(call);
        running = null;
        methods.idle(waiting::idle);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void answer(Call call) {
    try {
      if (call.cancelled()) {
        throw new CancelledException();
      }
      MessageWriter.Body answer = methods.call(call);
      done(call);
      if (call.id() != null) {
        writer.result(call.id(), answer);
      }
    } catch (RpcException e) {
      failed(call, e.code(), e.getMessage());
    } catch (CancelledException e) {
      failed(call, RpcException.CANCELLED, "cancelled");
    } catch (OutOfMemoryError e) {
      failed(call, RpcException.INTERNAL, "not enough memory: " + memory());
    } catch (RuntimeException | Error e) {
      failed(call, RpcException.INTERNAL, "internal error: " + e + "; please report it");
    }
  }

  private static String memory() {
    return "Java may use "
        + (Runtime.getRuntime().maxMemory() >> 20)
        + " MB; give it more with TRACKWALK_JAVA_OPTS=-Xmx8g";
  }

  /** Before the answer is written: the client may use the id again as soon as it reads it. */
  private void done(Call call) {
    if (call.id() != null) {
      open.remove(call.id(), call);
    }
  }

  /** A notification has no answer, but what is wrong with it must not stay unsaid. */
  private void failed(Call call, int code, String why) {
    done(call);
    if (call.id() != null) {
      writer.error(call.id(), code, why);
      return;
    }
    writer.tell(
        "window/logMessage",
        json -> {
          json.object(false);
          json.name("type").value(1);
          json.name("message").value(call.method() + ": " + why);
          json.end();
        });
  }
}
