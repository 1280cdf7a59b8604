package org.trackwalk.io.patch.format;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonText;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.patch.FilePatch;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.patch.Splices;

/**
 * A glTF scene with its buffers, ready to be written to: bytes in place, bytes behind a buffer's
 * end, and changes of the JSON (glTF 2.0, sections 3.6 and 4.4).
 */
final class GltfFile {

  private static final int MAGIC = 0x46546C67;
  private static final int BIN = 0x004E4942;
  private static final int CHUNK_HEADER = 8;

  /** Where a buffer's bytes are: in the scene's file, in a file of their own, or in its JSON. */
  private static final class Buffer {
    byte[] bytes;
    int start;
    int length;
    Path file;
    JsonValue uri;
    Splices splices;
    final ByteArrayOutputStream added = new ByteArrayOutputStream();
    byte[] changed;
  }

  final JsonValue root;
  final JsonEdits json;
  private final Path file;
  private final byte[] content;
  private final String text;
  private final int textStart;
  private final int textEnd;
  private final int binary;
  private final int binaryLength;
  private final List<Buffer> buffers = new ArrayList<>();
  private final Splices splices;

  GltfFile(Path file) throws PatchException, IOException, JsonException {
    this.file = file;
    content = Files.readAllBytes(file);
    splices = new Splices(content);
    ByteBuffer in = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
    boolean glb = content.length >= 20 && in.getInt(0) == MAGIC;
    textStart = glb ? 20 : 0;
    textEnd = glb ? 20 + in.getInt(12) : content.length;
    int at = textEnd;
    int bin = -1;
    int length = 0;
    while (glb && at + CHUNK_HEADER <= content.length && bin < 0) {
      int size = in.getInt(at);
      if (in.getInt(at + 4) == BIN) {
        bin = at + CHUNK_HEADER;
        length = size;
      }
      at += CHUNK_HEADER + size;
    }
    binary = bin;
    binaryLength = length;
    text = TextFiles.letters(Arrays.copyOfRange(content, textStart, textEnd), file);
    root = JsonText.parse(text);
    json = new JsonEdits(text);
    for (JsonValue buffer : list("buffers")) {
      buffers.add(open(buffer));
    }
  }

  /** One of the top-level lists; empty when there is none. */
  List<JsonValue> list(String name) throws JsonException {
    JsonValue list = root.get(name);
    return list == null ? List.of() : list.items();
  }

  /** A whole number of an object. */
  static int whole(JsonValue object, String name, int absent) throws JsonException {
    JsonValue value = object.get(name);
    return value == null ? absent : value.index(Integer.MAX_VALUE - 8);
  }

  private Buffer open(JsonValue json) throws PatchException, IOException, JsonException {
    Buffer buffer = new Buffer();
    JsonValue uri = json.get("uri");
    if (uri == null) {
      buffer.bytes = content;
      buffer.start = Math.max(0, binary);
      buffer.length = binaryLength;
      buffer.splices = splices;
      return buffer;
    }
    String name = uri.text();
    if (name.regionMatches(true, 0, "data:", 0, 5)) {
      String body = name.substring(name.indexOf(',') + 1);
      buffer.bytes = Base64.getDecoder().decode(body);
      buffer.changed = buffer.bytes.clone();
      buffer.uri = uri;
    } else {
      String decoded = URLDecoder.decode(name.replace("+", "%2B"), StandardCharsets.UTF_8);
      Path folder = file.toAbsolutePath().getParent();
      buffer.file = folder.resolve(decoded.replace('\\', '/')).normalize();
      if (!Files.isRegularFile(buffer.file)) {
        buffer.bytes = new byte[0];
        return buffer;
      }
      buffer.bytes = Files.readAllBytes(buffer.file);
      buffer.splices = new Splices(buffer.bytes);
    }
    buffer.length = buffer.bytes.length;
    return buffer;
  }

  /** The bytes in which a buffer lies. */
  byte[] bytes(int buffer) {
    return buffers.get(buffer).bytes;
  }

  /** Where it begins in them. */
  int start(int buffer) {
    return buffers.get(buffer).start;
  }

