package org.trackwalk.check.rules;

import java.util.List;
import java.util.Optional;
import org.trackwalk.check.rule.Rule;

/** All rules that ship with the tool, one line each. */
public final class RuleList {

  private static final List<Rule> ALL =
      List.of(
          new NonFinite(),
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
          new Winding(),
          new BowTie(),
          new IsolatedVertex(),
          new Sliver(),
          new Oversized(),
          new MicroEdge(),
          new FacingDown(),
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
          new RideCompression());

  private RuleList() {}

  /** All rules in the order of the catalogue (RULES 4). */
  public static List<Rule> all() {
    return ALL;
  }

  /** The rule with an id. */
  public static Optional<Rule> byId(String id) {
    return ALL.stream().filter(rule -> rule.info().id().equals(id)).findFirst();
  }
}
