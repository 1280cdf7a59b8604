package org.trackwalk.check.repair;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.trackwalk.check.fix.Proposal;
import org.trackwalk.io.patch.FilePatch;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;

/**
 * What fixes would make of a level; nothing is changed yet.
 *
 * @param before the check as it is
 * @param after the check as it would be
 * @param made proposals that would be carried out
 * @param refused proposals that would not, with the reason
 * @param patches of the original files by absolute path, in the order in which they are applied
 * @param countsBefore findings per rule in the order of the rules' names, one by one, accepted ones
 *     left out
 * @param countsAfter the same afterwards
 * @param ground what changes of the triangles
 */
public record FixPlan(
    LevelReport before,
    LevelReport after,
    List<Proposal> made,
    List<Proposal> refused,
    List<FilePatch> patches,
    Map<String, Integer> countsBefore,
    Map<String, Integer> countsAfter,
    GroundChange ground) {

  /** Whether there is anything to apply. */
  public boolean changes() {
    return !patches.isEmpty();
  }

  /** Number of places in each file that change, by path; files that are made are left out. */
  public Map<String, Integer> placesPerFile() {
    Map<String, Integer> places = new TreeMap<>();
    patches.forEach(p -> places.merge(p.file(), p.splices().size(), Integer::sum));
    patches.stream().filter(FilePatch::makes).forEach(p -> places.remove(p.file()));
    return places;
  }

  /** The manifest that is made, by absolute path; empty when the level has one or needs none. */
  public Optional<Path> madeManifest() {
    return patches.stream().filter(FilePatch::makes).map(p -> Path.of(p.file())).findFirst();
  }

  static Map<String, Integer> counts(List<Finding> findings) {
    Map<String, Integer> counts = new TreeMap<>();
    findings.forEach(f -> counts.merge(f.rule(), 1, Integer::sum));
    return Collections.unmodifiableMap(counts);
  }
}
