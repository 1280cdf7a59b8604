package org.trackwalk.cli.faults;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.trackwalk.cli.Main;

/**
 * A process under whose files any step can go wrong. It runs each command once for each of its
 * steps and each kind of fault, and looks at what lies there afterwards. Arguments: a folder, then
 * names of scenarios, all without.
 */
final class FaultyRuns {

  /** What ends an undo file's name. */
  private static final String UNDO = ".trackwalk-undo.json";

  /** In the year 2001, milliseconds. */
  private static final long LONG_AGO = 1_000_000_000_000L;

  /** What ends the name of an answer in a cache, which is taken away when it is old. */
  private static final String ANSWER = ".level";

  private final Faults faults;
  private final Path folder;
  private final PrintStream out;
  private int failures;

  private record Run(int code, String text) {}

  private FaultyRuns(Faults faults, Path folder, PrintStream out) {
    this.faults = faults;
    this.folder = folder;
    this.out = out;
  }

  /** Prints one line for each scenario and for each run that went wrong; exits with 1 then. */
  public static void main(String[] arguments) throws IOException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    FaultyProvider provider = (FaultyProvider) FileSystems.getDefault().provider();
    Path folder = Path.of(arguments[0]).toAbsolutePath();
    FaultyRuns runs = new FaultyRuns(provider.faults(), folder, out);
    List<String> wanted = Arrays.asList(arguments).subList(1, arguments.length);
    for (Scenario scenario : new Scenarios(runs::clean).all()) {
      if (wanted.isEmpty() || wanted.contains(scenario.name())) {
        runs.all(scenario);
      }
    }
    System.exit(runs.failures == 0 ? 0 : 1);
  }

  /** What a command leaves when nothing goes wrong. */
  private Map<String, byte[]> clean(Map<String, byte[]> before, List<String> arguments)
      throws IOException {
    lay(before);
    run(arguments);
    return found();
  }

  private void all(Scenario scenario) throws IOException {
    lay(scenario.before());
    faults.plan(Faults.Kind.DENIED, Integer.MAX_VALUE);
    Run good = run(scenario.arguments());
    int steps = faults.steps();
    faults.end();
    Map<String, byte[]> after = found();
    if (good.code() < 0 || good.code() > 1 || steps == 0) {
      fail(scenario, "without a fault", good, "exit code " + good.code());
    }
    int runs = 0;
    for (Faults.Kind kind : Faults.Kind.values()) {
      for (int at = 1; at <= steps; at++) {
        lay(scenario.before());
        faults.plan(kind, at);
        Run run = run(scenario.arguments());
        boolean reached = faults.end();
        runs++;
        String wrong = reached || at > steps ? judge(scenario, kind, run, after) : "";
        if (!wrong.isEmpty()) {
          fail(scenario, kind + " at step " + at + " of " + steps, run, wrong);
        }
      }
    }
    out.println(scenario.name() + ": " + steps + " steps, " + runs + " runs");
  }

  private void fail(Scenario scenario, String when, Run run, String wrong) {
    failures++;
    String told = run.text().strip().replace("\n", " | ");
    out.println("WRONG " + scenario.name() + ", " + when + ": " + wrong + "; told: " + told);
  }

  /** Empty where all is well. */
  private String judge(Scenario s, Faults.Kind kind, Run run, Map<String, byte[]> after)
      throws IOException {
    Map<String, byte[]> now = found();
    boolean lives = kind == Faults.Kind.DENIED || kind == Faults.Kind.FULL;
    int old = 0;
    int fresh = 0;
    for (String name : s.targets()) {
      boolean isOld = Arrays.equals(s.before().get(name), now.get(name));
      boolean isFresh =
          Arrays.equals(after.get(name), now.get(name))
              || !isOld && !s.reader().isEmpty() && run(s.reader()).code() <= 1;
      if (!isOld && !isFresh) {
        byte[] content = now.get(name);
        return name
            + " is neither the old nor the new one, "
            + (content == null ? "it is gone" : content.length + " bytes");
      }
      old += isOld ? 1 : 0;
      fresh += isFresh ? 1 : 0;
    }
    if (lives) {
      if (run.code() == 4
          || run.text().contains("internal error")
          || run.text().contains("\tat ")) {
        return "exit code " + run.code() + " is the tool's own fault";
      }
      if (run.code() <= 1 && fresh < s.targets().size()) {
        return "it says that all is well, and it is not";
      }
      if (run.code() > 1 && run.text().lines().noneMatch(line -> line.startsWith("trackwalk: "))) {
        return "no line says what went wrong";
      }
      if (s.undo() && old < s.targets().size() && fresh < s.targets().size()) {
        return "some files are changed, some are not";
      }
    }
    if (kind == Faults.Kind.FULL && now.keySet().stream().anyMatch(n -> n.endsWith(".part"))) {
      return "something is left behind: " + now.keySet();
    }
    if (s.again()) {
      return onceMore(s, after);
    }
    return s.undo() && old < s.targets().size() ? takenBack(s, now) : "";
  }

  /** Whether what a fault left behind misleads the next run, which takes answers from it. */
  private String onceMore(Scenario s, Map<String, byte[]> after) throws IOException {
    Run run = run(s.arguments());
    Map<String, byte[]> then = found();
    for (String name : s.targets()) {
      if (run.code() > 1 || !Arrays.equals(after.get(name), then.get(name))) {
        return name + " is not the new one after another run: " + run.text().strip();
      }
    }
    return "";
  }

  /** Whether what is there of an undo file brings everything back. */
  private String takenBack(Scenario s, Map<String, byte[]> now) throws IOException {
    List<String> undo = now.keySet().stream().filter(name -> name.endsWith(UNDO)).toList();
    if (undo.size() != 1) {
      return "files are changed and there is no undo file";
    }
    Run back = run(List.of("fix", "--undo", undo.get(0)));
    Map<String, byte[]> then = found();
    for (String name : s.targets()) {
      if (!Arrays.equals(s.before().get(name), then.get(name))) {
        return "undo does not bring " + name + " back: " + back.text().strip();
      }
    }
    return "";
  }

  /** The command line on the folder, whatever comes out of it. */
  private Run run(List<String> arguments) {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    PrintStream both = new PrintStream(text, true, StandardCharsets.UTF_8);
    List<String> placed =
        arguments.stream().map(a -> a.replace(Scenarios.HERE, folder.toString() + "/")).toList();
    if (arguments.contains("--undo")) {
      placed = List.of("fix", "--undo", folder.resolve(arguments.get(2)).toString());
    }
    int code;
    try {
      code = Main.run(placed.toArray(new String[0]), both, both);
    } catch (Faults.Killed e) {
      code = -1;
    }
    return new Run(code, text.toString(StandardCharsets.UTF_8));
  }

  private void lay(Map<String, byte[]> files) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> all = Files.walk(folder)) {
        for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(path);
        }
      }
    }
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path path = folder.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.write(path, file.getValue());
    }
    // Long ago: what is written just before it is read is kept in no cache.
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path path : all.filter(p -> !p.toString().endsWith(ANSWER)).toList()) {
        Files.setLastModifiedTime(path, FileTime.fromMillis(LONG_AGO));
      }
    }
  }

  /** All files in the folder by their names, but for caches. */
  private Map<String, byte[]> found() throws IOException {
    Map<String, byte[]> found = new TreeMap<>();
    List<Path> files = new ArrayList<>();
    try (Stream<Path> all = Files.walk(folder)) {
      all.filter(Files::isRegularFile).forEach(files::add);
    }
    for (Path file : files) {
      found.put(folder.relativize(file).toString(), Files.readAllBytes(file));
    }
    return found;
  }
}
