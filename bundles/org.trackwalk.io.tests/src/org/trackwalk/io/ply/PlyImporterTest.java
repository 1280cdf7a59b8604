package org.trackwalk.io.ply;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;

final class PlyImporterTest {

  private static final String XYZ = "property float x\nproperty float y\nproperty float z\n";
  private static final String LIST = "property list uchar int vertex_indices\n";
  private static final String FOUR = "0 0 0\n1 0 0\n1 1 0\n0 1 0\n";

  @Test
  void textWithOneSquare() throws ImportException {
    Piece piece =
        only(text("element vertex 4\n" + XYZ + "element face 1\n" + LIST, FOUR + "4 0 1 2 3"));
    assertEquals("wall", piece.name());
    assertEquals("", piece.node());
    assertEquals(Frame.of(UpAxis.Z, LengthUnit.METRE), piece.frame());
    assertArrayEquals(new float[] {0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0}, piece.positions());
    assertArrayEquals(new int[] {0, 1, 2, 0, 2, 3}, piece.triangles());
    assertEquals(14, piece.place(0));
    assertEquals(14, piece.place(1));
    assertNull(piece.normals());
  }

  @Test
  void furtherPropertiesAndElementsAreSteppedOver() throws ImportException {
    String header =
        "comment made by hand\nobj_info x\nelement note 2\nproperty list uchar float words\n"
            + "element vertex 3\nproperty uchar red\nproperty list int int more\n"
            + XYZ
            + "property double nx\nproperty double ny\nproperty double nz\n"
            + "element face 1\nproperty uchar flags\n"
            + "property list uchar uint vertex_index\nproperty list uchar float texcoord\n"
            + "element edge 1\nproperty int vertex1\n";
    String data =
        "0\n2 1.5 nan\n9 0 1 2 3 0 0 1\n9 2 7 7 4 5 6 0 1 0\n9 1 8 7 8 9 1 0 0\n"
            + "7 3 2 1 0 2 .5 .5\n1\n";
    ImportedMesh mesh = read(text(header, data));
    assertEquals(List.of("wall: 1 edge without a face"), messages(mesh));
    Piece piece = mesh.pieces().get(0);
    assertArrayEquals(new float[] {1, 2, 3, 4, 5, 6, 7, 8, 9}, piece.positions());
    assertArrayEquals(new int[] {2, 1, 0}, piece.triangles());
    assertArrayEquals(new float[] {0, 0, 1, 0, 1, 0, 1, 0, 0}, piece.normals());
    assertArrayEquals(new int[] {2, 1, 0}, piece.cornerNormals());
  }

  @Test
  void carriageReturnsBlankLinesAndAByteOrderMark() throws ImportException {
    String file =
        "\uFEFFply\nformat ascii 1.0\nelement vertex 3\n"
            + XYZ
            + "element face 1\n"
            + LIST
            + "end_header\n\n0 0 0\n\n1 0 0\n0 1 0\n\n3 0 1 2\n";
    for (String end : List.of("\n", "\r\n", "\r")) {
      Piece piece = only(file.replace("\n", end).getBytes(StandardCharsets.UTF_8));
      assertEquals(1, piece.triangleCount());
      assertEquals(16, piece.place(0));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"little", "big"})
  void binaryOfEveryType(String endian) throws ImportException {
    ByteOrder order = endian.equals("big") ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
    String header =
        "element vertex 3\nproperty double x\nproperty float32 y\nproperty int16 z\n"
            + "property uint8 red\nproperty list ushort double weights\n"
            + "element face 2\nproperty list uint32 int8 vertex_indices\nproperty char flag\n";
    ByteBuffer data = ByteBuffer.allocate(1000).order(order);
    for (int i = 0; i < 3; i++) {
      data.putDouble(i + 1e-9).putFloat(-0f).putShort((short) (-300 * i)).put((byte) 200);
      data.putShort((short) i);
      for (int k = 0; k < i; k++) {
        data.putDouble(1);
      }
    }
    int firstFace = data.position();
    data.putInt(3).put(new byte[] {0, 1, 2, 77});
    data.putInt(3).put(new byte[] {2, 1, 0, 77});
    byte[] file = binary(endian, header, data);
    Piece piece = only(file);
    float[] expected = {(float) 1e-9, -0f, 0, (float) (1 + 1e-9), -0f, -300, 2, -0f, -600};
    for (int i = 0; i < 9; i++) {
      assertEquals(
          Float.floatToRawIntBits(expected[i]), Float.floatToRawIntBits(piece.positions()[i]));
    }
    assertArrayEquals(new int[] {0, 1, 2, 2, 1, 0}, piece.triangles());
    int start = file.length - data.position();
    assertEquals(start + firstFace, piece.place(0));
    assertEquals(start + firstFace + 8, piece.place(1));
  }

