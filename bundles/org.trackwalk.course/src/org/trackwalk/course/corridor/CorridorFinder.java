package org.trackwalk.course.corridor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.trackwalk.course.band.RoadShape;
import org.trackwalk.course.band.RoadWords;
import org.trackwalk.course.band.SmallRing;
import org.trackwalk.course.band.UnnamedRoad;
import org.trackwalk.course.body.Undersides;
import org.trackwalk.course.called.ApartRoad;
import org.trackwalk.course.called.CalledRing;
import org.trackwalk.course.called.NamedEdge;
import org.trackwalk.course.called.NamedRoad;
import org.trackwalk.course.called.StandingRoad;
import org.trackwalk.course.grown.CopiedRoad;
import org.trackwalk.course.grown.ForgottenPieces;
import org.trackwalk.course.grown.SmallRoad;
import org.trackwalk.course.grown.StartHint;
import org.trackwalk.course.grown.StartRoad;
import org.trackwalk.course.line.LineGround;
import org.trackwalk.course.line.LineRoad;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.course.naming.MisspeltRoad;
import org.trackwalk.course.naming.NameDictionary;
import org.trackwalk.course.naming.NamedAfterRoad;
import org.trackwalk.course.naming.NamedSurfaces;
import org.trackwalk.course.naming.NamedWhole;
import org.trackwalk.course.naming.StatedRoad;
import org.trackwalk.course.naming.SurfaceIds;
import org.trackwalk.course.part.RoadForModel;
import org.trackwalk.course.part.RoadStack;
import org.trackwalk.course.part.Roofs;
import org.trackwalk.course.side.BuriedSides;
import org.trackwalk.course.side.SkirtSides;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.report.CorridorFacts;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Finds the road in the order of docs/corridor.md: manifest, line or start, names, shape, else
 * none.
 */
public final class CorridorFinder {

  /** What is said of a file in which nothing could be a road, and nobody says that something is. */
  public static final String NO_GROUND =
      "there is none: nothing here is flat and wide enough for a car to stand on, like a tree, a"
          + " sign or a fence, or a level in another unit (--units)";

  private final Level level;
  private final Land land;
  private final WeldedSurface surface;
  private final Topology topology;
  private final CheckSettings settings;
  private final NameDictionary dictionary;
  private final NamedSurfaces called;
  private final byte[] codes;
  private final SurfaceIds ids;

  /** How wide the longest part of the road is, metres; NaN where that is no ribbon. */
  private double width = Double.NaN;

  private CorridorFinder(Level level, Land land, Topology topology, CheckSettings settings) {
    this.level = level;
    this.land = land;
    this.surface = land.surface();
    this.topology = topology;
    this.settings = settings;
    this.codes = new byte[surface.triangleCount()];
    this.ids = SurfaceIds.of(land);
    Arrays.fill(codes, SurfaceClass.UNKNOWN.code());
    called = NamedSurfaces.of(land, ids);
    dictionary = called.dictionary();
  }

  /** Finds the corridor and the class of every triangle. */
  public static Corridor find(Level level, Land land, Topology topology, CheckSettings settings) {
    CorridorFinder finder = new CorridorFinder(level, land, topology, settings);
    CorridorFacts facts = finder.facts();
    Budget.look();
    SurfaceClasses classes = SurfaceClasses.of(land, finder.codes);
    BitSet road = classes.road();
    BitSet roofs = facts.how().equals("manifest") ? Roofs.of(land, topology, road) : new BitSet();
    RoadStack stack = new RoadStack(land, topology, road);
    RacingLine line = RacingLine.of(level, settings);
    return new Corridor(facts, classes, roofs, stack, line, finder.width);
  }

  /** A level of whose road nothing is known, in words for a designer. */
  public static Corridor none(Land land, Topology topology, String why) {
    byte[] codes = new byte[land.surface().triangleCount()];
    Arrays.fill(codes, SurfaceClass.UNKNOWN.code());
    return new Corridor(
        new CorridorFacts("none", 0, List.of(), List.of(), why),
        new SurfaceClasses(codes),
        new BitSet(),
        new RoadStack(land, topology, new BitSet()),
        RacingLine.none(),
        Double.NaN);
  }

