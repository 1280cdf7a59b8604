package org.trackwalk.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import javax.inject.Inject;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.descriptor.PluginDescriptor;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.toolchain.ToolchainManager;
import org.trackwalk.maven.levels.Arguments;
import org.trackwalk.maven.levels.LevelPaths;
import org.trackwalk.maven.levels.ShortPath;
import org.trackwalk.maven.log.RunLines;
import org.trackwalk.maven.run.CommandLineRun;
import org.trackwalk.maven.run.JavaHome;
import org.trackwalk.maven.run.JavaSearch;
import org.trackwalk.maven.run.JavaTooOldException;
import org.trackwalk.maven.run.RunChoice;

/** What every goal that checks levels is told, and how it runs. */
abstract class LevelsMojo extends AbstractMojo {

  /**
   * Mesh files, level manifests ({@code *.trackwalk.json}), folders, or patterns such as {@code
   * levels/**}{@code /*.obj}; relative to the project. Without, the folder {@code src/main/levels},
   * else {@code levels}; a project that has neither is passed over.
   */
  @Parameter(property = "trackwalk.levels")
  private List<String> levels = new ArrayList<>();

  /** Passes over files and folders of these patterns, for example {@code **}{@code /wip/**}. */
  @Parameter(property = "trackwalk.excludes")
  private List<String> excludes = new ArrayList<>();

  /** Passes over the goal. */
  @Parameter(property = "trackwalk.skip", defaultValue = "false")
  private boolean skip;

  /** The axis that points up in the files: x, y or z. */
  @Parameter(property = "trackwalk.up")
  private String up;

  /** The unit of the files: m, cm, mm, ft or in. */
  @Parameter(property = "trackwalk.units")
  private String units;

  /** Checks each mesh file of a folder as its own level. */
  @Parameter(property = "trackwalk.separate")
  private Boolean separate;

  /** Checks all files together as one level. */
  @Parameter(property = "trackwalk.asOneLevel")
  private Boolean asOneLevel;

  /** Lets files refer to files outside their level's folder. */
  @Parameter(property = "trackwalk.allowOutside")
  private Boolean allowOutside;

  /**
   * Physics engines to judge by: ids of {@code trackwalk profiles}, or JSON files of the project.
   */
  @Parameter(property = "trackwalk.profiles")
  private List<String> profiles = new ArrayList<>();

  /** Collision bodies of the game: one, file or piece. */
  @Parameter(property = "trackwalk.bodies")
  private String bodies;

  /** Speed of the probe, km/h. */
  @Parameter(property = "trackwalk.speed")
  private String speed;

  /** What drives: body, car, kart, formula, or a JSON file of the project. */
  @Parameter(property = "trackwalk.vehicle")
  private String vehicle;

  /** The car's own mesh, or a manifest that places it; it is swept along the road. */
  @Parameter(property = "trackwalk.vehicleMesh")
  private File vehicleMesh;

  /** What a game or a guide asks of the levels: ids of rule sets, or JSON files of the project. */
  @Parameter(property = "trackwalk.rulesOf")
  private List<String> rulesOf = new ArrayList<>();

  /** Racing line (.csv, .json or .obj polyline): the road is what lies under it. */
  @Parameter(property = "trackwalk.line")
  private File line;

  /** A point on the road, {@code X,Y,Z} in coordinates of the file. */
  @Parameter(property = "trackwalk.start")
  private String start;

  /** Runs these rules or groups only. */
  @Parameter(property = "trackwalk.onlyRules")
  private List<String> onlyRules = new ArrayList<>();

  /** Does not run these rules or groups. */
  @Parameter(property = "trackwalk.skipRules")
  private List<String> skipRules = new ArrayList<>();

  /** Changed thresholds, each {@code RULE.PARAM=VALUE}. */
  @Parameter(property = "trackwalk.sets")
  private List<String> sets = new ArrayList<>();

  /** Threads; all cores unless said. */
  @Parameter(property = "trackwalk.jobs")
  private String jobs;

  /** Memory for the check, for example 2g; levels wait for each other where it is short. */
  @Parameter(property = "trackwalk.maxMemory")
  private String maxMemory;

  /**
   * Where answers are kept: levels that have not changed are not checked again. A folder that
   * {@code clean} does not take away keeps them from night to night.
   */
  @Parameter(
      property = "trackwalk.cache",
      defaultValue = "${project.build.directory}/trackwalk-cache")
  private File cache;

  /** Keeps so much in the cache, 1g unless said; the oldest go first. */
  @Parameter(property = "trackwalk.cacheSize")
  private String cacheSize;

  /** Checks every level, whether it has changed or not. */
  @Parameter(property = "trackwalk.noCache")
  private Boolean noCache;

  /** Options from this file, else from the nearest {@code trackwalk.json} above the levels. */
  @Parameter(property = "trackwalk.config")
  private File config;

  /** More options of the command line, as typed there. */
  @Parameter(property = "trackwalk.options")
  private List<String> options = new ArrayList<>();

