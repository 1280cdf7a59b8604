package org.trackwalk.io.gltf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.importer.MemoryNeed;
import org.trackwalk.mesh.progress.Progress;

/**
 * Small files whose primitives and instances are any number of triangles by saying things twice.
 */
final class GltfDeclaredTest {

  /** Triangles of the one list; its indices are bytes. */
  private static final int TRIANGLES = 40_000;

  private static final int BYTES = 3 * TRIANGLES;

  /** So often it is more than fits, the first time not counted. */
  private static final int TOO_OFTEN =
      (int) (Runtime.getRuntime().maxMemory() / MemoryNeed.BYTES_PER_TRIANGLE / TRIANGLES) + 2;

  @TempDir private Path folder;

  private static String list(int count, IntFunction<String> item) {
    return IntStream.range(0, count).mapToObj(item).collect(Collectors.joining(",", "[", "]"));
  }

  private static String said(String json, Object... values) {
    return String.format(Locale.ROOT, json.replace('\'', '"'), values);
  }

  /** Members of the file but for its buffer, views from 1 on (0 is three points) and meshes. */
  private ImportedMesh read(String views, String accessors, String primitives, String nodes)
      throws IOException, ImportException {
    byte[] bytes = new byte[36 + BYTES];
    bytes[3] = 0x3f;
    bytes[18] = 0x3f;
    bytes[36 + 1] = 1;
    bytes[36 + 2] = 2;
    String text =
        said("{'asset':{'version':'2.0'},'buffers':[{'byteLength':%d,'uri':", bytes.length)
            + said("'data:;base64,%s'}],", Base64.getEncoder().encodeToString(bytes))
            + said("'bufferViews':[{'buffer':0,'byteLength':36},%s", views.substring(1))
            + said(",'accessors':[{'bufferView':0,'componentType':5126,'count':3,'type':'VEC3'},")
            + accessors.substring(1)
            + said(",'meshes':[{'primitives':%s}],'nodes':%s}", primitives, nodes);
    Path file = Files.writeString(folder.resolve("a.gltf"), text);
    return new GltfImporter()
        .read(new ImportRequest(file, "a.gltf", folder, false, null, null), Progress.none());
  }

  private static String view(int i) {
    return said("{'buffer':0,'byteOffset':36,'byteLength':%d}", BYTES);
  }

  private static String indices(int view) {
    return said("{'bufferView':%d,'componentType':5121,'count':%d,'type':'SCALAR'}", view, BYTES);
  }

  private static String primitive(int indices) {
    return said("{'attributes':{'POSITION':0},'indices':%d}", indices);
  }

  private ImportedMesh read(int times, String what) throws IOException, ImportException {
    String node = said("[{'mesh':0}]");
    return switch (what) {
      case "one accessor" ->
          read(
              list(1, GltfDeclaredTest::view),
              list(1, i -> indices(1)),
              list(times, i -> primitive(1)),
              node);
      case "one view" ->
          read(
              list(1, GltfDeclaredTest::view),
              list(times, i -> indices(1)),
              list(times, i -> primitive(1 + i)),
              node);
      case "one buffer" ->
          read(
              list(times, GltfDeclaredTest::view),
              list(times, i -> indices(1 + i)),
              list(times, i -> primitive(1 + i)),
              node);
      case "no indices" ->
          read(
              list(1, GltfDeclaredTest::view),
              list(
                  1,
                  i ->
                      said(
                          "{'bufferView':1,'componentType':5121,'count':%d,'type':'VEC3'}",
                          BYTES / 3)),
              list(3 * times, i -> said("{'attributes':{'POSITION':1}}")),
              node);
      case "strips" ->
          read(
              list(1, GltfDeclaredTest::view),
              list(1, i -> indices(1)),
              list(times, i -> said("{'mode':5,'attributes':{'POSITION':0},'indices':1}")),
              node);
      default ->
          read(
              list(1, GltfDeclaredTest::view),
              list(1, i -> indices(1)),
              list(times, i -> draco()),
              node);
    };
  }

  private static String draco() {
    return said(
        "{'attributes':{'POSITION':0},'indices':1,'extensions':{'KHR_draco_mesh_compression':"
            + "{'bufferView':1,'attributes':{'POSITION':0}}}}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"one accessor", "one view", "one buffer", "no indices", "strips", "draco"})
  void triangleBytesThatAreUsedAgainAndAgain(String what) {
    ImportException refused = assertThrows(ImportException.class, () -> read(TOO_OFTEN, what));
    assertTrue(refused.getMessage().contains("shows its meshes so often that"), what + refused);
    assertTrue(MemoryNeed.wanted(refused), what);
  }

  @ParameterizedTest
  @ValueSource(strings = {"one accessor", "one view", "one buffer", "strips"})
  void aFewOfThemAreRead(String what) throws IOException, ImportException {
    assertEquals(5, read(5, what).pieces().size());
  }

  private ImportedMesh instances(int nodes, String primitive) throws IOException, ImportException {
    String places =
        said("{'bufferView':1,'componentType':5121,'count':%d,'type':'VEC3'}", TRIANGLES / 2);
    String node =
        said("{'mesh':0,'extensions':{'EXT_mesh_gpu_instancing':{'attributes':{'SCALE':1}}}}");
    return read(
        list(1, i -> said("{'buffer':0,'byteOffset':39,'byteLength':%d}", BYTES - 3)),
        "[" + places + "]",
        primitive,
        list(nodes, i -> node));
  }

  /** Instances that are scaled to nothing are no pieces; that many are looked at no longer. */
  @Test
  void instancesOfNothing() {
    ImportException refused =
        assertThrows(
            ImportException.class, () -> instances(5_000, said("[{'attributes':{'POSITION':0}}]")));
    assertTrue(refused.getMessage().contains("more than 200000 objects"), refused.getMessage());
  }

  /** Nobody asks where instances of points and lines stand. */
  @Test
  void instancesOfPoints() throws IOException, ImportException {
    String points = list(20_000, i -> said("{'mode':0,'attributes':{'POSITION':0}}"));
    assertEquals(0, instances(5_000, points).pieces().get(0).triangleCount());
  }
}