  private CorridorFacts facts() {
    byNames();
    Budget.look();
    boolean namedRoad = has(SurfaceClass.ROAD);
    LevelHints hints = level.hints();
    String missed = "";
    StatedRoad said = StatedRoad.of(level);
    boolean stated = said.given();
    if (stated) {
      forgetRoad();
      byManifest(said);
      byPieceClass();
      if (has(SurfaceClass.ROAD)) {
        boolean asked = settings.start() != null || settings.line() != null;
        String words = said.byManifest() ? "the manifest says so" : "the level itself says so";
        return known(
            "manifest",
            1.0,
            (asked ? words + " (start and line are not needed)" : words) + leftOut(forgotten()));
      }
      missed = "; what the manifest calls the road (corridor, class) fits nothing here";
    }
    RacingLine line = RacingLine.of(level, settings);
    if (line.known()) {
      BitSet under = LineGround.road(land, line.points());
      if (spread(under, seeds -> LineRoad.grow(land, topology, seeds, line))) {
        return known("line", 0.9, "what lies under the racing line" + joined());
      }
      missed = nothingUnder("the racing line");
    }
    double[] starts = starts(hints);
    if (starts.length > 0) {
      StartRoad from = new StartRoad(land, ids, topology, dictionary);
      if (spread(LineGround.under(land, starts), from::grow)) {
        String words = "what is joined to the start position" + from.words();
        SmallRoad small = SmallRoad.of(land, topology, all(SurfaceClass.ROAD));
        return small == null
            ? known("start", 0.8, words)
            : known("start", CorridorFacts.DOUBTFUL, small.words() + words);
      }
      missed = nothingUnder("the start position");
    }
    if (namedRoad && !stated) {
      BitSet called = all(SurfaceClass.ROAD);
      String words = "by the names of objects and materials" + joined() + missed;
      ApartRoad apart = leaveApart();
      BitSet own = CalledRing.own(surface, ids, dictionary, called);
      NamedEdge edge = NamedEdge.find(land, topology, codes, called, own, dictionary);
      if (edge != null) {
        forgetRoad();
        return byShape(edge.ring(), edge.words());
      }
      if (has(SurfaceClass.ROAD)) {
        double sure = apart.doubtful() ? CorridorFacts.DOUBTFUL : 0.7;
        return known("names", sure, apart.doubt() + words + apart.words(), apart.names());
      }
    }
    if (!stated && missed.isEmpty()) {
      RoadShape shape = new UnnamedRoad(land, topology, codes).find(dictionary);
      if (shape != null) {
        return byShape(shape, "");
      }
    }
    if (!stated && missed.isEmpty() && !Foothold.isIn(surface)) {
      return new CorridorFacts("none", 0, List.of(), List.of(), NO_GROUND);
    }
    return new CorridorFacts(
        "none",
        0,
        List.of(),
        List.of(),
        "which piece is the road? Name it in a manifest (trackwalk init), or give a point on it"
            + " with --start X,Y,Z"
            + (missed.isEmpty() ? StartHint.words(level, land) : missed));
  }

  /** Takes what stands out by its shape for the road. */
  private CorridorFacts byShape(RoadShape shape, String more) {
    shape.triangles().stream().forEach(t -> codes[t] = SurfaceClass.ROAD.code());
    CopiedRoad.take(surface, topology, codes);
    SmallRing small = shape.doubtful() ? null : SmallRing.of(surface, shape.triangles());
    boolean narrow = !shape.doubtful() && small == null && shape.narrow();
    boolean wide = small == null && shape.wide();
    boolean doubtful = shape.doubtful() || small != null || narrow || wide;
    double sure = doubtful ? CorridorFacts.DOUBTFUL : shape.down() ? 0.4 : 0.5;
    String doubt =
        narrow ? RoadWords.NARROW : wide ? RoadWords.WIDE : small == null ? "" : small.words();
    return known("geometry", sure, doubt + RoadWords.of(shape) + more);
  }

  /** Leaves of all that is called road what is the road. */
  private ApartRoad leaveApart() {
    if (StandingRoad.stands(surface, all(SurfaceClass.ROAD))) {
      return ApartRoad.NONE;
    }
    dropUndersides();
    BitSet sides = BuriedSides.of(land, topology, all(SurfaceClass.ROAD));
    sides.or(SkirtSides.of(land, topology, all(SurfaceClass.ROAD)));
    sides.stream().forEach(t -> codes[t] = SurfaceClass.SCENERY.code());
    BitSet road = all(SurfaceClass.ROAD);
    BitSet own = CalledRing.own(surface, ids, dictionary, road);
    NamedRoad named = NamedRoad.among(land, topology, road, own);
    forgetRoad();
    named.road().stream().forEach(t -> codes[t] = SurfaceClass.ROAD.code());
    return ApartRoad.of(surface, named);
  }

  /** What is seen from below carries nobody, whatever it is called or joined to. */
  private void dropUndersides() {
    IntList road = new IntList();
    all(SurfaceClass.ROAD).stream().filter(t -> Slopes.carries(surface, t)).forEach(road::add);
    Undersides.of(land, topology, road).stream()
        .forEach(t -> codes[t] = SurfaceClass.SCENERY.code());
  }

  private BitSet all(SurfaceClass wanted) {
    byte sought = wanted.code();
    BitSet all = new BitSet(codes.length);
    for (int t = 0; t < codes.length; t++) {
      if (codes[t] == sought) {
        all.set(t);
      }
    }
    return all;
  }

  private ForgottenPieces forgotten() {
    return ForgottenPieces.find(surface, ids, topology, dictionary, codes);
  }

