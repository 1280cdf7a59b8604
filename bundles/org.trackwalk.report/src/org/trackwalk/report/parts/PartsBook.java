package org.trackwalk.report.parts;

import org.trackwalk.contact.parts.ConvexParts;
import org.trackwalk.mesh.level.Frame;

/**
 * The parts of one mesh, ready to be written.
 *
 * @param name of the mesh
 * @param axes of its files: positions in words are written in them
 * @param triangles how many the mesh has
 * @param asked part of its volume that the parts were allowed to have too much
 * @param version of the tool that writes
 */
public record PartsBook(
    String name, Frame axes, int triangles, double asked, ConvexParts parts, String version) {

  /** A part's name in what is written. */
  static String part(int index) {
    return String.format(java.util.Locale.ROOT, "part_%02d", index + 1);
  }
}
