package org.trackwalk.check.rules;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rules.boundary.Hole;
import org.trackwalk.check.rules.boundary.Leak;
import org.trackwalk.check.rules.boundary.OpenInCorridor;
import org.trackwalk.check.rules.cliff.CliffDrop;
import org.trackwalk.check.rules.cliff.CliffEdge;
import org.trackwalk.check.rules.cliff.CliffPushOff;
import org.trackwalk.check.rules.cliff.CliffStepUp;
import org.trackwalk.check.rules.edge.EngineNote;
import org.trackwalk.check.rules.edge.GhostContact;
import org.trackwalk.check.rules.edge.LostContact;
import org.trackwalk.check.rules.edge.WrongNormal;
import org.trackwalk.check.rules.imports.AxisUnit;
import org.trackwalk.check.rules.imports.EmptyPiece;
import org.trackwalk.check.rules.imports.FarVertex;
import org.trackwalk.check.rules.imports.IndexRange;
import org.trackwalk.check.rules.imports.NonFinite;
import org.trackwalk.check.rules.imports.PartsLeftOut;
import org.trackwalk.check.rules.imports.Precision;
import org.trackwalk.check.rules.imports.TextRounding;
import org.trackwalk.check.rules.level.Budget;
import org.trackwalk.check.rules.level.Settle;
import org.trackwalk.check.rules.level.UnexpectedLevel;
import org.trackwalk.check.rules.normal.FacingDown;
import org.trackwalk.check.rules.normal.Shading;
import org.trackwalk.check.rules.normal.WallAway;
import org.trackwalk.check.rules.overlap.Clearance;
import org.trackwalk.check.rules.overlap.Deviation;
import org.trackwalk.check.rules.overlap.OverlapPieces;
import org.trackwalk.check.rules.place.AmbiguousSurface;
import org.trackwalk.check.rules.place.DuplicateName;
import org.trackwalk.check.rules.place.Gate;
import org.trackwalk.check.rules.place.LineRoom;
import org.trackwalk.check.rules.place.MeshChildren;
import org.trackwalk.check.rules.place.Spawn;
import org.trackwalk.check.rules.place.UnknownMarker;
import org.trackwalk.check.rules.place.UnknownSurface;
import org.trackwalk.check.rules.place.VertexCap;
import org.trackwalk.check.rules.probe.ChassisHit;
import org.trackwalk.check.rules.probe.FallThrough;
import org.trackwalk.check.rules.probe.WheelGap;
import org.trackwalk.check.rules.quality.Concave;
import org.trackwalk.check.rules.quality.MicroEdge;
import org.trackwalk.check.rules.quality.Oversized;
import org.trackwalk.check.rules.quality.Sliver;
import org.trackwalk.check.rules.ride.RideCompression;
import org.trackwalk.check.rules.ride.RideCrest;
import org.trackwalk.check.rules.ride.RideCrossfall;
import org.trackwalk.check.rules.ride.RideDirection;
import org.trackwalk.check.rules.ride.RideKerb;
import org.trackwalk.check.rules.ride.RideKink;
import org.trackwalk.check.rules.ride.RideLanding;
import org.trackwalk.check.rules.ride.RideRoughness;
import org.trackwalk.check.rules.ride.RideTunnelling;
import org.trackwalk.check.rules.ride.RideWidth;
import org.trackwalk.check.rules.seam.BodyBoundary;
import org.trackwalk.check.rules.seam.Gap;
import org.trackwalk.check.rules.seam.Overlap;
import org.trackwalk.check.rules.seam.Step;
import org.trackwalk.check.rules.seam.TJunction;
import org.trackwalk.check.rules.topology.BackToBack;
import org.trackwalk.check.rules.topology.BowTie;
import org.trackwalk.check.rules.topology.DegenerateTriangle;
import org.trackwalk.check.rules.topology.DuplicateTriangle;
import org.trackwalk.check.rules.topology.Intersection;
import org.trackwalk.check.rules.topology.IsolatedVertex;
import org.trackwalk.check.rules.topology.NonManifoldEdge;
import org.trackwalk.check.rules.topology.Winding;
import org.trackwalk.check.rules.weld.BitDuplicate;
import org.trackwalk.check.rules.weld.EngineSplit;
import org.trackwalk.check.rules.weld.Frames;
import org.trackwalk.check.rules.weld.NearMiss;
import org.trackwalk.check.rules.weld.SignedZero;

