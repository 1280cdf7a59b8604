package org.trackwalk.io.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.kn5.Kn5Textures;

/**
 * How much memory a check of a level will take, from the sizes of its files, before one is opened.
 * Generous: it decides how many levels are checked at once, and a level that is held up costs less
 * than one that fails.
 */
public final class LevelNeed {

  /**
   * Bytes of heap for each triangle at the worst moment of a check. Measured as the smallest heap
   * with which generated circuits of 100,000 and 300,000 triangles are checked, which is 165 to 270
   * bytes (docs/batch.md), and half as much again so that the collector is not always at work.
   */
  public static final long BYTES_PER_TRIANGLE = 400;

  /** Bytes of heap that the smallest level takes. */
  public static final long SMALLEST = 1L << 20;

  /**
   * Bytes of a file for each triangle, where files are dense: binary ones, without normals and
   * texture coordinates as far as the format can leave them out.
   */
  private static final Map<String, Integer> FILE_BYTES =
      Map.of(
          "obj", 36, "stl", 50, "ply", 19, "glb", 18, "bin", 18, "gltf", 24, "ac", 36, "acc", 36,
          "fbx", 11, "3ds", 14);

  /**
   * Assetto Corsa's format: 44 bytes a vertex and 6 a triangle, of which a grid has two a vertex.
   */
  private static final String TEXTURED = "kn5";

  private static final int TEXTURED_BYTES = 28;

  /** For a format that is not listed. */
  private static final int OTHER_FILE_BYTES = 18;

  /** A larger glTF has its buffers inside. */
  private static final long TEXT_OF_SCENE = 1L << 20;

  private LevelNeed() {}

  /** Bytes of heap; {@link #SMALLEST} for a level whose files are not known or not there. */
  public static long of(LevelSource source) {
    if (source.loader() == null) {
      return 0;
    }
    double triangles = 0;
    try {
      List<Path> files = source.loader().meshFiles();
      for (Path file : files.isEmpty() ? source.files() : files) {
        triangles += triangles(file);
      }
    } catch (RuntimeException e) {
      // Whatever a manifest names: loading it says what is wrong, and costs no other level.
      return SMALLEST;
    }
    return SMALLEST + (long) (BYTES_PER_TRIANGLE * triangles);
  }

  private static double triangles(Path file) {
    try {
      String ending = Importers.ending(file.getFileName().toString()).toLowerCase(Locale.ROOT);
      long size = Files.size(file);
      if (ending.equals(TEXTURED)) {
        return (double) (size - Kn5Textures.bytes(file)) / TEXTURED_BYTES;
      }
      double triangles = (double) size / FILE_BYTES.getOrDefault(ending, OTHER_FILE_BYTES);
      if (ending.equals("gltf") && size < TEXT_OF_SCENE) {
        for (Path other : Companions.of(file)) {
          triangles += other.toString().endsWith(".bin") ? triangles(other) : 0;
        }
      }
      return triangles;
    } catch (IOException e) {
      return 0; // loading it says what is wrong
    }
  }
}
