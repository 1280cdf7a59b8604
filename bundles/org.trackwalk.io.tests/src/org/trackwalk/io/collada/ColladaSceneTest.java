package org.trackwalk.io.collada;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;

/** Nodes, units, materials and references of COLLADA files. */
class ColladaSceneTest {

  private static final String TRIANGLE =
      ColladaText.geometry("1 2 3 4 5 6 7 8 10", ColladaText.group("triangles", "<p>0 1 2</p>"));

  @TempDir Path folder;

  private ImportedMesh read(String... parts) throws Exception {
    Path file = Files.writeString(folder.resolve("a.dae"), ColladaText.file(parts));
    return new ColladaImporter().read(ImportRequest.of(file), Progress.none());
  }

  private String refusal(String... parts) {
    return assertThrows(ImportException.class, () -> read(parts)).oneLine();
  }

  /** Where the first corner (1, 2, 3) of the only piece stands in the level. */
  private float[] corner(String... parts) throws Exception {
    List<Piece> pieces = read(parts).pieces();
    assertEquals(1, pieces.size());
    float[] placed = new float[3];
    pieces.get(0).frame().place(1, 2, 3, placed, 0);
    return placed;
  }

  private float[] under(String transforms) throws Exception {
    return corner(
        TRIANGLE, ColladaText.scene(ColladaText.node("n", transforms, ColladaText.show("g"))));
  }

  @Test
  void transformsCountInTheirOrder() throws Exception {
    String move = "<translate>10 0 0</translate>";
    String turn = "<rotate>0 0 1 90</rotate>";
    assertArrayEquals(new float[] {8, 1, 3}, under(move + turn));
    assertArrayEquals(new float[] {-2, 11, 3}, under(turn + move));
    assertArrayEquals(new float[] {2, 4, 9}, under("<scale>2 2 3</scale>"));
    assertArrayEquals(
        new float[] {1 + 100, 2 + 200, 3 + 300},
        under("<matrix>1 0 0 100 0 1 0 200 0 0 1 300 0 0 0 1</matrix>"));
    assertArrayEquals(new float[] {3, 2, 3}, under("<skew>45 0 1 0 1 0 0</skew>"));
    // At (5, 0, 0), looking along +x: the mesh's -z becomes +x, its x becomes +z.
    assertArrayEquals(new float[] {2, 2, 1}, under("<lookat>5 0 0 6 0 0 0 1 0</lookat>"));
    assertArrayEquals(new float[] {1, 2, 3}, under("<rotate>0 0 0 0</rotate>"));
  }

  @Test
  void transformsThatAreNoneAreRefused() {
    for (String bad :
        List.of("<rotate>0 0 0 5</rotate>", "<matrix>1 0</matrix>", "<scale>1 nan 1</scale>")) {
      String node = ColladaText.node("n", bad, ColladaText.show("g"));
      assertTrue(refusal(TRIANGLE, ColladaText.scene(node)).contains("a.dae, line 4"), bad);
    }
  }

  @Test
  void unitAndAxisAreThoseOfTheFile() throws Exception {
    Piece cm = read(ColladaText.asset("0.01", "Z_UP"), TRIANGLE).pieces().get(0);
    assertEquals(LengthUnit.CENTIMETRE, cm.frame().unit());
    assertEquals(UpAxis.Z, cm.frame().up());
    assertTrue(cm.frame().unmoved());
    // A float's worth of an inch, as SketchUp writes it.
    Piece inch = read(ColladaText.asset("0.02539999969303608", "X_UP"), TRIANGLE).pieces().get(0);
    assertEquals(LengthUnit.INCH, inch.frame().unit());
    assertArrayEquals(
        new float[] {0.5f, 1, 1.5f}, corner(ColladaText.asset("0.5", "Y_UP"), TRIANGLE));
    Piece none = read("<asset><unit/></asset>", TRIANGLE).pieces().get(0);
    assertEquals(LengthUnit.METRE, none.frame().unit());
  }

  @Test
  void aUnitThatCannotBeIsSaid() throws Exception {
    for (String meter : List.of("0", "-1", "1e30", "abc", "nan")) {
      ImportedMesh mesh = read(ColladaText.asset(meter, "Z_UP"), TRIANGLE);
      assertEquals(LengthUnit.METRE, mesh.pieces().get(0).frame().unit());
      assertEquals(1, mesh.problems().size(), meter);
      assertTrue(mesh.problems().get(0).message().contains("'" + meter + "'"));
      assertEquals(3, mesh.problems().get(0).place());
    }
  }

  @Test
  void anAssetInsideConvertsWhatIsBesideIt() throws Exception {
    String nested = TRIANGLE.replace("<mesh>", ColladaText.asset("0.01", "Z_UP") + "<mesh>");
    float[] placed = corner(ColladaText.asset("1", "Y_UP"), nested);
    assertArrayEquals(new float[] {0.01f, 0.03f, -0.02f}, placed, 1e-9f);
    String node =
        ColladaText.node(
            "n",
            ColladaText.asset("0.5", "Y_UP"),
            "<translate>2 0 0</translate>",
            ColladaText.show("g"));
    // The geometry is in metres, two of the node's units each; the node stands 2 half metres off.
    assertArrayEquals(new float[] {2, 2, 3}, corner(TRIANGLE, ColladaText.scene(node)));
  }

