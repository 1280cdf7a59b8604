package org.trackwalk.fuzz.mutants;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.trackwalk.cli.Main;

/** What is changed: small files of folders, and what the tool itself writes, by kind. */
final class Seeds {

  private static final int LARGEST = 24_000;

  /** Each says what its structures are, in some 60 KB. */
  private static final int LARGEST_BLEND = 140_000;

  /** A file to change, and the folder in which it names others; null for none. */
  record Seed(byte[] content, Path folder) {}

  private final Map<String, List<Seed>> seeds = new TreeMap<>();
  private final Path work;

  Seeds(Path work) {
    this.work = work;
  }

  Map<String, List<Seed>> byKind() {
    return seeds;
  }

  void gather(Path folder) throws IOException {
    try (Stream<Path> walk = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) walk.sorted()::iterator) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        long largest = name.endsWith(".blend") ? LARGEST_BLEND : LARGEST;
        if (Files.isRegularFile(file) && Files.size(file) <= largest && Files.size(file) > 0) {
          String kind =
              name.endsWith(".trackwalk.json") ? "manifest" : name.replaceFirst(".*\\.", "");
          if (name.endsWith(".json") && file.toString().matches(".*(vehicle|profile)s/.*")) {
            kind = file.toString().contains("vehicles/") ? "vehicle" : "profile";
          }
          if (!kind.equals("json")) {
            seeds
                .computeIfAbsent(kind, k -> new ArrayList<>())
                .add(new Seed(Files.readAllBytes(file), file.toAbsolutePath().getParent()));
          }
        }
      }
    }
  }

  /** Files that the tool itself writes. */
  void made() throws IOException {
    Path level = level();
    Path known = work.resolve("known.json");
    call("baseline", level.toString(), "--output", known.toString());
    keep("baseline", known);
    Path report = work.resolve("r.json");
    call("check", level.toString(), "--report", "json=" + report);
    keep("report", report);
    Path part = work.resolve("p.trackwalk-part");
    call("check", level.toString(), "--part", part.toString());
    keep("part", part);
    Path patched = work.resolve("patched.obj");
    Files.copy(level, patched, StandardCopyOption.REPLACE_EXISTING);
    call("fix", patched.toString(), "--in-place");
    try (Stream<Path> list = Files.list(work)) {
      for (Path file : list.filter(f -> f.toString().endsWith("undo.json")).toList()) {
        keep("undo", file);
      }
    }
    text("probes", "x,y,z,radius\n100.2,2.1,-60,0.35\n104,2,-60.5,0.3\n");
    text("line", "x,y,z\n101,2,-70\n105,2,-60\n106,2,-50\n");
    text(
        "config",
        "{\"profiles\":[\"physx\",\"jolt\"],\"speed\":250,\"failOn\":\"warning\",\"rules\":{\"seam.gap\":{\"warning\":0.002},\"quality.sliver\":\"off\"},"
            + "\"reports\":{\"json\":\"report.json\"}}");
    text(
        "manifest",
        "{\"schema\":\"trackwalk-manifest/1\",\"name\":\"Hill\",\"units\":\"m\",\"up\":\"y\",\"bodies\":\"one\",\"pieces\":["
            + "{\"file\":\"level.obj\",\"class\":\"road\",\"node\":\"road_*\",\"translate\":[12,0,-4],\"collidable\":true}],"
            + "\"corridor\":{\"pieces\":[\"road*\"],\"materials\":[\"asphalt\",\"kerb*\"]},\"overlaps\":[{\"a\":\"fence*\",\"b\":\"t*\",\"allow\":true,\"reason\":\"posts\"}]}");
    text(
        "undo",
        "{\"schema\":\"trackwalk-undo/1\",\"patches\":[{\"file\":\"patched.obj\",\"before\":\"00\",\"after\":\"11\","
            + "\"splices\":[{\"offset\":1,\"remove\":\"YQ==\",\"insert\":\"Yg==\"}]}]}");
    text(
        "serve",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{}}\n"
            + "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"level/open\",\"params\":{\"name\":\"hill\",\"up\":\"z\"}}\n"
            + "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"piece/put\",\"params\":{\"name\":\"road_01\",\"positions\":\"AAAAAAAAAAAAAAAAAACAPwAAAAAAAAAAAAAAAAAAgD8AAAAA\",\"indices\":\"AAAAAAEAAAACAAAA\"}}\n"
            + "{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"check\",\"params\":{\"workDoneToken\":\"c\"}}\n");
    text(
        "bodies",
        "{\"bodies\":[{\"shape\":\"box:0.5,0.5,0.5,0.02\",\"at\":[102,3,-60],\"density\":400,\"spin\":[1,0,0]},"
            + "{\"shape\":\"sphere:0.3\",\"at\":[102,5,-60],\"velocity\":[0,0,12],\"mass\":60,\"rotation\":[0,0,0,1]}]}");
    text(
        "ruleset",
        "{\"schema\":\"trackwalk-rule-set/1\",\"id\":\"league\",\"title\":\"Our"
            + " league\",\"meaning\":\"What we"
            + " accept.\",\"demands\":[{\"rule\":\"ride.width\",\"says\":\"10 m"
            + " wide\",\"source\":\"3.1\",\"parameters\":{\"least\":10}}],\"unmeasured\":[]}");
    tiles();
    call("init", work.toString());
    try (Stream<Path> list = Files.list(work)) {
      for (Path file : list.filter(f -> f.toString().endsWith(".trackwalk.json")).toList()) {
        keep("manifest", file);
      }
    }
  }

  /** Tiles, their parts and their book, each with the others beside it. */
  private void tiles() throws IOException {
    Path tiles = work.resolve("tiles");
    call("tiles", "cut", level().toString(), "--into", "4", "--output", tiles.toString());
    call("tiles", "check", tiles.toString());
    try (Stream<Path> list = Files.list(tiles)) {
      for (Path file : list.sorted().toList()) {
        String kind = file.getFileName().toString();
        seeds
            .computeIfAbsent(kind, k -> new ArrayList<>())
            .add(new Seed(Files.readAllBytes(file), tiles));
      }
    }
  }

  /** Whether a kind is a file of a level in tiles. */
  static boolean isTile(String kind) {
    return kind.contains(".trackwalk-tile");
  }

  void text(String kind, String text) {
    seeds
        .computeIfAbsent(kind, k -> new ArrayList<>())
        .add(new Seed(text.getBytes(StandardCharsets.UTF_8), null));
  }

  private void keep(String kind, Path file) throws IOException {
    if (Files.exists(file)) {
      seeds
          .computeIfAbsent(kind, k -> new ArrayList<>())
          .add(new Seed(Files.readAllBytes(file), null));
      Files.delete(file);
    }
  }

  /** A file that is made by the caller. */
  void bytes(String kind, byte[] content) {
    seeds.computeIfAbsent(kind, k -> new ArrayList<>()).add(new Seed(content, null));
  }

  /** The OBJ files, written into the working folder. */
  List<Path> levels() throws IOException {
    List<Path> levels = new ArrayList<>();
    for (Seed seed : seeds.get("obj")) {
      levels.add(Files.write(work.resolve("level" + levels.size() + ".obj"), seed.content()));
    }
    return levels;
  }

  Path level() throws IOException {
    Path level = work.resolve("level.obj");
    if (!Files.exists(level)) {
      byte[] smallest = seeds.get("obj").get(0).content();
      for (Seed seed : seeds.get("obj")) {
        byte[] obj = seed.content();
        boolean level1 = new String(obj, StandardCharsets.UTF_8).contains("road_0");
        if (level1 && obj.length > 1500 && obj.length < 6000) {
          smallest = obj;
        }
      }
      Files.write(level, smallest);
    }
    return level;
  }

  private int call(String... args) {
    PrintStream none = new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8);
    return Main.run(args, none, none);
  }
}
