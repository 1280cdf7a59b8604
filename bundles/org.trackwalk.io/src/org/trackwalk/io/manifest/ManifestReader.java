package org.trackwalk.io.manifest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonText;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.json.StrictObject;
import org.trackwalk.io.names.PrintableName;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;

/** Reads a level manifest; says line and column of what is wrong. */
public final class ManifestReader {

  private static final String[] KEYS = {
    "$schema",
    "schema",
    "name",
    "units",
    "up",
    "bodies",
    "pieces",
    "corridor",
    "line",
    "speed",
    "vehicle",
    "spawns",
    "neighbours",
    "enclosed",
    "profiles",
    "rules",
    "rulesOf",
    "surfaces",
    "pitLane",
    "suppress",
    "overlaps",
    "notes"
  };

  private ManifestReader() {}

  /**
   * Reads a file.
   *
   * @param shown the file's name for messages
   * @throws ImportException with line and column
   * @throws IOException when it cannot be read from disk
   */
  public static LevelManifest read(Path file, String shown) throws ImportException, IOException {
    Path folder = file.toAbsolutePath().getParent();
    ImportRequest request = new ImportRequest(file, shown, folder, false, null, null);
    FileBytes text = FileBytes.readText(request, Progress.none());
    try {
      return manifest(JsonText.parse(text.bytes(), text.start(), text.size()));
    } catch (JsonException e) {
      throw new ImportException(shown, e.place(), e.getMessage());
    }
  }

  /**
   * Reads a text.
   *
   * @throws JsonException with line and column
   */
  public static LevelManifest parse(String text) throws JsonException {
    return manifest(JsonText.parse(text));
  }

  private static LevelManifest manifest(JsonValue json) throws JsonException {
    StrictObject root = new StrictObject(json, KEYS);
    root.text("$schema");
    root.oneOf("schema", LevelManifest.SCHEMA);
    StrictObject corridor = object(root, "corridor", "pieces", "materials", "line");
    StrictObject speed = object(root, "speed", "vmax", "grip");
    Boolean enclosed = root.truth("enclosed");
    String name = root.text("name");
    return new LevelManifest(
        name == null ? null : PrintableName.of(name),
        unit(root),
        up(root),
        root.oneOf("bodies", "one", "file", "piece"),
        pieces(root),
        corridor == null ? List.of() : corridor.texts("pieces"),
        corridor == null ? List.of() : corridor.texts("materials"),
        line(root, corridor),
        speed == null ? null : speed.positive("vmax"),
        speed == null ? null : speed.positive("grip"),
        vehicle(root),
        PieceEntry.car(root.get("vehicle")),
        spawns(root),
        root.texts("neighbours"),
        enclosed != null && enclosed,
        root.texts("profiles"),
        RuleEntries.read(root.get("rules")),
        suppressions(root),
        MeetingEntry.all(root.get("overlaps")),
        game(root),
        root.texts("notes"));
  }

  private static StrictObject object(StrictObject root, String key, String... keys)
      throws JsonException {
    JsonValue value = root.get(key);
    return value == null ? null : new StrictObject(value, keys);
  }

  private static LengthUnit unit(StrictObject root) throws JsonException {
    String[] ids = new String[LengthUnit.values().length];
    for (LengthUnit unit : LengthUnit.values()) {
      ids[unit.ordinal()] = unit.id();
    }
    String id = root.oneOf("units", ids);
    for (LengthUnit unit : LengthUnit.values()) {
      if (unit.id().equals(id)) {
        return unit;
      }
    }
    return null;
  }

  private static UpAxis up(StrictObject root) throws JsonException {
    String id = root.oneOf("up", "x", "y", "z");
    for (UpAxis axis : UpAxis.values()) {
      if (axis.id().equals(id)) {
        return axis;
      }
    }
    return null;
  }

  private static List<ManifestPiece> pieces(StrictObject root) throws JsonException {
    JsonValue list = root.get("pieces");
    if (list == null) {
      return null;
    }
    if (list.items().isEmpty()) {
      throw new JsonException(
          list, "'pieces' is empty; leave it out to take all mesh files beside the manifest");
    }
    List<ManifestPiece> pieces = new ArrayList<>();
    for (JsonValue item : list.items()) {
      pieces.add(PieceEntry.read(item));
    }
    return pieces;
  }

  private static ManifestLine line(StrictObject root, StrictObject corridor) throws JsonException {
    StrictObject line = object(root, "line", "file", "closed", "direction");
    String named = corridor == null ? null : corridor.text("line");
    if (named != null) {
      if (line != null) {
        throw new JsonException(
            corridor.get("line"), "the racing line is named twice; leave out 'corridor.line'");
      }
      return new ManifestLine(PieceEntry.reference(corridor.get("line"), named), null, false);
    }
    if (line == null) {
      return null;
    }
    JsonValue file = line.required("file");
    String direction = line.oneOf("direction", "forward", "reverse");
    return new ManifestLine(
        PieceEntry.reference(file, line.text("file")),
        line.truth("closed"),
        "reverse".equals(direction));
  }

  private static String vehicle(StrictObject root) throws JsonException {
    JsonValue vehicle = root.get("vehicle");
    return vehicle != null && vehicle.is(JsonValue.Kind.OBJECT)
        ? PieceEntry.carId(vehicle)
        : root.text("vehicle");
  }

  private static ManifestGame game(StrictObject root) throws JsonException {
    return new ManifestGame(
        root.texts("rulesOf"), reference(root, "surfaces"), reference(root, "pitLane"));
  }

  private static FileReference reference(StrictObject root, String key) throws JsonException {
    String named = root.text(key);
    return named == null ? null : PieceEntry.reference(root.get(key), named);
  }

  private static List<double[]> spawns(StrictObject root) throws JsonException {
    List<double[]> spawns = new ArrayList<>();
    JsonValue list = root.get("spawns");
    if (list != null) {
      for (JsonValue item : list.items()) {
        spawns.add(StrictObject.numbers(item, 3));
      }
    }
    return spawns;
  }

  private static List<LevelHints.Suppression> suppressions(StrictObject root) throws JsonException {
    List<LevelHints.Suppression> all = new ArrayList<>();
    JsonValue list = root.get("suppress");
    if (list != null) {
      for (JsonValue item : list.items()) {
        all.add(SuppressionEntry.read(item));
      }
    }
    return all;
  }
}
