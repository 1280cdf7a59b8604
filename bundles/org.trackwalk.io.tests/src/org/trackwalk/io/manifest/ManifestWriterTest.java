package org.trackwalk.io.manifest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;

final class ManifestWriterTest {

  @TempDir Path folder;

  @Test
  void whatIsWrittenReadsBackTheSame() throws Exception {
    LevelManifest manifest = ManifestReader.parse(ManifestReaderTest.EVERYTHING);
    String text = ManifestWriter.toText(manifest);
    assertEquals(text, ManifestWriter.toText(ManifestReader.parse(text)));
    LevelManifest again = ManifestReader.parse(text);
    assertEquals(manifest.rules(), again.rules());
    assertEquals(manifest.line().reverse(), again.line().reverse());
    assertEquals(manifest.suppressions().get(0), again.suppressions().get(0));
    assertEquals(manifest.suppressions().get(2), again.suppressions().get(2));
    assertEquals(manifest.suppressions().get(3).pieces(), again.suppressions().get(3).pieces());
    assertEquals(manifest.pieces().get(1).node(), again.pieces().get(1).node());
  }

  /** A temporary file that is moved there would be its owner's alone. */
  @Test
  void theTeamMayReadItAsAnyNewFile() throws Exception {
    LevelManifest manifest = ManifestReader.parse("{}");
    Path usual = Files.writeString(folder.resolve("usual"), "");
    Path written = folder.resolve("m.trackwalk.json");
    ManifestWriter.write(manifest, written, false);
    for (String view : List.of("posix", "acl")) {
      if (folder.getFileSystem().supportedFileAttributeViews().contains(view)) {
        String what = view + (view.equals("posix") ? ":permissions" : ":acl");
        assertEquals(Files.getAttribute(usual, what), Files.getAttribute(written, what));
      }
    }
  }

  @Test
  void notesStayAndOfferAPlaceForTheRoad() throws Exception {
    LevelManifest manifest = ManifestReader.parse("{\"notes\": [\"a \\\"b\\\"\", \"c\"]}");
    assertEquals(List.of("a \"b\"", "c"), manifest.notes());
    String text = ManifestWriter.toText(manifest);
    LevelManifest again = ManifestReader.parse(text);
    assertEquals(manifest.notes(), again.notes());
    assertEquals(List.of(), again.corridorPieces());
    String place = "\"corridor\": {\"pieces\": [], \"materials\": []}";
    assertEquals(1, text.split(Pattern.quote(place), -1).length - 1, text);
  }

  @Test
  void aNewManifestIsShort() {
    LevelManifest manifest =
        LevelManifest.of(
                "Hill \"1\"",
                UpAxis.Y,
                LengthUnit.METRE,
                List.of(ManifestPiece.of("a.glb"), ManifestPiece.of("b.glb")))
            .withCorridor(List.of("road*"), List.of());
    assertEquals(
        """
        {
          "schema": "trackwalk-manifest/1",
          "name": "Hill \\"1\\"",
          "units": "m",
          "up": "y",
          "pieces": [
            {"file": "a.glb"},
            {"file": "b.glb"}
          ],
          "corridor": {"pieces": ["road*"]}
        }
        """,
        ManifestWriter.toText(manifest));
  }

  @Test
  void aFileThatIsThereIsReplacedOnlyWhenAsked() throws Exception {
    LevelManifest manifest = LevelManifest.of("a", null, null, List.of(ManifestPiece.of("a.obj")));
    Path target = folder.resolve("a.trackwalk.json");
    ManifestWriter.write(manifest, target, false);
    Files.writeString(target, "mine");
    assertThrows(
        FileAlreadyExistsException.class, () -> ManifestWriter.write(manifest, target, false));
    assertEquals("mine", Files.readString(target));
    ManifestWriter.write(manifest, target, true);
    assertEquals(ManifestWriter.toText(manifest), Files.readString(target));
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(1, files.count(), "nothing is left beside it");
    }
  }
}
