package org.trackwalk.io.formats;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.manifest.LineFile;
import org.trackwalk.io.manifest.ManifestReader;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.patch.format.ManifestPatcher;
import org.trackwalk.io.patch.format.Patchers;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/**
 * The same text in every encoding, with and without a mark, behind remarks in several scripts, is
 * the same level or is refused; what changes files sees what the reader sees.
 */
final class TextEncodingsTest {

  private static final Charset[] WIDE = {StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE};

  /** Latin, Chinese, frames and wide blanks (whose lower bytes are zero), all of them. */
  private static final List<String> REMARKS =
      List.of(
          "road",
          "\u6f22",
          "\u6f22".repeat(300),
          "\u6f22".repeat(700_000),
          "\u2500".repeat(200),
          "\u4e00\u3000".repeat(3_000),
          "\u0100\u6f22 r\u2500\u2500\u2500\u2500\u3000");

  @TempDir Path folder;

  /** A format: how a file of it ends, and a text of it with a remark. */
  private record Format(String ending, String text) {

    String with(String remark) {
      return text.replace("@", remark);
    }

    @Override
    public String toString() {
      return ending;
    }
  }

  static Stream<Format> formats() {
    String rows = "0 0 0\n0 0 10\n12.5 0 10\n";
    String collada =
        "<!--@--><COLLADA version=\"1.4.1\"><library_geometries><geometry id=\"g\"><mesh>"
            + "<source id=\"p\"><float_array id=\"a\" count=\"9\">0 0 0 0 0 10 12.5 0 10"
            + "</float_array><technique_common><accessor source=\"#a\" count=\"3\" stride=\"3\">"
            + "<param name=\"X\" type=\"float\"/><param name=\"Y\" type=\"float\"/>"
            + "<param name=\"Z\" type=\"float\"/></accessor></technique_common></source>"
            + "<vertices id=\"v\"><input semantic=\"POSITION\" source=\"#p\"/></vertices>"
            + "<triangles count=\"1\"><input semantic=\"VERTEX\" source=\"#v\" offset=\"0\"/>"
            + "<p>0 1 2</p></triangles></mesh></geometry></library_geometries>"
            + "<library_visual_scenes><visual_scene id=\"s\"><node><instance_geometry url=\"#g\"/>"
            + "</node></visual_scene></library_visual_scenes><scene>"
            + "<instance_visual_scene url=\"#s\"/></scene></COLLADA>";
    String gltf =
        "{\"@\":0,\"asset\":{\"version\":\"2.0\"},\"scenes\":[{\"nodes\":[0]}],"
            + "\"nodes\":[{\"mesh\":0}],\"meshes\":[{\"primitives\":[{\"attributes\":"
            + "{\"POSITION\":0}}]}],\"accessors\":[{\"bufferView\":0,\"componentType\":5126,"
            + "\"count\":3,\"type\":\"VEC3\"}],\"bufferViews\":[{\"buffer\":0,\"byteLength\":36}],"
            + "\"buffers\":[{\"byteLength\":36,\"uri\":\"data:;base64,AAAAAAAAAAAAAAAAAAAAAAAAAAAA"
            + "ACBBAABIQQAAAAAAACBB\"}]}";
    return Stream.of(
        new Format("obj", "#@\n#@\nv 0 0 0\nv 0 0 10\nv 12.5 0 10\nf 1 2 3\n"),
        new Format(
            "ac",
            "AC3Db\nMATERIAL \"@\" rgb 1 1 1 amb 1 1 1 emis 0 0 0 spec 0 0 0 shi 50 trans 0\n"
                + "OBJECT world\nkids 1\nOBJECT poly\nname \"@\"\nnumvert 3\n"
                + rows
                + "numsurf 1\nSURF 0x10\nmat 0\nrefs 3\n0 0 0\n1 0 0\n2 0 0\nkids 0\n"),
        new Format(
            "ply",
            "ply\nformat ascii 1.0\ncomment @\nelement vertex 3\nproperty float x\n"
                + "property float y\nproperty float z\nelement face 1\n"
                + "property list uchar int vertex_indices\nend_header\n"
                + rows
                + "3 0 1 2\n"),
        new Format(
            "stl",
            "solid @\nfacet normal 0 1 0\nouter loop\nvertex 0 0 0\nvertex 0 0 10\n"
                + "vertex 12.5 0 10\nendloop\nendfacet\nendsolid @\n"),
        new Format("off", "OFF\n#@\n3 1 0\n" + rows + "3 0 1 2\n"),
        new Format("dae", collada),
        new Format("gltf", gltf));
  }

  static Stream<Format> lines() {
    return Stream.of(
        new Format("csv", "#@\nx,y,z\n0,0,0\n0,0,10\n12.5,0,10\n"),
        new Format("obj", "#@\nv 0 0 0\nv 0 0 10\nv 12.5 0 10\nl 1 2 3\n"),
        new Format("json", "[[0, 0, 0], [0, 0, 10],\n [12.5, 0, 10]]"));
  }