  @Test
  void unsignedWholeNumbersAsCoordinates() throws ImportException {
    String header =
        "element vertex 1\nproperty uint x\nproperty ushort y\nproperty uchar z\n"
            + "element face 0\n"
            + LIST;
    ByteBuffer data = ByteBuffer.allocate(7).order(ByteOrder.LITTLE_ENDIAN);
    data.putInt(-1).putShort((short) -1).put((byte) -1);
    Piece piece = only(binary("little", header, data));
    assertArrayEquals(new float[] {4294967296f, 65535, 255}, piece.positions());
    assertEquals(0, piece.triangleCount());
  }

  @Test
  void dataMayBeginWithALineFeed() throws ImportException {
    String header = "element vertex 1\nproperty char x\nproperty char y\nproperty char z\n";
    for (String end : List.of("\n", "\r\n", "\r")) {
      ByteBuffer data = ByteBuffer.allocate(3).put(new byte[] {10, 13, 10});
      byte[] head =
          ("ply\nformat binary_big_endian 1.0\n" + header + "end_header\n")
              .replace("\n", end)
              .getBytes(StandardCharsets.ISO_8859_1);
      assertArrayEquals(new float[] {10, 13, 10}, only(joined(head, data)).positions());
    }
  }

  @Test
  void facesMayStandBeforeVertices() throws ImportException {
    Piece piece =
        only(text("element face 1\n" + LIST + "element vertex 4\n" + XYZ, "3 0 1 3\n" + FOUR));
    assertArrayEquals(new int[] {0, 1, 3}, piece.triangles());
    assertEquals(4, piece.vertexCount());
  }

  @Test
  void stripsTurnEveryOtherTriangle() throws ImportException {
    String header =
        "element vertex 4\n" + XYZ + "element tristrips 1\nproperty list int int vertex_indices\n";
    Piece piece = only(text(header, FOUR + "9 0 1 3 2 2 -1 1 2 3\n"));
    assertArrayEquals(new int[] {0, 1, 3, 3, 1, 2, 1, 2, 3}, piece.triangles());
  }

  @Test
  void withoutFacesOrVerticesThereIsAnEmptyPiece() throws ImportException {
    assertEquals(0, only(text("", "")).triangleCount());
    assertEquals(4, only(text("element vertex 4\n" + XYZ, FOUR)).vertexCount());
    assertEquals(0, only(text("element vertex 0\nelement face 0\n", "")).vertexCount());
  }

  @Test
  void facesOnVerticesThatAreNotThereAreLeftOut() throws ImportException {
    ImportedMesh mesh =
        read(
            text(
                "element vertex 4\n" + XYZ + "element face 5\n" + LIST,
                FOUR + "3 0 1 2\n3 2 9 1\n3 0 -1 2\n2 0 1\n0\n"));
    assertEquals(1, mesh.pieces().get(0).triangleCount());
    ImportProblem outside = mesh.problems().get(0);
    assertEquals("import.index-range", outside.rule());
    assertEquals("wall", outside.piece());
    assertEquals(List.of(15, 2), List.of(outside.place(), outside.count()));
    assertEquals(List.of(1f, 1f, 0f), outside.near());
    assertEquals(
        List.of(17, 2), List.of(mesh.problems().get(1).place(), mesh.problems().get(1).count()));
  }

