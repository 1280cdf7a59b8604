package org.trackwalk.io.obj;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.trackwalk.io.obj.ObjReading.FIVE;
import static org.trackwalk.io.obj.ObjReading.read;
import static org.trackwalk.io.obj.ObjReading.request;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.buffer.PieceLimit;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LeftOut;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/** What is wrong in a file: left out and counted, or the reason why the file is refused. */
final class ObjProblemsTest {

  @Test
  void facesOnVerticesThatAreNotThereAreLeftOutAndCounted() throws ImportException {
    ImportedMesh mesh =
        read(FIVE + "o a\nf 1 2 9\nf 0 1 2\nf 1 2 -6\nf 1 2 3\no b\nf 1 2 99999999999\nf 1 2 3");
    assertEquals(List.of(1, 1), mesh.pieces().stream().map(Piece::triangleCount).toList());
    ImportProblem a = mesh.problems().get(0);
    assertEquals("import.index-range", a.rule());
    assertEquals("a", a.piece());
    assertEquals("road.obj", a.file());
    assertEquals(7, a.place());
    assertEquals(3, a.count());
    assertEquals(List.of(0f, 0f, 0f), a.near());
    assertEquals(
        "3 faces refer to vertices that the file does not have and were left out", a.message());
    assertEquals(
        "1 face refers to vertices that the file does not have and was left out",
        mesh.problems().get(1).message());
  }

  @Test
  void facesWithTooFewOrUnreadableCornersAreLeftOutAndCounted() throws ImportException {
    ImportedMesh mesh = read(FIVE + "f\nf 1\nf 1 2\nf 1 2 3\nf 1 b 3\nf 1.5 2 3\nf 1/2/3/4 2 3\n");
    assertEquals(1, mesh.pieces().get(0).triangleCount());
    ImportProblem few = mesh.problems().get(0);
    assertEquals(List.of(6, 3), List.of(few.place(), few.count()));
    assertEquals("import.left-out", few.rule());
    assertEquals(LeftOut.Kind.SHORT_FACES, few.leftOut().kind());
    assertEquals("line 6", few.leftOut().where());
    ImportProblem unreadable = mesh.problems().get(1);
    assertEquals(List.of(10, 3), List.of(unreadable.place(), unreadable.count()));
    assertEquals("3 faces cannot be read and were left out", unreadable.message());
  }

  /** A line that a backslash continues is one with the next, whatever that begins with. */
  @Test
  void whatGoesOnFromTheCornersOfALineIsNoVertex() throws ImportException {
    for (String joined :
        List.of("f 1 2 \\\nv 7 7 7\n", "p 1 \\\r\nv 7 7 7\r\n", "l 1 2 \\\nv 7 7 7\n")) {
      ImportedMesh mesh = read(joined.repeat(3) + FIVE + "o b\nf 1 2 3\nf 1 3 4\n");
      List<ImportProblem> loose =
          mesh.problems().stream()
              .filter(p -> p.rule().equals(ImportProblem.ISOLATED_VERTEX))
              .toList();
      assertEquals(1, loose.size(), joined);
      assertEquals(1, loose.get(0).count(), joined);
      assertEquals(List.of(0f, 0f, 5f), loose.get(0).near(), joined);
      assertEquals(11, loose.get(0).place(), joined);
      assertEquals("b", loose.get(0).piece(), joined);
    }
  }

  @Test
  void verticesThatNoFaceUsesAreToldEachWithItsPlace() throws ImportException {
    ImportProblem problem = read("# one\n" + FIVE + "o a\nf 1 2 4\n").problems().get(0);
    assertEquals("topology.isolated-vertex", problem.rule());
    assertEquals("a", problem.piece());
    assertEquals(List.of(4, 2), List.of(problem.place(), problem.count()));
    assertEquals(6, problem.near().size());
    assertEquals(List.of(1f, 1f, 0f), problem.near().subList(0, 3));
  }

  /** What a backslash joins to a line is no line of its own: no vertex of it is looked for. */
  @Test
  void aVertexOnALineThatIsJoinedToAnotherIsNone() throws ImportException {
    for (String joined :
        List.of("f 1 2 3\\\n", "fo 1 2 3 \\\r\n", "l 1\\\n", "vn 0 0 \\\n", "v 0 \\\n")) {
      String text = "o a\nv 0 0 0\nv 1 0 0\nv 1 1 0\nf 1 2 3\n" + joined + "v 5 5 5\nv 9 9 9\n";
      List<ImportProblem> loose =
          read(text).problems().stream()
              .filter(p -> p.rule().equals("topology.isolated-vertex"))
              .toList();
      assertEquals(1, loose.size(), joined);
      assertEquals(
          List.of(9f, 9f, 9f),
          loose.get(0).near().subList(loose.get(0).near().size() - 3, loose.get(0).near().size()),
          joined);
    }
  }

