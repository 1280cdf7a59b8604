package org.trackwalk.io.gltf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.worker.WorkerException;
import org.trackwalk.io.worker.WorkerLimits;
import org.trackwalk.io.worker.WorkerPool;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/** What is asked of a decoder, when, and what becomes of its answer. The decoder is a recorder. */
final class GltfPackedTest {

  private static final float[] TRIANGLE = SceneText.triangleAt(2, 3);

  @TempDir Path folder;

  /** Without libraries no process is started. */
  private static final PackedData NONE =
      new WorkerPackedData(
          new WorkerPool(
              () -> {
                throw new WorkerException(WorkerException.Failure.MISSING, "not installed");
              },
              WorkerLimits.ofThisMachine()));

  private static final class Recorder implements PackedData {
    private final List<MeshoptView> views = new ArrayList<>();
    private final List<DracoPart> parts = new ArrayList<>();
    private DracoMesh mesh;

    @Override
    public byte[] meshopt(MeshoptView view, String shown, Progress progress) {
      views.add(view);
      ByteBuffer bytes = ByteBuffer.allocate((int) view.size()).order(ByteOrder.LITTLE_ENDIAN);
      bytes.asFloatBuffer().put(TRIANGLE);
      return bytes.array();
    }

    @Override
    public DracoMesh draco(DracoPart part, String shown, Progress progress) {
      parts.add(part);
      return mesh;
    }
  }

  private final Recorder recorder = new Recorder();

  @ParameterizedTest
  @ValueSource(strings = {"EXT_meshopt_compression", "KHR_meshopt_compression"})
  void aCompressedViewIsDecodedOnce(String id) throws Exception {
    SceneText scene = meshopt(id, "\"filter\": \"EXPONENTIAL\", ");
    scene.mesh("{\"primitives\": [" + "{\"attributes\": {\"POSITION\": 0, \"NORMAL\": 1}}" + "]}");
    scene.more(", \"extensionsRequired\": [\"" + id + "\"]");
    Piece piece = read(scene, recorder).get(0);
    assertArrayEquals(TRIANGLE, piece.positions());
    assertArrayEquals(TRIANGLE, piece.normals());
    assertEquals(-1, piece.place(0), "decoded bytes have no place in the file");
    assertEquals(1, recorder.views.size());
    MeshoptView asked = recorder.views.get(0);
    assertEquals(MeshoptView.Mode.ATTRIBUTES, asked.mode());
    assertEquals(MeshoptView.Filter.EXPONENTIAL, asked.filter());
    assertEquals(3, asked.count());
    assertEquals(12, asked.stride());
    assertEquals(5, asked.packed().length());
    assertEquals((byte) 0xA0, asked.packed().view().get(0));
  }

  @Test
  void bytesThatAreThereAsTheyAreNeedNoDecoder() throws Exception {
    SceneText scene = new SceneText();
    int position = scene.floats("VEC3", TRIANGLE);
    String json = scene.primitive(position, "").json();
    String extension =
        ", \"extensions\": {\"EXT_meshopt_compression\": {\"buffer\": 0, \"byteLength\": 5,"
            + " \"byteStride\": 12, \"count\": 3, \"mode\": \"ATTRIBUTES\"}}}]";
    String both = json.replace("\"byteLength\": 36}]", "\"byteLength\": 36" + extension);
    assertTrue(both.contains("meshopt"));
    Path file = Files.writeString(folder.resolve("both.gltf"), both);
    Piece piece = SceneText.read(new GltfImporter(recorder), file, false).pieces().get(0);
    assertArrayEquals(TRIANGLE, piece.positions());
    assertEquals(List.of(), recorder.views);
  }

  @Test
  void aFallbackIsReadWhereNothingIsDecoded() throws Exception {
    SceneText scene = new SceneText();
    scene.view(5);
    scene.put(4, 0);
    scene.put(4, 0);
    ByteBuffer bytes = ByteBuffer.allocate(36).order(ByteOrder.LITTLE_ENDIAN);
    bytes.asFloatBuffer().put(TRIANGLE);
    Files.write(folder.resolve("fallback.bin"), bytes.array());
    fallback(scene, "EXT_meshopt_compression", "", "\"uri\": \"fallback.bin\", ");
    scene.primitive(0, "");
    Piece piece = read(scene, NONE).get(0);
    assertArrayEquals(TRIANGLE, piece.positions());
    read(scene, recorder);
    assertEquals(1, recorder.views.size(), "a decoder is preferred: the fallback may be left out");
  }

  @Test
  void withoutADecoderOneLineSaysWhatToDo() {
    SceneText meshopt = meshopt("EXT_meshopt_compression", "").primitive(0, "");
    assertRefused(
        meshopt,
        NONE,
        "meshopt compression (gltfpack -c) is not supported here; export without meshopt");
    SceneText draco = draco("5126", ", \"indices\": 1", "\"POSITION\": 4");
    assertRefused(
        draco, NONE, "Draco compression is not supported here; export without Draco compression");
  }

