package org.trackwalk.io.collada;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/** Numbers and primitive groups of COLLADA files. */
class ColladaGeometryTest {

  @TempDir Path folder;

  private ImportedMesh read(String text) throws Exception {
    Path file = Files.writeString(folder.resolve("a.dae"), text);
    return new ColladaImporter().read(ImportRequest.of(file), Progress.none());
  }

  private Piece only(String positions, String primitives) throws Exception {
    List<Piece> pieces =
        read(ColladaText.file(ColladaText.geometry(positions, primitives))).pieces();
    assertEquals(1, pieces.size());
    return pieces.get(0);
  }

  private String refusal(String text) {
    return assertThrows(ImportException.class, () -> read(text)).oneLine();
  }

  @Test
  void everyNumberIsTheNearestFloat() throws Exception {
    Random random = new Random(7);
    StringBuilder text = new StringBuilder();
    float[] expected = new float[3 * 20_000];
    for (int i = 0; i < expected.length; i++) {
      double value = (random.nextDouble() - 0.5) * StrictMath.pow(10, random.nextInt(12) - 5);
      String word =
          switch (random.nextInt(4)) {
            case 0 -> Float.toString((float) value);
            case 1 -> Double.toString(value);
            case 2 -> String.format(java.util.Locale.ROOT, "%.6f", value);
            default -> String.format(java.util.Locale.ROOT, "%.9e", value);
          };
      text.append(word).append(" \n\t ".charAt(random.nextInt(4)));
      expected[i] = Float.parseFloat(word);
    }
    Piece piece = only(text.toString(), ColladaText.group("triangles", "<p>0 1 2</p>"));
    assertArrayEquals(expected, piece.positions(), "seed 7");
  }

  @Test
  void trianglesKnowTheirLines() throws Exception {
    Piece piece =
        only(
            ColladaText.SQUARE,
            ColladaText.group("triangles count=\"2\"".split(" ")[0], "<p>0 1 2\n\n 0 2\n 3</p>"));
    assertArrayEquals(new int[] {0, 1, 2, 0, 2, 3}, piece.triangles());
    assertEquals(2, piece.place(1) - piece.place(0));
    assertEquals(3, piece.place(0), "the geometry stands in the third line");
  }

  @Test
  void polygonsStripsAndFansBecomeTriangles() throws Exception {
    String five = ColladaText.SQUARE + " 2 0 0";
    assertArrayEquals(
        new int[] {0, 1, 2, 0, 2, 3, 1, 4, 2},
        only(five, ColladaText.group("polylist", "<vcount>4 3</vcount><p>0 1 2 3 1 4 2</p>"))
            .triangles());
    assertArrayEquals(
        new int[] {0, 1, 2, 0, 2, 3, 1, 4, 2},
        only(five, ColladaText.group("polygons", "<p>0 1 2 3</p><p>1 4 2</p>")).triangles());
    assertArrayEquals(
        new int[] {0, 1, 2, 0, 2, 3, 1, 4, 2},
        only(five, ColladaText.group("trifans", "<p>0 1 2 3</p><p>1 4 2</p>")).triangles());
    assertArrayEquals(
        new int[] {0, 1, 3, 1, 2, 3, 1, 4, 2},
        only(five, ColladaText.group("tristrips", "<p>0 1 3 2</p><p>1 4 2</p>")).triangles());
  }

  @Test
  void aStripTurnsItsCornersWithoutTriangles() throws Exception {
    Piece piece =
        only(ColladaText.SQUARE, ColladaText.group("tristrips", "<p>0 1 3 3 1 1 1 2 3</p>"));
    assertArrayEquals(new int[] {0, 1, 3, 1, 2, 3}, piece.triangles());
  }

  @Test
  void holesStayOpen() throws Exception {
    String ring = "0 0 0 3 0 0 3 3 0 0 3 0 1 1 0 2 1 0 2 2 0 1 2 0";
    for (String hole : List.of("4 5 6 7", "7 6 5 4")) {
      String face = "<ph><p>0 1 2 3</p><h>" + hole + "</h></ph>";
      Piece piece = only(ring, ColladaText.group("polygons", face));
      assertEquals(8, piece.triangleCount());
      assertEquals(8.0, upwardArea(piece), 0);
    }
  }

  /** Sum of signed areas seen from above; every triangle must face up for it to be the area. */
  private static double upwardArea(Piece piece) {
    double area = 0;
    float[] p = piece.positions();
    int[] t = piece.triangles();
    for (int i = 0; i < t.length; i += 3) {
      int a = 3 * t[i];
      int b = 3 * t[i + 1];
      int c = 3 * t[i + 2];
      double twice = (p[b] - p[a]) * (p[c + 1] - p[a + 1]) - (p[b + 1] - p[a + 1]) * (p[c] - p[a]);
      assertTrue(twice > 0);
      area += twice / 2;
    }
    return area;
  }

