package org.trackwalk.check.seeded;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.FarChanges;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.check.run.LocalEdit;
import org.trackwalk.course.road.Strand;
import org.trackwalk.examples.seeded.Form;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Plants faults into real levels and tells how each is told: {@code FORM SEED FAULTS FILES}, with a
 * form of {@link Form}.
 */
public final class PlantMeasure {

  /** How far from a fault it may be told, metres. */
  private static final double NEAR = 3;

  /** An edit may change findings up to this far off, metres. */
  private static final double LOCAL = FarChanges.NEAR;

  private PlantMeasure() {}

  /** Prints a line for each fault. */
  public static void main(String[] arguments) throws Exception {
    Form form = Form.valueOf(arguments[0].toUpperCase(Locale.ROOT));
    long seed = Long.parseLong(arguments[1]);
    int faults = Integer.parseInt(arguments[2]);
    int right = 0;
    int all = 0;
    for (int i = 3; i < arguments.length; i++) {
      Level level =
          LevelFinder.find(List.of(Path.of(arguments[i])), LoadOptions.DEFAULT, Progress.none())
              .get(0)
              .load(Progress.none());
      CheckSettings settings = CheckSettings.defaults().withJobs(1);
      List<Piece> placed = placed(level);
      CheckedLevel first = open(level, placed, level.hints(), settings);
      List<Piece> pieces = placed;
      LevelHints hints = level.hints();
      Strand named = longest(first);
      if (form != Form.PIECES && named != null) {
        pieces = form.of(placed);
        settings = form == Form.ONE_MESH ? startingAt(settings, named) : settings;
        hints = form == Form.ONE_MESH ? LevelHints.NONE : hints;
        first = open(level, pieces, hints, settings);
      }
      Strand strand = longest(first);
      System.out.printf(
          "%s: %d findings, %s%n", arguments[i], first.findings().size(), road(first));
      if (strand == null) {
        continue;
      }
      RealPlants plants = new RealPlants(pieces, strand, seed + i);
      RealPlants.Kind[] kinds = RealPlants.Kind.values();
      for (int n = 0; n < faults; n++) {
        RealPlants.Plant plant = plants.plant(kinds[(int) ((n + seed) % kinds.length)]);
        if (plant != null) {
          all++;
          CheckedLevel after = open(level, plant.pieces(), hints, settings);
          right += told(plant, first, after) ? 1 : 0;
        }
      }
    }
    System.out.printf("%d of %d as they must be%n", right, all);
  }

  private static CheckedLevel open(
      Level level, List<Piece> pieces, LevelHints hints, CheckSettings settings) {
    return LevelCheck.open(
        new Level(level.name(), level.grouping(), pieces, level.problems(), level.sources(), hints),
        settings,
        Progress.none());
  }

  private static Strand longest(CheckedLevel level) {
    Strand longest = null;
    for (Strand s : level.context().road().strands()) {
      longest = longest == null || s.rows() > longest.rows() ? s : longest;
    }
    return longest;
  }

  /** What the line road says, and how much of it is driven. */
  private static String road(CheckedLevel level) {
    int rows = level.context().road().strands().stream().mapToInt(Strand::rows).sum();
    return level.report().corridor().explanation() + ", " + rows + " rows";
  }

  private static CheckSettings startingAt(CheckSettings d, Strand strand) {
    double[] start = {strand.centre(20, 0), strand.centre(20, 1), strand.centre(20, 2)};
    return d.withStart(start).withJobs(1);
  }

  /**
   * The pieces where they stand, in metres with Y up, and from one binary file: a plant is not
   * printed with so many decimals.
   */
  private static List<Piece> placed(Level level) {
    List<Piece> placed = new ArrayList<>();
    for (Piece piece : level.pieces()) {
      float[] xyz = piece.frame().place(piece.positions());
      int[] corners = piece.triangles().clone();
      int[] own = new int[piece.triangleCount()];
      for (int t = 0; t < own.length; t++) {
        own[t] = t;
        if (piece.frame().mirrors()) {
          int c = corners[3 * t];
          corners[3 * t] = corners[3 * t + 1];
          corners[3 * t + 1] = c;
        }
      }
      placed.add(
          LikePiece.of(piece, xyz, corners, own).toBuilder()
              .file("planted.glb")
              .frame(Frame.LEVEL)
              .build());
    }
    return placed;
  }