  @ParameterizedTest
  @CsvSource({
    "ATTRIBUTES, NONE, 3, 10",
    "ATTRIBUTES, NONE, 3, 260",
    "ATTRIBUTES, NONE, 3, 0",
    "ATTRIBUTES, OCTAHEDRAL, 3, 12",
    "ATTRIBUTES, QUATERNION, 9, 4",
    "ATTRIBUTES, COLOR, 3, 12",
    "TRIANGLES, NONE, 10, 4",
    "TRIANGLES, NONE, 9, 12",
    "TRIANGLES, EXPONENTIAL, 9, 4",
    "INDICES, NONE, 9, 1",
    "STRIPS, NONE, 9, 4",
    "ATTRIBUTES, ROT13, 3, 12",
    "ATTRIBUTES, NONE, 2, 12",
    "ATTRIBUTES, NONE, 2000000000, 256"
  })
  void whatTheExtensionForbidsNeverReachesTheDecoder(
      String mode, String filter, int count, int stride) {
    SceneText scene = meshopt("EXT_meshopt_compression", "").primitive(0, "");
    String json =
        scene
            .json()
            .replace("\"byteStride\": 12", "\"byteStride\": " + stride)
            .replace("\"count\": 3, \"mode\"", "\"count\": " + count + ", \"mode\"")
            .replace(
                "\"mode\": \"ATTRIBUTES\"",
                "\"filter\": \"" + filter + "\", \"mode\": \"" + mode + "\"");
    ImportException e =
        assertThrows(
            ImportException.class,
            () ->
                SceneText.read(
                    new GltfImporter(recorder),
                    Files.writeString(folder.resolve("forbidden.gltf"), json),
                    false));
    assertEquals(List.of(), recorder.views, e.getMessage());
  }

  @Test
  void dracoIsAskedForThePrimitiveOnly() throws Exception {
    int[] corners = {2, 1, 0};
    recorder.mesh = new DracoMesh(TRIANGLE, null, corners);
    SceneText scene = draco("5126", ", \"indices\": 1, \"mode\": 5", "\"POSITION\": 4");
    Piece piece = read(scene, recorder).get(0);
    assertSame(TRIANGLE, piece.positions());
    assertArrayEquals(corners, piece.triangles(), "also of a strip Draco makes single triangles");
    assertEquals(-1, piece.place(0));
    DracoPart asked = recorder.parts.get(0);
    assertEquals(new DracoPart(asked.packed(), 4, -1, 3, 6), asked);
    assertEquals(5, asked.packed().length());
  }

  @Test
  void cornersBeyondWhatDracoGaveAreLeftOut() throws Exception {
    recorder.mesh = new DracoMesh(TRIANGLE, TRIANGLE, new int[] {2, 1, 0, 1, 2, 3});
    SceneText scene = draco("5126", ", \"indices\": 1", "\"POSITION\": 4");
    assertEquals(1, read(scene, recorder).get(0).triangleCount());
  }

  @Test
  void dracoThatLacksWhatItNeedsIsRefused() {
    assertRefused(draco("5126", "", "\"POSITION\": 4"), recorder, "'indices' is missing");
    assertRefused(draco("5126", ", \"indices\": 1", "\"NORMAL\": 4"), recorder, "'POSITION'");
    assertRefused(draco("5122", ", \"indices\": 1", "\"POSITION\": 4"), recorder, "not floats");
  }

  /** Accessors 0 and 1 are of a view that is there in compressed form only. */
  private static SceneText meshopt(String id, String extra) {
    SceneText scene = new SceneText();
    scene.view(5);
    scene.put(1, 0xA0);
    scene.put(4, 0);
    fallback(scene, id, extra, "");
    return scene;
  }

  private static void fallback(SceneText scene, String id, String extra, String uri) {
    String mark = "\"extensions\": {\"" + id + "\": {\"fallback\": true}}";
    scene.buffers(", {" + uri + "\"byteLength\": 36, " + mark + "}");
    String extension =
        ", \"extensions\": {\"%s\": {\"buffer\": 0, \"byteOffset\": 0, \"byteLength\": 5, %s"
            + "\"byteStride\": 12, \"count\": 3, \"mode\": \"ATTRIBUTES\"}}";
    int view = scene.viewOf(1, 36, extension.formatted(id, extra));
    scene.accessor(view, 5126, 3, "VEC3", "");
    scene.accessor(view, 5126, 3, "VEC3", "");
  }

  private static SceneText draco(String type, String indices, String ids) {
    SceneText scene = new SceneText();
    int view = scene.view(5);
    scene.put(1, 'D');
    scene.put(4, 0);
    int position = scene.accessor(-1, Integer.parseInt(type), 3, "VEC3", "");
    scene.accessor(-1, 5123, 6, "SCALAR", "");
    String extension =
        ", \"extensions\": {\"KHR_draco_mesh_compression\": {\"bufferView\": %d, \"attributes\":"
            + " {%s}}}";
    return scene.primitive(position, indices + extension.formatted(view, ids));
  }

  private List<Piece> read(SceneText scene, PackedData packed) throws Exception {
    Path file = Files.writeString(folder.resolve("packed.gltf"), scene.json());
    return SceneText.read(new GltfImporter(packed), file, false).pieces();
  }

  private void assertRefused(SceneText scene, PackedData packed, String reason) {
    ImportException e = assertThrows(ImportException.class, () -> read(scene, packed));
    assertTrue(e.getMessage().contains(reason), e.oneLine());
  }
}
