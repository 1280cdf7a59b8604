package org.trackwalk.io.obj;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.buffer.GrowingFloats;
import org.trackwalk.io.buffer.GrowingInts;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.look.FileLook;
import org.trackwalk.io.look.LookReader;
import org.trackwalk.io.look.MaterialLook;
import org.trackwalk.io.look.PictureFinder;
import org.trackwalk.io.look.PieceLook;
import org.trackwalk.io.text.TextCursor;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/**
 * The look of Wavefront OBJ files: texture vertices of faces, and the materials of the libraries
 * that the file names. A triangle's face is the one in its line; its corners are those of the face
 * at the same position.
 */
public final class ObjLook implements LookReader {

  /** Lines, or triangles, between two looks at the progress. */
  private static final int STRIDE = 1 << 14;

  private static final int TRIANGLES = 1 << 12;

  /** Corners of a polygon that are compared one by one: with more of them, a map is quicker. */
  private static final int FEW_CORNERS = 16;

  /** A place in space; equal for zeros of both signs. */
  private record Position(float x, float y, float z) {
    static Position of(float x, float y, float z) {
      return new Position(x + 0f, y + 0f, z + 0f);
    }
  }

  @Override
  public FileLook read(ImportRequest request, List<Piece> pieces, Progress progress)
      throws ImportException, IOException {
    Faces faces = new Faces();
    faces.read(new TextCursor(FileBytes.readText(request, progress)), progress);
    MtlLibraries libraries = new MtlLibraries(PictureFinder.of(request));
    for (String library : faces.libraries) {
      libraries.add(library, progress);
    }
    List<MaterialLook> materials = new ArrayList<>();
    Map<String, Integer> known = new HashMap<>();
    List<PieceLook> looks = new ArrayList<>();
    for (Piece piece : pieces) {
      looks.add(look(piece, faces, libraries, materials, known, progress));
    }
    return new FileLook(materials, looks, libraries.notFound());
  }

  private static PieceLook look(
      Piece piece,
      Faces faces,
      MtlLibraries libraries,
      List<MaterialLook> materials,
      Map<String, Integer> known,
      Progress progress) {
    int[] ofTriangles = new int[piece.triangleCount()];
    float[] places = new float[PieceLook.NUMBERS * ofTriangles.length];
    boolean any = false;
    progress.check();
    for (int t = 0; t < ofTriangles.length; t++) {
      if (t % TRIANGLES == TRIANGLES - 1) {
        progress.check();
      }
      int face = faces.at(piece.place(t));
      String name = face < 0 ? "" : faces.material(face);
      int material = -1;
      if (!name.isEmpty()) {
        material =
            known.computeIfAbsent(
                name,
                n -> {
                  materials.add(libraries.look(n));
                  return materials.size() - 1;
                });
      }
      ofTriangles[t] = material;
      if (face >= 0) {
        any |= faces.places(face, piece, t, libraries.move(name), places);
      }
    }
    return new PieceLook(ofTriangles, any ? places : null);
  }

  /** All faces of a file, with what they are painted with. */
  private static final class Faces {
    private final Set<String> libraries = new LinkedHashSet<>();
    private final List<String> names = new ArrayList<>(List.of(""));
    private final GrowingFloats vertices = new GrowingFloats(0);
    private final GrowingFloats painted = new GrowingFloats(0);
    private final GrowingInts lines = new GrowingInts(0);
    private final GrowingInts ends = new GrowingInts(0);
    private final GrowingInts corners = new GrowingInts(0);
    private final GrowingInts places = new GrowingInts(0);
    private final GrowingInts materials = new GrowingInts(0);
    private final Map<String, Integer> numbers = new HashMap<>(Map.of("", 0));
    private int material;

    /** The first corner at each place of the large polygon that was asked for last. */
    private Map<Position, Integer> cornerAt = Map.of();

    private int asked = -1;

    void read(TextCursor cursor, Progress progress) {
      int seen = 0;
      while (!cursor.atEnd()) {
        if (seen++ % STRIDE == 0) {
          progress.check();
        }
        if (cursor.skipBlanks()) {
          line(cursor);
        }
        cursor.nextLine();
      }
    }

