package org.trackwalk.check.repair;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;

/** A copy is whole or not there. */
final class FixedCopyTest {

  @TempDir private Path folder;
  private Path level;
  private Path out;
  private int targets;

  @BeforeEach
  void write() throws Exception {
    Path in = Files.createDirectories(folder.resolve("in"));
    level = in.resolve("track.obj");
    Files.writeString(level, "mtllib road.mtl\nv 0 0 0\nv 0 0 1\nv 1 0 1\nusemtl tar\nf 1 2 3\n");
    Files.writeString(in.resolve("road.mtl"), "newmtl tar\nmap_Kd maps/tar.png\n");
    Files.writeString(Files.createDirectories(in.resolve("maps")).resolve("tar.png"), "tar");
    out = folder.resolve("made").resolve("out");
  }

  private FixedCopy copy() throws Exception {
    FixedCopy copy = new FixedCopy(false);
    copy.add(source(level), List.of(level.toString()), List.of());
    return copy;
  }

  @Test
  void allFilesAreCopied() throws Exception {
    assertEquals(List.of(List.of(out.resolve("track.obj"))), copy().write(out));
    assertArrayEquals(Files.readAllBytes(level), Files.readAllBytes(out.resolve("track.obj")));
    assertEquals("tar", Files.readString(out.resolve("maps").resolve("tar.png")));
  }

  @Test
  void whatWasWrittenGoesAgainWhenAFileFails() throws Exception {
    FixedCopy copy = copy();
    Path texture = level.resolveSibling("maps").resolve("tar.png");
    Files.delete(texture);
    assertThrows(IOException.class, () -> copy.write(out));
    assertFalse(Files.exists(out.getParent()), "neither files nor folders are left");

    Files.writeString(texture, "tar");
    copy.write(out);
    assertTrue(Files.exists(out.resolve("track.obj")), "the next try is not in its own way");
  }

  @Test
  void whatWasThereBeforeStays() throws Exception {
    FixedCopy copy = copy();
    Path other = Files.createDirectories(out.resolve("maps")).resolve("other.png");
    Files.writeString(other, "mine");
    Files.delete(level.resolveSibling("maps").resolve("tar.png"));
    assertThrows(IOException.class, () -> copy.write(out));
    assertEquals("mine", Files.readString(other));
    assertFalse(Files.exists(out.resolve("track.obj")));
  }

  /** Whatever names it, in whatever way, what lies outside the level's folder is not copied. */
  @Test
  void whatLiesOutsideIsNoPartOfTheLevel() throws Exception {
    Path secret = Files.writeString(folder.resolve("secret.txt"), "newmtl tar\nmap_Kd ../more\n");
    Path more = Files.writeString(folder.resolve("more"), "more");
    Path link = Files.createSymbolicLink(level.resolveSibling("link.png"), secret);
    String json = "{\"asset\":{\"version\":\"2.0\"},\"images\":[{\"uri\":\"%s\"}]}";
    for (String name : List.of("../secret.txt", secret.toString(), "maps/../../secret.txt")) {
      String shape = "v 0 0 0\nv 0 0 1\nv 1 0 1\nf 1 2 3\n";
      refuses(List.of(secret), "a.obj", "mtllib " + name + "\n" + shape);
      refuses(List.of(secret), "b.obj", "mtllib own.mtl\n" + shape, "map_Kd " + name + "\n");
      refuses(List.of(secret), "c.ac", "AC3Db\ntexture \"" + name + "\"\n");
      refuses(List.of(secret), "d.gltf", String.format(json, name));
      refuses(List.of(secret), "broken.gltf", "{" + String.format(json, name));
    }
    refuses(List.of(link), "link.ac", "AC3Db\ntexture \"link.png\"\n");

    Files.writeString(level, "mtllib ../secret.txt\n");
    FixedCopy all = new FixedCopy(true);
    all.add(source(level), List.of(level.toString()), List.of());
    assertEquals(List.of(), all.leftOut());
    all.write(out);
    assertTrue(Files.exists(out.resolve("secret.txt")), "asked for");
    assertTrue(Files.exists(out.resolve("in").resolve("track.obj")));
    assertTrue(Files.exists(more), "is where it was");
  }

  private void refuses(List<Path> outside, String name, String mesh) throws Exception {
    refuses(outside, name, mesh, "newmtl tar\n");
  }

  private void refuses(List<Path> outside, String name, String mesh, String library)
      throws Exception {
    Path file = Files.writeString(level.resolveSibling(name), mesh);
    Files.writeString(level.resolveSibling("own.mtl"), library);
    FixedCopy copy = new FixedCopy(false);
    copy.add(source(file), List.of(file.toString()), List.of());
    Path target = out.resolveSibling("out" + targets++);
    copy.write(target);
    assertTrue(Files.exists(target.resolve(name)), "the level itself");
    assertFalse(Files.exists(target.resolve("secret.txt")), mesh);
    assertFalse(Files.exists(target.resolve("link.png")), mesh);
    assertEquals(outside, copy.leftOut(), mesh);
    Files.delete(file);
  }

  private static LevelSource source(Path file) throws Exception {
    return LevelFinder.find(List.of(file), LoadOptions.DEFAULT, Progress.none()).get(0);
  }

  @Test
  void theEarlyLookLeavesNothing() throws Exception {
    FixedCopy copy = copy();
    copy.requireFree(out);
    assertFalse(Files.exists(out.getParent()));
    Files.createDirectories(out);
    Files.writeString(out.resolve("road.mtl"), "mine");
    assertThrows(FileAlreadyExistsException.class, () -> copy.requireFree(out));
    assertThrows(FileAlreadyExistsException.class, () -> copy.write(out));
    assertFalse(Files.exists(out.resolve("track.obj")));
  }
}
