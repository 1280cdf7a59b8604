package org.trackwalk.eclipse.viewer.ride;

import java.util.List;
import org.trackwalk.eclipse.viewer.scene.LineSet;
import org.trackwalk.eclipse.viewer.state.Overlay;
import org.trackwalk.eclipse.viewer.theme.Palette;
import org.trackwalk.model.ride.Ride;
import org.trackwalk.report.format.Numbers;

/** The chart's cursor as a pin on the road. */
final class RidePin {

  /** Height of a pin: seen over a car, metres. */
  private static final double HEIGHT = 3;

  /** Arms of the cross at its foot, metres. */
  private static final double ARM = 0.5;

  private static final double WIDTH = 3;

  private RidePin() {}

  static Overlay of(Ride ride, int k) {
    double x = ride.x()[k];
    double y = ride.y()[k];
    double z = ride.z()[k];
    LineSet lines = new LineSet();
    lines.add(x, y, z, x, y + HEIGHT, z, Palette.LINE);
    lines.add(x - ARM, y, z, x + ARM, y, z, Palette.LINE);
    lines.add(x, y, z - ARM, x, y, z + ARM, Palette.LINE);
    Overlay.Note note = new Overlay.Note(x, y + HEIGHT, z, words(ride, k), Palette.LINE);
    return new Overlay(lines, WIDTH, true, List.of(note));
  }

  /** What is felt there, one line. */
  static String words(Ride ride, int k) {
    StringBuilder text = new StringBuilder();
    text.append(Math.round(ride.station()[k])).append(" m");
    append(text, "g", ride.gravity()[k]);
    append(text, "wheel load", ride.load()[k]);
    append(text, "IRI", ride.roughness()[k]);
    return text.toString();
  }

  private static void append(StringBuilder text, String name, double value) {
    if (Double.isFinite(value)) {
      text.append(" · ").append(name).append(' ').append(Numbers.fixed(value, 2));
    }
  }
}
