package org.trackwalk.io.gltf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.mesh.level.Piece;

/** Which nodes are shown, and where. */
final class GltfSceneTest {

  @TempDir Path folder;

  @Test
  void nodesOfOneMeshArePiecesThatShareTheirArrays() throws Exception {
    List<Piece> pieces =
        triangle(
                "{\"mesh\": 0, \"name\": \"a\"}, {\"mesh\": 0, \"name\": \"a\","
                    + " \"translation\": [10, 0, 0]}")
            .read(folder)
            .pieces();
    assertEquals(List.of("a", "a #2"), names(pieces));
    assertSame(pieces.get(0).positions(), pieces.get(1).positions());
    assertSame(pieces.get(0).triangles(), pieces.get(1).triangles());
    assertNotEquals(pieces.get(0).frame(), pieces.get(1).frame());
    assertEquals(10f, placed(pieces.get(1))[0]);
  }

  @Test
  void placementsOfParentsAddUp() throws Exception {
    String nodes =
        "{\"name\": \"track\", \"translation\": [100, 0, 0], \"scale\": [2, 2, 2],"
            + " \"children\": [1]}, {\"name\": \"half\", \"children\": [2],"
            + " \"matrix\": [1,0,0,0, 0,1,0,0, 0,0,1,0, 0,5,0,1]},"
            + " {\"name\": \"road\", \"mesh\": 0, \"translation\": [0, 0, 1]}";
    Piece piece = triangle(nodes).read(folder).pieces().get(0);
    assertEquals("track/half/road", piece.node());
    assertEquals("road", piece.name());
    // (0,0,0) -> +(0,0,1) -> +(0,5,0) -> times 2, +(100,0,0)
    assertArrayEquals(new float[] {100, 10, 2, 100, 10, 4, 102, 10, 2}, placed(piece));
  }

  @Test
  void aMeshWithoutANameIsCalledLikeTheNodeAboveIt() throws Exception {
    String nodes =
        "{\"name\": \"kerb\", \"children\": [1, 3]}, {\"children\": [2]}, {\"mesh\": 0}, {\"mesh\":"
            + " 0, \"name\": \"x\"}";
    List<Piece> pieces = triangle(nodes).read(folder).pieces();
    assertEquals(List.of("kerb", "x"), names(pieces));
    assertEquals("kerb/node 1/node 2", pieces.get(0).node());
  }

  @Test
  void aQuarterTurnWrittenWithFloatsIsExact() throws Exception {
    String turn = "{\"mesh\": 0, \"rotation\": [0, 0.7071067690849304, 0, 0.7071067690849304]}";
    Piece piece = triangle(turn).read(folder).pieces().get(0);
    // About Y: (x, y, z) -> (z, y, -x)
    assertArrayEquals(new float[] {0, 0, 0, 1, 0, 0, 0, 0, -1}, placed(piece));
    assertTrue(piece.frame().placement()[0] == 0.0, "no residue");
  }

  @Test
  void aNegativeScaleMirrors() throws Exception {
    String nodes = "{\"mesh\": 0, \"scale\": [-1, 1, 1]}";
    assertTrue(triangle(nodes).read(folder).pieces().get(0).frame().mirrors());
  }

  @Test
  void theDefaultSceneIsShown() throws Exception {
    String nodes = "{\"mesh\": 0, \"name\": \"a\"}, {\"mesh\": 0, \"name\": \"b\"}";
    String scenes = ", \"scenes\": [{\"nodes\": [0]}, {\"nodes\": [1]}]";
    assertEquals(List.of("a"), names(triangle(nodes).more(scenes).read(folder).pieces()));
    assertEquals(
        List.of("b"), names(triangle(nodes).more(scenes + ", \"scene\": 1").read(folder).pieces()));
  }

  @Test
  void withoutScenesEveryNodeWithoutAParentIsShown() throws Exception {
    String nodes =
        "{\"mesh\": 0, \"name\": \"child\"}, {\"name\": \"root\", \"children\": [0]},"
            + " {\"mesh\": 0, \"name\": \"other\"}";
    assertEquals(List.of("child", "other"), names(triangle(nodes).read(folder).pieces()));
  }

  @Test
  void withoutNodesTheMeshesStandAsTheyAre() throws Exception {
    assertEquals(List.of("mesh 0"), names(triangle("").read(folder).pieces()));
  }

  @Test
  void circlesAndSharedChildrenAreRefused() {
    assertRefused("{\"children\": [1]}, {\"children\": [0]}", "circle");
    String scene = ", \"scenes\": [{\"nodes\": [0]}]";
    SceneText circle = triangle("{\"children\": [1]}, {\"children\": [0]}").more(scene);
    assertThrows(ImportException.class, () -> circle.read(folder));
    assertRefused("{\"children\": [2]}, {\"children\": [2]}, {\"mesh\": 0}", "two parents");
  }

