package org.trackwalk.io.patch.format;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.patch.Bits;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.io.patch.FilePatch;
import org.trackwalk.io.patch.Part;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.patch.PatchedFiles;
import org.trackwalk.io.patch.Splice;
import org.trackwalk.io.patch.UndoFile;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/**
 * Each edit in each format, against a list of triangles that is edited beside it: what the importer
 * reads afterwards are these triangles, and the inverse patch restores the bytes.
 */
final class PatchersTest {

  @TempDir private Path folder;

  private Path write(SheetWriter format) throws Exception {
    Path file = folder.resolve(format.fileName());
    Files.write(file, format.bytes());
    return file;
  }

  private static Piece read(Path file) throws Exception {
    return Importers.forFileName(file.getFileName().toString())
        .orElseThrow()
        .read(ImportRequest.of(file), Progress.none())
        .pieces()
        .get(0);
  }

  private static Bits bits(int vertex) {
    return Bits.of(SheetWriter.vertex(vertex), 0);
  }

  /** Triangles of a piece by their corners' bits, with how often each is there. */
  private static Map<Edit.Triangle, Integer> triangles(Piece piece) {
    Map<Edit.Triangle, Integer> all = new HashMap<>();
    int[] c = piece.triangles();
    for (int i = 0; i < c.length; i += 3) {
      Edit.Triangle t =
          new Edit.Triangle(
              Bits.of(piece.positions(), 3 * c[i]),
              Bits.of(piece.positions(), 3 * c[i + 1]),
              Bits.of(piece.positions(), 3 * c[i + 2]));
      all.merge(t.canonical(), 1, Integer::sum);
    }
    return all;
  }

  /** Applies edits; the bytes come back with the undo file, and the new ones are left in place. */
  private static Piece patched(Path file, List<Edit> edits) throws Exception {
    byte[] before = Files.readAllBytes(file);
    List<FilePatch> patches = patches(file, edits);
    PatchedFiles.apply(patches);
    byte[] after = Files.readAllBytes(file);
    Path undo = file.resolveSibling("undo.json");
    UndoFile.write(undo, patches);
    PatchedFiles.apply(UndoFile.read(undo));
    assertArrayEquals(before, Files.readAllBytes(file), "undo of " + edits);
    Files.write(file, after);
    return read(file);
  }

  private static List<FilePatch> patches(Path file, List<Edit> edits) throws Exception {
    return Patchers.forFileName(file.getFileName().toString())
        .orElseThrow()
        .patch(file, edits, Progress.none());
  }

  private static int touched(List<FilePatch> patches) {
    int bytes = 0;
    for (FilePatch patch : patches) {
      for (Splice splice : patch.splices()) {
        bytes += splice.removed().length;
      }
    }
    return bytes;
  }

  @ParameterizedTest
  @EnumSource(SheetWriter.class)
  void aMovedVertexChangesItsOwnNumbersOnly(SheetWriter format) throws Exception {
    Path file = write(format);
    Part part = Part.of(read(file));
    Bits to = Bits.of(1, 0.1f, 1.0000001f);
    Map<Edit.Triangle, Integer> expected = new HashMap<>();
    triangles(read(file)).forEach((t, n) -> expected.put(replaced(t, bits(4), to).canonical(), n));
    List<Edit> edits = List.of(new Edit.Move(part, bits(4), to));

    int touched = touched(patches(file, edits));
    Piece moved = patched(file, edits);

    assertEquals(expected, triangles(moved));
    // Six corners of an STL, else one row and in glTF one bound; a data URI is one text.
    int most = format.soup() ? 6 * 15 : format == SheetWriter.GLTF_DATA ? 500 : 40;
    assertTrue(touched <= most, touched + " bytes changed in " + format);
  }

  private static Edit.Triangle replaced(Edit.Triangle t, Bits from, Bits to) {
    return new Edit.Triangle(
        t.a().equals(from) ? to : t.a(),
        t.b().equals(from) ? to : t.b(),
        t.c().equals(from) ? to : t.c());
  }