  private static boolean told(RealPlants.Plant plant, CheckedLevel first, CheckedLevel after) {
    Set<String> known = new HashSet<>();
    first.findings().forEach(f -> known.add(text(f)));
    first.report().findings().forEach(f -> known.add(text(f)));
    List<String> shown = new ArrayList<>();
    Set<String> loud = new HashSet<>();
    Severity worst = null;
    boolean measured = false;
    boolean said = plant.rules() == null || plant.rules().isEmpty();
    int rank = 0;
    int firstRank = 0;
    Set<String> groups = new LinkedHashSet<>();
    for (Finding f : after.report().findings()) {
      groups.add(f.group());
      boolean named = f.whole() && plant.rules() != null && plant.rules().contains(f.rule());
      if (known.contains(text(f)) || !named && (f.whole() || !near(plant, f, NEAR))) {
        continue;
      }
      rank = new ArrayList<>(groups).indexOf(f.group()) + 1;
      shown.add(rank + ". " + text(f));
      if (f.severity() != Severity.INFO && !wasThere(plant, first, f)) {
        loud.add(f.group());
        firstRank = firstRank == 0 ? rank : firstRank;
        worst = worst == null ? f.severity() : worst.worse(f.severity());
        said |= plant.rules() != null && plant.rules().contains(f.rule());
      }
      if (f.measure() != null) {
        double v = f.measure().value();
        measured |=
            plant.measures().stream().anyMatch(m -> Math.abs(m - v) <= Math.max(0.05 * m, 0.002));
      }
    }
    List<FarChanges.Change> changes =
        FarChanges.of(first.findings(), after.findings(), edit(plant));
    int far = changes.size();
    for (FarChanges.Change change : changes) {
      String what = (change.after() == null ? change.before() : change.after()).get("message");
      shown.add(
          String.format(Locale.ROOT, "FAR %s, %.0f m: %s", change.kind(), change.distance(), what));
    }
    String fault =
        worst == null
            ? plant.rules() == null ? "" : " SILENT"
            : plant.error() && worst != Severity.ERROR
                ? " NO ERROR"
                : plant.warning() && worst != Severity.WARNING ? " NO WARNING" : "";
    fault += worst != null && !plant.measures().isEmpty() && !measured ? " MEASURE" : "";
    fault += worst != null && !said ? " NOT AS " + plant.rules() : "";
    fault += loud.size() > 1 ? " " + loud.size() + " TIMES" : "";
    fault += far > 0 ? " " + far + " FAR" : "";
    fault += firstRank > 10 && plant.error() ? " RANK" : "";
    System.out.println("  " + plant.what() + " -> rank " + firstRank + fault);
    if (!fault.isEmpty()) {
      System.out.println("      " + road(after));
      shown.stream().limit(12).forEach(line -> System.out.println("      " + line));
    }
    return fault.isEmpty();
  }

  /** All that was changed. */
  private static LocalEdit edit(RealPlants.Plant plant) {
    double far = Double.POSITIVE_INFINITY;
    double[] box = {far, far, far, -far, -far, -far};
    for (double[] point : plant.points()) {
      for (int k = 0; k < 3; k++) {
        box[k] = Math.min(box[k], point[k]);
        box[3 + k] = Math.max(box[3 + k], point[k]);
      }
    }
    return new LocalEdit(plant.what(), null, box, null, null);
  }

  /** How the ride is there was told before, of what is another stretch now. */
  private static boolean wasThere(RealPlants.Plant plant, CheckedLevel first, Finding f) {
    return f.rule().startsWith("ride.")
        && first.findings().stream()
            .anyMatch(g -> g.rule().equals(f.rule()) && near(plant, g, LOCAL));
  }

  private static boolean near(RealPlants.Plant plant, Finding f, double reach) {
    return at(plant, f.position(), reach)
        || f.flow().stream().anyMatch(step -> at(plant, step.position(), reach))
        || path(plant, f.path(), reach);
  }

  private static boolean path(RealPlants.Plant plant, double[] path, double reach) {
    for (int i = 0; i + 2 < path.length; i += 3) {
      if (at(plant, new double[] {path[i], path[i + 1], path[i + 2]}, reach)) {
        return true;
      }
    }
    return false;
  }

  private static boolean at(RealPlants.Plant plant, double[] p, double reach) {
    for (double[] q : plant.points()) {
      double x = p[0] - q[0];
      double y = p[1] - q[1];
      double z = p[2] - q[2];
      if (x * x + y * y + z * z <= reach * reach) {
        return true;
      }
    }
    return false;
  }

  private static String text(Finding f) {
    double[] p = f.position();
    return String.format(
        Locale.ROOT,
        "%s %s at %.2f %.2f %.2f: %s",
        f.severity().id(),
        f.rule(),
        p[0],
        p[1],
        p[2],
        f.message());
  }
}
