package org.trackwalk.io.ac3d;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.buffer.FileStem;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.importer.MeshImporter;
import org.trackwalk.io.names.UniqueNames;
import org.trackwalk.io.text.TextCursor;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;

/**
 * Reads AC3D files. A piece is one object with polygons; its surface is the texture's name, which
 * is what designers know, else the material's. The control mesh of an object with {@code subdiv} is
 * read as it stands: that is what the file stores.
 */
public final class Ac3dImporter implements MeshImporter {

  @Override
  public String id() {
    return "ac3d";
  }

  @Override
  public List<String> extensions() {
    return List.of("ac", "acc");
  }

  @Override
  public ImportedMesh mesh(ImportRequest request, Progress progress)
      throws ImportException, IOException {
    TextCursor cursor = new TextCursor(FileBytes.readText(request, progress));
    List<Piece> pieces = new ArrayList<>();
    List<ImportProblem> problems = new ArrayList<>();
    UniqueNames names = new UniqueNames();
    AcReader.Receiver receiver =
        (object, placement, materials) -> {
          AcSurfaces surfaces = object.surfaces();
          int[] triangles = surfaces.triangles();
          String own = name(object, request);
          if (triangles.length == 0 && surfaces.outOfRange() == 0) {
            problems.addAll(surfaces.loose().problems("", own, request.displayName()));
            return;
          }
          String name = names.take(own);
          pieces.add(piece(name, object, triangles, placement, materials, request));
          if (surfaces.outOfRange() > 0) {
            problems.add(problem(name, surfaces, request));
          }
          problems.addAll(surfaces.loose().problems(name, own, request.displayName()));
        };
    new AcReader(new AcWords(cursor, request.displayName()), progress, receiver).read();
    if (pieces.isEmpty()) {
      // A file of lines only, like the reliefs of TORCS tracks, is well formed.
      pieces.add(Piece.named(FileStem.of(request), request.displayName()).build());
    }
    return new ImportedMesh(pieces, problems, List.of(request.file()));
  }

  private static String name(AcObject object, ImportRequest request) {
    String name = object.nameOrInherited();
    return name.isBlank() ? FileStem.of(request) : name;
  }

  private static Piece piece(
      String name,
      AcObject object,
      int[] triangles,
      double[] placement,
      List<String> materials,
      ImportRequest request) {
    AcSurfaces surfaces = object.surfaces();
    Frame frame = Frame.of(placement, request.upOr(UpAxis.Y), request.unitOr(LengthUnit.METRE));
    Piece.Builder piece =
        Piece.named(name, request.displayName())
            .node(object.path())
            .frame(frame)
            .mesh(object.vertices().toArray(), triangles)
            .places(surfaces.places());
    if (object.normals().size() == object.vertices().size()) {
      piece.normals(object.normals().toArray(), triangles);
    }
    if (!object.texture().isBlank()) {
      piece.surfaces(List.of(object.texture()), null);
    } else if (!materials.isEmpty()) {
      piece.surfaces(materials, inRange(surfaces.materials(), materials.size()));
    }
    int twoSided = surfaces.twoSided().cardinality();
    if (twoSided > 0 && twoSided == triangles.length / 3) {
      piece.twoSided(true);
    } else if (twoSided > 0) {
      piece.twoSidedTriangles(surfaces.twoSided());
    }
    return piece.build();
  }

  private static int[] inRange(int[] materials, int count) {
    for (int i = 0; i < materials.length; i++) {
      if (materials[i] < 0 || materials[i] >= count) {
        materials[i] = -1;
      }
    }
    return materials;
  }

  private static ImportProblem problem(String name, AcSurfaces surfaces, ImportRequest request) {
    return new ImportProblem(
        ImportProblem.INDEX_RANGE,
        name,
        request.displayName(),
        surfaces.firstOutOfRange(),
        surfaces.outOfRange(),
        "triangles whose vertex index is outside the list are left out; export again",
        surfaces.near());
  }
}
