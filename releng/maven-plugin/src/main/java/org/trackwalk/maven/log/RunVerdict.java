package org.trackwalk.maven.log;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.apache.maven.plugin.logging.Log;

/**
 * What a finished run says in Maven's log: as an error what fails the build, as a warning worse
 * findings that do not, and one line that stands in the failure.
 */
public final class RunVerdict {

  private final ReportData report;
  private final FailLimit limit;

  private RunVerdict(ReportData report) {
    this.report = report;
    this.limit = new FailLimit(report);
  }

  /** The verdict that a JSON report holds. */
  public static RunVerdict read(Path json) throws IOException {
    return new RunVerdict(ReportData.read(json));
  }

  /**
   * Writes the worst findings of each level, one line for each group of likes, and inputs that
   * could not be read.
   *
   * @param most groups of a level
   */
  public void write(Log log, int most) {
    for (ReportData.Level level : report.levels) {
      write(log, level, most);
    }
    for (ReportData.Input input : report.inputs) {
      if (failed(input)) {
        log.error(input.path + ": " + input.reason);
      } else if ("skipped".equals(input.status)) {
        log.info("passed over " + input.path + ": " + input.reason);
      }
    }
    log.info(summary());
  }

  private void write(Log log, ReportData.Level level, int most) {
    Map<String, Integer> likes = new HashMap<>();
    level.findings.forEach(f -> likes.merge(key(f), 1, Integer::sum));
    Set<String> said = new HashSet<>();
    int left = 0;
    int known = 0;
    for (ReportData.Finding finding : level.findings) {
      if (known(finding)) {
        known++;
      } else if (said.size() >= most && !said.contains(key(finding))) {
        left++;
      } else if (said.add(key(finding))) {
        int more = likes.get(key(finding)) - 1;
        String text =
            FindingText.of(level, finding) + (more == 0 ? "" : "  +" + more + " more like it");
        say(log, finding, text);
      }
    }
    if (left > 0) {
      log.info(level.name + ": and " + counted(left, "more finding") + " (the reports list them)");
    }
    if (known > 0) {
      log.info(level.name + ": " + counted(known, "finding") + " known from the baseline");
    }
  }

  private void say(Log log, ReportData.Finding finding, String text) {
    String fix = "    Fix: " + finding.help;
    if (limit.fails(finding)) {
      log.error(text);
      log.error(fix);
    } else if (FailLimit.rank(finding) > 0) {
      log.warn(text);
      log.warn(fix);
    } else {
      log.info(text);
    }
  }

  /** What a team lives with is not told every night. */
  private boolean known(ReportData.Finding finding) {
    boolean old = finding.baselineState != null && !limit.grown(finding);
    return old && !limit.fails(finding);
  }

  /** Likes share a line, but never what fails with what does not. */
  private String key(ReportData.Finding finding) {
    return finding.group + '\n' + limit.fails(finding);
  }

  /** How many findings there are. */
  public String summary() {
    int[] counts = new int[3];
    for (ReportData.Level level : report.levels) {
      for (ReportData.Finding finding : level.findings) {
        counts[Math.max(0, FailLimit.rank(finding))]++;
      }
    }
    return counted(report.levels.size(), "level")
        + " checked: "
        + counted(counts[2], "error")
        + ", "
        + counted(counts[1], "warning")
        + ", "
        + counted(counts[0], "note");
  }

  /** One line on why the build fails: the worst finding, what could not be read, how many more. */
  public String failure() {
    StringBuilder text = new StringBuilder();
    int unread = 0;
    for (ReportData.Input input : report.inputs) {
      if (failed(input) && unread++ == 0) {
        text.append(input.path).append(": ").append(input.reason);
      }
    }
    if (unread > 1) {
      text.append("; and ").append(counted(unread - 1, "more level")).append(" like that");
    }
    ReportData.Level worstLevel = null;
    ReportData.Finding worst = null;
    int failing = 0;
    for (ReportData.Level level : report.levels) {
      for (ReportData.Finding finding : level.findings) {
        if (limit.fails(finding)) {
          failing++;
          if (worst == null || FailLimit.rank(finding) > FailLimit.rank(worst)) {
            worst = finding;
            worstLevel = level;
          }
        }
      }
    }
    if (worst != null) {
      text.append(text.length() == 0 ? "" : "; also ").append(FindingText.of(worstLevel, worst));
      if (failing > 1) {
        text.append("; and ").append(counted(failing - 1, "more finding"));
      }
    }
    return text.toString();
  }

  private static boolean failed(ReportData.Input input) {
    return "failed".equals(input.status);
  }

  private static String counted(int n, String what) {
    return n + " " + what + (n == 1 ? "" : "s");
  }
}