    private void line(TextCursor cursor) {
      int line = cursor.line();
      if (cursor.word("f") || cursor.word("fo")) {
        face(cursor, line);
      } else if (cursor.word("vt")) {
        triple(cursor, painted);
      } else if (cursor.word("v")) {
        triple(cursor, vertices);
      } else if (cursor.word("usemtl")) {
        material = numbers.computeIfAbsent(cursor.rawRestOfLine(), this::added);
      } else if (cursor.word("mtllib")) {
        libraries.add(cursor.rawRestOfLine());
      }
    }

    private int added(String name) {
      names.add(name);
      return names.size() - 1;
    }

    /** What is missing in a line is 0: a texture vertex may have one number only. */
    private static void triple(TextCursor cursor, GrowingFloats to) {
      float[] xyz = new float[3];
      for (int k = 0; k < 3 && cursor.skipBlanks() && cursor.number(); k++) {
        xyz[k] = cursor.value();
      }
      to.add(xyz[0], xyz[1], xyz[2]);
    }

    private void face(TextCursor cursor, int line) {
      while (cursor.skipBlanks() && cursor.peek() != '#') {
        long vertex = cursor.integer();
        long place = 0;
        if (cursor.peek() == '/') {
          cursor.skip(1);
          place = cursor.peek() == '/' ? 0 : cursor.integer();
        }
        cursor.skipWord();
        corners.add(absolute(vertex, vertices.size() / 3));
        places.add(absolute(place, painted.size() / 3));
      }
      lines.add(line);
      ends.add(corners.size());
      materials.add(material);
    }

    /** From 0; -1 for none. */
    private static int absolute(long written, int count) {
      long index = written > 0 ? written - 1 : written < 0 ? count + written : -1;
      return index >= 0 && index < Integer.MAX_VALUE ? (int) index : -1;
    }

    /** The face in a line; -1 for none. */
    int at(int line) {
      int found = Arrays.binarySearch(lines.items(), 0, lines.size(), line);
      return found < 0 ? -1 : found;
    }

    String material(int face) {
      return names.get(materials.get(face));
    }

    /** Writes the places of a triangle's corners; false when its face has none. */
    boolean places(int face, Piece piece, int triangle, float[] move, float[] to) {
      int from = face == 0 ? 0 : ends.get(face - 1);
      int count = ends.get(face) - from;
      boolean any = false;
      for (int k = 0; k < 3; k++) {
        int corner =
            count == 3
                ? from + k
                : from
                    + corner(
                        face, from, count, piece.positions(), 3 * piece.vertexOf(3 * triangle + k));
        int place = places.get(corner);
        if (place < 0 || place >= painted.size() / 3) {
          continue;
        }
        any = true;
        int at = PieceLook.NUMBERS * triangle + 2 * k;
        to[at] = painted.get(3 * place) * move[2] + move[0];
        to[at + 1] = 1 - (painted.get(3 * place + 1) * move[3] + move[1]);
      }
      return any;
    }

    /** Which corner of a face a corner of a triangle is: the first at the same place. */
    private int corner(int face, int from, int count, float[] own, int at) {
      if (count <= FEW_CORNERS) {
        for (int i = 0; i < count; i++) {
          if (isAt(corners.get(from + i), own, at)) {
            return i;
          }
        }
        return 0;
      }
      if (face != asked) {
        asked = face;
        cornerAt = new HashMap<>();
        for (int i = 0; i < count; i++) {
          int vertex = corners.get(from + i);
          if (vertex >= 0 && vertex < vertices.size() / 3) {
            cornerAt.putIfAbsent(position(vertices.items(), 3 * vertex), i);
          }
        }
      }
      return cornerAt.getOrDefault(position(own, at), 0);
    }

    private boolean isAt(int vertex, float[] own, int at) {
      return vertex >= 0
          && vertex < vertices.size() / 3
          && vertices.get(3 * vertex) == own[at]
          && vertices.get(3 * vertex + 1) == own[at + 1]
          && vertices.get(3 * vertex + 2) == own[at + 2];
    }

    private static Position position(float[] xyz, int at) {
      return Position.of(xyz[at], xyz[at + 1], xyz[at + 2]);
    }
  }
}
