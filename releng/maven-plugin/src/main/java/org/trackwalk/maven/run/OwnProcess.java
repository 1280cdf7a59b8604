package org.trackwalk.maven.run;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Runs the command line on another Java, in a process of its own. It starts in the folder in which
 * Maven was started, so that paths mean and read the same in both ways.
 */
public final class OwnProcess implements CommandLineRun {

  private final JavaHome java;
  private final List<String> options;
  private final List<File> classPath;

  /**
   * A way to run.
   *
   * @param java which Java
   * @param options more options for its virtual machine
   * @param classPath where the command line's classes are
   */
  public OwnProcess(JavaHome java, List<String> options, List<File> classPath) {
    this.java = java;
    this.options = new ArrayList<>(options);
    this.classPath = new ArrayList<>(classPath);
  }

  @Override
  public String where() {
    return "the check runs on " + java + ", in a process of its own";
  }

  @Override
  public int run(List<String> args, Consumer<String> out, Consumer<String> err)
      throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command(args)).start();
    // A build that is stopped must not leave a check behind.
    Thread hook = new Thread(process::destroy, "trackwalk-stop");
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      process.getOutputStream().close();
      Thread errors =
          new Thread(() -> lines(process.getErrorStream(), err), "trackwalk-standard-error");
      errors.setDaemon(true);
      errors.start();
      lines(process.getInputStream(), out);
      errors.join();
      return process.waitFor();
    } finally {
      process.destroy();
      forget(hook);
    }
  }

  private static void forget(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // Maven is being stopped: the hook is running.
      return;
    }
  }

  private List<String> command(List<String> args) {
    List<String> command = new ArrayList<>();
    command.add(java.java().getPath());
    // The check has this process to itself; what is said here wins over it.
    command.add("-XX:MaxRAMPercentage=75");
    command.addAll(options);
    command.add("-Dtrackwalk.stdout.terminal=false");
    command.add("-Dtrackwalk.stderr.terminal=false");
    command.add("-cp");
    StringBuilder path = new StringBuilder();
    for (File file : classPath) {
      path.append(path.length() == 0 ? "" : File.pathSeparator).append(file.getPath());
    }
    command.add(path.toString());
    command.add(ENTRY);
    command.addAll(args);
    return command;
  }

  private static void lines(InputStream stream, Consumer<String> consumer) {
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        consumer.accept(line);
      }
    } catch (IOException e) {
      consumer.accept("the output of the check could not be read: " + e.getMessage());
    }
  }
}
