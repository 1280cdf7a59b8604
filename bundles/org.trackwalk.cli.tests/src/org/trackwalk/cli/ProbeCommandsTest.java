package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two triangles, a square of 2 x 2 m at height 0, and a sphere 10 mm deep over one of them. */
class ProbeCommandsTest {

  @TempDir private Path folder;
  private String level;

  @BeforeEach
  void level() throws IOException {
    Path file = folder.resolve("square.obj");
    Files.write(
        file,
        List.of("o square", "v -1 0 -1", "v -1 0 1", "v 1 0 1", "v 1 0 -1", "f 1 2 3", "f 1 3 4"));
    level = file.toString();
  }

  @Test
  void contactsAreRowsOfATable() throws IOException {
    // The centre is over the face of the first triangle: the second one's edge is voided.
    Path probes = folder.resolve("probes.csv");
    Files.write(probes, List.of("x,y,z,radius", "-0.25,0.5,0.25,0.51", "0,5,0,0.5"));
    CliRun run = CliRun.of("contacts", level, "--probes", probes.toString());
    assertEquals(0, run.code(), run.toString());
    List<String> lines = run.out().lines().toList();
    assertEquals("probe,piece,triangle,feature,px,py,pz,nx,ny,nz,separation", lines.get(0));
    assertEquals(2, lines.size(), run.out());
    assertTrue(lines.get(1).startsWith("0,square,0,face,-0.25,"), lines.get(1));
    assertTrue(lines.get(1).contains(",0,1,0,-0.0"), lines.get(1));
    Path output = folder.resolve("contacts.csv");
    CliRun file =
        CliRun.of("contacts", level, "--probes", probes.toString(), "--output", output.toString());
    assertEquals("", file.out());
    assertEquals(run.out(), Files.readString(output));
  }

  @Test
  void inputsAreNeverWrittenOver() throws IOException {
    Path probes = folder.resolve("probes.csv");
    List<String> written = List.of("x,y,z,radius", "-0.25,0.5,0.25,0.51");
    Files.write(probes, written);
    String[] run = {"contacts", level, "--probes", probes.toString(), "--output"};
    // the same file, spelled in another way
    Path again = folder.resolve("..").resolve(folder.getFileName()).resolve("probes.csv");
    CliRun table = CliRun.of(joined(run, new String[] {again.toString()}));
    assertEquals(2, table.code(), table.toString());
    assertTrue(table.err().contains("is an input"), table.err());
    assertEquals(written, Files.readAllLines(probes));
    List<String> mesh = Files.readAllLines(Path.of(level));
    assertEquals(2, CliRun.of(joined(run, new String[] {level})).code());
    assertEquals(2, CliRun.of("check", level, "--report", "json=" + level).code());
    assertEquals(mesh, Files.readAllLines(Path.of(level)));
  }

  /** A comma parts methods, and also the options of one. */
  @Test
  void optionsOfMethodsAreUnderstoodOrExplained() {
    String[] probe = {"explain", level, "--at", "-0.25,0.5,0.25", "--shape", "sphere:0.6"};
    String two = "voided-vertices:tolerance=0.001,face-angle=1,voided-welded";
    CliRun both = CliRun.of(joined(probe, new String[] {"--method", two}));
    assertEquals(0, both.code(), both.toString());
    assertTrue(both.out().contains("a  voided-vertices:tolerance=0.001,face-angle=1:"), both.out());
    assertTrue(both.out().contains("b  voided-welded:"), both.out());
    CliRun wrong = CliRun.of(joined(probe, new String[] {"--method", "smoothed-normal:limit=x"}));
    assertEquals(2, wrong.code(), wrong.toString());
    assertTrue(wrong.err().contains("smoothed-normal:limit=DEGREES"), wrong.err());
    CliRun none = CliRun.of(joined(probe, new String[] {"--method", "voided-welded:limit=3"}));
    assertEquals(2, none.code(), none.toString());
    assertTrue(none.err().contains("'voided-welded' has no options"), none.err());
  }

  @Test
  void everyCandidateWithoutVoiding() throws IOException {
    Path probes = folder.resolve("probes.csv");
    Files.write(probes, List.of("x,y,z,radius", "-0.25,0.5,0.25,0.7"));
    CliRun run =
        CliRun.of("contacts", level, "--probes", probes.toString(), "--method", "closest-point");
    assertEquals(3, run.out().lines().count(), run.out());
  }

  @Test
  void aProbeFileThatIsNoneIsAnInputError() throws IOException {
    Path probes = folder.resolve("probes.csv");
    Files.write(probes, List.of("x,y,z,radius", "1,2,3"));
    CliRun run = CliRun.of("contacts", level, "--probes", probes.toString());
    assertEquals(3, run.code());
    assertTrue(run.err().contains("probes.csv, line 2"), run.err());
    CliRun none = CliRun.of("contacts", level, "--probes", folder.resolve("no.csv").toString());
    assertEquals(3, none.code());
    assertTrue(none.err().contains("it is not there"), none.err());
  }