  @Test
  void severalInputsStridesOffsetsAndUnnamedParameters() throws Exception {
    String text =
        ColladaText.file(
            "<library_geometries><geometry id=\"g\" name=\"slab\"><mesh><source"
                + " id=\"s\"><float_array id=\"a\" count=\"18\">9 9 0 8 0 0 7 1 8 0 0 7 1 8 1 0 7"
                + " 5</float_array><technique_common><accessor source=\"#a\" offset=\"2\""
                + " stride=\"5\" count=\"3\"><param name=\"X\"/><param/><param name=\"Y\"/><param"
                + " name=\"Z\"/></accessor></technique_common></source><source"
                + " id=\"n\"><float_array id=\"b\" count=\"6\">0 0 1 0 1"
                + " 0</float_array><technique_common><accessor source=\"#b\" stride=\"3\""
                + " count=\"2\"/></technique_common></source><vertices id=\"v\"><input"
                + " semantic=\"POSITION\" source=\"#s\"/></vertices><lines count=\"1\"><input"
                + " semantic=\"VERTEX\" source=\"#v\" offset=\"0\"/><p>0 1</p></lines><triangles"
                + " count=\"1\"><input semantic=\"TEXCOORD\" source=\"#t\" offset=\"2\"/><input"
                + " semantic=\"VERTEX\" source=\"#v\" offset=\"1\"/><input semantic=\"NORMAL\""
                + " source=\"#n\" offset=\"0\"/><p>1 0 5 0 1 6 7 2 8</p></triangles>"
                + "</mesh></geometry></library_geometries>");
    Piece piece = read(text).pieces().get(0);
    assertEquals("slab", piece.name());
    assertArrayEquals(new float[] {0, 0, 0, 1, 0, 0, 1, 1, 0}, piece.positions());
    assertArrayEquals(new int[] {0, 1, 2}, piece.triangles());
    assertArrayEquals(new int[] {1, 0, -1}, piece.cornerNormals());
  }

  @Test
  void facesOnMissingVerticesAreLeftOutAndSaid() throws Exception {
    ImportedMesh mesh =
        read(
            ColladaText.file(
                ColladaText.geometry(
                    ColladaText.SQUARE,
                    ColladaText.group("triangles", "<p>0 1 2\n0 -1 2\n0 4 99999999999</p>"))));
    assertEquals(1, mesh.pieces().get(0).triangleCount());
    ImportProblem problem = mesh.problems().get(0);
    assertEquals("import.index-range", problem.rule());
    assertEquals(2, problem.count());
    assertEquals(4, problem.place());
  }

  @Test
  void whatIsMissingOrNoNumberIsARefusalWithItsLine() {
    String good = ColladaText.group("triangles", "<p>0 1 2</p>");
    assertTrue(
        refusal(ColladaText.file("", "", ColladaText.geometry("0 0 0 1 0 0\n1 1,5 0", good)))
            .startsWith("a.dae, line 6: '1,5' is no number"));
    assertTrue(refusal(lists("triangles", "<p>0 1</p>")).contains("2 indices"));
    assertTrue(refusal(lists("triangles", "<p>0 1 x</p>")).contains("'x' is no whole number"));
    assertTrue(refusal(lists("triangles count=\"2\"", "<p>0 1 2</p>")).contains("promises 2"));
    assertTrue(
        refusal(lists("polylist", "<vcount>4</vcount><p>0 1 2</p>")).contains("have 4 corners"));
    assertTrue(refusal(lists("polylist", "<vcount>-1</vcount><p/>")).contains("-1 corners"));
    String cut = ColladaText.file(ColladaText.geometry(ColladaText.SQUARE, good));
    assertTrue(refusal(cut.substring(0, cut.indexOf("<p>") + 5)).contains("line 3"));
    assertTrue(refusal(cut.replace("count=\"4\"", "count=\"9\"")).contains("promises 9 vectors"));
    assertTrue(refusal(cut.replace("#s\"", "#q\"")).contains("'q', which is not there"));
    assertTrue(refusal("<kml><a/></kml>").contains("not COLLADA"));
  }

  private static String lists(String element, String content) {
    String group = ColladaText.group(element, content);
    String closed = group.replace("</" + element + ">", "</" + element.split(" ")[0] + ">");
    return ColladaText.file(ColladaText.geometry(ColladaText.SQUARE, closed));
  }
}
