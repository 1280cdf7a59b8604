package org.trackwalk.io.scene;

import java.util.List;

/**
 * The scenes of one file, by the names that {@link SceneRequest#scene} asks for.
 *
 * @param names in the order of the file; empty when none can be asked for
 * @param usual index of the one that is taken when none is asked for
 */
public record SceneNames(List<String> names, int usual) {

  /** Of a file that is one scene, or cannot be read. */
  public static final SceneNames NONE = new SceneNames(List.of(), 0);

  /** Takes a copy. */
  public SceneNames {
    names = List.copyOf(names);
  }
}
