package org.trackwalk.cli.serve;

import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.cli.console.ToolVersion;
import org.trackwalk.io.names.NearestName;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.report.json.JsonText;

/** What a client can ask for; one call at a time. */
final class Methods {

  /** All methods, for messages. */
  private static final List<String> NAMES =
      List.of(
          "initialize",
          "initialized",
          "level/open",
          "level/pieces",
          "level/close",
          "piece/put",
          "piece/move",
          "piece/remove",
          "piece/restore",
          "markers/set",
          "check",
          "fix/preview",
          "fix/apply",
          "shutdown",
          "exit",
          "$/cancelRequest");

  private static final String TOKEN = "workDoneToken";

  private final MessageWriter writer;
  private ServedLevel level;
  private boolean initialized;
  private boolean shutDown;

  Methods(MessageWriter writer) {
    this.writer = writer;
  }

  /**
   * Does what a call asks for.
   *
   * @return the answer
   */
  MessageWriter.Body call(Call call) throws RpcException {
    if (shutDown) {
      throw new RpcException(RpcException.REQUEST, "the server is shut down; only exit is left");
    }
    switch (call.method()) {
      case "initialize" -> {
        initialized = true;
        return Methods::about;
      }
      case "initialized" -> {
        return Methods::nothing;
      }
      case "shutdown" -> {
        close();
        shutDown = true;
        return Methods::nothing;
      }
      default -> {
        if (!initialized && NAMES.contains(call.method())) {
          throw new RpcException(RpcException.NOT_INITIALIZED, "initialize comes first");
        }
        return call.method().equals("level/open") ? open(call) : ofLevel(call);
      }
    }
  }

  /**
   * Gets ready for the next change, as long as nobody calls.
   *
   * @param quiet whether that is so
   */
  void idle(BooleanSupplier quiet) {
    if (level != null) {
      level.rehearse(Progress.unsaid(() -> !quiet.getAsBoolean()));
    }
  }

  private static void nothing(JsonText json) throws IOException {
    json.value((String) null);
  }

  private static void about(JsonText json) throws IOException {
    json.object(false);
    json.name("serverInfo").object(false);
    json.name("name").value("trackwalk");
    json.name("version").value(ToolVersion.NUMBER);
    json.end();
    json.name("methods").texts(NAMES);
    json.name("rules").texts(RuleList.all().stream().map(rule -> rule.info().id()).toList());
    json.name("profiles").texts(ProfileList.ids());
    json.name("longestMessage").value(MessageReader.LONGEST_MESSAGE);
    json.end();
  }

  private MessageWriter.Body open(Call call) throws RpcException {
    Params params = Params.of(call.params(), "level/open", OpenParams.KEYS);
    RequestProgress progress = progress(call, params);
    try {
      ServedLevel opened = ServedLevel.open(params, writer, progress);
      close();
      level = opened;
      return opened::pieces;
    } finally {
      progress.end();
    }
  }

  private void close() {
    if (level != null) {
      level.close();
      level = null;
    }
  }

  private MessageWriter.Body ofLevel(Call call) throws RpcException {
    String method = call.method();
    if (!NAMES.contains(method)) {
      throw new RpcException(
          RpcException.METHOD,
          "there is no method '" + method + "'" + NearestName.hint(method, NAMES));
    }
    if (level == null) {
      throw new RpcException(RpcException.REQUEST, method + ": no level is open");
    }
    switch (method) {
      case "level/pieces" -> {
        return level::pieces;
      }
      case "level/close" -> close();
      case "piece/put" -> level.put(Params.of(call.params(), "piece", PieceParams.KEYS));
      case "piece/move" ->
          level.move(
              Params.of(call.params(), "piece/move", "name", "vertices", "positions", "matrix"));
      case "piece/remove" -> level.remove(Params.of(call.params(), method, "name"));
      case "piece/restore" -> level.restore(Params.of(call.params(), method, "name"));
      case "markers/set" -> level.markers(Params.of(call.params(), method, "markers"));
      default -> {
        return longWork(call);
      }
    }
    return Methods::nothing;
  }

  private MessageWriter.Body longWork(Call call) throws RpcException {
    boolean check = call.method().equals("check");
    Params params =
        check
            ? Params.of(call.params(), "check", "everything", TOKEN)
            : Params.of(call.params(), call.method(), "finding", TOKEN);
    RequestProgress progress = progress(call, params);
    try {
      return check
          ? level.check(Boolean.TRUE.equals(params.truth("everything")), progress)
          : level.fix(params, call.method().equals("fix/apply"), progress);
    } finally {
      progress.end();
    }
  }

  private RequestProgress progress(Call call, Params params) throws RpcException {
    JsonPrimitive token = params.token(TOKEN);
    return new RequestProgress(writer, token, call::cancelled);
  }
}
