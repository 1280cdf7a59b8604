package org.trackwalk.check.report;

import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.finding.LedgerClass;
import org.trackwalk.check.finding.Suppressed;
import org.trackwalk.check.seam.SeamBook;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The result for one level, complete: nothing is cut here, writers cut.
 *
 * @param name the level's name
 * @param grouping how its files came to be one level; empty for a single file
 * @param sources files read
 * @param frames number of distinct frames
 * @param axes the frame whose axes and unit report coordinates are in
 * @param corridor how the road was found
 * @param judgedBy the engines and the vehicle that findings speak of
 * @param facts counts
 * @param extent how large it is, for the next check of it; null when a report does not say
 * @param ledger open edges per class, every class, in order
 * @param rulesSkipped rules that did not run
 * @param findings worst first (RULES 3)
 * @param suppressed findings that the team has accepted, worst first
 * @param truncated findings per rule that a report left out of which this one was read; empty for a
 *     level that was checked
 * @param baseline how it differs from an earlier check; null without one
 * @param seconds wall time of the check; not part of the comparable report
 * @param seams the seams of the level, surveyed when first asked for; null when not kept
 * @param surface the geometry, for writers that draw; never written out; null when not kept
 * @param surfaceClass what a triangle of {@code surface} is for, by its index; null likewise
 * @param sketch what writers keep of the geometry when it goes; null when none asked for it
 */
public record LevelReport(
    String name,
    String grouping,
    List<String> sources,
    int frames,
    Frame axes,
    CorridorFacts corridor,
    JudgedBy judgedBy,
    Facts facts,
    LevelExtent extent,
    Map<LedgerClass, Integer> ledger,
    List<SkippedRule> rulesSkipped,
    List<Finding> findings,
    List<Suppressed> suppressed,
    Map<String, Integer> truncated,
    BaselineFacts baseline,
    double seconds,
    Supplier<SeamBook> seams,
    WeldedSurface surface,
    IntFunction<SurfaceClass> surfaceClass,
    LevelSketch sketch) {

  /** The same with parts to be changed. */
  public LevelReportBuilder toBuilder() {
    return new LevelReportBuilder(this);
  }

  /** The same without geometry, so that a run over many levels holds one of them at a time. */
  public LevelReport withoutSurface() {
    return toBuilder().withoutSurface().build();
  }

  /** The same with other findings, compared with an earlier check. */
  public LevelReport since(List<Finding> comparedFindings, BaselineFacts comparison) {
    return since(comparedFindings, suppressed, comparison);
  }

  /** The same compared with an earlier check. */
  public LevelReport since(
      List<Finding> comparedFindings,
      List<Suppressed> comparedSuppressed,
      BaselineFacts comparison) {
    return toBuilder()
        .findings(comparedFindings)
        .suppressed(comparedSuppressed)
        .baseline(comparison)
        .build();
  }

  /** The same under another name, where two levels of a run have one. */
  public LevelReport named(String newName) {
    return toBuilder().name(newName).build();
  }

  /** The same with what writers keep of its geometry. */
  public LevelReport sketched(LevelSketch newSketch) {
    return toBuilder().sketch(newSketch).build();
  }
}
