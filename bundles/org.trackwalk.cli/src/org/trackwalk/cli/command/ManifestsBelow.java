package org.trackwalk.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonText;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.manifest.ManifestReader;
import org.trackwalk.io.source.GlobPattern;

/**
 * The manifests among paths and in folders.
 *
 * @param roots what stands in each, by its name
 */
record ManifestsBelow(Map<String, JsonValue> roots) {

  /** Reads them; one that check would refuse is refused here, as is a place that is not there. */
  static ManifestsBelow of(List<Path> places) throws InputException, IOException {
    Map<String, JsonValue> roots = new LinkedHashMap<>();
    for (Path place : places) {
      if (Files.isDirectory(place)) {
        try (Stream<Path> files = Files.walk(place)) {
          for (Path file : files.filter(ManifestsBelow::named).sorted().toList()) {
            read(file, roots);
          }
        }
      } else if (named(place)) {
        read(place, roots);
      } else if (!Files.exists(place) && !GlobPattern.is(place.toString())) {
        throw new InputException(place + ": it is not there");
      }
    }
    return new ManifestsBelow(roots);
  }

  private static boolean named(Path file) {
    return file.getFileName() != null
        && file.getFileName().toString().endsWith(LevelManifest.ENDING);
  }

  private static void read(Path file, Map<String, JsonValue> roots) throws InputException {
    try {
      ManifestReader.read(file, file.toString());
      roots.put(file.normalize().toString(), JsonText.parse(Files.readAllBytes(file)));
    } catch (ImportException e) {
      throw new InputException(e.oneLine());
    } catch (IOException | JsonException e) {
      throw new InputException(file + ": cannot be read");
    }
  }
}
