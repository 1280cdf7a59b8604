package org.trackwalk.cli.serve;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.trackwalk.cli.config.ConfigFile;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.CheckOptions;
import org.trackwalk.io.names.NearestName;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Marker;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;

/** What a client says of the level that it opens. */
final class OpenParams {

  /** Members of {@code level/open}. */
  static final String[] KEYS = {
    "path", "name", "up", "units", "road", "asOneLevel", "options", "markers", "workDoneToken"
  };

  /** Options of {@code check} that a client may give, without their dashes. */
  private static final List<String> OPTIONS =
      List.of(
          "profile",
          "bodies",
          "speed",
          "vehicle",
          "vehicle-mesh",
          "rules-of",
          "line",
          "start",
          "only",
          "skip",
          "set",
          "jobs");

  private final Params params;
  private final Frame frame;

  OpenParams(Params params) throws RpcException {
    this.params = params;
    this.frame = PieceParams.frame(params.text("up"), params.text("units"), Frame.LEVEL);
  }

  /** Axis and unit of pieces of which nothing else is said. */
  Frame frame() {
    return frame;
  }

  /** How the level is judged. */
  CheckSettings settings() throws RpcException {
    CheckOptions options = new CheckOptions();
    Params given = Params.of(params.get("options"), "options", OPTIONS.toArray(String[]::new));
    JsonObject object = new JsonObject();
    for (String name : OPTIONS) {
      JsonElement value = given.get(name);
      if (value != null) {
        object.add(name, value);
      }
    }
    for (Map.Entry<String, JsonElement> option : object.entrySet()) {
      for (String value : values(option.getKey(), option.getValue())) {
        String name = "--" + option.getKey();
        if (value.isBlank() || !options.value(name, value) && !options.item(name, value)) {
          throw RpcException.params("options: '" + option.getKey() + "': '" + value + "' is none");
        }
      }
    }
    try {
      return options.settings(ConfigFile.none());
    } catch (UsageException e) {
      throw RpcException.params("options: " + e.getMessage());
    }
  }

  private static List<String> values(String name, JsonElement value) throws RpcException {
    List<String> texts = new ArrayList<>();
    if (value.isJsonArray()) {
      for (JsonElement element : value.getAsJsonArray()) {
        texts.addAll(values(name, element));
      }
    } else if (value.isJsonPrimitive()) {
      texts.add(value.getAsString());
    } else {
      throw RpcException.params("options: '" + name + "' is a text, a number or an array of them");
    }
    return texts;
  }

  /**
   * The level: what the path names, or one without a piece yet.
   *
   * @throws RpcException when nothing, or more than one level, is there
   */
  LevelSource source(Progress progress) throws RpcException {
    String path = params.text("path");
    if (path == null) {
      return empty();
    }
    List<String> found = new ArrayList<>();
    LevelSource source = null;
    try {
      boolean one = Boolean.TRUE.equals(params.truth("asOneLevel"));
      LoadOptions options =
          new LoadOptions(
              params.has("up") ? frame.up() : null,
              params.has("units") ? frame.unit() : null,
              false,
              one,
              false);
      for (LevelSource each :
          LevelFinder.find(List.of(NamedPath.of("path", path)), options, progress)) {
        switch (each.status()) {
          case FOUND -> {
            source = each;
            found.add(each.displayName());
          }
          case FAILED ->
              throw new RpcException(
                  RpcException.FAILED, each.displayName() + ": " + each.reason());
          case SKIPPED -> progress.check();
        }
      }
    } catch (UsageException e) {
      throw RpcException.params(e.getMessage());
    }
    if (found.size() != 1) {
      throw RpcException.params(
          path
              + " is "
              + found.size()
              + " levels; name one"
              + (found.isEmpty() ? "" : ": " + String.join(", ", found)));
    }
    return source;
  }

  private LevelSource empty() throws RpcException {
    String name = params.has("name") ? params.need("name") : "level";
    LevelHints hints = LevelHints.NONE.withRoad(params.texts("road"));
    Level level = new Level(name, "", List.of(), List.of(), List.of(), hints);
    return new LevelSource(
        name, LevelSource.Status.FOUND, "", List.of(), (kept, progress) -> level);
  }

  /** Places that a game takes from names; null when none are given. */
  static List<Marker> markers(Params params, Frame frame) throws RpcException {
    if (!params.has("markers")) {
      return null;
    }
    List<Marker> markers = new ArrayList<>();
    for (JsonElement element : params.list("markers")) {
      Params p = Params.of(element, "marker", "name", "position", "forward");
      double[] at = p.numbers("position", 3);
      double[] forward = p.numbers("forward", 3);
      if (at == null) {
        throw p.wrong("position", "3 finite numbers");
      }
      markers.add(
          new Marker(
              p.need("name"),
              "",
              frame.fromFileAxes(at[0], at[1], at[2]),
              forward == null ? null : frame.fromFileAxes(forward[0], forward[1], forward[2])));
    }
    return markers;
  }

  /** A name that is not there, with the nearest one that is. */
  static RpcException unknown(String what, String name, List<String> known) {
    return RpcException.params(
        "there is no " + what + " '" + name + "'" + NearestName.hint(name, known));
  }
}
