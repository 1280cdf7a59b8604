package org.trackwalk.check.report;

import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.finding.Suppressed;
import org.trackwalk.check.seam.SeamBook;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;

/** A level's report with some parts changed; see {@link LevelReport} for what they are. */
public final class LevelReportBuilder {

  private final LevelReport from;
  private String name;
  private List<String> sources;
  private List<Finding> findings;
  private List<Suppressed> suppressed;
  private BaselineFacts baseline;
  private LevelSketch sketch;
  private Supplier<SeamBook> seams;
  private WeldedSurface surface;
  private IntFunction<SurfaceClass> surfaceClass;

  LevelReportBuilder(LevelReport from) {
    this.from = from;
    name = from.name();
    sources = from.sources();
    findings = from.findings();
    suppressed = from.suppressed();
    baseline = from.baseline();
    sketch = from.sketch();
    seams = from.seams();
    surface = from.surface();
    surfaceClass = from.surfaceClass();
  }

  /** Its name. */
  public LevelReportBuilder name(String value) {
    name = value;
    return this;
  }

  /** Files read. */
  public LevelReportBuilder sources(List<String> value) {
    sources = value;
    return this;
  }

  /** Its findings, worst first. */
  public LevelReportBuilder findings(List<Finding> value) {
    findings = value;
    return this;
  }

  /** What the team has accepted, worst first. */
  public LevelReportBuilder suppressed(List<Suppressed> value) {
    suppressed = value;
    return this;
  }

  /** How it differs from an earlier check; null without one. */
  public LevelReportBuilder baseline(BaselineFacts value) {
    baseline = value;
    return this;
  }

  /** What writers keep of the geometry; null for nothing. */
  public LevelReportBuilder sketch(LevelSketch value) {
    sketch = value;
    return this;
  }

  /** No geometry, nor what is surveyed in it when somebody asks. */
  public LevelReportBuilder withoutSurface() {
    seams = null;
    surface = null;
    surfaceClass = null;
    return this;
  }

  /** The report. */
  public LevelReport build() {
    return new LevelReport(
        name,
        from.grouping(),
        sources,
        from.frames(),
        from.axes(),
        from.corridor(),
        from.judgedBy(),
        from.facts(),
        from.extent(),
        from.ledger(),
        from.rulesSkipped(),
        findings,
        suppressed,
        from.truncated(),
        baseline,
        from.seconds(),
        seams,
        surface,
        surfaceClass,
        sketch);
  }
}
