package org.trackwalk.model.report;

import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.MayBeNull;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Suppressed;
import org.trackwalk.model.ride.LevelRide;
import org.trackwalk.model.seam.SeamBook;

/**
 * The result for one level, complete: nothing is cut here, writers cut.
 *
 * @param identity which level it is
 * @param basis what was checked and by what
 * @param told what was found
 * @param baseline how it differs from an earlier check; null without one
 * @param seconds wall time of the check; not part of the comparable report
 * @param geometry what writers draw; never written out; null when not kept
 * @param sketch what writers keep of the geometry when it goes; null when none asked for it
 */
public record LevelReport(
    LevelIdentity identity,
    CheckBasis basis,
    ToldFindings told,
    @MayBeNull BaselineFacts baseline,
    double seconds,
    @MayBeNull LevelGeometry geometry,
    @MayBeNull LevelSketch sketch) {

  /** The level's name. */
  public String name() {
    return identity.name();
  }

  /** How its files came to be one level; empty for a single file. */
  public String grouping() {
    return identity.grouping();
  }

  /** Files read. */
  public List<String> sources() {
    return identity.sources();
  }

  /** Number of distinct frames. */
  public int frames() {
    return identity.frames();
  }

  /** The frame whose axes and unit report coordinates are in. */
  public Frame axes() {
    return identity.axes();
  }

  /** How the road was found. */
  public CorridorFacts corridor() {
    return basis.corridor();
  }

  /** The engines and the vehicle that findings speak of. */
  public JudgedBy judgedBy() {
    return basis.judgedBy();
  }

  /** Counts. */
  public Facts facts() {
    return basis.facts();
  }

  /** How large it is, for the next check of it; null when a report does not say. */
  public LevelExtent extent() {
    return basis.extent();
  }

  /** Open edges per class, in order; classes that nobody asked for are not there. */
  public Map<LedgerClass, Integer> ledger() {
    return basis.ledger();
  }

  /** Rules that did not run. */
  public List<SkippedRule> rulesSkipped() {
    return basis.rulesSkipped();
  }

  /** Findings, worst first. */
  public List<Finding> findings() {
    return told.findings();
  }

  /** Findings that the team has accepted, worst first. */
  public List<Suppressed> suppressed() {
    return told.suppressed();
  }

  /** Findings per rule that a report left out of which this one was read. */
  public Map<String, Integer> truncated() {
    return told.truncated();
  }

  /** The seams of the level, surveyed when first asked for; null when not kept. */
  public Supplier<SeamBook> seams() {
    return geometry == null ? null : geometry.seams();
  }

  /**
   * The ride along its road, measured when first asked for, null where nothing is driven along;
   * null when not kept.
   */
  public Supplier<LevelRide> ride() {
    return geometry == null ? null : geometry.ride();
  }

  /** The geometry, for writers that draw; null when not kept. */
  public WeldedSurface surface() {
    return geometry == null ? null : geometry.surface();
  }

  /** What a triangle of {@link #surface} is for, by its index; null when that is not kept. */
  public IntFunction<SurfaceClass> surfaceClass() {
    return geometry == null ? null : geometry.surfaceClass();
  }

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
    return since(comparedFindings, suppressed(), comparison);
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
