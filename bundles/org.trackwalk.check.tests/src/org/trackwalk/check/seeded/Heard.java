package org.trackwalk.check.seeded;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.LongFunction;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.seeded.Expected;
import org.trackwalk.examples.seeded.SeededScene;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/**
 * What was told of a scene, held against what must be told.
 *
 * @param seed it was made from
 * @param scene the scene
 * @param told whether anything was told at the place at all
 * @param severe whether the worst of it has the right severity
 * @param measured whether one of it has the right number, or none is known
 * @param loud how many lines of warnings and errors there are at the place: those of one group are
 *     one line
 * @param wrong warnings and errors elsewhere, or where nothing may be told
 * @param heard what was told at the place, in words
 * @param lines everything that was told, in words
 */
record Heard(
    long seed,
    SeededScene scene,
    boolean told,
    boolean severe,
    boolean measured,
    int loud,
    List<String> wrong,
    List<String> heard,
    List<String> lines) {

  /** Part of a number by which a measure may be off. */
  private static final double PART = 0.05;

  /** Metres by which a measure may be off. */
  private static final double METRES = 0.002;

  /** Whether all is as it must be. */
  boolean right() {
    return told && severe && measured && (loud <= 1 || !scene.expected().once()) && wrong.isEmpty();
  }

  /** One line on what is wrong, and with all that was told when asked. */
  String words(boolean all) {
    StringBuilder text = new StringBuilder();
    text.append("seed ").append(seed).append(' ').append(scene.told()).append(" ->");
    Expected e = scene.expected();
    if (!told) {
      text.append(" SILENT, expected ").append(e.least());
    } else if (!severe) {
      text.append(" WRONG SEVERITY, expected ").append(e.least());
      text.append(e.most() == e.least() ? "" : " to " + e.most());
    }
    if (told && !measured) {
      text.append(" MEASURE, expected one of ");
      e.measures().forEach(m -> text.append(String.format(Locale.ROOT, "%.4f ", m)));
    }
    text.append(loud > 1 ? " " + loud + " TIMES" : "");
    text.append(wrong.isEmpty() ? "" : " " + wrong.size() + " FALSE");
    List<String> shown = new ArrayList<>(all ? lines : heard);
    if (!all) {
      wrong.forEach(line -> shown.add("elsewhere: " + line));
    }
    for (String line : shown) {
      text.append("\n      ").append(line);
    }
    return text.append(all ? "\n" : "").toString();
  }

  static LevelReport check(SeededScene scene) {
    return check(scene, scene.level());
  }

  /** Another level with the line and the start of a scene. */
  static LevelReport check(SeededScene scene, Level level) {
    CheckSettings d = CheckSettings.defaults();
    CheckSettings settings =
        new CheckSettings(
            d.profiles(),
            d.bodies(),
            d.speed(),
            d.vehicle(),
            scene.line(),
            false,
            scene.start(),
            d.only(),
            d.skip(),
            d.parameters(),
            d.failOn(),
            1,
            0);
    return LevelCheck.check(level, settings, Progress.none());
  }

  /** The worst that is told at the place; null for nothing. */
  static Severity worst(SeededScene scene) {
    Severity worst = null;
    for (Finding finding : check(scene).findings()) {
      if (counts(finding) && near(scene.expected(), finding)) {
        worst = worst == null ? finding.severity() : worst.worse(finding.severity());
      }
    }
    return worst;
  }

  static Heard of(long seed, LongFunction<SeededScene> make) {
    SeededScene scene = make.apply(seed);
    LevelReport report = check(scene);
    Expected expected = scene.expected();
    Severity worst = null;
    boolean measured = expected.measures().isEmpty();
    Set<String> loud = new HashSet<>();
    List<String> wrong = new ArrayList<>();
    List<String> heard = new ArrayList<>();
    List<String> lines = new ArrayList<>();
    lines.add("road: " + report.corridor());
    for (Finding finding : report.findings()) {
      String line = words(finding);
      lines.add(line);
      boolean aloud = finding.severity() != Severity.INFO;
      if (expected.edgesDrop() && finding.rule().equals("cliff.drop")) {
        continue; // of the outer borders, on which what is missing may lie
      }
      if (!expected.silent() && near(expected, finding)) {
        if (aloud) {
          loud.add(finding.group());
        }
        heard.add(line);
        if (counts(finding)) {
          worst = worst == null ? finding.severity() : worst.worse(finding.severity());
          measured |= fits(expected, finding);
        }
      } else if (aloud) {
        wrong.add(line);
      }
    }
    boolean told = expected.silent() || worst != null;
    boolean severe =
        expected.silent()
            || worst != null
                && worst.ordinal() >= expected.least().ordinal()
                && worst.ordinal() <= expected.most().ordinal();
    return new Heard(
        seed, scene, told, severe, measured || expected.silent(), loud.size(), wrong, heard, lines);
  }

  /** Rules that are about a surface's inner order say nothing of what stands or is missing. */
  private static boolean counts(Finding finding) {
    String rule = finding.rule();
    return rule.startsWith("cliff.")
        || rule.startsWith("probe.")
        || rule.startsWith("topology.")
        || rule.startsWith("boundary.")
        || rule.startsWith("seam.");
  }

  static boolean near(Expected expected, Finding finding) {
    if (expected.near(finding.position())) {
      return true;
    }
    double[] path = finding.path();
    for (int i = 0; i + 2 < path.length; i += 3) {
      if (expected.near(new double[] {path[i], path[i + 1], path[i + 2]})) {
        return true;
      }
    }
    return finding.flow().stream().anyMatch(step -> expected.near(step.position()));
  }

  private static boolean fits(Expected expected, Finding finding) {
    if (finding.measure() == null || !finding.measure().unit().equals("m")) {
      return false;
    }
    double value = finding.measure().value();
    return expected.measures().stream()
        .anyMatch(m -> Math.abs(m - value) <= Math.max(PART * m, METRES));
  }

  private static String words(Finding f) {
    double[] p = f.position();
    return String.format(
        Locale.ROOT,
        "%s %s at %.2f %.2f %.2f %s: %s",
        f.severity().id(),
        f.rule(),
        p[0],
        p[1],
        p[2],
        f.measure() == null ? "" : f.measure().name() + "=" + f.measure().value(),
        f.message());
  }
}
