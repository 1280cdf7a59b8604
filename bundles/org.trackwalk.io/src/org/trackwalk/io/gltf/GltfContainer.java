package org.trackwalk.io.gltf;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonText;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.mesh.progress.Progress;

/**
 * The two halves of a file: the JSON, and the binary chunk that a GLB has (section 4.4). Which of
 * the two forms it is, the first bytes say, not the file's name.
 *
 * @param root the JSON object
 * @param bytes the whole file
 * @param binary first byte of the binary chunk; -1 when there is none
 * @param binaryLength its length
 */
record GltfContainer(JsonValue root, byte[] bytes, int binary, int binaryLength) {

  private static final int MAGIC = 0x46546C67;
  private static final int JSON = 0x4E4F534A;
  private static final int BIN = 0x004E4942;
  private static final int HEADER = 12;
  private static final int CHUNK_HEADER = 8;

  static GltfContainer read(ImportRequest request, Progress progress)
      throws ImportException, IOException {
    FileBytes file = FileBytes.read(request, progress);
    String name = request.displayName();
    ByteBuffer bytes = ByteBuffer.wrap(file.bytes(), 0, file.end()).order(ByteOrder.LITTLE_ENDIAN);
    try {
      if (file.size() >= 4 && bytes.getInt(0) == MAGIC) {
        return binary(bytes, name);
      }
      FileBytes text = file.asSureText();
      checkText(text, name);
      JsonValue root = JsonText.parse(text.bytes(), text.start(), text.size());
      return new GltfContainer(root, text.bytes(), -1, 0);
    } catch (JsonException e) {
      throw new ImportException(name, e.place(), "this is not glTF: " + e.getMessage());
    }
  }

  /** Bytes that no text begins with get a better reason than the parser would give. */
  private static void checkText(FileBytes text, String name) throws ImportException {
    int first = text.size() == 0 ? ' ' : text.bytes()[text.start()];
    if (first < ' ' && first != '\t' && first != '\n' && first != '\r') {
      throw new ImportException(
          name,
          "byte 0",
          "this is not glTF: it is neither JSON nor a GLB file, which begins with 'glTF'");
    }
  }

  private static GltfContainer binary(ByteBuffer bytes, String name)
      throws ImportException, JsonException {
    int size = bytes.limit();
    int version = size < 8 ? 2 : bytes.getInt(4);
    if (version != 2) {
      throw new ImportException(
          name, "byte 4", "GLB version " + version + " is not read; export as glTF 2.0");
    }
    if (size < HEADER + CHUNK_HEADER) {
      throw new ImportException(name, "byte " + size, "the GLB file ends inside its header");
    }
    long declared = Integer.toUnsignedLong(bytes.getInt(8));
    if (declared < HEADER + CHUNK_HEADER) {
      throw new ImportException(
          name, "byte 8", "the GLB file says that it has " + declared + " bytes; export it again");
    }
    if (declared > size) {
      throw new ImportException(
          name,
          "byte " + size,
          "the GLB file is cut off: it should have " + declared + " bytes and has " + size);
    }
    int end = (int) declared;
    JsonValue root = null;
    int at = HEADER;
    while (at + CHUNK_HEADER <= end) {
      long length = Integer.toUnsignedLong(bytes.getInt(at));
      int type = bytes.getInt(at + 4);
      int start = at + CHUNK_HEADER;
      if (length > end - start) {
        throw new ImportException(
            name, "byte " + at, "a chunk of the GLB file reaches past its end");
      }
      if (root == null) {
        if (type != JSON) {
          throw new ImportException(
              name, "byte " + at, "the first chunk of the GLB file is not JSON");
        }
        root = JsonText.parse(bytes.array(), start, (int) length);
      } else if (type == BIN) {
        return new GltfContainer(root, bytes.array(), start, (int) length);
      }
      at = (int) Math.min(end, start + length);
    }
    if (root == null) {
      throw new ImportException(name, "byte " + at, "the GLB file has no JSON chunk");
    }
    return new GltfContainer(root, bytes.array(), -1, 0);
  }
}
