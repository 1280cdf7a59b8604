package org.trackwalk.archives;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The same files, written at other times, in another order, by somebody else. */
class FixedArchiveTest {

  private static final Instant TIME = Instant.parse("2026-11-27T00:36:06Z");

  /** Longer than the 100 characters of the oldest format. */
  private static final String DEEP = "d/" + "x".repeat(90) + "/" + "y".repeat(60);

  @TempDir private Path folder;

  private Path files(String name, List<String> order, String permissions, long time)
      throws IOException {
    Path root = Files.createDirectories(folder.resolve(name));
    for (String file : order) {
      Path path = root.resolve(file);
      Files.createDirectories(path.getParent());
      Files.writeString(path, "content of " + file);
      boolean program = file.startsWith("bin/");
      String mode = program ? permissions.replaceFirst("rw-", "rwx") : permissions;
      Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(mode));
      Files.setLastModifiedTime(path, FileTime.fromMillis(time));
    }
    return root;
  }

  private Path packed(Path root, String name) throws IOException {
    FixedArchive archive = new FixedArchive(TIME);
    archive.addFolder(root, n -> !n.startsWith("notes"));
    archive.add("bill.json", "{}".getBytes(StandardCharsets.UTF_8));
    Path target = folder.resolve(name);
    archive.write(target);
    return target;
  }

  @ParameterizedTest
  @ValueSource(strings = {"x.zip", "x.tar.gz"})
  void whatCannotBeReadLeavesNothingBeside(String name) throws IOException {
    Path root = files("gone", List.of("a.txt"), "rw-r--r--", 1_000_000_000_000L);
    FixedArchive archive = new FixedArchive(TIME);
    archive.addFolder(root, n -> true);
    Files.delete(root.resolve("a.txt"));
    Path target = folder.resolve("out").resolve(name);
    Files.createDirectories(target.getParent());
    assertThrows(IOException.class, () -> archive.write(target));
    try (Stream<Path> left = Files.list(target.getParent())) {
      assertEquals(List.of(), left.toList());
    }
  }

  private void same(String ending) throws IOException {
    List<String> order = List.of("a.txt", "bin/run", "é.txt", DEEP, "notes/when.txt");
    Path one = files("one" + ending, order, "rw-r--r--", 1_000_000_000_000L);
    Path other = files("other" + ending, order.reversed(), "rw-rw----", 1_700_000_001_000L);
    assertArrayEquals(
        Files.readAllBytes(packed(one, "1" + ending)),
        Files.readAllBytes(packed(other, "2" + ending)));
  }

  @Test
  void sameFilesMakeTheSameTar() throws Exception {
    same(".tar.gz");
  }

  @Test
  void sameFilesMakeTheSameZip() throws Exception {
    same(".zip");
  }

  @Test
  void aTarHasEveryFileOnceWithItsContentAndWhetherItRuns() throws Exception {
    List<String> order = List.of("a.txt", "bin/run", "é.txt", DEEP, "notes/when.txt");
    Path target = packed(files("one", order, "rw-------", 0), "t.tar.gz");
    Map<String, String> found = new TreeMap<>();
    try (TarArchiveInputStream tar =
        new TarArchiveInputStream(new GzipCompressorInputStream(Files.newInputStream(target)))) {
      for (TarArchiveEntry e = tar.getNextEntry(); e != null; e = tar.getNextEntry()) {
        assertEquals(TIME.toEpochMilli(), e.getModTime().getTime(), e.getName());
        assertEquals(0, e.getLongUserId());
        boolean runs = (e.getMode() & 0111) != 0;
        assertEquals(e.isDirectory() || e.getName().startsWith("bin/"), runs, e.getName());
        if (!e.isDirectory()) {
          String text = new String(tar.readAllBytes(), StandardCharsets.UTF_8);
          assertEquals(null, found.put(e.getName(), text));
        }
      }
    }
    Map<String, String> expected = new TreeMap<>();
    order.subList(0, 4).forEach(name -> expected.put(name, "content of " + name));
    expected.put("bill.json", "{}");
    assertEquals(expected, found);
  }

  @Test
  void aZipCanBeReadByJava() throws Exception {
    Path target = packed(files("one", List.of("bin/run", "a.txt"), "rw-r--r--", 0), "t.zip");
    try (ZipFile zip = new ZipFile(target.toFile())) {
      List<String> names = zip.stream().map(ZipEntry::getName).toList();
      assertEquals(List.of("a.txt", "bill.json", "bin/", "bin/run"), names);
      byte[] content = zip.getInputStream(zip.getEntry("bin/run")).readAllBytes();
      assertEquals("content of bin/run", new String(content, StandardCharsets.UTF_8));
    }
  }

  @Test
  void listsOfP2ComeInTheirOrderWhateverTheyCameIn() {
    String head =
        "<repository>\n    <property name='p2.timestamp' value='%d'/>\n  <units size='2'>\n";
    String a =
        "    <unit id='a' version='1'>\n"
            + "      <x/>\n"
            + "      <provides size='2'>\n"
            + "%s      </provides>\n"
            + "    </unit>\n";
    String one = "        <provided name='1'>\n          <y/>\n        </provided>\n";
    String two = "        <provided name='2'/>\n";
    String b = "    <unit id='b' version='1'>\n      <unit/>\n      <artifacts/>\n    </unit>\n";
    String c = "    <unit id='c' version='1'/>\n";
    String foot = "  </units>\n</repository>\n";
    String first = head.formatted(1) + a.formatted(one + two) + b + c + foot;
    String other = head.formatted(2) + c + b + a.formatted(two + one) + foot;
    assertEquals(
        first.replace("'1'/>\n  <units", "'" + TIME.toEpochMilli() + "'/>\n  <units"),
        SiteArchive.ordered(first, TIME));
    assertEquals(SiteArchive.ordered(first, TIME), SiteArchive.ordered(other, TIME));
  }
}
