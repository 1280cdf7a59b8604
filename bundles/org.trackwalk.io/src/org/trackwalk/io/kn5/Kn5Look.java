package org.trackwalk.io.kn5;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.trackwalk.io.buffer.ChunkInput;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.look.FileLook;
import org.trackwalk.io.look.LookReader;
import org.trackwalk.io.look.MaterialLook;
import org.trackwalk.io.look.PictureFinder;
import org.trackwalk.io.look.PictureSource;
import org.trackwalk.io.look.PieceLook;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/**
 * The look of KN5 files: the texture of a material's own colour, from inside the file. A piece is
 * the mesh among whose corners its first triangle stands.
 */
public final class Kn5Look implements LookReader {

  /** Behind position and normal. */
  private static final int PLACE_IN_VERTEX = 24;

  @Override
  public FileLook read(ImportRequest request, List<Piece> pieces, Progress progress)
      throws ImportException, IOException {
    Kn5File file = Kn5File.read(request, progress);
    Kn5Head head = Kn5Head.read(new Kn5Cursor(file.input(), Kn5File.MAGIC.length()));
    Map<Integer, Kn5Mesh> meshes = new HashMap<>();
    for (Kn5Node node : file.nodes()) {
      if (node.mesh() != null) {
        Kn5Mesh mesh = node.mesh();
        // the first triangle that is kept need not be the first of the mesh
        for (int at = 0; at < mesh.indexCount(); at += 3) {
          meshes.put(mesh.indices() + 2 * at, mesh);
          if (inRange(file.input(), mesh, at)) {
            break;
          }
        }
      }
    }
    List<PieceLook> looks = new ArrayList<>();
    for (Piece piece : pieces) {
      progress.check();
      Kn5Mesh mesh = piece.triangleCount() == 0 ? null : meshes.get(piece.place(0));
      looks.add(mesh == null ? PieceLook.NONE : look(piece, mesh, file.input(), head));
    }
    return new FileLook(materials(head, request), looks, List.of());
  }

  private static boolean inRange(ChunkInput input, Kn5Mesh mesh, int corner) {
    int most = 0;
    for (int k = 0; k < 3; k++) {
      most = Math.max(most, input.unsignedShortAt(mesh.indices() + 2 * (corner + k)));
    }
    return most < mesh.vertexCount();
  }

  private static PieceLook look(Piece piece, Kn5Mesh mesh, ChunkInput input, Kn5Head head) {
    if (mesh.material() < 0 || mesh.material() >= head.paints().size()) {
      return PieceLook.NONE;
    }
    float[] uv = new float[2 * mesh.vertexCount()];
    for (int i = 0; i < mesh.vertexCount(); i++) {
      int at = mesh.vertices() + i * mesh.stride() + PLACE_IN_VERTEX;
      uv[2 * i] = input.floatAt(at);
      uv[2 * i + 1] = input.floatAt(at + 4);
    }
    return PieceLook.perVertex(piece, mesh.material(), uv);
  }

  private static List<MaterialLook> materials(Kn5Head head, ImportRequest request) {
    PictureFinder finder = PictureFinder.of(request);
    Map<String, Kn5Head.Texture> inside = new HashMap<>();
    head.textures().forEach(texture -> inside.putIfAbsent(texture.name(), texture));
    List<MaterialLook> materials = new ArrayList<>();
    for (Kn5Head.Paint paint : head.paints()) {
      if (paint.diffuse().isEmpty()) {
        materials.add(MaterialLook.plain(paint.name(), MaterialLook.GREY));
        continue;
      }
      Kn5Head.Texture texture = inside.get(paint.diffuse());
      Optional<PictureSource> picture =
          texture == null
              ? finder.file(paint.diffuse()).map(PictureSource::of)
              : Optional.of(
                  PictureSource.part(
                      texture.name(), request.file(), texture.offset(), texture.length()));
      materials.add(
          new MaterialLook(
              paint.name(),
              MaterialLook.GREY,
              MaterialLook.WHITE,
              picture.orElse(null),
              picture.isPresent() ? "" : paint.diffuse(),
              paint.cutout()));
    }
    return materials;
  }
}
