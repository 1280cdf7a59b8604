package org.trackwalk.check.seeded;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.trackwalk.check.run.FarChanges;
import org.trackwalk.check.run.LocalEdit;
import org.trackwalk.examples.seeded.SeededScene;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.LevelReport;

/** One vertex of a scene is put far off: that is told once, and nothing else is told otherwise. */
final class FarOff {

  private static final String RULE = "import.far-vertex";

  /** So much farther than the scene is large it is at least: the rule asks for 100. */
  private static final double LEAST = 150;

  /** Decimal places of the distance at most. */
  private static final double MOST = 30;

  private FarOff() {}

  /** What is wrong, in lines; empty when nothing is. */
  static List<String> of(SeededScene scene, long seed) {
    Random random = new Random(seed * 7 + 1);
    LevelReport before = Heard.check(scene);
    double[] box = before.facts().bounds();
    double extent = Math.max(box[3] - box[0], Math.max(box[4] - box[1], box[5] - box[2]));
    List<Piece> touched = scene.pieces().stream().filter(Piece::collidable).toList();
    Piece piece = touched.get(random.nextInt(touched.size()));
    int vertex = piece.triangles()[random.nextInt(piece.triangles().length)];
    int k = random.nextInt(3);
    double least = StrictMath.log10(LEAST * extent + 1e4);
    double at = StrictMath.pow(10, least + random.nextDouble() * (MOST - least));
    float[] moved = piece.positions().clone();
    moved[3 * vertex + k] = (float) (random.nextBoolean() ? at : -at);
    List<Piece> pieces = new ArrayList<>(scene.pieces());
    pieces.set(pieces.indexOf(piece), piece.toBuilder().mesh(moved, piece.triangles()).build());
    Level old = scene.level();
    Level level =
        new Level(old.name(), old.grouping(), pieces, old.problems(), old.sources(), old.hints());
    LevelReport after = Heard.check(scene, level);
    String what = String.format(Locale.ROOT, "%s vertex %d at %.3g", piece.name(), vertex, at);
    List<String> wrong = new ArrayList<>();
    List<Finding> far = after.findings().stream().filter(f -> f.rule().equals(RULE)).toList();
    if (far.size() != 1 || far.get(0).severity() != Severity.ERROR) {
      wrong.add(what + ": told " + far.size() + " times");
    }
    double[] now = after.facts().bounds();
    for (int i = 0; i < 3; i++) {
      if (now[i] < box[i] || now[3 + i] > box[3 + i]) {
        wrong.add(what + ": extents " + Arrays.toString(now) + " of " + Arrays.toString(box));
      }
    }
    LocalEdit edit = new LocalEdit(what, level, around(piece, vertex), null, null);
    for (FarChanges.Change change : FarChanges.of(before.findings(), after.findings(), edit)) {
      wrong.add(
          String.format(
              Locale.ROOT,
              "%s: %s, %.0f m off%n      %s%n      %s",
              what,
              change.kind(),
              change.distance(),
              change.before(),
              change.after()));
    }
    return wrong;
  }

  /** Around all triangles of a vertex, min then max corner. */
  private static double[] around(Piece piece, int vertex) {
    double far = Double.POSITIVE_INFINITY;
    double[] box = {far, far, far, -far, -far, -far};
    int[] t = piece.triangles();
    for (int i = 0; i < t.length; i += 3) {
      if (t[i] != vertex && t[i + 1] != vertex && t[i + 2] != vertex) {
        continue;
      }
      for (int c = 0; c < 9; c++) {
        double x = piece.positions()[3 * t[i + c / 3] + c % 3];
        box[c % 3] = Math.min(box[c % 3], x);
        box[3 + c % 3] = Math.max(box[3 + c % 3], x);
      }
    }
    return box;
  }
}
