package org.trackwalk.io.scene.assetto;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonText;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.names.PrintableName;
import org.trackwalk.mesh.progress.Progress;

/**
 * What the game's menu says of a layout, its {@code ui_track.json}.
 *
 * @param name as players know it; the folder's where the menu has none
 * @param pitboxes for how many cars there is room; 0 where the menu does not say it
 */
record AssettoCard(String name, int pitboxes) {

  /** More than any grid; a larger number is none of cars. */
  private static final int MOST = 1000;

  static AssettoCard of(AssettoFolder track, List<String> notes) throws IOException {
    Optional<Path> card = track.card();
    if (card.isEmpty()) {
      return new AssettoCard(track.title(), 0);
    }
    String shown = track.reference(card.get());
    try {
      Path folder = card.get().getParent();
      ImportRequest request = new ImportRequest(card.get(), shown, folder, false, null, null);
      FileBytes text = FileBytes.readText(request, Progress.none());
      JsonValue json =
          JsonText.parse(
              new String(text.bytes(), text.start(), text.size(), StandardCharsets.UTF_8));
      String words = text(json, "name");
      return new AssettoCard(
          words.isBlank() ? track.title() : PrintableName.of(words), pitboxes(json));
    } catch (ImportException | JsonException e) {
      notes.add(shown + " cannot be read (" + e.getMessage() + "), so the folder's name is taken");
      return new AssettoCard(track.title(), 0);
    }
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
