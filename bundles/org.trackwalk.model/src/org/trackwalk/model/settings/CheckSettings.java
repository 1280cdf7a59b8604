package org.trackwalk.model.settings;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.RuleSet;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleMesh;

/**
 * Everything that decides what a check says; two runs with equal settings on equal input give equal
 * reports. Immutable: change one thing with the {@code with…} methods.
 *
 * @param profiles of engines to judge by; empty for the manifest's, else generic
 * @param bodies what the game makes bodies of; null for the manifest's, else each profile's
 * @param speed of the probe in m/s; null for the manifest's, else the vehicle's
 * @param vehicle what drives; null for the manifest's, else {@code body}
 * @param line racing line, xyz triples in report coordinates; null for the manifest's
 * @param lineClosed whether {@code line} returns to its start
 * @param start a point on the road in report coordinates, three doubles; null when not given
 * @param only rule ids or groups to run; empty for all
 * @param skip rule ids or groups not to run
 * @param parameters {@code rule.param} to value, over the rule's defaults
 * @param failOn findings from here on make the exit code 1; null for never
 * @param jobs threads
 * @param maxFindings findings kept per rule after ranking; 0 for all
 * @param vehicleMesh the vehicle's own mesh; null for the manifest's, else none
 * @param ruleSets what games and guides ask of the level; empty for the manifest's, else none
 * @param lineSpeeds how fast each point of {@code line} is driven through, m/s; null when it has
 *     none
 * @param lineSides metres of road to the left and to the right of each point of {@code line}, in
 *     turn; null when it says none
 * @param lineAxes of {@code line} where it has its own; null for the report's
 */
public record CheckSettings(
    List<Profile> profiles,
    Bodies bodies,
    Double speed,
    Vehicle vehicle,
    double[] line,
    boolean lineClosed,
    double[] start,
    Set<String> only,
    Set<String> skip,
    Map<String, Double> parameters,
    Severity failOn,
    int jobs,
    int maxFindings,
    VehicleMesh vehicleMesh,
    List<RuleSet> ruleSets,
    double[] lineSpeeds,
    double[] lineSides,
    Frame lineAxes) {

  /** What decides where the user has no mesh of the vehicle. */
  public CheckSettings(
      List<Profile> profiles,
      Bodies bodies,
      Double speed,
      Vehicle vehicle,
      double[] line,
      boolean lineClosed,
      double[] start,
      Set<String> only,
      Set<String> skip,
      Map<String, Double> parameters,
      Severity failOn,
      int jobs,
      int maxFindings) {
    this(
        profiles,
        bodies,
        speed,
        vehicle,
        line,
        lineClosed,
        start,
        only,
        skip,
        parameters,
        failOn,
        jobs,
        maxFindings,
        null,
        List.of(),
        null,
        null,
        null);
  }

  /** What runs when the user says nothing: fail on errors, all cores. */
  public static CheckSettings defaults() {
    return new CheckSettings(
        List.of(),
        null,
        null,
        null,
        null,
        false,
        null,
        Set.of(),
        Set.of(),
        Map.of(),
        Severity.ERROR,
        Math.max(1, Runtime.getRuntime().availableProcessors()),
        0);
  }

  /** The same with another number of threads. */
  public CheckSettings withJobs(int threads) {
    return with(only, skip, parameters, threads);
  }

  /** The same with other thresholds. */
  public CheckSettings withParameters(Map<String, Double> values) {
    return with(only, skip, values, jobs);
  }

  /** The same with only these rules or groups. */
  public CheckSettings withOnly(Set<String> rules) {
    return with(rules, skip, parameters, jobs);
  }

  /** The same without these rules or groups. */
  public CheckSettings withSkip(Set<String> rules) {
    return with(only, rules, parameters, jobs);
  }

  private CheckSettings with(
      Set<String> run, Set<String> leftOut, Map<String, Double> values, int threads) {
    return new CheckSettings(
        profiles,
        bodies,
        speed,
        vehicle,
        line,
        lineClosed,
        start,
        run,
        leftOut,
        values,
        failOn,
        threads,
        maxFindings,
        vehicleMesh,
        ruleSets,
        lineSpeeds,
        lineSides,
        lineAxes);
  }

  /** The same judged by other engines, bodies and vehicles; each may be left open. */
  public CheckSettings judgedBy(List<Profile> engines, Bodies made, Vehicle driven) {
    return new CheckSettings(
        List.copyOf(engines),
        made,
        speed,
        driven,
        line,
        lineClosed,
        start,
        only,
        skip,
        parameters,
        failOn,
        jobs,
        maxFindings,
        vehicleMesh,
        ruleSets,
        lineSpeeds,
        lineSides,
        lineAxes);
  }

  /** The same from a place on the road, three doubles; null for none. */
  public CheckSettings withStart(double[] xyz) {
    return new CheckSettings(
        profiles,
        bodies,
        speed,
        vehicle,
        line,
        lineClosed,
        xyz,
        only,
        skip,
        parameters,
        failOn,
        jobs,
        maxFindings,
        vehicleMesh,
        ruleSets,
        lineSpeeds,
        lineSides,
        lineAxes);
  }

  /** The same with a mesh of the vehicle; null for none. */
  public CheckSettings withVehicleMesh(VehicleMesh mesh) {
    return new CheckSettings(
        profiles,
        bodies,
        speed,
        vehicle,
        line,
        lineClosed,
        start,
        only,
        skip,
        parameters,
        failOn,
        jobs,
        maxFindings,
        mesh,
        ruleSets,
        lineSpeeds,
        lineSides,
        lineAxes);
  }

  /** The same of a level that must satisfy what others ask. */
  public CheckSettings withRuleSets(List<RuleSet> asked) {
    return new CheckSettings(
        profiles,
        bodies,
        speed,
        vehicle,
        line,
        lineClosed,
        start,
        only,
        skip,
        parameters,
        failOn,
        jobs,
        maxFindings,
        vehicleMesh,
        List.copyOf(asked),
        lineSpeeds,
        lineSides,
        lineAxes);
  }

  /**
   * The same with what stands beside each point of the line: how fast it is driven through, m/s,
   * and metres of road to its left and right; null for none.
   *
   * @param axes of the line; null for the report's
   */
  public CheckSettings withLine(double[] speeds, double[] sides, Frame axes) {
    return new CheckSettings(
        profiles,
        bodies,
        speed,
        vehicle,
        line,
        lineClosed,
        start,
        only,
        skip,
        parameters,
        failOn,
        jobs,
        maxFindings,
        vehicleMesh,
        ruleSets,
        speeds,
        sides,
        axes);
  }

  /** Whether somebody asks for what a rule measures: the user by its whole id, or a rule set. */
  public boolean asks(String rule) {
    return only.contains(rule) || ruleSets.stream().anyMatch(set -> set.asks(rule));
  }

  /** True when {@code only} names a rule or its group. */
  public boolean names(String rule) {
    return only.contains(rule) || only.contains(rule.substring(0, rule.indexOf('.')));
  }

  /** True when a rule is wanted: named by {@code only} (or nothing is) and not by {@code skip}. */
  public boolean wants(String rule) {
    String group = rule.substring(0, rule.indexOf('.'));
    boolean asked = only.isEmpty() || only.contains(rule) || only.contains(group);
    return asked && !skip.contains(rule) && !skip.contains(group);
  }
}
