package org.trackwalk.io.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;

/** Pointers of stores for large files, archives and web pages are named as what they are. */
final class StandInTest {

  /** As the specification of Git LFS shows one. */
  private static final String LFS =
      "version https://git-lfs.github.com/spec/v1\n"
          + "oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\n"
          + "size 12345\n";

  private static final String ANNEX =
      "/annex/objects/SHA256E-s12345--4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258da.obj\n";

  @TempDir Path folder;

  @Test
  void aPointerOfGitLfsIsNamedWhateverItsEnding() throws Exception {
    for (String ending : Importers.extensions()) {
      assertEquals(
          "track."
              + ending
              + ": this is a Git LFS pointer, the file itself is not here: run git lfs pull",
          refusal("track." + ending, LFS.getBytes(StandardCharsets.US_ASCII)));
    }
  }

  @Test
  void aPointerOfGitAnnexIsNamedAsFileAndAsLink() throws Exception {
    String advice = "this is a git-annex pointer, the file itself is not here: run git annex get";
    assertEquals(
        "track.stl: " + advice, refusal("track.stl", ANNEX.getBytes(StandardCharsets.US_ASCII)));
    Path link = folder.resolve("levels").resolve("linked.obj");
    Files.createDirectories(link.getParent());
    try {
      Files.createSymbolicLink(link, Path.of("../.git/annex/objects/Xx/1Y/SHA256E-s1--4d/4d"));
    } catch (IOException | UnsupportedOperationException e) {
      assumeTrue(false, "no links can be made here");
    }
    assertEquals(advice, only(link).reason());
    List<LevelSource> inFolder = found(link.getParent());
    assertTrue(
        inFolder.stream()
            .anyMatch(s -> s.reason().equals(advice) && s.status() == LevelSource.Status.FAILED),
        inFolder.toString());
  }

  @Test
  void aBufferThatIsAPointerIsNamedInsteadOfCalledTooShort() throws Exception {
    Files.writeString(folder.resolve("level.bin"), LFS);
    String gltf =
        "{\"asset\":{\"version\":\"2.0\"},\"buffers\":[{\"uri\":\"level.bin\",\"byteLength\":36}],"
            + "\"bufferViews\":[{\"buffer\":0,\"byteLength\":36}],\"accessors\":[{\"bufferView\":0,"
            + "\"componentType\":5126,\"count\":3,\"type\":\"VEC3\"}],\"meshes\":[{\"primitives\":"
            + "[{\"attributes\":{\"POSITION\":0}}]}],\"nodes\":[{\"mesh\":0}],\"scenes\":"
            + "[{\"nodes\":[0]}]}";
    String refusal = refusal("level.gltf", gltf.getBytes(StandardCharsets.US_ASCII));
    assertTrue(refusal.startsWith("level.bin: this is a Git LFS pointer"), refusal);
  }

  @Test
  void archivesAndWebPagesAreNamed() throws Exception {
    byte[] zip = {'P', 'K', 3, 4, 20, 0, 0, 0, 8, 0, 1, 2, 3, 4, 5, 6};
    assertEquals("a.obj: this is a zip archive; unpack it", refusal("a.obj", zip));
    byte[] gzip = {0x1F, (byte) 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 1, 2, 3};
    assertEquals("a.3ds: this is packed with gzip; unpack it", refusal("a.3ds", gzip));
    byte[] page = "\n<!DOCTYPE HTML>\n<html><body>not found".getBytes(StandardCharsets.UTF_8);
    assertEquals("a.dae: this is a web page; download the file itself", refusal("a.dae", page));
  }

  @Test
  void aLinkToNothingIsNotCalledOneThatLeadsOut() throws Exception {
    Path level = Files.createDirectory(folder.resolve("level"));
    try {
      Files.createSymbolicLink(level.resolve("wall.obj"), Path.of("gone.obj"));
      Files.createSymbolicLink(level.resolve("round.obj"), Path.of("round.obj"));
    } catch (IOException | UnsupportedOperationException e) {
      assumeTrue(false, "no links can be made here");
    }
    List<LevelSource> found = found(level);
    assertEquals(3, found.size(), found.toString());
    assertEquals(
        2,
        found.stream().filter(s -> s.reason().equals("a link to a file that is not there")).count(),
        found.toString());
  }

  private String refusal(String name, byte[] content) throws IOException {
    Path file = Files.write(folder.resolve(name), content);
    MeshImporter importer = Importers.forFileName(name).orElseThrow();
    return assertThrows(
            ImportException.class,
            () -> importer.read(ImportRequest.of(file), Progress.none()),
            name)
        .oneLine();
  }

  private static LevelSource only(Path path) {
    List<LevelSource> found = found(path);
    assertEquals(1, found.size());
    return found.get(0);
  }

  private static List<LevelSource> found(Path path) {
    return LevelFinder.find(
        List.of(path), new LoadOptions(null, null, false, false, false), Progress.none());
  }
}
