package org.trackwalk.io.manifest;

/**
 * The name of a file in a manifest.
 *
 * @param text as written, relative to the manifest's folder
 * @param place line and column, for messages; empty when it was not read from a file
 */
public record FileReference(String text, String place) {

  /** A reference that no file holds yet. */
  public static FileReference of(String text) {
    return new FileReference(text, "");
  }
}
