package org.trackwalk.maven.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JavaSearchTest {

  @TempDir private Path machine;

  @Test
  void versionsOfTheReleaseFileAreRead() throws IOException {
    assertEquals(8, major("eight", "1.8.0_402"));
    assertEquals(17, major("seventeen", "17.0.15"));
    assertEquals(25, major("twenty-five", "25"));
    assertNull(JavaHome.of(machine.toFile()));
  }

  private int major(String folder, String version) throws IOException {
    return JavaHome.of(InstalledJava.in(machine.resolve(folder), version).toFile()).major();
  }

  @Test
  void namedOnesComeFirstWhenTheyAreNewEnough() throws IOException {
    File old = InstalledJava.in(machine.resolve("old"), "17.0.1").toFile();
    File chain = InstalledJava.in(machine.resolve("chain"), "21.0.1").toFile();
    File home = InstalledJava.in(machine.resolve("home"), "22.0.1").toFile();
    InstalledJava.in(machine.resolve("jvm/newest"), "25.0.1");
    String usual = machine.resolve("jvm").toString();

    assertEquals(chain, found(List.of(old, chain), home.getPath(), usual));
    assertEquals(home, found(List.of(old), home.getPath(), usual));
    assertEquals(machine.resolve("jvm/newest").toFile(), found(List.of(), old.getPath(), usual));
  }

  @Test
  void ofTheUsualFoldersTheNewest() throws IOException {
    InstalledJava.in(machine.resolve("jvm/a"), "21.0.1");
    InstalledJava.in(machine.resolve("mac/b/Contents/Home"), "23.0.1");
    InstalledJava.in(machine.resolve("jvm/c"), "17.0.1");

    File best =
        found(
            List.of(),
            null,
            machine.resolve("jvm").toString(),
            machine.resolve("mac") + "|Contents/Home");
    assertEquals(machine.resolve("mac/b/Contents/Home").toFile(), best);
  }

  @Test
  void noneIsNull() throws IOException {
    InstalledJava.in(machine.resolve("jvm/c"), "17.0.1");
    List<String> folders = List.of(machine.resolve("jvm").toString(), "/not/there");
    assertNull(new JavaSearch(List.of(), "", folders).find());
  }

  private static File found(List<File> toolchains, String javaHome, String... folders) {
    return new JavaSearch(toolchains, javaHome, List.of(folders)).find().home();
  }
}