  @Test
  void whatIsMissingOrWrongIsSaidWithItsPlace() {
    String vertices = "element vertex 4\n" + XYZ;
    assertRefused("wall.ply: this is no PLY", bytes("solid\n"));
    assertRefused("has no end", bytes("ply\nformat ascii 1.0\n"));
    assertRefused("does not say in which format", bytes("ply\nelement vertex 0\nend_header\n"));
    assertRefused("line 2: the format \"utf8\"", bytes("ply\nformat utf8 1.0\nend_header\n"));
    assertRefused(
        "the type \"real\" is not known", text("element vertex 1\nproperty real x\n", "1\n"));
    assertRefused("belongs to no element", text("property float x\n", ""));
    assertRefused("needs a name and a count", text("element vertex x\n", ""));
    assertRefused("needs a name and a count", text("element vertex -1\n", ""));
    assertRefused("no x, y and z", text("element vertex 1\nproperty float x\n", "1\n"));
    assertRefused(
        "line 9: a value of this vertex is no number",
        text(vertices, FOUR.replaceFirst("1 0 0", "1 0 m")));
    assertRefused(
        "line 9: this vertex has fewer values",
        text(vertices, FOUR.replaceFirst("1 0 0", "1.5 0")));
    assertRefused(
        "line 8: this vertex has more values",
        text(vertices, FOUR.replaceFirst("0 0 0", "0 0 0 0")));
    assertRefused("the header promises 4 of element vertex", text(vertices, "1 2 3\n"));
    assertRefused(
        "before the last vertex", text(vertices, "0.5 0.5 0.5\n0.5 0.5 0.5\n0.5 0.5 0.5\n"));
    String faces = vertices + "element face 1\n";
    assertRefused("face has no list vertex_indices", text(faces + "property int a\n", FOUR + "1"));
    assertRefused("line 14: this face has fewer values", text(faces + LIST, FOUR + "4 0 1 2"));
    assertRefused("does not fit", text(faces + LIST, FOUR + "-3 0 1 2"));
    assertRefused("no whole number", text(faces + LIST, FOUR + "3 0 1.5 2"));
    assertRefused("length of a list", text("element face 0\nproperty list float int v\n", ""));
  }

  @Test
  void countsBeyondTheFileTakeNoMemory() {
    ByteBuffer nothing = ByteBuffer.allocate(0);
    for (String count : List.of("4000000000", "99999999999999999999999", "2147483647")) {
      assertRefused("promises", binary("little", "element vertex " + count + "\n" + XYZ, nothing));
      assertRefused("promises", text("element vertex " + count + "\n" + XYZ, "0 0 0\n"));
      assertRefused("no x, y and z", text("element vertex " + count + "\n", "0 0 0\n"));
    }
    ByteBuffer list = ByteBuffer.allocate(9).order(ByteOrder.BIG_ENDIAN).putInt(0x7FFF_FFF0);
    list.position(9);
    String face = "element face 1\nproperty list int int vertex_indices\n";
    assertRefused("does not fit", binary("big", face, list));
    assertRefused("cut off", binary("big", face.replace("face", "note"), list));
  }

  @Test
  void binaryThatIsCutOffIsRefused() {
    String header = "element vertex 1\n" + XYZ + "element face 2\n" + LIST;
    ByteBuffer data = ByteBuffer.allocate(26).order(ByteOrder.LITTLE_ENDIAN);
    data.position(12);
    data.put((byte) 3).putInt(0).putInt(0).putInt(0).put((byte) 3);
    assertRefused("a list of 3 corners does not fit into the file", binary("little", header, data));
  }

  /** What is wrong with all vertices is told where the first one stands. */
  @Test
  void verticesWithoutPlacesAreToldWithALineOrByte() {
    String header = "element vertex 1\nproperty float x\nproperty float y\n";
    assertRefused("line 7: the vertices have no x, y and z", text(header, "0 0\n"));
    byte[] file = binary("little", header, ByteBuffer.allocate(8).putDouble(0));
    assertRefused("byte " + (file.length - 8) + ": the vertices have no x, y and z", file);
  }

  private static void assertRefused(String expected, byte[] file) {
    ImportException refusal = assertThrows(ImportException.class, () -> read(file));
    assertTrue(refusal.oneLine().contains(expected), refusal.oneLine());
  }

  private static byte[] text(String header, String data) {
    return bytes("ply\nformat ascii 1.0\n" + header + "end_header\n" + data);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] binary(String endian, String header, ByteBuffer data) {
    return joined(
        bytes("ply\nformat binary_" + endian + "_endian 1.0\n" + header + "end_header\n"), data);
  }

  private static byte[] joined(byte[] head, ByteBuffer data) {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.writeBytes(head);
    file.write(data.array(), 0, data.position());
    return file.toByteArray();
  }

  private static List<String> messages(ImportedMesh mesh) {
    return mesh.problems().stream().map(ImportProblem::message).toList();
  }

  private static Piece only(byte[] file) throws ImportException {
    ImportedMesh mesh = read(file);
    assertEquals(List.of(), mesh.problems());
    assertEquals(1, mesh.pieces().size());
    return mesh.pieces().get(0);
  }

  private static ImportedMesh read(byte[] file) throws ImportException {
    return PlyImporter.read(
        ImportRequest.of(Path.of("wall.ply")), FileBytes.of(file).asText(), Progress.none());
  }
}
