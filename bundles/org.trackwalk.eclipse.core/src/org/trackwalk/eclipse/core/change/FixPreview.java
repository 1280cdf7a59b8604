package org.trackwalk.eclipse.core.change;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.core.runtime.CoreException;
import org.trackwalk.check.fix.Fix;
import org.trackwalk.check.fix.Proposal;
import org.trackwalk.check.repair.FixPlan;
import org.trackwalk.check.repair.FixPlanner;
import org.trackwalk.check.repair.GroundChange;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.LevelPart;
import org.trackwalk.eclipse.core.check.MarkedFinding;
import org.trackwalk.eclipse.core.id.CoreLog;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.settings.LevelSettings;
import org.trackwalk.eclipse.core.settings.SettingException;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.patch.FilePatch;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.FlowStep;
import org.trackwalk.model.settings.CheckSettings;

/**
 * What fixes would make of a level: tried on a copy and checked again, so that what it promises has
 * been seen. Nothing is changed yet.
 *
 * @param level which
 * @param plans one per part in which something was wanted
 * @param parts their names, in the same order
 * @param asked what was wanted
 */
public record FixPreview(TrackLevel level, List<FixPlan> plans, List<String> parts, Asked asked) {

  /**
   * What is wanted.
   *
   * @param wanted which single findings are to be fixed, before they are folded
   * @param within in which parts
   * @param leftOut fixes that are not, by {@link Proposal#key}, for the name of each part
   */
  public record Asked(
      Predicate<Finding> wanted, Predicate<LevelPart> within, Map<String, Set<String>> leftOut) {

    private boolean wants(String part, Finding finding) {
      return wanted.test(finding)
          && !leftOut.getOrDefault(part, Set.of()).contains(Proposal.key(finding));
    }
  }

  /** Takes a copy. */
  public FixPreview {
    plans = List.copyOf(plans);
    parts = List.copyOf(parts);
  }

  /** Plans all safe fixes of a level. May take several times as long as a check. */
  public static FixPreview ofAll(TrackLevel level, Progress progress) throws CoreException {
    return of(level, finding -> true, part -> true, progress);
  }

  /** Plans all safe fixes of some parts of a level, by their names. */
  public static FixPreview ofParts(TrackLevel level, Set<String> parts, Progress progress)
      throws CoreException {
    return of(level, finding -> true, part -> parts.contains(part.name()), progress);
  }

  /**
   * Plans fixes of findings; of one that stands for several places all of these are meant. A level
   * saved twice has each of them twice: only the parts of these are touched.
   *
   * @param findings of the level's report
   * @throws CoreException when the level cannot be read
   */
  public static FixPreview of(TrackLevel level, List<MarkedFinding> findings, Progress progress)
      throws CoreException {
    Set<String> names = new HashSet<>();
    Set<String> rules = new HashSet<>();
    Set<String> parts = new HashSet<>();
    for (MarkedFinding marked : findings) {
      Finding finding = marked.finding();
      parts.add(marked.part().name());
      rules.add(finding.rule());
      names.add(finding.fingerprint());
      for (FlowStep step : finding.flow()) {
        if (step.fingerprint() != null) {
          names.add(step.fingerprint());
        }
      }
    }
    return of(
        level,
        f -> rules.contains(f.rule()) && names.contains(f.fingerprint()),
        part -> parts.contains(part.name()),
        progress);
  }

  private static FixPreview of(
      TrackLevel level, Predicate<Finding> wanted, Predicate<LevelPart> within, Progress progress)
      throws CoreException {
    return of(level, new Asked(wanted, within, Map.of()), progress);
  }

  private static FixPreview of(TrackLevel level, Asked asked, Progress progress)
      throws CoreException {
    List<FixPlan> plans = new ArrayList<>();
    List<String> parts = new ArrayList<>();
    try {
      // All rules run, so that a fix that makes another finding is noticed.
      CheckSettings settings = LevelSettings.of(level).toCheck().withSkip(Set.of());
      for (LevelSource source : sources(level, asked.wanted(), asked.within(), progress)) {
        String part = source.displayName();
        parts.add(part);
        plans.add(
            FixPlanner.plan(
                source, LoadOptions.DEFAULT, settings, f -> asked.wants(part, f), progress));
      }
    } catch (SettingException | ImportException | IOException e) {
      throw new CoreException(CoreLog.refusal(level.name() + ": " + e.getMessage()));
    }
    return new FixPreview(level, plans, parts, asked);
  }

  /**
   * Plans what is left when some fixes are left out: tried again, since one may need another.
   *
   * @param some of {@link #made}
   */
  public FixPreview without(Collection<Proposal> some, Progress progress) throws CoreException {
    Map<String, Set<String>> out = new HashMap<>();
    asked.leftOut().forEach((part, keys) -> out.put(part, new HashSet<>(keys)));
    for (int i = 0; i < plans.size(); i++) {
      Set<String> keys = out.computeIfAbsent(parts.get(i), name -> new HashSet<>());
      plans.get(i).made().stream().filter(some::contains).map(Proposal::key).forEach(keys::add);
    }
    return of(level, new Asked(asked.wanted(), asked.within(), out), progress);
  }

  /**
   * Whether it does the same as another without some of its fixes: the same findings, each in the
   * same way.
   */
  public boolean isJust(FixPreview other, Collection<Proposal> without) {
    List<Proposal> left = other.made().stream().filter(p -> !without.contains(p)).toList();
    return deeds(made()).equals(deeds(left));
  }

  private static List<String> deeds(List<Proposal> proposals) {
    return proposals.stream().map(FixPreview::deed).sorted().toList();
  }

  private static String deed(Proposal proposal) {
    Fix fix = proposal.fix();
    return String.join(
        " ",
        proposal.key(),
        fix.what(),
        Integer.toString(fix.movedVertices()),
        Double.toString(fix.largestMove()),
        Arrays.toString(fix.places()));
  }

  /** What a fix changes of the triangles, with all others of its part. */
  public GroundChange ground(Proposal proposal) {
    return plans.stream()
        .filter(plan -> plan.made().contains(proposal))
        .map(FixPlan::ground)
        .findFirst()
        .orElseThrow();
  }

  /** Whether there is anything to apply. */
  public boolean changes() {
    return plans.stream().anyMatch(FixPlan::changes);
  }

  /** What would be done. */
  public List<Proposal> made() {
    return plans.stream().flatMap(plan -> plan.made().stream()).toList();
  }

  /** What is left alone, with the reasons. */
  public List<Proposal> refused() {
    return plans.stream().flatMap(plan -> plan.refused().stream()).toList();
  }

  /** The change that does it. */
  public LevelChange change() {
    List<FilePatch> patches = plans.stream().flatMap(plan -> plan.patches().stream()).toList();
    int count = made().size();
    return new FixChange(
        count == 1 ? "Fix a finding" : "Fix " + count + " findings", level, patches);
  }

  private static List<LevelSource> sources(
      TrackLevel level, Predicate<Finding> wanted, Predicate<LevelPart> within, Progress progress) {
    List<LevelPart> parts = TrackwalkCore.book().state(level).parts();
    if (!parts.isEmpty()) {
      return parts.stream()
          .filter(within)
          .filter(part -> part.checked().findings().stream().anyMatch(wanted))
          .map(LevelPart::source)
          .toList();
    }
    return level
        .location()
        .map(path -> LevelFinder.find(List.of(path), LoadOptions.DEFAULT, progress))
        .orElse(List.of())
        .stream()
        .filter(source -> source.status() == LevelSource.Status.FOUND)
        .toList();
  }
}
