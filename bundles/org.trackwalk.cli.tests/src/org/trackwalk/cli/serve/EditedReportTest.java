package org.trackwalk.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.check.run.ManifestSettings;
import org.trackwalk.check.session.LevelSession;
import org.trackwalk.check.session.PieceEdits;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.planted.DefectKind;
import org.trackwalk.examples.planted.PlantedCircuit;
import org.trackwalk.examples.writer.ManifestFile;
import org.trackwalk.examples.writer.ObjFile;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.report.format.ReportOptions;
import org.trackwalk.report.json.JsonReport;

/**
 * A level that is edited in a session, as the server and the workbench hold it: after each change
 * the report of what was checked again is that of a fresh check, byte for byte.
 */
class EditedReportTest {

  private static final CircuitShape SHAPE = new CircuitShape(20, 24, 120, 12, 6, 5, 2, 0.02, 7);

  private static final CheckSettings SETTINGS = CheckSettings.defaults().withJobs(2);

  private static final int EDITS = Integer.getInteger("trackwalk.edits", 8);

  @TempDir private Path folder;

  private final Random random = new Random(11);
  private String last = "";

  @Test
  void reportsOfAnEditedRoadAreThoseOfAFreshCheck() throws Exception {
    LevelSource source = written();
    try (LevelSession session = LevelSession.open(source, SETTINGS)) {
      session.checkAll(Progress.none());
      for (int i = 0; i < EDITS; i++) {
        Level files = session.read().orElseThrow();
        edit(session.edits(), files, i);
        LevelReport again = session.recheck(Set.of(), Progress.none()).report();
        Level level = session.edits().apply(files);
        CheckSettings settings = ManifestSettings.of(level, SETTINGS);
        LevelReport fresh = LevelCheck.check(level, settings, Progress.none());
        assertFalse(fresh.findings().isEmpty());
        assertEquals(json(fresh), json(again), "edit " + i + ": " + last);
      }
    }
  }

  private LevelSource written() throws Exception {
    Level level =
        PlantedCircuit.plant(Circuit.generate(SHAPE), 3, List.of(DefectKind.values())).level();
    List<Piece> pieces = new ArrayList<>();
    for (Piece piece : level.pieces()) {
      if (piece.triangleCount() > 0) { // a text of nothing is read as nothing
        pieces.add(piece.toBuilder().file("all.obj").build());
      }
    }
    Files.write(folder.resolve("all.obj"), ObjFile.bytes(pieces, "", Map.of()));
    Path manifest = folder.resolve("all.trackwalk.json");
    Files.write(manifest, ManifestFile.bytes("all", pieces, Circuit.hints()));
    return LevelFinder.find(List.of(manifest), LoadOptions.DEFAULT, Progress.none()).get(0);
  }

  /** One change of each kind after the other, at pieces by chance. */
  private void edit(PieceEdits edits, Level files, int round) {
    List<Piece> pieces = edits.apply(files).pieces();
    Piece piece = pieces.get(random.nextInt(pieces.size()));
    while (piece.triangleCount() < 2) {
      piece = pieces.get(random.nextInt(pieces.size()));
    }
    last = round % 8 + " at " + piece.name();
    float[] p = piece.positions().clone();
    switch (round % 8) {
      case 0, 1, 2 -> {
        float by = new float[] {0.001f, 0.1f, -0.03f}[round % 8];
        p[3 * piece.triangles()[random.nextInt(3 * piece.triangleCount())] + 1] += by;
        edits.put(piece.toBuilder().mesh(p, piece.triangles()).build());
      }
      case 3 -> {
        for (int i = 0; i < p.length; i += 3) {
          p[i] += 0.05f;
        }
        edits.put(piece.toBuilder().mesh(p, piece.triangles()).build());
      }
      case 4 -> edits.remove(piece.name());
      case 5 -> files.pieces().forEach(old -> edits.restore(old.name()));
      case 6 -> {
        for (int i = 0; i < p.length; i += 3) {
          p[i + 1] += 0.4f;
        }
        edits.put(Piece.named("added", "all.obj").mesh(p, piece.triangles()).build());
      }
      default -> edits.remove("added");
    }
  }

  private static String json(LevelReport report) throws IOException {
    LevelReport timeless =
        new LevelReport(
            report.identity(),
            report.basis(),
            report.told(),
            report.baseline(),
            0,
            report.geometry(),
            report.sketch());
    CheckReport whole =
        new CheckReport("0.1.0", Map.of(), List.of(), List.of(), List.of(timeless), 0);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new JsonReport().write(whole, ReportOptions.USUAL, out);
    return out.toString(StandardCharsets.UTF_8);
  }
}