  @Test
  void aVeryDeepTreeDoesNotExhaustTheStack() throws Exception {
    int depth = 50_000;
    StringBuilder nodes = new StringBuilder();
    for (int i = 1; i < depth; i++) {
      nodes.append("{\"translation\": [1, 0, 0], \"children\": [").append(i).append("]}, ");
    }
    nodes.append("{\"mesh\": 0}");
    Piece piece = triangle(nodes.toString()).read(folder).pieces().get(0);
    assertEquals(depth - 1f, placed(piece)[0]);
    assertTrue(piece.node().length() < 500, "the path is cut");
  }

  @Test
  void aPlaceInfinitelyFarAwayIsRefused() {
    assertRefused("{\"mesh\": 0, \"translation\": [1e999, 0, 0]}", "too large");
    String far = "{\"scale\": [1e300, 1, 1], \"children\": [1]}, ";
    assertRefused(far + "{\"mesh\": 0, \"scale\": [1e300, 1, 1]}", "infinitely");
    assertRefused("{\"mesh\": 0, \"rotation\": [0, 0, 0, 0]}", "no direction");
  }

  @Test
  void indicesIntoListsAreChecked() {
    assertRefused("{\"mesh\": 7}", "'meshes'");
    assertRefused("{\"mesh\": -1}", "'meshes'");
    assertRefused("{\"mesh\": 0.5}", "'meshes'");
    assertRefused("{\"mesh\": 0, \"children\": [9]}", "'nodes'");
    assertRefused("{\"mesh\": \"0\"}", "number");
  }

  @Test
  void whatTheFileNeedsAndIsNotReadIsNamed() {
    SceneText unknown = triangle("{\"mesh\": 0}");
    unknown.more(", \"extensionsRequired\": [\"ACME_secret\"]");
    ImportException e = assertThrows(ImportException.class, () -> unknown.read(folder));
    assertTrue(e.getMessage().contains("ACME_secret"), e.getMessage());
    assertTrue(e.getMessage().contains("export without"), e.getMessage());
  }

  @Test
  void coarserFormsOfANodeAreNoPieces() throws Exception {
    String nodes =
        "{\"mesh\": 0, \"name\": \"fine\", \"extensions\": {\"MSFT_lod\": {\"ids\": [1, 2]}}},"
            + " {\"mesh\": 0, \"name\": \"coarse\"}, {\"name\": \"coarsest\", \"children\": [3]},"
            + " {\"mesh\": 0, \"name\": \"inside\"}";
    assertEquals(List.of("fine"), names(triangle(nodes).read(folder).pieces()));
    String scene = ", \"scenes\": [{\"nodes\": [0, 1, 2]}]";
    assertEquals(List.of("fine"), names(triangle(nodes).more(scene).read(folder).pieces()));
    assertRefused(
        "{\"mesh\": 0, \"extensions\": {\"MSFT_lod\": {\"ids\": [5]}}}", "no number 5 in 'nodes'");
  }

  @Test
  void whatIsScaledToNothingIsNoPiece() throws Exception {
    String nodes =
        "{\"name\": \"hidden\", \"scale\": [0, 0, 0], \"children\": [1]},"
            + " {\"mesh\": 0, \"name\": \"below\"}, {\"mesh\": 0, \"name\": \"shown\"},"
            + " {\"mesh\": 0, \"name\": \"flat\", \"scale\": [1, 0, 1]}";
    assertEquals(List.of("shown", "flat"), names(triangle(nodes).read(folder).pieces()));
  }

  @Test
  void aWallThatIsNotDrawnIsThere() throws Exception {
    String nodes =
        "{\"mesh\": 0, \"name\": \"wall\", \"extensions\":"
            + " {\"KHR_node_visibility\": {\"visible\": false}}}";
    String needed = ", \"extensionsRequired\": [\"KHR_node_visibility\"]";
    assertEquals(List.of("wall"), names(triangle(nodes).more(needed).read(folder).pieces()));
  }

  @Test
  void camerasLightsSkinsAndAnimationsAreSteppedOver() throws Exception {
    String nodes =
        "{\"camera\": 0, \"name\": \"tv\"}, {\"name\": \"sun\", \"extensions\":"
            + " {\"KHR_lights_punctual\": {\"light\": 0}}}, {\"mesh\": 0, \"skin\": 7, \"name\":"
            + " \"flag\"}";
    String more =
        ", \"cameras\": [{\"type\": \"perspective\"}], \"skins\": [], \"animations\": [{}],"
            + " \"extensionsUsed\": [\"ACME_unknown\"], \"extras\": {\"a\": null}";
    assertEquals(List.of("flag"), names(triangle(nodes).more(more).read(folder).pieces()));
  }