  @ParameterizedTest
  @MethodSource("formats")
  void everyEncodingIsTheSameLevel(Format format) throws Exception {
    for (String remark : REMARKS) {
      String text = format.with(remark);
      float[] wanted = positions(write(format, text.getBytes(StandardCharsets.UTF_8)));
      assertEquals(9, wanted.length);
      for (byte[] encoded : encodings(text)) {
        assertArrayEquals(wanted, positions(write(format, encoded)), remark.length() + " letters");
      }
    }
  }

  @ParameterizedTest
  @MethodSource("lines")
  void everyEncodingIsTheSameLine(Format format) throws Exception {
    for (String remark : REMARKS) {
      String text = format.with(remark);
      for (byte[] encoded : encodings(text)) {
        LineFile line = LineFile.read(write(format, encoded), "line");
        assertArrayEquals(new double[] {0, 0, 0, 0, 0, 10, 12.5, 0, 10}, line.points());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("formats")
  void lettersOfFourBytesAreRefused(Format format) throws Exception {
    for (String name : List.of("UTF-32LE", "UTF-32BE")) {
      for (String mark : List.of("", "\ufeff")) {
        byte[] encoded = (mark + format.with("\u6f22")).getBytes(Charset.forName(name));
        Path file = write(format, encoded);
        assertThrows(ImportException.class, () -> positions(file), name);
      }
    }
  }

  /** A zero byte amid a text is damage; as a blank it would make two numbers of one. */
  @ParameterizedTest
  @MethodSource("formats")
  void aZeroByteAmidTheTextIsRefusedWithItsLine(Format format) throws Exception {
    String text = format.with("road").replace("12.5", "1\0.5");
    if (text.indexOf('\0') < 0) {
      text = format.with("ro\0ad");
    }
    String damaged = text;
    long line = 1 + text.substring(0, text.indexOf('\0')).chars().filter(c -> c == '\n').count();
    for (Charset charset : new Charset[] {StandardCharsets.UTF_8, WIDE[0], WIDE[1]}) {
      Path file = write(format, damaged.getBytes(charset));
      String refusal = assertThrows(ImportException.class, () -> positions(file)).oneLine();
      assertTrue(refusal.contains("line " + line), refusal);
    }
  }

  @ParameterizedTest
  @MethodSource("formats")
  void whatChangesFilesSeesWhatTheReaderSees(Format format) throws Exception {
    if (Patchers.forFileName("a." + format.ending).isEmpty()) {
      return;
    }
    for (String remark : REMARKS) {
      for (byte[] encoded : wide(format.with(remark))) {
        Path file = write(format, encoded);
        String refusal =
            assertThrows(
                    PatchException.class,
                    () ->
                        Patchers.forFileName(file.toString())
                            .orElseThrow()
                            .patch(file, List.of(), Progress.none()))
                .getMessage();
        assertTrue(refusal.endsWith("is UTF-16; save it as UTF-8 first"), refusal);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("manifests")
  void aManifestIsReadInEveryEncodingAndChangedInUtf8Only(Format format) throws Exception {
    for (String remark : REMARKS) {
      String text = format.with(remark);
      for (byte[] encoded : encodings(text)) {
        assertEquals(1, ManifestReader.read(write(format, encoded), "m").pieces().size());
      }
      for (byte[] encoded : wide(text)) {
        Path file = write(format, encoded);
        String refusal =
            assertThrows(
                    PatchException.class,
                    () -> ManifestPatcher.patch(file, List.of("a.obj"), List.of()))
                .getMessage();
        assertTrue(refusal.endsWith("is UTF-16; save it as UTF-8 first"), refusal);
      }
    }
  }

  static Stream<Format> manifests() {
    return Stream.of(new Format("trackwalk.json", "{\"pieces\":[{\"file\":\"@.obj\"}]}"));
  }

  private static List<byte[]> encodings(String text) {
    return Stream.concat(
            Stream.of(("\ufeff" + text).getBytes(StandardCharsets.UTF_8)), wide(text).stream())
        .toList();
  }

  private static List<byte[]> wide(String text) {
    return Stream.of(WIDE)
        .flatMap(wide -> Stream.of(text.getBytes(wide), ("\ufeff" + text).getBytes(wide)))
        .toList();
  }

  private Path write(Format format, byte[] content) throws IOException {
    return Files.write(folder.resolve("a." + format.ending), content);
  }

  private static float[] positions(Path file) throws ImportException, IOException {
    List<Piece> pieces =
        Importers.forFileName(file.toString())
            .orElseThrow()
            .read(ImportRequest.of(file), Progress.none())
            .pieces();
    assertEquals(1, pieces.size());
    return pieces.get(0).positions();
  }
}
