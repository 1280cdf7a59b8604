package org.trackwalk.io.gltf;

import org.trackwalk.mesh.progress.Progress;

/** Decodes nothing: where native libraries are not to be had. */
final class NoPackedData implements PackedData {

  @Override
  public byte[] meshopt(MeshoptView view, String shown, Progress progress) throws PackedException {
    throw new PackedException(
        "meshopt compression is not supported here; export without meshopt compression"
            + " (gltfpack without -c)");
  }

  @Override
  public DracoMesh draco(DracoPart part, String shown, Progress progress) throws PackedException {
    throw new PackedException(
        "Draco compression is not supported here; export without Draco compression");
  }
}
