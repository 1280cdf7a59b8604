package org.trackwalk.spark;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A cluster of this machine alone: a master and some workers, each a process, each worker with one
 * core.
 */
final class Cluster implements AutoCloseable {

  private static final String CLASS_PATH =
      System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));

  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  /** All are over before the slow compiler would pay, and several collecting threads neither. */
  private static final List<String> SHORT_LIVED =
      List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");

  private static final long PATIENCE = TimeUnit.MINUTES.toMillis(10);

  private static final Pattern STARTED =
      Pattern.compile("Starting Spark master at (spark://[0-9.]+:[0-9]+)");

  private final Path folder;
  private final String url;
  private final Process master;
  private final List<Process> workers = new ArrayList<>();

  private Cluster(Path folder) throws IOException, InterruptedException {
    this.folder = folder;
    // Workers start executors with all jars that lie there; these get theirs by the settings.
    Files.createDirectories(folder.resolve("home").resolve("jars"));
    master =
        started(
            "master",
            "org.apache.spark.deploy.master.Master",
            "--host",
            "127.0.0.1",
            "--port",
            "0");
    try {
      url = await("master", STARTED);
    } catch (IOException | InterruptedException | RuntimeException e) {
      master.destroyForcibly();
      throw e;
    }
  }

  /** Starts one and waits until all workers have reported. */
  static Cluster of(int workers, Path folder) throws IOException, InterruptedException {
    Cluster cluster = new Cluster(folder);
    try {
      cluster.await("master", Pattern.compile("(I have been elected leader)"));
      for (int i = 0; i < workers; i++) {
        Path work = Files.createDirectory(folder.resolve("work" + i));
        String[] options = {
          "--host", "127.0.0.1", "--cores", "1", "--memory", "1g", "--work-dir", work.toString()
        };
        String[] all = Arrays.copyOf(options, options.length + 1);
        all[options.length] = cluster.url;
        cluster.workers.add(
            cluster.started("worker" + i, "org.apache.spark.deploy.worker.Worker", all));
      }
      for (int i = 0; i < workers; i++) {
        cluster.await("worker" + i, Pattern.compile("(Successfully registered with master)"));
      }
      return cluster;
    } catch (IOException | InterruptedException | RuntimeException e) {
      cluster.close();
      throw e;
    }
  }

  /** Settings of the driver. */
  Map<String, String> settings() {
    Map<String, String> settings = new TreeMap<>();
    settings.put("spark.master", url);
    settings.put("spark.executor.memory", "800m");
    settings.put("spark.executor.extraClassPath", CLASS_PATH);
    settings.put("spark.executor.extraJavaOptions", String.join(" ", SHORT_LIVED));
    settings.put("spark.locality.wait", "0");
    return settings;
  }

  /** Kills a worker and what it has started, as when the power of a machine goes; waits for it. */
  void kill(int worker) {
    Process process = workers.get(worker);
    List<ProcessHandle> executors = process.descendants().toList();
    process.destroyForcibly();
    executors.forEach(ProcessHandle::destroyForcibly);
    process.onExit().join();
    for (ProcessHandle executor : executors) {
      executor.onExit().join();
    }
  }

  /** The worker that has started an executor. */
  int workerOf(String executor) throws IOException, InterruptedException {
    Pattern started = Pattern.compile("Asked to launch executor app-[^/]+/" + executor + " ");
    long end = System.currentTimeMillis() + PATIENCE;
    while (System.currentTimeMillis() < end) {
      for (int i = 0; i < workers.size(); i++) {
        if (started.matcher(log("worker" + i)).find()) {
          return i;
        }
      }
      Thread.sleep(20);
    }
    throw new IOException("no worker has executor " + executor);
  }

  private Process started(String name, String program, String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(JAVA));
    command.addAll(Arrays.asList(System.getProperty("spark.java").strip().split("\\s+")));
    command.addAll(SHORT_LIVED);
    command.addAll(List.of("-Xmx256m", "-cp", CLASS_PATH, program));
    command.addAll(Arrays.asList(arguments));
    command.addAll(List.of("--webui-port", "0"));
    ProcessBuilder process = new ProcessBuilder(command);
    process.environment().put("SPARK_HOME", folder.resolve("home").toString());
    process.environment().put("SPARK_SCALA_VERSION", "2.13");
    process.environment().put("JAVA_HOME", System.getProperty("java.home"));
    process.redirectErrorStream(true).redirectOutput(folder.resolve(name + ".log").toFile());
    return process.start();
  }

  /** Waits until a process says something; what stands in the brackets of the pattern. */
  private String await(String name, Pattern words) throws IOException, InterruptedException {
    long end = System.currentTimeMillis() + PATIENCE;
    while (System.currentTimeMillis() < end) {
      Matcher said = words.matcher(log(name));
      if (said.find()) {
        return said.group(1);
      }
      Thread.sleep(100);
    }
    throw new IOException(name + " has not said '" + words + "':\n" + log(name));
  }

  private String log(String name) throws IOException {
    return Files.readString(folder.resolve(name + ".log"), StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    for (int i = 0; i < workers.size(); i++) {
      kill(i);
    }
    master.destroyForcibly().onExit().join();
  }
}
