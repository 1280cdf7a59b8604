package org.trackwalk.io.look;

import java.util.List;

/**
 * The look of one file.
 *
 * @param materials to which pieces refer by index
 * @param pieces one for each that was asked for
 * @param notFound files beside pictures that are not there, such as a library of materials, as the
 *     file names them
 */
public record FileLook(
    List<MaterialLook> materials, List<PieceLook> pieces, List<String> notFound) {

  /** Takes copies of the lists. */
  public FileLook {
    materials = List.copyOf(materials);
    pieces = List.copyOf(pieces);
    notFound = List.copyOf(notFound);
  }
}
