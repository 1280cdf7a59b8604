package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.check.levels.RunOutcome;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/** A level that has lost its meshes turns the build red; an empty piece in it does not. */
class EmptyLevelTest {

  private static final String TRIANGLE =
      "solid road\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\n"
          + "endloop\nendfacet\nendsolid road\n";

  @TempDir private Path folder;

  private CheckReport check(String name, String content) throws IOException {
    return check(Files.writeString(folder.resolve(name), content), CheckSettings.defaults());
  }

  private static CheckReport check(Path path, CheckSettings settings) {
    return CheckRun.run(List.of(path), LoadOptions.DEFAULT, settings, "test", Progress.none());
  }

  private static void isEmptyAsAWhole(CheckReport report) {
    assertEquals(RunOutcome.FINDINGS, report.exit(), report.toString());
    List<Finding> findings = report.levels().get(0).findings();
    assertEquals(1, findings.size(), findings.toString());
    assertEquals("import.empty", findings.get(0).rule());
    assertEquals(Severity.ERROR, findings.get(0).severity());
    assertTrue(findings.get(0).message().contains("no triangles at all"));
  }

  @Test
  void noTriangleInAnyPieceIsOneError() throws IOException {
    isEmptyAsAWhole(check("vertices.obj", "o a\nv 0 0 0\nv 1 0 0\nv 0 0 1\n"));
    isEmptyAsAWhole(check("two.stl", "solid a\nendsolid a\nsolid b\nendsolid b\n"));
    isEmptyAsAWhole(check("no-mesh.gltf", "{\"asset\":{\"version\":\"2.0\"},\"nodes\":[]}"));
    isEmptyAsAWhole(
        check(
            "no-vertex.ply",
            "ply\nformat ascii 1.0\nelement vertex 0\nproperty float x\nproperty float y\n"
                + "property float z\nelement face 0\nproperty list uchar int vertex_indices\n"
                + "end_header\n"));
  }

  @Test
  void whatTakesNoPartInCollisionDoesNotExcuseIt() throws IOException {
    Files.writeString(folder.resolve("lost.stl"), "solid a\nendsolid a\n");
    isEmptyAsAWhole(
        check(
            "lost.trackwalk.json",
            "{\"schema\":\"trackwalk-manifest/1\",\"pieces\":"
                + "[{\"file\":\"lost.stl\",\"collidable\":false}]}"));
  }

  @Test
  void anEmptyPieceBesideOthersIsAWarning() throws IOException {
    CheckReport report = check("one.stl", TRIANGLE + "solid wall\nendsolid wall\n");
    List<Finding> empty =
        report.levels().get(0).findings().stream()
            .filter(f -> f.rule().equals("import.empty"))
            .toList();
    assertEquals(1, empty.size(), report.toString());
    assertEquals(Severity.WARNING, empty.get(0).severity());
    assertEquals(0, report.exit());
  }

  /** Whoever tries the tool checks the whole folder first: nothing in it is unreadable or empty. */
  @Test
  void theFolderOfExamplesIsReadToTheLastFile() {
    String root = System.getProperty("trackwalk.root", "../..");
    CheckSettings few = CheckSettings.defaults().withOnly(Set.of("import.empty"));
    CheckReport report = check(Path.of(root).resolve("examples"), few);
    assertTrue(report.inputs().size() > 90, report.inputs().toString());
    report.inputs().forEach(input -> assertTrue(!input.status().equals("failed"), "" + input));
    for (LevelReport level : report.levels()) {
      assertTrue(
          level.findings().stream().noneMatch(f -> f.severity() == Severity.ERROR), level.name());
    }
  }
}
