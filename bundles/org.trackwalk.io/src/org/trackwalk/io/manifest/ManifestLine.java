package org.trackwalk.io.manifest;

/**
 * A manifest's racing line.
 *
 * @param file OBJ, CSV, JSON or a recorded line; see {@link LineFile}
 * @param closed whether it returns to its start; null when the file decides
 * @param reverse whether cars drive it from its end to its start
 */
public record ManifestLine(FileReference file, Boolean closed, boolean reverse) {}
