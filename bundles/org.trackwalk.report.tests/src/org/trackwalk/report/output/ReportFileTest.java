package org.trackwalk.report.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportFileTest {

  @TempDir private Path folder;

  @Test
  void theFileIsReplacedWhole() throws IOException {
    Path file = folder.resolve("report.json");
    Files.writeString(file, "old");
    new ReportFile().write(file, out -> out.write(bytes("new")));
    assertEquals("new", Files.readString(file));
    assertEquals(List.of("report.json"), names());
  }

  @Test
  void aFailureLeavesTheOldFileAndNothingElse() throws IOException {
    Path file = folder.resolve("report.json");
    Files.writeString(file, "old");
    assertThrows(IOException.class, () -> new ReportFile().write(file, this::half));
    assertEquals("old", Files.readString(file));
    assertEquals(List.of("report.json"), names());
  }

  @Test
  void anInterruptionWhileWritingLeavesNoHalfFile() throws IOException {
    Path file = folder.resolve("report.json");
    ReportFile report = new ReportFile();
    IOException e =
        assertThrows(
            IOException.class,
            () ->
                report.write(
                    file,
                    out -> {
                      out.write(bytes("half"));
                      out.flush();
                      assertEquals(1, names().size());
                      report.abandon();
                      assertEquals(List.of(), names());
                    }));
    assertEquals("cancelled", e.getMessage());
    assertEquals(List.of(), names());
  }

  @Test
  void afterAnInterruptionNothingIsStarted() {
    ReportFile report = new ReportFile();
    report.abandon();
    Path file = folder.resolve("late.json");
    assertThrows(IOException.class, () -> report.write(file, out -> out.write(1)));
    assertTrue(Files.notExists(file));
  }

  @Test
  void aLeftOverOfAKilledRunIsNotInTheWay() throws IOException {
    Files.writeString(folder.resolve(".report.json.part0"), "killed");
    Path file = folder.resolve("report.json");
    new ReportFile().write(file, out -> out.write(bytes("new")));
    assertEquals("new", Files.readString(file));
  }

  @Test
  void aLinkStaysALink() throws IOException {
    Path real = folder.resolve("real.json");
    Files.writeString(real, "old");
    Path link = folder.resolve("link.json");
    Files.createSymbolicLink(link, real);
    new ReportFile().write(link, out -> out.write(bytes("new")));
    assertTrue(Files.isSymbolicLink(link));
    assertEquals("new", Files.readString(real));
  }

  @Test
  void aFolderThatIsNotThereIsNamed() {
    Path file = folder.resolve("no/report.json");
    IOException e =
        assertThrows(IOException.class, () -> new ReportFile().write(file, out -> out.write(1)));
    assertEquals("its folder does not exist", e.getMessage());
  }

  private void half(OutputStream out) throws IOException {
    out.write(bytes("half"));
    throw new IOException("disk full");
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
