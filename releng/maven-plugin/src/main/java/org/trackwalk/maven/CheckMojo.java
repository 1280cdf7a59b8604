package org.trackwalk.maven;

import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** Checks levels and fails the build on what a car would feel. */
@Mojo(name = "check", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
public final class CheckMojo extends ReportingMojo {

  /** Findings from here on fail the build: error (default), warning, info or never. */
  @Parameter(property = "trackwalk.failOn")
  private String failOn;

  /** With a baseline: only new and worse findings fail the build. */
  @Parameter(property = "trackwalk.failOnNew")
  private Boolean failOnNew;

  @Override
  String limit() {
    return failOn;
  }

  @Override
  Boolean onlyNew() {
    return failOnNew;
  }
}
