package org.trackwalk.check.rules.place;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.DoubleStream;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;
import org.trackwalk.mesh.level.Marker;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Gates at which laps are timed: two poles, the road between them, the left one on the left. */
public final class Gate implements Rule {

  private static final String BEGINNING = "AC_TIME_";
  private static final String LEFT = "_L";
  private static final String RIGHT = "_R";

  private static final String GRID = "AC_START_";

  /** The number of the gate at which laps are counted. */
  private static final int LINE = 0;

  /** What is nearer than a row of the road cannot be told from it, metres. */
  private static final double ROW = Strand.ROW;

  private static final RuleInfo INFO =
      new RuleInfo(
          "place.gate",
          "error; a warning where the poles are swapped or the line stands in the grid",
          "a gate without both poles, beside the road, with its poles swapped, or in the grid",
          "A car that does not pass between the two poles has no sector time, and its lap does not"
              + " count. Where the line stands in the grid, who starts beyond it drives a lap more"
              + " than the others until his first one counts.",
          "Set both poles beside the road, AC_TIME_n_L to the left of the way of the race and"
              + " AC_TIME_n_R to its right; the poles of gate 0 stand before the first of the"
              + " grid, or behind its last.",
          Scope.LEVEL,
          List.of(),
          "Assetto Corsa's track-building guide; checks of track authors");

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public Optional<String> idle(RuleContext context) {
    return NamedPlaces.idle(context, INFO);
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Finding> findings = new ArrayList<>();
    if (idle(context).isPresent()) {
      return findings;
    }
    SortedMap<Integer, Marker> lefts = NamedPlaces.numbered(context.level(), BEGINNING, LEFT);
    SortedMap<Integer, Marker> rights = NamedPlaces.numbered(context.level(), BEGINNING, RIGHT);
    SortedSet<Integer> numbers = new TreeSet<>(lefts.keySet());
    numbers.addAll(rights.keySet());
    RaceWay way = numbers.isEmpty() ? null : RaceWay.of(context);
    for (int number : numbers) {
      Marker left = lefts.get(number);
      Marker right = rights.get(number);
      if (left == null || right == null) {
        String gone = BEGINNING + number + (left == null ? LEFT : RIGHT);
        Marker there = left == null ? right : left;
        findings.add(
            finding(Severity.ERROR, number, there.position(), gone + " is not there").build());
      } else if (way != null) {
        judge(number, left.position(), right.position(), way).ifPresent(findings::add);
      }
    }
    if (way != null && lefts.containsKey(LINE) && rights.containsKey(LINE)) {
      double[] line = middle(lefts.get(LINE).position(), rights.get(LINE).position());
      beyond(context, line, way).ifPresent(findings::add);
    }
    return findings;
  }

  /**
   * A line that stands in the grid: who starts beyond it drives a lap more than who starts before
   * it. One behind the whole grid is the same for all, where the race comes round to it.
   */
  private static Optional<Finding> beyond(RuleContext context, double[] line, RaceWay way) {
    RoadPlace gate = way.place(line);
    List<Marker> starts = new ArrayList<>();
    List<RoadPlace> places = new ArrayList<>();
    for (Marker start : NamedPlaces.numbered(context.level(), GRID, "").values()) {
      RoadPlace place = way.place(start.position());
      if (place != null) {
        starts.add(start);
        places.add(place);
      }
    }
    double[] along = gate == null ? null : way.along(places);
    double at = along == null ? Double.NaN : way.ahead(places.get(0), gate);
    if (Double.isNaN(at)) {
      return Optional.empty();
    }
    double last = DoubleStream.of(along).min().orElseThrow();
    double first = DoubleStream.of(along).max().orElseThrow();
    double lap = way.lap(gate);
    if (lap < Double.POSITIVE_INFINITY) {
      // The line as it comes first from the last of the grid on.
      at += lap * StrictMath.ceil((last - ROW - at) / lap);
    }
    if (first - at <= ROW) {
      return Optional.empty();
    }
    return Optional.of(beyond(starts, along, at));
  }

  private static Finding beyond(List<Marker> starts, double[] along, double line) {
    int count = 0;
    int farthest = 0;
    for (int i = 0; i < along.length; i++) {
      count += along[i] - line > ROW ? 1 : 0;
      farthest = along[i] > along[farthest] ? i : farthest;
    }
    Marker first = starts.get(farthest);
    String message =
        String.format(
            Locale.ROOT,
            "%d of %d of the grid %s beyond gate 0, %s by %.0f m",
            count,
            starts.size(),
            count == 1 ? "stands" : "stand",
            first.name(),
            along[farthest] - line);
    return finding(Severity.WARNING, LINE, first.position(), message)
        .measure("beyond", along[farthest] - line, "m", 0)
        .count(count)
        .build();
  }

  private static double[] middle(double[] left, double[] right) {
    double[] middle = new double[3];
    for (int k = 0; k < 3; k++) {
      middle[k] = (left[k] + right[k]) / 2;
    }
    return middle;
  }

  private static Optional<Finding> judge(int number, double[] left, double[] right, RaceWay way) {
    double[] middle = middle(left, right);
    double half = StrictMath.hypot(left[0] - right[0], left[2] - right[2]) / 2;
    RoadPlace place = way.place(middle);
    if (place == null || StrictMath.abs(place.lateral()) > half) {
      String message = "gate " + number + " has no road's middle between its poles";
      return Optional.of(
          finding(Severity.ERROR, number, middle, message)
              .along(
                  new double[] {left[0], left[1], left[2], right[0], right[1], right[2]}, 2 * half)
              .build());
    }
    double[] heading = way.at(place);
    if (heading == null) {
      return Optional.empty();
    }
    // To the left of a way (x, z), Y up and right-handed, lies (z, -x).
    double toLeft = (left[0] - right[0]) * heading[1] - (left[2] - right[2]) * heading[0];
    String message =
        String.format(
            Locale.ROOT,
            "the poles of gate %d are swapped: its left one stands to the right",
            number);
    return toLeft >= 0
        ? Optional.empty()
        : Optional.of(finding(Severity.WARNING, number, left, message).build());
  }

  private static FindingBuilder finding(
      Severity severity, int number, double[] at, String message) {
    return new FindingBuilder(INFO, severity, message)
        .at(at[0], at[1], at[2])
        .about(BEGINNING + number);
  }
}