  /**
   * Whether the check gets a process of its own: auto (when Maven's Java is older than 21, when
   * javaHome names one, or when there are jvmOptions), always or never.
   */
  @Parameter(property = "trackwalk.fork", defaultValue = "auto")
  private String fork;

  /**
   * Home of a Java of 21 or newer for that process. Without, where Maven's own is too old, the one
   * that Maven's toolchains name, else JAVA_HOME, else the newest in the usual folders.
   */
  @Parameter(property = "trackwalk.javaHome")
  private File javaHome;

  /** Options for the virtual machine of that process, for example {@code -Xmx8g}. */
  @Parameter(property = "trackwalk.jvmOptions")
  private List<String> jvmOptions = new ArrayList<>();

  @Parameter(defaultValue = "${project.basedir}", readonly = true)
  private File base;

  @Parameter(defaultValue = "${session}", readonly = true)
  private MavenSession session;

  @Parameter(defaultValue = "${plugin}", readonly = true)
  private PluginDescriptor plugin;

  @Inject private ToolchainManager toolchains;

  @Override
  public final void execute() throws MojoExecutionException, MojoFailureException {
    if (skip) {
      getLog().info("passed over: trackwalk.skip");
      return;
    }
    List<String> found = new LevelPaths(folder(), ShortPath.inBuild()).find(levels);
    if (found.isEmpty()) {
      getLog().info("no levels: neither src/main/levels nor levels is there, and none are named");
      return;
    }
    try {
      run(found);
    } catch (IOException e) {
      throw new MojoExecutionException(e.getMessage(), e);
    }
  }

  /** Checks levels. */
  abstract void run(List<String> found)
      throws IOException, MojoExecutionException, MojoFailureException;

  /** The project's folder; where Maven was started when there is no project. */
  final Path folder() {
    return (base == null ? new File("") : base).getAbsoluteFile().toPath();
  }

  /** A command with the options that all have. */
  final Arguments arguments(String command) {
    Arguments args =
        new Arguments(command, folder())
            .option("--up", up)
            .option("--units", units)
            .flag("--separate", separate)
            .flag("--as-one-level", asOneLevel)
            .flag("--allow-outside", allowOutside)
            .option("--bodies", bodies)
            .option("--speed", speed)
            .idOrFile("--vehicle", vehicle)
            .file("--vehicle-mesh", vehicleMesh)
            .file("--line", line)
            .option("--start", start)
            .each("--only", onlyRules)
            .each("--skip", skipRules)
            .each("--set", sets)
            .each("--exclude", excludes)
            .option("--jobs", jobs)
            .option("--max-memory", maxMemory)
            .file("--cache", Boolean.TRUE.equals(noCache) ? null : cache)
            .option("--cache-size", cacheSize)
            .flag("--no-cache", noCache)
            .file("--config", config);
    profiles.forEach(profile -> args.idOrFile("--profile", profile));
    rulesOf.forEach(set -> args.idOrFile("--rules-of", set));
    return args;
  }

  /**
   * Runs the command line.
   *
   * @return its exit code
   * @throws MojoExecutionException when it could not be started or was stopped
   */
  final int run(Arguments args, List<String> found, RunLines lines)
      throws IOException, MojoExecutionException {
    List<String> all = args.plain(options).levels(found).list();
    getLog().debug("trackwalk " + String.join(" ", all));
    try {
      return engine().run(all, lines::out, lines::err);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new MojoExecutionException("the check was stopped", e);
    }
  }

  private CommandLineRun engine() throws MojoExecutionException {
    RunChoice choice =
        new RunChoice(
            JavaHome.ofMaven(),
            () -> JavaSearch.onThisMachine(named()).find(),
            Collections.singletonList(plugin.getPluginArtifact().getFile()));
    try {
      CommandLineRun run = choice.choose(forks(), javaHome, jvmOptions);
      if (!run.where().isEmpty()) {
        getLog().info(run.where());
      }
      return run;
    } catch (JavaTooOldException e) {
      throw new MojoExecutionException(e.getMessage());
    }
  }

  private RunChoice.Fork forks() throws MojoExecutionException {
    for (RunChoice.Fork known : RunChoice.Fork.values()) {
      if (known.name().toLowerCase(Locale.ROOT).equals(fork)) {
        return known;
      }
    }
    throw new MojoExecutionException("fork: auto, always or never, not '" + fork + "'");
  }

  /** Homes of the Javas that Maven's toolchains name and that are new enough. */
  private List<File> named() {
    List<File> homes = new ArrayList<>();
    toolchains
        .getToolchains(
            session, "jdk", Collections.singletonMap("version", "[" + JavaHome.NEEDED + ",)"))
        .forEach(
            toolchain -> {
              String java = toolchain.findTool("java");
              if (java != null) {
                homes.add(new File(java).getAbsoluteFile().getParentFile().getParentFile());
              }
            });
    return homes;
  }

  /** Makes the folder of a file that is to be written. */
  static void makeFolder(File file) throws IOException {
    Files.createDirectories(file.getAbsoluteFile().toPath().getParent());
  }
}
