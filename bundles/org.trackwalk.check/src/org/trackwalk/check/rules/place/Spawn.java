package org.trackwalk.check.rules.place;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.course.marker.LevelMarkers;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Marker;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** The grid and the pits: numbers without a gap, cars that look the way of the race. */
public final class Spawn implements Rule {

  private static final List<String> KINDS = List.of("AC_START_", "AC_PIT_");

  /** Where a lap against the clock begins: one place, of which nobody counts any. */
  private static final String HOTLAP = "AC_HOTLAP_START_";

  private static final String PITS = KINDS.get(1);

  /** Only cars of the grid must look the way of the race; pits may lie across. */
  private static final String GRID = KINDS.get(0);

  private static final RuleInfo INFO =
      new RuleInfo(
          "place.spawn",
          "error where a number is missing; warning where a car looks another way, up or down,"
              + " stands in another or has no place; a note where the menu offers fewer places than"
              + " there are",
          "starts or pits that are misnumbered, misplaced, or not as many as the menu says",
          "Assetto Corsa counts places from 0 and stops at the first that is missing: who joins as"
              + " the next car has no place. A car that looks across the road starts into a wall,"
              + " and one that looks up or down is dropped onto its tail or its nose.",
          "Number the places from 0 without a gap, and turn each so that it looks the way of the"
              + " race, along the ground; write into ui_track.json how many pits there are.",
          Scope.LEVEL,
          List.of(
              new Parameter("turned", 30, "deg", "a start may look so far from the race's way"),
              new Parameter("pitched", 15, "deg", "a place may look so far up or down"),
              new Parameter("pitboxes", 0, "", "cars for which there must be room; 0: any"),
              new Parameter("length", 4.8, "m", "a car in its place is so long"),
              new Parameter("width", 2, "m", "a car in its place is so wide")),
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
    int boxes = (int) context.parameter(INFO, "pitboxes");
    for (String kind : KINDS) {
      SortedMap<Integer, Marker> places = NamedPlaces.numbered(context.level(), kind, "");
      if (!places.isEmpty()) {
        missing(kind, places).ifPresent(findings::add);
        overlapping(places, context, findings);
      }
      counted(kind, places, boxes, context).ifPresent(findings::add);
    }
    SortedMap<Integer, Marker> grid = NamedPlaces.numbered(context.level(), GRID, "");
    RaceWay way = grid.isEmpty() ? null : RaceWay.of(context);
    noStart(grid, context).ifPresent(findings::add);
    List<Marker> starts = List.copyOf(grid.values());
    boolean backward = false;
    if (way != null) {
      wrongWayRound(starts, way).ifPresent(findings::add);
      backward = turned(starts, way, context.parameter(INFO, "turned"), findings);
    }
    for (String kind : List.of(GRID, PITS, HOTLAP)) {
      pitched(
          NamedPlaces.numbered(context.level(), kind, "").values(), backward, context, findings);
    }
    return findings;
  }

  /**
   * Without any start nobody can drive. A file that was not said to be the whole track and has no
   * place in it may be a part: most tracks keep their markers in one of several.
   */
  private static Optional<Finding> noStart(SortedMap<Integer, Marker> grid, RuleContext context) {
    Level level = context.level();
    boolean asked = context.settings().asks(INFO.id());
    if (!grid.isEmpty()
        || !asked && LevelMarkers.of(level).stream().noneMatch(NamedPlaces::isKnown)) {
      return Optional.empty();
    }
    return Optional.of(
        new FindingBuilder(INFO, Severity.WARNING, MissingMarkers.message(level))
            .help(MissingMarkers.HELP)
            .about(GRID + "none")
            .build());
  }

  private static Optional<Finding> missing(String kind, SortedMap<Integer, Marker> places) {
    int next = 0;
    while (places.containsKey(next)) {
      next++;
    }
    if (next == places.size()) {
      return Optional.empty();
    }
    SortedMap<Integer, Marker> behind = places.tailMap(next);
    double[] at = behind.get(behind.firstKey()).position();
    String message =
        String.format(
            Locale.ROOT,
            "%s%d is not there, so %d of %d places behind it are not counted",
            kind,
            next,
            behind.size(),
            places.size());
    return Optional.of(
        new FindingBuilder(INFO, Severity.ERROR, message)
            .at(at[0], at[1], at[2])
            .about(kind)
            .count(behind.size())
            .build());
  }

  /** A grid whose first stands behind its last, by a racing line: who is fastest starts last. */
  private static Optional<Finding> wrongWayRound(List<Marker> grid, RaceWay way) {
    List<RoadPlace> places =
        grid.stream().map(m -> way.place(m.position())).filter(Objects::nonNull).toList();
    double[] along = places.isEmpty() || !way.said(places.get(0)) ? null : way.along(places);
    double ahead = along == null ? 0 : along[along.length - 1];
    if (!(ahead > Strand.ROW)) {
      return Optional.empty();
    }
    Marker first = grid.get(0);
    String message =
        String.format(
            Locale.ROOT,
            "the grid stands the wrong way round: %s is %.0f m behind %s",
            first.name(),
            ahead,
            grid.get(grid.size() - 1).name());
    double[] at = first.position();
    return Optional.of(
        new FindingBuilder(INFO, Severity.WARNING, message)
            .at(at[0], at[1], at[2])
            .about(GRID + "order")
            .count(grid.size())
            .measure("behind", ahead, "m", 0)
            .build());
  }

