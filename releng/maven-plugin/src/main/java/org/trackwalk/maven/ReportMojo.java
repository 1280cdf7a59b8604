package org.trackwalk.maven;

import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;

/**
 * Checks levels and writes reports; findings never fail the build, a level that cannot be read
 * does.
 */
@Mojo(name = "report", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
public final class ReportMojo extends ReportingMojo {

  @Override
  String limit() {
    return "never";
  }

  @Override
  Boolean onlyNew() {
    return null;
  }
}
