package org.trackwalk.report.html;

import java.util.Base64;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.check.report.LevelReport;
import org.trackwalk.report.format.ReportOptions;
import org.trackwalk.report.format.WorstLevels;
import org.trackwalk.report.sketch.LevelSketcher;
import org.trackwalk.report.sketch.Unpacked;

/**
 * Which parts of which sketches a page holds. A page of few levels holds all of them; one of
 * hundreds holds small meshes, those of the worst levels first, so that browsers still open it.
 */
final class Sketches {

  /** All meshes, patches and pictures together, bytes; with more the page is heavy to open. */
  private static final int MOST = 16_000_000;

  /** So many levels are drawn as richly as one. */
  private static final int FEW = 5;

  /** Levels with pictures of their seams: the worst ones. */
  private static final int SEAMS_OF = 60;

  /** Drawings of faults in all: each is some twenty kilobytes of text. */
  private static final int MOST_CLOSE_UPS = 300;

  private final Map<LevelReport, Map<String, byte[]>> chosen = new IdentityHashMap<>();
  private final int pictured;
  private int closeUpsLeft = MOST_CLOSE_UPS;

  Sketches(List<LevelReport> levels) {
    pictured = levels.size() <= FEW ? ReportOptions.FIRST_SCREEN : 3;
    boolean fine = FineMeshes.fit(levels);
    long left = MOST;
    for (LevelReport level : WorstLevels.first(levels)) {
      Map<String, byte[]> parts = new HashMap<>();
      byte[] small = part(level, LevelSketcher.SMALL_MESH);
      byte[] mesh = fine || small == null ? part(level, LevelSketcher.MESH) : small;
      left -= take(parts, LevelSketcher.MESH, mesh, left);
      String[] others = {LevelSketcher.PATCHES, LevelSketcher.SEAM_LINES};
      for (String name : others) {
        if (parts.containsKey(LevelSketcher.MESH)) {
          left -= take(parts, name, part(level, name), left);
        }
      }
      left -= take(parts, LevelSketcher.PLAN, part(level, LevelSketcher.PLAN), left);
      byte[] seams = part(level, LevelSketcher.SEAMS);
      if (seams != null && chosen.size() < SEAMS_OF) {
        parts.put(LevelSketcher.SEAMS, seams);
      }
      chosen.put(level, parts);
    }
  }

  /** Groups of a level that are drawn from near. */
  int pictured() {
    return pictured;
  }

  private static byte[] part(LevelReport level, String name) {
    return level.sketch() == null ? null : level.sketch().parts().get(name);
  }

  private static long take(Map<String, byte[]> parts, String name, byte[] part, long left) {
    if (part == null || part.length > left) {
      return 0;
    }
    parts.put(name, part);
    return part.length;
  }

  /** A part of a level; null when the page does not hold it. */
  byte[] get(LevelReport level, String name) {
    return chosen.get(level).get(name);
  }

  /** For the scripts, in elements that nothing runs. */
  void write(HtmlText out, LevelReport level, int number) {
    for (String name :
        List.of(LevelSketcher.MESH, LevelSketcher.PATCHES, LevelSketcher.SEAM_LINES)) {
      byte[] part = chosen.get(level).get(name);
      if (part != null) {
        out.raw("<script type=\"application/octet-stream\" id=\"");
        out.raw(name.substring(name.indexOf('/') + 1)).raw("-").number(number).raw("\">");
        out.raw(Base64.getEncoder().encodeToString(part)).raw("</script>\n");
      }
    }
  }

  /**
   * Drawings by fingerprint.
   *
   * @param wanted fingerprints; those of others are left out
   */
  Map<String, String> closeUps(LevelReport level, Set<String> wanted) {
    byte[] part = part(level, LevelSketcher.CLOSE_UPS);
    Map<String, String> pictures = new HashMap<>();
    if (part == null || closeUpsLeft <= 0) {
      return pictures;
    }
    Unpacked in = new Unpacked(part);
    for (long n = in.whole(); n > 0; n--) {
      String fingerprint = in.text();
      String picture = in.text();
      if (wanted.contains(fingerprint) && closeUpsLeft-- > 0) {
        pictures.put(fingerprint, picture);
      }
    }
    return pictures;
  }
}
