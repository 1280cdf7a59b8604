package org.trackwalk.io.gltf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.robust.SoundPieces;

/** The two containers, buffers in other files, and files that are broken. */
final class GltfFilesTest {

  private static final long SEED = 20_261_121L;
  private static final int MUTANTS = 2_000;

  @TempDir Path folder;

  @Test
  void bothContainersHoldTheSameScene() throws Exception {
    Path text = Files.writeString(folder.resolve("a.gltf"), scene().json());
    Path binary = Files.write(folder.resolve("a.glb"), scene().glb());
    assertEquals(triangles(SceneText.read(text, false)), triangles(SceneText.read(binary, false)));
  }

  @Test
  void theFirstBytesDecideNotTheName() throws Exception {
    Path binary = Files.write(folder.resolve("really-glb.gltf"), scene().glb());
    assertEquals(2, triangles(SceneText.read(binary, false)));
    byte[] json = ("\uFEFF" + scene().json()).getBytes(StandardCharsets.UTF_8);
    Path text = Files.write(folder.resolve("really-text.glb"), json);
    assertEquals(2, triangles(SceneText.read(text, false)));
  }

  @Test
  void everyTruncationOfABinaryFileIsRefused() throws Exception {
    byte[] glb = scene().glb();
    Path file = folder.resolve("cut.glb");
    for (int length = 0; length < glb.length; length++) {
      Files.write(file, Arrays.copyOf(glb, length));
      assertThrows(ImportException.class, () -> SceneText.read(file, false), "byte " + length);
    }
  }

  @Test
  void buffersStandBesideTheScene() throws Exception {
    SceneText scene = scene();
    Files.createDirectories(folder.resolve("my data"));
    Path bin = Files.write(folder.resolve("my data/a+b.bin"), scene.content());
    Path file = Files.writeString(folder.resolve("a.gltf"), scene.json("my%20data/a+b.bin"));
    ImportedMesh mesh = SceneText.read(file, false);
    assertEquals(2, triangles(mesh));
    assertEquals(
        List.of(file.toRealPath(), bin.toRealPath()),
        mesh.filesRead().stream().map(GltfFilesTest::real).toList());
  }

  @Test
  void aBufferThatIsMissingOrTooShortIsNamed() throws Exception {
    SceneText scene = scene();
    Files.write(folder.resolve("short.bin"), Arrays.copyOf(scene.content(), 20));
    assertRefused(scene.json("short.bin"), "20");
    assertRefused(scene.json("shorts.bin"), "did you mean 'short.bin'");
    assertRefused(scene.json("data:application/octet-stream;base64,@@@"), "base64");
    assertRefused(scene.json("data:text/plain,hello"), "a buffer that has 5");
    assertRefused(scene.json("data:text/plain"), "comma");
    assertRefused(scene.json("data:application/gltf-buffer,%0"), "percent");
    assertRefused(scene.json(null), "uri");
  }

  @Test
  void nothingOutsideTheFolderIsRead() throws Exception {
    SceneText scene = scene();
    Path inner = Files.createDirectories(folder.resolve("level"));
    Path outside = Files.write(folder.resolve("outside.bin"), scene.content());
    for (String uri :
        List.of(
            "../outside.bin",
            "x/../../outside.bin",
            "..\\\\outside.bin",
            "%2e%2e/outside.bin",
            outside.toAbsolutePath().toString(),
            "file://" + outside.toAbsolutePath(),
            "https://example.org/a.bin")) {
      Path file = Files.writeString(inner.resolve("a.gltf"), scene.json(uri));
      assertThrows(ImportException.class, () -> SceneText.read(file, false), uri);
    }
    Path file = Files.writeString(inner.resolve("a.gltf"), scene.json("../outside.bin"));
    assertEquals(2, triangles(SceneText.read(file, true)), "unless allowed");
  }

  @Test
  void aLinkThatLeavesTheFolderIsNotFollowed() throws Exception {
    SceneText scene = scene();
    Path inner = Files.createDirectories(folder.resolve("level"));
    Path outside = Files.write(folder.resolve("outside.bin"), scene.content());
    try {
      Files.createSymbolicLink(inner.resolve("link.bin"), outside);
    } catch (UnsupportedOperationException | java.io.IOException e) {
      Assumptions.abort("no symbolic links here");
    }
    Path file = Files.writeString(inner.resolve("a.gltf"), scene.json("link.bin"));
    assertThrows(ImportException.class, () -> SceneText.read(file, false));
    assertEquals(2, triangles(SceneText.read(file, true)));
  }

  @Test
  void otherVersionsAndOtherJsonAreNamed() throws Exception {
    assertRefused("{\"asset\": {\"version\": \"1.0\"}, \"meshes\": {}}", "2.0");
    assertRefused("{\"meshes\": {}}", "glTF 1.0, which is not read; export as glTF 2.0");
    assertRefused("{\"asset\": {\"version\": \"3.0\"}}", "export as glTF 2.0");
    assertRefused(
        "{\"asset\": {\"version\": \"2.1\", \"minVersion\": \"2.1\"}}", "reader of glTF 2.1");
    assertRefused("\u0001", "neither JSON nor a GLB");
    assertRefused("{}", "not glTF");
    assertRefused("[]", "object");
    assertRefused("hello", "not glTF");
    assertRefused("", "empty");
  }

