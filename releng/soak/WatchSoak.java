import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Lets a watch run for long while files are written in pieces, replaced, taken away, come back, are
 * moved, cut off and touched. After each event the report must become what a check of such files
 * says, and no report on the way may be anything but the one before or the one after; what lives in
 * memory, threads and open files must not grow. On Linux only: they are read from {@code /proc}.
 */
final class WatchSoak {

  /** How long the report of an event may take; half a second of it is the watch's quiet time. */
  private static final Duration LIMIT = Duration.ofSeconds(60);

  /** Pieces of a file come at most so far apart, milliseconds: less than the quiet time. */
  private static final int PAUSE = 200;

  /** Live memory may be so much more in the last third than in the first, as a part of it. */
  private static final double GROWTH = 0.1;

  private static final Pattern USED = Pattern.compile("used (\\d+)K");

  private final Path levels;
  private final Path report;
  private final Map<Path, byte[]> now = new TreeMap<>();
  private final Map<String, String> said;
  private final Random random;
  private final List<byte[]> contents;
  private final Map<String, Integer> events = new TreeMap<>();
  private final List<long[]> measured = new ArrayList<>();
  private int wrong;
  private int reports;

  private WatchSoak(Path folder, List<byte[]> contents, Map<String, String> said, long seed)
      throws IOException {
    levels = Files.createDirectories(folder.resolve("levels"));
    report = Files.createDirectories(folder.resolve("reports")).resolve("report.json");
    this.contents = contents;
    this.said = said;
    random = new Random(seed);
  }

  /**
   * Runs.
   *
   * @param args minutes, seconds between events, seed, folder of this repository, then the command
   */
  public static void main(String... args) throws Exception {
    double minutes = Double.parseDouble(args[0]);
    double pause = Double.parseDouble(args[1]);
    long seed = Long.parseLong(args[2]);
    Path rules = Path.of(args[3]).resolve("examples/rules");
    List<String> command = List.of(args).subList(4, args.length);
    List<byte[]> contents = new ArrayList<>();
    for (String scene :
        List.of("seam.gap", "seam.step", "weld.near-miss", "boundary.hole", "ride.kink")) {
      contents.add(Files.readAllBytes(rules.resolve(scene).resolve("bad.obj")));
      contents.add(Files.readAllBytes(rules.resolve(scene).resolve("good.obj")));
    }
    contents.add(new byte[0]);
    contents.add("v 0 0 0\nv 1 0 0\nf 1 2 9\n".getBytes(StandardCharsets.UTF_8));
    Path folder = Files.createTempDirectory("watch-soak");
    boolean right;
    try {
      Map<String, String> said = saidOf(folder, contents, command);
      right = new WatchSoak(folder, contents, said, seed).run(minutes, pause, command);
    } finally {
      delete(folder);
    }
    System.exit(right ? 0 : 1);
  }

  private static void delete(Path folder) throws IOException {
    List<Path> all;
    try (var walk = Files.walk(folder)) {
      all = walk.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path path : all) {
      Files.deleteIfExists(path);
    }
  }

  /** What a check says of each content, by the content. */
  private static Map<String, String> saidOf(
      Path folder, List<byte[]> contents, List<String> command) throws Exception {
    Map<String, String> said = new TreeMap<>();
    for (byte[] content : contents) {
      Path level = Files.write(folder.resolve("track.obj"), content);
      Path file = folder.resolve("track.json");
      List<String> check = new ArrayList<>(command);
      check.addAll(List.of("check", level.toString(), "--no-progress", "--report", "json=" + file));
      Process process = new ProcessBuilder(check).redirectErrorStream(true).start();
      process.getInputStream().readAllBytes();
      process.waitFor();
      said.put(key(content), state(Files.readString(file)).values().iterator().next());
      Files.delete(level);
      Files.delete(file);
    }
    return said;
  }

  private static String key(byte[] content) {
    return new String(content, StandardCharsets.ISO_8859_1);
  }

