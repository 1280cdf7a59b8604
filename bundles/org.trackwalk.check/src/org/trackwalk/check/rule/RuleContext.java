package org.trackwalk.check.rule;

import java.util.List;
import org.trackwalk.course.corridor.Corridor;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadSource;
import org.trackwalk.drive.effect.SeamEffects;
import org.trackwalk.drive.judge.Judge;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.profile.BackFaces;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.seams.chain.Chain;
import org.trackwalk.seams.ledger.Ledger;
import org.trackwalk.seams.ledger.PaintedSheets;

/**
 * What a rule gets to see: the stations' results for one level, all finished and read-only.
 *
 * @param level as loaded
 * @param welded its surface, and where cars drive on it
 * @param borders its open edges, and who owns them
 * @param drive what engines and the vehicle make of it, worked out when a rule asks
 * @param memory what an earlier check of the level left, and what this one leaves
 * @param settings of the check
 * @param progress learns of long work that a rule does, which is cancelled with the check
 */
public record RuleContext(
    Level level,
    WeldedLevel welded,
    LevelBorders borders,
    LevelDrive drive,
    Memory memory,
    CheckSettings settings,
    Progress progress) {

  /** Welded, in canonical order. */
  public WeldedSurface surface() {
    return welded.surface();
  }

  /** Topology of the surface. */
  public Topology topology() {
    return welded.topology();
  }

  /** Where cars drive. */
  public Corridor corridor() {
    return welded.corridor();
  }

  /** Owner classes of the open edges. */
  public Ledger ledger() {
    return borders.judged().get().ledger();
  }

  /** Chains of all ledger classes. */
  public List<Chain> chains() {
    return borders.judged().get().chains();
  }

  /** What lies on the ground like paint. */
  public PaintedSheets sheets() {
    return borders.judged().get().sheets();
  }

  /** The engines to judge by, at least one. */
  public List<Profile> profiles() {
    return settings.profiles();
  }

  /** What drives. */
  public Vehicle vehicle() {
    return settings.vehicle();
  }

  /** What the vehicle would feel at seams. */
  public SeamEffects effects() {
    return drive.effects();
  }

  /** What engines' contacts do to the vehicle. */
  public Judge judge() {
    return drive.judge();
  }

  /** Where the road is walked when somebody asks. */
  public RoadSource roads() {
    return drive.roads();
  }

  /** The road: rows, lanes, and how fast the vehicle is where. */
  public Road road() {
    return roads().road();
  }

  /** Speed of the vehicle at a place, in whole km/h, given in m/s; the largest without a road. */
  public double speedAt(double x, double y, double z) {
    if (!corridor().known()) {
      return effects().speed();
    }
    return Math.max(1, Math.rint(road().speedAt(x, y, z) * Vehicle.KMH)) / Vehicle.KMH;
  }

  /** What the vehicle would feel at a seam, at the speed that it has at a place. */
  public SeamEffects effectsAt(double x, double y, double z) {
    return effects().at(speedAt(x, y, z));
  }

  /** Which walls stop a car from behind too. */
  public BackFaces backs() {
    return BackFaces.of(profiles());
  }

  /** The chains of one ledger class. */
  public List<Chain> chainsOf(LedgerClass owner) {
    return borders.has(owner)
        ? chains().stream().filter(chain -> chain.owner() == owner).toList()
        : List.of();
  }

  /** Whether a chain is all about sheets that lie on the ground like paint. */
  public boolean painted(Chain chain) {
    return chain.entries().stream().allMatch(sheets()::own);
  }

  /** What the level's bodies are under a profile. */
  public Bodies bodies(Profile profile) {
    return settings.bodies() == null ? profile.bodies().value() : settings.bodies();
  }

  /**
   * The value of a rule's parameter: what the user set, else its default.
   *
   * @throws IllegalArgumentException when the rule has no such parameter
   */
  public double parameter(RuleInfo rule, String name) {
    Double set = settings.parameters().get(rule.id() + "." + name);
    for (Parameter parameter : rule.parameters()) {
      if (parameter.name().equals(name)) {
        return set == null ? parameter.value() : Math.min(set, parameter.most());
      }
    }
    throw new IllegalArgumentException(rule.id() + " has no parameter " + name);
  }

  /** Name of a piece by its index in the surface. */
  public String pieceName(int piece) {
    return surface().pieces().get(piece).name();
  }
}
