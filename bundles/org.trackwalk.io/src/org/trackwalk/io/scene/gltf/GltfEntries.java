package org.trackwalk.io.scene.gltf;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.gltf.GltfImporter;
import org.trackwalk.io.gltf.GltfOutline;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.manifest.FileReference;
import org.trackwalk.io.manifest.ManifestPiece;
import org.trackwalk.io.names.NamePattern;
import org.trackwalk.io.scene.SceneRequest;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/**
 * What a manifest says of one glTF file.
 *
 * @param pieces entries, the whole file first
 * @param starts start positions
 * @param notes for the designer
 */
public record GltfEntries(List<ManifestPiece> pieces, List<double[]> starts, List<String> notes) {

  /**
   * Looks at a file.
   *
   * @param request the scene that it belongs to
   * @throws ImportException when it cannot be understood
   * @throws IOException when it cannot be read from disk
   */
  public static GltfEntries of(SceneRequest request, Path file, Progress progress)
      throws ImportException, IOException {
    String name = file.getFileName().toString();
    ImportRequest wanted =
        new ImportRequest(
            file, name, request.folder(), request.allowOutside(), null, null, request.scene());
    GltfOutline outline = GltfOutline.read(wanted, progress);
    List<String> notes = new ArrayList<>();
    if (request.scene() == null && outline.scenes().size() > 1) {
      notes.add(
          name
              + " has the scenes '"
              + String.join("', '", outline.scenes())
              + "'; taken is '"
              + outline.scenes().get(outline.usual())
              + "', which it shows first (--scene NAME takes another)");
    }
    List<Piece> all =
        outline.colliders().isEmpty() && outline.replaced().isEmpty()
            ? List.of()
            : new GltfImporter().read(wanted, progress).pieces();
    List<String> colliders = outline.colliders().stream().filter(node -> isIn(all, node)).toList();
    boolean only = outline.onlyColliders() && !colliders.isEmpty();
    List<ManifestPiece> pieces = new ArrayList<>();
    pieces.add(entry(name, request.scene(), null, only ? Boolean.FALSE : null));
    for (String node : outline.replaced()) {
      if (!only && isIn(all, node) && !colliders.contains(node)) {
        pieces.add(entry(name, request.scene(), node, false));
      }
    }
    for (String node : colliders) {
      if (only) {
        pieces.add(entry(name, request.scene(), node, true));
      }
    }
    if (only) {
      notes.add(
          name
              + ": only its "
              + (colliders.size() == 1 ? "collider" : colliders.size() + " colliders")
              + " ('"
              + colliders.get(0)
              + (colliders.size() == 1 ? "')" : "', …)")
              + " count; all else is drawn and not touched");
    }
    if (outline.shapes() > 0) {
      notes.add(
          name
              + ": "
              + (outline.shapes() == 1
                  ? "1 collider is a ball, a box or the like and is"
                  : outline.shapes() + " colliders are balls, boxes or the like and are")
              + " not checked: no triangle shows it");
    }
    return new GltfEntries(pieces, outline.starts(), notes);
  }

  private static ManifestPiece entry(String file, String scene, String node, Boolean collidable) {
    return new ManifestPiece(
        FileReference.of(file), scene, node, "", null, collidable, null, null, null);
  }

  /** Whether a manifest's {@code node} of this text would find something. */
  private static boolean isIn(List<Piece> pieces, String node) {
    NamePattern pattern = new NamePattern(node);
    return pieces.stream()
        .anyMatch(
            piece ->
                pattern.matches(piece.name())
                    || pattern.matches(piece.node())
                    || piece.node().startsWith(node + "/")
                    || List.of(piece.node().split("/")).contains(node));
  }
}
