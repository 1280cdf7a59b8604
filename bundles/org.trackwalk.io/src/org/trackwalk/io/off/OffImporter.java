package org.trackwalk.io.off;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.buffer.FileStem;
import org.trackwalk.io.buffer.GrowingInts;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.importer.MeshImporter;
import org.trackwalk.io.polygon.FaceFaults;
import org.trackwalk.io.polygon.LooseParts;
import org.trackwalk.io.polygon.PolygonTriangulation;
import org.trackwalk.io.text.TextCursor;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LeftOut;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;

/**
 * Reads OFF files in text. The file is one piece; colours, texture coordinates, points and lines
 * are passed over. Line ends mean nothing but the end of colours, which have no fixed number: where
 * a file has a line for each vertex and face, what is left of a line is a colour, and where it has
 * fewer, there are those numbers that its first word promises. Z up and metres unless said
 * otherwise, as other formats of scanners and geometry libraries.
 */
public final class OffImporter implements MeshImporter {

  private static final int STRIDE = 4096;

  @Override
  public String id() {
    return "off";
  }

  @Override
  public List<String> extensions() {
    return List.of("off");
  }

  @Override
  public ImportedMesh mesh(ImportRequest request, Progress progress)
      throws ImportException, IOException {
    FileBytes file = FileBytes.readText(request, progress);
    String shown = request.displayName();
    OffWords words = new OffWords(new TextCursor(file), shown);
    OffHeader header = OffHeader.read(words);
    // A vertex takes at least six bytes and a face two, so a wrong count takes no memory.
    long least = 6L * header.vertices() + 2L * header.faces() - 1;
    if (least > file.end() - words.cursor().at()) {
      throw words.refusal(
          counted(header.vertices(), "vertex", "vertices")
              + " and "
              + counted(header.faces(), "face", "faces")
              + " are promised, for which the file is too short: it was cut off");
    }
    boolean vertexLines = words.linesFollow((long) header.vertices() + header.faces());
    float[] positions = new float[3 * header.vertices()];
    float[] normals = header.normals() ? new float[positions.length] : null;
    for (int i = 0; i < header.vertices(); i++) {
      if (i % STRIDE == 0) {
        progress.check();
      }
      three(words, positions, i, "a coordinate of vertex " + i + " of " + header.vertices());
      if (normals != null) {
        three(words, normals, i, "a normal of vertex " + i);
      }
      if (vertexLines) {
        words.nextLine();
      } else {
        for (int k = 0; k < header.furtherNumbers(); k++) {
          words.number("a colour or texture coordinate of vertex " + i);
        }
      }
    }
    boolean faceLines = words.linesFollow(header.faces());
    Faces faces = new Faces(positions);
    for (int i = 0; i < header.faces(); i++) {
      if (i % STRIDE == 0) {
        progress.check();
      }
      faces.read(words, i, header.faces(), faceLines);
    }
    String name = FileStem.of(request);
    int[] triangles = faces.triangles.toArray();
    Piece.Builder piece =
        Piece.named(name, shown)
            .frame(Frame.of(request.upOr(UpAxis.Z), request.unitOr(LengthUnit.METRE)))
            .mesh(positions, triangles)
            .places(faces.places.toArray());
    if (normals != null) {
      piece.normals(normals, triangles);
    }
    List<ImportProblem> problems = new ArrayList<>(faces.faults.problems(name, shown, positions));
    problems.addAll(faces.loose.problems(name, name, shown));
    return new ImportedMesh(List.of(piece.build()), problems, List.of(request.file()));
  }

  private static String counted(int count, String one, String many) {
    return count + " " + (count == 1 ? one : many);
  }

  private static void three(OffWords words, float[] out, int index, String what)
      throws ImportException {
    for (int k = 0; k < 3; k++) {
      out[3 * index + k] = words.number(what);
    }
  }

  /** The faces as they are read. */
  private static final class Faces {
    private final float[] positions;
    private final GrowingInts triangles = new GrowingInts(48);
    private final GrowingInts places = new GrowingInts(16);
    private final GrowingInts corners = new GrowingInts(16);
    private final FaceFaults faults = new FaceFaults();
    private final LooseParts loose = new LooseParts();
    private final PolygonTriangulation polygons = new PolygonTriangulation();

    Faces(float[] positions) {
      this.positions = positions;
    }

    void read(OffWords words, int number, int of, boolean lines) throws ImportException {
      int count = words.integer("face " + number + " of " + of);
      int line = words.line();
      if (count < 0) {
        throw words.refusal("face " + number + " has a negative number of corners");
      }
      corners.truncate(0);
      boolean outside = false;
      int near = -1;
      for (int i = 0; i < count; i++) {
        int vertex = words.integer("a corner of face " + number);
        boolean there = vertex >= 0 && vertex < positions.length / 3;
        outside |= !there;
        near = there && near < 0 ? vertex : near;
        corners.add(vertex);
      }
      if (lines) {
        words.nextLine(); // what is left are colours
      }
      if (outside) {
        faults.add(FaceFaults.Fault.OUTSIDE, line, near);
      } else if (count == 0) {
        faults.add(FaceFaults.Fault.TOO_FEW, line, -1);
      } else if (count < 3) {
        int at = 3 * near;
        loose.add(
            count == 1 ? LeftOut.Kind.POINTS : LeftOut.Kind.EDGES,
            1,
            line,
            List.of(positions[at], positions[at + 1], positions[at + 2]));
      } else {
        int[] c = corners.items();
        int[] cut = polygons.cut(positions, c, 0, count);
        for (int i = 0; i < 3 * (count - 2); i += 3) {
          triangles.add(c[cut[i]], c[cut[i + 1]], c[cut[i + 2]]);
          places.add(line);
        }
      }
    }
  }
}
