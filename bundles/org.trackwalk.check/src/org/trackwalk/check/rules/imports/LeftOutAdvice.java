package org.trackwalk.check.rules.imports;

import java.util.Collection;
import java.util.stream.Collectors;
import org.trackwalk.mesh.level.LeftOut;

/** What to do in the modelling tool about something that was left out. */
final class LeftOutAdvice {

  private LeftOutAdvice() {}

  /** A sentence or two for each of the kinds that ask for something of their own. */
  static String of(Collection<LeftOut.Kind> kinds) {
    return kinds.stream().map(LeftOutAdvice::of).distinct().collect(Collectors.joining(" "));
  }

  private static String of(LeftOut.Kind kind) {
    return switch (kind) {
      case EDGES, POINTS ->
          "Guides and construction lines may stay. What cars should feel needs faces (Blender:"
              + " Edit Mode > Extrude); the rest goes with Mesh > Clean Up > Delete Loose.";
      case CURVES ->
          "A curve that is drawn with a width or a bevel needs faces (Blender: Object > Convert >"
              + " Mesh) before the export; a guide may stay.";
      case SKINNED, SHAPE_KEYS ->
          "Nothing to do for what moves in the game. For what stands still apply the pose or the"
              + " shape (Blender: apply the Armature modifier; Shape Keys > Apply All) before the"
              + " export.";
      case SURFACES, OBJECTS ->
          "Turn surfaces, text and metaballs into meshes (Blender: Object > Convert > Mesh) and"
              + " export again.";
      case SUBDIVISION ->
          "Apply the subdivision (Blender: Object > Convert > Mesh; AC3D: Commit Subdivision) and"
              + " export again; a game that ignores it as well is checked rightly.";
      case MODIFIERS ->
          "Apply the modifiers (Blender: Object > Convert > Mesh, or 'Apply Modifiers' in the"
              + " export) and export as glTF, FBX or OBJ.";
      case INSTANCES ->
          "Make the copies real (Blender: Object > Apply > Make Instances Real) and export again.";
      case FILES ->
          "Export everything into one file, or check the other files beside it as pieces of a"
              + " manifest.";
      case SHORT_FACES ->
          "Export again; if a script wrote the file, give each face three corners or more.";
      case LOST -> "Export again, or as glTF or OBJ, and compare the number of triangles.";
      case SETTINGS ->
          "Look at the file in a text editor: it ends too early, or a value is not what stands"
              + " there in other tracks. All else was checked without it.";
      case NOT_NAMED ->
          "Cars that meet them need an entry in the manifest: one with 'file' and no 'node' takes"
              + " all that no other entry of the file names. What is only drawn gets an entry with"
              + " \"collidable\": false.";
      case REMARKS -> "Compare the number of triangles with that of the modelling tool.";
    };
  }
}
