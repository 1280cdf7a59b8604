package org.trackwalk.model.report;

import java.util.List;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Suppressed;

/** A level's report with some parts changed; see {@link LevelReport} for what they are. */
public final class LevelReportBuilder {

  private final LevelReport from;
  private String name;
  private List<String> sources;
  private List<Finding> findings;
  private List<Suppressed> suppressed;
  private BaselineFacts baseline;
  private LevelSketch sketch;
  private LevelGeometry geometry;

  LevelReportBuilder(LevelReport from) {
    this.from = from;
    name = from.name();
    sources = from.sources();
    findings = from.findings();
    suppressed = from.suppressed();
    baseline = from.baseline();
    sketch = from.sketch();
    geometry = from.geometry();
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
    geometry = null;
    return this;
  }

  /** The report. */
  public LevelReport build() {
    LevelIdentity was = from.identity();
    return new LevelReport(
        new LevelIdentity(name, was.grouping(), sources, was.frames(), was.axes()),
        from.basis(),
        new ToldFindings(findings, suppressed, from.truncated()),
        baseline,
        from.seconds(),
        geometry,
        sketch);
  }
}
