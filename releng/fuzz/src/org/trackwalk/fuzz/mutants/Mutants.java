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
 * character in what is shown. Each such input is kept with its command. Where it is for the
 * importer's process or for engines, their CPU and memory count too, and how many came so far.
 */
final class Mutants {

  private static final long SLOW = 20_000_000_000L;

  /** What has no size and no end. */
  private static final Path ENDLESS_FILE = Path.of("/dev/zero");

  private static final long ENDLESS = 120_000_000_000L;

  /** Seeds in a row begin alike. */
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  /** So often it says how far it is. */
  private static final int EACH = Integer.getInteger("trackwalk.each", 1000);

  /** What a process that is started may have, bytes. */
  private static final long MEMORY = 1L << 30;

  /** System property: {@code importer}, {@code engines}, or nothing for all other commands. */
  private static final String FOR = System.getProperty("trackwalk.mutants", "");

  private static final Pattern CONTROL =
      Pattern.compile("[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\u202a-\u202e]|(?m)^::");

  /** Of a hundred changes so many are grafts. */
  private final int grafts = Integer.getInteger("trackwalk.grafts", 50);

  private final Seeds seeds;
  private final Children children = new Children();
  private Commands commands;
  private final Map<String, int[]> counts = new TreeMap<>();
  private final OperatingSystemMXBean system =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
  private final Path out;
  private final Path work;
  private int bad;
  private long othersCpu;
  private long othersMemory;
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
    mutants.prepare();
    Thread watch = new Thread(mutants::watch, "watch");
    watch.setDaemon(true);
    watch.start();
    mutants.run(Long.parseLong(args[0]), Integer.parseInt(args[1]));
  }

  private void prepare() throws IOException {
    switch (FOR) {
      case "importer" -> {
        ImporterSeeds.into(seeds);
        commands = new ImporterCommands();
      }
      case "engines" -> commands = new EngineCommands(seeds.levels());
      default -> {
        seeds.made();
        commands = new AllCommands(seeds);
      }
    }
    if (!FOR.isEmpty()) {
      children.start();
    }
  }

  private void run(long seed, int count) throws IOException {
    List<String> kinds = new ArrayList<>(seeds.byKind().keySet());
    kinds.removeIf(kind -> !commands.takes(kind));
    long begun = system.getProcessCpuTime();
    for (int i = 0; i < count; i++) {
      long own = seed * 1_000_003L + i;
      Random random = new Random(own * SPREAD);
      String kind = kinds.get(random.nextInt(kinds.size()));
      if (random.nextInt(3) == 0) {
        kind = commands.often().get(random.nextInt(commands.often().size()));
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
      if (i % EACH == EACH - 1) {
        System.out.printf(
            Locale.ROOT,
            "%d mutants, %d came there, %d bad, %.0f s CPU and %.0f s of others, %d MB at most,"
                + " slowest %.1f s: %s%n",
            i + 1,
            counts.values().stream().mapToInt(c -> c[7]).sum(),
            bad,
            (system.getProcessCpuTime() - begun) / 1e9,
            othersCpu / 1e9,
            othersMemory >> 20,
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
                    + c[6]
                    + (FOR.isEmpty() ? "" : "; came there: " + c[7])));
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
    List<String> args = commands.of(kind, file, folder, random);
    ByteArrayOutputStream shown = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(shown, true, StandardCharsets.UTF_8);
    if (kind.equals("serve")) {
      System.setIn(new ByteArrayInputStream(random.nextBoolean() ? mutant : framed(mutant)));
    }
    if (!FOR.isEmpty()) {
      children.begin();
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
    long others = FOR.isEmpty() ? 0 : children.cpu();
    long took = system.getProcessCpuTime() - cpu + others;
    String text = shown.toString(StandardCharsets.UTF_8);
    if (wrong.isEmpty()) {
      wrong = wrong(code, text, took, args);
    }
    if (wrong.isEmpty() && children.memory() > MEMORY) {
      wrong = "CHILD-MEMORY";
    }
    int[] c = counts.computeIfAbsent(kind, k -> new int[8]);
    c[0]++;
    c[7] += commands.reached(text, children) ? 1 : 0;
    othersCpu += others;
    othersMemory = Math.max(othersMemory, children.memory());
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
