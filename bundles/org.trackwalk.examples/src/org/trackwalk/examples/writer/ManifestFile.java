package org.trackwalk.examples.writer;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/** A level manifest that says what a mesh file cannot: class, collidable, sides, origin, road. */
public final class ManifestFile {

  private ManifestFile() {}

  /**
   * The bytes of a manifest for pieces that all stand in one mesh file.
   *
   * @param file the mesh file, beside the manifest
   * @param placed whether origins are written; not where the mesh file holds them itself
   * @param corridor names of the road's pieces, with wildcards
   */
  public static byte[] bytes(
      String name, String file, List<Piece> pieces, boolean placed, List<String> corridor) {
    List<Object> entries = new ArrayList<>();
    for (Piece piece : pieces) {
      Map<String, Object> entry = new LinkedHashMap<>();
      entry.put("file", file);
      entry.put("node", piece.name());
      if (placed && !piece.frame().unmoved()) {
        double[] m = piece.frame().placement();
        entry.put("translate", List.of(m[3], m[7], m[11]));
      }
      if (piece.surfaceClass() != SurfaceClass.UNKNOWN) {
        entry.put("class", piece.surfaceClass().id());
      }
      if (!piece.collidable()) {
        entry.put("collidable", false);
      }
      if (piece.triangleCount() > 0 && piece.twoSided(0)) {
        entry.put("sided", "both");
      }
      entries.add(entry);
    }
    Map<String, Object> root = new LinkedHashMap<>();
    root.put("schema", "trackwalk-level/1");
    root.put("name", name);
    root.put("units", "m");
    root.put("up", "y");
    root.put("bodies", "one");
    root.put("corridor", Map.of("pieces", corridor));
    root.put("pieces", entries);
    return JsonText.of(root).getBytes(StandardCharsets.UTF_8);
  }
}
