package org.trackwalk.io.patch.format;

import java.util.Map;
import java.util.Optional;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.patch.MeshPatcher;

/** Every format that can be patched: one line each. */
public final class Patchers {

  private static final MeshPatcher AC3D = new AcPatcher();
  private static final MeshPatcher GLTF = new GltfPatcher();
  private static final Map<String, MeshPatcher> BY_ENDING =
      Map.of(
          "obj",
          new ObjPatcher(),
          "ac",
          AC3D,
          "acc",
          AC3D,
          "stl",
          new StlPatcher(),
          "ply",
          new PlyPatcher(),
          "glb",
          GLTF,
          "gltf",
          GLTF);

  private Patchers() {}

  /** The patcher for a file name by its ending; empty when the format is only read. */
  public static Optional<MeshPatcher> forFileName(String name) {
    return Optional.ofNullable(BY_ENDING.get(Importers.ending(name)));
  }
}
