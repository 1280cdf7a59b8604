package org.trackwalk.io.importer;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * What stands where a level's file should stand: a pointer of a store for large files whose content
 * was not fetched, an archive, a picture, a web page. Told by the first bytes, whatever the file is
 * called.
 */
public final class StandIn {

  /** Bytes that are looked at; a pointer of Git LFS is shorter (its specification: 1024 bytes). */
  private static final int LOOKED_AT = 1024;

  private static final String LFS = "version https://git-lfs.github.com/spec/";
  private static final String ANNEX = "/annex/objects/";
  private static final String ANNEX_ADVICE =
      "this is a git-annex pointer, the file itself is not here: run git annex get";

  private StandIn() {}

  /**
   * Refuses a file that is none of its kind. One that is not there or is no file is left to the
   * reader.
   */
  public static void refuse(Path file, String shown) throws ImportException, IOException {
    if (Files.isRegularFile(file)) {
      try (InputStream in = Files.newInputStream(file)) {
        byte[] start = in.readNBytes(LOOKED_AT);
        refuse(start, start.length, shown);
      }
    }
  }

  /**
   * The same for a file of which the bytes are there.
   *
   * @param bytes from the file's first one on
   * @param size of them belong to the file
   * @param shown the file's name for the message
   */
  public static void refuse(byte[] bytes, int size, String shown) throws ImportException {
    int length = Math.min(size, LOOKED_AT);
    Optional<String> what = of(new String(bytes, 0, length, StandardCharsets.ISO_8859_1), shown);
    if (what.isPresent()) {
      throw new ImportException(shown, "", what.get());
    }
  }

  /** What a link says that leads into a store whose content is not there; empty for all others. */
  public static Optional<String> ofLink(Path file) {
    try {
      boolean stored =
          Files.isSymbolicLink(file)
              && !Files.exists(file)
              && Files.readSymbolicLink(file).toString().replace('\\', '/').contains(ANNEX);
      return stored ? Optional.of(ANNEX_ADVICE) : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static Optional<String> of(String text, String shown) {
    if (text.startsWith(LFS)) {
      return Optional.of(
          "this is a Git LFS pointer, the file itself is not here: run git lfs pull");
    }
    if (text.startsWith(ANNEX)) {
      return Optional.of(ANNEX_ADVICE);
    }
    if (text.startsWith("PK\u0003\u0004")) {
      return Optional.of("this is a zip archive; unpack it");
    }
    boolean blender = shown.toLowerCase(Locale.ROOT).endsWith(".blend"); // may be packed as it is
    if (text.startsWith("\u001F\u008B") && !blender) {
      return Optional.of("this is packed with gzip; unpack it");
    }
    if (text.startsWith("\u0089PNG\r\n") || text.startsWith("\u00FF\u00D8\u00FF")) {
      return Optional.of("this is a picture (PNG or JPEG) and no mesh");
    }
    String word = text.stripLeading().toLowerCase(Locale.ROOT);
    if (word.startsWith("<!doctype html") || word.startsWith("<html")) {
      return Optional.of("this is a web page; download the file itself");
    }
    return Optional.empty();
  }
}
