package org.trackwalk.assimp.scene;

/** What Assimp says of a file that it cannot read, as a line for a report. */
final class RefusalText {

  /** Longer explanations are cut: they are lists of what was expected. */
  private static final int LONGEST = 200;

  private RefusalText() {}

  /** One line without control characters and without the path, which the report names anyway. */
  static String of(String error, String file) {
    if (error == null || error.isBlank()) {
      return "cannot be read, and the importer does not say why; export it again";
    }
    String name = file.substring(file.replace('\\', '/').lastIndexOf('/') + 1);
    String line =
        error
            .replace(file, name)
            .replaceAll("[\\p{Cc}\\s]+", " ")
            .replaceAll("[^\\x20-\\x7E]", "?")
            .strip();
    if (line.length() > LONGEST) {
      line = line.substring(0, LONGEST) + "…";
    }
    return "cannot be read (" + line + "); export it again, or as glTF or OBJ";
  }
}
