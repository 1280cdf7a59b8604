package org.trackwalk.io.formats;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.trackwalk.io.ac3d.Ac3dLook;
import org.trackwalk.io.assimp.AssimpLook;
import org.trackwalk.io.b3d.B3dLook;
import org.trackwalk.io.collada.ColladaLook;
import org.trackwalk.io.gltf.GltfLook;
import org.trackwalk.io.kn5.Kn5Look;
import org.trackwalk.io.look.LookReader;
import org.trackwalk.io.obj.ObjLook;

/** The list of formats whose look is read: one line per ending. */
public final class LookReaders {

  private static final Map<String, LookReader> ALL = all();

  private LookReaders() {}

  private static Map<String, LookReader> all() {
    Map<String, LookReader> all = new HashMap<>();
    all.put("obj", new ObjLook());
    all.put("gltf", new GltfLook());
    all.put("glb", new GltfLook());
    all.put("kn5", new Kn5Look());
    all.put("ac", new Ac3dLook());
    all.put("acc", new Ac3dLook());
    all.put("b3d", new B3dLook());
    all.put("dae", new ColladaLook());
    AssimpLook assimp = new AssimpLook();
    AssimpLook.endings().forEach(ending -> all.put(ending, assimp));
    return Map.copyOf(all);
  }

  /** The reader for a file name by its ending, whatever its case; empty when there is none. */
  public static Optional<LookReader> forFileName(String fileName) {
    return Optional.ofNullable(ALL.get(Importers.ending(fileName)));
  }
}
