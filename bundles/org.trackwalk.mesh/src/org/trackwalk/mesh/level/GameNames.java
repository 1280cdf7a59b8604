package org.trackwalk.mesh.level;

import java.util.List;

/**
 * What a level says about the game that loads it.
 *
 * @param ruleSets ids of the rule sets that it must satisfy, or files of them
 * @param surfacesFile the game's list of surfaces, as the manifest names it; empty when none is
 * @param surfaces what that file calls the surfaces, in its order: the beginnings of names
 * @param ofMaterials whether these begin the names of materials, not of meshes behind a number
 */
public record GameNames(
    List<String> ruleSets, String surfacesFile, List<String> surfaces, boolean ofMaterials) {

  /** A level that says nothing of a game. */
  public static final GameNames NONE = new GameNames(List.of(), "", List.of(), false);

  /** Takes copies of the lists. */
  public GameNames {
    ruleSets = List.copyOf(ruleSets);
    surfaces = List.copyOf(surfaces);
  }
}
