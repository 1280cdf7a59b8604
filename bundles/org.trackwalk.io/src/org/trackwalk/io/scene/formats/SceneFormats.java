package org.trackwalk.io.scene.formats;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.trackwalk.io.scene.SceneFormat;
import org.trackwalk.io.scene.assetto.AssettoSceneFormat;
import org.trackwalk.io.scene.gltf.GltfSceneFormat;
import org.trackwalk.io.scene.godot.GodotSceneFormat;
import org.trackwalk.io.scene.stk.StkScene;
import org.trackwalk.io.scene.torcs.TorcsSceneFormat;

/** Every kind of scene file that is read; a new one is one line here. */
public final class SceneFormats {

  private static final List<SceneFormat> ALL =
      List.of( //
          new AssettoSceneFormat(),
          new TorcsSceneFormat(),
          new StkScene(),
          new GodotSceneFormat(),
          new GltfSceneFormat());

  private SceneFormats() {}

  /** All formats, in the order in which a file is offered to them. */
  public static List<SceneFormat> all() {
    return ALL;
  }

  /** The format of a file; empty when it is no scene that is known. */
  public static Optional<SceneFormat> of(Path file) {
    return ALL.stream().filter(format -> format.reads(file)).findFirst();
  }
}