  @Test
  void explainNamesEveryTriangleAndItsReason() {
    String[] probe = {"explain", level, "--at", "-0.25,0.5,0.25", "--shape", "sphere:0.6"};
    CliRun words = CliRun.of(probe);
    assertEquals(0, words.code(), words.toString());
    assertTrue(words.out().contains("1 contact of 2 triangles near it"), words.out());
    assertTrue(words.out().contains("CONTACT  square triangle 0, face at 500 mm"), words.out());
    assertTrue(words.out().contains("voided   square triangle 1, edge"), words.out());
    assertTrue(words.out().contains("has this edge (square triangle 0)"), words.out());
    CliRun json =
        CliRun.of(
            "explain",
            level,
            "--at",
            "-0.25,0.5,0.25",
            "--shape",
            "sphere:0.6",
            "--format",
            "json");
    JsonObject document = JsonParser.parseString(json.out()).getAsJsonObject();
    assertEquals(2, document.getAsJsonArray("verdicts").size());
    assertEquals(1, document.get("contacts").getAsInt());
    JsonObject second = document.getAsJsonArray("verdicts").get(1).getAsJsonObject();
    assertEquals("voided.edge", second.get("reason").getAsString());
    assertEquals(0, second.getAsJsonObject("heldBy").get("triangle").getAsInt());
  }

  /** A box of 0.4 x 0.2 x 0.6 m stands 10 mm deep over the diagonal: its four lower corners. */
  @Test
  void contactsOfBoxesAreTheirCorners() throws IOException {
    Path probes = folder.resolve("probes.csv");
    Files.write(probes, List.of("x,y,z,hx,hy,hz,qx,qy,qz,qw", "0,0.09,0,0.2,0.1,0.3,0,0,0,1"));
    CliRun run = CliRun.of("contacts", level, "--probes", probes.toString(), "--offset");
    assertEquals(0, run.code(), run.toString());
    List<String> lines = run.out().lines().toList();
    assertTrue(lines.get(0).endsWith(",separation,offset"), lines.get(0));
    assertEquals(5, lines.size(), run.out());
    for (String line : lines.subList(1, 5)) {
      String[] cells = line.split(",");
      assertEquals("face", cells[3]);
      assertEquals(0.2, Math.abs(Double.parseDouble(cells[4])), 1e-9);
      assertEquals(0.3, Math.abs(Double.parseDouble(cells[6])), 1e-9);
      assertEquals(1, Double.parseDouble(cells[8]), 1e-12);
      // a coordinate of few digits is the float of a mesh, a size is not
      assertEquals((double) 0.09f - 0.1, Double.parseDouble(cells[10]), 1e-12);
      // the line through a corner misses the centre by the half diagonal
      assertEquals(Math.sqrt(0.13), Double.parseDouble(cells[11]), 1e-9);
    }
    // in one piece indices say the same as bits; this method is asked without a packed scene
    CliRun sorted =
        CliRun.of(
            "contacts",
            level,
            "--probes",
            probes.toString(),
            "--offset",
            "--method",
            "voided-sorted");
    assertEquals(run.out(), sorted.out());
  }

  /** What was asked can be read from the answer: how the probe stood, and where the level is. */
  @Test
  void howAProbeStandsIsSaid() {
    String[] box = {"explain", level, "--at", "0,0.09,0", "--shape", "box:0.2,0.1,0.3"};
    // a quarter turn about y: the box's x along -z, its z along x
    String[] turn = {"--rotate", "0,1,0,1"};
    CliRun words = CliRun.of(joined(box, turn));
    assertTrue(words.out().contains(", turned by 90.0°, at (0.0000"), words.out());
    assertFalse(CliRun.of(box).out().contains("turned by"));
    CliRun json = CliRun.of(joined(box, turn, "--format", "json"));
    JsonObject shape =
        JsonParser.parseString(json.out()).getAsJsonObject().getAsJsonObject("shape");
    double[][] expected = {{0, 0, -1}, {0, 1, 0}, {1, 0, 0}};
    for (int k = 0; k < 3; k++) {
      for (int j = 0; j < 3; j++) {
        double number = shape.getAsJsonArray("axes").get(k).getAsJsonArray().get(j).getAsDouble();
        assertEquals(expected[k][j], number, 1e-12, json.out());
      }
    }
    CliRun far = CliRun.of("explain", level, "--at", "0,0,50", "--shape", "sphere:1", "--up", "z");
    String bounds = "reaches from (-1.0000, 0.0000, -1.0000) to (1.0000, 0.0000, 1.0000)";
    assertTrue(far.out().contains(bounds), far.out());
  }

