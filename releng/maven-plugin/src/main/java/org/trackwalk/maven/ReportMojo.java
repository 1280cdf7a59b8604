package org.trackwalk.maven;

import java.util.Map;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;

/**
 * Checks levels and writes reports, a page to look at among them; findings never fail the build, a
 * level that cannot be read does.
 */
@Mojo(name = "report", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
public final class ReportMojo extends ReportingMojo {

  @Override
  Map<String, String> usualReports() {
    Map<String, String> usual = super.usualReports();
    usual.put("html", "report.html");
    return usual;
  }

  @Override
  String limit() {
    return "never";
  }

  @Override
  Boolean onlyNew() {
    return null;
  }
}