  @ParameterizedTest
  @EnumSource(SheetWriter.class)
  void aTriangleIsTurnedOverAndAnotherOneGoesWithItsVertex(SheetWriter format) throws Exception {
    Path file = write(format);
    Piece before = read(file);
    Part part = Part.of(before);
    Map<Edit.Triangle, Integer> expected = triangles(before);
    List<Edit.Triangle> corner = having(expected, 2); // one or two triangles use vertex 2
    Edit.Triangle turned = having(expected, 6).get(0);
    List<Edit> edits = new ArrayList<>();
    for (Edit.Triangle t : corner) {
      edits.add(new Edit.Delete(part, t));
      expected.remove(t);
    }
    edits.add(new Edit.Flip(part, turned));
    expected.remove(turned);
    expected.put(new Edit.Triangle(turned.a(), turned.c(), turned.b()).canonical(), 1);

    Piece after = patched(file, edits);

    assertEquals(expected, triangles(after));
    int vertices = format.soup() ? 3 * (8 - corner.size()) : 8;
    assertEquals(vertices, after.vertexCount(), "vertex 2 is used no more");
  }

  private static List<Edit.Triangle> having(Map<Edit.Triangle, Integer> all, int vertex) {
    Bits at = bits(vertex);
    return all.keySet().stream()
        .filter(t -> Set.of(t.a(), t.b(), t.c()).contains(at))
        .sorted((s, t) -> s.toString().compareTo(t.toString()))
        .toList();
  }

  @ParameterizedTest
  @EnumSource(SheetWriter.class)
  void anEdgeGetsVerticesOnBothSides(SheetWriter format) throws Exception {
    Path file = write(format);
    Piece before = read(file);
    Part part = Part.of(before);
    Bits p = Bits.of(0.25f, 0, 1);
    Bits q = Bits.of(0.5f, 0.001f, 1);
    Map<Edit.Triangle, Integer> expected = new HashMap<>();
    triangles(before)
        .forEach(
            (t, n) -> {
              for (Edit.Triangle piece : cut(t, bits(3), bits(4), List.of(p, q))) {
                expected.put(piece.canonical(), n);
              }
            });

    Piece after = patched(file, List.of(new Edit.Split(part, bits(4), bits(3), List.of(q, p))));

    assertEquals(expected, triangles(after));
    assertEquals(12, after.triangleCount());
    assertEquals(format.soup() ? 36 : 11, after.vertexCount());
  }

  /** A triangle cut at points along one of its edges, if it has it. */
  private static List<Edit.Triangle> cut(Edit.Triangle t, Bits from, Bits to, List<Bits> points) {
    List<Bits> corners = List.of(t.a(), t.b(), t.c());
    for (int k = 0; k < 3; k++) {
      Bits a = corners.get(k);
      Bits b = corners.get((k + 1) % 3);
      Bits c = corners.get((k + 2) % 3);
      boolean along = a.equals(from) && b.equals(to);
      if (along || a.equals(to) && b.equals(from)) {
        List<Bits> chain = new ArrayList<>(points);
        if (!along) {
          Collections.reverse(chain);
        }
        chain.add(0, a);
        chain.add(b);
        List<Edit.Triangle> pieces = new ArrayList<>();
        for (int i = 0; i + 1 < chain.size(); i++) {
          pieces.add(new Edit.Triangle(chain.get(i), chain.get(i + 1), c));
        }
        return pieces;
      }
    }
    return List.of(t);
  }

  @ParameterizedTest
  @EnumSource(SheetWriter.class)
  void aHoleIsFilledWithOldAndNewCorners(SheetWriter format) throws Exception {
    Path file = write(format);
    Map<Edit.Triangle, Integer> whole = triangles(read(file));
    Edit.Triangle gone = having(whole, 4).get(0);
    Piece open = patched(file, List.of(new Edit.Delete(Part.of(read(file)), gone)));
    assertFalse(triangles(open).containsKey(gone));
    Edit.Triangle like = triangles(open).keySet().iterator().next();
    Edit.Triangle beside =
        new Edit.Triangle(bits(2), Bits.of(3, 0, 0), Bits.of(3, 0, 1)).canonical();
    Part part = Part.of(open);

    Piece filled =
        patched(file, List.of(new Edit.Fill(part, gone, like), new Edit.Fill(part, beside, like)));

    whole.put(beside, 1);
    assertEquals(whole, triangles(filled));
  }

