package org.trackwalk.course.marker;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Marker;

/**
 * A stroke of the drawing of a marked place.
 *
 * @param kind what the place is for
 * @param points level coordinates, three doubles each, at least two points
 */
public record MarkerPath(MarkerKind kind, double[] points) {

  /** Half of a slot's length and width, metres. */
  private static final double LENGTH = Body.CAR.length() / 2;

  private static final double WIDTH = Body.CAR.width() / 2;

  /** How high a pole is drawn and how far a cross reaches, metres. */
  private static final double POLE = 3;

  private static final double CROSS = 1;

  /** A start of the manifest that is no farther from a marker is the same place, metres. */
  private static final double SAME = 0.05;

  private static final Pattern START = Pattern.compile("AC_(HOTLAP_)?START_\\d+");
  private static final Pattern PIT = Pattern.compile("AC_PIT_\\d+");
  private static final Pattern POLE_NAME = Pattern.compile("(AC_.+)_([LR])");

  /**
   * All places of a level: a slot as large as a car with a nose that looks the marker's way, a line
   * from pole to pole of a gate, and a cross where a place has no direction.
   */
  public static List<MarkerPath> of(Level level) {
    List<MarkerPath> paths = new ArrayList<>();
    List<Marker> markers = LevelMarkers.of(level);
    Map<String, Marker> poles = new LinkedHashMap<>();
    for (Marker marker : markers) {
      var pole = POLE_NAME.matcher(marker.name());
      if (pole.matches()) {
        paths.add(pole(marker.position()));
        Marker other = poles.put(pole.group(1), marker);
        if (other != null) {
          paths.add(new MarkerPath(MarkerKind.GATE, joined(other.position(), marker.position())));
        }
      } else {
        paths.addAll(place(kind(marker.name()), marker.position(), marker.forward()));
      }
    }
    for (double[] spawn : level.hints().spawns()) {
      if (markers.stream().noneMatch(m -> near(m.position(), spawn))) {
        paths.addAll(place(MarkerKind.START, spawn, null));
      }
    }
    return paths;
  }

  private static MarkerKind kind(String name) {
    if (START.matcher(name).matches()) {
      return MarkerKind.START;
    }
    return PIT.matcher(name).matches() ? MarkerKind.PIT : MarkerKind.OTHER;
  }

  private static List<MarkerPath> place(MarkerKind kind, double[] at, double[] forward) {
    double length = forward == null ? 0 : StrictMath.hypot(forward[0], forward[2]);
    boolean turned = length > 0 && kind != MarkerKind.OTHER;
    return turned
        ? List.of(slot(kind, at, forward[0] / length, forward[2] / length))
        : List.of(stroke(kind, at, CROSS, 0), stroke(kind, at, 0, CROSS));
  }

  /** A rectangle whose front side is drawn out to a point. */
  private static MarkerPath slot(MarkerKind kind, double[] at, double dx, double dz) {
    double[][] corners = {
      {-LENGTH, WIDTH},
      {LENGTH - WIDTH, WIDTH},
      {LENGTH, 0},
      {LENGTH - WIDTH, -WIDTH},
      {-LENGTH, -WIDTH},
      {-LENGTH, WIDTH}
    };
    double[] points = new double[3 * corners.length];
    for (int i = 0; i < corners.length; i++) {
      points[3 * i] = at[0] + corners[i][0] * dx + corners[i][1] * dz;
      points[3 * i + 1] = at[1];
      points[3 * i + 2] = at[2] + corners[i][0] * dz - corners[i][1] * dx;
    }
    return new MarkerPath(kind, points);
  }

  private static MarkerPath pole(double[] at) {
    double[] top = {at[0], at[1] + POLE, at[2]};
    return new MarkerPath(MarkerKind.GATE, joined(at, top));
  }

  private static MarkerPath stroke(MarkerKind kind, double[] at, double dx, double dz) {
    double[] from = {at[0] - dx, at[1], at[2] - dz};
    double[] to = {at[0] + dx, at[1], at[2] + dz};
    return new MarkerPath(kind, joined(from, to));
  }

  private static double[] joined(double[] from, double[] to) {
    return new double[] {from[0], from[1], from[2], to[0], to[1], to[2]};
  }

  private static boolean near(double[] a, double[] b) {
    return StrictMath.hypot(StrictMath.hypot(a[0] - b[0], a[1] - b[1]), a[2] - b[2]) <= SAME;
  }
}
