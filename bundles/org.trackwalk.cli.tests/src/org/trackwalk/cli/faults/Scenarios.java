package org.trackwalk.cli.faults;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.examples.scene.RuleScenes;
import org.trackwalk.examples.writer.GlbFile;
import org.trackwalk.examples.writer.ObjFile;

/** Every command that writes something somebody may want to keep. */
final class Scenarios {

  /** Stands for the folder and a slash. */
  static final String HERE = "@/";

  private static final List<String> FORMATS = List.of("json", "html", "sarif", "junit", "csv");

  /** Runs a command on some files and tells what lies there then. */
  @FunctionalInterface
  interface Clean {
    Map<String, byte[]> run(Map<String, byte[]> before, List<String> arguments) throws IOException;
  }

  private final Clean clean;

  Scenarios(Clean clean) {
    this.clean = clean;
  }

  List<Scenario> all() throws IOException {
    List<Scenario> all = new ArrayList<>();
    Map<String, byte[]> near = Map.of("in/a.obj", near(0), "in/b.obj", near(1000));
    List<String> fix = List.of("fix", HERE + "in", "--in-place", "--as-one-level");
    List<String> meshes = List.of("in/a.obj", "in/b.obj");
    all.add(new Scenario("fix", fix, near, meshes, true));
    Map<String, byte[]> fixed = clean.run(near, fix);
    String undo =
        fixed.keySet().stream().filter(n -> n.endsWith("undo.json")).findFirst().orElseThrow();
    all.add(new Scenario("undo", List.of("fix", "--undo", undo), fixed, meshes, false));
    List<String> check = new ArrayList<>(List.of("check", HERE + "in/x.obj", "--no-progress"));
    List<String> reports = new ArrayList<>();
    for (String format : FORMATS) {
      check.addAll(List.of("--report", format + "=" + HERE + "out." + format));
      reports.add("out." + format);
    }
    Map<String, byte[]> before = new TreeMap<>(clean.run(level("seam.step", true), check));
    before.putAll(level("seam.step", false));
    all.add(new Scenario("reports", check, before, reports, false));
    List<String> baseline = List.of("baseline", HERE + "in/x.obj", "--output", HERE + "known.json");
    Map<String, byte[]> known = new TreeMap<>(clean.run(level("seam.step", true), baseline));
    known.putAll(level("seam.step", false));
    all.add(new Scenario("baseline", baseline, known, List.of("known.json"), false));
    List<String> part =
        List.of(
            "check", HERE + "in/x.obj", "--shard", "1/1", "--part", HERE + "p", "--no-progress");
    Map<String, byte[]> parts = new TreeMap<>(clean.run(level("seam.step", true), part));
    parts.putAll(level("seam.step", false));
    List<String> merge = List.of("merge", HERE + "all.json", HERE + "p");
    all.add(new Scenario("part", part, parts, List.of("p"), false, merge, false));
    Map<String, byte[]> merging = clean.run(level("seam.step", false), part);
    all.add(new Scenario("merge", merge, merging, List.of("all.json"), false));
    all.add(
        new Scenario(
            "init",
            List.of("init", HERE + "in"),
            level("seam.step", false),
            List.of("in/in.trackwalk.json"),
            false));
    all.add(cache());
    all.add(importing());
    all.addAll(tiles());
    return all;
  }

  /** A level cut into tiles, these checked, their parts joined. */
  private List<Scenario> tiles() throws IOException {
    List<String> cut =
        List.of(
            "tiles",
            "cut",
            HERE + "in/x.obj",
            "--into",
            "3",
            "--output",
            HERE + "t",
            "--no-progress");
    Map<String, byte[]> level = level("seam.step", false);
    Map<String, byte[]> cuts = clean.run(level, cut);
    List<String> tiles = names(cuts, "t/");
    List<String> check =
        List.of("tiles", "check", HERE + "t", "--output", HERE + "p", "--no-progress");
    Map<String, byte[]> checked = clean.run(cuts, check);
    List<String> join = List.of("tiles", "join", HERE + "all.json", HERE + "p", "--no-progress");
    Map<String, byte[]> before = new TreeMap<>(checked);
    before.put("all.json", "{}".getBytes(StandardCharsets.UTF_8));
    return List.of(
        new Scenario("tiles cut", cut, level, tiles, false),
        new Scenario("tiles check", check, cuts, names(checked, "p/"), false).repeated(),
        new Scenario("tiles join", join, before, List.of("all.json"), false).repeated());
  }

  private static List<String> names(Map<String, byte[]> files, String begin) {
    return files.keySet().stream().filter(name -> name.startsWith(begin)).toList();
  }

  /** A level that the cache knows, beside one that has changed since. */
  private Scenario cache() throws IOException {
    List<String> check =
        List.of(
            "check",
            HERE + "in",
            HERE + "other",
            "--cache",
            HERE + "cache",
            "--no-progress",
            "--report",
            "json=" + HERE + "out.json");
    Map<String, byte[]> good = new TreeMap<>(level("seam.step", true));
    good.put("other/y.obj", ObjFile.bytes(RuleScenes.good("seam.gap").pieces()));
    Map<String, byte[]> before = new TreeMap<>(clean.run(good, check));
    before.put("other/y.obj", ObjFile.bytes(RuleScenes.bad("seam.gap").pieces()));
    return new Scenario("cache", check, before, List.of("out.json"), false).repeated();
  }

  /** A scene that was imported before it changed. */
  private Scenario importing() throws IOException {
    List<String> command = List.of("import", HERE + "in/s.glb", "--force");
    Map<String, byte[]> before = new TreeMap<>(clean.run(scene("seam.step"), command));
    before.putAll(scene("seam.body-boundary"));
    return new Scenario("import", command, before, List.of("in/s.trackwalk.json"), false)
        .repeated();
  }

  private static Map<String, byte[]> scene(String rule) {
    return Map.of("in/s.glb", GlbFile.bytes(RuleScenes.bad(rule).pieces()));
  }

  /** A level with what {@code fix} mends, so far along x. */
  private static byte[] near(int far) {
    String text =
        new String(
            ObjFile.bytes(RuleScenes.bad("weld.near-miss").pieces()), StandardCharsets.UTF_8);
    StringBuilder moved = new StringBuilder();
    for (String line : text.split("\n")) {
      String[] words = line.split(" ");
      if (words[0].equals("v")) {
        // Whole metres on a coarse grid: what was nearly the same stays so.
        words[3] = Float.toString(Float.parseFloat(words[3]) + far);
      } else if (words[0].equals("o")) {
        words[1] = words[1] + "_" + far;
      }
      moved.append(String.join(" ", words)).append('\n');
    }
    return moved.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static Map<String, byte[]> level(String rule, boolean good) {
    return Map.of(
        "in/x.obj", ObjFile.bytes((good ? RuleScenes.good(rule) : RuleScenes.bad(rule)).pieces()));
  }
}