  @Test
  void inObjOnlyTheLinesOfMovedVerticesDiffer() throws Exception {
    Path file = write(SheetWriter.OBJ);
    String[] before = Files.readString(file).split("\r\n", -1);
    Part part = Part.of(read(file));
    patched(file, List.of(new Edit.Move(part, bits(4), Bits.of(1, -0.0f, 1))));
    String[] after = Files.readString(file).split("\r\n", -1);
    assertEquals(before.length, after.length);
    Map<Integer, String> changed = new TreeMap<>();
    for (int i = 0; i < before.length; i++) {
      if (!before[i].equals(after[i])) {
        changed.put(i, after[i]);
      }
    }
    assertEquals(Map.of(6, "v  1.00 -0.00 1.00"), changed);
  }

  @Test
  void aVertexThatAnotherObjectNeedsIsSplit() throws Exception {
    Path file = folder.resolve("two.obj");
    Files.writeString(
        file,
        "o left\nv 0 0 0\nv 0 0 1\nv 1 0 1\nv 1 0 0\nv 2 0 1\nf 1 2 3\nf 1 3 4\n"
            + "o right\nf 4 3 5\n");
    Part left = Part.of(read(file));
    patched(file, List.of(new Edit.Move(left, Bits.of(1, 0, 1), Bits.of(1, 0.5f, 1))));

    Bits up = Bits.of(1, 0.5f, 1);
    assertEquals(
        Set.of(
            new Edit.Triangle(Bits.of(0, 0, 0), Bits.of(0, 0, 1), up).canonical(),
            new Edit.Triangle(Bits.of(0, 0, 0), up, Bits.of(1, 0, 0)).canonical()),
        triangles(named(file, "left")).keySet());
    assertEquals(
        Set.of(new Edit.Triangle(Bits.of(1, 0, 0), Bits.of(1, 0, 1), Bits.of(2, 0, 1)).canonical()),
        triangles(named(file, "right")).keySet());
  }

  private static Piece named(Path file, String name) throws Exception {
    return Importers.forFileName(file.getFileName().toString())
        .orElseThrow()
        .read(ImportRequest.of(file), Progress.none())
        .pieces()
        .stream()
        .filter(piece -> piece.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aFileThatChangedMeanwhileIsRefused() throws Exception {
    Path file = write(SheetWriter.OBJ);
    List<FilePatch> patches =
        patches(file, List.of(new Edit.Move(Part.of(read(file)), bits(4), Bits.of(1, 1, 1))));
    Files.writeString(file, Files.readString(file) + "# touched\n");
    byte[] touched = Files.readAllBytes(file);
    PatchException e = assertThrows(PatchException.class, () -> PatchedFiles.apply(patches));
    assertTrue(e.getMessage().contains("has changed"), e.getMessage());
    assertArrayEquals(touched, Files.readAllBytes(file));
    try (var left = Files.list(folder)) {
      assertEquals(1, left.count(), "nothing is left aside");
    }
  }

  @Test
  void whatIsNotThereIsRefused() throws Exception {
    Path file = write(SheetWriter.OBJ);
    Part part = Part.of(read(file));
    Bits nowhere = Bits.of(9, 9, 9);
    List<Edit> wrong =
        List.of(
            new Edit.Move(part, nowhere, bits(0)),
            new Edit.Delete(part, new Edit.Triangle(bits(0), bits(1), nowhere)),
            new Edit.Split(part, bits(0), bits(8), List.of(nowhere)),
            new Edit.Move(new Part(part.file(), "", 4711), bits(0), bits(1)));
    for (Edit edit : wrong) {
      assertThrows(PatchException.class, () -> patches(file, List.of(edit)), edit.toString());
    }
  }

  @Test
  void numbersKeepTheirStyleAndReadBack() {
    assertEquals("1.0000", NumberText.like("0.5000", 1));
    assertEquals("0.10000000", NumberText.like("3.00000000", 0.1f));
    assertEquals("-0.0", NumberText.like("0.0", -0.0f));
    assertEquals("1.0E-4", NumberText.like("5E-4", 1e-4f));
    for (float x : new float[] {0.1f, 1e-7f, 16777215f, 123.45679f, -3.0000002f, 1e-30f}) {
      assertEquals(x, Float.parseFloat(NumberText.like("1.00", x)), "" + x);
    }
  }
}
