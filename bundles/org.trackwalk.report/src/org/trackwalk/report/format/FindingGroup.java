package org.trackwalk.report.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/**
 * Findings that a designer reads as one line, worst first; the first one speaks for all.
 *
 * @param findings at least one
 */
public record FindingGroup(List<Finding> findings) {

  /** So many notes a level without errors and warnings shows. */
  private static final int NOTES = 3;

  /** So many subjects of folded findings a line names. */
  private static final int NAMED = 3;

  /** The worst one. */
  public Finding lead() {
    return findings.get(0);
  }

  /**
   * How many others there are: {@code 3 more like it}, and {@code 1 more there} of other rules at
   * the same spots; empty when there is none. Those that are about no piece are named, the first of
   * them: {@code 3 more like it: AC_START_4, AC_START_5 ...}.
   */
  public String more() {
    long alike = findings.stream().filter(f -> f.rule().equals(lead().rule())).count() - 1;
    long there = findings.size() - 1 - alike;
    String like = alike == 0 ? "" : Numbers.count(alike) + " more like it" + names();
    String spot = there == 0 ? "" : Numbers.count(there) + " more there";
    return like + (like.isEmpty() || spot.isEmpty() ? "" : ", ") + spot;
  }

  private String names() {
    List<String> subjects =
        findings.subList(1, findings.size()).stream()
            .filter(f -> f.rule().equals(lead().rule()) && f.pieces().isEmpty())
            .map(Finding::subject)
            .filter(Objects::nonNull)
            .distinct()
            .toList();
    String told = String.join(", ", subjects.subList(0, Math.min(NAMED, subjects.size())));
    return (told.isEmpty() ? "" : ": ") + told + (subjects.size() > NAMED ? " ..." : "");
  }

  /** The worst severity in the group. */
  public Severity severity() {
    Severity worst = Severity.INFO;
    for (Finding finding : findings) {
      worst = worst.worse(finding.severity());
    }
    return worst;
  }

  /**
   * Groups ranked findings by their key; groups and members keep the order in which they come.
   *
   * @param ranked worst first
   */
  public static List<FindingGroup> of(List<Finding> ranked) {
    Map<String, List<Finding>> byKey = new LinkedHashMap<>();
    for (Finding finding : ranked) {
      byKey.computeIfAbsent(finding.group(), k -> new ArrayList<>()).add(finding);
    }
    List<FindingGroup> groups = new ArrayList<>();
    byKey.values().forEach(members -> groups.add(new FindingGroup(List.copyOf(members))));
    return groups;
  }

  /**
   * The groups that come before those that are mere notes.
   *
   * @param groups worst first
   */
  public static List<FindingGroup> loud(List<FindingGroup> groups) {
    int loud = 0;
    while (loud < groups.size() && groups.get(loud).severity() != Severity.INFO) {
      loud++;
    }
    return groups.subList(0, loud);
  }

  /**
   * The groups that are told each in a line of its own where not all are: the loud ones; of a level
   * that has none some notes, of those on scenery the first only, which no car comes to.
   *
   * @param groups worst first
   */
  public static List<FindingGroup> worthALine(List<FindingGroup> groups) {
    List<FindingGroup> loud = loud(groups);
    if (!loud.isEmpty()) {
      return loud;
    }
    List<FindingGroup> told = new ArrayList<>();
    boolean scenery = false;
    for (FindingGroup group : groups) {
      boolean on = group.lead().surfaceClass() == SurfaceClass.SCENERY;
      if (told.size() < NOTES && !(on && scenery)) {
        told.add(group);
        scenery |= on;
      }
    }
    return told;
  }
}
