package org.trackwalk.check.rules.imports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LeftOut;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

/** One line for each file, whatever it holds, in words for who made the level. */
final class PartsLeftOutTest {

  private static final float[] SQUARE = {7, 0, 0, 17, 0, 0, 17, 0, 10, 7, 0, 10};

  @Test
  void oneObjectIsTheSubject() {
    Finding f = only(level(edges("fence", "track.obj", 300, "line 12")));
    assertEquals(
        "fence has 300 edges without a face, the first in line 12 of track.obj:"
            + " nothing collides with them",
        f.message());
    assertEquals(Severity.INFO, f.severity());
    assertEquals(300, f.count());
    assertEquals(List.of("fence"), f.pieces());
    assertEquals(7, f.position()[0], 0, "at its first vertex, as no other place is known");
  }

  @Test
  void whatMayBeMissingIsAWarningOfItsOwn() {
    List<ImportProblem> problems = new ArrayList<>();
    problems.add(edges("fence", "track.obj", 1, "line 12"));
    problems.add(
        ImportProblem.of(
            new LeftOut(LeftOut.Kind.SURFACES, "dome", "line 40", ""),
            "",
            "track.obj",
            40,
            2,
            List.of()));
    List<Finding> findings = findings(level(problems.toArray(ImportProblem[]::new)));
    assertEquals(
        List.of(
            "dome has 2 curved surfaces that are not read, the first in line 40 of track.obj",
            "fence has 1 edge without a face, in line 12 of track.obj: nothing collides with it"),
        findings.stream().map(Finding::message).toList());
    assertEquals(Severity.WARNING, findings.get(0).severity());
    assertNotEquals(findings.get(0).fingerprint(), findings.get(1).fingerprint());
    assertTrue(findings.get(0).help().contains("Convert > Mesh"), findings.get(0).help());
  }

  /** Whose file holds only curves reads so, and need not look for meshes that were never there. */
  @Test
  void aLevelWithoutATriangleSaysWhatItsFilesHoldInstead() {
    LeftOut curves = LeftOut.of(LeftOut.Kind.CURVES, "").named("at least");
    Piece none =
        Piece.named("track", "track.blend")
            .frame(Frame.LEVEL)
            .mesh(new float[0], new int[0])
            .build();
    Finding f = empty(none, ImportProblem.of(curves, "", "track.blend", -1, 2, List.of()));
    assertEquals(
        "the level has no triangles at all: its only piece, track, is empty; track.blend has 2"
            + " curves without a face (at least): nothing collides with them",
        f.message());
    assertTrue(f.help().contains("Convert > Mesh"), f.help());
    Finding silent = empty(none);
    assertEquals(
        "the level has no triangles at all: its only piece, track, is empty", silent.message());
  }