  /** Of each level in a report its findings, or why it could not be read. */
  private static Map<String, String> state(String json) {
    Map<String, String> state = new TreeMap<>();
    JsonObject root = JsonParser.parseString(json).getAsJsonObject();
    // One level alone is called like its file, several of the same name by their paths.
    List<String> checked = new ArrayList<>();
    for (JsonElement e : root.getAsJsonArray("inputs")) {
      JsonObject input = e.getAsJsonObject();
      if (input.get("status").getAsString().equals("checked")) {
        checked.add(input.get("path").getAsString());
      }
    }
    for (JsonElement e : root.getAsJsonArray("levels")) {
      JsonObject level = e.getAsJsonObject();
      StringBuilder text = new StringBuilder("findings");
      JsonArray findings = level.getAsJsonArray("findings");
      for (JsonElement f : findings) {
        JsonObject finding = f.getAsJsonObject();
        text.append(' ').append(finding.get("rule")).append(finding.get("message"));
      }
      String name = level.get("name").getAsString();
      state.put(checked.size() == 1 ? checked.get(0) : name, text.toString());
    }
    for (JsonElement e : root.getAsJsonArray("inputs")) {
      JsonObject input = e.getAsJsonObject();
      if (!input.get("status").getAsString().equals("checked")) {
        String reason = input.get("reason").getAsString();
        state.put(input.get("path").getAsString(), "failed " + reason.replaceAll("/\\S*/", ""));
      }
    }
    return state;
  }

  private Map<String, String> expected() {
    Map<String, String> state = new TreeMap<>();
    now.forEach((file, content) -> state.put(file.toString(), said.get(key(content))));
    return state;
  }

  private boolean run(double minutes, double pause, List<String> command) throws Exception {
    for (int i = 0; i < 6; i++) {
      put(file(i), contents.get(i));
    }
    List<String> watch = new ArrayList<>(command);
    watch.addAll(List.of("watch", levels.toString(), "--report", "json=" + report));
    Path out = levels.resolveSibling("out.txt");
    Process process =
        new ProcessBuilder(watch).redirectErrorStream(true).redirectOutput(out.toFile()).start();
    Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
    try {
      await(List.of(expected()), "start");
      long end = System.nanoTime() + (long) (minutes * 60e9);
      long measure = 0;
      while (System.nanoTime() < end && process.isAlive()) {
        // An event that nobody waits for is one of several at once: only what they come to is held.
        int burst = random.nextInt(4) == 0 ? 2 + random.nextInt(3) : 1;
        List<Map<String, String>> on = new ArrayList<>();
        on.add(expected());
        StringBuilder names = new StringBuilder();
        for (int i = 0; i < burst; i++) {
          names.append(event()).append(' ');
        }
        on.add(expected());
        await(burst == 1 ? on : List.of(on.get(1)), names.toString().strip());
        if (System.nanoTime() > measure) {
          measure(process.pid());
          measure = System.nanoTime() + Math.min(60_000_000_000L, (long) (minutes * 60e9 / 30));
        }
        Thread.sleep((long) (pause * (0.5 + random.nextDouble()) * 1000));
      }
      boolean alive = process.isAlive();
      process.destroy();
      process.waitFor(20, TimeUnit.SECONDS);
      return told(alive, Files.readString(out));
    } finally {
      process.destroyForcibly().waitFor();
    }
  }

  private Path file(int i) {
    return levels.resolve("level" + i).resolve("track.obj");
  }

  private void put(Path file, byte[] content) throws IOException {
    Files.createDirectories(file.getParent());
    Files.write(file, content);
    now.put(file, content);
  }