  int length(int buffer) {
    return buffers.get(buffer).length;
  }

  /** Writes bytes in place. */
  void write(int buffer, int offset, byte[] with) {
    Buffer b = buffers.get(buffer);
    if (b.changed != null) {
      System.arraycopy(with, 0, b.changed, offset, with.length);
    } else {
      b.splices.replace(b.start + offset, b.start + offset + with.length, with);
    }
  }

  /** Adds a view behind the end of a buffer; returns its number. */
  int append(int buffer, byte[] with, int stride) throws JsonException {
    Buffer b = buffers.get(buffer);
    while ((b.length + b.added.size()) % 4 != 0) {
      b.added.write(0);
    }
    int offset = b.length + b.added.size();
    b.added.writeBytes(with);
    while ((b.length + b.added.size()) % 4 != 0) {
      b.added.write(0);
    }
    String view =
        "{\"buffer\":" + buffer + ",\"byteOffset\":" + offset + ",\"byteLength\":" + with.length;
    view += stride > 0 ? ",\"byteStride\":" + stride + "}" : "}";
    return list("bufferViews").size() + json.append(root.get("bufferViews"), view);
  }

  /** The patches of the scene and of its buffers. */
  List<FilePatch> patches() throws PatchException, JsonException {
    List<FilePatch> patches = new ArrayList<>();
    int grown = 0;
    for (int i = 0; i < buffers.size(); i++) {
      Buffer b = buffers.get(i);
      byte[] added = b.added.toByteArray();
      if (added.length > 0) {
        String length = Integer.toString(b.length + added.length);
        json.set(list("buffers").get(i), "byteLength", length);
      }
      if (b.changed != null) {
        byte[] all = Arrays.copyOf(b.changed, b.changed.length + added.length);
        System.arraycopy(added, 0, all, b.changed.length, added.length);
        if (!Arrays.equals(all, b.bytes)) {
          String uri = b.uri.text();
          String head = uri.substring(0, uri.indexOf(',') + 1);
          json.replace(b.uri, "\"" + head + Base64.getEncoder().encodeToString(all) + "\"");
        }
      } else if (b.splices != null) {
        b.splices.replace(b.start + b.length, b.start + b.length, added);
        grown += b.file == null ? added.length : 0;
        if (b.file != null) {
          FilePatch patch = b.splices.patch(b.file.toString());
          patches.add(patch);
        }
      }
    }
    text(grown);
    patches.add(splices.patch(file.toString()));
    patches.removeIf(p -> p.splices().isEmpty());
    return patches;
  }

  private void text(int grown) throws JsonException {
    int longer = 0;
    int done = 0;
    int at = textStart;
    for (JsonEdits.Change change : json.changes()) {
      at += bytes(done, change.from());
      int old = bytes(change.from(), change.to());
      byte[] with = change.with().getBytes(StandardCharsets.UTF_8);
      splices.replace(at, at + old, with);
      longer += with.length - old;
      at += old;
      done = change.to();
    }
    if (textStart == 0) {
      return;
    }
    int spaces = 0;
    while (spaces < textEnd - textStart && content[textEnd - 1 - spaces] == ' ') {
      spaces++;
    }
    int padding = longer;
    if (longer > 0 && longer <= spaces) {
      splices.replace(textEnd - longer, textEnd, new byte[0]);
      padding = 0;
    } else if (longer < 0) {
      splices.replace(textEnd, textEnd, " ".repeat(-longer));
      padding = 0;
    } else if (longer > 0) {
      int more = (4 - longer % 4) % 4;
      splices.replace(textEnd, textEnd, " ".repeat(more));
      padding = longer + more;
    }
    ByteBuffer in = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
    number(12, in.getInt(12) + padding);
    number(8, in.getInt(8) + padding + grown);
    if (grown > 0) {
      number(binary - CHUNK_HEADER, binaryLength + grown);
    }
  }

  private int bytes(int from, int to) {
    return text.substring(from, to).getBytes(StandardCharsets.UTF_8).length;
  }

  private void number(int at, int value) {
    byte[] four = ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(value).array();
    splices.replace(at, at + 4, four);
  }
}
