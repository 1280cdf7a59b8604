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
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;

/** A copy is whole or not there. */
final class FixedCopyTest {

  @TempDir private Path folder;
  private Path level;
  private Path out;

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
    FixedCopy copy = new FixedCopy();
    copy.add(
        LevelFinder.find(List.of(level), LoadOptions.DEFAULT, Progress.none()).get(0),
        List.of(level.toString()),
        List.of());
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
