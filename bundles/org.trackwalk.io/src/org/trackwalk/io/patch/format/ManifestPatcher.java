package org.trackwalk.io.patch.format;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.json.JsonDocument;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.json.JsonWords;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.manifest.ManifestPiece;
import org.trackwalk.io.manifest.ManifestReader;
import org.trackwalk.io.manifest.ManifestWriter;
import org.trackwalk.io.patch.Declaration;
import org.trackwalk.io.patch.FilePatch;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.patch.Splices;

/**
 * Lets a manifest say how its meshes are read. What people have written in it keeps its bytes; one
 * that is not there is made and says nothing else.
 */
public final class ManifestPatcher {

  private ManifestPatcher() {}

  /**
   * The patch of a manifest.
   *
   * @param file the manifest; need not exist
   * @param meshes the level's files as its manifest names them, for one that lists none
   * @throws PatchException when it cannot be said in this manifest
   * @throws IOException when it cannot be read from disk
   */
  public static FilePatch patch(Path file, List<String> meshes, List<Declaration> declarations)
      throws PatchException, IOException {
    boolean there = Files.exists(file);
    byte[] old = there ? Files.readAllBytes(file) : new byte[0];
    String text = there ? TextFiles.letters(old, file) : minimal(meshes);
    try {
      JsonDocument manifest = JsonDocument.parse(text);
      for (Declaration declaration : declarations) {
        manifest =
            switch (declaration) {
              case Declaration.Read read -> read(manifest, read);
              case Declaration.Placed placed -> placed(manifest, placed, meshes);
            };
      }
      ManifestReader.parse(manifest.text());
      byte[] now = manifest.text().getBytes(StandardCharsets.UTF_8);
      return there ? changed(file, old, now) : FilePatch.made(file.toString(), now);
    } catch (JsonException e) {
      throw new PatchException(file.getFileName() + ", " + e.place() + ": " + e.getMessage());
    }
  }

  private static String minimal(List<String> meshes) {
    List<ManifestPiece> pieces = meshes.stream().map(ManifestPiece::of).toList();
    return ManifestWriter.toText(LevelManifest.of(null, null, null, pieces));
  }

  /** From the first byte that differs to the last one. */
  private static FilePatch changed(Path file, byte[] old, byte[] now) throws PatchException {
    int least = Math.min(old.length, now.length);
    int from = 0;
    while (from < least && old[from] == now[from]) {
      from++;
    }
    int tail = 0;
    while (tail < least - from && old[old.length - 1 - tail] == now[now.length - 1 - tail]) {
      tail++;
    }
    byte[] with = new byte[now.length - tail - from];
    System.arraycopy(now, from, with, 0, with.length);
    Splices splices = new Splices(old);
    splices.replace(from, old.length - tail, with);
    return splices.patch(file.toString());
  }

  private static JsonDocument read(JsonDocument manifest, Declaration.Read read)
      throws JsonException {
    JsonDocument said = manifest;
    if (read.unit() != null) {
      said = said.set(said.root(), "units", JsonWords.quoted(read.unit().id()));
    }
    if (read.up() != null) {
      said = said.set(said.root(), "up", JsonWords.quoted(read.up().id()));
    }
    return said;
  }

  private static JsonDocument placed(
      JsonDocument manifest, Declaration.Placed placed, List<String> meshes)
      throws JsonException, PatchException {
    JsonDocument listed = manifest;
    if (listed.root().get("pieces") == null) {
      List<String> rows = new ArrayList<>();
      meshes.forEach(mesh -> rows.add("    " + new JsonWords().text("file", mesh).object()));
      listed = listed.set(listed.root(), "pieces", "[\n" + String.join(",\n", rows) + "\n  ]");
    }
    List<JsonValue> whole = new ArrayList<>();
    List<JsonValue> named = new ArrayList<>();
    for (JsonValue entry : listed.root().get("pieces").items()) {
      JsonValue file = entry.get("file");
      JsonValue node = entry.get("node");
      if (file != null && same(file.text(), placed.file())) {
        if (node == null) {
          whole.add(entry);
        } else if (placed.node() == null || placed.node().equals(node.text())) {
          named.add(entry);
        }
      }
    }
    List<JsonValue> wanted = placed.node() == null ? whole : named;
    boolean once = whole.size() == 1 && (placed.node() != null || named.isEmpty());
    if (once && placed.node() != null && named.isEmpty()) {
      return PlacedEntry.apart(listed, index(listed, whole.get(0)), placed);
    }
    if (wanted.size() != 1 || placed.node() == null && !once) {
      throw new PatchException(
          "the manifest has "
              + (whole.size() + named.size() == 0 ? "no entry" : "several entries")
              + " for "
              + placed.file()
              + ": put it there by hand");
    }
    return PlacedEntry.changed(listed, index(listed, wanted.get(0)), placed.placement());
  }

  private static int index(JsonDocument manifest, JsonValue entry) throws JsonException {
    return manifest.root().get("pieces").items().indexOf(entry);
  }

  private static boolean same(String written, String file) {
    return Path.of(written).normalize().equals(Path.of(file).normalize());
  }
}
