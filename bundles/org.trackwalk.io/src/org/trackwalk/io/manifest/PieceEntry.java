package org.trackwalk.io.manifest;

import java.util.Locale;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.json.StrictObject;
import org.trackwalk.io.placement.Placement;
import org.trackwalk.mesh.level.SurfaceClass;

/** Reads one entry of {@code pieces}. */
final class PieceEntry {

  private static final String[] VEHICLE = {"id", "mesh", "matrix", "translate", "rotate", "scale"};

  private PieceEntry() {}

  static ManifestPiece read(JsonValue json) throws JsonException {
    StrictObject entry =
        new StrictObject(
            json,
            "file",
            "scene",
            "node",
            "matrix",
            "translate",
            "rotate",
            "scale",
            "collidable",
            "sided",
            "class",
            "surface",
            "layer");
    JsonValue file = entry.required("file");
    JsonValue node = entry.get("node");
    String sided = entry.oneOf("sided", "one", "both");
    String layer = entry.oneOf("layer", "visual", "physical");
    String surfaceClass = entry.oneOf("class", "road", "verge", "barrier", "scenery");
    if (layer != null && entry.get("collidable") != null) {
      throw new JsonException(
          entry.get("collidable"),
          "'layer' says already whether a thing collides; take 'collidable' out");
    }
    return new ManifestPiece(
        reference(file, entry.text("file")),
        entry.text("scene"),
        entry.text("node"),
        node == null ? "" : new JsonException(node, "").place(),
        placement(entry),
        entry.truth("collidable"),
        sided == null ? null : Boolean.valueOf(sided.equals("both")),
        surfaceClass == null ? null : SurfaceClass.valueOf(surfaceClass.toUpperCase(Locale.ROOT)),
        entry.text("surface"),
        layer == null ? null : ManifestPiece.Layer.valueOf(layer.toUpperCase(Locale.ROOT)));
  }

  /** The mesh of a vehicle; null where a vehicle is only named. */
  static ManifestPiece car(JsonValue json) throws JsonException {
    if (json == null || !json.is(JsonValue.Kind.OBJECT)) {
      return null;
    }
    StrictObject car = new StrictObject(json, VEHICLE);
    JsonValue mesh = car.get("mesh");
    if (mesh == null) {
      for (String key : VEHICLE) {
        if (!key.equals("id") && car.get(key) != null) {
          throw new JsonException(car.get(key), "'" + key + "' places a 'mesh', and there is none");
        }
      }
      return null;
    }
    return ManifestPiece.of(reference(mesh, car.text("mesh")), placement(car));
  }

  /** The id of a vehicle; null where only its mesh is named. */
  static String carId(JsonValue json) throws JsonException {
    return json == null || !json.is(JsonValue.Kind.OBJECT)
        ? null
        : new StrictObject(json, VEHICLE).text("id");
  }

  static FileReference reference(JsonValue at, String text) {
    return new FileReference(text, new JsonException(at, "").place());
  }

  private static double[] placement(StrictObject entry) throws JsonException {
    double[] matrix = entry.numbers("matrix", 16);
    double[] move = entry.numbers("translate", 3);
    double[] turn = entry.numbers("rotate", 4, "numbers of a quaternion (x, y, z, w)");
    double[] scale = scale(entry);
    if (matrix == null) {
      if (turn != null && turn[0] == 0 && turn[1] == 0 && turn[2] == 0 && turn[3] == 0) {
        throw new JsonException(entry.get("rotate"), "a quaternion of four zeros is no rotation");
      }
      boolean none = move == null && turn == null && scale == null;
      return none ? null : Placement.of(move, turn, scale);
    }
    if (move != null || turn != null || scale != null) {
      throw new JsonException(
          entry.get("matrix"), "give either 'matrix' or 'translate', 'rotate' and 'scale'");
    }
    if (matrix[3] != 0 || matrix[7] != 0 || matrix[11] != 0 || matrix[15] != 1) {
      throw new JsonException(
          entry.get("matrix"),
          "the matrix is written column by column: numbers 4, 8 and 12 are 0 and number 16 is 1");
    }
    return Placement.ofColumns(matrix);
  }

  private static double[] scale(StrictObject entry) throws JsonException {
    JsonValue scale = entry.get("scale");
    if (scale != null && scale.is(JsonValue.Kind.NUMBER)) {
      Double factor = entry.positive("scale");
      return new double[] {factor, factor, factor};
    }
    return entry.numbers("scale", 3);
  }
}