  /** A place holds one car; what is offered and what is there should be as many. */
  private static Optional<Finding> counted(
      String kind, SortedMap<Integer, Marker> places, int boxes, RuleContext context) {
    boolean fewer = places.size() < boxes;
    boolean more = kind.equals(PITS) && places.size() > boxes;
    // A number that is missing says already that there is one too few.
    boolean gone = fewer && !places.isEmpty() && places.lastKey() + 1 == boxes;
    if (boxes == 0 || gone || !(fewer || more)) {
      return Optional.empty();
    }
    String message =
        String.format(
            Locale.ROOT,
            "%s, and of %s0, %s1 ... there %s %d",
            asked(boxes, context),
            kind,
            kind,
            places.size() == 1 ? "is" : "are",
            places.size());
    FindingBuilder finding =
        new FindingBuilder(INFO, fewer ? Severity.WARNING : Severity.INFO, message)
            .about(kind + "count")
            .count(Math.abs(places.size() - boxes))
            .measure("places", places.size(), "", boxes);
    if (!places.isEmpty()) {
      double[] at = places.get(places.lastKey()).position();
      finding.at(at[0], at[1], at[2]);
    }
    return Optional.of(finding.build());
  }

  /** Who says for how many cars there must be room, and for how many. */
  private static String asked(int boxes, RuleContext context) {
    Level level = context.level();
    String said = level.hints().rules().get(INFO.id() + ".pitboxes");
    boolean ofLevel = said != null && Double.parseDouble(said) == boxes;
    boolean manifest =
        level.sources().stream().anyMatch(source -> source.endsWith(LevelManifest.ENDING));
    String who =
        ofLevel && !manifest
            ? "ui_track.json says pitboxes"
            : (ofLevel ? "the manifest asks" : "the settings ask") + " for place.spawn.pitboxes";
    return who + ": " + boxes;
  }

  /** Places at which cars look up or down from the ground. */
  private static void pitched(
      Collection<Marker> places, boolean backward, RuleContext context, List<Finding> findings) {
    double most = context.parameter(INFO, "pitched");
    MarkerNose nose = new MarkerNose(context.roads().ground().reader());
    for (Marker marker : places) {
      double angle = nose.pitch(marker, backward);
      double size = StrictMath.abs(angle);
      if (size > most) {
        String message =
            String.format(
                Locale.ROOT,
                "%s looks %.0f deg %s from the ground under it",
                marker.name(),
                size,
                angle > 0 ? "up" : "down");
        double[] at = marker.position();
        findings.add(
            new FindingBuilder(INFO, Severity.WARNING, message)
                .at(at[0], at[1], at[2])
                .about(marker.name() + " pitch")
                .measure("pitched", size, "deg", most)
                .build());
      }
    }
  }

  /**
   * Cars that are put into each other: places nearer than a car is long and wide, each told with
   * the first before it.
   */
  private static void overlapping(
      SortedMap<Integer, Marker> places, RuleContext context, List<Finding> findings) {
    double length = context.parameter(INFO, "length");
    double width = context.parameter(INFO, "width");
    List<Marker> all = List.copyOf(places.values());
    for (int j = 1; j < all.size(); j++) {
      int i = 0;
      while (i < j && !meet(all.get(i), all.get(j), length, width)) {
        i++;
      }
      if (i < j) {
        String both = all.get(i).name() + " and " + all.get(j).name();
        double[] at = all.get(i).position();
        findings.add(
            new FindingBuilder(
                    INFO, Severity.WARNING, both + " are so near that cars stand in each other")
                .at(at[0], at[1], at[2])
                .about(both)
                .build());
      }
    }
  }

  /** Without a direction a car is as long as it is wide: who stands beside it is no error. */
  private static boolean meet(Marker a, Marker b, double length, double width) {
    double x = b.position()[0] - a.position()[0];
    double y = b.position()[1] - a.position()[1];
    double z = b.position()[2] - a.position()[2];
    double[] f = a.forward();
    double size = f == null ? 0 : StrictMath.hypot(f[0], f[2]);
    if (StrictMath.abs(y) > width) {
      return false;
    }
    if (size == 0) {
      return StrictMath.hypot(x, z) < width;
    }
    return StrictMath.abs(x * f[0] + z * f[2]) < length * size
        && StrictMath.abs(x * f[2] - z * f[0]) < width * size;
  }

  /**
   * Some authors' axes point backward: then all do, and the grid says nothing.
   *
   * @return whether they do
   */
  private static boolean turned(
      List<Marker> grid, RaceWay way, double most, List<Finding> findings) {
    double[] angles = new double[grid.size()];
    int known = 0;
    int backward = 0;
    for (int i = 0; i < angles.length; i++) {
      angles[i] = angle(grid.get(i), way);
      known += Double.isNaN(angles[i]) ? 0 : 1;
      backward += angles[i] > 180 - most ? 1 : 0;
    }
    boolean reversed = 2 * backward > known;
    for (int i = 0; i < angles.length; i++) {
      double off = reversed ? 180 - angles[i] : angles[i];
      if (off > most) {
        Marker marker = grid.get(i);
        double[] at = marker.position();
        String message =
            String.format(
                Locale.ROOT, "%s looks %.0f deg away from the race's way", marker.name(), off);
        findings.add(
            new FindingBuilder(INFO, Severity.WARNING, message)
                .at(at[0], at[1], at[2])
                .about(marker.name())
                .measure("turned", off, "deg", most)
                .build());
      }
    }
    return reversed;
  }

  /** Degrees between where a marker looks and the way of the race; NaN where one is not known. */
  private static double angle(Marker marker, RaceWay way) {
    RoadPlace place = marker.forward() == null ? null : way.place(marker.position());
    double[] heading = place == null ? null : way.at(place);
    if (heading == null) {
      return Double.NaN;
    }
    double[] f = marker.forward();
    double along = f[0] * heading[0] + f[2] * heading[1];
    double across = f[0] * heading[1] - f[2] * heading[0];
    return StrictMath.toDegrees(StrictMath.abs(StrictMath.atan2(across, along)));
  }
}