  /** Every method judges every shape, also those that were made for spheres. */
  @Test
  void boxesAreJudgedByEveryMethod() throws IOException {
    String[] box = {"explain", level, "--at", "0,0.09,0", "--shape", "box:0.2,0.1,0.3"};
    CliRun named = CliRun.of(joined(box, new String[] {"--method", "voronoi"}));
    assertEquals(0, named.code(), named.toString());
    assertTrue(named.out().contains("CONTACT"), named.out());
    CliRun all = CliRun.of(joined(box, new String[] {"--method", "all"}));
    assertEquals(0, all.code(), all.toString());
    assertTrue(all.out().contains("voided-vertices"), all.out());
    assertTrue(all.out().contains("smoothed-normal"), all.out());
    Path probes = folder.resolve("probes.csv");
    Files.write(probes, List.of("x,y,z,hx,hy,hz", "0,0.09,0,0.2,0.1,0.3"));
    CliRun many =
        CliRun.of("contacts", level, "--probes", probes.toString(), "--method", "smoothed-normal");
    assertEquals(0, many.code(), many.toString());
  }

  /** The mesh of the level itself, lifted to a roof, is a hull; a flat one is refused. */
  @Test
  void hullsComeFromMeshFiles() throws IOException {
    Path mesh = folder.resolve("wedge.obj");
    Files.write(
        mesh,
        List.of(
            "v 0.2 -0.1 0",
            "v -0.2 -0.1 -0.3",
            "v -0.2 -0.1 0.3",
            "v 0 0.1 0",
            "f 1 2 3",
            "f 1 2 4",
            "f 2 3 4",
            "f 3 1 4"));
    Path probes = folder.resolve("probes.csv");
    Files.write(probes, List.of("x,y,z", "0,0.09,0"));
    String[] run = {"contacts", level, "--probes", probes.toString(), "--hull"};
    CliRun hull = CliRun.of(joined(run, new String[] {mesh.toString()}));
    assertEquals(0, hull.code(), hull.toString());
    assertEquals(4, hull.out().lines().count(), "header and three corners\n" + hull.out());
    CliRun flat = CliRun.of(joined(run, new String[] {level}));
    assertEquals(3, flat.code(), flat.toString());
    assertTrue(flat.err().contains("has no hull"), flat.err());
    CliRun none = CliRun.of("contacts", level, "--probes", probes.toString());
    assertEquals(3, none.code(), none.toString());
    assertTrue(none.err().contains("no shape is given"), none.err());
  }

  @Test
  void severalMethodsStandSideBySide() {
    String[] probe = {"explain", level, "--at", "-0.25,0.5,0.25", "--shape", "sphere:0.6"};
    String[] both = {"--method", "closest-point,voided-welded"};
    CliRun words = CliRun.of(joined(probe, both));
    assertEquals(0, words.code(), words.toString());
    // the face is a contact for both; the edge only for the method that keeps every candidate
    assertTrue(words.out().contains("square triangle 0, face at 500 mm  C1  C1"), words.out());
    assertTrue(words.out().lines().anyMatch(l -> l.matches(".*triangle 1, edge.*C2  v2 *")));
    assertTrue(words.out().contains("a  closest-point: 2 contacts"), words.out());
    assertTrue(words.out().contains("b  voided-welded: 1 contact\n"), words.out());
    CliRun json = CliRun.of(joined(probe, both, "--format", "json"));
    JsonObject document = JsonParser.parseString(json.out()).getAsJsonObject();
    assertEquals(2, document.getAsJsonArray("methods").size());
    JsonObject second = document.getAsJsonArray("methods").get(1).getAsJsonObject();
    assertEquals("voided-welded", second.get("method").getAsString());
    assertEquals(1, second.get("contacts").getAsInt());
    CliRun all = CliRun.of(joined(probe, new String[0], "--method", "all", "--format", "svg"));
    assertTrue(all.out().startsWith("<svg "), all.toString());
    assertTrue(all.out().contains(">voided-passes: 1 contact<"), "a column per method");
  }

  private static String[] joined(String[] first, String[] second, String... third) {
    return Stream.of(first, second, third).flatMap(Stream::of).toArray(String[]::new);
  }

  @Test
  void unitsOfTheFileHoldForProbes() {
    // In millimetres the same square is 2 mm wide; the probe's radius and place shrink with it.
    CliRun run =
        CliRun.of(
            "explain",
            level,
            "--units",
            "mm",
            "--at",
            "-0.25,0.5,0.25",
            "--shape",
            "sphere:0.6",
            "--contact-distance",
            "0",
            "--format",
            "json");
    JsonObject document = JsonParser.parseString(run.out()).getAsJsonObject();
    JsonObject first = document.getAsJsonArray("verdicts").get(0).getAsJsonObject();
    assertEquals(0.5, first.get("distance").getAsDouble(), 1e-6);
  }

  @Test
  void aProbeFarFromEverythingIsSaidToBe() {
    CliRun run = CliRun.of("explain", level, "--at", "0,50,0", "--shape", "sphere:0.6");
    assertEquals(0, run.code(), run.toString());
    assertTrue(run.out().contains("nothing is within reach"), run.out());
  }
}
