package org.trackwalk.examples.writer;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.DoubleStream;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * A level manifest that says what a mesh file cannot: class, collidable, sides, origin, road.
 * Pieces whose names differ in their number only share an entry when the rest is the same.
 */
public final class ManifestFile {

  private ManifestFile() {}

  /**
   * The bytes of a manifest for pieces whose files stand beside it.
   *
   * @param placed whether origins are written; not where the mesh file holds them itself
   * @param corridor names of the road's pieces, with wildcards
   */
  public static byte[] bytes(
      String name, List<Piece> pieces, boolean placed, List<String> corridor) {
    Map<String, Object> more = new LinkedHashMap<>();
    more.put("bodies", "one");
    more.put("corridor", Map.of("pieces", corridor));
    return bytes(name, pieces, placed, more, List.of());
  }

  /**
   * The bytes of a manifest for pieces whose files stand beside it.
   *
   * @param hints of these {@code bodies}, {@code corridor.pieces}, {@code speed.grip}, {@code
   *     vehicle} or its mesh, {@code enclosed}, {@code spawns}, what is only seen, {@code
   *     profiles}, {@code rules}, {@code rulesOf} and {@code surfaces} are written
   */
  public static byte[] bytes(String name, List<Piece> pieces, LevelHints hints) {
    return bytes(name, pieces, hints, "");
  }

  /**
   * The same of a level whose line is in a file.
   *
   * @param lineFile beside the manifest; empty for none
   */
  public static byte[] bytes(String name, List<Piece> pieces, LevelHints hints, String lineFile) {
    Map<String, Object> more = new LinkedHashMap<>();
    if (!lineFile.isEmpty()) {
      more.put("line", Map.of("file", lineFile));
    }
    if (hints.bodies() != null) {
      more.put("bodies", hints.bodies());
    }
    if (!hints.corridorPieces().isEmpty()) {
      more.put("corridor", Map.of("pieces", hints.corridorPieces()));
    }
    if (hints.grip() != null) {
      more.put("speed", Map.of("grip", hints.grip()));
    }
    if (hints.vehicle() != null) {
      more.put("vehicle", hints.vehicle());
    }
    if (hints.enclosed()) {
      more.put("enclosed", true);
    }
    if (!hints.spawns().isEmpty()) {
      more.put(
          "spawns",
          hints.spawns().stream().map(at -> DoubleStream.of(at).boxed().toList()).toList());
    }
    if (!hints.profiles().isEmpty()) {
      more.put("profiles", hints.profiles());
    }
    if (!hints.rules().isEmpty()) {
      Map<String, Object> rules = new LinkedHashMap<>();
      new TreeMap<>(hints.rules()).forEach((key, value) -> rules.put(key, Double.valueOf(value)));
      more.put("rules", rules);
    }
    if (!hints.game().ruleSets().isEmpty()) {
      more.put("rulesOf", hints.game().ruleSets());
    }
    if (!hints.game().surfacesFile().isEmpty()) {
      more.put("surfaces", hints.game().surfacesFile());
    }
    if (!hints.carMesh().isEmpty()) {
      more.put("vehicle", Map.of("mesh", hints.carMesh().get(0).file()));
    }
    return bytes(name, pieces, false, more, hints.seen());
  }

  private static byte[] bytes(
      String name,
      List<Piece> pieces,
      boolean placed,
      Map<String, Object> more,
      List<String> seen) {
    Map<String, List<Map<String, Object>>> kinds = new LinkedHashMap<>();
    for (Piece piece : pieces) {
      String kind = piece.name().replaceAll("_[0-9]+$", "_*");
      kinds
          .computeIfAbsent(kind, k -> new ArrayList<>())
          .add(entry(piece, placed, seen.contains(piece.name())));
    }
    List<Object> entries = new ArrayList<>();
    for (Map.Entry<String, List<Map<String, Object>>> kind : kinds.entrySet()) {
      entries.addAll(folded(kind.getKey(), kind.getValue()));
    }
    Map<String, Object> root = new LinkedHashMap<>();
    root.put("schema", "trackwalk-manifest/1");
    root.put("name", name);
    root.put("units", "m");
    root.put("up", "y");
    root.putAll(more);
    root.put("pieces", entries);
    return JsonText.of(root).getBytes(StandardCharsets.UTF_8);
  }

  private static Map<String, Object> entry(Piece piece, boolean placed, boolean seen) {
    Map<String, Object> entry = new LinkedHashMap<>();
    entry.put("file", piece.file());
    entry.put("node", piece.name());
    if (placed && !piece.frame().unmoved()) {
      double[] m = piece.frame().placement();
      entry.put("translate", List.of(m[3], m[7], m[11]));
    }
    if (piece.surfaceClass() != SurfaceClass.UNKNOWN) {
      entry.put("class", piece.surfaceClass().id());
    }
    if (seen) {
      entry.put("layer", "visual");
    } else if (!piece.collidable()) {
      entry.put("collidable", false);
    }
    if (piece.triangleCount() > 0 && piece.twoSided(0)) {
      entry.put("sided", "both");
    }
    return entry;
  }

  /** One entry with a wildcard when all say the same but for the name, else each as it is. */
  private static Collection<Map<String, Object>> folded(
      String pattern, List<Map<String, Object>> entries) {
    Map<String, Object> one = new LinkedHashMap<>(entries.get(0));
    one.put("node", pattern);
    for (Map<String, Object> entry : entries) {
      Map<String, Object> other = new LinkedHashMap<>(entry);
      other.put("node", pattern);
      if (!other.equals(one)) {
        return entries;
      }
    }
    return entries.size() == 1 ? entries : List.of(one);
  }
}
