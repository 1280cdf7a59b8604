package org.trackwalk.io.manifest;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.trackwalk.mesh.level.LevelHints.MeetingRule;
import org.trackwalk.mesh.level.LevelHints.Suppression;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.names.JsonString;

/** A manifest as JSON that people like to edit: one piece per line, nothing that says nothing. */
final class ManifestText {

  private final List<String> members = new ArrayList<>();

  private ManifestText() {}

  static String of(LevelManifest manifest) {
    ManifestText text = new ManifestText();
    text.member("schema", quoted(LevelManifest.SCHEMA));
    text.member("name", quoted(manifest.name()));
    text.member("units", manifest.unit() == null ? null : quoted(manifest.unit().id()));
    text.member("up", manifest.up() == null ? null : quoted(manifest.up().id()));
    text.member("bodies", quoted(manifest.bodies()));
    text.member("pieces", pieces(manifest.pieces()));
    text.member("corridor", corridor(manifest));
    text.member("line", line(manifest.line()));
    text.member("speed", speed(manifest));
    text.member("vehicle", vehicle(manifest));
    text.member("spawns", rows(manifest.spawns().stream().map(ManifestText::numbers).toList()));
    text.member("neighbours", texts(manifest.neighbours()));
    text.member("enclosed", manifest.enclosed() ? "true" : null);
    text.member("profiles", texts(manifest.profiles()));
    text.member("rulesOf", texts(manifest.game().ruleSets()));
    text.member("surfaces", named(manifest.game().surfaces()));
    text.member("pitLane", named(manifest.game().pitLane()));
    text.member("rules", rules(manifest.rules()));
    text.member(
        "suppress", rows(manifest.suppressions().stream().map(ManifestText::suppression).toList()));
    text.member("overlaps", rows(manifest.meetings().stream().map(ManifestText::meeting).toList()));
    text.member("notes", rows(manifest.notes().stream().map(ManifestText::quoted).toList()));
    return "{\n  " + String.join(",\n  ", text.members) + "\n}\n";
  }

  private void member(String key, String value) {
    if (value != null) {
      members.add(quoted(key) + ": " + value);
    }
  }

  private static String pieces(List<ManifestPiece> pieces) {
    return pieces == null ? null : rows(pieces.stream().map(ManifestText::piece).toList());
  }

  private static String piece(ManifestPiece piece) {
    ManifestText text = new ManifestText();
    text.member("file", quoted(piece.file().text()));
    text.member("scene", quoted(piece.scene()));
    text.member("node", quoted(piece.node()));
    text.member("matrix", piece.placement() == null ? null : matrix(piece.placement()));
    text.member("collidable", piece.collidable() == null ? null : piece.collidable().toString());
    if (piece.twoSided() != null) {
      text.member("sided", quoted(piece.twoSided() ? "both" : "one"));
    }
    SurfaceClass surfaceClass = piece.surfaceClass();
    text.member("class", surfaceClass == null ? null : quoted(surfaceClass.id()));
    text.member("surface", quoted(piece.surface()));
    ManifestPiece.Layer layer = piece.layer();
    text.member("layer", layer == null ? null : quoted(layer.name().toLowerCase(Locale.ROOT)));
    return text.inOneLine();
  }

  private static String vehicle(LevelManifest manifest) {
    ManifestPiece mesh = manifest.carMesh();
    if (mesh == null) {
      return quoted(manifest.vehicle());
    }
    ManifestText text = new ManifestText();
    text.member("id", quoted(manifest.vehicle()));
    text.member("mesh", quoted(mesh.file().text()));
    text.member("matrix", mesh.placement() == null ? null : matrix(mesh.placement()));
    return text.inOneLine();
  }

  private static String matrix(double[] rows) {
    double[] columns = new double[16];
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 4; column++) {
        columns[4 * column + row] = rows[4 * row + column];
      }
    }
    columns[15] = 1;
    return numbers(columns);
  }

  private static String corridor(LevelManifest manifest) {
    ManifestText text = new ManifestText();
    text.member("pieces", texts(manifest.corridorPieces()));
    text.member("materials", texts(manifest.corridorMaterials()));
    if (text.members.isEmpty() && !manifest.notes().isEmpty()) {
      return "{\"pieces\": [], \"materials\": []}"; // to be filled in, as the notes say
    }
    return text.members.isEmpty() ? null : text.inOneLine();
  }

  private static String line(ManifestLine line) {
    if (line == null) {
      return null;
    }
    ManifestText text = new ManifestText();
    text.member("file", quoted(line.file().text()));
    text.member("closed", line.closed() == null ? null : line.closed().toString());
    text.member("direction", line.reverse() ? quoted("reverse") : null);
    return text.inOneLine();
  }

  private static String speed(LevelManifest manifest) {
    ManifestText text = new ManifestText();
    text.member("vmax", manifest.vmax() == null ? null : number(manifest.vmax()));
    text.member("grip", manifest.grip() == null ? null : number(manifest.grip()));
    return text.members.isEmpty() ? null : text.inOneLine();
  }

  private static String rules(Map<String, String> rules) {
    ManifestText text = new ManifestText();
    rules.forEach((key, value) -> text.member(key, isNumber(value) ? value : quoted(value)));
    return text.members.isEmpty()
        ? null
        : "{\n    " + String.join(",\n    ", text.members) + "\n  }";
  }

  private static boolean isNumber(String value) {
    return value.matches("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");
  }

  private static String suppression(Suppression suppression) {
    ManifestText text = new ManifestText();
    text.member("rule", quoted(suppression.rule()));
    text.member("fingerprint", quoted(suppression.fingerprint()));
    text.member("piece", oneOrMore(suppression.pieces()));
    text.member("box", suppression.box() == null ? null : numbers(suppression.box()));
    text.member("reason", quoted(suppression.reason()));
    text.member("by", quoted(suppression.by()));
    text.member("until", quoted(suppression.until()));
    return text.inOneLine();
  }

  private static String meeting(MeetingRule rule) {
    ManifestText text = new ManifestText();
    text.member("a", quoted(rule.a()));
    text.member("b", quoted(rule.b()));
    text.member("allow", rule.allowed() == null ? null : rule.allowed().toString());
    text.member("method", quoted(rule.method()));
    text.member("vertices", quoted(rule.vertices()));
    text.member("reason", quoted(rule.reason()));
    return text.inOneLine();
  }

  /** One name stands alone. */
  private static String oneOrMore(List<String> names) {
    return names.size() == 1 ? quoted(names.get(0)) : texts(names);
  }

  private String inOneLine() {
    return "{" + String.join(", ", members) + "}";
  }

  private static String rows(List<String> rows) {
    return rows.isEmpty() ? null : "[\n    " + String.join(",\n    ", rows) + "\n  ]";
  }

  private static String texts(List<String> texts) {
    return texts.isEmpty()
        ? null
        : "[" + String.join(", ", texts.stream().map(ManifestText::quoted).toList()) + "]";
  }

  private static String numbers(double[] numbers) {
    List<String> texts = new ArrayList<>();
    for (double number : numbers) {
      texts.add(number(number));
    }
    return "[" + String.join(", ", texts) + "]";
  }

  private static String number(double number) {
    long whole = (long) number;
    return whole == number ? Long.toString(whole) : Double.toString(number);
  }

  private static String named(FileReference file) {
    return file == null ? null : quoted(file.text());
  }

  private static String quoted(String text) {
    return text == null ? null : JsonString.of(text);
  }
}
