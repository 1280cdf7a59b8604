package org.trackwalk.fuzz.mutants;

import com.sun.management.OperatingSystemMXBean;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.trackwalk.cli.Main;

/**
 * Runs the command line on changed files of all kinds and counts what must never be: exit code 4, a
 * trace of a stack, over 20 s of CPU, more memory than the process has (give it 1 GB), a control
 * character in what is shown. Each such input is kept with its command.
 */
final class Mutants {

  private static final long SLOW = 20_000_000_000L;

  /** What has no size and no end. */
  private static final Path ENDLESS_FILE = Path.of("/dev/zero");

  private static final long ENDLESS = 120_000_000_000L;

  private static final List<String> MESHES =
      List.of("obj", "stl", "ply", "glb", "gltf", "ac", "acc", "dae", "off", "b3d", "3ds", "kn5");
  private static final List<String> SCENES = List.of("xml", "tscn", "xodr", "ini");
  private static final List<String> REPORTS =
      List.of(
          "json",
          "html",
          "svg",
          "csv",
          "sarif",
          "junit",
          "github",
          "markdown",
          "blender",
          "seams",
          "seams-svg",
          "overlay");
  private static final String[] VEHICLES = {"kart", "formula", "car", "body"};

  private static final Pattern CONTROL =
      Pattern.compile("[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\u202a-\u202e]|(?m)^::");

  /** Of a hundred changes so many are grafts. */
  private final int grafts = Integer.getInteger("trackwalk.grafts", 50);

  private final Seeds seeds;
  private final Map<String, int[]> counts = new TreeMap<>();
  private final OperatingSystemMXBean system =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
  private final Path out;
  private final Path work;
  private int bad;
  private long slowest;
  private String slowestWhat = "";
  private volatile long started;
  private volatile String running = "";

  private Mutants(Path out) throws IOException {
    this.out = Files.createDirectories(out);
    work = Files.createTempDirectory("mutants");
    seeds = new Seeds(work);
  }

  /**
   * Runs.
   *
   * @param args seed, count, folder for what fails, then folders with files to change
   */
  public static void main(String... args) throws Exception {
    Mutants mutants = new Mutants(Path.of(args[2]));
    for (String folder : List.of(args).subList(3, args.length)) {
      mutants.seeds.gather(Path.of(folder));
    }
    mutants.seeds.made();
    Thread watch = new Thread(mutants::watch, "watch");
    watch.setDaemon(true);
    watch.start();
    mutants.run(Long.parseLong(args[0]), Integer.parseInt(args[1]));
  }

  private void run(long seed, int count) throws IOException {
    List<String> kinds = new ArrayList<>(seeds.byKind().keySet());
    kinds.removeIf(
        k ->
            !Seeds.isTile(k)
                && !MESHES.contains(k)
                && !SCENES.contains(k)
                && !List.of(
                        "baseline",
                        "report",
                        "part",
                        "undo",
                        "probes",
                        "line",
                        "config",
                        "manifest",
                        "serve",
                        "vehicle",
                        "profile",
                        "ruleset",
                        "bodies",
                        "csv",
                        "ai")
                    .contains(k));
    long begun = system.getProcessCpuTime();
    for (int i = 0; i < count; i++) {
      long own = seed * 1_000_003L + i;
      Random random = new Random(own);
      String kind = kinds.get(random.nextInt(kinds.size()));
      if (random.nextInt(3) == 0) {
        kind = MESHES.get(random.nextInt(MESHES.size()));
      }
      List<Seeds.Seed> of = seeds.byKind().get(kind);
      if (of == null) {
        continue;
      }
      Seeds.Seed seedFile = of.get(random.nextInt(of.size()));
      byte[] other = of.get(random.nextInt(of.size())).content();
      Mutator mutator = new Mutator(random);
      String ending = kind;
      byte[] mutant =
          Sealed.changed(seedFile.content(), inside -> mutator.mutate(inside, inside, ""))
              .filter(made -> random.nextInt(4) > 0)
              .orElseGet(
                  () ->
                      random.nextInt(100) < grafts
                          ? new Grafts(random).of(seedFile.content(), other)
                          : mutator.mutate(seedFile.content(), other, ending));
      one(kind, mutant, seedFile.folder(), random, own);
      if (i % 1000 == 999) {
        System.out.printf(
            Locale.ROOT,
            "%d mutants, %d bad, %.0f s CPU, slowest %.1f s: %s%n",
            i + 1,
            bad,
            (system.getProcessCpuTime() - begun) / 1e9,
            slowest / 1e9,
            slowestWhat);
      }
    }
    counts.forEach(
        (kind, c) ->
            System.out.println(
                kind
                    + ": "
                    + c[0]
                    + " mutants, exit codes 0: "
                    + c[1]
                    + ", 1: "
                    + c[2]
                    + ", 2: "
                    + c[3]
                    + ", 3: "
                    + c[4]
                    + ", 5: "
                    + c[6]));
  }

