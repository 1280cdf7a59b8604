package org.trackwalk.benchmarks.picture;

import java.util.Locale;
import org.trackwalk.contact.manifold.ContactSource;
import org.trackwalk.contact.replay.Frame;
import org.trackwalk.contact.replay.Replay;
import org.trackwalk.contact.replay.Touch;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.contact.solver.Stabilisation;

/** What becomes of the dropped box in three seconds, by manifold and by stabilisation, as CSV. */
final class DroppedBoxTable {

  private static final int FRAMES = 180;

  private final StringBuilder rows =
      new StringBuilder(
          "stabilisation,share,manifold,stable from frame,fastest spin rad/s,largest tilt deg,"
              + "deepest mm,tilt at the end deg\n");

  private DroppedBoxTable() {}

  static String write() {
    DroppedBoxTable table = new DroppedBoxTable();
    SolverSettings usual = SolverSettings.USUAL;
    table.add(DroppedBox.FIRM);
    table.add(usual);
    table.add(usual.stabilisation(Stabilisation.NONE));
    return table.rows.toString();
  }

  private void add(SolverSettings settings) {
    add(settings, "incremental", DroppedBox.incremental());
    add(settings, "perturbed", DroppedBox.perturbed());
    add(settings, "hybrid", DroppedBox.hybrid());
    add(settings, "one shot", DroppedBox.oneShot());
  }

  private void add(SolverSettings settings, String name, ContactSource source) {
    Replay replay = DroppedBox.drop(source, settings, FRAMES);
    int stable = 0;
    double spin = 0;
    double tilt = 0;
    double deepest = 0;
    for (Frame frame : replay.frames()) {
      stable = stable == 0 && frame.stands() ? frame.number() + 1 : stable;
      spin = Math.max(spin, frame.spin().length());
      tilt = Math.max(tilt, replay.turned(frame));
      for (Touch touch : frame.points()) {
        deepest = Math.max(deepest, -touch.separation());
      }
    }
    rows.append(
        String.format(
            Locale.ROOT,
            "%s,%.1f,%s,%d,%.2f,%.2f,%.1f,%.2f\n",
            settings.stabilisation().name().toLowerCase(Locale.ROOT),
            settings.share(),
            name,
            stable,
            spin,
            StrictMath.toDegrees(tilt),
            1000 * deepest,
            StrictMath.toDegrees(replay.turned(replay.last()))));
  }
}
