package org.trackwalk.maven;

import java.io.File;
import java.io.IOException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.trackwalk.maven.levels.Arguments;

/** Checks levels and fails the build on what a car would feel. */
@Mojo(name = "check", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
public final class CheckMojo extends ReportingMojo {

  /** Findings from here on fail the build: error (default), warning, info or never. */
  @Parameter(property = "trackwalk.failOn")
  private String failOn;

  /** With a baseline: only new and worse findings fail the build. */
  @Parameter(property = "trackwalk.failOnNew")
  private Boolean failOnNew;

  /** Checks the I-th of N parts of the levels, {@code I/N}, I from 1: for N machines at once. */
  @Parameter(property = "trackwalk.shard")
  private String shard;

  /** With shard: keeps what {@code trackwalk merge} makes one report of. */
  @Parameter(property = "trackwalk.part")
  private File part;

  /**
   * With shard: shares out by how long levels took (a file of {@code merge --times}), else by the
   * sizes of their files.
   */
  @Parameter(property = "trackwalk.shardTimes")
  private File shardTimes;

  @Override
  Arguments more(Arguments args) throws IOException {
    if (part != null) {
      makeFolder(part);
    }
    return args.option("--shard", shard).file("--part", part).file("--shard-times", shardTimes);
  }

  @Override
  String limit() {
    return failOn;
  }

  @Override
  Boolean onlyNew() {
    return failOnNew;
  }
}