  @Test
  void nodesOfALibraryAreShownAgainAndAgainWithSharedArrays() throws Exception {
    String library =
        "<library_nodes><node id=\"tree\" name=\"tree\">"
            + ColladaText.show("g")
            + "</node></library_nodes>";
    String show = "<instance_node url=\"#tree\"/>";
    ImportedMesh mesh =
        read(
            TRIANGLE,
            library,
            ColladaText.scene(
                ColladaText.node("left", show),
                ColladaText.node("right", "<translate>5 0 0</translate>", show)));
    assertEquals(List.of("tree", "tree #2"), mesh.pieces().stream().map(Piece::name).toList());
    assertEquals("right/tree", mesh.pieces().get(1).node());
    assertSame(mesh.pieces().get(0).positions(), mesh.pieces().get(1).positions());
  }

  @Test
  void circlesAndDoublingAreRefused() {
    String circle =
        "<library_nodes><node id=\"a\"><instance_node url=\"#b\"/></node>"
            + "<node id=\"b\"><instance_node url=\"#a\"/></node></library_nodes>";
    String scene = ColladaText.scene(ColladaText.node("n", "<instance_node url=\"#a\"/>"));
    assertTrue(refusal(TRIANGLE, circle, scene).contains("shows itself"));
    StringBuilder doubling = new StringBuilder("<library_nodes>");
    for (int i = 0; i < 40; i++) {
      String twice = ("<instance_node url=\"#n" + (i + 1) + "\"/>").repeat(2);
      doubling.append("<node id=\"n").append(i).append("\">").append(twice).append("</node>");
    }
    doubling.append("<node id=\"n40\"/></library_nodes>");
    String first = ColladaText.scene(ColladaText.node("n", "<instance_node url=\"#n0\"/>"));
    assertTrue(refusal(doubling.toString(), first).contains("more than 1000000"));
    assertTrue(
        refusal(ColladaText.scene(ColladaText.node("n", ColladaText.show("g"))))
            .contains("'g' is not in this file"));
  }

  @Test
  void skinsStandInTheirBindShapeAndMorphsInTheirBase() throws Exception {
    String controllers =
        "<library_controllers><controller id=\"skin\"><skin source=\"#morph\"><bind_shape_matrix>"
            + "1 0 0 10 0 1 0 0 0 0 1 0 0 0 0 1</bind_shape_matrix></skin></controller>"
            + "<controller id=\"morph\"><morph source=\"#g\"/></controller></library_controllers>";
    String node =
        ColladaText.node("n", "<scale>2 2 2</scale>", "<instance_controller url=\"#skin\"/>");
    assertArrayEquals(
        new float[] {22, 4, 6}, corner(TRIANGLE, controllers, ColladaText.scene(node)));
  }

  @Test
  void materialsAreThoseThatTheNodeBinds() throws Exception {
    String geometry = TRIANGLE.replace("<triangles>", "<triangles material=\"sym\">");
    String materials =
        "<library_materials><material id=\"m1\" name=\"Asphalt\"><instance_effect"
            + " url=\"#e1\"/></material><material"
            + " id=\"m2\"/></library_materials><library_effects><effect"
            + " id=\"e1\"><profile_COMMON><technique/><extra><technique profile=\"GOOGLEEARTH\">"
            + "<double_sided>1</double_sided></technique></extra></profile_COMMON></effect>"
            + "</library_effects>";
    String bound =
        "<instance_geometry url=\"#g\"><bind_material><technique_common><instance_material"
            + " symbol=\"sym\" target=\"#m%d\"/></technique_common></bind_material>"
            + "</instance_geometry>";
    List<Piece> pieces =
        read(
                materials,
                geometry,
                ColladaText.scene(
                    ColladaText.node("a", bound.formatted(1)),
                    ColladaText.node("b", bound.formatted(2)),
                    ColladaText.node("c", ColladaText.show("g"))))
            .pieces();
    assertEquals(List.of("Asphalt", "m2", "sym"), pieces.stream().map(p -> p.surface(0)).toList());
    assertTrue(pieces.get(0).twoSided(0));
    assertFalse(pieces.get(1).twoSided(0));
  }

  @Test
  void otherFilesOfTheFolderAreReadAndNoneOutside() throws Exception {
    Files.writeString(
        folder.resolve("tree model.dae"),
        ColladaText.file(ColladaText.asset("0.01", "Z_UP"), TRIANGLE));
    String show = "<instance_geometry url=\"%s\"/>";
    ImportedMesh mesh =
        read(ColladaText.scene(ColladaText.node("n", show.formatted("tree%20model.dae#g"))));
    assertEquals(2, mesh.filesRead().size());
    float[] placed = new float[3];
    mesh.pieces().get(0).frame().place(1, 2, 3, placed, 0);
    assertArrayEquals(new float[] {0.01f, 0.03f, -0.02f}, placed, 1e-9f);
    for (String url : List.of("../b.dae#g", "http://x/b.dae#g", "file:///b.dae#g", "b.dae#g")) {
      String node = ColladaText.node("n", show.formatted(url));
      assertTrue(refusal(ColladaText.scene(node)).startsWith("a.dae, line 3"), url);
    }
  }

  @Test
  void utf16IsRead() throws Exception {
    String text = ColladaText.file(TRIANGLE).replace("utf-8", "utf-16");
    Path file = folder.resolve("wide.dae");
    Files.write(file, ("\uFEFF" + text).getBytes(StandardCharsets.UTF_16LE));
    ImportedMesh mesh = new ColladaImporter().read(ImportRequest.of(file), Progress.none());
    assertEquals(1, mesh.pieces().get(0).triangleCount());
  }

  @Test
  void aSceneWithoutMeshesIsAnEmptyPiece() throws Exception {
    ImportedMesh mesh = read(TRIANGLE, ColladaText.scene(ColladaText.node("lamp")));
    assertEquals(0, mesh.pieces().get(0).triangleCount());
    assertEquals("a", mesh.pieces().get(0).name());
  }
}
