package org.trackwalk.io.manifest;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import org.trackwalk.io.aside.AsideFile;

/** Writes a level manifest so that no half file is ever seen. */
public final class ManifestWriter {

  private ManifestWriter() {}

  /**
   * Writes beside the target and then moves there.
   *
   * @param replace whether a file that is there may be replaced
   * @throws FileAlreadyExistsException when it is there and must not
   * @throws IOException when it cannot be written
   */
  public static void write(LevelManifest manifest, Path target, boolean replace)
      throws IOException {
    AsideFile.write(toText(manifest).getBytes(StandardCharsets.UTF_8), target, replace);
  }

  /** The manifest as JSON; reading it gives the manifest again. */
  public static String toText(LevelManifest manifest) {
    return ManifestText.of(manifest);
  }
}
