package org.trackwalk.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SharedDataTest {

  @TempDir Path temp;

  @Test
  void propertyWinsOverVariableAndSearch() throws IOException {
    Path named = Files.createDirectory(temp.resolve("named"));
    Path other = Files.createDirectory(temp.resolve("other"));
    assertEquals(Optional.of(named), SharedData.find(named.toString(), other.toString(), "."));
    assertEquals(Optional.of(other), SharedData.find(null, other.toString(), "."));
    assertEquals(Optional.empty(), SharedData.find(temp.resolve("no").toString(), null, "."));
  }

  @Test
  void findsTheSiblingOfAParent() throws IOException {
    Path shared = Files.createDirectory(temp.resolve("shared"));
    Path deep = Files.createDirectories(temp.resolve("main/bundles/org.trackwalk.x"));
    assertEquals(Optional.of(shared), SharedData.find(null, "", deep.toString()));
  }
}
