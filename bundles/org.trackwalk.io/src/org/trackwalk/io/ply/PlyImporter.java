package org.trackwalk.io.ply;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.buffer.FileStem;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.importer.MeshImporter;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LeftOut;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;

/**
 * Reads PLY files: text, little and big endian, polygons and triangle strips. Vertices stay as they
 * are stored, used or not; a file without faces is a piece without triangles. Z up and metres
 * unless said otherwise.
 */
public final class PlyImporter implements MeshImporter {

  /** Rows between two looks at the progress. */
  private static final int STRIDE = 4096;

  @Override
  public String id() {
    return "ply";
  }

  @Override
  public List<String> extensions() {
    return List.of("ply");
  }

  @Override
  public ImportedMesh mesh(ImportRequest request, Progress progress)
      throws ImportException, IOException {
    return read(request, FileBytes.read(request, progress).asText(), progress); // may be binary
  }

  /** Reads from memory. */
  static ImportedMesh read(ImportRequest request, FileBytes file, Progress progress)
      throws ImportException {
    String shown = request.displayName();
    PlyHeader header = PlyHeader.read(file, shown);
    if (header.order() == null) {
      file.requireNoZeros(shown);
    }
    PlyInput input =
        header.order() == null
            ? new PlyTextInput(file, header, shown)
            : new PlyBinaryInput(file, header, shown);
    PlyElement vertexElement = header.element("vertex");
    PlyElement faceElement = header.element("face");
    PlyElement stripElement = header.element("tristrips");
    PlyElement edgeElement = header.element("edge");
    PlyVertices vertices = new PlyVertices(new float[0], null);
    // A face takes at least seven bytes, so a wrong count takes no more memory than the file.
    long promised = faceElement == null ? 0 : faceElement.count();
    PlyEdges edges = PlyEdges.none();
    PlyFaces faces = new PlyFaces((int) Math.min(promised, file.size() / 7));
    for (PlyElement element : header.elements()) {
      requireRoom(element, input, header, shown);
      if (element == vertexElement) {
        vertices = PlyVertices.read(element, input, progress);
      } else if (element == faceElement) {
        faces.readFaces(element, input, progress);
      } else if (element == stripElement) {
        faces.readStrips(element, input, progress);
      } else if (element == edgeElement && isKept(element)) {
        edges = PlyEdges.read(element, input, progress);
      } else {
        skip(element, input, progress);
      }
    }
    faces.cut(vertices, progress);
    long told = edgeElement == null ? 0 : edgeElement.count();
    int loose =
        edgeElement != null && isKept(edgeElement)
            ? faces.loose(edges, progress)
            : (int) Math.min(Integer.MAX_VALUE, told);
    return mesh(request, header, vertices, faces, loose);
  }

  private static ImportedMesh mesh(
      ImportRequest request, PlyHeader header, PlyVertices vertices, PlyFaces faces, int loose) {
    String name = FileStem.of(request);
    String shown = request.displayName();
    int[] triangles = faces.triangles();
    Piece.Builder piece =
        Piece.named(name, shown)
            .frame(Frame.of(request.upOr(UpAxis.Z), request.unitOr(LengthUnit.METRE)))
            .mesh(vertices.positions(), triangles)
            .places(faces.places());
    if (vertices.normals() != null) {
      piece.normals(vertices.normals(), triangles);
    }
    String placeWord = header.order() == null ? "line" : "byte";
    List<ImportProblem> problems =
        new ArrayList<>(faces.faults().problems(name, shown, placeWord, vertices.positions()));
    if (loose > 0) {
      LeftOut what = LeftOut.of(LeftOut.Kind.EDGES, name);
      problems.add(ImportProblem.of(what, name, shown, -1, loose, List.of()));
    }
    return new ImportedMesh(List.of(piece.build()), problems, List.of(request.file()));
  }

  /** Whether the edges can be told from sides of faces. */
  private static boolean isKept(PlyElement edges) {
    int first = edges.value("vertex1");
    int second = edges.value("vertex2");
    return first >= 0
        && second >= 0
        && edges.properties().get(first).type().isWhole()
        && edges.properties().get(second).type().isWhole();
  }

  /** Refuses a count that the file is too short for, before memory is taken for it. */
  private static void requireRoom(
      PlyElement element, PlyInput input, PlyHeader header, String shown) throws ImportException {
    double needed = element.leastBytes(header.order() == null) - 1;
    if (needed > input.left()) {
      throw new ImportException(
          shown,
          "",
          String.format(
              Locale.ROOT,
              "the header promises %d of element %s, which need at least %.0f bytes, but only %d"
                  + " are left: the file was cut off or its header is wrong",
              element.count(),
              element.name(),
              needed,
              input.left()));
    }
  }

  private static void skip(PlyElement element, PlyInput input, Progress progress)
      throws ImportException {
    if (element.properties().isEmpty()) {
      return; // rows without values take no room in a binary file and none is known in text
    }
    for (long i = 0; i < element.count(); i++) {
      if (i % STRIDE == 0) {
        progress.check();
      }
      input.startRow(element);
      for (PlyProperty property : element.properties()) {
        input.skip(property);
      }
    }
  }
}
