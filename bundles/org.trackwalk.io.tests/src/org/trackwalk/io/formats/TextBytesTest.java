package org.trackwalk.io.formats;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.obj.ObjImporter;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/** Texts whose bytes are not what they should be: two to a letter, or missing. */
final class TextBytesTest {

  private static final String TRIANGLE = "v 0 0 0\nv 0 0 10\nv 12.5 0 10\nf 1 2 3\n";

  @TempDir Path folder;

  @Test
  void twoBytesToALetterAreKnownWithoutAMark() throws Exception {
    for (Charset wide : List.of(StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)) {
      Piece piece = read("wide.obj", TRIANGLE.getBytes(wide)).pieces().get(0);
      assertArrayEquals(new float[] {0, 0, 0, 0, 0, 10, 12.5f, 0, 10}, piece.positions());
      assertEquals(1, piece.triangleCount());
    }
  }

  /** Remarks of other letters before it do not hide what it is. */
  @Test
  void theyAreKnownBehindOtherLetters() throws Exception {
    for (Charset wide : List.of(StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)) {
      for (int letters : new int[] {1, 300, 30_000}) {
        for (String begin : List.of("# ", "#", "\u6f22# a\n#")) {
          String text = begin + "\u6f22".repeat(letters) + "\n" + TRIANGLE;
          Piece piece = read("wide.obj", text.getBytes(wide)).pieces().get(0);
          assertArrayEquals(new float[] {0, 0, 0, 0, 0, 10, 12.5f, 0, 10}, piece.positions());
        }
      }
    }
  }

  /**
   * What a copy leaves that was stopped, or a disk that was full: all of its length, but no bytes.
   */
  @Test
  void aHoleOfZeroBytesIsNotTakenForBlanks() {
    byte[] triangle = TRIANGLE.getBytes(StandardCharsets.US_ASCII);
    for (byte[] behind : List.of(triangle, new byte[0])) {
      String refusal =
          assertThrows(
                  ImportException.class, () -> read("hole.obj", joined(triangle, 4096, behind)))
              .oneLine();
      assertEquals(
          "hole.obj, byte "
              + triangle.length
              + ": 4096 zero bytes stand here, which no text has: it was not copied or saved as a"
              + " whole; export it again",
          refusal);
    }
    String facet = "solid s\nfacet\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendfacet\n";
    byte[] begin = facet.repeat(40).getBytes(StandardCharsets.US_ASCII);
    byte[] end = "endsolid\n".getBytes(StandardCharsets.US_ASCII);
    assertThrows(ImportException.class, () -> read("hole.stl", joined(begin, 512, end)));
  }

  @Test
  void someZeroBytesAtTheEndAreHowSomeProgramsEnd() throws Exception {
    byte[] triangle = TRIANGLE.getBytes(StandardCharsets.US_ASCII);
    assertEquals(
        1, read("end.obj", joined(triangle, 3, new byte[0])).pieces().get(0).triangleCount());
  }

  @Test
  void zeroBytesOfABinaryFileAreNumbers() throws Exception {
    String header =
        "ply\nformat binary_little_endian 1.0\nelement vertex 90\nproperty float x\n"
            + "property float y\nproperty float z\nelement face 0\n"
            + "property list uchar int vertex_indices\nend_header\n";
    byte[] begin = header.getBytes(StandardCharsets.US_ASCII);
    ImportedMesh mesh = read("flat.ply", joined(begin, 90 * 12, new byte[0]));
    assertEquals(90, mesh.pieces().get(0).vertexCount());
  }

  /** An exporter that is still writing: at every look at the progress there is a line more. */
  @Test
  void aFileThatIsStillWrittenIsNotReadAsAWholeOne() throws Exception {
    Path file = Files.writeString(folder.resolve("growing.obj"), TRIANGLE);
    Progress writer =
        new Progress() {
          @Override
          public void begin(String task, long total) {
            worked(1);
          }

          @Override
          public void worked(long items) {
            try {
              Files.writeString(file, "f 3 2 1\n", StandardOpenOption.APPEND);
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
          }

          @Override
          public boolean cancelled() {
            return false;
          }
        };
    assertEquals(
        "growing.obj: it changed while it was read; check again when its export has ended",
        assertThrows(
                ImportException.class, () -> new ObjImporter().read(ImportRequest.of(file), writer))
            .oneLine());
  }

  private static byte[] joined(byte[] begin, int zeros, byte[] end) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(begin);
    out.writeBytes(new byte[zeros]);
    out.writeBytes(end);
    return out.toByteArray();
  }

  private ImportedMesh read(String name, byte[] content) throws ImportException, IOException {
    Path file = Files.write(folder.resolve(name), content);
    return Importers.forFileName(name).orElseThrow().read(ImportRequest.of(file), Progress.none());
  }
}