  private void one(String kind, byte[] mutant, Path beside, Random random, long own)
      throws IOException {
    String ending =
        switch (kind) {
          case "manifest" -> "trackwalk.json";
          case "baseline", "report", "vehicle", "profile", "ruleset", "bodies" -> "json";
          case "part" -> "trackwalk-part";
          case "undo" -> "trackwalk-undo.json";
          case "probes", "line" -> "csv";
          case "config" -> "json";
          default -> kind;
        };
    Path folder = Files.createDirectory(work.resolve("m" + own));
    boolean named = kind.equals("config") || Seeds.isTile(kind);
    Path file =
        folder.resolve(named ? kind.equals("config") ? "trackwalk.json" : kind : "x." + ending);
    if (random.nextInt(300) == 0 && Files.exists(ENDLESS_FILE)) {
      Files.createSymbolicLink(file, ENDLESS_FILE);
    } else {
      Files.write(file, mutant);
    }
    link(beside, folder);
    List<String> args = command(kind, file, folder, random);
    ByteArrayOutputStream shown = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(shown, true, StandardCharsets.UTF_8);
    if (kind.equals("serve")) {
      System.setIn(new ByteArrayInputStream(random.nextBoolean() ? mutant : framed(mutant)));
    }
    long cpu = system.getProcessCpuTime();
    running = kind + " " + args + " seed " + own;
    started = cpu;
    int code = -1;
    String wrong = "";
    try {
      code = Main.run(args.toArray(String[]::new), stream, stream);
    } catch (Throwable t) {
      wrong = "THROWN";
      t.printStackTrace(stream);
    }
    started = 0;
    long took = system.getProcessCpuTime() - cpu;
    String text = shown.toString(StandardCharsets.UTF_8);
    if (wrong.isEmpty()) {
      wrong = wrong(code, text, took, args);
    }
    int[] c = counts.computeIfAbsent(kind, k -> new int[7]);
    c[0]++;
    if (code >= 0 && code < 6) {
      c[code + 1]++;
    }
    if (took > slowest) {
      slowest = took;
      slowestWhat = running;
    }
    if (!wrong.isEmpty()) {
      bad++;
      System.out.println(
          "BAD "
              + wrong
              + " "
              + running
              + " code "
              + code
              + " "
              + took / 1_000_000
              + " ms: "
              + text.strip().replaceAll("(?s)(.{500}).*", "$1"));
      Path kept = out.resolve(wrong + "-" + own);
      Files.createDirectories(kept);
      try (Stream<Path> list = Files.list(folder)) {
        for (Path f : list.filter(Files::isRegularFile).toList()) {
          Files.copy(
              f, kept.resolve(f.getFileName().toString()), StandardCopyOption.REPLACE_EXISTING);
        }
      }
      Files.writeString(kept.resolve("ARGS"), String.join("\n", args) + "\n");
    }
    delete(folder);
  }

