package org.trackwalk.io.assimp;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.look.FileLook;
import org.trackwalk.io.look.LookReader;
import org.trackwalk.io.look.PictureFinder;
import org.trackwalk.io.look.PieceLook;
import org.trackwalk.io.worker.WorkerPool;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/**
 * The look of what Assimp reads. The worker reads the file once more; pieces are made again as
 * {@link AssimpImporter} makes them, so that it is known of which meshes each consists.
 */
public final class AssimpLook implements LookReader {

  /** A vertex's place in three floats, of which the last is for pictures with depth. */
  private static final int FLOATS = 3;

  private static final float[] UNMOVED = {0, 0, 1, 1};

  private final AssimpReading reading;

  /** A reader that shares its workers with the whole program. */
  public AssimpLook() {
    this(null);
  }

  /** A reader with these workers; null: those of the whole program, made when needed. */
  public AssimpLook(WorkerPool pool) {
    reading = new AssimpReading(pool);
  }

  /** Endings of the formats. */
  public static List<String> endings() {
    return AssimpFormat.endings();
  }

  @Override
  public FileLook read(ImportRequest request, List<Piece> pieces, Progress progress)
      throws ImportException, IOException {
    AssimpFormat format = AssimpFormat.of(request.file().getFileName().toString());
    SceneLook look = reading.look(request, format.alone(), progress);
    ScenePieces scene = new ScenePieces(look.scene(), format, request, progress);
    ImportedMesh own = scene.read();
    Map<String, List<Piece>> byNode = new HashMap<>();
    own.pieces().forEach(p -> byNode.computeIfAbsent(p.node(), n -> new ArrayList<>()).add(p));
    List<PieceLook> looks = new ArrayList<>();
    for (Piece piece : pieces) {
      progress.check();
      Piece read = same(piece, byNode.getOrDefault(piece.node(), List.of()));
      looks.add(read == null ? PieceLook.NONE : look(read, scene, look));
    }
    return new FileLook(
        new SceneMaterials(look, PictureFinder.of(request)).all(), looks, List.of());
  }

  /** The piece as it was read now: by its name, which the level may have made unique; or null. */
  private static Piece same(Piece piece, List<Piece> ofNode) {
    Piece same = null;
    for (Piece read : ofNode) {
      if (read.triangleCount() == piece.triangleCount()) {
        if (piece.name().equals(read.name()) || piece.name().endsWith("/" + read.name())) {
          return read;
        }
        same = same == null ? read : same;
      }
    }
    return same;
  }

  private static PieceLook look(Piece piece, ScenePieces scene, SceneLook look) {
    int[] materials = new int[piece.triangleCount()];
    float[] places = new float[PieceLook.NUMBERS * materials.length];
    boolean any = false;
    int triangle = 0;
    for (int part : scene.parts(piece.name())) {
      int material = look.scene().meshes().get(part).material();
      boolean known = material >= 0 && material < look.surfaces().size();
      float[] uv = look.places().get(part);
      any |= uv != null;
      float[] move = known ? look.surfaces().get(material).move() : UNMOVED;
      int[] corners = scene.triangles(part);
      for (int i = 0; i < corners.length; i++) {
        if (uv != null) {
          int at = FLOATS * corners[i];
          int to = PieceLook.NUMBERS * triangle + 2 * i;
          places[to] = uv[at] * move[2] + move[0];
          places[to + 1] = 1 - (uv[at + 1] * move[3] + move[1]);
        }
      }
      Arrays.fill(materials, triangle, triangle + corners.length / 3, known ? material : -1);
      triangle += corners.length / 3;
    }
    return new PieceLook(materials, any ? places : null);
  }
}
