package org.trackwalk.io.gltf;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.folder.LevelFolder;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.MemoryNeed;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.names.UriName;
import org.trackwalk.mesh.progress.Progress;

/**
 * The bytes behind buffers and buffer views (section 3.6.1): the binary chunk, data URIs, and files
 * beside the scene. Each is fetched once, and only when a mesh asks for it.
 */
final class GltfBuffers {

  /** Zeros that any file may leave out: more than small meshes have. */
  private static final long UNSTORED = 200_000;

  private final GltfContainer container;
  private final GltfDocument document;
  private final ImportRequest request;
  private final Progress progress;
  private final PackedData packed;
  private final Bytes[] fetched;

  /** Files of the buffers that were fetched; null for one that stands in a text. */
  private final Path[] files;

  private final Map<JsonValue, Bytes> decoded = new IdentityHashMap<>();
  private final List<Path> filesRead = new ArrayList<>();
  private long unstored;

  GltfBuffers(
      GltfContainer container,
      GltfDocument document,
      ImportRequest request,
      PackedData packed,
      Progress progress)
      throws JsonException {
    this.container = container;
    this.document = document;
    this.request = request;
    this.packed = packed;
    this.progress = progress;
    this.fetched = new Bytes[document.list("buffers").size()];
    this.files = new Path[fetched.length];
    filesRead.add(request.file());
  }

  /**
   * Counts numbers that stand nowhere, since they are zero unless a sparse list says otherwise. A
   * file may have some of them, and as many more as it has bytes: else a line of text would be any
   * number of points.
   */
  void countUnstored(long numbers, JsonValue at) throws JsonException, IOException {
    long most = UNSTORED + Files.size(request.file());
    for (Bytes bytes : fetched) {
      most += bytes == null ? 0 : bytes.length();
    }
    unstored += numbers;
    if (unstored > most) {
      throw new JsonException(
          at,
          "with this accessor "
              + unstored
              + " numbers are zeros that stand nowhere in the file; in one of its size no more than"
              + " "
              + most
              + " may be: export it again without accessors that have no 'bufferView'");
    }
  }

  /** The scene and every file that was opened for it. */
  List<Path> filesRead() {
    return filesRead;
  }

  /** The bytes of a buffer view, decoded when it is compressed. */
  Bytes view(JsonValue view) throws JsonException, ImportException, IOException {
    JsonValue meshopt = GltfExtensions.meshopt(view);
    if (meshopt == null || isStored(view)) {
      return part(view, "buffer view");
    }
    Bytes known = decoded.get(view);
    if (known == null) {
      known = decode(view, meshopt);
      decoded.put(view, known);
    }
    return known;
  }

  /**
   * The file in which the bytes of a view stand as they are, at their place in the array.
   *
   * @param bytes what {@link #view} gave for it
   * @return null when they were decoded, or stand in a text
   */
  Path fileOf(JsonValue view, Bytes bytes) throws JsonException {
    return bytes.stored() ? files[(int) required(view).number()] : null;
  }

  /** Decodes the mesh of a primitive that Draco has compressed. */
  DracoMesh draco(DracoPart part) throws PackedException, ImportException, IOException {
    return packed.draco(part, document.name(), progress);
  }

  /**
   * Whether the view's own buffer has the bytes as they are. A buffer that calls itself a fallback
   * is for readers without a decoder.
   */
  private boolean isStored(JsonValue view) throws JsonException {
    JsonValue index = required(view);
    JsonValue buffer = document.element("buffers", index);
    JsonValue mark = GltfExtensions.meshopt(buffer);
    boolean fallback = mark != null && GltfDocument.truth(mark, "fallback");
    boolean there = buffer.get("uri") != null || index.number() == 0 && container.binary() >= 0;
    return there && !fallback;
  }

  private Bytes decode(JsonValue view, JsonValue meshopt)
      throws JsonException, ImportException, IOException {
    int length = GltfDocument.number(view, "byteLength", 0);
    MeshoptView wanted = MeshoptView.of(meshopt, part(meshopt, "compressed part"), length);
    MemoryNeed.check(wanted.size(), document.name(), "line " + meshopt.line());
    try {
      return new Bytes(packed.meshopt(wanted, document.name(), progress), 0, length, false);
    } catch (PackedException e) {
      if (document.element("buffers", required(view)).get("uri") != null) {
        return part(view, "buffer view");
      }
      throw new JsonException(meshopt, e.getMessage());
    }
  }

  private static JsonValue required(JsonValue view) throws JsonException {
    JsonValue index = view.get("buffer");
    if (index == null) {
      throw new JsonException(view, "a buffer view needs 'buffer'");
    }
    return index;
  }

  private Bytes part(JsonValue view, String what)
      throws JsonException, ImportException, IOException {
    JsonValue index = required(view);
    JsonValue buffer = document.element("buffers", index);
    Bytes bytes = buffer((int) index.number(), buffer);
    long offset = GltfDocument.number(view, "byteOffset", 0);
    long length = GltfDocument.number(view, "byteLength", 0);
    if (offset + length > bytes.length()) {
      throw new JsonException(
          view,
          "the "
              + what
              + " ends at byte "
              + (offset + length)
              + " of a buffer that has "
              + bytes.length());
    }
    return bytes.part((int) offset, (int) length);
  }

  private Bytes buffer(int index, JsonValue buffer)
      throws JsonException, ImportException, IOException {
    if (fetched[index] == null) {
      JsonValue uri = buffer.get("uri");
      fetched[index] = uri == null ? chunk(index, buffer) : byUri(index, uri);
    }
    return fetched[index];
  }

  private Bytes chunk(int index, JsonValue buffer) throws JsonException {
    if (index != 0 || container.binary() < 0) {
      throw new JsonException(
          buffer, "this buffer has neither a 'uri' nor bytes in the file; export it again");
    }
    files[index] = request.file();
    return new Bytes(container.bytes(), container.binary(), container.binaryLength(), true);
  }

  private Bytes byUri(int index, JsonValue value)
      throws JsonException, ImportException, IOException {
    String uri = value.text();
    if (uri.regionMatches(true, 0, "data:", 0, 5)) {
      MemoryNeed.check(3L * uri.length(), request.displayName(), "line " + value.line());
      byte[] bytes = DataUri.bytes(value);
      return new Bytes(bytes, 0, bytes.length, true);
    }
    String place = "line " + value.line();
    LevelFolder wall = new LevelFolder(request.levelFolder(), request.allowOutside());
    Path base = request.file().toAbsolutePath().getParent();
    Path file = wall.resolve(base, UriName.decoded(uri), request.displayName(), place);
    String shown = file.getFileName().toString();
    FileBytes bytes =
        FileBytes.read(
            new ImportRequest(file, shown, request.levelFolder(), false, null, null), progress);
    filesRead.add(file);
    files[index] = file;
    return new Bytes(bytes.bytes(), bytes.start(), bytes.size(), true);
  }
}
