package org.trackwalk.report.html;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.FlowStep;
import org.trackwalk.report.format.FindingGroup;
import org.trackwalk.report.json.JsonText;

/** What the scripts know of a level's findings: where they are and what filters ask for. */
final class LevelJson {

  /** Points of a finding's line; the ends are kept. */
  private static final int MOST_POINTS = 64;

  /** Positions are kept to the tenth of a millimetre, per metre. */
  private static final double STEPS = 10_000;

  private final JsonText json;

  private LevelJson(JsonText json) {
    this.json = json;
  }

  /** An array with one object per finding, group by group, safe inside a script element. */
  static String of(List<FindingGroup> groups) {
    StringBuilder text = new StringBuilder();
    LevelJson writer = new LevelJson(new JsonText(text));
    try {
      writer.json.array(false);
      for (int g = 0; g < groups.size(); g++) {
        for (Finding finding : groups.get(g).findings()) {
          writer.finding(finding, g + 1);
        }
      }
      writer.json.end();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return safe(text.toString());
  }

  /** No {@code </script>} and no {@code <!--} may stand in a script element, in whatever string. */
  static String safe(String json) {
    return json.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026");
  }

  private void finding(Finding f, int group) throws IOException {
    json.object(false);
    json.name("s").value(f.severity().id());
    json.name("r").value(f.rule());
    json.name("g").value(group);
    json.name("f").value(f.fingerprint());
    json.name("t").value(f.baselineState());
    json.name("c").value(f.surfaceClass().id());
    json.name("q").texts(f.pieces());
    json.name("p").numbers(steps(f.position()));
    json.name("b").numbers(steps(f.bounds()));
    json.name("l").numbers(steps(thinned(f.path())));
    json.name("e").array(false);
    for (FlowStep step : f.flow()) {
      json.object(false).name("p").numbers(steps(step.position()));
      json.name("w").value(step.what()).end();
    }
    json.end().end();
  }

  private static double[] thinned(double[] path) {
    int points = path.length / 3;
    if (points <= MOST_POINTS) {
      return path;
    }
    double[] thin = new double[3 * MOST_POINTS];
    for (int i = 0; i < MOST_POINTS; i++) {
      int from = (int) ((long) i * (points - 1) / (MOST_POINTS - 1));
      System.arraycopy(path, 3 * from, thin, 3 * i, 3);
    }
    return thin;
  }

  private static double[] steps(double[] values) {
    double[] rounded = new double[values.length];
    for (int i = 0; i < values.length; i++) {
      rounded[i] =
          Math.abs(values[i]) < 1e12 ? StrictMath.round(values[i] * STEPS) / STEPS : values[i];
    }
    return rounded;
  }
}
