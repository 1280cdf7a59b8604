package org.trackwalk.io.engine;

/**
 * A file of Maven Central.
 *
 * @param group of its coordinate
 * @param artifact of its coordinate
 * @param version of its coordinate
 * @param classifier of its coordinate; empty for none
 * @param sha256 of its bytes, hexadecimal: another file is not used
 */
public record EngineJar(
    String group, String artifact, String version, String classifier, String sha256) {

  /** Its name in the folder in which it is installed. */
  public String file() {
    return artifact + "-" + version + (classifier.isEmpty() ? "" : "-" + classifier) + ".jar";
  }

  /** Where a Maven repository has it, with {@code /}. */
  String path() {
    return group.replace('.', '/') + "/" + artifact + "/" + version + "/" + file();
  }

  /** As Maven's command line takes it. */
  String coordinate() {
    return group
        + ":"
        + artifact
        + ":"
        + version
        + ":jar"
        + (classifier.isEmpty() ? "" : ":" + classifier);
  }
}
