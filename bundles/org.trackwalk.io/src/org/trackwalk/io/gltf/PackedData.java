package org.trackwalk.io.gltf;

import java.io.IOException;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.mesh.progress.Progress;

/** Decodes the two compressions of meshes that glTF knows; somebody else's code does the work. */
interface PackedData {

  /**
   * Decodes a buffer view of EXT_meshopt_compression.
   *
   * @param shown names the file in refusals for want of memory
   * @param progress cancels the work
   * @return {@code count * stride} bytes
   * @throws PackedException when it cannot be decoded, or not here
   */
  byte[] meshopt(MeshoptView view, String shown, Progress progress)
      throws PackedException, ImportException, IOException;

  /**
   * Decodes a primitive of KHR_draco_mesh_compression.
   *
   * @param shown names the file in refusals for want of memory
   * @param progress cancels the work
   * @throws PackedException when it cannot be decoded, or not here
   */
  DracoMesh draco(DracoPart part, String shown, Progress progress)
      throws PackedException, ImportException, IOException;
}
