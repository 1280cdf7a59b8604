package org.trackwalk.io.gltf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.json.JsonText;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.robust.SoundPieces;

/**
 * The Khronos validator's own test files, each with the validator's report beside it. What the
 * validator calls an error in the container, the JSON or the hierarchy is refused; what it calls
 * sound is read; errors about looks, limits and hints are read, too, for the triangles are there.
 */
final class GltfValidatorFilesTest {

  /** Errors after which nobody can know what the triangles are. */
  private static final Set<String> FATAL =
      Set.of(
          "GLB_INVALID_MAGIC",
          "GLB_INVALID_VERSION",
          "GLB_LENGTH_TOO_SMALL",
          "GLB_CHUNK_TOO_BIG",
          "GLB_EMPTY_CHUNK",
          "GLB_UNEXPECTED_END_OF_CHUNK_HEADER",
          "GLB_UNEXPECTED_END_OF_CHUNK_DATA",
          "GLB_UNEXPECTED_END_OF_HEADER",
          "GLB_UNEXPECTED_FIRST_CHUNK",
          "GLB_LENGTH_MISMATCH",
          "UNKNOWN_ASSET_MAJOR_VERSION",
          "ASSET_MIN_VERSION_GREATER_THAN_VERSION",
          "NODE_LOOP",
          "NODE_PARENT_OVERRIDE",
          "MESH_PRIMITIVE_INDICES_ACCESSOR_INVALID_FORMAT");

  /** Sound, but the file does not hold the triangles, or needs what is not read. */
  private static final Set<String> SOUND_AND_REFUSED =
      Set.of("named_objects.gltf", "unused_objects.gltf", "min_version_valid.gltf");

  @Test
  void filesEndAsTheValidatorsReportsSay() throws Exception {
    TreeMap<String, String> wrong = new TreeMap<>();
    int judged = 0;
    for (String root : List.of("bad", "data")) {
      for (Path file : SoundPieces.sharedFiles(root, List.of(".gltf", ".glb"))) {
        Path report = file.resolveSibling(file.getFileName() + ".report.json");
        if (Files.exists(report)) {
          judged++;
          String problem = judge(file, errors(report));
          if (!problem.isEmpty()) {
            wrong.put(file.toString(), problem);
          }
        }
      }
    }
    assertTrue(judged > 150, judged + " files judged");
    assertEquals(new TreeMap<String, String>(), wrong);
  }

  private static String judge(Path file, Set<String> errors) throws Exception {
    String refusal = "";
    try {
      SceneText.read(file, false);
    } catch (ImportException e) {
      refusal = e.oneLine();
    }
    boolean fatal = errors.stream().anyMatch(FATAL::contains);
    if (fatal && refusal.isEmpty()) {
      return "read, though " + errors;
    }
    boolean known = SOUND_AND_REFUSED.contains(file.getFileName().toString());
    if (errors.isEmpty() && !known && !refusal.isEmpty()) {
      return "refused, though sound: " + refusal;
    }
    return "";
  }

  private static Set<String> errors(Path report) throws Exception {
    JsonValue issues = JsonText.parse(Files.readAllBytes(report)).get("issues");
    Set<String> codes = new TreeSet<>();
    for (JsonValue message : issues.get("messages").items()) {
      if (message.get("severity").number() == 0) {
        codes.add(message.get("code").text());
      }
    }
    return codes;
  }
}