/** All rules that ship with the tool, one line each. */
public final class RuleList {

  private static final List<Rule> ALL =
      List.of(
          new NonFinite(),
          new FarVertex(),
          new IndexRange(),
          new PartsLeftOut(),
          new EmptyPiece(),
          new Precision(),
          new AxisUnit(),
          new TextRounding(),
          new Frames(),
          new BitDuplicate(),
          new NearMiss(),
          new SignedZero(),
          new EngineSplit(),
          new DegenerateTriangle(),
          new DuplicateTriangle(),
          new BackToBack(),
          new NonManifoldEdge(),
          new Intersection(),
          new OverlapPieces(),
          new Winding(),
          new BowTie(),
          new IsolatedVertex(),
          new Sliver(),
          new Oversized(),
          new MicroEdge(),
          new Concave(),
          new FacingDown(),
          new WallAway(),
          new Shading(),
          new GhostContact(),
          new WrongNormal(),
          new LostContact(),
          new EngineNote(),
          new CliffEdge(),
          new CliffPushOff(),
          new Gap(),
          new Step(),
          new TJunction(),
          new Overlap(),
          new BodyBoundary(),
          new OpenInCorridor(),
          new Hole(),
          new Leak(),
          new RideKink(),
          new CliffDrop(),
          new CliffStepUp(),
          new FallThrough(),
          new WheelGap(),
          new ChassisHit(),
          new RideCrest(),
          new RideCompression(),
          new RideLanding(),
          new RideDirection(),
          new RideRoughness(),
          new RideTunnelling(),
          new RideWidth(),
          new RideCrossfall(),
          new RideKerb(),
          new Clearance(),
          new Deviation(),
          new UnexpectedLevel(),
          new Settle(),
          new Budget(),
          new DuplicateName(),
          new VertexCap(),
          new MeshChildren(),
          new UnknownSurface(),
          new AmbiguousSurface(),
          new UnknownMarker(),
          new Spawn(),
          new LineRoom(),
          new Gate());

  private static final Map<String, Rule> BY_ID =
      ALL.stream().collect(Collectors.toUnmodifiableMap(rule -> rule.info().id(), rule -> rule));

  private RuleList() {}

  /** All rules in the order of the catalogue (docs/rules). */
  public static List<Rule> all() {
    return ALL;
  }

  /** The rule with an id. */
  public static Optional<Rule> byId(String id) {
    return Optional.ofNullable(BY_ID.get(id));
  }

  /** What is asked of a rule by its id; {@link RuleTraits#NONE} for one that is not known. */
  public static RuleTraits traits(String id) {
    return id.equals(FailedRule.INFO.id()) || id.equals(StoppedRule.INFO.id())
        ? FailedRule.INFO.traits()
        : byId(id).map(rule -> rule.info().traits()).orElse(RuleTraits.NONE);
  }

  /** Ids of the rules that say something of the level as a whole, in the order of the catalogue. */
  public static Set<String> saying(RuleTraits.Role role) {
    return ids(rule -> rule.info().traits().role() == role);
  }

  /** Ids of the rules whose findings are mended in one way, in the order of the catalogue. */
  public static Set<String> mended(Mend mend) {
    return ids(rule -> rule.info().traits().mend() == mend);
  }

  private static Set<String> ids(Predicate<Rule> asked) {
    Set<String> ids = new LinkedHashSet<>();
    ALL.stream().filter(asked).forEach(rule -> ids.add(rule.info().id()));
    return Collections.unmodifiableSet(ids);
  }
}
