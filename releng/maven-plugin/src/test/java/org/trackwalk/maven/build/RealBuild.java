package org.trackwalk.maven.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.trackwalk.maven.run.JavaHome;

/** A build as a team runs it: Maven in a process of its own, its exit code and what it printed. */
record RealBuild(int exit, List<String> lines) {

  /** Far more than any takes; what hangs is a failure. */
  private static final long MINUTES = 5;

  /** From here on Java speaks of what Maven's own libraries do. */
  private static final int TALKATIVE = 24;

  /** Runs one in the project's folder. */
  static RealBuild of(
      Path maven, Path java, LocalRepository repository, Path project, String... args)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    boolean windows = System.getProperty("os.name").startsWith("Windows");
    command.add(maven.resolve("bin").resolve(windows ? "mvn.cmd" : "mvn").toString());
    command.addAll(List.of("-B", "-ntp", "-s", repository.settings().toString()));
    command.add("-Dmaven.repo.local=" + repository.folder());
    command.addAll(List.of(args));
    ProcessBuilder builder = new ProcessBuilder(command).directory(project.toFile());
    builder.environment().keySet().removeIf(name -> name.startsWith("MAVEN"));
    builder.environment().put("JAVA_HOME", java.toString());
    boolean talks = JavaHome.of(java.toFile()).major() >= TALKATIVE;
    builder
        .environment()
        .put(
            "MAVEN_OPTS",
            "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmx512m"
                + (talks ? " --sun-misc-unsafe-memory-access=allow" : ""));
    builder.redirectErrorStream(true);
    Process process = builder.start();
    process.getOutputStream().close();
    List<String> lines = new ArrayList<>();
    try (var reader = process.inputReader(StandardCharsets.UTF_8)) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        lines.add(line);
      }
    }
    assertTrue(process.waitFor(MINUTES, TimeUnit.MINUTES), "Maven does not end");
    return new RealBuild(process.exitValue(), List.copyOf(lines));
  }

  RealBuild passes() {
    assertEquals(0, exit, this::toString);
    return this;
  }

  RealBuild fails() {
    assertEquals(1, exit, this::toString);
    return this;
  }

  /** The one line with all these words. */
  String line(String... words) {
    List<String> found = lines(words);
    assertEquals(1, found.size(), () -> String.join(" + ", words) + " in\n" + this);
    return found.get(0);
  }

  /** The lines with all these words. */
  List<String> lines(String... words) {
    return lines.stream().filter(l -> List.of(words).stream().allMatch(l::contains)).toList();
  }

  @Override
  public String toString() {
    return String.join("\n", lines);
  }
}