  /** Whether the name stands before the vertices or after them. */
  @Test
  void aVertexThatNoFaceUsesIsOfThePieceThatIsWrittenAroundIt() throws ImportException {
    String before =
        "o a\nv 9 9 9\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf 2 3 4\n"
            + "o b\nv 8 8 8\nv 0 0 5\nv 1 0 5\nv 0 1 5\nv 7 7 7\nf 6 7 8\n";
    String after =
        "v 9 9 9\nv 0 0 0\nv 1 0 0\nv 0 1 0\ng a\nf 2 3 4\n"
            + "v 8 8 8\nv 0 0 5\nv 1 0 5\nv 0 1 5\nv 7 7 7\ng b\nf 6 7 8\n";
    for (String text : List.of(before, after)) {
      List<ImportProblem> problems = read(text).problems();
      assertEquals(List.of("a", "b"), problems.stream().map(ImportProblem::piece).toList());
      assertEquals(List.of(1, 2), problems.stream().map(ImportProblem::count).toList());
      assertEquals(List.of(8f, 8f, 8f, 7f, 7f, 7f), problems.get(1).near());
    }
  }

  @Test
  void inOneListForAllAVertexIsOfTheNearestThatIsUsed() throws ImportException {
    // The pieces use the first three and the last three; between them stand three that nobody uses.
    String list = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 2 0 0\nv 3 0 0\nv 4 0 0\n";
    String rest = "v 0 0 5\nv 1 0 5\nv 0 1 5\ng a\nf 1 2 3\ng b\nf 7 8 9\n";
    List<ImportProblem> problems = read(list + rest).problems();
    assertEquals(List.of("a", "b"), problems.stream().map(ImportProblem::piece).toList());
    assertEquals(List.of(2, 1), problems.stream().map(ImportProblem::count).toList());
    assertEquals(List.of(4, 6), problems.stream().map(ImportProblem::place).toList());
    // What both use is of the later one; what stands alone is of none.
    problems = read("v 0 0 0\nv 1 0 0\nv 0 1 0\nv 2 0 0\ng a\nf 1 2 3\ng b\nf 3 2 1\n").problems();
    assertEquals("b", problems.get(0).piece());
    problems = read("v 0 0 0\nv 1 0 0\nv 0 1 0\ng a\nf 1 2 3\no c\nv 5 5 5\n o d\n").problems();
    assertEquals("", problems.get(0).piece());
  }

  @Test
  void aVertexThatCannotBeReadRefusesTheFileWhenAFaceUsesIt() throws ImportException {
    ImportException refusal =
        assertThrows(
            ImportException.class, () -> read("v 0 0 0\nv 1,5 0,0 0,0\nv 0 1 0\nf 1 2 3\n"));
    assertEquals(
        "road.obj, line 2: a vertex needs three numbers, but here stands \"v 1,5 0,0 0,0\"",
        refusal.oneLine());
    assertThrows(ImportException.class, () -> read("v 0 0 0\nv 1 0\nv 0 1 0\nf 1 2 3\n"));
    assertThrows(ImportException.class, () -> read("v 0 0 0\nv\nv 0 1 0\nf 1 2 3\n"));
    Piece piece = read("v 0 0 0\nv 3.1+e2 0 0\nv 0 1 0\nv 1 1 1\nf 1 3 4\n").pieces().get(0);
    assertEquals(1, piece.triangleCount());
  }

  @Test
  void wrongNormalsAreOnlyMissingNormals() throws ImportException {
    ImportedMesh mesh = read("vn 1 0 x\nvn 0 1 0\n" + FIVE + "f 1//9 2//1 3//2\nf 1//0 3// 4//2");
    assertTrue(mesh.problems().stream().noneMatch(p -> p.rule().startsWith("import")));
    Piece piece = mesh.pieces().get(0);
    assertArrayEquals(new float[] {0, 0, 0, 0, 1, 0}, piece.normals());
    assertArrayEquals(new int[] {-1, 0, 1, -1, -1, 1}, piece.cornerNormals());
  }

  @Test
  void withoutFacesThereIsAnEmptyPiece() throws ImportException {
    for (String text : List.of("# nothing\n", "v 1 2 3\nl 1 1\n", "o only\n")) {
      ImportedMesh mesh = read(text);
      assertEquals(0, mesh.pieces().get(0).triangleCount());
      assertEquals("road", mesh.pieces().get(0).name());
      assertTrue(mesh.problems().stream().allMatch(ImportProblem::harmless));
    }
  }

  @Test
  void whatIsNoObjIsRefused() {
    ImportException refusal =
        assertThrows(ImportException.class, () -> read("\nDear reader,\nthis is no mesh.\n"));
    assertEquals("line 2", refusal.place());
    byte[] machineCode = new byte[5000];
    for (int i = 0; i < machineCode.length; i++) {
      machineCode[i] = (byte) (i * i * 31 + i);
    }
    assertThrows(
        ImportException.class,
        () -> ObjImporter.read(request(), FileBytes.of(machineCode), 1, Progress.none()));
  }

  @Test
  void aGroupForEveryFaceOfALargeFileIsRefused() {
    StringBuilder text = new StringBuilder("v 0 0 0\nv 1 0 0\nv 0 1 0\n");
    for (int i = 0; i <= PieceLimit.MOST; i++) {
      text.append("g ").append(i).append("\nf 1 2 3\n");
    }
    ImportException refusal = assertThrows(ImportException.class, () -> read(text.toString()));
    assertTrue(refusal.getMessage().contains("more than 200000 objects or groups"));
  }
}