  private static Finding empty(Piece piece, ImportProblem... problems) {
    List<String> sources = List.of("track.blend");
    Level level = new Level("l", "", List.of(piece), List.of(problems), sources, LevelHints.NONE);
    return LevelCheck.check(level, CheckSettings.defaults(), Progress.none()).findings().stream()
        .filter(f -> f.rule().equals("import.empty"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void manyObjectsOfAFileAreOneLine() {
    ImportProblem[] problems = new ImportProblem[10_000];
    for (int i = 0; i < problems.length; i++) {
      problems[i] = edges(i == 7777 ? "fence" : "post" + i, "track.obj", i == 7777 ? 50 : 2, "");
    }
    Finding f = only(level(problems));
    assertEquals(
        "track.obj has 20,048 edges without a face (fence 50, post0 2, post1 2 and 9,997 more):"
            + " nothing collides with them",
        f.message());
  }

  @Test
  void objectsThatNoEntryTakesAreNamed() {
    ImportProblem[] problems = new ImportProblem[5];
    for (int i = 0; i < problems.length; i++) {
      LeftOut what = LeftOut.of(LeftOut.Kind.NOT_NAMED, "").named("Cube." + i);
      problems[i] = ImportProblem.of(what, "", "track.obj", -1, 1, List.of());
    }
    Finding f = only(level(problems));
    assertEquals(
        "track.obj has 5 objects that no entry of the manifest takes (Cube.0, Cube.1, Cube.2 and 2"
            + " more)",
        f.message());
    assertEquals(Severity.INFO, f.severity());
    assertTrue(f.help().contains("entry"), f.help());
    assertFalse(f.placed());
  }

  @Test
  void manyFilesAreOneLine() {
    ImportProblem[] problems = new ImportProblem[40];
    for (int i = 0; i < problems.length; i++) {
      problems[i] = edges("a", "part" + i + ".obj", i + 1, "line 1");
    }
    assertEquals(
        "40 files have 820 edges without a face (part39.obj 40, part38.obj 39, part37.obj 38"
            + " and 37 more): nothing collides with them",
        only(level(problems)).message());
  }

  @Test
  void aWireWithoutAPieceStandsInTheFrameOfItsFile() {
    LeftOut what = LeftOut.of(LeftOut.Kind.EDGES, "wire");
    List<Float> near = List.of(3f, 4f, 5f);
    Finding f = only(level(ImportProblem.of(what, "", "track.obj", 9, 1, near)));
    assertEquals(List.of(), f.pieces());
    assertEquals(4, f.position()[1], 0);
    Finding elsewhere = only(level(ImportProblem.of(what, "", "other.obj", 9, 1, near)));
    assertEquals(0, elsewhere.position()[1], 0, "of another file nothing is known");
    assertTrue(f.placed());
    assertFalse(elsewhere.placed(), "no place is told");
  }

  @Test
  void thePlaceIsThatOfTheObjectThatHasMost() {
    LeftOut what = LeftOut.of(LeftOut.Kind.EDGES, "wire");
    ImportProblem fence = edges("fence", "track.obj", 1, "line 12");
    List<Float> near = List.of(3f, 4f, 5f);
    Finding f = only(level(fence, ImportProblem.of(what, "", "track.obj", 9, 192, near)));
    assertEquals(4, f.position()[1], 0);
    assertEquals(List.of(), f.pieces(), "the fence is not where the wire is");
    Finding nowhere =
        only(level(fence, ImportProblem.of(what, "", "track.obj", 9, 192, List.of())));
    assertFalse(nowhere.placed());
    assertEquals("left out", f.measure().name());
  }

  @Test
  void aMeshOnBonesIsNotLeftOut() {
    LeftOut bones = LeftOut.of(LeftOut.Kind.SKINNED, "fence");
    ImportProblem taken = ImportProblem.of(bones, "fence", "track.obj", -1, 1, List.of());
    assertEquals("count", only(level(taken)).measure().name(), "which no report prints");
    Finding both = only(level(taken, edges("fence", "track.obj", 3, "line 12")));
    assertEquals(3, both.measure().value(), 0);
    assertEquals(4, both.count());
  }

  @Test
  void modifiersAreNamed() {
    LeftOut what = LeftOut.of(LeftOut.Kind.MODIFIERS, "").named("Array, Bevel");
    Finding f = only(level(ImportProblem.of(what, "", "track.blend", -1, 3, List.of())));
    assertEquals("track.blend has 3 modifiers that are not applied (Array, Bevel)", f.message());
    assertEquals(Severity.WARNING, f.severity());
  }

  @Test
  void whatNobodyCollidesWithMissesNothing() {
    Level level = level(edges("fence", "track.obj", 300, "line 12"));
    List<Piece> pieces =
        level.pieces().stream().map(p -> p.toBuilder().collidable(false).build()).toList();
    Level decor =
        new Level("decor", "", pieces, level.problems(), level.sources(), LevelHints.NONE);
    assertEquals(List.of(), findings(decor));
  }

  private static ImportProblem edges(String object, String file, int count, String where) {
    String piece = object.equals("fence") ? "fence" : "";
    LeftOut what = new LeftOut(LeftOut.Kind.EDGES, object, where, "");
    return ImportProblem.of(what, piece, file, -1, count, List.of());
  }

  private static Level level(ImportProblem... problems) {
    Piece fence =
        Piece.named("fence", "track.obj")
            .frame(Frame.LEVEL)
            .mesh(SQUARE, new int[] {0, 2, 1, 0, 3, 2})
            .build();
    List<String> sources = List.of("track.obj");
    return new Level("l", "", List.of(fence), List.of(problems), sources, LevelHints.NONE);
  }

  private static Finding only(Level level) {
    List<Finding> findings = findings(level);
    assertEquals(1, findings.size(), findings.toString());
    return findings.get(0);
  }

  private static List<Finding> findings(Level level) {
    CheckSettings settings = CheckSettings.defaults();
    return LevelCheck.check(level, settings, Progress.none()).findings().stream()
        .filter(f -> f.rule().equals(LeftOut.RULE))
        .toList();
  }
}
