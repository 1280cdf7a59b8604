package org.trackwalk.io.formats;

import java.util.Map;
import java.util.Optional;
import org.trackwalk.io.ac3d.Ac3dLook;
import org.trackwalk.io.b3d.B3dLook;
import org.trackwalk.io.collada.ColladaLook;
import org.trackwalk.io.gltf.GltfLook;
import org.trackwalk.io.kn5.Kn5Look;
import org.trackwalk.io.look.LookReader;
import org.trackwalk.io.obj.ObjLook;

/** The list of formats whose look is read: one line per ending. */
public final class LookReaders {

  private static final Map<String, LookReader> ALL =
      Map.of(
          "obj", new ObjLook(),
          "gltf", new GltfLook(),
          "glb", new GltfLook(),
          "kn5", new Kn5Look(),
          "ac", new Ac3dLook(),
          "acc", new Ac3dLook(),
          "b3d", new B3dLook(),
          "dae", new ColladaLook());

  private LookReaders() {}

  /** The reader for a file name by its ending, whatever its case; empty when there is none. */
  public static Optional<LookReader> forFileName(String fileName) {
    return Optional.ofNullable(ALL.get(Importers.ending(fileName)));
  }
}