  @Test
  void instancesOfANodeAreOnePieceEach() throws Exception {
    SceneText scene = new SceneText();
    int position = scene.floats("VEC3", SceneText.triangleAt(0, 0));
    int moves = scene.floats("VEC3", 1, 0, 0, 2, 0, 0);
    int scales = scene.floats("VEC3", 1, 1, 1, 3, 3, 3);
    scene
        .primitive(position, "")
        .nodes(
            "{\"name\": \"post\", \"mesh\": 0, \"translation\": [0, 0, 10], \"extensions\":"
                + " {\"EXT_mesh_gpu_instancing\": {\"attributes\": {\"TRANSLATION\": "
                + moves
                + ", \"SCALE\": "
                + scales
                + "}}}}");
    List<Piece> pieces = scene.read(folder).pieces();
    assertEquals(List.of("post", "post #2"), names(pieces));
    assertArrayEquals(new float[] {1, 0, 10, 1, 0, 11, 2, 0, 10}, placed(pieces.get(0)));
    assertArrayEquals(new float[] {2, 0, 10, 2, 0, 13, 5, 0, 10}, placed(pieces.get(1)));
  }

  @Test
  void rotationsOfInstancesMayBeNormalisedIntegers() throws Exception {
    SceneText scene = new SceneText();
    int position = scene.floats("VEC3", SceneText.triangleAt(0, 0));
    int view = scene.view(2 * 8);
    // Half a turn about Y, and none
    for (int value : new int[] {0, 32767, 0, 0, 0, 0, 0, 32767}) {
      scene.put(2, value);
    }
    int turns = scene.accessor(view, 5122, 2, "VEC4", ", \"normalized\": true");
    scene.primitive(position, "").nodes(instances("\"ROTATION\": " + turns));
    List<Piece> pieces = scene.read(folder).pieces();
    assertArrayEquals(new float[] {0, 0, 0, 0, 0, -1, -1, 0, 0}, placed(pieces.get(0)));
    assertArrayEquals(new float[] {0, 0, 0, 0, 0, 1, 1, 0, 0}, placed(pieces.get(1)));
  }

  @Test
  void instancesWithoutAPlaceAreTheNodeItself() throws Exception {
    SceneText scene = new SceneText();
    int position = scene.floats("VEC3", SceneText.triangleAt(0, 0));
    int ids = scene.floats("SCALAR", 1, 2, 3);
    scene.primitive(position, "").nodes(instances("\"_ID\": " + ids));
    assertEquals(List.of("post"), names(scene.read(folder).pieces()));
  }

  @Test
  void instancesScaledToNothingAndListsThatDiffer() throws Exception {
    SceneText scene = new SceneText();
    int position = scene.floats("VEC3", SceneText.triangleAt(0, 0));
    int scales = scene.floats("VEC3", 0, 0, 0, 2, 2, 2);
    int moves = scene.floats("VEC3", 1, 2, 3);
    scene.primitive(position, "").nodes(instances("\"SCALE\": " + scales));
    assertEquals(1, scene.read(folder).pieces().size());
    scene.nodes(instances("\"SCALE\": " + scales + ", \"TRANSLATION\": " + moves));
    ImportException e = assertThrows(ImportException.class, () -> scene.read(folder));
    assertTrue(e.getMessage().contains("differ in length"), e.getMessage());
  }

  @Test
  void moreInstancesThanAnyLevelHasAreRefused() {
    SceneText scene = new SceneText();
    int position = scene.floats("VEC3", SceneText.triangleAt(0, 0));
    int moves = scene.accessor(-1, 5126, 300_000, "VEC3", "");
    scene.primitive(position, "").nodes(instances("\"TRANSLATION\": " + moves));
    ImportException e = assertThrows(ImportException.class, () -> scene.read(folder));
    assertTrue(e.getMessage().contains("200000"), e.getMessage());
  }

  private static String instances(String attributes) {
    return "{\"name\": \"post\", \"mesh\": 0, \"extensions\": {\"EXT_mesh_gpu_instancing\":"
        + " {\"attributes\": {"
        + attributes
        + "}}}}";
  }

  @Test
  void extensionsThatChangeNothingHereAreIgnored() throws Exception {
    SceneText scene = triangle("{\"mesh\": 0}");
    scene.more(
        ", \"extensionsRequired\": [\"KHR_materials_unlit\", \"KHR_texture_transform\","
            + " \"KHR_draco_mesh_compression\", \"EXT_meshopt_compression\"]");
    assertEquals(1, scene.read(folder).pieces().size());
  }

  private void assertRefused(String nodes, String reason) {
    ImportException e = assertThrows(ImportException.class, () -> triangle(nodes).read(folder));
    assertTrue(e.getMessage().contains(reason), e.getMessage());
    assertTrue(e.place().startsWith("line 1, column"), e.place());
  }

  private static SceneText triangle(String nodes) {
    SceneText scene = new SceneText();
    scene.primitive(scene.floats("VEC3", SceneText.triangleAt(0, 0)), "");
    return scene.nodes(nodes);
  }

  private static float[] placed(Piece piece) {
    return piece.frame().place(piece.positions());
  }

  private static List<String> names(List<Piece> pieces) {
    return pieces.stream().map(Piece::name).toList();
  }
}
