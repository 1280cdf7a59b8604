package org.trackwalk.report.sarif;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.report.json.JsonText;

/** Levels and their pieces, numbered as results name them; listed once, at the end of the run. */
final class LogicalPlaces {

  private record Place(String name, String full, String kind, int parent) {}

  private final List<Place> places = new ArrayList<>();
  private final Map<String, Map<String, Integer>> pieces = new HashMap<>();
  private final Map<String, Integer> levels = new HashMap<>();

  /** Writes the member {@code logicalLocations} of a location: a piece, or the level itself. */
  void write(JsonText json, String level, String piece) throws IOException {
    int index = piece == null ? level(level) : piece(level, piece);
    json.name("logicalLocations").array(false).object(false);
    json.name("fullyQualifiedName").value(places.get(index).full());
    json.name("index").value(index);
    json.end().end();
  }

  /** Writes the member {@code logicalLocations} of the run: everything that was named. */
  void writeAll(JsonText json) throws IOException {
    json.name("logicalLocations").array(true);
    for (Place place : places) {
      json.object(false);
      json.name("name").value(place.name());
      json.name("fullyQualifiedName").value(place.full());
      json.name("kind").value(place.kind());
      if (place.parent() >= 0) {
        json.name("parentIndex").value(place.parent());
      }
      json.end();
    }
    json.end();
  }

  private int level(String name) {
    return levels.computeIfAbsent(name, n -> add(new Place(n, n, "level", -1)));
  }

  private int piece(String level, String piece) {
    int parent = level(level);
    return pieces
        .computeIfAbsent(level, l -> new HashMap<>())
        .computeIfAbsent(piece, p -> add(new Place(p, level + '/' + p, "piece", parent)));
  }

  private int add(Place place) {
    places.add(place);
    return places.size() - 1;
  }
}
