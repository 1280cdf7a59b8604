package org.trackwalk.check.run;

import java.util.Map;

/**
 * Files whose facts differ from the independent reader's for a reason that docs/formats.md tells.
 * The test still holds them to facts: those counted by scripts that share no code with this project
 * and read these files as their formats say. Columns as in FACTS.csv.
 */
final class RealFactsExplained {

  private static final String PRIMITIVE_MODE = "Mesh_PrimitiveMode";

  private static final String STK = "tracks/stk/";

  private static final Map<String, String> FACTS =
      Map.ofEntries(
          // AC3D 'subdiv': the reader smooths as the modeller would on export, games do not.
          Map.entry("meshes/assimp/AC/SphereWithLight.ac", "264,134,0,0,0,0,0,0,0,0"),
          Map.entry("meshes/assimp/AC/SphereWithLightUvScaling4X.ac", "264,134,0,0,0,0,0,0,0,0"),
          Map.entry("meshes/assimp/AC/sample_subdiv.ac", "48,26,0,0,0,0,0,0,0,0"),
          // The reader makes a fan of a ring-shaped polygon: triangles lie in its hole.
          Map.entry("meshes/assimp/OBJ/concave_polygon.obj", "64,64,64,64,0,0,0,0,0,0"),
          Map.entry("meshes/assimp/OBJ/space_in_material_name.obj", "64,64,64,64,0,0,0,0,0,0"),
          // The reader passes over the lines that go on from a '\'.
          Map.entry("meshes/trimesh/wallhole.obj", "66,35,0,0,0,0,0,0,0,0"),
          // The reader does not turn every other triangle of a strip.
          Map.entry(strip("assimp/glTF2/glTF-Asset-Generator/", "04"), "2,4,4,4,0,0,0,0,0,0"),
          Map.entry(strip("assimp/glTF2/glTF-Asset-Generator/", "11"), "2,4,4,4,0,0,0,0,0,0"),
          Map.entry("meshes/trimesh/Mesh_PrimitiveMode_04.gltf", "2,4,4,4,0,0,0,0,0,0"),
          // Strips again; and positions of one frame that differ by 1e-17 before they are placed.
          Map.entry("meshes/trimesh/mode5.gltf", "2786,1486,3556,252,0,0,0,0,0,0"),
          // The reader takes the second list of a face, texture coordinates, for its vertices.
          Map.entry("meshes/trimesh/fuze_ascii.ply", "1000,502,0,0,0,0,0,0,0,0"),
          // Nothing is drawn in it; the reader makes a mesh out of the nodes.
          Map.entry("tracks/deepracer/China_track/China_track_light.dae", "0,0,0,0,0,0,0,0,0,0"),
          // Nodes scaled and moved by floats: positions of one frame that differ before they are
          // placed and not after stay two, and the reader places with floats. Counted with
          // rational numbers.
          Map.entry(STK + "battleisland/battleisland_track.b3d", "2494,1478,306,242,2,0,0,0,0,0"),
          Map.entry(STK + "hacienda/grass.jpg_track.b3d", "6098,4923,3586,2916,3,0,0,1,0,0"),
          Map.entry(STK + "hacienda/hacienda_track.b3d", "21314,12827,4398,3480,3,0,0,1,0,0"),
          Map.entry(STK + "minigolf/minigolf_track.b3d", "7981,3806,1550,748,1201,46,654,533,0,0"),
          // The reader rounds a number twice, so that some are not the nearest floats.
          Map.entry("tracks/torcs/aalborg/aalborg.ac", "11698,7275,12602,3181,699,0,0,0,0,0"),
          Map.entry("tracks/torcs/wheel-1/wheel-1.ac", "8298,6590,8790,4356,9,0,2,2,0,0"));

  private RealFactsExplained() {}

  /** The columns to compare with, behind the file's name. */
  static String[] expected(String[] columns) {
    String facts = FACTS.get(columns[0]);
    return facts == null ? columns : (columns[0] + "," + facts).split(",");
  }

  private static String strip(String folder, String number) {
    return "meshes/" + folder + PRIMITIVE_MODE + "/" + PRIMITIVE_MODE + "_" + number + ".gltf";
  }
}