  @Test
  void unknownChunksAndBytesBehindTheEndAreSteppedOver() throws Exception {
    byte[] glb = scene().glb();
    int json = ByteBuffer.wrap(glb).order(ByteOrder.LITTLE_ENDIAN).getInt(12);
    ByteBuffer more = ByteBuffer.allocate(glb.length + 16).order(ByteOrder.LITTLE_ENDIAN);
    more.put(glb, 0, 20 + json).putInt(4).putInt(0x58544D41).putInt(-1);
    more.put(glb, 20 + json, glb.length - 20 - json).putInt(-1);
    more.putInt(8, glb.length + 12);
    Path file = Files.write(folder.resolve("chunks.glb"), more.array());
    assertEquals(2, triangles(SceneText.read(file, false)));
  }

  @Test
  void headersOfGlbThatLieAreNamed() throws Exception {
    byte[] glb = scene().glb();
    assertGlbRefused(glb, 4, 1, "GLB version 1");
    assertGlbRefused(glb, 8, 12, "says that it has 12 bytes");
    assertGlbRefused(glb, 8, glb.length + 4, "cut off");
    assertGlbRefused(glb, 12, 1 << 30, "reaches past its end");
    assertGlbRefused(glb, 16, 0x004E4942, "first chunk of the GLB file is not JSON");
  }

  private void assertGlbRefused(byte[] glb, int at, int value, String reason) throws Exception {
    byte[] wrong = glb.clone();
    ByteBuffer.wrap(wrong).order(ByteOrder.LITTLE_ENDIAN).putInt(at, value);
    Path file = Files.write(folder.resolve("wrong.glb"), wrong);
    ImportException e = assertThrows(ImportException.class, () -> SceneText.read(file, false));
    assertTrue(e.getMessage().contains(reason), e.oneLine());
  }

  @Test
  void dataUrisOfEveryForm() throws Exception {
    SceneText scene = scene();
    byte[] content = scene.content();
    StringBuilder percent = new StringBuilder("data:application/gltf-buffer,");
    for (byte b : content) {
      percent.append(String.format("%%%02X", b));
    }
    String base64 = Base64.getEncoder().encodeToString(content);
    List<String> uris =
        List.of(
            percent.toString(),
            "DATA:;Base64," + base64,
            "data:application/octet-stream;base64,"
                + base64.replace("/", "%2F").replace("=", "%3d"),
            "data:a/b;base64," + base64.substring(0, 8) + "\\n " + base64.substring(8));
    for (String uri : uris) {
      Path file = Files.writeString(folder.resolve("uri.gltf"), scene.json(uri));
      assertEquals(2, triangles(SceneText.read(file, false)), uri);
    }
  }

  @Test
  void severalBuffers() throws Exception {
    SceneText scene = scene();
    byte[] content = scene.content();
    byte[] tail = Arrays.copyOfRange(content, 48, content.length);
    Files.write(folder.resolve("first.bin"), Arrays.copyOf(content, 48));
    Files.write(folder.resolve("second.bin"), tail);
    String json =
        scene
            .json("first.bin")
            .replace("\"first.bin\"}", "\"first.bin\"}, {\"uri\": \"second.bin\"}")
            .replace("{\"buffer\": 0, \"byteOffset\": 48", "{\"buffer\": 1, \"byteOffset\": 0");
    Path file = Files.writeString(folder.resolve("two.gltf"), json);
    ImportedMesh mesh = SceneText.read(file, false);
    assertEquals(2, triangles(mesh));
    assertEquals(3, mesh.filesRead().size());
  }

  @Test
  void bracketsWithoutEndDoNotExhaustTheStack() throws Exception {
    assertRefused("[".repeat(1_000_000), "brackets");
    assertRefused("{\"a\":".repeat(1_000_000), "brackets");
  }

  @Test
  void mutantsEndInSoundPiecesOrOneLine() throws Exception {
    byte[] glb = scene().glb();
    SoundPieces.mutants(new GltfImporter(), glb, folder.resolve("m.glb"), MUTANTS, SEED);
    byte[] text = scene().json().getBytes(StandardCharsets.UTF_8);
    SoundPieces.mutants(new GltfImporter(), text, folder.resolve("m.gltf"), MUTANTS, SEED);
  }

  @Test
  void sharedFilesEndInSoundPiecesOrOneLine() throws Exception {
    int read = 0;
    List<Path> files = SoundPieces.sharedFiles("bad", List.of(".gltf", ".glb"));
    for (Path file : files) {
      read += SoundPieces.check(new GltfImporter(), file) ? 1 : 0;
    }
    assertTrue(read > 0 && read < files.size(), read + " of " + files.size());
  }

  private void assertRefused(String json, String reason) throws Exception {
    Path file = Files.writeString(folder.resolve("refused.gltf"), json);
    ImportException e = assertThrows(ImportException.class, () -> SceneText.read(file, false));
    assertTrue(e.getMessage().contains(reason), e.oneLine());
  }

  private static Path real(Path path) {
    try {
      return path.toRealPath();
    } catch (java.io.IOException e) {
      throw new AssertionError(e);
    }
  }

  private static int triangles(ImportedMesh mesh) {
    return mesh.pieces().stream().mapToInt(p -> p.triangleCount()).sum();
  }

  private static SceneText scene() {
    SceneText scene = new SceneText();
    int position = scene.floats("VEC3", 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1);
    int index = scene.ints(5123, 0, 1, 2, 2, 1, 3);
    return scene
        .primitive(position, ", \"indices\": " + index)
        .nodes("{\"mesh\": 0, \"name\": \"road\", \"rotation\": [0, 1, 0, 0]}");
  }
}
