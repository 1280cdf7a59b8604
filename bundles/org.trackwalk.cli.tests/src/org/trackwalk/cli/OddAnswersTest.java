package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.cache.CacheEntry;
import org.trackwalk.check.kept.PackedRecord;
import org.trackwalk.check.levels.InputOutcome;
import org.trackwalk.check.shard.Shard;
import org.trackwalk.check.shard.ShardFile;
import org.trackwalk.check.tiles.TileBook;
import org.trackwalk.check.tiles.TileFile;
import org.trackwalk.cli.console.ToolVersion;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.output.FormatList;

/**
 * Answers that were kept, with a right digest, in which something is missing or too short: they are
 * refused in words or told as they are, and what is written can be read again.
 */
class OddAnswersTest {

  private static final String SHARD = "trackwalk-shard-1\n";
  private static final String ENTRY = "trackwalk-level-1\n";
  private static final String BOOK = "trackwalk-tiles-2\n";

  @TempDir private Path folder;
  private Path level;
  private Path out;

  /** A level with a seam that is felt, and with a finding that somebody has accepted. */
  @BeforeEach
  void levelWithFindings() throws IOException {
    Path bad = Tracks.bad(Files.createDirectory(folder.resolve("level")));
    Files.copy(Tracks.nearMiss(folder), bad.resolveSibling("near.obj"));
    level = bad.resolveSibling("level.trackwalk.json");
    Files.writeString(
        level,
        "{\"schema\": \"trackwalk-manifest/1\","
            + " \"pieces\": [{\"file\": \"bad.obj\"}, {\"file\": \"near.obj\"}],"
            + " \"suppress\": [{\"rule\": \"weld.*\", \"piece\": \"*\", \"reason\": \"old\","
            + " \"by\": \"Ann\", \"until\": \"2999-01-01\"}]}");
    try (Stream<Path> files = Files.list(level.getParent())) {
      for (Path file : files.toList()) {
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().minusSeconds(100)));
      }
    }
    out = Files.createDirectory(folder.resolve("out"));
  }

  private String[] reports(String... command) {
    List<String> all = new ArrayList<>(Arrays.asList(command));
    for (ReportFormat format : FormatList.all()) {
      if (!format.draws()) {
        String name = "r." + format.id() + (format.id().equals("overlay") ? ".glb" : "");
        all.addAll(List.of("--report", format.id() + "=" + out.resolve(name)));
      }
    }
    return all.toArray(String[]::new);
  }

  /** What is wrong with a run; nothing when all is well. */
  private String wrong(String what, CliRun run) throws IOException {
    Path json = out.resolve("r.json");
    String wrong = "";
    if (run.code() == 3) {
      wrong = run.err().lines().count() == 1 ? "" : what + ": " + run;
    } else if (run.code() > 1) {
      wrong = what + ": " + run;
    } else {
      CliRun again = CliRun.of("convert", json.toString(), "--report", "text=-");
      wrong = again.code() == 0 ? "" : what + ", read again: " + again;
    }
    Files.deleteIfExists(json);
    return wrong;
  }

  private static void none(List<String> wrong) {
    wrong.removeIf(String::isEmpty);
    assertEquals(0, wrong.size(), String.join("\n", wrong));
  }

  @Test
  void ofParts() throws IOException {
    Path part = folder.resolve("whole.part");
    CliRun.of("check", level.toString(), "--shard", "1/1", "--part", part.toString());
    Shard shard = ShardFile.read(part, ToolVersion.NUMBER);
    Map<String, Object> inputs = RecordChanges.of(shard.inputs().get(0));
    assertTrue(inputs.size() > 100, inputs.keySet().toString());
    assertTrue(inputs.keySet().stream().anyMatch(k -> k.contains("suppressed[].finding.place")));
    assertTrue(inputs.keySet().stream().anyMatch(k -> k.contains("effects[].shape")));
    List<String> wrong = new ArrayList<>();
    for (Map.Entry<String, Object> odd : inputs.entrySet()) {
      part(part, shard.head(), (InputOutcome) odd.getValue());
      wrong.add(wrong(odd.getKey(), CliRun.of(reports("merge", "-", part.toString()))));
    }
    for (Map.Entry<String, Object> odd : RecordChanges.of(shard.head()).entrySet()) {
      part(part, (Record) odd.getValue(), shard.inputs().get(0));
      wrong.add(wrong(odd.getKey(), CliRun.of(reports("merge", "-", part.toString()))));
    }
    none(wrong);
  }

  private static void part(Path file, Record head, InputOutcome input) throws IOException {
    try (DataOutputStream data = new DataOutputStream(Files.newOutputStream(file))) {
      data.writeBytes(SHARD);
      data.writeUTF(ToolVersion.NUMBER);
      for (Record block : List.of(head, input)) {
        byte[] bytes = PackedRecord.bytes(block);
        data.writeInt(bytes.length);
        data.write(bytes);
      }
    }
  }

  /** As good as absent: the level is checked again. */
  @Test
  void ofTheCache() throws IOException {
    Path kept = folder.resolve("kept");
    String[] check = {"check", level.toString(), "--cache", kept.toString()};
    assertEquals(1, CliRun.of(reports(check)).code());
    Path file;
    try (Stream<Path> walk = Files.walk(kept)) {
      List<Path> files = walk.filter(Files::isRegularFile).filter(OddAnswersTest::kept).toList();
      assertEquals(1, files.size(), files.toString());
      file = files.get(0);
    }
    byte[] good = Files.readAllBytes(file);
    CacheEntry entry =
        PackedRecord.of(Arrays.copyOfRange(good, ENTRY.length(), good.length), CacheEntry.class);
    List<String> wrong = new ArrayList<>();
    for (Map.Entry<String, Object> odd : RecordChanges.of(entry).entrySet()) {
      try (DataOutputStream data = new DataOutputStream(Files.newOutputStream(file))) {
        data.writeBytes(ENTRY);
        data.write(PackedRecord.bytes((Record) odd.getValue()));
      }
      wrong.add(wrong(odd.getKey(), CliRun.of(reports(check))));
    }
    none(wrong);
  }

  /** As a book says it, tiles are checked and joined, or not at all. */
  @Test
  void ofBooks() throws IOException {
    String tiles = folder.resolve("tiles").toString();
    CliRun cut = CliRun.of("tiles", "cut", level.toString(), "--into", "2", "--output", tiles);
    assertEquals(0, cut.code(), cut.err());
    assertEquals(0, CliRun.of("tiles", "check", tiles).code());
    TileBook book = TileFile.book(Path.of(tiles), ToolVersion.NUMBER);
    List<String> wrong = new ArrayList<>();
    for (Map.Entry<String, Object> odd : RecordChanges.of(book).entrySet()) {
      Path file = Path.of(tiles, TileBook.NAME);
      try (DataOutputStream data = new DataOutputStream(Files.newOutputStream(file))) {
        data.writeBytes(BOOK);
        data.writeUTF(ToolVersion.NUMBER);
        data.write(PackedRecord.bytes((Record) odd.getValue()));
      }
      CliRun check = CliRun.of("tiles", "check", tiles, "--output", folder.resolve("p").toString());
      wrong.add(check.code() == 0 || check.code() == 3 ? "" : odd.getKey() + ": " + check);
      String json = out.resolve("r.json").toString();
      wrong.add(wrong(odd.getKey(), CliRun.of("tiles", "join", json, tiles)));
    }
    none(wrong);
  }

  private static boolean kept(Path file) {
    try {
      byte[] bytes = Files.readAllBytes(file);
      return new String(bytes, StandardCharsets.ISO_8859_1).startsWith(ENTRY);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
