package org.trackwalk.spark;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.trackwalk.cli.Main;
import org.trackwalk.cli.console.ExitCode;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.UsageException;

/** Entry point for {@code spark-submit}: levels in, the reports of one run out. */
public final class CheckOnCluster {

  /** Between two lines on how far it is, in nanoseconds: 20 seconds, as check has it. */
  private static final long PAUSE = 20_000_000_000L;

  private final PrintStream out;
  private final PrintStream err;
  private long next = System.nanoTime() + PAUSE;

  CheckOnCluster(PrintStream out, PrintStream err) {
    this.out = out;
    this.err = err;
  }

  /** Checks and ends the process with check's exit code. */
  public static void main(String[] arguments) {
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    int code = new CheckOnCluster(out, System.err).run(arguments);
    out.flush();
    System.exit(code);
  }

  /**
   * The same inside this process.
   *
   * @return the exit code
   */
  int run(String[] arguments) {
    Path folder = null;
    try {
      ClusterCommand command = ClusterCommand.of(arguments);
      if (command == null) {
        return ExitCode.CLEAN;
      }
      folder = Files.createTempDirectory("spark-parts");
      return checked(command, folder);
    } catch (UsageException | RefusedException e) {
      return said(e.getMessage(), ExitCode.USAGE);
    } catch (LostException e) {
      return said(
          "no report is written: " + e.getMessage() + " (each machine tried)", ExitCode.INPUT);
    } catch (OutputException e) {
      return said(e.getMessage(), ExitCode.OUTPUT);
    } catch (IOException e) {
      return said("could not be written: " + e.getMessage(), ExitCode.OUTPUT);
    } catch (Exception e) {
      // Spark throws what it likes, checked or not: a master that is none, one that is not there.
      String why = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
      return said("the cluster cannot be used: " + why, ExitCode.INTERNAL);
    } finally {
      if (folder != null) {
        OwnFolder.delete(folder);
      }
    }
  }

  private int checked(ClusterCommand command, Path folder)
      throws UsageException, OutputException, RefusedException, LostException, IOException {
    SparkConf settings = new SparkConf().setIfMissing("spark.master", "local[*]");
    settings.setIfMissing("spark.app.name", "trackwalk");
    // Parts go to the disk as they come: their sum is no matter of memory.
    settings.setIfMissing("spark.driver.maxResultSize", "0");
    boolean apart = !settings.get("spark.master").startsWith("local");
    PartWork work = command.work(settings.getInt("spark.task.cpus", 1), apart);
    try (JavaSparkContext context = new JavaSparkContext(settings)) {
      context.setLogLevel("ERROR");
      ClusterReports reports =
          new ClusterReports(command.reports(), folder, context.hadoopConfiguration());
      List<Path> parts = new PartsJob(context, folder).run(work, this::progress);
      List<String> finish = new ArrayList<>(work.finish(parts));
      finish.addAll(command.ofReport());
      finish.addAll(reports.arguments());
      int code = Main.run(finish.toArray(new String[0]), out, err);
      reports.send();
      return code;
    }
  }

  /** Spark tells of tasks in several threads. */
  private synchronized void progress(int done, int all) {
    if (System.nanoTime() >= next || done == all && all > 1) {
      next = System.nanoTime() + PAUSE;
      err.println("trackwalk: " + done + " of " + all + " parts");
    }
  }

  private int said(String why, int code) {
    err.println("trackwalk: " + why);
    return code;
  }
}
