package org.trackwalk.htmlcheck;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * One page in the browser: what it shows, what it complains of and what it asks the network for.
 */
final class Tab {

  private static final int PATIENCE = 30;

  private final Map<Integer, CompletableFuture<JsonObject>> waiting = new ConcurrentHashMap<>();
  private final List<String> complaints = new CopyOnWriteArrayList<>();
  private final AtomicInteger last = new AtomicInteger();
  private final WebSocket socket;

  Tab(HttpClient client, URI address) {
    socket = client.newWebSocketBuilder().buildAsync(address, new Listener()).join();
    for (String domain : List.of("Runtime", "Log", "Page", "Network")) {
      call(domain + ".enable", Map.of());
    }
  }

  private final class Listener implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean end) {
      text.append(data);
      if (end) {
        heard(JsonParser.parseString(text.toString()).getAsJsonObject());
        text.setLength(0);
      }
      from.request(1);
      return null;
    }
  }

  private void heard(JsonObject message) {
    if (message.has("id")) {
      waiting.remove(message.get("id").getAsInt()).complete(message);
      return;
    }
    JsonObject params = message.getAsJsonObject("params");
    switch (message.get("method").getAsString()) {
      case "Runtime.exceptionThrown" -> complaints.add(params.toString());
      case "Runtime.consoleAPICalled" -> {
        if (params.get("type").getAsString().equals("error")) {
          complaints.add(params.toString());
        }
      }
      case "Log.entryAdded" -> {
        if (params.getAsJsonObject("entry").get("level").getAsString().equals("error")) {
          complaints.add(params.toString());
        }
      }
      case "Network.requestWillBeSent" -> {
        String url = params.getAsJsonObject("request").get("url").getAsString();
        if (!url.startsWith("file:") && !url.startsWith("data:") && !url.startsWith("about:")) {
          complaints.add("asks for " + url);
        }
      }
      default -> {
        // of no interest
      }
    }
  }

  /** Errors, exceptions and requests to the network since the last call. */
  List<String> complaints() {
    List<String> all = List.copyOf(complaints);
    complaints.clear();
    return all;
  }

  JsonObject call(String method, Map<String, Object> params) {
    JsonObject command = new JsonObject();
    int id = last.incrementAndGet();
    command.addProperty("id", id);
    command.addProperty("method", method);
    command.add("params", new Gson().toJsonTree(params));
    CompletableFuture<JsonObject> answer = new CompletableFuture<>();
    waiting.put(id, answer);
    socket.sendText(command.toString(), true).join();
    JsonObject message = answer.orTimeout(PATIENCE, TimeUnit.SECONDS).join();
    if (message.has("error")) {
      throw new IllegalStateException(method + ": " + message.get("error"));
    }
    return message.getAsJsonObject("result");
  }

  void open(URI page) {
    call("Page.navigate", Map.of("url", "about:blank"));
    call("Page.navigate", Map.of("url", page.toString()));
    until("document.readyState === 'complete' && location.href.startsWith('file:')");
  }

  /** The value of an expression; promises are waited for. */
  JsonElement value(String expression) {
    JsonObject result =
        call(
            "Runtime.evaluate",
            Map.of("expression", expression, "returnByValue", true, "awaitPromise", true));
    if (result.has("exceptionDetails")) {
      throw new IllegalStateException(expression + ": " + result.get("exceptionDetails"));
    }
    JsonElement value = result.getAsJsonObject("result").get("value");
    return value == null ? new JsonPrimitive("") : value;
  }

  String text(String expression) {
    return value(expression).getAsString();
  }

  double number(String expression) {
    return value(expression).getAsDouble();
  }

  boolean holds(String expression) {
    return value("!!(" + expression + ")").getAsBoolean();
  }

  /** Waits until something holds. */
  void until(String condition) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
    while (!holds(condition)) {
      if (System.nanoTime() > end) {
        throw new AssertionError("never: " + condition);
      }
      try {
        Thread.sleep(30);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /** Presses the left button over the middle of an element. */
  void click(String selector) {
    String box = "document.querySelector('" + selector + "')";
    if (!holds(box + "?.checkVisibility()")) {
      throw new AssertionError("nothing to click at: " + selector);
    }
    value(box + ".scrollIntoView({block: 'center', behavior: 'instant'})");
    // What still scrolls is elsewhere by the time of the click: asked until it stays.
    value("delete window.placeBefore");
    until(
        "(r => [window.placeBefore, window.placeBefore = r.left + ' ' + r.top])("
            + box
            + ".getBoundingClientRect()).every((p, i, both) => p === both[1])");
    JsonObject place =
        value(
                "(r => ({x: r.left + Math.min(r.width / 2, 60), y: r.top + Math.min(r.height / 2,"
                    + " 10)}))("
                    + box
                    + ".getBoundingClientRect())")
            .getAsJsonObject();
    click(place.get("x").getAsDouble(), place.get("y").getAsDouble());
  }

  void click(double x, double y) {
    mouse("mouseMoved", x, y, "none", 0);
    mouse("mousePressed", x, y, "left", 1);
    mouse("mouseReleased", x, y, "left", 0);
  }

  /** Moves the pointer to a place of the window. */
  void point(double x, double y) {
    mouse("mouseMoved", x, y, "none", 0);
  }

  void drag(double x, double y, double dx, double dy) {
    mouse("mousePressed", x, y, "left", 1);
    mouse("mouseMoved", x + dx / 2, y + dy / 2, "left", 1);
    mouse("mouseMoved", x + dx, y + dy, "left", 1);
    mouse("mouseReleased", x + dx, y + dy, "left", 0);
  }

  private void mouse(String type, double x, double y, String button, int buttons) {
    call(
        "Input.dispatchMouseEvent",
        Map.of(
            "type", type, "x", x, "y", y, "button", button, "buttons", buttons, "clickCount", 1));
  }

  /** Presses and releases a key by its name, a letter or {@code Tab}. */
  void key(String key) {
    int code =
        switch (key) {
          case "Tab" -> 9;
          case "Enter" -> 13;
          case "ArrowLeft" -> 37;
          case "ArrowUp" -> 38;
          case "ArrowRight" -> 39;
          case "ArrowDown" -> 40;
          default -> Character.toUpperCase(key.charAt(0));
        };
    String text = key.length() == 1 ? key : key.equals("Enter") ? "\r" : "";
    for (String type : List.of(text.isEmpty() ? "rawKeyDown" : "keyDown", "keyUp")) {
      call(
          "Input.dispatchKeyEvent",
          Map.of("type", type, "key", key, "text", text, "windowsVirtualKeyCode", code));
    }
  }
}
