package org.trackwalk.io.collada;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.mesh.progress.Progress;

/** Colours and names that go on and on are read at their beginning. */
class DaeXmlTest {

  private static DaeDocument read(String xml) throws Exception {
    return DaeReader.read(
        ImportRequest.of(Path.of("a.dae")),
        FileBytes.of(xml.getBytes(StandardCharsets.UTF_8)),
        Progress.none());
  }

  @Test
  void ofANameNoMoreIsKeptThanAPathMayHave() throws Exception {
    String image =
        "<COLLADA><library_images><image id=\"i\"><init_from>%s</init_from></image>"
            + "</library_images></COLLADA>";
    String longest = "x".repeat(1_000_000);
    assertEquals(8192, read(image.formatted(longest)).images.get("i").length());
    assertEquals(
        8192, read(image.formatted("<ref>" + longest + "</ref>")).images.get("i").length());
    String many = "<ref>xxxx</ref>".repeat(10_000);
    assertEquals(8192, read(image.formatted(many)).images.get("i").length());
    assertEquals("a b", read(image.formatted(" ".repeat(50_000) + "a b\n")).images.get("i"));
  }

  @Test
  void ofAColourTheFirstThreeNumbersCount() throws Exception {
    String effect =
        "<COLLADA><library_effects><effect id=\"e\"><profile_COMMON><technique><lambert><diffuse>"
            + "<color>%s</color></diffuse></lambert></technique></profile_COMMON></effect>"
            + "</library_effects></COLLADA>";
    String colour = "\n".repeat(50_000) + "1 0.5 0 " + "1 ".repeat(500_000);
    assertEquals(0xFF8000, read(effect.formatted(colour)).paints.get("e").rgb);
  }
}
