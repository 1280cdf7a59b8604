package org.trackwalk.io.patch;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.trackwalk.io.aside.AsideFile;
import org.trackwalk.io.importer.MemoryNeed;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonText;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.mesh.names.JsonString;

/**
 * What takes fixes back, on disk: patches in the order in which they are to be applied, with the
 * digests of the files before and after. Files below its own folder are named from there, so that
 * the folder may move.
 */
public final class UndoFile {

  /** First member of every such file. */
  public static final String SCHEMA = "trackwalk-undo/1";

  private UndoFile() {}

  /**
   * Writes what takes patches back.
   *
   * @param applied by absolute path, in the order in which they were applied
   */
  public static void write(Path target, List<FilePatch> applied) throws IOException {
    Path folder = target.toAbsolutePath().normalize().getParent();
    StringBuilder out = new StringBuilder("{\n  \"schema\": \"" + SCHEMA + "\",\n  \"patches\": [");
    for (int i = applied.size() - 1; i >= 0; i--) {
      FilePatch patch = applied.get(i).inverse();
      out.append(i == applied.size() - 1 ? "\n" : ",\n");
      out.append("    {\"file\": ").append(JsonString.of(shown(folder, patch.file())));
      out.append(", \"before\": \"").append(patch.before());
      out.append("\", \"after\": \"").append(patch.after()).append("\", \"splices\": [");
      for (int s = 0; s < patch.splices().size(); s++) {
        Splice splice = patch.splices().get(s);
        out.append(s == 0 ? "\n" : ",\n").append("      {\"offset\": ").append(splice.offset());
        out.append(", \"remove\": \"").append(text(splice.removed()));
        out.append("\", \"insert\": \"").append(text(splice.inserted())).append("\"}");
      }
      out.append("\n    ]}");
    }
    byte[] bytes = out.append("\n  ]\n}\n").toString().getBytes(StandardCharsets.UTF_8);
    AsideFile.write(bytes, target, true);
  }

  /**
   * Reads patches, ready to be applied in their order.
   *
   * @throws PatchException when the file is not of this kind, would make a file, or needs more
   *     memory than there is
   */
  public static List<FilePatch> read(Path source) throws PatchException, IOException {
    Path folder = source.toAbsolutePath().normalize().getParent();
    try {
      JsonValue root = JsonText.parse(Files.readAllBytes(source));
      JsonValue schema = root.get("schema");
      if (schema == null || !schema.text().equals(SCHEMA)) {
        throw new PatchException("this is no undo file (\"schema\": \"" + SCHEMA + "\")");
      }
      List<FilePatch> patches = new ArrayList<>();
      for (JsonValue patch : member(root, "patches").items()) {
        List<Splice> splices = new ArrayList<>();
        for (JsonValue s : member(patch, "splices").items()) {
          int offset = member(s, "offset").index(Integer.MAX_VALUE);
          splices.add(new Splice(offset, bytes(s, "remove"), bytes(s, "insert")));
        }
        String file = folder.resolve(member(patch, "file").text()).normalize().toString();
        String before = member(patch, "before").text();
        String after = member(patch, "after").text();
        FilePatch read = new FilePatch(file, before, after, List.copyOf(splices));
        if (read.makes()) {
          throw new PatchException(file + " would be made, and no fix takes a file away");
        }
        patches.add(read);
      }
      return patches;
    } catch (OutOfMemoryError e) {
      throw new PatchException(MemoryNeed.exhausted());
    } catch (JsonException e) {
      throw new PatchException("this is no undo file: " + e.place() + ": " + e.getMessage());
    } catch (IllegalArgumentException e) {
      throw new PatchException("this is no undo file: " + e.getMessage());
    }
  }

  /**
   * The same of a file that anybody may have made: what it changes lies beside it.
   *
   * @throws PatchException also when it names a file outside of its own folder
   */
  public static List<FilePatch> readOfOthers(Path source) throws PatchException, IOException {
    List<FilePatch> patches = read(source);
    List<String> outside =
        PatchPlaces.outside(source.toAbsolutePath().normalize().getParent(), patches);
    if (!outside.isEmpty()) {
      throw new PatchException(
          "it would change what does not lie in its folder, or is hidden there: "
              + String.join(", ", outside)
              + "; --allow-outside lets it");
    }
    return patches;
  }

  private static JsonValue member(JsonValue object, String key) throws JsonException {
    JsonValue value = object.get(key);
    if (value == null) {
      throw new JsonException(object, "'" + key + "' is missing");
    }
    return value;
  }

  private static byte[] bytes(JsonValue splice, String key) throws JsonException {
    return Base64.getDecoder().decode(member(splice, key).text());
  }

  private static String text(byte[] bytes) {
    return Base64.getEncoder().encodeToString(bytes);
  }

  private static String shown(Path folder, String file) {
    Path path = Path.of(file);
    boolean below = path.startsWith(folder);
    return (below ? folder.relativize(path).toString() : file).replace('\\', '/');
  }
}
