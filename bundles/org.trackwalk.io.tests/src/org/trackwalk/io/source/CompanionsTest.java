package org.trackwalk.io.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A mesh file names the same files in whatever encoding it is written. */
final class CompanionsTest {

  @TempDir Path folder;

  @Test
  void librariesAreKnownInEveryEncoding() throws Exception {
    Path library = Files.writeString(folder.resolve("stra\u00dfe.mtl"), "newmtl a\n");
    String text = "mtllib stra\u00dfe.mtl\nv 0 0 0\n";
    for (Charset charset :
        List.of(
            StandardCharsets.UTF_8,
            StandardCharsets.ISO_8859_1,
            StandardCharsets.UTF_16LE,
            StandardCharsets.UTF_16BE)) {
      Path mesh = Files.write(folder.resolve("a.obj"), text.getBytes(charset));
      assertEquals(Set.of(library), Companions.of(mesh), charset.name());
    }
  }
}
