package org.trackwalk.check.rule;

import java.util.List;
import org.trackwalk.check.chain.Chain;
import org.trackwalk.check.corridor.Corridor;
import org.trackwalk.check.effect.SeamEffects;
import org.trackwalk.check.finding.LedgerClass;
import org.trackwalk.check.judge.Judge;
import org.trackwalk.check.ledger.Ledger;
import org.trackwalk.check.ledger.PaintedSheets;
import org.trackwalk.check.memory.Memory;
import org.trackwalk.check.profile.BackFaces;
import org.trackwalk.check.profile.Bodies;
import org.trackwalk.check.profile.Profile;
import org.trackwalk.check.profile.Vehicle;
import org.trackwalk.check.road.Road;
import org.trackwalk.check.road.RoadSource;
import org.trackwalk.check.settings.CheckSettings;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * What a rule gets to see: the stations' results for one level, all finished and read-only.
 *
 * @param level as loaded
 * @param surface welded, in canonical order
 * @param topology of the surface
 * @param corridor where cars drive
 * @param ledger owner classes of the open edges
 * @param chains of all ledger classes
 * @param sheets what lies on the ground like paint
 * @param profiles of the engines to judge by, at least one
 * @param made what the game makes bodies of; null for each profile's own
 * @param vehicle what drives
 * @param effects what it would feel at seams
 * @param roads where the road is walked when a rule asks for it
 * @param judge what engines' contacts do to the vehicle, judged when a rule asks for it
 * @param memory what an earlier check of the level left, and what this one leaves
 * @param settings of the check
 */
public record RuleContext(
    Level level,
    WeldedSurface surface,
    Topology topology,
    Corridor corridor,
    Ledger ledger,
    List<Chain> chains,
    PaintedSheets sheets,
    List<Profile> profiles,
    Bodies made,
    Vehicle vehicle,
    SeamEffects effects,
    RoadSource roads,
    Judge judge,
    Memory memory,
    CheckSettings settings) {

  /** km/h of one m/s. */
  private static final double KMH = 3.6;

  /** The road: rows, lanes, and how fast the vehicle is where. */
  public Road road() {
    return roads.road();
  }

  /** Speed of the vehicle at a place, in whole km/h, given in m/s; the largest without a road. */
  public double speedAt(double x, double y, double z) {
    if (!corridor.known()) {
      return effects.speed();
    }
    return Math.max(1, Math.rint(road().speedAt(x, y, z) * KMH)) / KMH;
  }

  /** What the vehicle would feel at a seam, at the speed that it has at a place. */
  public SeamEffects effectsAt(double x, double y, double z) {
    return effects.at(speedAt(x, y, z));
  }

  /** Which walls stop a car from behind too. */
  public BackFaces backs() {
    return BackFaces.of(profiles);
  }

  /** The chains of one ledger class. */
  public List<Chain> chainsOf(LedgerClass owner) {
    return chains.stream().filter(chain -> chain.owner() == owner).toList();
  }

  /** Whether a chain is all about sheets that lie on the ground like paint. */
  public boolean painted(Chain chain) {
    return chain.entries().stream().allMatch(sheets::own);
  }

  /** What the level's bodies are under a profile. */
  public Bodies bodies(Profile profile) {
    return made == null ? profile.bodies().value() : made;
  }

  /**
   * The value of a rule's parameter: what the user set, else its default.
   *
   * @throws IllegalArgumentException when the rule has no such parameter
   */
  public double parameter(RuleInfo rule, String name) {
    Double set = settings.parameters().get(rule.id() + "." + name);
    if (set != null) {
      return set;
    }
    for (Parameter parameter : rule.parameters()) {
      if (parameter.name().equals(name)) {
        return parameter.value();
      }
    }
    throw new IllegalArgumentException(rule.id() + " has no parameter " + name);
  }

  /** Name of a piece by its index in the surface. */
  public String pieceName(int piece) {
    return surface.pieces().get(piece).name();
  }
}
