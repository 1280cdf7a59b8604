package org.trackwalk.mesh.level;

import java.util.List;

/**
 * What a level says about the game that loads it.
 *
 * @param ruleSets ids of the rule sets that it must satisfy, or files of them
 * @param surfacesFile the game's list of surfaces, as the manifest names it; empty when none is
 * @param surfaces what that file calls the surfaces, in its order: the beginnings of names
 * @param ofMaterials whether these begin the names of materials, not of meshes behind a number
 * @param pitLane the line through the pits; {@link PitLane#NONE} when nobody names one
 */
public record GameNames(
    List<String> ruleSets,
    String surfacesFile,
    List<String> surfaces,
    boolean ofMaterials,
    PitLane pitLane) {

  /** A level that says nothing of a game. */
  public static final GameNames NONE = new GameNames(List.of(), "", List.of(), false);

  /** Takes copies of the lists. */
  public GameNames {
    ruleSets = List.copyOf(ruleSets);
    surfaces = List.copyOf(surfaces);
  }

  /** A game that is told nothing of a pit lane. */
  public GameNames(
      List<String> ruleSets, String surfacesFile, List<String> surfaces, boolean ofMaterials) {
    this(ruleSets, surfacesFile, surfaces, ofMaterials, PitLane.NONE);
  }

  /** The same with a line through the pits. */
  public GameNames withPitLane(PitLane lane) {
    return new GameNames(ruleSets, surfacesFile, surfaces, ofMaterials, lane);
  }
}