  /** Makes road of what fills gaps in it, and says so. */
  private String joined() {
    ForgottenPieces forgotten = forgotten();
    forgotten.triangles().stream().forEach(t -> codes[t] = SurfaceClass.ROAD.code());
    return forgotten.none()
        ? ""
        : "; " + forgotten.fill("and is taken for road too", "and are taken for road too");
  }

  /** Where the author has said what the road is, it is only said what fills gaps in it. */
  private static String leftOut(ForgottenPieces forgotten) {
    return forgotten.none()
        ? ""
        : "; but "
            + forgotten.fill(
                "and is not named: name it too, if cars drive there",
                "and are not named: name them too, if cars drive there");
  }

  private static String nothingUnder(String hint) {
    return String.format(
        Locale.ROOT,
        "; there is no ground within %.0f m below or above %s",
        LineGround.REACH,
        hint);
  }

  private CorridorFacts known(String how, double confidence, String words) {
    return known(how, confidence, words, List.of());
  }

  private CorridorFacts known(String how, double confidence, String words, List<String> apart) {
    Verge.spread(land, topology, codes);
    Body body = settings.vehicle() == null ? Body.CAR : Body.of(settings.vehicle());
    SurfaceClasses classes = SurfaceClasses.of(land, codes);
    width = RoadForModel.width(land, topology, classes.road());
    BitSet pieces = land.byNumbers(new Pieces(classes), () -> pieces(classes.road()));
    List<String> names =
        pieces.stream().mapToObj(i -> surface.pieces().get(i).name()).sorted().toList();
    return new CorridorFacts(
        how,
        confidence,
        names,
        apart,
        "road = "
            + names.size()
            + (names.size() == 1 ? " piece, " : " pieces, ")
            + words
            + MisspeltRoad.of(level).words(names).orElseGet(() -> RoadForModel.words(width, body)));
  }

  /** Which pieces have road, by the object itself that says what is road. */
  private record Pieces(SurfaceClasses classes) {}

  private BitSet pieces(BitSet road) {
    BitSet pieces = new BitSet();
    for (int t = road.nextSetBit(0); t >= 0; t = road.nextSetBit(t + 1)) {
      pieces.set(surface.pieceOf(t));
    }
    return pieces;
  }

  private void byNames() {
    byte[] known = called.standing().clone();
    new NamedAfterRoad(surface, ids).settle(known, called.lying());
    new NamedWhole(land, ids, dictionary).settle(known);
    if (ids.single()) {
      Arrays.fill(codes, known[0]);
    } else {
      for (int t = 0; t < codes.length; t++) {
        codes[t] = known[ids.of(surface, t)];
      }
    }
    byPieceClass();
  }

  private void byPieceClass() {
    if (level.pieces().stream().allMatch(p -> p.surfaceClass() == SurfaceClass.UNKNOWN)) {
      return;
    }
    for (int t = 0; t < codes.length; t++) {
      SurfaceClass c = surface.pieces().get(surface.pieceOf(t)).surfaceClass();
      if (c != SurfaceClass.UNKNOWN) {
        codes[t] = c.code();
      }
    }
  }

  private void byManifest(StatedRoad said) {
    byte[] known = new byte[ids.count()];
    Arrays.fill(known, NamedSurfaces.UNSEEN);
    for (int t = 0; t < codes.length; t++) {
      int id = ids.of(surface, t);
      if (known[id] == NamedSurfaces.UNSEEN) {
        Piece piece = surface.pieces().get(surface.pieceOf(t));
        boolean fits = said.fits(piece, piece.surface(surface.sourceTriangle(t)));
        known[id] = (fits ? SurfaceClass.ROAD : SurfaceClass.UNKNOWN).code();
      }
      if (known[id] == SurfaceClass.ROAD.code()) {
        codes[t] = known[id];
      }
    }
  }

  private double[] starts(LevelHints hints) {
    List<double[]> all = new ArrayList<>();
    if (settings.start() != null) {
      double[] s = settings.start();
      all.add(level.reportFrame().fromFileAxes(s[0], s[1], s[2]));
    } else {
      all.addAll(hints.spawns());
    }
    return all.stream().flatMapToDouble(Arrays::stream).toArray();
  }

  /** Makes road of what cars are on and what is joined to it; false when that is nothing. */
  private boolean spread(BitSet seeds, UnaryOperator<BitSet> grown) {
    if (seeds.isEmpty()) {
      return false;
    }
    forgetRoad();
    grown.apply(seeds).stream().forEach(t -> codes[t] = SurfaceClass.ROAD.code());
    dropUndersides();
    return true;
  }

  private void forgetRoad() {
    for (int t = 0; t < codes.length; t++) {
      if (codes[t] == SurfaceClass.ROAD.code()) {
        codes[t] = SurfaceClass.UNKNOWN.code();
      }
    }
  }

  private boolean has(SurfaceClass wanted) {
    byte sought = wanted.code();
    for (byte c : codes) {
      if (c == sought) {
        return true;
      }
    }
    return false;
  }
}
