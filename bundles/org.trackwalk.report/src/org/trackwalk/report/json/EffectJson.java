package org.trackwalk.report.json;

import java.io.IOException;
import java.util.List;
import org.trackwalk.model.finding.Effect;

/** What a car feels as JSON, wherever findings are written; speeds and changes in m/s. */
public final class EffectJson {

  private EffectJson() {}

  /** Writes the array. */
  public static void write(JsonText json, List<Effect> effects) throws IOException {
    json.array(false);
    for (Effect e : effects) {
      json.object(false);
      json.name("profile").value(e.profile());
      json.name("shape").value(e.shape());
      json.name("speed").value(e.speed());
      json.name("dvUp").value(e.dvUp());
      json.name("dvForward").value(e.dvForward());
      json.name("dvSide").value(e.dvSide());
      json.name("share").value(e.share());
      json.name("probed").value(e.probed());
      if (e.atMost()) {
        json.name("shareAtMost").value(true);
      }
      json.end();
    }
    json.end();
  }
}
