package org.trackwalk.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.trackwalk.maven.levels.Arguments;
import org.trackwalk.maven.levels.ShortPath;
import org.trackwalk.maven.log.RunLines;
import org.trackwalk.maven.log.RunVerdict;

/** A goal that runs {@code check} and writes reports. */
abstract class ReportingMojo extends LevelsMojo {

  private static final int USAGE = 2;
  private static final int UNREADABLE = 3;
  private static final int INTERNAL = 4;

  /**
   * Folder of the reports that are always written: {@code report.json} and {@code report.txt}, by
   * the goal report {@code report.html} too.
   */
  @Parameter(
      property = "trackwalk.outputDirectory",
      defaultValue = "${project.build.directory}/trackwalk")
  private File outputDirectory;

  /**
   * More reports, a file for each format, such as {@code <sarif>target/levels.sarif</sarif>};
   * relative to the project.
   */
  @Parameter private Map<String, String> reports = new LinkedHashMap<>();

  /** The same for Maven's command line: {@code -Dtrackwalk.reports=FORMAT=FILE,FORMAT=FILE}. */
  @Parameter(property = "trackwalk.reports")
  private List<String> moreReports = new ArrayList<>();

  /** Compares with an earlier check: a file of the goal baseline, or a JSON report. */
  @Parameter(property = "trackwalk.baseline")
  private File baseline;

  /** Keeps the worst N findings of each rule in reports; what is cut is said. */
  @Parameter(property = "trackwalk.maxFindings")
  private String maxFindings;

  /** Coordinates as in: file, blender, unity, unreal or godot. */
  @Parameter(property = "trackwalk.coords")
  private String coords;

  /** Lists every finding in text reports; they show ten groups of a level otherwise. */
  @Parameter(property = "trackwalk.all")
  private Boolean all;

  /**
   * What a rule with warnings is in JUnit XML: failure, skipped or passed. Without, failure where
   * warnings fail the check, else passed.
   */
  @Parameter(property = "trackwalk.junitWarnings")
  private String junitWarnings;

  /**
   * Cases of JUnit XML: findings (each rule that found something, one for all others of a level;
   * default) or all (each rule).
   */
  @Parameter(property = "trackwalk.junitCases")
  private String junitCases;

  /** How many groups of findings of a level are shown in Maven's log. */
  @Parameter(property = "trackwalk.logged", defaultValue = "10")
  private int logged;

  /** The severity from which findings fail the build; null for what the configuration says. */
  abstract String limit();

  /** Whether only new and worse findings count; null likewise. */
  abstract Boolean onlyNew();

  /** With the options that this goal alone has. */
  Arguments more(Arguments args) throws IOException {
    return args;
  }

  /** Reports that are written without being asked for: format and file name. */
  Map<String, String> usualReports() {
    Map<String, String> usual = new LinkedHashMap<>();
    usual.put("json", "report.json");
    usual.put("text", "report.txt");
    return usual;
  }

  @Override
  final void run(List<String> found)
      throws IOException, MojoExecutionException, MojoFailureException {
    Map<String, File> files = files();
    for (File file : files.values()) {
      makeFolder(file);
    }
    // An old report must not stand for a run that wrote none. It is not deleted: it may be the
    // baseline, or a file that somebody named by mistake and that the check refuses to replace.
    Path json = files.get("json").toPath();
    List<Object> before = state(json);
    Arguments args =
        more(arguments("check"))
            .option("--fail-on", limit())
            .file("--baseline", baseline)
            .flag("--fail-on-new", onlyNew())
            .option("--max-findings", maxFindings)
            .option("--coords", coords)
            .flag("--all", all)
            .option("--junit-warnings", junitWarnings)
            .option("--junit-cases", junitCases)
            .reports(files);
    RunLines lines = new RunLines(getLog());
    int exit = run(args, found, lines);
    boolean done = exit <= UNREADABLE && exit != USAGE || exit == INTERNAL;
    if (!done || state(json).equals(before)) {
      throw new MojoExecutionException(lines.problem(exit));
    }
    RunVerdict verdict = RunVerdict.read(json);
    verdict.write(getLog(), logged);
    if (exit != 0) {
      String text = verdict.failure();
      String said = text.isEmpty() ? lines.problem(exit) : text;
      throw new MojoFailureException(
          said + " (all: " + ShortPath.inBuild().of(files.get("text").toPath()) + ")");
    }
  }

  /** What tells one writing of a file from another: each report is a new file; empty for none. */
  private static List<Object> state(Path file) throws IOException {
    if (!Files.exists(file)) {
      return Collections.emptyList();
    }
    BasicFileAttributes a = Files.readAttributes(file, BasicFileAttributes.class);
    return Arrays.asList(a.lastModifiedTime(), a.size(), a.fileKey());
  }

  private Map<String, File> files() throws MojoExecutionException {
    Map<String, File> files = new LinkedHashMap<>();
    usualReports().forEach((format, name) -> files.put(format, new File(outputDirectory, name)));
    reports.forEach((format, file) -> files.put(format, folder().resolve(file).toFile()));
    for (String report : moreReports) {
      int equals = report.indexOf('=');
      if (equals < 0) {
        throw new MojoExecutionException(
            "trackwalk.reports: '" + report + "' is not FORMAT=FILE, as in sarif=levels.sarif");
      }
      String file = report.substring(equals + 1);
      files.put(report.substring(0, equals), folder().resolve(file).toFile());
    }
    return files;
  }
}