  /** Lets one thing happen to one file. */
  private String event() throws Exception {
    Path file = file(random.nextInt(6));
    byte[] content = contents.get(random.nextInt(contents.size()));
    String name;
    if (!now.containsKey(file)) {
      name = "comes back";
      put(file, content);
    } else {
      switch (random.nextInt(6)) {
        case 0 -> {
          name = "written in pieces";
          pieces(file, content);
        }
        case 1 -> {
          name = "replaced";
          Path beside = file.resolveSibling(".track.obj.new");
          Files.write(beside, content);
          Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE);
          now.put(file, content);
        }
        case 2 -> {
          name = "deleted";
          if (now.size() == 1) {
            return "kept";
          }
          Files.delete(file);
          now.remove(file);
        }
        case 3 -> {
          name = "deleted and written";
          Files.delete(file);
          Thread.sleep(random.nextInt(PAUSE));
          put(file, content);
        }
        case 4 -> {
          name = "touched";
          Files.write(file, now.get(file));
        }
        default -> {
          name = "with its folder away and back";
          Path away = levels.resolveSibling("away");
          Files.move(file.getParent(), away);
          Thread.sleep(random.nextInt(PAUSE));
          Files.move(away, file.getParent());
        }
      }
    }
    events.merge(name, 1, Integer::sum);
    return name;
  }

  private void pieces(Path file, byte[] content) throws Exception {
    int count = 2 + random.nextInt(8);
    try (OutputStream stream = Files.newOutputStream(file)) {
      for (int i = 0; i < count; i++) {
        int from = (int) ((long) content.length * i / count);
        int to = (int) ((long) content.length * (i + 1) / count);
        stream.write(content, from, to - from);
        stream.flush();
        Thread.sleep(random.nextInt(PAUSE));
      }
    }
    now.put(file, content);
  }

  /** Waits for the last of some states; only they may be seen on the way, if there are several. */
  private void await(List<Map<String, String>> states, String event) throws Exception {
    Map<String, String> wanted = states.get(states.size() - 1);
    long end = System.nanoTime() + LIMIT.toNanos();
    String last = "";
    while (true) {
      String json = Files.exists(report) ? Files.readString(report) : "";
      if (!json.isEmpty() && !json.equals(last)) {
        last = json;
        reports++;
        Map<String, String> is = state(json);
        if (is.equals(wanted)) {
          return;
        }
        if (states.size() > 1 && !states.contains(is)) {
          wrong(event + ": a report that is neither the old nor the new: " + is + "\n  " + states);
        }
      }
      if (System.nanoTime() > end) {
        wrong(event + ": missed; the report says " + last + "\n  wanted " + wanted);
        return;
      }
      Thread.sleep(50);
    }
  }

  private void wrong(String what) {
    wrong++;
    System.out.println("WRONG: " + what);
  }

  /** Kilobytes alive after a collection, classes, kilobytes of the process; threads; open files. */
  private void measure(long pid) throws Exception {
    Path jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd");
    ask(jcmd, pid, "GC.run");
    String info = ask(jcmd, pid, "GC.heap_info");
    // G1 tells its heap and that of classes, Serial its two generations first, Z only the classes
    // in K
    long used = 0;
    Matcher found = USED.matcher(info);
    for (int i = 0; i < 2 && found.find(); i++) {
      used += Long.parseLong(found.group(1));
    }
    String counters = ask(jcmd, pid, "PerfCounter.print");
    long classes = of(counters, "cls.loadedClasses") - of(counters, "cls.unloadedClasses");
    String status = Files.readString(Path.of("/proc/" + pid + "/status"));
    long files;
    try (var list = Files.list(Path.of("/proc/" + pid + "/fd"))) {
      files = list.count();
    }
    long[] m = {used, classes, of(status, "VmRSS"), of(status, "Threads"), files};
    measured.add(m);
    System.out.printf(
        "%s  %d events, %d reports, %d wrong; alive %d KB, %d classes, process %d KB, %d"
            + " threads, %d files%n",
        java.time.LocalTime.now().withNano(0),
        total(),
        reports,
        wrong,
        m[0],
        m[1],
        m[2],
        m[3],
        m[4]);
  }

  private static long of(String status, String name) {
    Matcher m = Pattern.compile(name + "[:=]\\s*(\\d+)").matcher(status);
    return m.find() ? Long.parseLong(m.group(1)) : -1;
  }

  private static String ask(Path jcmd, long pid, String what) throws Exception {
    Process process =
        new ProcessBuilder(jcmd.toString(), Long.toString(pid), what)
            .redirectErrorStream(true)
            .start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return text;
  }

  private int total() {
    return events.values().stream().mapToInt(Integer::intValue).sum();
  }

  private boolean told(boolean alive, String out) throws IOException {
    if (!alive) {
      wrong("the watch ended by itself");
    }
    if (out.contains("Exception") || out.contains("\tat ")) {
      wrong("a trace of a stack");
    }
    try (var list = Files.list(report.getParent())) {
      List<String> left = list.map(f -> f.getFileName().toString()).toList();
      if (!left.equals(List.of("report.json"))) {
        wrong("left beside the report: " + left);
      }
    }
    int third = measured.size() / 3;
    String[] names = {"KB alive", "classes", "KB of the process", "threads", "open files"};
    for (int i = 0; i < names.length && third > 0; i++) {
      long first = median(measured.subList(0, third), i);
      long last = median(measured.subList(measured.size() - third, measured.size()), i);
      System.out.printf(
          "%s: median of %d in the first third, %d in the last%n", names[i], first, last);
      // What the process has of the system depends on when Java collects: it is told, not judged.
      if (i != 2 && last > first * (1 + GROWTH) + 1) {
        wrong(names[i] + " grew");
      }
    }
    System.out.println(events);
    System.out.printf("%d events, %d reports, %d wrong%n", total(), reports, wrong);
    return wrong == 0;
  }

  /** A look in the middle of a round sees what the round holds. */
  private static long median(List<long[]> rows, int column) {
    return rows.stream().map(r -> r[column]).sorted().toList().get(rows.size() / 2);
  }
}
