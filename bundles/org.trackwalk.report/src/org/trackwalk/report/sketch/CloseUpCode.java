package org.trackwalk.report.sketch;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.format.FindingGroup;
import org.trackwalk.report.svg.CloseUps;

/** Drawings of the worst groups, as text. Layout: number, then fingerprint and SVG of each. */
final class CloseUpCode {

  /** Some more than a first screen shows: a baseline may put other groups first. */
  private static final int MOST = 16;

  private CloseUpCode() {}

  static byte[] of(LevelReport level) {
    List<FindingGroup> groups = FindingGroup.of(level.findings());
    CloseUps pictures = new CloseUps(level);
    Map<String, String> drawn = new LinkedHashMap<>();
    for (FindingGroup group : groups.subList(0, Math.min(MOST, groups.size()))) {
      Finding lead = group.lead();
      double[] p = lead.position();
      if (Double.isFinite(p[0] + p[1] + p[2]) && !drawn.containsKey(lead.fingerprint())) {
        drawn.put(lead.fingerprint(), pictures.apply(lead));
      }
    }
    Packed out = new Packed().whole(drawn.size());
    drawn.forEach((fingerprint, svg) -> out.text(fingerprint).text(svg));
    return out.deflated();
  }
}