  /** Each line with its length before it. */
  private static byte[] framed(byte[] lines) {
    StringBuilder framed = new StringBuilder();
    for (String line : new String(lines, StandardCharsets.UTF_8).split("\n")) {
      int length = line.getBytes(StandardCharsets.UTF_8).length;
      framed.append("Content-Length: ").append(length).append("\r\n\r\n").append(line);
    }
    return framed.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** What a file names lies beside it. */
  private static void link(Path beside, Path folder) throws IOException {
    if (beside == null) {
      return;
    }
    try (Stream<Path> list = Files.list(beside)) {
      for (Path file : list.filter(Files::isRegularFile).limit(40).toList()) {
        Path here = folder.resolve(file.getFileName().toString());
        if (Files.size(file) < 100_000 && !Files.exists(here)) {
          Files.createSymbolicLink(here, file);
        }
      }
    }
  }

  private static String wrong(int code, String text, long took, List<String> args) {
    if (code == 4 || code < 0 || code > 5) {
      return text.toLowerCase(Locale.ROOT).contains("memory") ? "MEMORY" : "EXIT" + code;
    }
    if (text.contains("\tat ") || text.contains("Exception")) {
      return "TRACE";
    }
    if (took > SLOW) {
      return "SLOW";
    }
    boolean program = args.contains("serve") || args.toString().contains("github");
    return !program && CONTROL.matcher(text).find() ? "CONTROL" : "";
  }

  private List<String> command(String kind, Path file, Path folder, Random random)
      throws IOException {
    String level = seeds.level().toString();
    String f = file.toString();
    String vehicle = VEHICLES[random.nextInt(VEHICLES.length)];
    return switch (kind) {
      case "baseline" -> List.of("check", level, "--baseline", f);
      case "report" -> List.of("convert", f, "--report", report(folder, random));
      case "part" -> List.of("merge", folder.resolve("out.json").toString(), f);
      case "undo" -> {
        Files.copy(seeds.level(), folder.resolve("patched.obj"));
        yield List.of("fix", "--undo", f);
      }
      case "probes" ->
          List.of("contacts", level, "--probes", f, "--output", folder.resolve("c.csv").toString());
      case "line", "csv", "ai", "xodr" ->
          List.of(random.nextBoolean() ? "ride" : "check", level, "--line", f);
      case "config" -> {
        Path beside = Files.copy(seeds.level(), folder.resolve("level.obj"));
        yield List.of(random.nextBoolean() ? "config" : "check", beside.toString());
      }
      case "manifest" -> {
        if (!Files.exists(folder.resolve("level.obj"))) {
          Files.copy(seeds.level(), folder.resolve("level.obj"));
        }
        yield List.of(random.nextBoolean() ? "check" : "info", f);
      }
      case "serve" -> List.of("serve", "--stdio");
      case "vehicle" -> List.of("check", level, "--vehicle", f);
      case "profile" -> List.of("check", level, "--profile", f);
      case "ruleset" -> List.of("check", level, "--rules-of", f);
      case "bodies" -> List.of("drive", level, "--together", f, "--steps", "30");
      case "xml", "tscn", "ini" -> List.of("import", f);
      default ->
          Seeds.isTile(kind)
              ? random.nextBoolean()
                  ? List.of("tiles", "check", folder.toString())
                  : List.of("tiles", "join", "-", folder.toString())
              : mesh(f, level, folder, random, vehicle);
    };
  }

  private static String report(Path folder, Random random) {
    return REPORTS.get(random.nextInt(REPORTS.size())) + "=" + folder.resolve("report.out");
  }

  private List<String> mesh(String f, String level, Path folder, Random random, String vehicle) {
    return switch (random.nextInt(14)) {
      case 0, 1, 2 -> List.of("check", f, "--report", report(folder, random));
      case 3 -> List.of("check", f, "--vehicle", vehicle);
      case 4 -> List.of("check", f, "--bodies", "piece", "--up", random.nextBoolean() ? "z" : "y");
      case 5 -> List.of("fix", f, "--output", folder.resolve("fixed").toString());
      case 6 -> List.of("overlaps", f);
      case 7 ->
          List.of("ride", f, "--report", "svg=" + folder.resolve("ride.out"), "--vehicle", vehicle);
      case 8 -> List.of("parts", f, "--output", folder.resolve("parts.glb").toString());
      case 9 -> List.of("explain", f, "--at", "100,2,-60", "--shape", "sphere:0.35");
      case 10 ->
          random.nextBoolean()
              ? List.of("deviation", level, "--seen", f)
              : List.of("clearance", level, "--vehicle-mesh", f);
      default -> List.of("info", f);
    };
  }

  private void delete(Path folder) throws IOException {
    try (Stream<Path> walk = Files.walk(folder)) {
      for (Path p : walk.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(p);
      }
    }
  }

  /** One that never ends is told with where it is, and ends the process. */
  private void watch() {
    try {
      while (true) {
        Thread.sleep(1000);
        long since = started;
        if (since != 0 && system.getProcessCpuTime() - since > ENDLESS) {
          System.out.println("BAD ENDLESS " + running);
          Thread.getAllStackTraces()
              .forEach(
                  (t, s) ->
                      System.out.println(
                          t + " " + List.of(s).toString().replaceAll("(.{1500}).*", "$1")));
          System.out.flush();
          Runtime.getRuntime().halt(7);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
