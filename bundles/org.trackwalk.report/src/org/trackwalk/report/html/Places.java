package org.trackwalk.report.html;

import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.format.EditorCoordinates;
import org.trackwalk.report.format.Numbers;

/** Positions of one level in the coordinates that the reader asked for. */
record Places(LevelReport level, EditorCoordinates coords) {

  double[] of(double[] position) {
    return coords.of(level.axes(), position);
  }

  double[] of(Finding f) {
    return of(f.position());
  }

  /** Numbers for a modelling tool, to the tenth of a millimetre: {@code 12.5, 0, -3.0001}. */
  String toCopy(Finding f) {
    double[] p = of(f);
    return digits(p[0]) + ", " + digits(p[1]) + ", " + digits(p[2]);
  }

  private static String digits(double value) {
    String text = Numbers.fixed(value, 4);
    return text.contains(".") ? text.replaceAll("\\.?0+$", "") : text;
  }
}
