package org.trackwalk.io.scene.assetto;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.folder.LevelFolder;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonText;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.names.PrintableName;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.progress.Progress;

/**
 * What the game's menu says of a layout, its {@code ui_track.json}.
 *
 * @param name as players know it; the folder's where the menu has none
 * @param pitboxes for how many cars there is room; 0 where the menu does not say it
 * @param fault why the file cannot be read, so that the folder's name is taken; else empty
 */
record AssettoCard(String name, int pitboxes, Optional<ImportProblem> fault) {

  /** More than any grid; a larger number is none of cars. */
  private static final int MOST = 1000;

  /**
   * Reads it.
   *
   * @param wall around what may be read
   */
  static AssettoCard of(AssettoFolder track, LevelFolder wall) throws IOException {
    Optional<Path> card = track.card();
    if (card.isEmpty()) {
      return new AssettoCard(track.title(), 0, Optional.empty());
    }
    String shown = track.reference(card.get());
    if (!wall.contains(card.get())) {
      return unread(track, shown, 0, "it " + LevelFolder.OUTSIDE);
    }
    try {
      Path folder = card.get().getParent();
      ImportRequest request = new ImportRequest(card.get(), shown, folder, false, null, null);
      FileBytes text = FileBytes.readText(request, Progress.none());
      JsonValue json =
          JsonText.parse(
              new String(text.bytes(), text.start(), text.size(), StandardCharsets.UTF_8));
      String words = text(json, "name");
      return new AssettoCard(
          words.isBlank() ? track.title() : PrintableName.of(words),
          pitboxes(json),
          Optional.empty());
    } catch (JsonException e) {
      return unread(track, shown, e.line(), e.getMessage());
    } catch (ImportException e) {
      return unread(track, shown, 0, e.getMessage());
    }
  }

  private static AssettoCard unread(AssettoFolder track, String shown, int line, String why) {
    String what = why + "; so the track is called like its folder, and its pitboxes are not known";
    return new AssettoCard(track.title(), 0, Optional.of(SideFaults.problem(shown, line, what)));
  }

  private static String text(JsonValue json, String key) throws JsonException {
    JsonValue value = json.is(JsonValue.Kind.OBJECT) ? json.get(key) : null;
    return value != null && value.is(JsonValue.Kind.STRING) ? value.text() : "";
  }

  /** A number, in quotes or not; whatever else people write there says nothing. */
  private static int pitboxes(JsonValue json) throws JsonException {
    JsonValue value = json.is(JsonValue.Kind.OBJECT) ? json.get("pitboxes") : null;
    if (value != null && value.is(JsonValue.Kind.NUMBER)) {
      double number = value.number();
      return number > 0 && number <= MOST && number == Math.rint(number) ? (int) number : 0;
    }
    String words = text(json, "pitboxes").strip();
    int number = words.matches("\\d{1,4}") ? Integer.parseInt(words) : 0;
    return number <= MOST ? number : 0;
  }

  /** What rules are to know of it. */
  Map<String, String> parameters() {
    return pitboxes == 0 ? Map.of() : Map.of("place.spawn.pitboxes", String.valueOf(pitboxes));
  }
}
