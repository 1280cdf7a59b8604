package org.trackwalk.check.repair;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.Sheet;
import org.trackwalk.examples.writer.ObjFile;
import org.trackwalk.io.patch.PatchedFiles;
import org.trackwalk.io.patch.UndoFile;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;

/** A road in a wrong unit or with a wrong axis: the manifest says it afterwards, no mesh does. */
class MisreadLevelFixTest {

  private static final String RULE = "import.axis-unit";

  @TempDir private Path folder;

  /**
   * A road, 6 m wide and 90 m long, whose stored numbers are 100 times as large, or have z up; one
   * or all.
   */
  private static List<Piece> misread(boolean turned, boolean all) {
    return misread(turned, all, 4);
  }

  /** The same of so many strips of 1.5 m. */
  private static List<Piece> misread(boolean turned, boolean all, int strips) {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      Sheet sheet = Sheet.flat("road_0" + i, SurfaceClass.ROAD, 20, 1, -30.0 * i, strips, 20, 1.5);
      pieces.add(sheet.mesh().build("lap.obj"));
    }
    for (int i = 0; i < pieces.size(); i++) {
      Piece piece = pieces.get(i);
      if (!all && i != 1) {
        continue;
      }
      float[] p = piece.positions().clone();
      for (int v = 0; v < p.length; v += 3) {
        float y = p[v + 1];
        float z = p[v + 2];
        if (turned) {
          p[v + 1] = -z + 0f;
          p[v + 2] = y;
        } else {
          p[v] *= 100;
          p[v + 1] *= 100;
          p[v + 2] *= 100;
        }
      }
      pieces.set(i, piece.toBuilder().mesh(p, piece.triangles()).build());
    }
    return pieces;
  }

  private Path write(String name, byte[] content) throws Exception {
    return Files.write(folder.resolve(name), content);
  }

  private static LevelSource source(Path path) {
    return LevelFinder.find(List.of(path), LoadOptions.DEFAULT, Progress.none()).get(0);
  }

  private static FixPlan plan(Path path) throws Exception {
    // What is felt on a road of 9 km takes long to find out, and is not asked here.
    CheckSettings settings = CheckSettings.defaults().withJobs(1).withOnly(Set.of("import"));
    return FixPlanner.plan(
        source(path), LoadOptions.DEFAULT, settings, f -> f.rule().equals(RULE), Progress.none());
  }

  private static String told(FixPlan plan) {
    return plan.countsBefore()
        + plan.made().stream().map(p -> p.fix().what()).collect(Collectors.joining("\n"))
        + plan.refused().stream().map(p -> p.refusal()).collect(Collectors.joining("\n"));
  }

  private static void clean(Path path) throws Exception {
    assertEquals(
        List.of(),
        LevelCheck.open(
                source(path).load(Progress.none()),
                CheckSettings.defaults().withOnly(Set.of("import")),
                Progress.none())
            .findings());
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void withoutAManifestOneIsMadeAndGoesAgain(boolean turned) throws Exception {
    Path mesh = write("lap.obj", ObjFile.bytes(misread(turned, true)));
    byte[] before = Files.readAllBytes(mesh);

    FixPlan plan = plan(mesh);

    Path made = folder.resolve("lap.trackwalk.json");
    assertEquals(made, plan.madeManifest().orElse(null), told(plan));
    assertFalse(Files.exists(made), "a plan changes nothing");
    assertEquals(1, plan.made().size(), told(plan));
    assertTrue(!plan.countsAfter().containsKey(RULE), told(plan));
    Path undo = folder.resolve("back.json");
    UndoFile.write(undo, plan.patches());
    PatchedFiles.apply(plan.patches());
    String said = Files.readString(made);
    assertTrue(said.contains(turned ? "\"up\": \"z\"" : "\"units\": \"cm\""), said);
    assertTrue(said.contains("lap.obj"), said);
    clean(made);
    assertEquals(List.of(), PatchedFiles.pending(plan.patches()));

    PatchedFiles.takeBack(UndoFile.read(undo));
    assertFalse(Files.exists(made));
    assertArrayEquals(before, Files.readAllBytes(mesh));
  }

  @Test
  void aManifestKeepsEveryOtherByte() throws Exception {
    write("lap.obj", ObjFile.bytes(misread(true, true)));
    String text =
        "{ \"name\":\"Lap\",\r\n\t\"rules\" : {\"seam.gap\":   \"off\"},"
            + "\r\n\r\n\t\"units\":\"m\" ,\"up\"  : \"y\"}";
    Path manifest = write("lap.trackwalk.json", text.getBytes(StandardCharsets.UTF_8));

    FixPlan plan = plan(manifest);
    PatchedFiles.apply(plan.patches());

    assertEquals(text.replace("\"y\"", "\"z\""), Files.readString(manifest), told(plan));
    clean(manifest);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aPieceAloneGetsAnEntryOfItsOwn(boolean turned) throws Exception {
    List<Piece> pieces = misread(turned, false);
    Path mesh = write("lap.obj", ObjFile.bytes(pieces));

    FixPlan plan = plan(mesh);
    assertTrue(plan.changes(), told(plan));
    PatchedFiles.apply(plan.patches());

    Path made = folder.resolve("lap.trackwalk.json");
    String said = Files.readString(made);
    String row =
        turned
            ? "\"matrix\": [1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1]"
            : "\"scale\": 0.01";
    assertTrue(
        said.contains("\"node\": \"" + pieces.get(1).node() + "\", " + row), said + told(plan));
    clean(made);
  }

  @Test
  void whereInchesMakeTheMoreUsualRoadNothingIsWritten() throws Exception {
    FixPlan plan = plan(write("lap.obj", ObjFile.bytes(misread(false, true, 3))));
    assertFalse(plan.changes(), "4.5 m in centimetres, 11.4 m in inches: " + told(plan));
    assertTrue(plan.refused().get(0).refusal().contains("--units cm or --units in"), told(plan));
  }

  @Test
  void aFixedCopyStartsFromTheManifest() throws Exception {
    Path mesh = write("lap.obj", ObjFile.bytes(misread(true, true)));
    FixPlan plan = plan(mesh);
    FixedCopy copy = new FixedCopy(false);
    copy.add(source(mesh), plan.before().sources(), plan.patches());
    Path target = folder.resolve("fixed");
    assertEquals(
        List.of(List.of(target.resolve("lap.trackwalk.json"))), copy.write(target), told(plan));
    assertArrayEquals(Files.readAllBytes(mesh), Files.readAllBytes(target.resolve("lap.obj")));
    assertFalse(Files.exists(folder.resolve("lap.trackwalk.json")));
    clean(target);
  }

  @Test
  void aManifestThatWouldHideOtherLevelsIsNotMade() throws Exception {
    Path mesh = write("lap.obj", ObjFile.bytes(misread(true, true)));
    write("other.obj", "v 0 0 0\nv 1 0 0\nv 0 0 -1\nf 1 2 3\n".getBytes(StandardCharsets.US_ASCII));
    FixPlan plan = plan(mesh);
    assertFalse(plan.changes());
    assertTrue(plan.refused().get(0).refusal().contains("other.obj"), told(plan));
  }
}
