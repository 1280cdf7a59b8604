package org.trackwalk.spark;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/**
 * A cluster of this machine alone: a master and some workers, each a process, each worker with one
 * core.
 */
final class Cluster implements AutoCloseable {

  private static final String CLASS_PATH =
      System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));

  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  private static final long PATIENCE = TimeUnit.MINUTES.toMillis(10);

  private final Path folder;
  private final int port;
  private final Process master;
  private final List<Process> workers = new ArrayList<>();

  private Cluster(Path folder) throws IOException {
    this.folder = folder;
    port = freePort();
    // Workers start executors with all jars that lie there; these get theirs by the settings.
    Files.createDirectories(folder.resolve("home").resolve("jars"));
    master =
        started(
            "master",
            "org.apache.spark.deploy.master.Master",
            "--host",
            "127.0.0.1",
            "--port",
            "" + port);
  }

  /** Starts one and waits until all workers have reported. */
  static Cluster of(int workers, Path folder) throws IOException, InterruptedException {
    Cluster cluster = new Cluster(folder);
    try {
      cluster.await("master", "I have been elected leader");
      for (int i = 0; i < workers; i++) {
        Path work = Files.createDirectory(folder.resolve("work" + i));
        String[] options = {
          "--host", "127.0.0.1", "--cores", "1", "--memory", "1g", "--work-dir", work.toString()
        };
        String[] all = Arrays.copyOf(options, options.length + 1);
        all[options.length] = cluster.url();
        cluster.workers.add(
            cluster.started("worker" + i, "org.apache.spark.deploy.worker.Worker", all));
      }
      for (int i = 0; i < workers; i++) {
        cluster.await("worker" + i, "Successfully registered with master");
      }
      return cluster;
    } catch (IOException | InterruptedException | RuntimeException e) {
      cluster.close();
      throw e;
    }
  }

  private String url() {
    return "spark://127.0.0.1:" + port;
  }

  /** Settings of the driver. */
  Map<String, String> settings() {
    Map<String, String> settings = new TreeMap<>();
    settings.put("spark.master", url());
    settings.put("spark.executor.memory", "800m");
    settings.put("spark.executor.extraClassPath", CLASS_PATH);
    settings.put("spark.locality.wait", "0");
    return settings;
  }

  /** Kills a worker and what it has started, as when the power of a machine goes. */
  void kill(int worker) {
    Process process = workers.get(worker);
    List<ProcessHandle> executors = process.descendants().toList();
    process.destroyForcibly();
    executors.forEach(ProcessHandle::destroyForcibly);
  }

  /** The worker whose executor this is; -1 when none has it. */
  int workerOf(String executor) throws IOException {
    for (int i = 0; i < workers.size(); i++) {
      if (log("worker" + i)
          .matches("(?s).*Asked to launch executor app-[^/]+/" + executor + " .*")) {
        return i;
      }
    }
    return -1;
  }

  private Process started(String name, String program, String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(JAVA));
    command.addAll(Arrays.asList(System.getProperty("spark.java").strip().split("\\s+")));
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

  private void await(String name, String line) throws IOException, InterruptedException {
    long end = System.currentTimeMillis() + PATIENCE;
    while (!log(name).contains(line)) {
      if (System.currentTimeMillis() > end) {
        throw new IOException(name + " has not said '" + line + "':\n" + log(name));
      }
      Thread.sleep(100);
    }
  }

  private String log(String name) throws IOException {
    return Files.readString(folder.resolve(name + ".log"), StandardCharsets.UTF_8);
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
      return socket.getLocalPort();
    }
  }

  @Override
  public void close() {
    for (int i = 0; i < workers.size(); i++) {
      kill(i);
    }
    master.destroyForcibly();
  }
}
