package org.trackwalk.maven;

import java.io.File;
import java.io.IOException;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.trackwalk.maven.log.RunLines;

/** Keeps what is found now, for later checks to compare themselves with. */
@Mojo(name = "baseline", threadSafe = true)
public final class BaselineMojo extends LevelsMojo {

  private static final int UNREADABLE = 3;

  /**
   * The file to write; it is replaced as a whole. Name the same one as {@code baseline} of the goal
   * check.
   */
  @Parameter(
      property = "trackwalk.baseline",
      defaultValue = "${project.basedir}/trackwalk-baseline.json")
  private File baseline;

  @Override
  void run(List<String> found) throws IOException, MojoExecutionException, MojoFailureException {
    makeFolder(baseline);
    RunLines lines = new RunLines(getLog());
    int exit = run(arguments("baseline").file("--output", baseline), found, lines);
    if (exit == UNREADABLE) {
      throw new MojoFailureException(lines.problem(exit));
    }
    if (exit != 0) {
      throw new MojoExecutionException(lines.problem(exit));
    }
  }
}
