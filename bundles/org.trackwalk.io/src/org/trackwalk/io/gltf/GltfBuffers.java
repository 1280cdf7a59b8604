package org.trackwalk.io.gltf;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.folder.LevelFolder;
import org.trackwalk.io.folder.MemoryNeed;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.mesh.progress.Progress;

/**
 * The bytes behind buffers and buffer views (section 3.6.1): the binary chunk, data URIs, and files
 * beside the scene. Each is fetched once, and only when a mesh asks for it.
 */
final class GltfBuffers {

  private static final int SHOWN = 60;

  private final GltfContainer container;
  private final GltfDocument document;
  private final ImportRequest request;
  private final Progress progress;
  private final Bytes[] fetched;
  private final List<Path> filesRead = new ArrayList<>();

  GltfBuffers(
      GltfContainer container, GltfDocument document, ImportRequest request, Progress progress)
      throws JsonException {
    this.container = container;
    this.document = document;
    this.request = request;
    this.progress = progress;
    this.fetched = new Bytes[document.list("buffers").size()];
    filesRead.add(request.file());
  }

  /** The scene and every file that was opened for it. */
  List<Path> filesRead() {
    return filesRead;
  }

  /** The bytes of a buffer view. */
  Bytes view(JsonValue view) throws JsonException, ImportException, IOException {
    JsonValue index = view.get("buffer");
    if (index == null) {
      throw new JsonException(view, "a buffer view needs 'buffer'");
    }
    JsonValue buffer = document.element("buffers", index);
    Bytes bytes = buffer((int) index.number(), buffer);
    long offset = GltfDocument.number(view, "byteOffset", 0);
    long length = GltfDocument.number(view, "byteLength", 0);
    if (offset + length > bytes.length()) {
      throw new JsonException(
          view,
          "the buffer view ends at byte "
              + (offset + length)
              + " of a buffer that has "
              + bytes.length());
    }
    return new Bytes(bytes.array(), bytes.start() + (int) offset, (int) length);
  }

  private Bytes buffer(int index, JsonValue buffer)
      throws JsonException, ImportException, IOException {
    if (fetched[index] == null) {
      JsonValue uri = buffer.get("uri");
      fetched[index] = uri == null ? chunk(index, buffer) : byUri(uri);
    }
    return fetched[index];
  }

  private Bytes chunk(int index, JsonValue buffer) throws JsonException {
    if (index != 0 || container.binary() < 0) {
      throw new JsonException(
          buffer, "this buffer has neither a 'uri' nor bytes in the file; export it again");
    }
    return new Bytes(container.bytes(), container.binary(), container.binaryLength());
  }

  private Bytes byUri(JsonValue value) throws JsonException, ImportException, IOException {
    String uri = value.text();
    if (uri.regionMatches(true, 0, "data:", 0, 5)) {
      return dataUri(value, uri);
    }
    String place = "line " + value.line();
    LevelFolder wall = new LevelFolder(request.levelFolder(), request.allowOutside());
    Path base = request.file().toAbsolutePath().getParent();
    Path file = wall.resolve(base, decoded(uri), request.displayName(), place);
    String shown = file.getFileName().toString();
    FileBytes bytes =
        FileBytes.read(
            new ImportRequest(file, shown, request.levelFolder(), false, null, null), progress);
    filesRead.add(file);
    return new Bytes(bytes.bytes(), bytes.start(), bytes.size());
  }

  private Bytes dataUri(JsonValue value, String uri) throws JsonException, ImportException {
    int comma = uri.indexOf(',');
    String head = comma < 0 ? uri : uri.substring(0, comma);
    if (comma < 0 || !head.toLowerCase(Locale.ROOT).endsWith(";base64")) {
      String shown = head.substring(0, Math.min(SHOWN, head.length()));
      throw new JsonException(value, "this data URI is not base64: " + shown);
    }
    MemoryNeed.check(3L * uri.length(), request.displayName(), "line " + value.line());
    String body = uri.substring(comma + 1);
    try {
      byte[] bytes = Base64.getDecoder().decode(body.indexOf('%') < 0 ? body : decoded(body));
      return new Bytes(bytes, 0, bytes.length);
    } catch (IllegalArgumentException e) {
      throw new JsonException(value, "the base64 text of this data URI is broken");
    }
  }

  /** Percent signs resolved; a name that is not well encoded is taken as it stands. */
  private static String decoded(String uri) {
    try {
      return URLDecoder.decode(uri.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      return uri;
    }
  }
}
